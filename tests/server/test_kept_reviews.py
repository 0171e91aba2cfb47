"""Reviews over HTTP: they are kept, told as they are worked out, and say how well people play."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
import zlib
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rollwright.server.bots import Thinkers
from rollwright.server.metrics import Metrics
from rollwright.server.quality import quality_by_game
from rollwright.store.interface import Quality, Result
from tests.server.running import ServerProcess, Someone

TODAY = "2026-11-18"

pytestmark = pytest.mark.xdist_group("server")


async def test_a_review_is_told_line_by_line(ada: Someone) -> None:
    table = await ada.open("splitter", 2, start=True, bots={"1": "random"})
    async with ada.at(table) as a:
        await a.play(random.Random(3))
    told = []
    for encoding in ("identity", "gzip"):
        headers = {"accept-encoding": encoding}
        async with ada.http.stream("GET", f"/api/tables/{table}/review/stream", headers=headers) as answer:
            assert answer.headers.get("content-encoding", "identity") == encoding
            told.append([json.loads(line) async for line in answer.aiter_lines()])
    assert told[0] == told[1], "the second one was kept"
    *entries, summary = told[0]
    whole = await ada.get(f"/api/tables/{table}/review")
    assert [entry["point"] for entry in entries] == whole["curve"]
    assert [moment for entry in entries for moment in entry["moments"]] == whole["moments"]
    assert summary.pop("kind") == "summary"
    assert summary == {name: whole[name] for name in ("match", "game", "variant", "finished", "seats")}


async def test_those_who_ask_at_once_share_one_review(ada: Someone) -> None:
    table = await ada.open("splitter", 1, start=True)
    async with ada.at(table) as a:
        await a.play(random.Random(4))
    first, *others = await asyncio.gather(*(ada.get(f"/api/tables/{table}/review") for _ in range(40)))
    assert all(other == first for other in others), "more than one address may begin at once"


async def test_quality_follows_a_match_and_a_kept_review_loses_an_erased_name(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, REVIEW_MATCHES="true")
    server.start()
    async with Someone(server.url) as ada, Someone(server.url) as ben:
        assert await ada.get("/api/me/quality") == {"games": {}}
        table = await ada.open("splitter", 2, names=["Ada"])
        async with ada.at(table) as a, ben.at(table) as b:
            await b.say("sit", name="Forgettable")
            await a.say("start")
            await asyncio.gather(a.play(random.Random(5)), b.play(random.Random(6)))
        found = await _quality(ada, "splitter")
        server.stop()
        server.start()
        assert await _quality(ada, "splitter") == found
        assert (await ben.http.delete("/api/me")).status_code == 204
        reviewed = await ada.get(f"/api/tables/{table}/review")
    server.stop()
    [match] = found["matches"]
    mine = reviewed["seats"][0]
    assert (match["table"], match["seats"], match["final"]) == (table, 2, mine["final"])
    assert (match["decisions"], match["luck"], match["adjusted"]) == (mine["unforced"], mine["luck"], mine["adjusted"])
    assert match["lost"] == pytest.approx(mine["lost"], abs=1e-9)
    assert found["band"]["lost"] == pytest.approx(match["lost"] / match["decisions"])
    assert [seat["name"] for seat in reviewed["seats"]] == ["Ada", "—"]
    with closing(sqlite3.connect(tmp_path / "rollwright.sqlite3")) as database:
        [(summary, entries)] = database.execute("SELECT summary, entries FROM reviews").fetchall()
    assert b"Ada" not in summary + zlib.decompress(entries)
    assert b"Forgettable" not in summary + zlib.decompress(entries)


async def _quality(someone: Someone, game: str) -> Any:
    """Once all matches are worked out."""
    async with asyncio.timeout(60):
        while True:
            games = (await someone.get("/api/me/quality"))["games"]
            if games and not games[game]["pending"]:
                return games[game]
            await asyncio.sleep(0.2)


def _result(table: str, seats: int, quality: Quality | None, unrated: str | None = None) -> Result:
    return Result(table, 0, "ada", "Ada", "qwinto", "", seats, 70, False, 1.0, unrated=unrated, quality=quality)


def test_a_band_rests_on_rated_matches_with_the_number_of_seats_that_was_played_most() -> None:
    results = [
        _result("t1", 1, Quality(10.0, 10.0, 50, 1.5)),
        _result("t2", 2, Quality(40.0, 60.0, 45, 0.0)),
        _result("t3", 2, Quality(50.0, 70.0, 45, 0.0)),
        _result("t4", 2, Quality(900.0, 900.0, 9, 0.0), unrated="hint"),
        _result("t5", 2, None),
    ]
    results.append(msgspec.structs.replace(_result("t6", 2, Quality(1.0, 1.0, 1, 0.0)), daily=TODAY))
    [(game, found)] = quality_by_game(results, 3, TODAY).items()
    assert (game, found.pending, found.band_seats) == ("qwinto", 2, 2)
    assert [match.table for match in found.matches] == ["t2", "t3", "t4"]
    assert found.band is not None
    assert (found.band.decisions, found.band.lost) == (90, 1.0)


def test_a_game_that_is_not_known_any_more_has_no_quality() -> None:
    gone = Result("t1", 0, "ada", "Ada", "no-such-game", "", 1, 70, False, 1.0)
    assert quality_by_game([gone], 3, TODAY) == {}


async def test_work_without_hurry_waits_while_a_bot_decides() -> None:
    deciding = asyncio.Event()

    class Slow(Thinkers):
        async def _decide_elsewhere(self, *_: Any) -> None:
            await deciding.wait()

    thinkers = Slow(1, 30.0, Metrics())
    bot = asyncio.create_task(thinkers.decide("splitter", "club", None, 0))
    await asyncio.sleep(0)
    resting = asyncio.create_task(thinkers.rest())
    await asyncio.sleep(0.15)
    assert not resting.done()
    deciding.set()
    await asyncio.wait_for(asyncio.gather(bot, resting), 5)

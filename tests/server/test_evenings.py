"""Club evenings: equal dice at all tables, one list, and nobody lost."""

from __future__ import annotations

import asyncio
import csv
import io
import random
import re
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st
from pypdf import PdfReader

from rollwright.server.evening.seating import seat
from rollwright.server.evening.standings import standings
from rollwright.store.evenings import EveningRow, EveningTable, LoadedEvening, Member, Round
from rollwright.store.interface import Result
from tests.postgres import Postgres
from tests.server.running import Json, Refused, ServerProcess, Someone

pytestmark = pytest.mark.xdist_group("server")

#: Seconds for a bot whose process has to start first, beside everything else that a test machine does.
PATIENCE = 90.0
WISH = {"title": "Friday", "game": "splitter", "seats": 4, "rounds": 2, "bot": "random"}


# --- seating ----------------------------------------------------------------------------------------------------------


@given(st.integers(1, 60), st.integers(2, 8), st.integers())
def test_everybody_gets_one_seat_and_tables_differ_by_one_person_at_most(count: int, seats: int, seed: int) -> None:
    people = [str(number) for number in range(count)]
    tables = seat(people, seats, [], random.Random(seed))
    assert sorted(person for table in tables for person in table) == sorted(people)
    sizes = {len(table) for table in tables}
    assert max(sizes) <= seats
    assert max(sizes) - min(sizes) <= 1


def test_people_who_have_met_are_kept_apart_if_possible() -> None:
    people, rng = [str(number) for number in range(16)], random.Random(1)
    first = seat(people, 4, [], rng)
    second = seat(people, 4, first, rng)
    met = {frozenset((a, b)) for table in first for a in table for b in table if a != b}
    again = [pair for table in second for a in table for b in table if a < b and (pair := frozenset((a, b))) in met]
    assert len(again) <= 4, "a random seating brings about five people together again"


def test_the_first_seat_goes_round() -> None:
    first = [("a", "b"), ("c", "d")]
    assert all(table[0] in {"b", "d"} for table in seat(["a", "b", "c", "d"], 4, first, random.Random(1)))


# --- the list ---------------------------------------------------------------------------------------------------------


def evening(scores: Sequence[Sequence[tuple[str | None, int, str | None]]]) -> LoadedEvening:
    """One round: for each table the person (None is a bot), the score and why it doesn't count."""
    people = [person for table in scores for person, _, _ in table if person is not None]
    results = [
        Result(
            f"t{place}", at, person, person or "Bot", "splitter", "A", 2, score, won=False, finished_at=0.0, unrated=why
        )
        for place, table in enumerate(scores)
        for at, (person, score, why) in enumerate(table)
    ]
    return LoadedEvening(
        EveningRow("e", "host", b"{}", 0.0),
        [Member(number, person, person.title(), here=True) for number, person in enumerate(people, 1)],
        [Round(1, b"key", "seal")],
        [EveningTable(f"t{place}", 1, place, "over", 9) for place in range(len(scores))],
        {},
        results,
    )


def test_points_are_the_share_of_all_others_with_a_lower_score() -> None:
    lines = standings(evening([[("ada", 30, None), ("ben", 20, None)], [("cleo", 20, None), (None, 10, None)]]))
    assert [(line.place, line.name, line.points) for line in lines] == [
        (1, "Ada", 100.0),
        (2, "Ben", 50.0),
        (2, "Cleo", 50.0),
    ]


def test_a_round_that_a_bot_finished_brings_no_points_and_changes_nothing_for_others() -> None:
    fair = standings(evening([[("ada", 30, None), ("ben", 20, None), ("cleo", 10, None)]]))
    left = standings(evening([[("ada", 30, None), ("ben", 20, "bot"), ("cleo", 10, None)]]))
    assert {line.name: line.points for line in left} == {"Ada": 100.0, "Ben": 0.0, "Cleo": 0.0}
    assert next(line for line in fair if line.name == "Ada").points == 100.0


def test_an_erased_person_leaves_the_points_of_others_as_they_were() -> None:
    before = standings(evening([[("ada", 30, None), ("ben", 20, None), ("cleo", 10, None)]]))
    after = standings(evening([[("ada", 30, None), (None, 20, None), ("cleo", 10, None)]]))
    assert [(line.name, line.points) for line in after] == [
        (line.name, line.points) for line in before if line.name != "Ben"
    ]


# --- a whole evening --------------------------------------------------------------------------------------------------


@asynccontextmanager
async def people(urls: Sequence[str], count: int) -> AsyncIterator[list[Someone]]:
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(Someone(urls[number % len(urls)])) for number in range(count)]


async def come(someone: Someone, id_: str, name: str) -> Json:
    return await someone.post(f"/api/evenings/{id_}/members", {"name": name})


async def begin(host: Someone, id_: str, number: int) -> Json:
    return await host.post(f"/api/evenings/{id_}/rounds", {"round": number})


async def play(someone: Someone, id_: str, seed: int) -> None:
    """Go to the own table and play to the end."""
    table = await own_table(someone, id_)
    async with someone.at(table) as socket:
        assert socket.table["evening"] == id_
        await socket.play(random.Random(seed), PATIENCE)


async def own_table(someone: Someone, id_: str) -> str:
    try:
        body = await someone.get(f"/api/evenings/{id_}")
    except httpx.TransportError:  # the connection from before the kill
        body = await someone.get(f"/api/evenings/{id_}")
    table: str = body["myTable"]
    return table


async def throws_of(someone: Someone, id_: str) -> dict[str, str]:
    """What fell first in each turn, as the record tells it."""
    record = (await someone.http.get(f"/api/tables/{await own_table(someone, id_)}/record")).text
    return dict(re.findall(r"^([0-9]+)\.[^(\n]*\(([^)]*)\)", record, re.MULTILINE))


async def opened(host: Someone, **more: Json) -> str:
    id_: str = (await host.post("/api/evenings", {**WISH, **more}))["evening"]
    return id_


async def test_sixteen_people_play_two_rounds_with_a_latecomer_a_leaver_and_a_kill(
    tmp_path: Path, postgres: Postgres
) -> None:
    """On two nodes, one of which is killed while the first round is played."""
    database = await postgres.fresh_database()
    nodes = [ServerProcess(tmp_path, database, BOT_GRACE="2") for _ in range(2)]
    for node in nodes:
        node.start()
    try:
        async with people([node.url for node in nodes], 17) as everybody:
            host, latecomer, leaver = everybody[0], everybody[16], everybody[5]
            id_ = await opened(host, game="twenty-one")
            await asyncio.gather(*(come(one, id_, f"Person {at}") for at, one in enumerate(everybody[:16], 1)))
            begun = await asyncio.gather(begin(host, id_, 1), begin(host, id_, 1))
            assert all(len(body["tables"]) == 4 for body in begun)
            assert (await come(latecomer, id_, "Late")).get("myTable") is None
            await leaver.http.delete(f"/api/evenings/{id_}/members/me")
            nodes[1].kill()
            nodes[1].start()
            playing = [one for one in everybody[:16] if one is not leaver]
            await asyncio.gather(*(play(one, id_, at) for at, one in enumerate(playing)))
            thrown = await asyncio.gather(*(throws_of(one, id_) for one in playing))
            for throws in thrown:  # a table that ended sooner has fewer turns
                both = throws.keys() & thrown[0].keys()
                assert len(both) > 3
                assert {turn: throws[turn] for turn in both} == {turn: thrown[0][turn] for turn in both}
            first = await host.get(f"/api/evenings/{id_}")
            assert not first["playing"]
            assert len(first["lines"]) == 17
            [left] = [line for line in first["lines"] if not line.get("here", True)]
            assert left["rounds"][0]["unrated"] == "bot"
            assert left["points"] == 0
            second = await begin(host, id_, 2)
            assert len(second["tables"]) == 4
            assert sum(len(table["names"]) for table in second["tables"]) == 16
            await asyncio.gather(*(play(one, id_, at) for at, one in enumerate([*playing, latecomer])))
            assert list((await throws_of(host, id_)).values())[:4] != list(thrown[0].values())[:4]
            over = await host.get(f"/api/evenings/{id_}")
            assert all(line["rounds"][1].get("score") is not None for line in over["lines"] if line.get("here", True))
            await check_results(host, id_, over)
    finally:
        for node in nodes:
            node.stop()


async def check_results(host: Someone, id_: str, over: Json) -> None:
    rows = list(csv.reader(io.StringIO((await host.http.get(f"/api/evenings/{id_}/results.csv")).text)))
    assert rows[0] == ["Place", "Name", "Round 1", "Round 2", "Points", "Lost a decision"]
    assert [row[1] for row in rows[1:]] == [line["name"] for line in over["lines"]]
    pdf = PdfReader(io.BytesIO((await host.http.get(f"/api/evenings/{id_}/results.pdf?lang=pl")).content))
    text = "".join(page.extract_text() for page in pdf.pages)
    assert all(line["name"] in text for line in over["lines"])


async def two_tables(host: Someone, others: Sequence[Someone], id_: str) -> list[list[Someone]]:
    """Three people begin a round at two tables."""
    everybody = [host, *others]
    for number, one in enumerate(everybody, 1):
        await come(one, id_, f"Person {number}")
    await begin(host, id_, 1)
    by_table: dict[str, list[Someone]] = {}
    for one in everybody:
        by_table.setdefault(await own_table(one, id_), []).append(one)
    return list(by_table.values())


#: Everything that would tell the dice of a finished table.
TELLING = ("record", "replay", "review", "puzzles?seat=0", "review/20/why?seat=0")


async def test_the_dice_of_a_round_are_told_when_the_whole_round_has_ended(ada: Someone, ben: Someone) -> None:
    id_ = await opened(ada, seats=2, rounds=1)
    async with people([ada.url], 2) as [cleo, eve]:
        quick, slow = await two_tables(ada, [ben, cleo], id_)
        await asyncio.gather(*(play(one, id_, 1) for one in quick))
        player, table = quick[0], await own_table(quick[0], id_)
        for reader in (player, slow[0], eve):
            for path in TELLING:
                with pytest.raises(Refused, match="after-round"):
                    await reader.get(f"/api/tables/{table}/{path}")
            with pytest.raises(Refused, match="after-round"):
                await reader.post(f"/api/tables/{table}/what-if", {"seat": 0})
        assert (await player.get(f"/api/tables/{table}/review/summary")) == {
            "seats": [],
            "mine": [],
            "afterRound": True,
        }
        assert id_ not in (await player.http.get("/api/me/records.txt")).text
        for known in (None, 5):  # who comes back to the end sees the result, and not what fell
            async with player.socket() as socket:
                await socket.say("watch", table=table, last=known)
                await socket.until(lambda s: s.view is not None)
                assert socket.is_over()
                assert socket.view["log"] == []
        with pytest.raises(Refused, match="not-over"):
            await begin(ada, id_, 2)
        await asyncio.gather(*(play(one, id_, 2) for one in slow))
        record = (await eve.http.get(f"/api/tables/{table}/record")).text
        verdict = await ada.post("/api/verify", {"record": record})
        assert verdict["honest"] is True, verdict
        assert (await player.get(f"/api/tables/{table}/replay"))["views"]
        assert id_ in (await player.http.get("/api/me/records.txt")).text


async def test_a_table_of_a_running_round_is_seen_by_those_who_sit_there_alone(ada: Someone, ben: Someone) -> None:
    id_ = await opened(ada, seats=2, rounds=1)
    async with people([ada.url], 2) as [cleo, eve]:
        one, other = await two_tables(ada, [ben, cleo], id_)
        table = await own_table(one[0], id_)
        for reader in (other[0], eve):
            async with reader.socket() as socket:
                assert (await socket.ask("watch", table=table))["code"] == "after-round"
                assert (await socket.ask("react", seat=0, reaction="nice"))["code"] == "not-watching"
            for path in ("", "/record"):
                with pytest.raises(Refused, match="after-round"):
                    await reader.get(f"/api/tables/{table}{path}")
        async with one[0].at(table) as socket:
            assert socket.view["log"] is not None


async def test_nothing_is_undone_and_nobody_gets_a_rematch_at_a_table_of_an_evening(ada: Someone) -> None:
    id_ = await opened(ada, seats=2, rounds=1)
    await come(ada, id_, "Ada")
    table = (await begin(ada, id_, 1))["myTable"]
    async with ada.at(table) as a:
        await a.say("throw", seat=0, nonce="n", number=a.view["number"])
        assert (await a.ask("undo", seat=0))["type"] == "refused"
        await a.play(random.Random(1))
        assert (await a.ask("rematch"))["code"] == "not-now"


async def test_only_the_host_leads(ada: Someone, ben: Someone) -> None:
    id_ = await opened(ada)
    await come(ben, id_, "Ben")
    for path, body in (("rounds", {"round": 1}), ("let-bots-finish", None), ("end", None)):
        with pytest.raises(Refused, match="only-host"):
            await ben.post(f"/api/evenings/{id_}/{path}", body)
    assert (await ben.http.delete(f"/api/evenings/{id_}/members/1")).status_code == 403
    with pytest.raises(Refused, match="nobody-here"):
        await begin(ada, await opened(ada), 1)


async def test_an_evening_can_not_be_read_or_joined_without_its_link(ada: Someone, ben: Someone) -> None:
    id_ = await opened(ada)
    for guess in (id_[:-1], id_.swapcase(), "x" * 22, "%00"):
        for path in ("", "/qr.svg", "/results.csv", "/results.pdf"):
            assert (await ben.http.get(f"/api/evenings/{guess}{path}")).status_code == 404
        assert (await ben.http.post(f"/api/evenings/{guess}/members", json={"name": "Ben"})).status_code == 404
    assert not (await ada.get(f"/api/evenings/{id_}"))["lines"]


async def test_bots_finish_a_round_where_nobody_goes_on(ada: Someone, ben: Someone) -> None:
    id_ = await opened(ada, game="twenty-one", seats=2, rounds=1)
    await come(ben, id_, "=Ben()")
    await begin(ada, id_, 1)
    await ada.post(f"/api/evenings/{id_}/let-bots-finish")
    for _ in range(600):
        body = await ada.get(f"/api/evenings/{id_}")
        if not body["playing"]:
            break
        await asyncio.sleep(0.05)
    assert body["lines"][0]["rounds"][0]["unrated"] == "bot"
    assert "'=Ben()" in (await ada.http.get(f"/api/evenings/{id_}/results.csv")).text
    await ada.post(f"/api/evenings/{id_}/end")
    with pytest.raises(Refused, match="evening-over"):
        await come(ada, id_, "Ada")


async def test_an_erased_person_is_gone_from_the_evening(ada: Someone, ben: Someone) -> None:
    id_ = await opened(ada, seats=2, rounds=1)
    await come(ada, id_, "Ada")
    await come(ben, id_, "Ben the Forgotten")
    await begin(ada, id_, 1)
    await asyncio.gather(play(ada, id_, 1), play(ben, id_, 2))
    before = await ada.get(f"/api/evenings/{id_}")
    await ben.http.delete("/api/me")
    after = await ada.get(f"/api/evenings/{id_}")
    assert "Forgotten" not in str(after)
    [ada_before] = [line for line in before["lines"] if line["name"] == "Ada"]
    [line] = after["lines"]
    assert (line["points"], line["rounds"]) == (ada_before["points"], ada_before["rounds"])


@pytest.mark.parametrize(
    "wrong",
    [
        {"seats": 1},
        {"seats": 99},
        {"rounds": 0},
        {"rounds": 99},
        {"bot": "genius"},
        {"variant": "Z"},
        {"title": "\u200b"},
    ],
)
async def test_an_evening_that_can_not_be_is_refused(ada: Someone, wrong: Json) -> None:
    with pytest.raises(Refused, match=r"invalid-setup|unknown-bot|invalid-name"):
        await opened(ada, **wrong)


async def test_one_host_has_only_so_many_evenings(ada: Someone) -> None:
    async with people([ada.url], 1) as [dora]:
        for _ in range(5):
            last = await opened(dora)
        with pytest.raises(Refused, match="too-many"):
            await opened(dora)
        await dora.post(f"/api/evenings/{last}/end")
        await opened(dora)

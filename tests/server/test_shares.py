"""Sealed dice with everybody's share, through real sockets."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from rollwright.table.shares import Chain
from tests.postgres import Postgres
from tests.server.conftest import running
from tests.server.running import Json, ServerProcess, Someone
from tests.server.sharing import Sharing

pytestmark = pytest.mark.xdist_group("server")
FOREVER = "3600"


@pytest.fixture(scope="module")
def patient_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """Waits for shares as long as it takes."""
    yield from running(tmp_path_factory.mktemp("server"), SHARE_WAIT=FOREVER)


@pytest.fixture(scope="module")
def hasty_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    yield from running(tmp_path_factory.mktemp("server"), SHARE_WAIT="0.01")


async def verdict_of(someone: Someone, table: str) -> tuple[bool, dict[str, list[Json]]]:
    record = (await someone.http.get(f"/api/tables/{table}/record")).text
    verdict = await someone.post("/api/verify", {"record": record})
    found: dict[str, list[Json]] = {}
    for code, details in zip(verdict["codes"], verdict["details"], strict=True):
        found.setdefault(code, []).append(details)
    return verdict["honest"], found


@pytest.mark.parametrize("game", ["qwinto", "splitter"])
async def test_every_throw_of_people_and_bots_holds_all_shares(patient_server: ServerProcess, game: str) -> None:
    async with Someone(patient_server.url) as ada, Someone(patient_server.url) as ben:
        table = await ada.open(game, 3, bots={"2": "random"})
        async with ada.at(table) as a, ben.at(table) as b:
            for socket in (a, b):
                await socket.share(Sharing())
            await b.say("sit", name="Ben", seat=1)
            await asyncio.sleep(0)
            await b.say("ping")  # the commitment that follows from the view has been said before
            await a.say("start")
            await asyncio.gather(a.play(random.Random(1)), b.play(random.Random(2)))
        honest, found = await verdict_of(ada, table)
        assert honest
        assert found.keys() == {"honest", "shared-by-all"}


async def test_alone_against_bots_the_own_share_is_in_every_throw(patient_server: ServerProcess) -> None:
    async with Someone(patient_server.url) as ada:
        table = await ada.open("splitter", 2, bots={"1": "random"}, start=True)
        async with ada.at(table) as a:
            await a.share(Sharing())
            await a.until(lambda s: "0" in s.view["shares"].get("tips", {}))
            await a.play(random.Random(1))
        assert (await verdict_of(ada, table))[1].keys() == {"honest", "shared-by-all"}


async def test_who_gives_no_shares_plays_all_the_same_and_is_named(patient_server: ServerProcess) -> None:
    async with Someone(patient_server.url) as ada, Someone(patient_server.url) as ben:
        table = await ada.open("splitter", 2)
        async with ada.at(table) as a, ben.at(table) as b:
            await a.share(Sharing())
            await b.say("sit", name="Ben")
            await a.say("ping")
            await a.say("start")
            await asyncio.gather(a.play(random.Random(1)), b.play(random.Random(2)))
        honest, found = await verdict_of(ada, table)
        assert honest
        assert [(each["name"], each["count"] == each["throws"]) for each in found["share-missing"]] == [("Ben", True)]
        assert "unshared" not in found


async def test_who_has_gone_is_not_waited_for(patient_server: ServerProcess) -> None:
    async with Someone(patient_server.url) as ada, Someone(patient_server.url) as ben:
        table = await ada.open("splitter", 2)
        async with ada.at(table) as a:
            async with ben.at(table) as b:
                await b.say("sit", name="Ben")
                await b.say("commit", tip=Chain().tip)
                await a.say("start")
            await a.until(lambda s: s.presence is not None and s.presence["connected"] == [0])
            await a.say("throw", seat=0, nonce="n", number=a.view["number"])
            assert a.view["awaited"] == "decide"


async def test_a_late_share_falls_out_and_is_told(hasty_server: ServerProcess) -> None:
    async with Someone(hasty_server.url) as ada, Someone(hasty_server.url) as ben:
        table = await ada.open("splitter", 2)
        async with ada.at(table) as a, ben.at(table) as b:
            await b.say("sit", name="Ben")
            for socket in (a, b):
                await socket.say("commit", tip=Chain().tip)
            await a.say("start")
            await asyncio.gather(a.play(random.Random(1)), b.play(random.Random(2)))
        found = (await verdict_of(ada, table))[1]
        assert {each["name"] for each in found["share-missing"]} == {"Ada", "Ben"}
        assert [each["count"] == each["throws"] for each in found["unshared"]] == [True]


async def test_a_commitment_goes_with_the_seat(patient_server: ServerProcess) -> None:
    async with Someone(patient_server.url) as ada, Someone(patient_server.url) as ben:
        table = await ada.open("splitter", 2)
        async with ada.at(table) as a, ben.at(table) as b:
            await b.say("sit", name="Ben")
            await b.say("commit", tip=Chain().tip)
            await b.say("leave", seat=1)
            await a.say("start")
            assert "tips" not in a.view["shares"]


@pytest.mark.parametrize(
    ("type_", "fields", "codes"),
    [
        ("commit", {"tip": "x"}, {"not-now"}),
        ("commit", {"tip": "\0" * 32}, {"not-now"}),
        ("share", {"at": 0, "link": "ab" * 16}, {"not-now"}),
        ("share", {"at": 0, "link": "x"}, {"not-now"}),
        ("share", {"at": 1, "link": "ab" * 16}, {"stale"}),
        ("share", {"at": -1, "link": "ab" * 16}, {"stale"}),
    ],
)
async def test_what_is_no_commitment_and_no_share_is_refused(
    patient_server: ServerProcess, type_: str, fields: Json, codes: set[str]
) -> None:
    async with Someone(patient_server.url) as ada:
        table = await ada.open("splitter", 1, start=True)
        async with ada.at(table) as a:
            assert (await a.ask(type_, **fields))["code"] in codes


async def test_a_link_that_is_none_is_left_out(patient_server: ServerProcess) -> None:
    async with Someone(patient_server.url) as ada:
        table = await ada.open("splitter", 1, start=True)
        async with ada.at(table) as a:
            await a.say("commit", tip=Chain().tip)
            await a.say("share", at=0, link="ab" * 16)
            await a.say("throw", seat=0, nonce="n", number=a.view["number"])
        record = (await ada.http.get(f"/api/tables/{table}/record")).text
        assert " | n " in record


async def test_shares_find_their_way_from_node_to_node(postgres: Postgres, tmp_path: Path) -> None:
    database = await postgres.fresh_database()
    nodes = [ServerProcess(tmp_path, database, SHARE_WAIT=FOREVER) for _ in range(2)]
    for node in nodes:
        node.start()
    one, two = nodes
    async with Someone(one.url) as ada, Someone(one.url) as ben:
        table = await ada.open("splitter", 2)
        async with ada.at(table) as a, ben.socket(two.url) as b:
            await b.say("watch", table=table)
            for socket in (a, b):
                await socket.share(Sharing())
            await b.say("sit", name="Ben")
            await b.say("ping")
            await a.say("start")
            await asyncio.gather(a.play(random.Random(1)), b.play(random.Random(2)))
        assert (await verdict_of(ada, table))[1].keys() == {"honest", "shared-by-all"}
    for node in nodes:
        node.stop()

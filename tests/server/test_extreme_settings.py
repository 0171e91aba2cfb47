"""Whole matches with a cache of one table, one connection to the database, one thread, and a queue of one message."""

from __future__ import annotations

import asyncio
import contextlib
import random
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from rollwright.server.node import Node
from rollwright.server.opening import NewTable
from rollwright.server.settings import Settings
from rollwright.store.interface import Person
from rollwright.store.postgres import PostgresStore
from tests.postgres import Postgres
from tests.server.running import ServerProcess
from tests.server.running import Someone as Visitor
from tests.simulation.people import Someone
from tests.simulation.world import Chance

pytestmark = pytest.mark.xdist_group("server")


class Place:
    """One node, and nothing that is looked up beside it."""

    def __init__(self, node: Node) -> None:
        self.rng = random.Random(1)
        self.nodes = [node]

    def number(self, _table: str) -> int:
        return 1_000_000

    def be_quiet(self) -> None:
        """Nothing fails here that others would have to wait for."""


async def test_matches_side_by_side_are_played_to_their_end(postgres: Postgres) -> None:
    asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(1))
    settings = Settings(warm_bots=False, review_matches=False, bot_pause=0.0, cached_tables=1)
    store = PostgresStore(await postgres.fresh_database(), connections=1)
    node = Node(settings, store=store, thinkers=Chance(random.Random(1)))
    await node.start()
    place = Place(node)
    await asyncio.gather(*(_play(place, f"p{number}") for number in range(3)))
    assert len([loaded async for loaded in store.finished()]) == 3
    assert not node.background.failing
    await node.stop()


async def test_who_is_cut_off_by_a_queue_of_one_message_comes_back_and_ends_the_match(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, QUEUE_LENGTH="1", CACHED_TABLES="1")
    server.start()
    async with Visitor(server.url) as ada, Visitor(server.url) as ben:
        table = await ada.open("splitter", 2)
        async with ben.at(table) as b:
            await b.say("sit", name="Ben")
        async with ada.at(table) as a:
            await a.say("start")
        await asyncio.gather(*(_play_on(visitor, table) for visitor in (ada, ben)))
        record = (await ada.http.get(f"/api/tables/{table}/record")).text
        assert '[Result "*"]' not in record
    server.stop()
    assert "Traceback" not in server.log()


async def _play_on(visitor: Visitor, table: str) -> None:
    """To the end of a match, however often the line breaks."""
    rng = random.Random(1)
    for _ in range(1000):
        with contextlib.suppress(ConnectionError, ConnectionClosed, TimeoutError):
            async with visitor.at(table) as socket:
                await socket.play(rng)
                return
    raise AssertionError("the match never ended")


async def _play(place: Place, person: str) -> None:
    [node] = place.nodes
    await node.store.add_person(Person(person, person), person.encode(), node.clock())
    row = await node.opener.open(NewTable("splitter", 1, mine=[0], names=["Ada"], start=True), person)
    someone = Someone(place, person)
    await someone.watch(row.id)
    while not someone.table.match.is_over:
        await someone.act()
        await asyncio.sleep(0.005)

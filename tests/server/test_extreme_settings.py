"""Whole matches with a cache of one table, one connection to the database and one thread."""

from __future__ import annotations

import asyncio
import random
from concurrent.futures import ThreadPoolExecutor

import pytest

from rollwright.server.node import Node
from rollwright.server.opening import NewTable
from rollwright.server.settings import Settings
from rollwright.store.interface import Person
from rollwright.store.postgres import PostgresStore
from tests.postgres import Postgres
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


async def test_matches_side_by_side_are_played_to_their_end(postgres: Postgres) -> None:
    asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(1))
    settings = Settings(warm_bots=False, bot_pause=0.0, cached_tables=1)
    store = PostgresStore(await postgres.fresh_database(), connections=1)
    node = Node(settings, store=store, thinkers=Chance(random.Random(1)))
    await node.start()
    place = Place(node)
    await asyncio.gather(*(_play(place, f"p{number}") for number in range(3)))
    assert len([loaded async for loaded in store.finished()]) == 3
    assert not node.background.failing
    await node.stop()


async def _play(place: Place, person: str) -> None:
    [node] = place.nodes
    await node.store.add_person(Person(person, person), person.encode(), node.clock())
    row = await node.opener.open(NewTable("splitter", 1, mine=[0], names=["Ada"], start=True), person)
    someone = Someone(place, person)
    await someone.watch(row.id)
    while not someone.table.match.is_over:
        await someone.act()
        await asyncio.sleep(0.005)

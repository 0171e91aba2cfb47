"""Changes of a table on a store whose answers get lost on the way."""

from __future__ import annotations

import json
import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from rollwright.server.metrics import Metrics
from rollwright.server.opening import NewTable, Opener
from rollwright.server.settings import Settings
from rollwright.server.table import Table
from rollwright.server.tables import Plan, Tables
from rollwright.store import sqlite_file
from rollwright.store.interface import Answered, Change, Person, Unavailable
from rollwright.store.sqlite import SqliteStore

ADA = Person("ada")


class LosingStore(SqliteStore):
    """Keeps every change; the line to it breaks before it can say so, as often as one likes."""

    losses = 0

    async def commit(self, change: Change) -> None:
        await super().commit(change)
        if self.losses:
            self.losses -= 1
            raise Unavailable("The line is broken.")


class Reader:
    """Somebody who follows a table."""

    person = ADA.id

    def __init__(self) -> None:
        self.told: list[Any] = []

    def tell(self, text: bytes) -> None:
        self.told.append(json.loads(text))


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[LosingStore]:
    kept = LosingStore(sqlite_file(tmp_path))
    await kept.open()
    await kept.add_person(ADA, b"token", 1.0)
    yield kept
    await kept.close()


async def opened(store: LosingStore, tmp_path: Path) -> tuple[Tables, Table, Reader]:
    settings = Settings(data=tmp_path)
    wish = NewTable("qwinto", 2, mine=[0, 1], names=["Ada", "Ben"], start=True)
    table_id = (await Opener(store, settings).open(wish, ADA.id)).id
    tables = Tables(store, settings, Metrics())
    table = await tables.get(table_id)
    reader = Reader()
    table.followers.add(reader)
    return tables, table, reader


def picks(table: Table) -> Plan:
    return Plan(table.match.decide(0, {"dice": ["orange"]}))


async def test_a_change_whose_answer_was_lost_is_told_and_made_once(store: LosingStore, tmp_path: Path) -> None:
    tables, table, reader = await opened(store, tmp_path)
    number = table.match.number
    woken: list[Table] = []
    tables.after_change = woken.append
    store.losses = 1
    assert not await tables.change(table, picks, Answered(ADA.id, "a1")), "it was carried out before"
    assert table.match.number == number + 1
    assert [told["view"]["number"] for told in reader.told] == [number + 1]
    assert woken == [table], "bots may be waited for now"
    loaded = await store.load(table.id)
    assert loaded is not None
    assert len(loaded.events) == number + 1


async def test_what_was_reloaded_is_told_before_what_comes_next(store: LosingStore, tmp_path: Path) -> None:
    tables, table, reader = await opened(store, tmp_path)
    number = table.match.number
    store.losses = 1
    await tables.change(table, picks, Answered(ADA.id, "a1"))
    nonce = f"{random.Random(1).getrandbits(40):x}"
    await tables.change(table, lambda now: Plan(now.match.throw(0, nonce)))
    assert [told["view"]["number"] for told in reader.told] == [number + 1, number + 2]


async def test_a_reader_finds_out_what_another_node_did_though_the_news_come_late(
    store: LosingStore, tmp_path: Path
) -> None:
    tables, table, reader = await opened(store, tmp_path)
    elsewhere = Tables(store, tables.settings, Metrics())
    there = await elsewhere.get(table.id)
    await elsewhere.change(there, picks)
    async with table.lock:
        await tables.reload(table)  # as a timer does
    await tables.catch_up(table.id, there.row.revision)
    assert [told["view"]["number"] for told in reader.told] == [there.match.number]

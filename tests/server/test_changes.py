"""Changes of a table on a store whose answers get lost on the way."""

from __future__ import annotations

import asyncio
import json
import random
import time
import weakref
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from rollwright.server import changes
from rollwright.server.background import Background
from rollwright.server.changes import Changes
from rollwright.server.erase_person import Eraser
from rollwright.server.errors import Refusal
from rollwright.server.live_table import LiveTable
from rollwright.server.metrics import Metrics
from rollwright.server.opening import NewTable, Opener
from rollwright.server.settings import Settings
from rollwright.server.standing import Plan
from rollwright.server.table_cache import TableCache
from rollwright.store import sqlite_file
from rollwright.store.interface import Answered, Holding, Loaded, Person, StoredChange, Unavailable
from rollwright.store.sqlite import SqliteStore

ADA = Person("ada")


class LosingStore(SqliteStore):
    """Keeps every change; the line to it breaks before it can say so, as often as one likes."""

    losses = 0

    async def commit(self, change: StoredChange) -> None:
        await super().commit(change)
        if self.losses:
            self.losses -= 1
            raise Unavailable("The line is broken.")


class Reader:
    """Somebody who follows a table."""

    person = ADA.id
    looking = True

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


class Place:
    """One node's tables."""

    def __init__(self, store: SqliteStore, folder: Path) -> None:
        settings, metrics = Settings(data=folder), Metrics()
        self.background = Background()
        self.tables = TableCache(store, settings.cached_tables, metrics)
        self.changes = Changes(store, self.tables, settings, metrics, self.background, time.time)
        self.opener = Opener(store, settings, time.time, random.Random(1))


async def opened(store: SqliteStore, tmp_path: Path) -> tuple[Place, LiveTable, Reader]:
    place = Place(store, tmp_path)
    wish = NewTable("qwinto", 2, mine=[0, 1], names=["Ada", "Ben"], start=True)
    table = await place.tables.get((await place.opener.open(wish, ADA.id)).id)
    reader = Reader()
    table.followers.add(reader)
    return place, table, reader


def picks(table: LiveTable) -> Plan:
    return Plan(table.match.decide(0, {"dice": ["orange"]}))


async def test_a_change_whose_answer_was_lost_is_told_and_made_once(store: LosingStore, tmp_path: Path) -> None:
    place, table, reader = await opened(store, tmp_path)
    number = table.match.number
    woken: list[LiveTable] = []
    place.changes.after_change = woken.append
    store.losses = 1
    assert not await place.changes.change(table, picks, Answered(ADA.id, "a1")), "it was carried out before"
    assert table.match.number == number + 1
    assert [told["view"]["number"] for told in reader.told] == [number + 1]
    assert woken == [table], "bots may be waited for now"
    loaded = await store.load(table.id)
    assert loaded is not None
    assert len(loaded.events) == number + 1


async def test_what_was_missed_is_told_before_what_comes_next(store: LosingStore, tmp_path: Path) -> None:
    place, table, reader = await opened(store, tmp_path)
    number = table.match.number
    store.losses = 1
    await place.changes.change(table, picks, Answered(ADA.id, "a1"))
    await place.changes.change(table, lambda now: Plan(now.match.throw(0, "nonce")))
    assert [told["view"]["number"] for told in reader.told] == [number + 1, number + 2]


async def test_a_reader_finds_out_what_another_node_did_though_the_news_come_late(
    store: LosingStore, tmp_path: Path
) -> None:
    place, table, reader = await opened(store, tmp_path)
    elsewhere = Place(store, tmp_path)
    there = await elsewhere.tables.get(table.id)
    await elsewhere.changes.change(there, picks)
    await place.changes.look_again(table)  # as a timer does
    await place.changes.catch_up(table.id, there.row.revision)
    assert [told["view"]["number"] for told in reader.told] == [there.match.number]


class SlowReader(LosingStore):
    """Reads at once, and takes its time to say what."""

    async def load(self, table: str, after: int = 0) -> Loaded | None:
        loaded = await super().load(table, after)
        await asyncio.sleep(0.05)
        return loaded


async def test_news_of_a_table_that_is_being_loaded_are_not_missed(tmp_path: Path) -> None:
    store = SlowReader(sqlite_file(tmp_path))
    await store.open()
    await store.add_person(ADA, b"token", 1.0)
    place, table, _ = await opened(store, tmp_path)
    elsewhere = Place(store, tmp_path)
    loading = asyncio.create_task(elsewhere.tables.get(table.id))
    await asyncio.sleep(0.03)
    await place.changes.change(table, picks)
    await elsewhere.changes.load_anew(table.id)
    assert (await loading).match.number == table.match.number
    await store.close()


async def test_a_name_goes_though_this_node_never_heard_that_it_was_given(store: LosingStore, tmp_path: Path) -> None:
    await store.add_person(Person("cleo"), b"cleo", 1.0)
    place, elsewhere = Place(store, tmp_path), Place(store, tmp_path)
    id_ = (await place.opener.open(NewTable("qwinto", 2, mine=[0], names=["Ada"]), ADA.id)).id
    here, there = await place.tables.get(id_), await elsewhere.tables.get(id_)
    await elsewhere.changes.change(there, lambda now: Plan(now.match.sit(1, "Cleo"), holdings=[Holding(1, "cleo")]))
    await elsewhere.changes.change(there, lambda now: Plan(now.match.free(1), holdings=[Holding(1, None)]))
    assert here.match.number < there.match.number
    await store.begin_erasing("cleo", 2.0)
    await Eraser(store, place.tables, place.changes).erase("cleo")
    loaded = await store.load(id_)
    assert loaded is not None
    assert not [event for event in loaded.events if b"Cleo" in event.data]


class RefusingStore(SqliteStore):
    """Keeps nothing while it refuses."""

    refuses = False

    async def commit(self, change: StoredChange) -> None:
        if self.refuses:
            raise Unavailable("The disk is full.")
        await super().commit(change)


async def test_what_could_not_be_committed_has_not_happened_here_either(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(changes, "SECONDS_TO_TRY", 0.0)
    store = RefusingStore(sqlite_file(tmp_path))
    await store.open()
    await store.add_person(ADA, b"token", 1.0)
    place, table, reader = await opened(store, tmp_path)
    before = table.standing, table.match.events, table.match.hidden
    store.refuses = True
    with pytest.raises(Refusal, match="database"):
        await place.changes.change(table, picks, Answered(ADA.id, "a1"))
    assert (table.standing, table.match.events, table.match.hidden) == before
    assert reader.told == []
    await place.background.stop()
    await store.close()


class SlowStore(SqliteStore):
    """Takes its time to commit."""

    async def commit(self, change: StoredChange) -> None:
        await super().commit(change)
        await asyncio.sleep(0.05)


async def test_a_change_is_accepted_though_nobody_waits_for_it_any_more(tmp_path: Path) -> None:
    """A socket that closes while its command is committed must not leave the table behind the store."""
    store = SlowStore(sqlite_file(tmp_path))
    await store.open()
    await store.add_person(ADA, b"token", 1.0)
    place, table, reader = await opened(store, tmp_path)
    number = table.match.number
    asking = asyncio.create_task(place.changes.change(table, picks))
    await asyncio.sleep(0.02)
    asking.cancel()
    await asyncio.gather(asking, return_exceptions=True)
    async with table.lock:
        assert table.match.number == number + 1
    assert [told["view"]["number"] for told in reader.told] == [number + 1]
    await store.close()


async def test_a_table_in_use_is_the_same_for_everybody_however_small_the_cache(tmp_path: Path) -> None:
    store = SqliteStore(sqlite_file(tmp_path))
    await store.open()
    await store.add_person(ADA, b"token", 1.0)
    place = Place(store, tmp_path)
    tables = TableCache(store, 1, Metrics())
    wish = NewTable("qwinto", 2, mine=[0], names=["Ada"])
    ids = [(await place.opener.open(wish, ADA.id)).id for _ in range(3)]
    followed = [await tables.get(id_) for id_ in ids]
    for table in followed:
        table.followers.add(Reader())
    assert [await tables.get(id_) for id_ in ids] == followed
    gone = weakref.ref(followed[0])
    followed[0].followers.clear()
    del followed, table
    assert gone() is None, "nobody uses it any more"
    await store.close()

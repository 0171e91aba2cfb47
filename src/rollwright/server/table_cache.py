"""The tables of a node: loaded when somebody asks for them, and the same object for everybody as long as it is used."""

from __future__ import annotations

import asyncio
import re
from collections import OrderedDict
from weakref import WeakValueDictionary

from rollwright.server import errors
from rollwright.server.live_table import LiveTable
from rollwright.server.metrics import Metrics
from rollwright.store import Store

#: What the ids of tables look like; nothing else is worth a question to the store.
TABLE_ID = re.compile(r"[A-Za-z0-9_-]{22}", re.ASCII)


class TableCache:
    """Keeps the tables that were asked for last. A table in use is never dropped, however many there are."""

    def __init__(self, store: Store, size: int, metrics: Metrics) -> None:
        self._store = store
        self._size = size
        self._metrics = metrics
        self._live: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()
        self._recent: OrderedDict[str, LiveTable] = OrderedDict()
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}

    async def get(self, id_: str) -> LiveTable:
        """The table with this id. Raises the refusal `not-found`."""
        table = self._live.get(id_)
        if table is None:
            table = await self._load_once(id_)
        self._recent[id_] = table
        self._recent.move_to_end(id_)
        while len(self._recent) > self._size:
            self._recent.popitem(last=False)
        self._metrics.tables.set(len(self._live))
        return table

    def known(self, id_: str) -> LiveTable | None:
        """The table, if this node holds it already."""
        return self._live.get(id_)

    async def held(self, id_: str) -> LiveTable | None:
        """The table, if this node holds it or is loading it: what is loaded may be older than news of it."""
        if id_ in self._loading:
            await asyncio.wait([self._loading[id_]])
        return self._live.get(id_)

    def tables(self) -> list[LiveTable]:
        return list(self._live.values())

    def drop(self, id_: str) -> None:
        """Forget a table that the store doesn't have any more, or that nobody follows."""
        self._live.pop(id_, None)
        self._recent.pop(id_, None)

    async def _load_once(self, id_: str) -> LiveTable:
        """Two who ask at the same time get the same table: there is one lock for it."""
        if id_ not in self._loading:
            self._loading[id_] = asyncio.create_task(self._load(id_))
            self._loading[id_].add_done_callback(lambda _: self._loading.pop(id_))
        return await asyncio.shield(self._loading[id_])

    async def _load(self, id_: str) -> LiveTable:
        loaded = await self._store.load(id_) if TABLE_ID.fullmatch(id_) else None
        if loaded is None:
            raise errors.not_found()
        table = await LiveTable.load(loaded)
        self._live[id_] = table
        return table

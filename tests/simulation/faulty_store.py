"""A store that fails as it likes: it delays, refuses, commits and then fails, raises anything, goes deaf, goes away."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Sequence

from rollwright.store.interface import Listener, News, Unavailable
from rollwright.store.sql import Query, Row, Step
from rollwright.store.sqlite import SqliteStore, migrate
from rollwright.store.sqlite import _run as run_steps
from rollwright.store.statements import SqlStore

#: What a driver may raise: the error it should, and others that nobody listed.
ERRORS = (Unavailable, Unavailable, OSError, RuntimeError, TimeoutError, sqlite3.OperationalError)
BROKEN_LINE = "The line is broken."
#: How often the database goes away between the commit of a change and its answer.
GONE_AFTER_COMMIT = 0.02
#: Seconds of virtual time for which nobody reaches the database, and for which a node hears nothing.
LONGEST_OUTAGE = 40.0
LONGEST_DEAFNESS = 12.0


class Database:
    """What all nodes share: one real SQLite database in memory, and who listens."""

    def __init__(self, rng: random.Random, several: bool) -> None:
        self.rng = rng
        self.faults = 0.0
        self.several = several
        self.connection = sqlite3.connect(":memory:", isolation_level=None)
        self.connection.row_factory = sqlite3.Row
        self.connection.execute("PRAGMA foreign_keys = ON")
        migrate(self.connection)
        self._listeners: list[Listener] = []
        self._deaf: set[int] = set()
        self._away_until = 0.0
        self.failed_at = 0.0

    @property
    def is_away(self) -> bool:
        return asyncio.get_running_loop().time() < self._away_until

    def go_away(self) -> None:
        self._away_until = asyncio.get_running_loop().time() + self.rng.uniform(1, LONGEST_OUTAGE)

    def come_back(self) -> None:
        self.faults, self._away_until = 0.0, 0.0

    def listen(self, listener: Listener) -> None:
        """With one node there is nobody else to tell, and no notification brings it up to date."""
        if self.several:
            self._listeners.append(listener)

    def tell(self, news: News) -> None:
        for at in range(len(self._listeners)):
            asyncio.get_running_loop().create_task(self._pass_on(at, news))

    async def _pass_on(self, at: int, news: News) -> None:
        await asyncio.sleep(self.rng.random() * 2)
        if at not in self._deaf:
            await self._listeners[at](news)

    async def go_deaf(self) -> None:
        """A node hears nothing for a while, notices it, and looks at everything."""
        if not self._listeners:
            return
        at = self.rng.randrange(len(self._listeners))
        self._deaf.add(at)
        await asyncio.sleep(self.rng.uniform(1, LONGEST_DEAFNESS))
        self._deaf.discard(at)
        await self._listeners[at](News("all", ""))

    async def line(self) -> None:
        """Some time; then perhaps the line is broken, whether before or after the work was done."""
        await asyncio.sleep(self.rng.random() * 0.05)
        if self.is_away or self.rng.random() < self.faults:
            self.failed_at = asyncio.get_running_loop().time()
            raise self.rng.choice(ERRORS)(BROKEN_LINE)


class FaultyStore(SqlStore):
    claim = SqliteStore.claim

    def __init__(self, database: Database) -> None:
        self._db = database

    async def open(self) -> None:
        """It is there."""

    async def close(self) -> None:
        """It stays."""

    async def listen(self, listener: Listener) -> None:
        self._db.listen(listener)

    async def _read(self, queries: Sequence[Query]) -> list[list[Row]]:
        await self._db.line()
        return [self._db.connection.execute(query.sql, query.args).fetchall() for query in queries]

    async def _transact(self, steps: Sequence[Step], news: News | None = None, **_: bool) -> list[Row]:
        await self._db.line()
        connection = self._db.connection
        connection.execute("BEGIN")
        try:
            rows = run_steps(connection, steps)
        except BaseException:
            connection.execute("ROLLBACK")
            raise
        connection.execute("COMMIT")
        if news is not None:
            self._db.tell(news)
            if self._db.faults and self._db.rng.random() < GONE_AFTER_COMMIT:
                self._db.go_away()
        await self._db.line()
        return rows

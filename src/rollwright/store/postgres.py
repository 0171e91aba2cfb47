"""The store in PostgreSQL: for several nodes. The database holds the truth; LISTEN/NOTIFY says who must look again."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import secrets
from collections.abc import AsyncIterator, Sequence
from typing import Any

import asyncpg

from rollwright.store import migrations
from rollwright.store.interface import Listener, News, StoreError, Unavailable
from rollwright.store.sql import Query, Row, Step
from rollwright.store.statements import SqlStore

WORDS = {"bytes": "BYTEA", "real": "DOUBLE PRECISION", "int": "BIGINT", "keyed": ""}
CHANNEL = "rollwright"
#: A notification by which a node checks that it hears.
PULSE = "pulse"
#: Any number will do, if nobody else in this database takes the same one.
MIGRATION_LOCK = 7_061_953
SECONDS_TO_CONNECT = 10
SECONDS_A_STATEMENT = 15
SECONDS_BETWEEN_TRIES = 0.5

#: Seconds between two checks that notifications arrive, and how long one may take.
SECONDS_BETWEEN_PULSES = 5.0
SECONDS_A_PULSE = 5.0

#: Whatever goes wrong between here and the database: a connection, a restart, a disk that is full or read-only.
_LOST = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, TimeoutError)


class PostgresStore(SqlStore):
    claim = (
        "UPDATE tables SET claimed_until = ? WHERE id IN (SELECT id FROM tables WHERE due_at <= ? "
        "AND (claimed_until IS NULL OR claimed_until < ?) ORDER BY due_at LIMIT ? FOR UPDATE SKIP LOCKED) RETURNING id"
    )

    share = " FOR SHARE"
    skip_locked = " FOR UPDATE SKIP LOCKED"
    blob = "CAST(? AS BYTEA)"

    def __init__(self, address: str, connections: int = 8) -> None:
        self._address = address
        self._connections = connections
        self._pool: asyncpg.Pool | None = None
        self._listening: asyncio.Task[None] | None = None
        self._hears = True

    async def open(self) -> None:
        try:
            self._pool = await asyncpg.create_pool(
                self._address,
                min_size=0,
                max_size=self._connections,
                timeout=SECONDS_TO_CONNECT,
                command_timeout=SECONDS_A_STATEMENT,
            )
            async with self._pool.acquire() as connection:
                await migrate(connection)
        except (*_LOST, ValueError) as error:
            # The address holds a password, so it is not shown.
            raise StoreError(f"The PostgreSQL database can't be used: {error}.") from error

    async def close(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._listening
        if self._pool is not None:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._pool.close(), SECONDS_TO_CONNECT)
            self._pool = None

    async def _read(self, queries: Sequence[Query]) -> list[list[Row]]:
        async with self._connection() as connection:
            if len(queries) == 1:
                return [await connection.fetch(_numbered(queries[0].sql), *queries[0].args)]
            async with connection.transaction(isolation="repeatable_read", readonly=True):
                return [await connection.fetch(_numbered(query.sql), *query.args) for query in queries]

    async def _transact(
        self,
        steps: Sequence[Step],
        news: News | None = None,
        *,
        laborious: bool = False,  # noqa: ARG002
    ) -> list[Row]:
        async with self._connection() as connection, connection.transaction():
            rows: list[Row] = []
            for step in steps:
                rows = await _run(connection, step)
            if news is not None:
                await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, _payload(news))
            return rows

    @contextlib.asynccontextmanager
    async def _connection(self) -> AsyncIterator[Any]:
        if self._pool is None:
            raise Unavailable("The store is closed.")
        try:
            async with self._pool.acquire(timeout=SECONDS_TO_CONNECT) as connection:
                yield connection
        except _LOST as error:
            # What has cost one connection has mostly cost all of them: the next ones are made anew.
            if self._pool is not None:
                await self._pool.expire_connections()
            raise Unavailable(f"PostgreSQL can't be reached: {type(error).__name__}.") from error

    async def check(self) -> None:
        await super().check()
        if not self._hears:
            raise Unavailable("Notifications of PostgreSQL don't arrive.")

    # --- what other nodes do ------------------------------------------------------------------------------------------

    async def listen(self, listener: Listener) -> None:
        ready = asyncio.Event()
        self._listening = asyncio.create_task(self._keep_listening(listener, ready))
        await ready.wait()

    async def _keep_listening(self, listener: Listener, ready: asyncio.Event) -> None:
        """Listen on a connection of its own. When it was lost, something may have been missed: look at everything."""
        lost = False
        while True:
            with contextlib.suppress(*_LOST):
                connection = await asyncpg.connect(self._address, timeout=SECONDS_TO_CONNECT)
                try:
                    await self._listen_on(connection, listener, ready, lost)
                finally:
                    connection.terminate()
            lost = True
            self._hears = False
            await asyncio.sleep(SECONDS_BETWEEN_TRIES)

    async def _listen_on(self, connection: Any, listener: Listener, ready: asyncio.Event, lost: bool) -> None:
        """Until the connection is gone, or a notification of our own doesn't come back."""
        news: asyncio.Queue[News] = asyncio.Queue()
        own, came_back = secrets.token_hex(8), asyncio.Event()

        def hear(_connection: Any, _process: int, _channel: str, payload: str) -> None:
            kind, id_, revision, *data = payload.split(" ")
            if kind != PULSE:
                news.put_nowait(News(kind, id_, int(revision), *data))  # type: ignore[arg-type]
            elif id_ == own:
                came_back.set()

        await connection.add_listener(CHANNEL, hear)
        ready.set()
        if lost:
            news.put_nowait(News("all", ""))
        telling = asyncio.create_task(_tell(news, listener))
        try:
            while True:
                came_back.clear()
                async with asyncio.timeout(SECONDS_A_PULSE):
                    await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, f"{PULSE} {own} 0")
                    await came_back.wait()
                self._hears = True
                await asyncio.sleep(SECONDS_BETWEEN_PULSES)
        finally:
            telling.cancel()


def _payload(news: News) -> str:
    return " ".join(filter(None, (news.kind, news.id, str(news.revision), news.data)))


async def _tell(news: asyncio.Queue[News], listener: Listener) -> None:
    while True:
        await listener(await news.get())


async def _run(connection: Any, step: Step) -> list[Row]:
    sql = _numbered(step.sql)
    try:
        if " RETURNING " in sql:
            rows: list[Row] = await connection.fetch(sql, *step.args)
            return rows
        status = await connection.execute(sql, *step.args)
    except asyncpg.IntegrityConstraintViolationError as error:
        raise (step.if_there or StoreError)(str(error)) from error
    if step.if_untouched is not None and status.endswith(" 0"):
        raise step.if_untouched
    return []


@functools.cache
def _numbered(sql: str) -> str:
    """SQLite's question marks as PostgreSQL's numbers."""
    pieces = sql.split("?")
    return "".join(f"${number}{piece}" if number else piece for number, piece in enumerate(pieces))


async def migrate(connection: Any) -> None:
    """Bring the tables up to date; when several nodes start at once, one does it and the others wait."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATION_LOCK)
        await connection.execute("CREATE TABLE IF NOT EXISTS migrations (version BIGINT NOT NULL)")
        version = await connection.fetchval("SELECT COALESCE(MAX(version), 0) FROM migrations")
        for statement in migrations.pending_statements(version, WORDS):
            await connection.execute(statement)
        if version < migrations.LATEST:
            await connection.execute("INSERT INTO migrations (version) VALUES ($1)", migrations.LATEST)

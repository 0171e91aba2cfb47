"""The store in one SQLite file: the default, for a family and for a server with one process.

All changes that wait are carried out together, in one transaction, and the writer thread commits them: so many tables
share one wait for the disk, and only then are they answered. Reading goes on beside it, which WAL allows.

The statements of most changes take some microseconds each, and run where they are asked for: handed to another thread,
each would have to wait for Python's lock twice. Whatever may touch many rows runs in the writer thread as a whole.
"""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import os
import queue
import sqlite3
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

from rollwright.store import migrations
from rollwright.store.interface import Listener, News, StoreError, Unavailable
from rollwright.store.sql import Query, Row, Step
from rollwright.store.statements import SqlStore

WORDS = {"bytes": "BLOB", "real": "REAL", "int": "INTEGER", "keyed": " WITHOUT ROWID"}
#: How many changes share a wait for the disk at most.
GROUP = 256
#: Seconds from one group to the next, so that groups grow where changes follow close upon each other.
PAUSE = 0.01
#: Milliseconds to wait while another program writes.
PATIENCE = 10_000


class Job(NamedTuple):
    """A transaction that somebody waits for."""

    steps: Sequence[Step]
    laborious: bool
    future: asyncio.Future[list[Row]]


Outcome: TypeAlias = list[Row] | StoreError
"""What a job comes to: the rows of its last step, or why it was refused; then it left nothing."""


class Group(NamedTuple):
    """Jobs that are committed together, and what they come to, if they have been carried out already."""

    jobs: Sequence[Job]
    outcomes: Sequence[Outcome] | None


class SqliteStore(SqlStore):
    claim = (
        "UPDATE tables SET claimed_until = ? WHERE id IN (SELECT id FROM tables WHERE due_at <= ? "
        "AND (claimed_until IS NULL OR claimed_until < ?) ORDER BY due_at LIMIT ?) RETURNING id"
    )

    def __init__(self, path: Path, *, alone: bool = True) -> None:
        self._path = path
        self._alone = alone
        self._connection: sqlite3.Connection | None = None
        self._waiting: list[Job] = []
        self._idle = asyncio.Event()
        self._next_at = 0.0
        self._groups: queue.SimpleQueue[Group | None] = queue.SimpleQueue()
        self._writer: threading.Thread | None = None
        self._readers = ThreadPoolExecutor(1, "rollwright-reader")
        self._reader: sqlite3.Connection | None = None
        self._lock: Any = None

    async def open(self) -> None:
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            with contextlib.ExitStack() as undo:
                lock = undo.enter_context(only_user(self._path)) if self._alone else None
                writer, reader = (undo.enter_context(contextlib.closing(connect(self._path))) for _ in range(2))
                migrate(writer)
                writer.execute("PRAGMA busy_timeout = 0")
                undo.pop_all()
        except (OSError, sqlite3.Error) as error:
            raise StoreError(f"The database {self._path} can't be opened: {error}.") from error
        self._lock, self._reader, self._connection = lock, reader, writer
        self._idle.set()
        arguments = writer, asyncio.get_running_loop()
        self._writer = threading.Thread(target=self._write, args=arguments, name="rollwright-writer", daemon=True)
        self._writer.start()

    async def close(self) -> None:
        connection, self._connection = self._connection, None  # from now on nothing more is taken
        if self._writer is not None and connection is not None:
            await self._idle.wait()
            self._groups.put(None)
            await asyncio.to_thread(self._writer.join)
            connection.close()
        self._readers.shutdown()
        if self._reader is not None:
            self._reader.close()
            self._reader = None
        if self._lock is not None:
            self._lock.close()
            self._lock = None

    async def listen(self, listener: Listener) -> None:
        """There is nobody else: one process holds the file."""

    async def pass_on(self, news: News) -> None:
        """There is nobody else."""

    async def _read(self, queries: Sequence[Query]) -> list[list[Row]]:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read_now, queries)

    def _read_now(self, queries: Sequence[Query]) -> list[list[Row]]:
        reader = self._reader
        if reader is None:
            raise Unavailable("The store is closed.")
        try:
            if len(queries) == 1:
                return [reader.execute(*queries[0]).fetchall()]
            with _transaction(reader, "BEGIN"):
                return [reader.execute(query.sql, query.args).fetchall() for query in queries]
        except sqlite3.Error as error:
            raise Unavailable(f"The database could not be read: {error}.") from error

    async def _transact(
        self,
        steps: Sequence[Step],
        news: News | None = None,  # noqa: ARG002
        *,
        laborious: bool = False,
    ) -> list[Row]:
        if self._connection is None:
            raise Unavailable("The store is closed.")
        loop = asyncio.get_running_loop()
        future: asyncio.Future[list[Row]] = loop.create_future()
        self._waiting.append(Job(steps, laborious, future))
        if self._idle.is_set():
            self._idle.clear()
            self._begin_when_due(loop, self._connection)
        return await future

    def _begin_when_due(self, loop: asyncio.AbstractEventLoop, connection: sqlite3.Connection) -> None:
        if loop.time() < self._next_at:
            loop.call_at(self._next_at, self._begin_group, loop, connection)
        else:
            self._begin_group(loop, connection)

    def _begin_group(self, loop: asyncio.AbstractEventLoop, connection: sqlite3.Connection) -> None:
        """Carry out what waits, unless that may take long, and let the writer go on with it."""
        self._next_at = loop.time() + PAUSE
        jobs, self._waiting = self._waiting[:GROUP], self._waiting[GROUP:]
        laborious = any(job.laborious for job in jobs) or not _has_begun(connection)
        self._groups.put(Group(jobs, None if laborious else _carried_out(connection, jobs)))

    def _write(self, connection: sqlite3.Connection, loop: asyncio.AbstractEventLoop) -> None:
        """The writer thread: group after group, until a None comes."""
        while (group := self._groups.get()) is not None:
            outcomes = group.outcomes or _carried_out_patiently(connection, group.jobs)
            outcomes = _committed(connection, outcomes)
            with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
                loop.call_soon_threadsafe(self._answer, connection, group.jobs, outcomes)

    def _answer(self, connection: sqlite3.Connection, jobs: Sequence[Job], outcomes: Sequence[Outcome]) -> None:
        for job, outcome in zip(jobs, outcomes, strict=True):
            if job.future.cancelled():
                continue
            if isinstance(outcome, StoreError):
                job.future.set_exception(outcome)
            else:
                job.future.set_result(outcome)
        if self._waiting:
            self._begin_when_due(asyncio.get_running_loop(), connection)
        else:
            self._idle.set()


def _has_begun(connection: sqlite3.Connection) -> bool:
    """Begin a transaction; False if another program writes just now."""
    try:
        connection.execute("BEGIN IMMEDIATE")
    except sqlite3.OperationalError:
        return False
    return True


def _carried_out_patiently(connection: sqlite3.Connection, jobs: Sequence[Job]) -> Sequence[Outcome]:
    """Begin a transaction with these jobs in it, when the others are ready."""
    try:
        connection.execute(f"PRAGMA busy_timeout = {PATIENCE}")
        connection.execute("BEGIN IMMEDIATE")
    except sqlite3.Error as error:
        return _given_up(connection, error, len(jobs))
    finally:
        connection.execute("PRAGMA busy_timeout = 0")
    return _carried_out(connection, jobs)


def _carried_out(connection: sqlite3.Connection, jobs: Sequence[Job]) -> Sequence[Outcome]:
    """What these jobs come to in this transaction. Hardly ever is one refused; then each has a savepoint of its own."""
    try:
        try:
            return [_run(connection, job.steps) for job in jobs]
        except StoreError:
            connection.execute("ROLLBACK")
        connection.execute("BEGIN IMMEDIATE")
        return [_outcome(connection, job.steps) for job in jobs]
    except (sqlite3.Error, OverflowError, UnicodeError) as error:  # the last two: values that SQLite can't keep
        return _given_up(connection, error, len(jobs))


def _committed(connection: sqlite3.Connection, outcomes: Sequence[Outcome]) -> Sequence[Outcome]:
    """Make it true, if it could be carried out; it has reached the disk then."""
    try:
        if connection.in_transaction:
            connection.execute("COMMIT")
    except sqlite3.Error as error:
        return _given_up(connection, error, len(outcomes))
    return outcomes


def _given_up(connection: sqlite3.Connection, error: Exception, jobs: int) -> Sequence[Outcome]:
    """Nothing of it has happened."""
    if connection.in_transaction:
        connection.execute("ROLLBACK")
    return [Unavailable(f"The database could not be written: {error}.")] * jobs


def _outcome(connection: sqlite3.Connection, steps: Sequence[Step]) -> Outcome:
    connection.execute("SAVEPOINT job")
    try:
        rows = _run(connection, steps)
    except StoreError as refused:
        connection.execute("ROLLBACK TO job")
        return refused
    finally:
        connection.execute("RELEASE job")
    return rows


def _run(connection: sqlite3.Connection, steps: Sequence[Step]) -> list[Row]:
    rows: list[Row] = []
    for step in steps:
        try:
            cursor = connection.execute(step.sql, step.args)
        except sqlite3.IntegrityError as error:
            raise (step.if_there or StoreError)(str(error)) from error
        rows = cursor.fetchall()
        if step.if_untouched is not None and cursor.rowcount == 0:
            raise step.if_untouched
    return rows


@contextlib.contextmanager
def _transaction(connection: sqlite3.Connection, begin: str) -> Iterator[None]:
    connection.execute(begin)
    try:
        yield
    except BaseException:
        connection.execute("ROLLBACK")
        raise
    connection.execute("COMMIT")


def connect(path: Path) -> sqlite3.Connection:
    """A connection that keeps what it says it keeps: a commit has reached the disk."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=PATIENCE / 1000)
    connection.row_factory = sqlite3.Row
    path.chmod(0o600)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    return connection


def migrate(connection: sqlite3.Connection) -> None:
    with _transaction(connection, "BEGIN EXCLUSIVE"):
        version = connection.execute("PRAGMA user_version").fetchone()[0]
        for statement in migrations.pending_statements(version, WORDS):
            connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {migrations.LATEST}")


def only_user(path: Path) -> Any:
    """The lock of a database file, held as long as it stays open: two servers on one file would not see each other."""
    lock = path.with_suffix(".lock").open("w")
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        lock.close()
        raise StoreError(
            f"Another Rollwright server uses {path}: stop it, give this one another folder by --data, "
            "or use PostgreSQL for several servers."
        ) from error
    return lock


def backup(path: Path, copy: Path, progress: Callable[[int, int], None] | None = None) -> None:
    """Copy a database, also one in use, page by page; the copy appears whole or not at all."""
    if not path.is_file():
        raise StoreError(f"There is no database {path}.")
    part = copy.with_name(copy.name + ".part")
    try:
        part.unlink(missing_ok=True)
        with contextlib.closing(connect(path)) as source, contextlib.closing(sqlite3.connect(part)) as target:
            part.chmod(0o600)
            source.backup(target, pages=256, progress=lambda _, left, all_: progress and progress(all_ - left, all_))
        part.replace(copy)
    except (OSError, sqlite3.Error) as error:
        part.unlink(missing_ok=True)
        raise StoreError(f"The database could not be copied to {copy}: {error}.") from error


def restore(copy: Path, path: Path) -> None:
    """Put a copy in the place of the database; the server must not run."""
    _check_copy(copy)
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    with contextlib.closing(only_user(path)):
        new = path.with_name(path.name + ".new")
        backup(copy, new)
        for leftover in (path.with_name(path.name + "-wal"), path.with_name(path.name + "-shm")):
            leftover.unlink(missing_ok=True)
        os.replace(new, path)  # noqa: PTH105


def _check_copy(copy: Path) -> None:
    if not copy.is_file():
        raise StoreError(f"There is no file {copy}.")
    try:
        with contextlib.closing(sqlite3.connect(f"file:{copy}?mode=ro", uri=True)) as connection:
            version = connection.execute("PRAGMA user_version").fetchone()[0]
            sound = connection.execute("PRAGMA integrity_check").fetchone()[0] == "ok"
    except sqlite3.Error as error:
        raise StoreError(f"{copy} is no backup of Rollwright: {error}.") from error
    if not 1 <= version <= migrations.LATEST or not sound:
        raise StoreError(f"{copy} is no backup of this Rollwright, or it is damaged.")

"""The store in one SQLite file: the default, for a family and for a server with one process.

One thread writes. It takes all changes that wait, carries them out, and commits them together: so many tables share
one wait for the disk. Only then are they answered. Reading goes on beside it, which WAL allows.
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
from typing import Any, NamedTuple

from rollwright.store import migrations
from rollwright.store.interface import Listener, News, StoreError, Unavailable
from rollwright.store.statements import Query, Row, SqlStore, Step

WORDS = {"bytes": "BLOB", "real": "REAL", "int": "INTEGER", "keyed": " WITHOUT ROWID"}
#: How many changes share a wait for the disk at most.
GROUP = 256


class Job(NamedTuple):
    steps: Sequence[Step]
    loop: asyncio.AbstractEventLoop
    future: asyncio.Future[list[Row]]


class SqliteStore(SqlStore):
    claim = (
        "UPDATE tables SET claimed_until = ? WHERE id IN (SELECT id FROM tables WHERE due_at <= ? "
        "AND (claimed_until IS NULL OR claimed_until < ?) ORDER BY due_at LIMIT ?) RETURNING id"
    )

    def __init__(self, path: Path, *, alone: bool = True) -> None:
        self._path = path
        self._alone = alone
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
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
                undo.pop_all()
        except (OSError, sqlite3.Error) as error:
            raise StoreError(f"The database {self._path} can't be opened: {error}.") from error
        self._lock, self._reader = lock, reader
        self._writer = threading.Thread(target=self._write, args=(writer,), name="rollwright-writer", daemon=True)
        self._writer.start()

    async def close(self) -> None:
        if self._writer is not None:
            self._jobs.put(None)
            await asyncio.to_thread(self._writer.join)
            self._writer = None
        self._readers.shutdown()
        if self._reader is not None:
            self._reader.close()
            self._reader = None
        if self._lock is not None:
            self._lock.close()
            self._lock = None

    async def listen(self, listener: Listener) -> None:
        """There is nobody else: one process holds the file."""

    async def _read(self, queries: Sequence[Query]) -> list[list[Row]]:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read_now, queries)

    def _read_now(self, queries: Sequence[Query]) -> list[list[Row]]:
        reader = self._reader
        if reader is None:
            raise Unavailable("The store is closed.")
        if len(queries) == 1:
            return [reader.execute(*queries[0]).fetchall()]
        with _transaction(reader, "BEGIN"):
            return [reader.execute(query.sql, query.args).fetchall() for query in queries]

    async def _transact(self, steps: Sequence[Step], news: News | None = None) -> list[Row]:  # noqa: ARG002
        if self._writer is None:
            raise Unavailable("The store is closed.")
        loop = asyncio.get_running_loop()
        future: asyncio.Future[list[Row]] = loop.create_future()
        self._jobs.put(Job(steps, loop, future))
        return await future

    def _write(self, connection: sqlite3.Connection) -> None:
        """The writer thread: group after group, until a None comes."""
        going = True
        while going:
            jobs, going = self._next_group()
            if jobs:
                _carry_out(connection, jobs)
        connection.close()

    def _next_group(self) -> tuple[list[Job], bool]:
        jobs = []
        job = self._jobs.get()
        while job is not None:
            jobs.append(job)
            if len(jobs) == GROUP or self._jobs.empty():
                return jobs, True
            job = self._jobs.get()
        return jobs, False


def _carry_out(connection: sqlite3.Connection, jobs: Sequence[Job]) -> None:
    try:
        outcomes = _outcomes(connection, jobs)
    except sqlite3.Error as error:
        outcomes = [Unavailable(f"The database could not be written: {error}.")] * len(jobs)
    for job, outcome in zip(jobs, outcomes, strict=True):
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
            job.loop.call_soon_threadsafe(_answer, job.future, outcome)


def _outcomes(connection: sqlite3.Connection, jobs: Sequence[Job]) -> Sequence[list[Row] | StoreError]:
    """What each job comes to. Hardly ever is one refused; if so, all begin anew, each in a savepoint of its own."""
    try:
        with _transaction(connection, "BEGIN IMMEDIATE"):
            return [_run(connection, job.steps) for job in jobs]
    except StoreError as refused:
        if len(jobs) == 1:
            return [refused]
    with _transaction(connection, "BEGIN IMMEDIATE"):
        return [_outcome(connection, job.steps) for job in jobs]


def _outcome(connection: sqlite3.Connection, steps: Sequence[Step]) -> list[Row] | StoreError:
    """What a job comes to: its rows, or why it was refused; then it left nothing."""
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


def _answer(future: asyncio.Future[list[Row]], outcome: list[Row] | StoreError) -> None:
    if future.cancelled():
        return
    if isinstance(outcome, StoreError):
        future.set_exception(outcome)
    else:
        future.set_result(outcome)


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
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
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

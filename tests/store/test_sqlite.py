"""What only the SQLite store has: one user, backups, restoring."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from rollwright.store import migrations, open_store
from rollwright.store.interface import Person, StoreError, Unavailable
from rollwright.store.sqlite import WORDS, SqliteStore, backup, restore

NAME = "rollwright.sqlite3"


async def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path) -> None:
    first, second = open_store(None, tmp_path), open_store(None, tmp_path)
    await first.open()
    with pytest.raises(StoreError, match="Another Rollwright server"):
        await second.open()
    await first.close()
    await second.open()
    await second.close()


async def test_closing_waits_for_what_was_asked_for_before(tmp_path: Path) -> None:
    store = open_store(None, tmp_path)
    await store.open()
    people = [Person(f"person {number}", "Ada") for number in range(300)]
    asked = [asyncio.create_task(store.add_person(person, person.id.encode(), 1.0)) for person in people]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*asked)
    with pytest.raises(Unavailable):
        await store.add_person(Person("late", "Ada"), b"late", 2.0)
    await (store := open_store(None, tmp_path)).open()
    assert [await store.person_of_token(person.id.encode()) for person in people] == people
    assert await store.person_of_token(b"late") is None
    await store.close()


async def test_while_another_program_writes_everything_else_goes_on(tmp_path: Path) -> None:
    store = open_store(None, tmp_path)
    await store.open()
    with closing(sqlite3.connect(tmp_path / NAME, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        asked = asyncio.create_task(store.add_person(Person("ada", "Ada"), b"ada", 1.0))
        for _ in range(20):
            await asyncio.sleep(0.005)
            assert not asked.done()
            assert await store.person_of_token(b"ada") is None
        other.execute("COMMIT")
        await asked
    assert await store.person_of_token(b"ada") is not None
    await store.close()


async def test_what_cannot_be_written_is_told_and_leaves_nothing(tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.setattr("rollwright.store.sqlite.PATIENCE", 50)
    store = SqliteStore(tmp_path / NAME)
    await store.open()
    with closing(sqlite3.connect(tmp_path / NAME, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(Unavailable, match="could not be written"):
            await store.add_person(Person("ada", "Ada"), b"ada", 1.0)
    assert store._connection is not None
    # Patience is for the writer thread: left behind, it would make the whole server wait.
    assert store._connection.execute("PRAGMA busy_timeout").fetchone()[0] == 0
    assert await store.person_of_token(b"ada") is None
    await store.add_person(Person("ada", "Ada"), b"ada", 1.0)
    assert await store.person_of_token(b"ada") is not None
    await store.close()


@pytest.mark.parametrize("name", [1 << 70, "\ud800"])
async def test_a_value_that_cannot_be_kept_stops_nobody(tmp_path: Path, name: Any) -> None:
    store = open_store(None, tmp_path)
    await store.open()
    with pytest.raises(Unavailable, match="could not be written"):
        await store.add_person(Person("ada", name), b"ada", 1.0)
    await store.add_person(Person("ben", "Ben"), b"ben", 1.0)
    assert await store.person_of_token(b"ada") is None
    assert await store.person_of_token(b"ben") is not None
    await store.close()


async def test_nobody_else_on_the_computer_can_read_the_file(tmp_path: Path) -> None:
    store = open_store(None, tmp_path / "new")
    await store.open()
    await store.close()
    assert stat.S_IMODE((tmp_path / "new" / NAME).stat().st_mode) == 0o600


async def test_a_backup_of_a_running_store_is_restored(tmp_path: Path) -> None:
    store = open_store(None, tmp_path)
    await store.open()
    await store.add_person(Person("ada", "Ada"), b"ada", 1.0)
    backup(tmp_path / NAME, tmp_path / "copy")
    await store.add_person(Person("ben", "Ben"), b"ben", 2.0)
    with pytest.raises(StoreError, match="Another Rollwright server"):
        restore(tmp_path / "copy", tmp_path / NAME)
    await store.close()
    restore(tmp_path / "copy", tmp_path / NAME)
    await (store := open_store(None, tmp_path)).open()
    assert await store.person_of_token(b"ada") is not None
    assert await store.person_of_token(b"ben") is None
    await store.close()


@pytest.mark.parametrize("content", [b"", b"no database at all", None])
def test_what_is_no_backup_is_not_restored(tmp_path: Path, content: bytes | None) -> None:
    if content is not None:
        (tmp_path / "copy").write_bytes(content)
    with pytest.raises(StoreError):
        restore(tmp_path / "copy", tmp_path / NAME)
    assert not (tmp_path / NAME).exists()


async def test_a_database_of_an_older_version_is_brought_up_to_date(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / NAME)) as connection:
        for statement in migrations.STEPS[0]:
            connection.execute(statement.format_map(WORDS))
        connection.execute("INSERT INTO people (id, name, created_at) VALUES ('ada', 'Ada', 1.0)")
        connection.execute("INSERT INTO tokens (hash, person, created_at) VALUES (X'61', 'ada', 1.0)")
        connection.execute(
            "INSERT INTO tables (id, game, options, listed, created_at, state, number, revision, pending, changed_at) "
            "VALUES ('t1', 'qwinto', X'7b7d', 0, 1.0, 'over', 2, 2, X'7b7d', 2.0)"
        )
        connection.execute(
            "INSERT INTO results (table_id, seat, person, name, game, variant, seats, score, won, finished_at) "
            "VALUES ('t1', 0, 'ada', 'Ada', 'qwinto', '', 1, 70, 0, 2.0)"
        )
        connection.execute("PRAGMA user_version = 1")
        connection.commit()
    store = open_store(None, tmp_path)
    await store.open()
    assert await store.person_of_token(b"a") == Person("ada", "Ada")
    assert [(result.score, result.quality) for result in await store.results("ada")] == [(70, None)]
    assert await store.claim_review(3.0, 4.0) == "t1", "matches of before are reviewed, too"
    assert await store.listed(10) == []
    await store.close()


async def test_a_database_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / NAME)) as connection:
        connection.execute(f"PRAGMA user_version = {migrations.LATEST + 1}")
    with pytest.raises(StoreError, match="newer Rollwright"):
        await open_store(None, tmp_path).open()


async def test_a_folder_that_cannot_be_written_is_told_in_words(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(StoreError, match="can't be opened"):
        await open_store(None, tmp_path / "file" / "data").open()

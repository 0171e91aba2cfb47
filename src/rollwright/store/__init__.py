"""Everything that must outlast the process: the log of every table, people, results. Plain SQL on two databases."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

from rollwright.store.circle_interface import CircleStore
from rollwright.store.evenings import EveningStore
from rollwright.store.interface import Store as TableStore

__all__ = ["Store", "open_store", "sqlite_file"]


class Store(TableStore, CircleStore, EveningStore, Protocol):
    """Everything that is kept."""


def sqlite_file(data: Path) -> Path:
    """The SQLite database of a data folder."""
    return data / "rollwright.sqlite3"


def open_store(database: str | None, data: Path, *, alone: bool = True) -> Store:
    """The store by its address (`postgresql://…`), or else SQLite in the data folder; `open()` it before use.

    `alone` keeps others from serving the same SQLite file; a reader may do without.
    """
    if database is None:
        from rollwright.store.sqlite import SqliteStore

        return SqliteStore(sqlite_file(data), alone=alone)
    from rollwright.store.postgres import PostgresStore

    return PostgresStore(database)

"""Everything that must outlast the process: the log of every table, people, results. Plain SQL on two databases."""

from __future__ import annotations

from pathlib import Path

from rollwright.store.interface import Store

__all__ = ["Store", "open_store"]


def open_store(database: str | None, data: Path) -> Store:
    """The store by its address (`postgresql://…`), or else SQLite in the data folder; `open()` it before use."""
    if database is None:
        from rollwright.store.sqlite import SqliteStore

        return SqliteStore(data / "rollwright.sqlite3")
    from rollwright.store.postgres import PostgresStore

    return PostgresStore(database)

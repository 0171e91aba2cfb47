"""What the SQL of the store is written with, for both databases.

A driver brings three things: how to read, how to carry out a transaction, and how to tell other nodes. A transaction is
data: steps in order, each of which says what it means when it touches no row or meets one that is there already.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, TypeAlias

from rollwright.store.interface import News, StoreError

#: A row as both databases give it: its values in order, and `dict(row)` by name.
Row: TypeAlias = Any


class Query(NamedTuple):
    sql: str
    args: Sequence[Any] = ()


class Step(NamedTuple):
    """A statement of a transaction. Errors that it may end in are part of it."""

    sql: str
    args: Sequence[Any] = ()
    if_untouched: type[StoreError] | None = None
    if_there: type[StoreError] | None = None


class Sql:
    """A database, as statements see it."""

    skip_locked = ""
    """The SQL that leaves out rows which another node works on."""

    async def _read(self, queries: Sequence[Query]) -> list[list[Row]]:
        """The rows of each query, all as of one moment."""
        raise NotImplementedError

    async def _transact(self, steps: Sequence[Step], news: News | None = None, *, laborious: bool = False) -> list[Row]:
        """Carry out all steps or none; the rows of the last one. `laborious`: they may touch many rows."""
        raise NotImplementedError

    async def _rows(self, sql: str, *args: Any) -> list[Row]:
        [rows] = await self._read([Query(sql, args)])
        return rows

    async def _value(self, sql: str, *args: Any) -> Any:
        rows = await self._rows(sql, *args)
        return rows[0][0] if rows else None

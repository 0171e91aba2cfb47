"""Who may see a table: whoever has its link. A try at the daily challenge is its player's own until the day is over."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime

from rollwright.server import errors
from rollwright.server.people import Visitor
from rollwright.store.interface import Table as Row


def today() -> str:
    """The date of the daily challenge: it begins at midnight UTC, for everybody."""
    return datetime.now(UTC).date().isoformat()


def may_see(row: Row, holdings: Mapping[int, str], person: str | None) -> bool:
    return row.daily is None or row.daily < today() or person in holdings.values()


def check_may_see(row: Row, holdings: Mapping[int, str], visitor: Visitor) -> None:
    if not may_see(row, holdings, visitor.person.id if visitor.person else None):
        raise errors.not_yet()

"""Who may see a table: whoever has its link. A try at the daily challenge is its player's own until the day is over."""

from __future__ import annotations

from datetime import UTC, datetime

from rollwright.server import errors
from rollwright.server.standing import Standing


def date_at(now: float) -> str:
    """The date of the daily challenge: it begins at midnight UTC, for everybody."""
    return datetime.fromtimestamp(now, UTC).date().isoformat()


def check_may_see(standing: Standing, person: str | None, now: float) -> None:
    """Raise `Refusal` for somebody who may not look at this table yet."""
    row = standing.row
    if row.daily is not None and row.daily >= date_at(now) and person not in standing.people:
        raise errors.not_yet()


def check_may_review(standing: Standing, now: float) -> None:
    """Raise `Refusal` for a try at the daily challenge of today: its dice are still to be played by others."""
    if standing.row.daily is not None and standing.row.daily >= date_at(now):
        raise errors.AfterDay

"""Who may see a table: whoever has its link. Two kinds of dice are still to be played by others:

A try at the daily challenge is its player's own until the day is over, and a table of a club evening is for those who
sit at it until its round is over.
"""

from __future__ import annotations

from datetime import UTC, datetime

from rollwright.server import errors
from rollwright.server.standing import Standing
from rollwright.store import Store


def date_at(now: float) -> str:
    """The date of the daily challenge: it begins at midnight UTC, for everybody."""
    return datetime.fromtimestamp(now, UTC).date().isoformat()


async def check_may_see(standing: Standing, person: str | None, now: float, store: Store) -> None:
    """Raise `Refusal` for somebody who may not look at this table yet."""
    if person in standing.people:
        return
    row = standing.row
    if row.daily is not None and row.daily >= date_at(now):
        raise errors.not_yet()
    await check_told(standing, store)


async def is_withheld(standing: Standing, store: Store) -> bool:
    """Whether the dice of this table are still being played with at others, in the same round of a club evening."""
    return standing.options.evening is not None and await store.round_is_played(standing.row.id)


async def check_told(standing: Standing, store: Store) -> None:
    """Raise `Refusal` for what tells the dice of a round that is still being played."""
    if await is_withheld(standing, store):
        raise errors.AfterRound


def check_may_review(standing: Standing, now: float) -> None:
    """Raise `Refusal` for a try at the daily challenge of today: its dice are still to be played by others."""
    if standing.row.daily is not None and standing.row.daily >= date_at(now):
        raise errors.AfterDay

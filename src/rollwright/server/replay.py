"""A finished match once more, view by view."""

from __future__ import annotations

from collections.abc import Sequence

from rollwright.games.protocol import Seat
from rollwright.table.events import Event
from rollwright.table.match import Match
from rollwright.table.view import View, view_of


def views_of(events: Sequence[Event], seat: Seat | None) -> list[View]:
    """The view after each event; the first holds the printed sheets."""
    mine = () if seat is None else (seat,)
    return [view_of(Match.resume(events[:number]), mine, layouts=number == 1) for number in range(1, len(events) + 1)]

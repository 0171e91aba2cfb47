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
    match = Match.resume(events[:1])
    views = [view_of(match, mine, layouts=True)]
    for event in events[1:]:
        match.accept(match.follow([event]))
        views.append(view_of(match, mine))
    return views


def view_before(events: Sequence[Event], number: int, seat: Seat) -> View:
    """What a seat had before it when it made the decision with this number; with the printed sheets."""
    return view_of(Match.resume(events[: number - 1]), (seat,), layouts=True)

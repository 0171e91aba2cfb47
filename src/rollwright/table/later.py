"""What was played after a throw of real dice that turned out to be wrong, until it is played again or replaced."""

from __future__ import annotations

from typing import NamedTuple

from rollwright.table.events import Decided, Thrown


class Later(NamedTuple):
    """A throw or a decision, and the turn it was made in."""

    turn: int
    event: Thrown | Decided


def left_after(later: tuple[Later, ...], event: Thrown | Decided, turn: int, next_turn: int) -> tuple[Later, ...]:
    """What is left when `event` of a turn has taken the place of its like, and the match stands in `next_turn`."""
    for place, other in enumerate(later):
        if other.turn == turn and _kind(other.event) == _kind(event):
            later = later[place + 1 :]
            break
    return tuple([play for play in later if play.turn >= next_turn]) if later else later


def _kind(event: Thrown | Decided) -> str | None:
    """What was decided; None for a throw."""
    return event.phase if isinstance(event, Decided) else None

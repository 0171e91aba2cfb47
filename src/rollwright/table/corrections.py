"""How much of what was played after a corrected throw can stay.

A correction takes the match back to before the throw. Then what really fell is entered, and what was played later is
played again for as long as the rules allow it. Who has to decide otherwise is asked; then it goes on.
"""

from __future__ import annotations

from collections.abc import Mapping

from rollwright.games.protocol import Json, RollwrightError, Seat
from rollwright.table.events import Decided, Thrown
from rollwright.table.position import Position
from rollwright.table.steps import step


def kept_play(position: Position) -> tuple[Thrown | Decided, Position] | None:
    """What was played here before a throw was corrected and where it leads, if the rules still allow all of it."""
    found = _awaited(position)
    if found is None:
        return None
    try:
        return found, step(position, found)
    except RollwrightError:
        return None


def kept_decisions(position: Position) -> Mapping[Seat, Json]:
    """What some of the deciders decided here before a throw was corrected, where that is still legal."""
    found = _awaited(position)
    return legal_decisions(position, found.actions) if isinstance(found, Decided) else {}


def legal_decisions(position: Position, decisions: Mapping[Seat, Json]) -> Mapping[Seat, Json]:
    """Those of some decisions that the rules allow in a position."""
    return {seat: decisions[seat] for seat in position.deciders if _is_legal(position, seat, decisions.get(seat))}


def _is_legal(position: Position, seat: Seat, action: Json) -> bool:
    if action is None:
        return False
    try:
        position.game.check_legal(position.state, seat, position.game.notation.action_from_json(action))
    except RollwrightError:
        return False
    return True


def _awaited(position: Position) -> Thrown | Decided | None:
    """The first of the later plays of this turn that is of the kind that is awaited now."""
    if position.thrower is None and not position.deciders:
        return None
    for turn, event in position.later:
        if turn != position.turn:
            return None
        if _is_for(event, position):
            return event
    return None


def _is_for(event: Thrown | Decided, position: Position) -> bool:
    if isinstance(event, Decided):
        return bool(position.deciders) and event.phase == position.state.phase
    return position.thrower is not None

"""Another way from a moment of a match on, or the whole match again with the same dice: a new match that says so."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rollwright.games.protocol import Json
from rollwright.table.errors import NotNow
from rollwright.table.events import Event, Origin, Retold, Thrown
from rollwright.table.match import Match
from rollwright.table.position import Play, Position
from rollwright.table.steps import state_at


@dataclass(frozen=True, slots=True)
class Beginning:
    """What a new match takes over: where it comes from, its dice, and what has been played in it already."""

    origin: Origin
    dice: Retold
    played: tuple[Event, ...]


def from_moment(match: Match, number: int, seed: int) -> Beginning:
    """Everything that counts up to event `number`; dice that fall later are new ones."""
    position = state_at(match.events, number)
    if not position.is_full or position.is_played:
        raise NotNow("There is nothing left to play from this moment on.")
    plays = _in_order(position)
    played = tuple(
        Thrown(play.event.seat, play.event.faces) if isinstance(play.event, Thrown) else play.event for play in plays
    )
    return Beginning(Origin(match.id, number, position.turn), Retold(seed, _throws(plays)), played)


def same_dice(match: Match, seed: int) -> Beginning:
    """From the beginning, with all dice that fell: by turn and throw, each die for itself."""
    return Beginning(Origin(match.id), Retold(seed, _throws(_in_order(match.position))), ())


def _in_order(position: Position) -> Sequence[Play]:
    """The throws and decisions that count."""
    return tuple(reversed(list(position.plays)))


def _throws(plays: Sequence[Play]) -> dict[str, Json]:
    return {
        f"{play.turn}.{play.throws_of_turn + 1}": play.event.faces for play in plays if isinstance(play.event, Thrown)
    }

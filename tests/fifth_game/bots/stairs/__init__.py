"""Players of Stairs: they write a number where an even staircase would have it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rollwright.bots.judging import Judge

NOISE = {"casual": 2.0, "club": 0.7}
OPENING_BY_CHANCE = 1
PLAYERS: Mapping[str, Callable[[], Judge]] = {}


def ladder(by_points: bool) -> tuple[Judge, ...]:
    """One judge, which is quick and looks at its own sheet alone."""
    from tests.fifth_game.bots.stairs.judge import StairsJudge

    return (StairsJudge(),)


def outlook(state: Any) -> tuple[Any, ...]:
    """What every seat expects."""
    from tests.fifth_game.bots.stairs.judge import outlook_of

    return outlook_of(state)


def courses() -> Sequence[Any]:
    """Nothing is trained."""
    return ()

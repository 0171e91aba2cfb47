"""Players of Twenty One: tables solved by dynamic programming, and the race played out."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rollwright.bots.course import Course
    from rollwright.bots.judging import Judge, Outlook

NOISE = {"casual": 5.0, "club": 1.7}
OPENING_BY_CHANCE = 0


def ladder(by_points: bool) -> tuple[Judge, ...]:
    """The tables alone; with ever more matches played out."""
    from rollwright.bots.twenty_one.judge import TwentyOneJudge

    return (
        TwentyOneJudge(race_cost=0.0, by_points=by_points),
        TwentyOneJudge(matches=60, by_points=by_points),
        TwentyOneJudge(matches=500, by_points=by_points),
        TwentyOneJudge(matches=4000, by_points=by_points),
    )


def _tables(cost: float) -> Callable[[], Judge]:
    def make() -> Judge:
        from rollwright.bots.twenty_one.judge import TwentyOneJudge

        return TwentyOneJudge(race_cost=cost)

    return make


#: The tables alone, in no hurry and in a great one.
PLAYERS: Mapping[str, Callable[[], Judge]] = {"builder": _tables(0.0), "racer": _tables(7.0)}


def outlook(state: Any) -> tuple[Outlook, ...]:
    """What every seat expects."""
    from rollwright.bots.twenty_one.forecast import forecast

    return forecast(state)


def courses() -> Sequence[Course]:
    """None: the tables are worked out when they are first needed."""
    return ()

"""Players of Splitter: a value learned from self-play, a look ahead, and rollouts."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rollwright.bots.course import Course
    from rollwright.bots.judging import Judge, Outlook

NOISE = {"casual": 1.2, "club": 0.3}
OPENING_BY_CHANCE = 3
PLAYERS: Mapping[str, Callable[[], Judge]] = {}


def ladder(by_points: bool) -> tuple[Judge, ...]:
    """The value alone; with a look ahead and rollouts; the same with more of both."""
    from rollwright.bots.splitter.judge import SplitterJudge

    return (
        SplitterJudge(by_points=by_points),
        SplitterJudge(width=12, deep=4, matches=192, by_points=by_points),
        SplitterJudge(width=40, deep=16, matches=360, by_points=by_points),
    )


def outlook(state: Any) -> tuple[Outlook, ...]:
    """What every seat expects."""
    from rollwright.bots.splitter.forecast import forecast

    return forecast(state)


def courses() -> Sequence[Course]:
    """A net for each board."""
    from rollwright.bots.splitter.curriculum import all_courses

    return all_courses()

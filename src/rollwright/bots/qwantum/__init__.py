"""Players of Qwantum: a value learned from self-play, and the second throw over all ways the dice can fall."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rollwright.bots.course import Course
    from rollwright.bots.judging import Judge, Outlook

NOISE = {"casual": 9.5, "club": 2.6}
OPENING_BY_CHANCE = 0


def ladder(by_points: bool) -> tuple[Judge, ...]:
    """The learned value, exact over the second throw. For points alone nobody hurries."""
    from rollwright.bots.qwantum.player import QwantumJudge

    return QwantumJudge(by_points=by_points), QwantumJudge(by_points=by_points, past=by_points)


def _master_of_2026_10() -> Judge:
    from rollwright.bots.qwantum.player import QwantumJudge

    return QwantumJudge(past=True)


def _builder() -> Judge:
    from rollwright.bots.qwantum.player import QwantumJudge

    return QwantumJudge(by_points=True, past=True)


PLAYERS: Mapping[str, Callable[[], Judge]] = {"master-2026-10": _master_of_2026_10, "builder": _builder}


def outlook(state: Any) -> tuple[Outlook, ...]:
    """What every seat expects."""
    from rollwright.bots.qwantum.forecast import forecast

    return forecast(state)


def courses() -> Sequence[Course]:
    """A net for playing alone and one for two seats."""
    from rollwright.bots.qwantum.curriculum import all_courses

    return all_courses()

"""Players of Qwinto: a value learned from self-play with exact expectations over a whole turn."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rollwright.bots.course import Course
    from rollwright.bots.judging import Judge, Outlook

NOISE = {"casual": 2.5, "club": 1.0}
OPENING_BY_CHANCE = 0


def ladder(by_points: bool) -> tuple[Judge, ...]:
    """The exact turn; with a look at the turn that comes next. For points alone nobody hurries."""
    from rollwright.bots.qwinto.player import QwintoJudge

    return QwintoJudge(by_points=by_points), QwintoJudge(ahead=True, by_points=by_points, past=by_points)


def _player(name: str) -> Callable[[], Judge]:
    def make() -> Judge:
        from rollwright.bots.qwinto import player

        judge: Judge = getattr(player, name)()
        return judge

    return make


PLAYERS: Mapping[str, Callable[[], Judge]] = {
    "master-2026-10": _player("master_of_2026_10"),
    "builder": _player("builder"),
    "generous": _player("generous"),
}


def outlook(state: Any) -> tuple[Outlook, ...]:
    """What every seat expects."""
    from rollwright.bots.qwinto.player import forecast

    return forecast(state)


def courses() -> Sequence[Course]:
    """A net for each number of seats that is told apart."""
    from rollwright.bots.qwinto.curriculum import all_courses

    return all_courses()

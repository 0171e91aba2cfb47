"""What common code asks of the bots of one game: the names that `rollwright.bots.<game>` offers."""

from __future__ import annotations

import importlib.util
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol, cast

from rollwright.bots.course import Course
from rollwright.bots.judging import Judge, Outlook
from rollwright.games.registry import game_module, module_name


class GameBots(Protocol):
    """The bots of a game. Importing the module is cheap: kernels are imported when a judge is made."""

    #: How far an opinion of an action is off, in points, at the levels that aren't careful.
    NOISE: Mapping[str, float]
    #: First decisions that are left to chance where bots are measured against their copies: with the same dice for all,
    #: two careful players would write the same, and neither would ever lead.
    OPENING_BY_CHANCE: int
    #: Players with a name besides the levels: other styles, and masters of the past.
    PLAYERS: Mapping[str, Callable[[], Judge]]

    def ladder(self, by_points: bool) -> tuple[Judge, ...]:
        """The judges, from the quickest to one that needs seconds; `by_points` they play for their own score alone."""

    def outlook(self, state: Any) -> tuple[Outlook, ...]:
        """What every seat expects, whoever decides next, also before a throw."""

    def courses(self) -> Sequence[Course]:
        """The nets that are trained; none where a game is solved."""


def game_bots(key: str) -> GameBots | None:
    """The bots of a game, or None where it has none of its own. Raises `UnknownGame`."""
    if importlib.util.find_spec(module_name("bots", key)) is None:
        return None
    return cast("GameBots", game_module("bots", key))

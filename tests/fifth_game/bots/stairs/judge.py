"""What a player of Stairs thinks of its actions."""

from __future__ import annotations

from typing import Any

import numpy as np
from tests.fifth_game.games.stairs import GAME
from tests.fifth_game.games.stairs.sheet import LARGEST, MISS_COST, STEPS
from tests.fifth_game.games.stairs.state import Action, Write

from rollwright.bots.judging import Floats, Judged, Outlook, by_points
from rollwright.games.protocol import Seat

#: What a step off the even staircase costs, in points.
STEP_OFF = 0.5


class StairsJudge:
    """Expects most from an even staircase."""

    def judge(self, state: Any, seat: Seat, rng: np.random.Generator) -> Judged:
        actions = GAME.legal(state, seat)
        codes = np.array([GAME.action_code(action) for action in actions])
        return by_points(codes, np.array([_expected(state, seat, action) for action in actions]), state.seats)

    def phase(self, state: Any) -> int:
        return sum(int(number > 0) for number in state.record.cells[0, 0])


def _expected(state: Any, seat: Seat, action: Action) -> float:
    """The score now, and what is left to hope for."""
    score = GAME.score(state, seat).total
    if not isinstance(action, Write):
        return float(score - MISS_COST)
    even = (state.number - 2) / (LARGEST - 2) * (STEPS - 1)
    return float(score + 1 - STEP_OFF * abs(action.step - even))


def outlook_of(state: Any) -> tuple[Outlook, ...]:
    """The score as it stands, for every seat."""
    scores: Floats = np.array([GAME.score(state, seat).total for seat in range(state.seats)], float)
    return tuple(Outlook(score, 1 / state.seats) for score in scores)

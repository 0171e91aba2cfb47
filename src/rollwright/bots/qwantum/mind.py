"""The whole mind of a Qwantum player as one kernel (see `bots/minds.py`)."""

from __future__ import annotations

from typing import Any

import numpy as np

from rollwright.bots.judging import POINT_IN_WINS
from rollwright.bots.minds import rank_by_points
from rollwright.bots.qwantum.judge import NOT_OVER, closest_to_end, judge_second_throw, judge_writing
from rollwright.bots.qwantum.reroll import WAYS, list_falls
from rollwright.bots.winning import win_chance
from rollwright.games.qwantum import rules
from rollwright.jit import kernel

# A style: whether points alone count.
BY_POINTS = 0
STYLE = 1


def room(seats: int) -> tuple[int, int]:
    """How many different sums there are, the sums, and which of them each way to fall shows; no tables."""
    return 1 + 2 * WAYS, 0


@kernel
def falls_in(numbers: Any) -> Any:
    """The sums that the colour dice can show, and which of them each way to fall shows."""
    return numbers[1 : 1 + numbers[0]], numbers[1 + WAYS : 1 + 2 * WAYS]


@kernel
def prepare(buffer: Any, style: Any, numbers: Any, tables: Any) -> None:
    """List all ways that the colour dice can fall."""
    if numbers[0] == 0:
        numbers[0] = list_falls(numbers[1 : 1 + WAYS], numbers[1 + WAYS : 1 + 2 * WAYS])


@kernel
def judge(
    buffer: Any,
    seat: int,
    style: Any,
    weights: Any,
    gain: Any,
    spread: Any,
    numbers: Any,
    tables: Any,
    key: Any,
    codes: Any,
    scores: Any,
    wins: Any,
    ranks: Any,
) -> int:
    """Exact over the second throw, on top of the learned value of sheets. Nothing is left to chance."""
    g = buffer.view(rules.STATE)[0]
    seats, phase = int(g.seats), closest_to_end(buffer)
    wins[:] = NOT_OVER
    others = np.zeros((rules.ACTIONS, np.int64(seats)))
    if g.phase == rules.AGAIN:
        count = judge_second_throw(weights, falls_in(numbers), buffer, seat, codes, scores, others)
    else:
        count = judge_writing(weights, buffer, seat, codes, scores, wins, others)
    for place in range(count):
        scores[place] += gain[phase] if wins[place] == NOT_OVER else 0.0
    if seats == 1 or style[BY_POINTS] > 0.0:
        rank_by_points(count, seats, scores, wins, ranks)
        return count
    for place in range(count):
        if wins[place] == NOT_OVER:
            others[place] += gain[phase]
            others[place, seat] = scores[place]
            wins[place] = win_chance(others[place], seat, spread[phase])
        ranks[place] = wins[place] + POINT_IN_WINS * scores[place]
    return count

"""The whole mind of a Qwinto player as one kernel (see `bots/minds.py`)."""

from __future__ import annotations

from typing import Any

from rollwright.bots.qwinto.judge import judge_actions
from rollwright.games.qwinto import rules
from rollwright.jit import kernel


def room(seats: int) -> tuple[int, int]:
    """Nothing is known beside the weights."""
    return 0, 0


@kernel
def prepare(buffer: Any, style: Any, numbers: Any, tables: Any) -> None:
    """Nothing is to be worked out."""


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
    """Exact over the turn, on top of the learned value of sheets. Nothing is left to chance."""
    g = buffer.view(rules.STATE)[0]
    count = judge_actions((weights, gain, spread, style), g, seat, codes, scores, wins, ranks)
    if g.seats == 1:
        wins[:count] = 1.0  # without what rounding takes away
    return int(count)

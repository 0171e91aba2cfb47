"""Players of Qwantum: the nets behind them."""

from __future__ import annotations

from typing import Any

import numpy as np

from rollwright.bots.minds import KernelJudge, Known
from rollwright.bots.qwantum import mind
from rollwright.bots.qwantum.judge import closest_to_end
from rollwright.bots.qwantum.mind import BY_POINTS, STYLE
from rollwright.bots.qwantum.reroll import SHOWN, SHOWN_BY, WAYS
from rollwright.bots.qwantum.value import WEIGHTS

GAME = "qwantum"
MOST_SEATS_LEARNED = 2

_KNOWN: Known = (np.concatenate([[len(SHOWN)], SHOWN, np.zeros(WAYS - len(SHOWN), np.int64), SHOWN_BY]), np.zeros(0))


def net_name(seats: int) -> str:
    """The net for a number of seats; more than two play like two."""
    return f"qwantum-{min(seats, MOST_SEATS_LEARNED)}"


def past_net_name(seats: int) -> str:
    """The net with which the master of October 2026 played."""
    return f"master-2026-10-{min(seats, 2)}"


class QwantumJudge(KernelJudge):
    """Values sheets by the learned weights, and the second throw over all ways the dice can fall."""

    game = GAME
    kernel = mind.judge

    def __init__(self, by_points: bool = False, past: bool = False) -> None:
        """`by_points`: it doesn't look at the others; `past`: with the nets of October 2026."""
        self._past = past
        self.style = np.zeros(STYLE)
        self.style[BY_POINTS] = by_points

    def net_name(self, variant: str, seats: int) -> str:  # noqa: ARG002
        """The net for a number of seats."""
        return past_net_name(seats) if self._past else net_name(seats)

    def weights_needed(self, variant: str) -> int:  # noqa: ARG002
        """As many for all sheets."""
        return int(WEIGHTS)

    def known(self, state: Any) -> Known:  # noqa: ARG002
        """All ways that the colour dice can fall."""
        return _KNOWN

    def phase(self, state: Any) -> int:
        """How many fields the seat nearest to the end lacks."""
        return int(closest_to_end(state.readable))

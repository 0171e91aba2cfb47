"""Players of Splitter, and the nets behind them."""

from __future__ import annotations

import functools
from typing import Any

import numpy as np

from rollwright.bots.minds import KernelJudge, Known
from rollwright.bots.splitter import mind
from rollwright.bots.splitter.flat_shapes import FLAT
from rollwright.bots.splitter.mind import BY_POINTS, DEEP, MATCHES, STYLE, WIDTH
from rollwright.bots.splitter.shapes import PAIRS, playing_shapes
from rollwright.games.splitter.sheet import HALF, VARIANTS

GAME = "splitter"


def net_name(variant: str) -> str:
    """The net of a board."""
    return f"splitter-{variant}"


class SplitterJudge(KernelJudge):
    """Values every placing by the learned weights.

    It looks one throw ahead from the best `width`, two from the best `deep`, and plays `matches` on from the very best.
    """

    game = GAME
    kernel = mind.judge

    def __init__(self, width: int = 0, deep: int = 0, matches: int = 0, by_points: bool = False) -> None:
        self.style = np.zeros(STYLE)
        self.style[WIDTH] = width
        self.style[DEEP] = deep
        self.style[MATCHES] = matches
        self.style[BY_POINTS] = by_points

    def net_name(self, variant: str, seats: int) -> str:  # noqa: ARG002
        """The net of a board."""
        return net_name(variant)

    def weights_needed(self, variant: str) -> int:
        """Boards have different windows."""
        return playing_shapes(variant).weights

    def known(self, state: Any) -> Known:
        """Where the features of the board lie."""
        return _known(VARIANTS.index(state.variant))

    def phase(self, state: Any) -> int:
        """How many pairs are free."""
        return PAIRS - int((state.record.cells[0][:, :HALF] > 0).sum())


@functools.cache
def _known(variant: int) -> Known:
    return np.concatenate([[variant + 1], FLAT[variant]]), np.zeros(0)

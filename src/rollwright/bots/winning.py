"""The chance to win from expected final scores and their spreads, as far as the spreads are bell-shaped."""

from __future__ import annotations

import math
from types import ModuleType
from typing import Any

import numpy as np

from rollwright.bots.judging import Floats
from rollwright.jit import kernel, kernels_for

_NODES, _WEIGHTS = np.polynomial.hermite_e.hermegauss(16)
_WEIGHTS = _WEIGHTS / _WEIGHTS.sum()
#: Totals are whole numbers: a spread below this tells nothing apart.
SMALLEST_SPREAD = 0.3


def below(distance: Floats) -> Floats:
    """The chance that a normally distributed number lies less than this many spreads above its mean.

    Abramowitz and Stegun 26.2.17: good to seven digits.
    """
    t = 1 / (1 + 0.2316419 * np.abs(distance))
    series = t * (0.319381530 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
    tail = np.exp(-distance * distance / 2) / np.sqrt(2 * np.pi) * series
    share: Floats = np.where(distance < 0, tail, 1 - tail)
    return share


def chance_to_win(mine: Floats, others: Floats, spread: float) -> Floats:
    """The chance to have the highest final score, for several own expectations, against those of all others.

    `others` has a row for each own expectation (or one row for all), a column for each other seat.
    """
    others = np.broadcast_to(others, (len(mine), others.shape[-1]))
    spread = max(spread, SMALLEST_SPREAD)
    reached = mine[:, None] + spread * _NODES
    below_me = below((reached[:, :, None] - others[:, None, :]) / spread)
    chances: Floats = below_me.prod(axis=2) @ _WEIGHTS
    return chances


@kernel
def win_chance(expected: Any, seat: int, spread: float) -> float:
    """The chance of a seat to have the highest final score, by what all seats expect and how far scores spread."""
    spread = max(spread, SMALLEST_SPREAD)
    if len(expected) == 1:
        return 1.0
    if len(expected) == 2:
        return 0.5 * math.erfc((expected[1 - seat] - expected[seat]) / (2.0 * spread))
    total = 0.0
    for node in range(len(_NODES)):
        reached = expected[seat] + spread * _NODES[node]
        chance = _WEIGHTS[node]
        for other in range(len(expected)):
            if other != seat and chance > 0.0:
                chance *= 0.5 * math.erfc((expected[other] - reached) / (spread * math.sqrt(2.0)))
        total += chance
    return total


def share_of_win_by(rules: ModuleType) -> Any:
    """The kernel that says what a finished match of a game was worth to a seat."""
    return kernels_for(rules, "rollwright.bots.ending").share_of_win

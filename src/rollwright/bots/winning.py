"""The chance to win from expected final scores and their spreads, as far as the spreads are bell-shaped."""

from __future__ import annotations

from types import ModuleType
from typing import Any

import numpy as np

from rollwright.bots.judging import Floats
from rollwright.bots.normal import share_below
from rollwright.jit import kernel, kernels_for

_NODES, _WEIGHTS = np.polynomial.hermite_e.hermegauss(16)
_WEIGHTS = _WEIGHTS / _WEIGHTS.sum()
#: Totals are whole numbers: a spread below this tells nothing apart.
SMALLEST_SPREAD = 0.3
#: What two independent scores differ by spreads so much more than each of them.
ROOT_OF_TWO = 2**0.5


def below(distance: Floats) -> Floats:
    """The chance that a normally distributed number lies less than this many spreads above its mean."""
    shares = np.empty(np.shape(distance))
    fill_below(np.ravel(distance), shares.reshape(-1))
    return shares


@kernel
def fill_below(distances: Any, shares: Any) -> None:
    """`normal.share_below` for many distances."""
    for place in range(len(distances)):
        shares[place] = share_below(distances[place])


def chance_to_win(mine: Floats, others: Floats, spread: float) -> Floats:
    """The chance to have the highest final score, for several own expectations, against those of all others.

    `others` has a row for each own expectation (or one row for all), a column for each other seat.
    """
    expected = np.empty((len(mine), others.shape[-1] + 1))
    expected[:, 0], expected[:, 1:] = mine, others
    chances = np.empty(len(mine))
    fill_chances(expected, spread, chances)
    return chances


@kernel
def fill_chances(expected: Any, spread: float, chances: Any) -> None:
    """The chance of the first seat to win, by what all seats expect, row by row."""
    for place in range(len(expected)):
        chances[place] = win_chance(expected[place], 0, spread)


@kernel
def win_chance(expected: Any, seat: int, spread: float) -> float:
    """The chance of a seat to have the highest final score, by what all seats expect and how far scores spread."""
    spread = max(spread, SMALLEST_SPREAD)
    if len(expected) == 1:
        return 1.0
    if len(expected) == 2:
        return share_below((expected[seat] - expected[1 - seat]) / (ROOT_OF_TWO * spread))
    total = 0.0
    for node in range(len(_NODES)):
        reached = expected[seat] + spread * _NODES[node]
        chance = _WEIGHTS[node]
        for other in range(len(expected)):
            if other != seat and chance > 0.0:
                chance *= share_below((reached - expected[other]) / spread)
        total += chance
    return total


def share_of_win_by(rules: ModuleType) -> Any:
    """The kernel that says what a finished match of a game was worth to a seat."""
    return kernels_for(rules, "rollwright.bots.ending").share_of_win

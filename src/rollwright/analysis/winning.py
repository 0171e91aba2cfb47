"""The chance to win, from what every seat expects and how far final scores spread around that."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from rollwright.jit import kernel

#: Below this spread a lead decides; equal scores share.
CERTAIN = 1e-9


@kernel
def win_shares(expected: Any, spread: float, shares: Any) -> None:
    """Each seat's chance to have the highest final score; the chances of all seats add up to 1.

    For two seats it is the chance that a normally distributed lead is positive. For more it is the product of the
    chances against each of the others, scaled to add up to 1.
    """
    seats = len(expected)
    if spread < CERTAIN:
        final_shares(expected, shares)
        return
    total = 0.0
    for seat in range(seats):
        shares[seat] = 1.0
        for other in range(seats):
            if other != seat:
                shares[seat] *= 0.5 * math.erfc((expected[other] - expected[seat]) / (2.0 * spread))
        total += shares[seat]
    if total < 1e-300:
        final_shares(expected, shares)
        return
    for seat in range(seats):
        shares[seat] /= total


@kernel
def final_shares(scores: Any, shares: Any) -> None:
    """What a match with these final scores is worth to each seat: a tie shares the win."""
    highest, sharers = -np.inf, 0
    for seat in range(len(scores)):
        if scores[seat] > highest:
            highest, sharers = scores[seat], 0
        sharers += int(scores[seat] == highest)
    for seat in range(len(scores)):
        shares[seat] = 1.0 / sharers if scores[seat] == highest else 0.0

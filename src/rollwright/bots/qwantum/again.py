"""The second throw of Qwantum, exactly: every way the dice can fall."""

from __future__ import annotations

from typing import Any

import numpy as np

from rollwright.bots.qwantum.turn import ADDS, FACES, NEVER, SETS, best_double, sampled_worth
from rollwright.games.qwantum import rules
from rollwright.jit import kernel


@kernel
def exact_worth(weights: Any, sheet: Any, single: Any, double: Any, failed: float, lying: Any, dice: int) -> float:
    """What it is worth to throw these dice again, over all ways they can fall."""
    count = int(rules.DICE_COUNT[dice])
    kept = 0
    for die in range(rules.DICE):
        kept += 0 if dice >> die & 1 else int(lying[die])
    fallen = np.zeros(rules.DICE, np.int64)
    total, ways = 0.0, FACES**count
    for _ in range(ways):
        sums = kept
        for place in range(count):
            sums += ADDS[rules.DICE_LISTS[dice, place], fallen[place]]
        _, _, value = best_double(weights, sheet, single, double, failed, sums)
        total += value
        for place in range(count):
            fallen[place] += 1
            if fallen[place] < FACES:
                break
            fallen[place] = 0
    return float(total / ways)


@kernel
def judge_again(
    weights: Any,
    sheet: Any,
    single: Any,
    double: Any,
    failed: float,
    lying: Any,
    throws: Any,
    more_throws: Any,
    exactly: int,
    most_dice: int,
    worths: Any,
) -> None:
    """Value all sets of dice to throw again: by sampled throws, then the best `exactly` of them over all ways.

    Sets of more than `most_dice` dice are valued by more throws, and other ones: what seems best by some throws is
    worth less by others. For the same reason no set that was only sampled may stand above those reckoned out.
    """
    for dice in range(SETS):
        worths[dice] = sampled_worth(weights, sheet, single, double, failed, lying, throws, dice)
    worths[0] = sampled_worth(weights, sheet, single, double, failed, lying, throws[:1], 0)
    order = np.argsort(-worths)
    lowest = np.inf
    for rank in range(SETS):
        dice = int(order[rank])
        if rank >= exactly:
            worths[dice] = min(worths[dice], lowest)
        elif rules.DICE_COUNT[dice] <= most_dice:
            worths[dice] = exact_worth(weights, sheet, single, double, failed, lying, dice)
        else:
            worths[dice] = sampled_worth(weights, sheet, single, double, failed, lying, more_throws, dice)
        lowest = min(lowest, worths[dice])


@kernel
def keep_best(worths: Any, best: int) -> None:
    """Leave the best sets only, and to keep all dice."""
    order = np.argsort(-worths)
    for rank in range(best, SETS):
        if order[rank] != 0:
            worths[order[rank]] = NEVER

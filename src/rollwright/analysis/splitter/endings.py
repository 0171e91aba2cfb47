"""The last throws of a Splitter sheet, worked out to the end: exact, whatever is free.

A filling of a free pair is one of 36 (its left number, its right number), or it is still free. So all sheets that can
come of one with `pairs` free pairs fit into an array of 37 to that power, with a digit for each pair. What the groups
of a number score depends only on which of the free fields hold that number: a small table a number, and a full sheet
is worth a sum of six entries.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from rollwright.bots.splitter.groups import flood
from rollwright.bots.splitter.shapes import NUMBERS, PAIRS, THROWS
from rollwright.bots.splitter.value import NOT_FREE
from rollwright.games.splitter.sheet import HEARTS_BONUS, STAR_FACTOR
from rollwright.jit import kernel
from rollwright.sim.bits import size_of

#: The most free pairs that are worked out to the end.
LAST_PAIRS = 3
FREE = THROWS
DIGITS = FREE + 1


@kernel
def last_outlook(shapes: Any, sheet: Any, sets: Any, best: Any) -> None:
    """What a sheet with a few free pairs is worth after each next throw, exactly (`best[first, second]`)."""
    free = np.empty(LAST_PAIRS, np.int64)
    pairs = 0
    for pair in range(PAIRS):
        if sets[0] >> shapes.pair_left[pair] & 1:
            free[pairs] = pair
            pairs += 1
    values = np.empty(DIGITS**pairs)
    score_full_sheets(shapes, sheet, sets, free[:pairs], values)
    every = (1 << pairs) - 1
    for count in range(1, pairs):
        for open_pairs in range(1, every):
            if size_of(open_pairs) == count:
                for filling in range(THROWS ** (pairs - count)):
                    state = state_of(open_pairs, pairs, filling)
                    values[state] = mean_worth(values, state, open_pairs, pairs)
    for first in range(NUMBERS):
        for second in range(first, NUMBERS):
            best[first, second] = best_filling(values, len(values) - 1, every, pairs, first, second)
            best[second, first] = best[first, second]


@kernel
def state_of(open_pairs: int, pairs: int, filling: int) -> int:
    """The place of a sheet with these pairs still free (as bits), and the others filled."""
    state, weight = 0, 1
    for place in range(pairs):
        if open_pairs >> place & 1:
            state += FREE * weight
        else:
            state += filling % THROWS * weight
            filling //= THROWS
        weight *= DIGITS
    return state


@kernel
def mean_worth(values: Any, state: int, open_pairs: int, pairs: int) -> float:
    """What a sheet is worth before a throw."""
    total = 0.0
    for first in range(NUMBERS):
        for second in range(first, NUMBERS):
            worth = best_filling(values, state, open_pairs, pairs, first, second)
            total += worth if first == second else 2.0 * worth
    return total / THROWS


@kernel
def best_filling(values: Any, state: int, open_pairs: int, pairs: int, first: int, second: int) -> float:
    """What a throw is worth, written in the best free pair the best way round."""
    best, weight = NOT_FREE, 1
    one, two = first * NUMBERS + second - FREE, second * NUMBERS + first - FREE
    for place in range(pairs):
        if open_pairs >> place & 1:
            best = max(best, values[state + one * weight], values[state + two * weight])
        weight *= DIGITS
    return best


@kernel
def score_full_sheets(shapes: Any, sheet: Any, sets: Any, free: Any, values: Any) -> None:
    """The points of the sheet with every filling of its free pairs."""
    pairs = len(free)
    held, points = np.empty(NUMBERS, np.int64), np.empty((NUMBERS, 1 << 2 * pairs))
    for number in range(NUMBERS):
        for fields in range(1 << 2 * pairs):
            points[number, fields] = points_of_number(shapes, int(sets[number + 1]), free, number + 1, fields)
    has_hearts = len(shapes.hearts) > 0
    for filling in range(THROWS**pairs):
        held[:] = 0
        rest = filling
        for place in range(pairs):
            numbers = rest % THROWS
            rest //= THROWS
            held[numbers // NUMBERS] |= 1 << 2 * place
            held[numbers % NUMBERS] |= 2 << 2 * place
        total = 0.0
        for number in range(NUMBERS):
            total += points[number, held[number]]
        if has_hearts:
            total += hearts_bonus(shapes, sheet, free, filling)
        values[state_of(0, pairs, filling)] = total


@kernel
def points_of_number(shapes: Any, holding: int, free: Any, number: int, fields: int) -> int:
    """What the groups of a number score if it stands in these of the free fields, beside where it stands already."""
    for place in range(len(free)):
        if fields >> 2 * place & 1:
            holding |= 1 << shapes.pair_left[free[place]]
        if fields >> 2 * place & 2:
            holding |= 1 << shapes.pair_right[free[place]]
    points = 0
    while holding:
        group = flood(holding & -holding, holding)
        if size_of(group) == number:
            points += number * (STAR_FACTOR if group & shapes.stars else 1)
        holding &= ~group
    return points


@kernel
def hearts_bonus(shapes: Any, sheet: Any, free: Any, filling: int) -> int:
    """What the hearts score once the free pairs are filled."""
    shared = 0
    for heart in range(len(shapes.hearts)):
        at = int(shapes.hearts[heart])
        number, rest = int(sheet[at]), filling
        for place in range(len(free)):
            numbers = rest % THROWS
            rest //= THROWS
            if at == shapes.pair_left[free[place]]:
                number = numbers // NUMBERS + 1
            elif at == shapes.pair_right[free[place]]:
                number = numbers % NUMBERS + 1
        if heart > 0 and number != shared:
            return 0
        shared = number
    return int(HEARTS_BONUS)

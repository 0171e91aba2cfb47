"""What a Splitter sheet is worth before a throw: the mean over all throws, each written in its best way.

Must agree with `value_placings` for every throw. It is faster by far, as it values a field once for each number instead
of a pair once for each throw, except where the same number in both fields of a pair may join them.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from rollwright.bots.splitter.groups import (
    GROUP,
    GROUPS,
    around,
    crowd_groups,
    side_gain,
    survey_groups,
    twin_gain,
)
from rollwright.bots.splitter.shapes import NUMBERS, PAIRS, THROWS
from rollwright.bots.splitter.value import (
    NOT_FREE,
    hearts_value,
    last_points,
    phase_of,
    weigh_windows,
    window_worth,
)
from rollwright.jit import kernel
from rollwright.sim.bits import size_of


@kernel
def worth_before_throw(shapes: Any, weights: Any, sheet: Any, sets: Any, windows: Any, best: Any) -> float:
    """The mean over all throws; `best[first, second]` (numbers from 0) gets the value of each throw's best way."""
    ways = np.empty((NUMBERS, NUMBERS))
    best[:] = NOT_FREE
    survey, now = np.empty(GROUPS, GROUP), np.empty(len(windows))
    free_pairs = size_of(sets[0]) // 2
    phase = phase_of(free_pairs - 1)
    count, worth = survey_groups(shapes, weights, sets, phase, survey)
    rest = weigh_windows(weights, windows, now) + worth
    for pair in range(PAIRS):
        if not sets[0] >> shapes.pair_left[pair] & 1:
            continue
        if free_pairs == 1:
            final_ways(shapes, pair, sheet, sets, ways)
        else:
            ways[:] = rest
            add_windows(shapes, weights, pair, windows, now, ways)
            add_groups(shapes, weights, pair, sets, survey, count, phase, ways)
            add_hearts(shapes, weights, pair, sheet, phase, ways)
        for first in range(NUMBERS):
            for second in range(NUMBERS):
                value = max(ways[first, second], ways[second, first])
                best[first, second] = max(best[first, second], value)
    return float(best.sum() / THROWS)


@kernel
def final_ways(shapes: Any, pair: int, sheet: Any, sets: Any, ways: Any) -> None:
    """The points of the sheet after every way to fill its last pair."""
    for first in range(NUMBERS):
        for second in range(NUMBERS):
            ways[first, second] = last_points(shapes, pair, first + 1, second + 1, sheet, sets)


@kernel
def add_windows(shapes: Any, weights: Any, pair: int, windows: Any, now: Any, ways: Any) -> None:
    """How the weights of the windows change; most hold one field of the pair only."""
    lefts, rights = np.zeros(NUMBERS), np.zeros(NUMBERS)
    for place in range(shapes.hanging_count[pair]):
        before = now[shapes.hanging[pair, place, 0]]
        holds_left, holds_right = shapes.hanging[pair, place, 1] != 0, shapes.hanging[pair, place, 2] != 0
        for number in range(NUMBERS):
            if not holds_right:
                lefts[number] += window_worth(shapes, weights, pair, place, number + 1, 0, windows) - before
            elif not holds_left:
                rights[number] += window_worth(shapes, weights, pair, place, 0, number + 1, windows) - before
            else:
                for other in range(NUMBERS):
                    worth = window_worth(shapes, weights, pair, place, number + 1, other + 1, windows)
                    ways[number, other] += worth - before
    add_sides(lefts, rights, ways)


@kernel
def add_sides(lefts: Any, rights: Any, ways: Any) -> None:
    """Add what each number brings in the left field, and what each brings in the right one."""
    for first in range(NUMBERS):
        for second in range(NUMBERS):
            ways[first, second] += lefts[first] + rights[second]


@kernel
def add_groups(shapes: Any, weights: Any, pair: int, sets: Any, survey: Any, count: int, phase: int, ways: Any) -> None:
    """How the weights of the groups change: for each field alone, but where the same number stands in both."""
    left, right = 1 << shapes.pair_left[pair], 1 << shapes.pair_right[pair]
    lefts, rights = np.empty(NUMBERS), np.empty(NUMBERS)
    fields = left | right
    crowded = crowd_groups(shapes, weights, sets, survey, count, fields, phase)
    for number in range(NUMBERS):
        lefts[number] = crowded + side_gain(shapes, weights, sets, survey, count, fields, left, number + 1, phase)
        rights[number] = side_gain(shapes, weights, sets, survey, count, fields, right, number + 1, phase)
    add_sides(lefts, rights, ways)
    if reach_each_other(survey, count, left, right):
        for number in range(NUMBERS):
            twins = twin_gain(shapes, weights, sets, survey, count, left, right, number + 1, phase)
            ways[number, number] += crowded + twins - lefts[number] - rights[number]


@kernel
def reach_each_other(survey: Any, count: int, left: int, right: int) -> bool:
    """Whether what is written in one of two fields matters to a group that the other one changes or begins."""
    reached = around(left) | around(around(left))
    for place in range(count):
        if survey[place].zone & left:
            reached |= survey[place].zone
    return reached & right != 0


@kernel
def add_hearts(shapes: Any, weights: Any, pair: int, sheet: Any, phase: int, ways: Any) -> None:
    """The weight of the hearts, which changes only where the pair has one."""
    if len(shapes.hearts) == 0:
        return
    has_heart = False
    for heart in range(len(shapes.hearts)):
        place = shapes.hearts[heart]
        has_heart = has_heart or place == shapes.pair_left[pair] or place == shapes.pair_right[pair]
    value = hearts_value(shapes, weights, pair, 1, 1, sheet, phase)
    for first in range(NUMBERS):
        for second in range(NUMBERS):
            if has_heart:
                value = hearts_value(shapes, weights, pair, first + 1, second + 1, sheet, phase)
            ways[first, second] += value

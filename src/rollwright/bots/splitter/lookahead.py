"""Looking ahead in Splitter: one throw from many ways to write, two throws from the few that are best then."""

from __future__ import annotations

from typing import Any

import numpy as np

from rollwright.bots.splitter.expectation import worth_before_throw
from rollwright.bots.splitter.shapes import NUMBERS, THROWS
from rollwright.bots.splitter.value import NOT_FREE, PLACINGS, put, take_back, value_placings
from rollwright.jit import kernel

#: Ways to write the next throw that are looked at when looking two throws ahead, and how many points such a way may
#: seem worse than the best: with more of both the search takes twice as long and finds nothing better.
NEXT_WAYS = 4
NEXT_WORSE = 0.4
#: A way that is this many points worse than the best after one throw isn't looked at any further.
HOPELESS = 0.6


@kernel
def search_placings(
    shapes: Any,
    weights: Any,
    sheet: Any,
    sets: Any,
    windows: Any,
    first: int,
    second: int,
    width: int,
    deep: int,
    values: Any,
) -> None:
    """Value every way to write a throw: the best `width` one throw ahead, the best `deep` of these two throws ahead.

    What was looked at less far is never valued above what was looked at further.
    """
    value_placings(shapes, weights, sheet, sets, windows, first, second, values)
    free_pairs = 0
    for placing in range(0, PLACINGS, 2):
        free_pairs += values[placing] > NOT_FREE
    if free_pairs > 1:
        look_further(shapes, weights, sheet, sets, windows, first, second, width, 1, values)
    if free_pairs > 2 and deep:
        look_further(shapes, weights, sheet, sets, windows, first, second, deep, 2, values)


@kernel
def look_further(
    shapes: Any,
    weights: Any,
    sheet: Any,
    sets: Any,
    windows: Any,
    first: int,
    second: int,
    width: int,
    throws: int,
    values: Any,
) -> None:
    """Value the best `width` ways by looking so many throws ahead, and cut the others down to the worst of them."""
    best = np.empty((NUMBERS, NUMBERS))
    order = np.argsort(-values)
    bar = values[order[0]] - HOPELESS
    lowest = np.inf
    for rank in range(PLACINGS):
        placing = int(order[rank])
        if values[placing] == NOT_FREE:
            break
        if rank < width and (throws == 1 or values[placing] >= bar):
            one, two = (second, first) if placing & 1 else (first, second)
            put(shapes, placing >> 1, one, two, sheet, sets, windows)
            if throws == 1:
                values[placing] = worth_before_throw(shapes, weights, sheet, sets, windows, best)
            else:
                values[placing] = worth_before_two_throws(shapes, weights, sheet, sets, windows)
            take_back(shapes, placing >> 1, sheet, sets, windows)
            lowest = min(lowest, values[placing])
        else:
            values[placing] = min(values[placing], lowest)


@kernel
def worth_before_two_throws(shapes: Any, weights: Any, sheet: Any, sets: Any, windows: Any) -> float:
    """The mean over all throws of what the sheet is worth after each, written in one of its best ways."""
    values, best = np.empty(PLACINGS), np.empty((NUMBERS, NUMBERS))
    total = 0.0
    for first in range(1, NUMBERS + 1):
        for second in range(first, NUMBERS + 1):
            value_placings(shapes, weights, sheet, sets, windows, first, second, values)
            highest, bar = NOT_FREE, values.max() - NEXT_WORSE
            for _ in range(NEXT_WAYS):
                placing = int(np.argmax(values))
                if values[placing] < bar:
                    break
                values[placing] = NOT_FREE
                one, two = (second, first) if placing & 1 else (first, second)
                put(shapes, placing >> 1, one, two, sheet, sets, windows)
                highest = max(highest, worth_before_throw(shapes, weights, sheet, sets, windows, best))
                take_back(shapes, placing >> 1, sheet, sets, windows)
            total += highest if first == second else 2 * highest
    return total / THROWS


@kernel
def outlook(
    shapes: Any,
    weights: Any,
    sheet: Any,
    sets: Any,
    windows: Any,
    first: int,
    second: int,
    placing: int,
    best: Any,
) -> None:
    """What the sheet is worth after a placing and each next throw (into `best`)."""
    one, two = (second, first) if placing & 1 else (first, second)
    put(shapes, placing >> 1, one, two, sheet, sets, windows)
    worth_before_throw(shapes, weights, sheet, sets, windows, best)
    take_back(shapes, placing >> 1, sheet, sets, windows)

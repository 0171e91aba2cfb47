"""What Splitter sheets are worth before a throw, after it, and after each way to write it.

A sheet is valued by its outlook: what it is worth after each next throw (`bots.splitter.expectation`). Its expected
score is the mean of the outlook. All sheets meet the same throws, so the chance to win is the mean over the next throw
of what each throw leaves: two sheets that take the throws alike end alike.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from rollwright.analysis.splitter.endings import LAST_PAIRS, last_outlook
from rollwright.analysis.winning import win_shares
from rollwright.bots.splitter.expectation import worth_before_throw
from rollwright.bots.splitter.shapes import NUMBERS, PLACES, STRIDE, THROWS
from rollwright.bots.splitter.value import NOT_FREE, PLACINGS, exact_points, put, settle, take_back, value_placings
from rollwright.games.splitter.sheet import COLUMNS, ROWS
from rollwright.jit import kernel
from rollwright.sim.bits import size_of

#: So many ways to write a throw are looked at, the best by the learned value, when all throws are gone through.
WIDTH = 6
#: And so many, which are all, where what comes after them is worked out to the end.
LAST_WIDTH = 2 * (LAST_PAIRS + 1)
POINTS, WIN = 0, 1


@kernel
def lay_out(shapes: Any, cells: Any) -> Any:
    """A seat's cells as the value's kernels read them."""
    sheet, sets = np.zeros(PLACES, np.int8), np.zeros(NUMBERS + 1, np.int64)
    windows = np.empty(len(shapes.window_start), np.int64)
    for row in range(ROWS):
        for column in range(COLUMNS):
            sheet[row * STRIDE + column] = cells[row, column]
    settle(shapes, sheet, sets, windows)
    return sheet, sets, windows


@kernel
def outlook(shapes: Any, weights: Any, sheet: Any, sets: Any, windows: Any, best: Any) -> None:
    """What a sheet is worth after each next throw; a full sheet is worth its points."""
    pairs = size_of(sets[0]) // 2
    if pairs == 0:
        best[:] = exact_points(shapes, sheet, sets)
    elif pairs <= LAST_PAIRS:
        last_outlook(shapes, sheet, sets, best)
    else:
        worth_before_throw(shapes, weights, sheet, sets, windows, best)


@kernel
def join(outlooks: Any, spread: float, values: Any) -> None:
    """The expected score and the chance to win of every seat (`values[POINTS or WIN, seat]`) by their outlooks."""
    seats = len(outlooks)
    expected, shares = np.empty(seats), np.empty(seats)
    values[:] = 0.0
    for first in range(NUMBERS):
        for second in range(first, NUMBERS):
            chance = (1.0 if first == second else 2.0) / THROWS
            for seat in range(seats):
                expected[seat] = outlooks[seat, first, second]
            win_shares(expected, spread, shares)
            for seat in range(seats):
                values[POINTS, seat] += chance * expected[seat]
                values[WIN, seat] += chance * shares[seat]


@kernel
def leaf(shapes: Any, weights: Any, cells: Any, spread: float, values: Any) -> None:
    """The values of all seats after everybody has written."""
    outlooks = np.empty((len(cells), NUMBERS, NUMBERS))
    for seat in range(len(cells)):
        sheet, sets, windows = lay_out(shapes, cells[seat])
        outlook(shapes, weights, sheet, sets, windows, outlooks[seat])
    join(outlooks, spread, values)


@kernel
def foresee_throws(shapes: Any, weights: Any, cells: Any, spread: float, values: Any) -> None:
    """The values of all seats after each throw: `values[first, second, POINTS or WIN, seat]`, numbers from 0."""
    seats = len(cells)
    boards = [lay_out(shapes, cells[seat]) for seat in range(seats)]
    width = LAST_WIDTH if free_pairs(cells[0]) <= LAST_PAIRS + 1 else WIDTH
    placings, outlooks = np.empty(PLACINGS), np.empty((seats, width, NUMBERS, NUMBERS))
    counts = np.empty(seats, np.int64)
    for first in range(NUMBERS):
        for second in range(first, NUMBERS):
            for seat in range(seats):
                sheet, sets, windows = boards[seat]
                value_placings(shapes, weights, sheet, sets, windows, first + 1, second + 1, placings)
                counts[seat] = look_at_best(
                    shapes, weights, sheet, sets, windows, first + 1, second + 1, placings, outlooks[seat]
                )
            decide(outlooks, counts, spread, values[first, second])
            values[second, first] = values[first, second]


@kernel
def look_at_best(
    shapes: Any,
    weights: Any,
    sheet: Any,
    sets: Any,
    windows: Any,
    first: int,
    second: int,
    placings: Any,
    outlooks: Any,
) -> int:
    """The outlooks after the best ways to write a throw, the one with the highest mean first; how many there are."""
    count, highest, at = 0, NOT_FREE, 0
    while count < len(outlooks):
        placing = int(np.argmax(placings))
        if placings[placing] == NOT_FREE:
            break
        placings[placing] = NOT_FREE
        look_after(shapes, weights, sheet, sets, windows, first, second, placing, outlooks[count])
        mean = outlooks[count].mean()
        if mean > highest:
            highest, at = mean, count
        count += 1
    if at:
        best = outlooks[at].copy()
        outlooks[at] = outlooks[0]
        outlooks[0] = best
    return count


@kernel
def look_after(
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
    """The outlook after one way to write a throw."""
    one, two = (second, first) if placing & 1 else (first, second)
    put(shapes, placing >> 1, one, two, sheet, sets, windows)
    outlook(shapes, weights, sheet, sets, windows, best)
    take_back(shapes, placing >> 1, sheet, sets, windows)


@kernel
def decide(outlooks: Any, counts: Any, spread: float, values: Any) -> None:
    """The values of all seats at a decision: each writes what is best for it, the others play for points."""
    seats = len(counts)
    joint = outlooks[:, 0].copy()
    room = np.empty((2, seats))
    join(joint, spread, values)
    if seats == 1:
        return
    for seat in range(seats):
        for place in range(1, counts[seat]):
            joint[seat] = outlooks[seat, place]
            join(joint, spread, room)
            values[WIN, seat] = max(values[WIN, seat], room[WIN, seat])
        joint[seat] = outlooks[seat, 0]


@kernel
def value_options(
    shapes: Any, weights: Any, cells: Any, first: int, second: int, seat: int, spread: float, values: Any
) -> None:
    """What every way to write is worth to a seat (`values[POINTS or WIN, placing]`), NOT_FREE where there is none."""
    seats = len(cells)
    placings, outlooks = np.empty(PLACINGS), np.empty((LAST_WIDTH, NUMBERS, NUMBERS))
    joint, room = np.empty((seats, NUMBERS, NUMBERS)), np.empty((2, seats))
    for other in range(seats):
        sheet, sets, windows = lay_out(shapes, cells[other])
        value_placings(shapes, weights, sheet, sets, windows, first, second, placings)
        look_at_best(shapes, weights, sheet, sets, windows, first, second, placings, outlooks)
        joint[other] = outlooks[0]
    sheet, sets, windows = lay_out(shapes, cells[seat])
    value_placings(shapes, weights, sheet, sets, windows, first, second, placings)
    for placing in range(PLACINGS):
        values[:, placing] = NOT_FREE
        if placings[placing] > NOT_FREE:
            look_after(shapes, weights, sheet, sets, windows, first, second, placing, joint[seat])
            join(joint, spread, room)
            values[:, placing] = room[:, seat]


@kernel
def free_pairs(cells: Any) -> int:
    """How many throws are still to come."""
    return PLACINGS // 2 - size_of_written(cells) // 2


@kernel
def size_of_written(cells: Any) -> int:
    """How many fields of a sheet are written."""
    count = 0
    for row in range(ROWS):
        for column in range(COLUMNS):
            count += int(cells[row, column] != 0)
    return count

"""The learned value of a Qwantum sheet: what it will be worth at the end, as a sum of weights.

A sheet is valued after its owner has decided. The weights depend on how near the others are to the end (`near`), and on
how many turns pass until the owner is active again (`wait`).
"""

from __future__ import annotations

from typing import Any

import numpy as np

from rollwright.games.qwantum.sheet import COLUMNS, FAILED_THROW_COSTS, FAILED_THROWS_TO_END, NUMBERS, ROWS
from rollwright.jit import kernel

#: Numbers from 1, and 0 for none.
SUMS = NUMBERS.stop
LENGTHS = COLUMNS + 1
ROW_STATES = LENGTHS * SUMS
PAIRS = ROWS * (ROWS - 1) // 2

#: How many fields the nearest of the others lacks for a full sheet, at most, in each class of `near`.
NEAR_LIMITS = np.array([1, 2, 4, 8])
NEARS = len(NEAR_LIMITS) + 1
#: Active next, or later.
WAITS = 2
#: In the table of columns that lack one number, numbers are told apart in steps of two.
HALVED = (SUMS + 1) // 2

_ROW_TABLE = NEARS * ROWS * ROW_STATES
_PAIR_TABLE = PAIRS * ROW_STATES**2
_COLUMN_TABLE = NEARS * COLUMNS * (ROWS + 1) * SUMS**2
_NEXT_TABLE = COLUMNS * ROWS * SUMS**3
_FINISH_TABLE = COLUMNS * HALVED**2 * ROW_STATES
_COUNT_TABLE = WAITS * NEARS * FAILED_THROWS_TO_END * LENGTHS**ROWS
PAIRS_AT = _ROW_TABLE
COLUMNS_AT = PAIRS_AT + _PAIR_TABLE
NEXT_AT = COLUMNS_AT + _COLUMN_TABLE
FINISH_AT = NEXT_AT + _NEXT_TABLE
COUNTS_AT = FINISH_AT + _FINISH_TABLE
WEIGHTS = COUNTS_AT + _COUNT_TABLE
FEATURES = 32
#: What a sheet is thought to be worth before anything was learned.
HOPE = 60


@kernel
def near_of(g: Any, seat: int) -> int:
    """How near the others are to the end: 0 for one field, the highest class for far away and when alone."""
    nearest = ROWS * COLUMNS
    for other in range(g.seats):
        if other != seat:
            free = ROWS * COLUMNS
            for row in range(ROWS):
                free -= int(g.written[other, row])
            nearest = min(nearest, free)
    near = 0
    while near < NEARS - 1 and nearest > NEAR_LIMITS[near]:
        near += 1
    return near


@kernel
def row_state(written: Any, cells: Any, row: int) -> int:
    """How long a row is, and its last number."""
    length = int(written[row])
    return length * SUMS + (int(cells[row, length - 1]) if length else 0)


@kernel
def two_lowest(written: Any, cells: Any, column: int) -> Any:
    """How many numbers stand in a column, the lowest, and the lowest above it (the same if there is none)."""
    count, lowest, second = 0, 0, 0
    for row in range(ROWS):
        if written[row] > column:
            number = int(cells[row, column])
            if count == 0:
                lowest = second = number
            elif number < lowest:
                lowest, second = number, lowest
            elif number > lowest and (second == lowest or number < second):
                second = number
            count += 1
    return count, lowest, second


@kernel
def list_features(written: Any, cells: Any, fails: int, near: int, wait: int, found: Any) -> int:
    """List the indices of all weights that make up the value of a sheet."""
    count, pair = 0, 0
    lengths = (min(wait, WAITS - 1) * NEARS + near) * FAILED_THROWS_TO_END + fails
    for row in range(ROWS):
        state = row_state(written, cells, row)
        found[count] = (near * ROWS + row) * ROW_STATES + state
        count += 1
        lengths = lengths * LENGTHS + int(written[row])
        for other in range(row):
            found[count] = PAIRS_AT + (pair * ROW_STATES + state) * ROW_STATES + row_state(written, cells, other)
            pair += 1
            count += 1
    found[count] = COUNTS_AT + lengths
    count += 1
    for column in range(COLUMNS):
        count = column_features(written, cells, column, near, found, count)
    return count


@kernel
def column_features(written: Any, cells: Any, column: int, near: int, found: Any, count: int) -> int:
    """What a column holds; what the rows that reach it next could bring, and the last row that it lacks."""
    filled, lowest, second = two_lowest(written, cells, column)
    found[count] = COLUMNS_AT + (((near * COLUMNS + column) * (ROWS + 1) + filled) * SUMS + lowest) * SUMS + second
    count += 1
    if filled == ROWS:
        return count
    for row in range(ROWS):
        state = row_state(written, cells, row)
        if written[row] == column:
            index = ((column * ROWS + filled) * SUMS + lowest) * SUMS + second
            found[count] = NEXT_AT + index * SUMS + state % SUMS
            count += 1
        if filled == ROWS - 1 and written[row] <= column:
            index = (column * HALVED + lowest // 2) * HALVED + second // 2
            found[count] = FINISH_AT + index * ROW_STATES + state
            count += 1
    return count


@kernel
def sum_of(weights: Any, found: Any, count: int) -> float:
    """The sum of the weights that were found."""
    total = 0.0
    for place in range(count):
        total += weights[found[place]]
    return total


def hopeful_weights() -> np.ndarray[Any, np.dtype[np.float32]]:
    """Weights to begin with: more than can be reached, so that all that is untried gets tried."""
    weights = np.zeros(WEIGHTS, np.float32)
    costs = np.cumsum([0, *FAILED_THROW_COSTS[:-1]])
    weights[COUNTS_AT:].reshape(-1, FAILED_THROWS_TO_END, LENGTHS**ROWS)[:] = HOPE - costs[:, None]
    return weights

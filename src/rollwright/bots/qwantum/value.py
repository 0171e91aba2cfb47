"""The learned value of a Qwantum sheet: what it will be worth at the end, as a sum of weights.

A sheet is valued after its owner has decided. The weights depend on how near the others are to the end (`near`), and on
how many turns pass until the owner is active again (`wait`).
"""

from __future__ import annotations

import math
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
#: In the table of columns and the rows that they lack, numbers are told apart in steps of two.
HALVED = (SUMS + 1) // 2
#: A rough look at a row tells its last number in steps of so many.
ROUGH = 4
ROUGH_NUMBERS = NUMBERS.stop // ROUGH + 1
ROUGH_STATES = LENGTHS * ROUGH_NUMBERS
#: A glance at all four rows tells the last numbers in steps of so many; a multiple of the steps of a rough look.
GLANCE = 8
GLANCE_NUMBERS = NUMBERS.stop // GLANCE + 1
GLANCE_STATES = LENGTHS * GLANCE_NUMBERS

# The four colours fall almost alike, so what is learned in one row helps in all; one table alone tells rows apart.
_OWN_ROW_TABLE = NEARS * ROWS * ROW_STATES
_ROW_TABLE = ROW_STATES
_PAIR_TABLE = ROW_STATES**2
_COLUMN_TABLE = NEARS * COLUMNS * (ROWS + 1) * SUMS**2
_NEXT_TABLE = COLUMNS * ROWS * SUMS**3
_LACKING_TABLE = COLUMNS * (ROWS - 1) * HALVED**2 * ROW_STATES
_COUNT_TABLE = WAITS * NEARS * FAILED_THROWS_TO_END * LENGTHS**ROWS
ROWS_AT = _OWN_ROW_TABLE
PAIRS_AT = ROWS_AT + _ROW_TABLE
COLUMNS_AT = PAIRS_AT + _PAIR_TABLE
NEXT_AT = COLUMNS_AT + _COLUMN_TABLE
LACKING_AT = NEXT_AT + _NEXT_TABLE
COUNTS_AT = LACKING_AT + _LACKING_TABLE
ROUGH_PAIRS_AT = COUNTS_AT + _COUNT_TABLE
TRIPLES_AT = ROUGH_PAIRS_AT + FAILED_THROWS_TO_END * ROUGH_STATES**2
ALL_ROWS_AT = TRIPLES_AT + ROUGH_STATES**3
#: How many ways there are to choose a number of rows that may look alike: by these, four rows in order get a place.
CHOOSE = np.array([[math.comb(look + place, place + 1) for look in range(GLANCE_STATES + 1)] for place in range(ROWS)])
GLANCES = math.comb(GLANCE_STATES + ROWS - 1, ROWS)
WEIGHTS = ALL_ROWS_AT + FAILED_THROWS_TO_END * GLANCES
FEATURES = 64
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
    filled, lowest, second = 0, 0, 0
    for row in range(ROWS):
        if written[row] > column:
            filled, lowest, second = with_number(filled, lowest, second, int(cells[row, column]))
    return filled, lowest, second


@kernel
def with_number(filled: int, lowest: int, second: int, number: int) -> Any:
    """What a column holds after one more number; 0 is none."""
    if number == 0:
        return filled, lowest, second
    if filled == 0:
        lowest = second = number
    elif number < lowest:
        lowest, second = number, lowest
    elif number > lowest and (second == lowest or number < second):
        second = number
    return filled + 1, lowest, second


@kernel
def list_features(written: Any, cells: Any, fails: int, near: int, wait: int, found: Any) -> int:
    """List the indices of all weights that make up the value of a sheet."""
    count = 0
    for row in range(ROWS):
        state = row_state(written, cells, row)
        found[count] = (near * ROWS + row) * ROW_STATES + state
        found[count + 1] = ROWS_AT + state
        count += 2
        for other in range(row):
            found[count] = pair_at(state, row_state(written, cells, other))
            count += 1
    found[count] = count_at(written, fails, near, wait)
    count = rough_features(written, cells, fails, found, count + 1)
    for column in range(COLUMNS):
        count = column_features(written, cells, column, near, found, count)
    return count


@kernel
def pair_at(state: int, other: int) -> int:
    """The weight of two rows, whichever comes first."""
    return int(PAIRS_AT + max(state, other) * ROW_STATES + min(state, other))


@kernel
def count_at(written: Any, fails: int, near: int, wait: int) -> int:
    """The weight of the lengths of all rows, the longest first, failed throws, and how far next turn and end are."""
    index = (min(wait, WAITS - 1) * NEARS + near) * FAILED_THROWS_TO_END + fails
    for length in range(COLUMNS, -1, -1):
        for row in range(ROWS):
            if written[row] == length:
                index = index * LENGTHS + length
    return int(COUNTS_AT + index)


@kernel
def rough_look(state: int) -> int:
    """A row, roughly."""
    return int(state // SUMS * ROUGH_NUMBERS + state % SUMS // ROUGH)


@kernel
def rough_pair_at(fails: int, look: int, other: int) -> int:
    """The weight of failed throws and two rough rows, whichever comes first."""
    return int(ROUGH_PAIRS_AT + (fails * ROUGH_STATES + max(look, other)) * ROUGH_STATES + min(look, other))


@kernel
def triple_at(look: int, other: int, third: int) -> int:
    """The weight of three rough rows, in whatever order."""
    lowest, highest = min(look, other, third), max(look, other, third)
    middle = look + other + third - lowest - highest
    return int(TRIPLES_AT + (highest * ROUGH_STATES + middle) * ROUGH_STATES + lowest)


@kernel
def rough_features(written: Any, cells: Any, fails: int, found: Any, count: int) -> int:
    """All pairs and triples of rows, roughly, known sooner than the exact pairs; and all four at a glance."""
    looks = np.empty(ROWS, np.int64)
    for row in range(ROWS):
        looks[row] = rough_look(row_state(written, cells, row))
        for other in range(row):
            found[count] = rough_pair_at(fails, looks[row], looks[other])
            count += 1
            for third in range(other):
                found[count] = triple_at(looks[row], looks[other], looks[third])
                count += 1
    found[count] = all_rows_at(fails, looks[0], looks[1], looks[2], looks[3])
    return count + 1


@kernel
def glance(look: int) -> int:
    """A rough row at a glance."""
    return int(look // ROUGH_NUMBERS * GLANCE_NUMBERS + look % ROUGH_NUMBERS * ROUGH // GLANCE)


@kernel
def all_rows_at(fails: int, one: int, two: int, three: int, four: int) -> int:
    """The weight of failed throws and four rough rows at a glance, in whatever order."""
    one, two, three, four = glance(one), glance(two), glance(three), glance(four)
    one, two = min(one, two), max(one, two)
    three, four = min(three, four), max(three, four)
    one, three = min(one, three), max(one, three)
    two, four = min(two, four), max(two, four)
    two, three = min(two, three), max(two, three)
    place = CHOOSE[0, one] + CHOOSE[1, two] + CHOOSE[2, three] + CHOOSE[3, four]
    return int(ALL_ROWS_AT + fails * GLANCES + place)


@kernel
def column_features(written: Any, cells: Any, column: int, near: int, found: Any, count: int) -> int:
    """What a column holds; what the rows that reach it next could bring, and all rows that it lacks."""
    filled, lowest, second = two_lowest(written, cells, column)
    found[count] = column_at(near, column, filled, lowest, second)
    count += 1
    if filled < ROWS:
        for row in range(ROWS):
            state = row_state(written, cells, row)
            if written[row] == column:
                found[count] = next_at(column, filled, lowest, second, state)
                count += 1
            if filled and written[row] <= column:
                found[count] = lacking_at(column, filled, lowest, second, state)
                count += 1
    return count


@kernel
def column_at(near: int, column: int, filled: int, lowest: int, second: int) -> int:
    """The weight of what a column holds."""
    return int(COLUMNS_AT + (((near * COLUMNS + column) * (ROWS + 1) + filled) * SUMS + lowest) * SUMS + second)


@kernel
def next_at(column: int, filled: int, lowest: int, second: int, state: int) -> int:
    """The weight of what a column holds and the last number of a row that reaches it next."""
    return int(NEXT_AT + (((column * ROWS + filled) * SUMS + lowest) * SUMS + second) * SUMS + state % SUMS)


@kernel
def lacking_at(column: int, filled: int, lowest: int, second: int, state: int) -> int:
    """The weight of what a column holds, roughly, and a row that it lacks."""
    index = ((column * (ROWS - 1) + filled - 1) * HALVED + lowest // 2) * HALVED + second // 2
    return int(LACKING_AT + index * ROW_STATES + state)


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
    weights[COUNTS_AT:ROUGH_PAIRS_AT].reshape(-1, FAILED_THROWS_TO_END, LENGTHS**ROWS)[:] = HOPE - costs[:, None]
    return weights

"""The learned value of a Qwinto sheet: what it will be worth at the end, as a sum of weights.

A sheet is valued after its owner has decided, before it is known what the others write. The weights depend on how near
the others are to ending the match, by full rows and by failed throws (`near`), and on how many turns pass until the
owner is active again (`wait`).
"""

from __future__ import annotations

from typing import Any

import numpy as np

from rollwright.games.qwinto.sheet import (
    BONUS_COLUMNS,
    BONUS_ROW,
    COLUMNS,
    FACES,
    FAILED_THROWS_TO_END,
    FIELDS_IN_ROW,
    ROW_FIELDS,
    ROWS,
)
from rollwright.jit import kernel

HIGHEST = ROWS * FACES[-1]
SUMS = HIGHEST + 1
#: Above every number: the upper bound of a gap at the end of a row.
OPEN_END = HIGHEST + 1
BOUNDS = OPEN_END + 1
PLACES = int(FIELDS_IN_ROW)
MASKS = 1 << PLACES
BONUSES = len(BONUS_COLUMNS)

#: How many fields the nearest of the others lacks for its second full row, at most, in each class of `near`.
NEAR_LIMITS = np.array([1, 2, 4, 6, 9])
ROW_NEARS = len(NEAR_LIMITS) + 1
#: The most failed throws of any of the others: few, two, three.
FEW_FAILURES = 1
RUSHES = FAILED_THROWS_TO_END - FEW_FAILURES
NEARS = ROW_NEARS * RUSHES
#: Turns until the own one that are told apart; more count as the last.
WAITS = 4

# Gaps and columns are worth much the same however near the end is: a table for all, and one for each `near`.
_GAP_STATES = PLACES * PLACES * SUMS * BOUNDS
_GAPS = NEARS * ROWS * _GAP_STATES
_GAPS_OF_ALL = ROWS * _GAP_STATES
_MASKS = NEARS * ROWS * MASKS * SUMS
_NUMBERS = ROWS * PLACES * SUMS * PLACES * PLACES
_COLUMNS = NEARS * BONUSES * SUMS**ROWS
_COLUMNS_OF_ALL = BONUSES * SUMS**ROWS
_FINISHES = BONUSES * ROWS * SUMS * SUMS * BOUNDS
_COUNTS = WAITS * NEARS * FAILED_THROWS_TO_END * (PLACES + 1) ** ROWS
MASKS_AT = _GAPS
NUMBERS_AT = MASKS_AT + _MASKS
COLUMNS_AT = NUMBERS_AT + _NUMBERS
FINISHES_AT = COLUMNS_AT + _COLUMNS
COUNTS_AT = FINISHES_AT + _FINISHES
GAPS_OF_ALL_AT = COUNTS_AT + _COUNTS
COLUMNS_OF_ALL_AT = GAPS_OF_ALL_AT + _GAPS_OF_ALL
WEIGHTS = COLUMNS_OF_ALL_AT + _COLUMNS_OF_ALL
FEATURES = 128
#: What a sheet is thought to be worth before anything was learned.
HOPE = 70
HOPE_LOST_BY_FAILURE = 8


@kernel
def fields_to_end(g: Any, seat: int) -> int:
    """How many fields a seat lacks for two full rows."""
    total, most = 0, 0
    for row in range(ROWS):
        free = 0
        for place in range(PLACES):
            free += int(g.cells[seat, row, ROW_FIELDS[row, place]] == 0)
        total += free
        most = max(most, free)
    return total - most


@kernel
def near_of(g: Any, seat: int) -> int:
    """How near the others are to the end, by the fields that the nearest one lacks and by the most failed throws."""
    nearest, failures = 2 * PLACES, FEW_FAILURES
    for other in range(g.seats):
        if other != seat:
            nearest = min(nearest, fields_to_end(g, other))
            failures = max(failures, int(g.fails[other]))
    near = 0
    while near < ROW_NEARS - 1 and nearest > NEAR_LIMITS[near]:
        near += 1
    return near * RUSHES + min(failures - FEW_FAILURES, RUSHES - 1)


@kernel
def row_features(cells: Any, row: int, near: int, found: Any, count: int) -> int:
    """The gaps of a row with their bounds, the numbers between gaps, and which fields are filled."""
    start, lower, mask, last = 0, 0, 0, 0
    number_at = -1
    for place in range(PLACES + 1):
        number = OPEN_END if place == PLACES else int(cells[row, ROW_FIELDS[row, place]])
        if number == 0:
            continue
        length = place - start
        if length:
            gap = ((row * PLACES + start) * PLACES + length - 1) * SUMS + lower
            found[count] = near * ROWS * _GAP_STATES + gap * BOUNDS + number
            found[count + 1] = GAPS_OF_ALL_AT + gap * BOUNDS + number
            count += 2
        if number_at >= 0:
            found[count] = number_at + length
            count += 1
        if place < PLACES:
            mask |= 1 << place
            number_at = NUMBERS_AT + (((row * PLACES + place) * SUMS + number) * PLACES + length) * PLACES
            last = number if place == PLACES - 1 else 0
        start, lower = place + 1, number
    found[count] = MASKS_AT + ((near * ROWS + row) * MASKS + mask) * SUMS + last
    return count + 1


@kernel
def bounds_of(cells: Any, row: int, column: int) -> Any:
    """The numbers between which a free field lies."""
    lower, upper = 0, OPEN_END
    for other in range(column):
        if cells[row, other]:
            lower = int(cells[row, other])
    for other in range(COLUMNS - 1, column, -1):
        if cells[row, other]:
            upper = int(cells[row, other])
    return lower, upper


@kernel
def column_features(cells: Any, bonus: int, near: int, found: Any, count: int) -> int:
    """What stands in a three-field column; and where one field is missing, between what numbers it lies."""
    column = BONUS_COLUMNS[bonus]
    index, free, missing = bonus, 0, 0
    for row in range(ROWS):
        number = int(cells[row, column])
        index = index * SUMS + number
        if number == 0:
            free += 1
            missing = row
    found[count] = COLUMNS_AT + near * _COLUMNS_OF_ALL + index
    found[count + 1] = COLUMNS_OF_ALL_AT + index
    count += 2
    if free == 1:
        lower, upper = bounds_of(cells, missing, column)
        prize = int(cells[BONUS_ROW[column], column])
        found[count] = FINISHES_AT + (((bonus * ROWS + missing) * SUMS + prize) * SUMS + lower) * BOUNDS + upper
        count += 1
    return count


@kernel
def count_feature(cells: Any, fails: int, near: int, wait: int) -> int:
    """How full the rows are, failed throws, and how far away the next turn and the end are."""
    index = (min(wait, WAITS - 1) * NEARS + near) * FAILED_THROWS_TO_END + fails
    for row in range(ROWS):
        written = 0
        for place in range(PLACES):
            written += int(cells[row, ROW_FIELDS[row, place]] != 0)
        index = index * (PLACES + 1) + written
    return int(COUNTS_AT + index)


@kernel
def list_features(cells: Any, fails: int, near: int, wait: int, found: Any) -> int:
    """List the indices of all weights that make up the value of a sheet."""
    count = 0
    for row in range(ROWS):
        count = row_features(cells, row, near, found, count)
    for bonus in range(BONUSES):
        count = column_features(cells, bonus, near, found, count)
    found[count] = count_feature(cells, fails, near, wait)
    return count + 1


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
    counts = weights[COUNTS_AT:GAPS_OF_ALL_AT].reshape(-1, FAILED_THROWS_TO_END, (PLACES + 1) ** ROWS)
    counts[:] = HOPE - HOPE_LOST_BY_FAILURE * np.arange(FAILED_THROWS_TO_END)[:, None]
    return weights

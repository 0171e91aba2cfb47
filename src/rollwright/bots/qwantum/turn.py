"""What a turn of Qwantum can bring to a seat: what it could write, and what that is worth.

A sheet is handed on as it stands before the turn: `(written, cells, fails, near, wait)`.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from rollwright.bots.qwantum.value import (
    FEATURES,
    PAIRS,
    list_features,
    sum_of,
    two_lowest,
)
from rollwright.games.qwantum import rules
from rollwright.games.qwantum.sheet import COLUMNS, FAILED_THROWS_TO_END, ROWS
from rollwright.jit import kernel

NEVER = -1e9
FACES = rules.FACE_ADDS.shape[1]
#: What the faces of each die add to the packed sums, the white die last.
ADDS = np.vstack([rules.FACE_ADDS, rules.WHITE_ADDS * np.arange(1, FACES + 1)])
SETS = rules.ALL_DICE + 1
PAIR_ROWS = np.array([(row, other) for row in range(ROWS) for other in range(row)])


@kernel
def sheet_points(written: Any, cells: Any, fails: int) -> int:
    """The points of a sheet as it stands."""
    points = 0
    for failure in range(fails):
        points -= rules.FAILURE_COSTS[failure]
    for column in range(COLUMNS):
        filled, _, second = two_lowest(written, cells, column)
        if filled == ROWS:
            points += second
    return points


@kernel
def free_fields(written: Any) -> int:
    """How many fields a sheet lacks."""
    free = ROWS * COLUMNS
    for row in range(ROWS):
        free -= int(written[row])
    return free


@kernel
def value_sheet(weights: Any, written: Any, cells: Any, fails: int, near: int, wait: int) -> float:
    """What a sheet will be worth at the end; exactly, if it ends the match."""
    if free_fields(written) == 0 or fails >= FAILED_THROWS_TO_END:
        return float(sheet_points(written, cells, fails))
    found = np.empty(FEATURES, np.int64)
    return sum_of(weights, found, list_features(written, cells, fails, near, wait, found))


@kernel
def fits(written: Any, cells: Any, row: int, number: int) -> bool:
    """The next field of the row can take the number."""
    place = int(written[row])
    if place == 0 or place == COLUMNS:
        return place == 0
    return bool(rules.follows(number, int(cells[row, place - 1]), place))


@kernel
def push(written: Any, cells: Any, row: int, number: int) -> None:
    """Write a number."""
    cells[row, written[row]] = number
    written[row] += 1


@kernel
def pop(written: Any, cells: Any, row: int) -> None:
    """Take the last number of a row back."""
    written[row] -= 1
    cells[row, written[row]] = 0


@kernel
def value_single(weights: Any, sheet: Any, row: int, number: int) -> float:
    """The value after writing one number; NEVER where it doesn't fit."""
    written, cells, fails, near, wait = sheet
    if not fits(written, cells, row, number):
        return NEVER
    push(written, cells, row, number)
    value = value_sheet(weights, written, cells, fails, near, wait)
    pop(written, cells, row)
    return value


@kernel
def value_double(weights: Any, sheet: Any, row: int, number: int, other: int, beside: int) -> float:
    """The value after writing two numbers into two rows; NEVER where one doesn't fit."""
    written, cells = sheet[0], sheet[1]
    if not fits(written, cells, other, beside):
        return NEVER
    push(written, cells, other, beside)
    value = value_single(weights, sheet, row, number)
    pop(written, cells, other)
    return value


@kernel
def best_single(weights: Any, sheet: Any, rest: float, sums: int, taken: int) -> Any:
    """The best row for one of the open colours, or to decline (PASS), and its value."""
    action, best = int(rules.PASS), rest
    for row in range(ROWS):
        if row != taken:
            value = value_single(weights, sheet, row, rules.sum_of(sums, row))
            if value > best:
                action, best = row, value
    return action, best


@kernel
def best_double(weights: Any, sheet: Any, failed: float, sums: int) -> Any:
    """The best that the active player can write in both writings: first row, second row (or PASS), and the value."""
    first, best = best_single(weights, sheet, failed, sums, rules.NOTHING)
    second = int(rules.PASS)
    for pair in range(PAIRS):
        row, other = int(PAIR_ROWS[pair, 0]), int(PAIR_ROWS[pair, 1])
        value = value_double(weights, sheet, row, rules.sum_of(sums, row), other, rules.sum_of(sums, other))
        if value > best:
            first, second, best = row, other, value
    return first, second, best


@kernel
def worth_of_sums(best: Any, sums: int) -> float:
    """What a throw is worth to the active player."""
    worth = NEVER
    for pair in range(PAIRS):
        row, other = PAIR_ROWS[pair, 0], PAIR_ROWS[pair, 1]
        worth = max(worth, best[pair, rules.sum_of(sums, row), rules.sum_of(sums, other)])
    return worth

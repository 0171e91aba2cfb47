"""What a turn of Qwantum can bring to a seat: the values of all that it could write, and which dice to throw again.

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
from rollwright.games.qwantum.sheet import COLOUR_FACES, COLOURS, COLUMNS, FAILED_THROWS_TO_END, ROWS, face_colour
from rollwright.jit import kernel
from rollwright.sim.chance import below

NEVER = -1e9
FACES = rules.FACE_ADDS.shape[1]
#: What the faces of each die add to the packed sums, the white die last.
ADDS = np.vstack([rules.FACE_ADDS, rules.WHITE_ADDS * np.arange(1, FACES + 1)])
SETS = rules.ALL_DICE + 1
#: The row of every face of the colour dice.
FACE_ROWS = np.array([[COLOURS.index(face_colour(face)) for face in faces] for faces in COLOUR_FACES])
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
def sample_throws(chance: Any, throws: Any) -> None:
    """Throw all dice several times: what each adds to the sums."""
    for throw in range(len(throws)):
        for die in range(rules.DICE):
            throws[throw, die] = ADDS[die, below(chance, FACES)]


@kernel
def lying_adds(g: Any, adds: Any) -> None:
    """What each of the dice on the table adds to the sums."""
    for die in range(rules.WHITE):
        adds[die] = rules.FACE_ADDS[die, g.dice[die]]
    adds[rules.WHITE] = int(g.dice[rules.WHITE]) * rules.WHITE_ADDS


@kernel
def worth_of_sums(best: Any, sums: int) -> float:
    """What a throw is worth to the active player."""
    worth = NEVER
    for pair in range(PAIRS):
        row, other = PAIR_ROWS[pair, 0], PAIR_ROWS[pair, 1]
        worth = max(worth, best[pair, rules.sum_of(sums, row), rules.sum_of(sums, other)])
    return worth


@kernel
def sampled_worth(best: Any, lying: Any, throws: Any, dice: int) -> float:
    """What it is worth to throw these dice again, over some sampled throws."""
    total = 0.0
    for throw in range(len(throws)):
        sums = 0
        for die in range(rules.DICE):
            sums += throws[throw, die] if dice >> die & 1 else lying[die]
        total += worth_of_sums(best, sums)
    return total / len(throws)


@kernel
def sets_by_colour(g: Any, sets: Any) -> int:
    """The sets of dice to throw again that keep all dice of some colours, with and without the white die."""
    count = 0
    for kept in range(1 << ROWS):
        dice = 0
        for die in range(rules.WHITE):
            if not kept >> FACE_ROWS[die, g.dice[die]] & 1:
                dice |= 1 << die
        sets[count] = dice
        sets[count + 1] = dice | 1 << rules.WHITE
        count += 2
    return count


@kernel
def best_again(best: Any, g: Any, lying: Any, throws: Any, worths: Any) -> int:
    """The dice to throw again over sampled throws: the best set by colours, then one die more or less."""
    worths[:] = NEVER
    sets = np.empty(2 << ROWS, np.int64)
    chosen = 0
    for place in range(sets_by_colour(g, sets)):
        dice = int(sets[place])
        if worths[dice] == NEVER:
            worths[dice] = sampled_worth(best, lying, throws, dice)
        if worths[dice] > worths[chosen]:
            chosen = dice
    start = chosen
    for die in range(rules.DICE):
        dice = start ^ 1 << die
        if worths[dice] == NEVER:
            worths[dice] = sampled_worth(best, lying, throws, dice)
        if worths[dice] > worths[chosen]:
            chosen = dice
    return chosen

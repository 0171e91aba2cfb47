"""Random Qwinto on sets of fields, several times faster than on the rules: must agree with `games.qwinto.rules`.

Chance is asked for the same numbers in the same order, so that both play the same matches; a test holds them together.
A field's bit is row * COLUMNS + column, as in the rules' actions. For each number a seat keeps the set of fields that
may still take it, so that what is legal is looked up and not searched.
"""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np

from rollwright.games.qwinto.rules import BONUS_PARTS, DICE, FAILURE_PART
from rollwright.games.qwinto.sheet import (
    BONUS_COLUMNS,
    BONUS_ROW,
    COLUMNS,
    FACES,
    FAILED_THROW_COST,
    FAILED_THROWS_TO_END,
    FULL_ROWS_TO_END,
    ROW_FIELDS,
    ROWS,
)
from rollwright.jit import kernel
from rollwright.sim.bits import member_at, members_of, set_of, size_of
from rollwright.sim.chance import draw, stream

PLACES = ROWS * COLUMNS
NUMBERS = DICE * max(FACES) + 1
ROW_SETS = np.array([set_of(row * COLUMNS + columns) for row, columns in enumerate(ROW_FIELDS)])
LAST_FIELDS = np.array([row * COLUMNS + columns[-1] for row, columns in enumerate(ROW_FIELDS)])
COLUMN_SETS = np.array([set_of(np.arange(ROWS) * COLUMNS + column) for column in BONUS_COLUMNS])
BONUS_FIELDS = np.array([BONUS_ROW[column] * COLUMNS + column for column in BONUS_COLUMNS])
ALL_FIELDS = int(ROW_SETS.sum())

KEEP_OR_AGAIN = 2

# For each set of dice, how many different throws there are, what each adds up to, and the fields of their rows.
DICE_SETS = (1 << DICE) - 1
THROWS = np.array([len(FACES) ** dice.bit_count() for dice in range(DICE_SETS + 1)])
SUMS = np.zeros((DICE_SETS + 1, THROWS.max()), np.int8)
for _dice in range(1, DICE_SETS + 1):
    SUMS[_dice, : THROWS[_dice]] = [sum(thrown) for thrown in itertools.product(FACES, repeat=_dice.bit_count())]
ROWS_OF_DICE = np.array([sum(int(ROW_SETS[row]) for row in members_of(dice)) for dice in range(DICE_SETS + 1)])


def _without(row: int, columns: range) -> int:
    return ALL_FIELDS & ~set_of(row * COLUMNS + column for column in columns)


# The fields that are left once a field is written: to smaller numbers, to greater ones, and to the same number.
LEFT_TO_SMALLER = np.array([_without(row, range(column, COLUMNS)) for row in range(ROWS) for column in range(COLUMNS)])
LEFT_TO_GREATER = np.array([_without(row, range(column + 1)) for row in range(ROWS) for column in range(COLUMNS)])
LEFT_TO_SAME = np.array(
    [
        _without(row, range(COLUMNS)) & ~set_of(np.arange(ROWS) * COLUMNS + column)
        for row in range(ROWS)
        for column in range(COLUMNS)
    ]
)


@kernel
def play_random(
    first_match: int, key: Any, seats: int, variant: int, scores: Any, parts: Any, fails: Any, turns: Any
) -> None:
    """Play matches in which all seats decide at random, and fill in a row of the results for each."""
    left = np.empty((seats, NUMBERS), np.int64)
    written = np.empty(seats, np.int64)
    numbers = np.empty((seats, PLACES), np.int8)
    for match in range(len(scores)):
        chance = stream(key, first_match + match)
        left[:] = ALL_FIELDS
        written[:] = 0
        failed = fails[match]
        failed[:] = 0
        turn, active, over = 0, -1, False
        while not over:
            turn += 1
            active = active + 1 if active + 1 < seats else 0
            dice, chance = draw(chance, int(DICE_SETS))
            dice += 1
            thrown, chance = draw(chance, THROWS[dice])
            again, chance = draw(chance, int(KEEP_OR_AGAIN))
            if again:
                thrown, chance = draw(chance, THROWS[dice])
            number = int(SUMS[dice, thrown])
            for seat in range(seats):
                fields = int(left[seat, number] & ROWS_OF_DICE[dice])
                count = size_of(fields)
                choice, chance = draw(chance, count + 1)
                if choice < count:
                    field = member_at(fields, choice)
                    numbers[seat, field] = number
                    written[seat] |= 1 << field
                    leave(left[seat], field, number)
                    over |= full_rows(int(written[seat])) >= FULL_ROWS_TO_END
                elif seat == active:
                    failed[seat] += 1
                    over |= failed[seat] >= FAILED_THROWS_TO_END
        turns[match] = turn
        for seat in range(seats):
            scores[match, seat] = score(int(written[seat]), numbers[seat], int(failed[seat]), parts[match, seat])


@kernel
def leave(left: Any, field: int, number: int) -> None:
    """What is left to all numbers once this one is written: rows rise, and in a column no number stands twice."""
    left_to_same = left[number] & LEFT_TO_SAME[field]
    left_to_smaller, left_to_greater = LEFT_TO_SMALLER[field], LEFT_TO_GREATER[field]
    for other in range(NUMBERS):
        left[other] &= left_to_smaller if other < number else left_to_greater
    left[number] = left_to_same


@kernel
def full_rows(written: int) -> int:
    count = 0
    for row in range(ROWS):
        count += int(written & ROW_SETS[row] == ROW_SETS[row])
    return count


@kernel
def score(written: int, numbers: Any, failed: int, parts: Any) -> int:
    """Fill in the parts of a sheet's score and return their sum."""
    total = -FAILED_THROW_COST * failed
    parts[FAILURE_PART] = total
    for row in range(ROWS):
        in_row = written & ROW_SETS[row]
        points = int(numbers[LAST_FIELDS[row]]) if in_row == ROW_SETS[row] else size_of(in_row)
        parts[row] = points
        total += points
    for bonus in range(len(BONUS_COLUMNS)):
        is_full = written & COLUMN_SETS[bonus] == COLUMN_SETS[bonus]
        points = int(numbers[BONUS_FIELDS[bonus]]) if is_full else 0
        parts[BONUS_PARTS + bonus] = points
        total += points
    return total

"""What a whole turn of Qwinto is worth: the exact expectation over dice, second throw and field, for every seat."""

from __future__ import annotations

from typing import Any

import numpy as np

from rollwright.bots.qwinto.value import (
    BONUSES,
    FEATURES,
    HIGHEST,
    OPEN_END,
    PLACES,
    SUMS,
    column_features,
    count_feature,
    near_of,
    row_features,
    sum_of,
)
from rollwright.games.qwinto.sheet import (
    BONUS_COLUMNS,
    BONUS_ROW,
    FACES,
    FAILED_THROW_COST,
    FAILED_THROWS_TO_END,
    FULL_ROWS_TO_END,
    ROW_FIELDS,
    ROWS,
)
from rollwright.jit import kernel

SETS = 1 << ROWS
NEVER = -1e9


def _chances() -> np.ndarray[Any, np.dtype[np.float64]]:
    """The chance of every sum, by how many dice are thrown.

    Added up one by one: NumPy's convolution rounds otherwise on other processors, Python's `sum` in other versions, and
    the last bit is enough to train another net.
    """
    chances = np.zeros((ROWS + 1, SUMS))
    chances[0, 0] = 1.0
    for dice in range(ROWS):
        for before in range(SUMS):
            for face in FACES:
                if before + face < SUMS:
                    chances[dice + 1, before + face] += chances[dice, before] * (1 / len(FACES))
    return chances


SUM_CHANCES = _chances()
DICE_IN = np.array([dice.bit_count() for dice in range(SETS)])


@kernel
def sheet_points(cells: Any, fails: int) -> int:
    """The points of a sheet as it stands."""
    points = -FAILED_THROW_COST * fails
    for row in range(ROWS):
        written = 0
        for place in range(PLACES):
            written += int(cells[row, ROW_FIELDS[row, place]] != 0)
        points += int(cells[row, ROW_FIELDS[row, PLACES - 1]]) if written == PLACES else written
    for bonus in range(BONUSES):
        column = BONUS_COLUMNS[bonus]
        full = True
        for row in range(ROWS):
            full = full and cells[row, column] != 0
        if full:
            points += int(cells[BONUS_ROW[column], column])
    return points


@kernel
def full_rows_of(cells: Any) -> int:
    """How many rows of a sheet are full."""
    full = 0
    for row in range(ROWS):
        free = 0
        for place in range(PLACES):
            free += int(cells[row, ROW_FIELDS[row, place]] == 0)
        full += free == 0
    return full


@kernel
def value_fields(weights: Any, cells: Any, fails: int, near: int, wait: int, fields: Any) -> None:
    """The value of a sheet after every number in every field (`fields[row, place, number]`), NEVER where forbidden."""
    found = np.empty(FEATURES, np.int64)
    rows, columns = np.empty(ROWS), np.empty(BONUSES)
    for row in range(ROWS):
        rows[row] = sum_of(weights, found, row_features(cells, row, near, found, 0))
    for bonus in range(BONUSES):
        columns[bonus] = sum_of(weights, found, column_features(cells, bonus, near, found, 0))
    fields[:] = NEVER
    for row in range(ROWS):
        others = rows.sum() - rows[row]
        counted, ends = after_one_more(weights, cells, row, fails, near, wait)
        lower = 0
        for place in range(PLACES):
            column = ROW_FIELDS[row, place]
            if cells[row, column]:
                lower = int(cells[row, column])
                continue
            touched = touched_columns(cells, row, column)
            same = others + counted
            for bonus in range(BONUSES):
                same += 0.0 if touched >> bonus & 1 else columns[bonus]
            numbers = range(lower + 1, upper_bound(cells, row, place))
            value_numbers(
                weights, cells, (row, column), numbers, (fails, near, ends), touched, same, fields[row, place]
            )


@kernel
def value_numbers(
    weights: Any, cells: Any, field: Any, numbers: Any, sheet: Any, touched: int, same: float, values: Any
) -> None:
    """The value of a sheet after each of these numbers in a field; `same` is the part that no number changes."""
    (row, column), (fails, near, ends) = field, sheet
    found = np.empty(FEATURES, np.int64)
    for number in numbers:
        if stands_in_column(cells, column, number):
            continue
        cells[row, column] = number
        if ends:
            values[number] = sheet_points(cells, fails)
        else:
            count = row_features(cells, row, near, found, 0)
            for bonus in range(BONUSES):
                if touched >> bonus & 1:
                    count = column_features(cells, bonus, near, found, count)
            values[number] = same + sum_of(weights, found, count)
        cells[row, column] = 0


@kernel
def after_one_more(weights: Any, cells: Any, row: int, fails: int, near: int, wait: int) -> Any:
    """With one more number in a row: what the counts of a sheet are worth, and whether it has its full rows."""
    for place in range(PLACES):
        column = ROW_FIELDS[row, place]
        if cells[row, column] == 0:
            cells[row, column] = 1
            counted = float(weights[count_feature(cells, fails, near, wait)])
            ends = full_rows_of(cells) >= FULL_ROWS_TO_END
            cells[row, column] = 0
            return counted, ends
    return 0.0, False


@kernel
def touched_columns(cells: Any, row: int, column: int) -> int:
    """The three-field columns that a number in this field says something new about, as bits.

    Its own, and those that lack one field in the same row: that field lies between other numbers now.
    """
    touched = 0
    for bonus in range(BONUSES):
        at, free = BONUS_COLUMNS[bonus], 0
        for other in range(ROWS):
            free += int(cells[other, at] == 0)
        if at == column or (free == 1 and cells[row, at] == 0):
            touched |= 1 << bonus
    return touched


@kernel
def upper_bound(cells: Any, row: int, place: int) -> int:
    """The next number to the right of a place, or one above all numbers."""
    for right in range(place + 1, PLACES):
        if cells[row, ROW_FIELDS[row, right]]:
            return int(cells[row, ROW_FIELDS[row, right]])
    return OPEN_END


@kernel
def stands_in_column(cells: Any, column: int, number: int) -> bool:
    """In a column no number stands twice."""
    stands = False
    for row in range(ROWS):
        stands = stands or cells[row, column] == number
    return stands


@kernel
def value_rest(weights: Any, cells: Any, fails: int, near: int, wait: int) -> float:
    """The value of a sheet as it is."""
    if fails >= FAILED_THROWS_TO_END or full_rows_of(cells) >= FULL_ROWS_TO_END:
        return float(sheet_points(cells, fails))
    found = np.empty(FEATURES, np.int64)
    count = 0
    for row in range(ROWS):
        count = row_features(cells, row, near, found, count)
    for bonus in range(BONUSES):
        count = column_features(cells, bonus, near, found, count)
    found[count] = count_feature(cells, fails, near, wait)
    return sum_of(weights, found, count + 1)


@kernel
def best_by_row(fields: Any, best: Any) -> None:
    """The best value of each number in each row."""
    for row in range(ROWS):
        for number in range(SUMS):
            best[row, number] = NEVER
            for place in range(PLACES):
                best[row, number] = max(best[row, number], fields[row, place, number])


@kernel
def worth_of_sums(best: Any, rest: float, dice: int, worth: Any) -> None:
    """What every sum of a set of dice is worth: its best field, or to decline."""
    for number in range(SUMS):
        worth[number] = rest
        for row in range(ROWS):
            if dice >> row & 1:
                worth[number] = max(worth[number], best[row, number])


@kernel
def expected(worth: Any, dice: int) -> float:
    """What a throw of these dice is worth."""
    total = 0.0
    for number in range(1, HIGHEST + 1):
        total += SUM_CHANCES[DICE_IN[dice], number] * worth[number]
    return total


@kernel
def with_second_throw(worth: Any, dice: int) -> float:
    """What these dice are worth to the active player, who throws again whatever is worth less than a throw."""
    again = expected(worth, dice)
    total = 0.0
    for number in range(1, HIGHEST + 1):
        total += SUM_CHANCES[DICE_IN[dice], number] * max(again, worth[number])
    return total


@kernel
def best_dice(best: Any, rest: float) -> Any:
    """The dice that the active player should pick, and what they are worth."""
    worth = np.empty(SUMS)
    dice, value = 0, NEVER
    for candidate in range(1, SETS):
        worth_of_sums(best, rest, candidate, worth)
        candidate_value = with_second_throw(worth, candidate)
        if candidate_value > value:
            dice, value = candidate, candidate_value
    return dice, value


@kernel
def final_chances(worth: Any, dice: int, chances: Any) -> None:
    """How likely every sum is in the end, if the active player throws again whatever is worth less than a throw."""
    again = expected(worth, dice)
    thrown_again = 0.0
    for number in range(SUMS):
        chance = SUM_CHANCES[DICE_IN[dice], number]
        chances[number] = chance if worth[number] >= again else 0.0
        thrown_again += chance - chances[number]
    for number in range(SUMS):
        chances[number] += thrown_again * SUM_CHANCES[DICE_IN[dice], number]


@kernel
def prepare_seat(weights: Any, g: Any, seat: int, fields: Any, best: Any) -> float:
    """Value all that a seat could write this turn; return what it is worth to decline."""
    seats = int(g.seats)
    wait = (seat - int(g.active) - 1) % seats
    fails = int(g.fails[seat])
    near = near_of(g, seat)
    cells = g.cells[seat]
    value_fields(weights, cells, fails, near, wait, fields)
    best_by_row(fields, best)
    return value_rest(weights, cells, fails + (seat == g.active), near, wait)

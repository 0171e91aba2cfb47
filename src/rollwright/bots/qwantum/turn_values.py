"""The values of all that a turn of Qwantum could write, at once.

Most weights of a sheet don't change when a number or two are written, so only those that do are looked at: first for
each row alone, then for two rows those that depend on both. Number 0 stands for a row that isn't written in.

The loops over the numbers of two rows hand no arrays on: to count who holds them would take longer than the rest.
"""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np

from rollwright.bots.qwantum.reroll import SHOWN
from rollwright.bots.qwantum.turn import (
    ADDS,
    NEVER,
    PAIR_ROWS,
    fits,
    free_fields,
    value_double,
    value_sheet,
    value_single,
)
from rollwright.bots.qwantum.value import (
    PAIRS,
    ROUGH,
    ROUGH_NUMBERS,
    ROW_STATES,
    ROWS_AT,
    SUMS,
    all_rows_at,
    column_at,
    count_at,
    lacking_at,
    next_at,
    pair_at,
    rough_look,
    rough_pair_at,
    row_state,
    triple_at,
    two_lowest,
    with_number,
)
from rollwright.games.qwantum import rules
from rollwright.games.qwantum.sheet import COLUMNS, ROWS
from rollwright.jit import kernel


def _highest_beside() -> np.ndarray[Any, np.dtype[np.int64]]:
    """For two rows and the least sum of the first, the highest that the second can be at the same time."""
    fallen = (SHOWN[:, None] + ADDS[rules.WHITE]).ravel()
    sums = [fallen >> rules.SUM_BITS * row & rules.SUM_MASK for row in range(ROWS)]
    highest = np.zeros((ROWS, ROWS, SUMS), np.int64)
    for row, other in itertools.permutations(range(ROWS), 2):
        np.maximum.at(highest[row, other], sums[row], sums[other])
    return np.maximum.accumulate(highest[:, :, ::-1], axis=2)[:, :, ::-1].copy()


HIGHEST_BESIDE = _highest_beside()


@kernel
def foresee_turn(weights: Any, sheet: Any, failed: float, best: Any) -> None:
    """The most that the sums of two rows can bring, for all that could fall: `best[pair, number, beside]`.

    That is writing both, one or none of them. What a throw brings is the highest of its six pairs.
    """
    written, cells, fails, near, wait = sheet
    states, held = np.empty(ROWS, np.int64), np.empty((COLUMNS, 3), np.int64)
    for row in range(ROWS):
        states[row] = row_state(written, cells, row)
    for column in range(COLUMNS):
        held[column, 0], held[column, 1], held[column, 2] = two_lowest(written, cells, column)
    before = value_sheet(weights, written, cells, fails, near, wait)
    single, meeting = np.empty((ROWS, SUMS)), np.empty((SUMS, SUMS))
    for row in range(ROWS):
        foresee_row(weights, sheet, states, held, before, row, single[row])
    for pair in range(PAIRS):
        row, other = int(PAIR_ROWS[pair, 0]), int(PAIR_ROWS[pair, 1])
        for number in range(1, SUMS):
            for beside in range(1, SUMS):
                best[pair, number, beside] = max(failed, single[row, number], single[other, beside])
        foresee_pair(weights, sheet, states, held, before, single, row, other, meeting, best[pair])


@kernel
def foresee_row(weights: Any, sheet: Any, states: Any, held: Any, before: float, row: int, single: Any) -> None:
    """What a sheet is worth with each number in a row, and with none; NEVER where it doesn't fit."""
    written, cells = sheet[0], sheet[1]
    ends = free_fields(written) == 1
    for number in range(SUMS):
        single[number] = before if number == 0 or fits(written, cells, row, number) else NEVER
        if number and ends:
            single[number] = value_single(weights, sheet, row, number)
    if written[row] < COLUMNS and not ends:
        add_changes(weights, sheet[2], sheet[3], states, held, row, grown_lengths(weights, sheet, row), single)


@kernel
def foresee_pair(
    weights: Any,
    sheet: Any,
    states: Any,
    held: Any,
    before: float,
    single: Any,
    row: int,
    other: int,
    meeting: Any,
    best: Any,
) -> None:
    """Raise the most that two sums can bring where writing both brings more than one of them."""
    written, near = sheet[0], sheet[3]
    free = free_fields(written)
    if free == 2:
        foresee_last_fields(weights, sheet, row, other, best)
    elif free > 2 and written[row] < COLUMNS and written[other] < COLUMNS:
        constant = met_lengths(weights, sheet, row, other) - before
        highest = HIGHEST_BESIDE[row, other]
        meet(weights, sheet[2], states, single, row, other, meeting)
        if written[row] == written[other]:
            meet_in_column(weights, near, states, held, single, row, other, meeting)
        elif written[row] > written[other]:
            meet_apart(weights, states, held, single, row, other, meeting)
        else:
            meet_apart(weights, states, held, single, other, row, meeting.T)
        combine(single[row], single[other], meeting, constant, highest, best)


@kernel
def add_changes(
    weights: Any, fails: int, near: int, states: Any, held: Any, row: int, grown: float, single: Any
) -> None:
    """Add to each number of a row by how much it changes the weights that depend on that row."""
    column = states[row] // SUMS
    unchanged = 0.0
    for number in range(SUMS):
        if single[number] > NEVER:
            state = state_with(states[row], number)
            total = row_alone(weights, fails, near, states, row, state) + columns_behind(weights, held, column, state)
            total += column_with(weights, near, states, held, column, row, number)
            if number:
                single[number] += grown + total - unchanged
            else:
                unchanged = total


@kernel
def state_with(state: int, number: int) -> int:
    """A row's state after a number was written, or none."""
    return (state // SUMS + 1) * SUMS + number if number else state


@kernel
def row_alone(weights: Any, fails: int, near: int, states: Any, row: int, state: int) -> float:
    """The weights of a row, and of it beside the other rows."""
    total = weights[(near * ROWS + row) * ROW_STATES + state] + weights[ROWS_AT + state]
    look = rough_look(state)
    looks = (rough_look(states[row - 1]), rough_look(states[row - 2]), rough_look(states[row - 3]))
    total += weights[all_rows_at(fails, look, looks[0], looks[1], looks[2])]
    for other in range(ROWS):
        if other != row:
            beside = rough_look(states[other])
            total += weights[pair_at(state, states[other])] + weights[rough_pair_at(fails, look, beside)]
            for third in range(other):
                if third != row:
                    total += weights[triple_at(look, beside, rough_look(states[third]))]
    return float(total)


@kernel
def columns_behind(weights: Any, held: Any, column: int, state: int) -> float:
    """The weights of a row and the columns behind the one that it reaches next, which lack it."""
    total = 0.0
    for later in range(column + 1, COLUMNS):
        total += lacked_by(weights, later, held[later, 0], held[later, 1], held[later, 2], state)
    return total


@kernel
def column_with(weights: Any, near: int, states: Any, held: Any, column: int, row: int, number: int) -> float:
    """The weights of a column when a row writes a number there, or none, and of all rows that it lacks then."""
    filled, lowest, second = with_number(held[column, 0], held[column, 1], held[column, 2], number)
    total = float(weights[column_at(near, column, filled, lowest, second)])
    for lacking in range(ROWS):
        if states[lacking] // SUMS <= column and not (number and lacking == row):
            total += lacked_by(weights, column, filled, lowest, second, states[lacking])
    return total


@kernel
def lacked_by(weights: Any, column: int, filled: int, lowest: int, second: int, state: int) -> float:
    """The weights of what a column holds and of one row that it lacks."""
    total = 0.0
    if state // SUMS == column:
        total += weights[next_at(column, filled, lowest, second, state)]
    if filled:
        total += weights[lacking_at(column, filled, lowest, second, state)]
    return total


@kernel
def grown_lengths(weights: Any, sheet: Any, row: int) -> float:
    """By how much the weight of all rows' lengths changes when a row grows."""
    written, _, fails, near, wait = sheet
    before = weights[count_at(written, fails, near, wait)]
    written[row] += 1
    after = weights[count_at(written, fails, near, wait)]
    written[row] -= 1
    return float(after - before)


@kernel
def met_lengths(weights: Any, sheet: Any, row: int, other: int) -> float:
    """By how much more that weight changes by a row when another one has grown too."""
    written = sheet[0]
    alone = grown_lengths(weights, sheet, row)
    written[other] += 1
    beside = grown_lengths(weights, sheet, row)
    written[other] -= 1
    return beside - alone


@kernel
def meet(weights: Any, fails: int, states: Any, single: Any, row: int, other: int, meeting: Any) -> None:
    """The weights of two rows beside each other."""
    rough = np.empty((ROUGH_NUMBERS + 1, ROUGH_NUMBERS + 1))
    meet_roughly(weights, fails, states, row, other, rough)
    for number in range(SUMS):
        if single[row, number] > NEVER:
            state, look = state_with(states[row], number), 1 + number // ROUGH if number else 0
            for beside in range(HIGHEST_BESIDE[row, other, number] + 1):
                if single[other, beside] > NEVER:
                    next_look = 1 + beside // ROUGH if beside else 0
                    pair = pair_at(state, state_with(states[other], beside))
                    meeting[number, beside] = weights[pair] + rough[look, next_look]


@kernel
def meet_apart(weights: Any, states: Any, held: Any, single: Any, row: int, other: int, meeting: Any) -> None:
    """Add the weights of the column that the longer of two rows reaches next, and of the shorter one that it lacks."""
    column = states[row] // SUMS
    for number in range(SUMS):
        if single[row, number] > NEVER:
            filled, lowest, second = with_number(held[column, 0], held[column, 1], held[column, 2], number)
            for beside in range(HIGHEST_BESIDE[row, other, number] + 1):
                if single[other, beside] > NEVER:
                    state = state_with(states[other], beside)
                    if state // SUMS == column:
                        meeting[number, beside] += weights[next_at(column, filled, lowest, second, state)]
                    if filled:
                        meeting[number, beside] += weights[lacking_at(column, filled, lowest, second, state)]


@kernel
def meet_in_column(
    weights: Any, near: int, states: Any, held: Any, single: Any, row: int, other: int, meeting: Any
) -> None:
    """Add the weights of the column that both of two rows reach next, and of all rows that it lacks."""
    column = states[row] // SUMS
    for number in range(SUMS):
        for beside in range(HIGHEST_BESIDE[row, other, number] + 1):
            if single[row, number] > NEVER and single[other, beside] > NEVER:
                filled, lowest, second = with_number(held[column, 0], held[column, 1], held[column, 2], number)
                filled, lowest, second = with_number(filled, lowest, second, beside)
                total = weights[column_at(near, column, filled, lowest, second)]
                for lacking in range(ROWS):
                    is_written = (number and lacking == row) or (beside and lacking == other)
                    if states[lacking] // SUMS <= column and not is_written:
                        if states[lacking] // SUMS == column:
                            total += weights[next_at(column, filled, lowest, second, states[lacking])]
                        if filled:
                            total += weights[lacking_at(column, filled, lowest, second, states[lacking])]
                meeting[number, beside] += total


@kernel
def meet_roughly(weights: Any, fails: int, states: Any, row: int, other: int, rough: Any) -> None:
    """The weights of rough rows that depend on both of two rows; 0 stands for a row that isn't written in."""
    others = np.empty(2, np.int64)
    count = 0
    for third in range(ROWS):
        if third != row and third != other:
            others[count] = rough_look(states[third])
            count += 1
    third, fourth = others[0], others[1]
    for number in range(ROUGH_NUMBERS + 1):
        look = rough_look(states[row])
        if number:
            look = (states[row] // SUMS + 1) * ROUGH_NUMBERS + number - 1
        for beside in range(ROUGH_NUMBERS + 1):
            next_look = rough_look(states[other])
            if beside:
                next_look = (states[other] // SUMS + 1) * ROUGH_NUMBERS + beside - 1
            total = float(weights[rough_pair_at(fails, look, next_look)])
            total += weights[triple_at(look, next_look, third)] + weights[triple_at(look, next_look, fourth)]
            total += weights[all_rows_at(fails, look, next_look, third, fourth)]
            rough[number, beside] = total


@kernel
def combine(single: Any, other: Any, meeting: Any, constant: float, highest: Any, best: Any) -> None:
    """Writing both numbers brings what each of them brings alone, and what changes by their meeting."""
    for number in range(1, SUMS):
        if single[number] > NEVER:
            alone = constant + single[number] - meeting[number, 0] + meeting[0, 0]
            for beside in range(1, highest[number] + 1):
                if other[beside] > NEVER:
                    value = alone + other[beside] - meeting[0, beside] + meeting[number, beside]
                    best[number, beside] = max(best[number, beside], value)


@kernel
def foresee_last_fields(weights: Any, sheet: Any, row: int, other: int, best: Any) -> None:
    """Writing both numbers of a pair fills the sheet: what it scores then is certain."""
    for number in range(1, SUMS):
        for beside in range(1, SUMS):
            value = value_double(weights, sheet, row, number, other, beside)
            best[number, beside] = max(best[number, beside], value)

"""The rules of Qwinto, in the order of the rulebook. Compiled; the same as plain Python."""

from __future__ import annotations

from typing import Any

import numpy as np

from rollwright.games.qwinto.sheet import (
    BONUS_COLUMNS,
    BONUS_ROW,
    COLOURS,
    COLUMNS,
    FAILED_THROW_COST,
    FAILED_THROWS_TO_END,
    FIELD,
    FIELDS_IN_ROW,
    FULL_ROWS_TO_END,
    ROW_FIELDS,
    ROWS,
    SEATS,
)
from rollwright.jit import kernel

MAX_SEATS = SEATS.stop - 1
DICE = len(COLOURS)

STATE = np.dtype(
    (
        np.record,
        [
            ("seats", "i1"),
            ("active", "i1"),
            ("phase", "i1"),
            ("picked", "i1"),  # the dice of this turn, a bit each
            ("dice", "i1", (DICE,)),  # as they lie; 0 where a die wasn't thrown
            ("fails", "i1", (MAX_SEATS,)),
            ("cells", "i1", (MAX_SEATS, ROWS, COLUMNS)),  # 0 where nothing is written
        ],
    )
)

# Phases. In the two throwing phases dice are wanted; in the others somebody decides.
PICK, THROW, AGAIN, THROW_AGAIN, WRITE, OVER = range(6)

# Actions: a field, then pass, keep, again, then the sets of dice as PICK_DICE + bits.
PASS = ROWS * COLUMNS
KEEP = PASS + 1
THROW_ONCE_MORE = PASS + 2
PICK_DICE = PASS + 2
ACTIONS = PICK_DICE + (1 << DICE)

# Parts of a score: the rows, the bonus columns, the failed throws.
BONUS_PARTS = ROWS
FAILURE_PART = ROWS + len(BONUS_COLUMNS)
PARTS = FAILURE_PART + 1


@kernel
def start(g: Any, seats: int, variant: int, first: int) -> None:
    """Empty sheets; the first player picks dice."""
    g.picked = 0
    g.dice[:] = 0
    g.fails[:] = 0
    g.cells[:] = 0
    g.seats = seats
    g.active = first
    g.phase = PICK


@kernel
def deciders(g: Any) -> int:
    """The seats that decide now, a bit each: the active player alone about the dice, everybody about writing."""
    if g.phase == PICK or g.phase == AGAIN:
        return 1 << int(g.active)
    if g.phase == WRITE:
        return (1 << int(g.seats)) - 1
    return 0


@kernel
def dice_wanted(g: Any, wanted: Any) -> int:
    """The picked dice, in the first throw and in the second: the same dice, all of them."""
    count = 0
    if g.phase == THROW or g.phase == THROW_AGAIN:
        for die in range(DICE):
            if g.picked >> die & 1:
                wanted[count] = die
                count += 1
    return count


@kernel
def throw(g: Any, faces: Any) -> None:
    """What fell lies on the table: now the active player may throw again, after the second throw all write."""
    thrown = 0
    for die in range(DICE):
        if g.picked >> die & 1:
            g.dice[die] = faces[thrown]
            thrown += 1
    g.phase = AGAIN if g.phase == THROW else WRITE


@kernel
def thrown_sum(g: Any) -> int:
    """The sum that is announced."""
    total = 0
    for die in range(DICE):
        total += int(g.dice[die])
    return total


@kernel
def stands_in_column(g: Any, seat: int, column: int, number: int) -> bool:
    """In a column no number stands twice."""
    for row in range(ROWS):
        if g.cells[seat, row, column] == number:
            return True
    return False


@kernel
def writable_fields(g: Any, seat: int, row: int, number: int, fields: Any, count: int) -> int:
    """Append the free fields of a row that may take the number.

    In a row the numbers rise strictly from left to right: the number fits between the last smaller one and the first
    greater one, and nowhere if it stands in the row already.
    """
    before = count
    for place in range(FIELDS_IN_ROW):
        column = ROW_FIELDS[row, place]
        written = g.cells[seat, row, column]
        if written == 0:
            if not stands_in_column(g, seat, column, number):
                fields[count] = row * COLUMNS + column
                count += 1
        elif written < number:
            count = before
        elif written == number:
            return before
        else:
            return count
    return count


@kernel
def legal(g: Any, seat: int, actions: Any) -> int:
    """List what a seat may decide now, and return how many actions that are."""
    if not deciders(g) >> seat & 1:
        return 0
    if g.phase == PICK:
        return legal_dice(actions)
    if g.phase == AGAIN:
        actions[0] = KEEP
        actions[1] = THROW_ONCE_MORE
        return 2
    return legal_writing(g, seat, actions)


@kernel
def legal_dice(actions: Any) -> int:
    """The active player picks one, two or three of the dice."""
    for dice in range(1, 1 << DICE):
        actions[dice - 1] = PICK_DICE + dice
    return (1 << DICE) - 1


@kernel
def legal_writing(g: Any, seat: int, actions: Any) -> int:
    """The sum into one free field of a row whose colour was thrown, or decline."""
    number = thrown_sum(g)
    count = 0
    for row in range(ROWS):
        if g.picked >> row & 1:
            count = writable_fields(g, seat, row, number, actions, count)
    actions[count] = PASS
    return count + 1


@kernel
def mark(g: Any, seat: int, action: int) -> None:
    """Carry out one seat's decision on its own sheet: the active player who writes nothing takes a failed throw."""
    if g.phase != WRITE:
        return
    if action < PASS:
        g.cells[seat, action // COLUMNS, action % COLUMNS] = thrown_sum(g)
    elif seat == g.active:
        g.fails[seat] += 1


@kernel
def decide(g: Any, actions: Any) -> None:
    """Carry out the decisions of all deciders at once, an action a seat, and go on to what is next."""
    if g.phase == PICK:
        g.picked = actions[g.active] - PICK_DICE
        g.phase = THROW
    elif g.phase == AGAIN:
        g.phase = WRITE if actions[g.active] == KEEP else THROW_AGAIN
    else:
        for seat in range(g.seats):
            mark(g, seat, actions[seat])
        next_turn(g)


@kernel
def next_turn(g: Any) -> None:
    """The next player clockwise is active, unless the match has ended."""
    g.picked = 0
    g.dice[:] = 0
    if has_ended(g):
        g.phase = OVER
    else:
        g.phase = PICK
        g.active = (g.active + 1) % g.seats


@kernel
def row_is_full(g: Any, seat: int, row: int) -> bool:
    """No field of the row is free."""
    for place in range(FIELDS_IN_ROW):
        if g.cells[seat, row, ROW_FIELDS[row, place]] == 0:
            return False
    return True


@kernel
def full_rows(g: Any, seat: int) -> int:
    """How many rows are full."""
    count = 0
    for row in range(ROWS):
        count += row_is_full(g, seat, row)
    return count


@kernel
def has_ended(g: Any) -> bool:
    """Anyone has two full rows, or four failed throws; checked after everybody has decided."""
    for seat in range(g.seats):
        if g.fails[seat] >= FAILED_THROWS_TO_END or full_rows(g, seat) >= FULL_ROWS_TO_END:
            return True
    return False


@kernel
def is_over(g: Any) -> bool:
    """Nobody decides or throws any more."""
    return int(g.phase) == OVER


@kernel
def row_points(g: Any, seat: int, row: int) -> int:
    """1 a number written; a full row scores its rightmost number instead."""
    if row_is_full(g, seat, row):
        return int(g.cells[seat, row, ROW_FIELDS[row, FIELDS_IN_ROW - 1]])
    count = 0
    for place in range(FIELDS_IN_ROW):
        count += g.cells[seat, row, ROW_FIELDS[row, place]] != 0
    return count


@kernel
def column_points(g: Any, seat: int, column: int) -> int:
    """A full three-field column scores the number in its bonus field; otherwise nothing."""
    for row in range(ROWS):
        if g.cells[seat, row, column] == 0:
            return 0
    return int(g.cells[seat, BONUS_ROW[column], column])


@kernel
def score(g: Any, seat: int, parts: Any) -> int:
    """Fill in the parts of a seat's score and return their sum."""
    for row in range(ROWS):
        parts[row] = row_points(g, seat, row)
    for bonus in range(len(BONUS_COLUMNS)):
        parts[BONUS_PARTS + bonus] = column_points(g, seat, BONUS_COLUMNS[bonus])
    parts[FAILURE_PART] = -FAILED_THROW_COST * int(g.fails[seat])
    total = 0
    for part in range(PARTS):
        total += int(parts[part])
    return total


@kernel
def breach(g: Any, seat: int) -> int:
    """The first field (row * COLUMNS + column) that breaks a rule of writing, or -1 if the sheet keeps them."""
    for row in range(ROWS):
        last = 0
        for column in range(COLUMNS):
            number = int(g.cells[seat, row, column])
            if number == 0:
                continue
            if not FIELD[row, column] or number <= last or stands_above(g, seat, row, column, number):
                return row * COLUMNS + column
            last = number
    return -1


@kernel
def stands_above(g: Any, seat: int, row: int, column: int, number: int) -> bool:
    """The number stands in this column in a row further up."""
    for above in range(row):
        if g.cells[seat, above, column] == number:
            return True
    return False

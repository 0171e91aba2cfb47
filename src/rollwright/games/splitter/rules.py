"""The rules of Splitter, in the order of the rulebook. Compiled; the same as plain Python.

A place is a field's number row by row, row * COLUMNS + column. A set of fields is a number with the bit of each place;
places end at 55, so such a number never is negative.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from rollwright.games.splitter.sheet import (
    COLUMNS,
    FACES,
    FIELD,
    FIELDS,
    HALF,
    HEART,
    HEARTS_BONUS,
    ROWS,
    SEATS,
    STAR,
    STAR_FACTOR,
)
from rollwright.games.splitter.sheet import DICE as DIE_NAMES
from rollwright.jit import kernel

MAX_SEATS = SEATS.stop - 1
DICE = len(DIE_NAMES)
NUMBERS = len(FACES)

STATE = np.dtype(
    (
        np.record,
        [
            ("seats", "i1"),
            ("variant", "i1"),
            ("active", "i1"),  # who throws
            ("phase", "i1"),
            ("dice", "i1", (DICE,)),  # as they lie; 0 while none lies
            ("cells", "i1", (MAX_SEATS, ROWS, COLUMNS)),  # 0 where nothing is written
        ],
    )
)

# Phases. In the first dice are wanted, in the second everybody decides.
THROW, PLACE, OVER = range(3)

# Actions: the left field of a pair and the number for it, (row * HALF + column) * NUMBERS + number - 1.
ACTIONS = ROWS * HALF * NUMBERS

# Parts of a score: the groups of each number, the hearts.
HEARTS_PART = NUMBERS
PARTS = HEARTS_PART + 1

# What is printed on each board, by variant: the places of the fields, the stars as a set, the places of the hearts and
# how many there are.
FIELD_PLACES = np.array([np.flatnonzero(board) for board in FIELD])
STARS = np.array([sum(1 << int(place) for place in np.flatnonzero(board)) for board in STAR])
HEARTS = np.array([int(board.sum()) for board in HEART])
HEART_PLACES = np.array([np.resize(np.flatnonzero(board), HEARTS.max()) for board in HEART])


@kernel
def start(g: Any, seats: int, variant: int, first: int) -> None:
    """Empty sheets, the same board for all; the first player throws."""
    g.dice[:] = 0
    g.cells[:] = 0
    g.seats = seats
    g.variant = variant
    g.active = first
    g.phase = THROW


@kernel
def deciders(g: Any) -> int:
    """The seats that decide now, a bit each: everybody, all at once."""
    if g.phase == PLACE:
        return (1 << int(g.seats)) - 1
    return 0


@kernel
def dice_wanted(g: Any, wanted: Any) -> int:
    """Both dice, once a round."""
    if g.phase != THROW:
        return 0
    for die in range(DICE):
        wanted[die] = die
    return DICE


@kernel
def throw(g: Any, faces: Any) -> None:
    """What fell is on the table, and everybody writes both numbers."""
    for die in range(DICE):
        g.dice[die] = faces[die]
    g.phase = PLACE


@kernel
def is_free(g: Any, seat: int, row: int, column: int) -> bool:
    """The board has a field here, and nothing is written there. (`&`: quicker than `and`, as no jump is needed.)"""
    return bool((g.cells[seat, row, column] == 0) & FIELD[g.variant, row, column])


@kernel
def legal(g: Any, seat: int, actions: Any) -> int:
    """List what a seat may decide now, and return how many actions that are.

    Both numbers must be written, each in one of two free fields that mirror each other; which goes left is free. Pairs
    row by row from the left; in each the first die's number left, then the second's, unless both are the same.
    """
    if not deciders(g) >> seat & 1:
        return 0
    first, second = int(g.dice[0]), int(g.dice[1])
    ways = 1 if first == second else 2
    count = 0
    for row in range(ROWS):
        for column in range(HALF):
            field = row * HALF + column
            # Listed in any case, and overwritten if it isn't free: faster than to foresee which pairs are free.
            actions[count] = field * NUMBERS + first - 1
            actions[count + ways - 1] = field * NUMBERS + second - 1
            if is_free(g, seat, row, column):
                count += ways
    return count


@kernel
def mark(g: Any, seat: int, action: int) -> None:
    """Write one number left and the other into the mirror field."""
    field, number = int(action) // NUMBERS, int(action) % NUMBERS + 1
    row, column = field // HALF, field % HALF
    g.cells[seat, row, column] = number
    g.cells[seat, row, COLUMNS - 1 - column] = int(g.dice[0]) + int(g.dice[1]) - number


@kernel
def decide(g: Any, actions: Any) -> None:
    """Carry out the decisions of all seats at once, an action a seat, and go on to what is next."""
    for seat in range(g.seats):
        mark(g, seat, actions[seat])
    next_round(g)


@kernel
def next_round(g: Any) -> None:
    """The next player clockwise throws, unless the sheets are full."""
    for die in range(DICE):
        g.dice[die] = 0
    if is_full(g):
        g.phase = OVER
    else:
        g.phase = THROW
        active = int(g.active) + 1
        g.active = 0 if active == g.seats else active


@kernel
def is_full(g: Any) -> bool:
    """No field is free. Everybody writes in every round, so the first sheet speaks for all."""
    for row in range(ROWS):
        for column in range(HALF):
            if is_free(g, 0, row, column):
                return False
    return True


@kernel
def is_over(g: Any) -> bool:
    """Nobody decides or throws any more."""
    return bool(g.phase == OVER)


@kernel
def same_to_the_right(cells: Any) -> int:
    """The written fields of one sheet whose neighbour to the right has the same number."""
    fields = 0
    for row in range(ROWS):
        for column in range(COLUMNS - 1):
            if cells[row, column] != 0 and cells[row, column] == cells[row, column + 1]:
                fields |= 1 << (row * COLUMNS + column)
    return fields


@kernel
def same_below(cells: Any) -> int:
    """The written fields of one sheet whose neighbour below has the same number."""
    fields = 0
    for row in range(ROWS - 1):
        for column in range(COLUMNS):
            if cells[row, column] != 0 and cells[row, column] == cells[row + 1, column]:
                fields |= 1 << (row * COLUMNS + column)
    return fields


@kernel
def group_around(place: int, right: int, below: int) -> int:
    """All fields that are connected with this one by the same number, side by side or one above the other."""
    group = 0
    grown = 1 << place
    while grown != group:
        group = grown
        grown |= (group & right) << 1 | group >> 1 & right
        grown |= (group & below) << COLUMNS | group >> COLUMNS & below
    return group


@kernel
def size_of(group: int) -> int:
    """How many fields a set has."""
    size = 0
    while group:
        group &= group - 1
        size += 1
    return size


@kernel
def group_points(variant: int, number: int, group: int) -> int:
    """Exactly n fields with the number n score n, and double with a star; larger and smaller groups nothing."""
    if size_of(group) != number:
        return 0
    return number * STAR_FACTOR if group & STARS[variant] else number


@kernel
def hearts_points(variant: int, cells: Any) -> int:
    """The same number in all hearts of the board scores more, whether or not their groups score."""
    if HEARTS[variant] == 0:
        return 0
    number = number_at(cells, HEART_PLACES[variant, 0])
    for heart in range(1, HEARTS[variant]):
        if number_at(cells, HEART_PLACES[variant, heart]) != number:
            return 0
    return HEARTS_BONUS if number != 0 else 0


@kernel
def number_at(cells: Any, place: int) -> int:
    """What is written at a place of one sheet; 0 if nothing is."""
    return int(cells[place // COLUMNS, place % COLUMNS])


@kernel
def score(g: Any, seat: int, parts: Any) -> int:
    """Fill in the parts of a seat's score and return their sum."""
    variant = int(g.variant)
    cells = g.cells[seat]
    for part in range(HEARTS_PART):
        parts[part] = 0
    right, below = same_to_the_right(cells), same_below(cells)
    counted = 0
    for field in range(FIELDS):
        place = FIELD_PLACES[variant, field]
        number = number_at(cells, place)
        if number == 0 or counted >> place & 1:
            continue
        group = group_around(place, right, below)
        counted |= group
        parts[number - 1] += group_points(variant, number, group)
    parts[HEARTS_PART] = hearts_points(variant, cells)
    total = 0
    for part in range(PARTS):
        total += int(parts[part])
    return total


@kernel
def breach(g: Any, seat: int) -> int:
    """The first place that breaks a rule of writing, or -1 if the sheet keeps them: both fields of a pair, or none."""
    variant = int(g.variant)
    for row in range(ROWS):
        for column in range(COLUMNS):
            written = g.cells[seat, row, column] != 0
            mirrored = g.cells[seat, row, COLUMNS - 1 - column] != 0
            if written and not (FIELD[variant, row, column] and mirrored):
                return int(row * COLUMNS + column)
    return -1

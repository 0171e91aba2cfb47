"""The rules of Qwantum, in the order of the rulebook. Compiled; the same as plain Python."""

from __future__ import annotations

from typing import Any

import numpy as np

from rollwright.games.qwantum.sheet import (
    COLOUR_FACES,
    COLOURS,
    COLUMNS,
    DIE_NAMES,
    FAILED_THROW_COSTS,
    FAILED_THROWS_TO_END,
    RISING_FIELDS,
    ROWS,
    SEATS,
    face_colour,
    face_number,
)
from rollwright.jit import kernel

MAX_SEATS = SEATS.stop - 1
DICE = len(DIE_NAMES)
WHITE = DICE - 1
ALL_DICE = (1 << DICE) - 1
# The dice of every set of bits in their order, and how many they are: looking them up is faster than asking bit by bit.
DICE_COUNT = np.array([bits.bit_count() for bits in range(ALL_DICE + 1)])
DICE_LISTS = np.zeros((ALL_DICE + 1, DICE), np.int8)
for _bits, _count in enumerate(DICE_COUNT):
    DICE_LISTS[_bits, :_count] = [die for die in range(DICE) if _bits >> die & 1]

STATE = np.dtype(
    (
        np.record,
        [
            ("seats", "i1"),
            ("active", "i1"),
            ("phase", "i1"),
            ("again", "i1"),  # the dice to be thrown again, a bit each; 0 but in THROW_AGAIN
            ("taken", "i1"),  # the row written in FIRST, or NOTHING
            ("dice", "i1", (DICE,)),  # as they lie: colour dice by the place of the face, white by its number; else 0
            ("fails", "i1", (MAX_SEATS,)),
            ("written", "i1", (MAX_SEATS, ROWS)),  # how many fields of a row are written
            ("cells", "i1", (MAX_SEATS, ROWS, COLUMNS)),  # 0 where nothing is written
        ],
    )
)

# Phases. In the two throwing phases dice are wanted; in the others somebody decides.
THROW, AGAIN, THROW_AGAIN, FIRST, SECOND, OVER = range(6)

# Actions: the row to write in, then pass, then the dice to throw again as AGAIN_DICE + bits; no bits: keep them all.
PASS = ROWS
AGAIN_DICE = PASS + 1
KEEP = AGAIN_DICE
ACTIONS = AGAIN_DICE + ALL_DICE + 1

NOTHING = -1

# Parts of a score: the columns, the failed throws.
FAILURE_PART = COLUMNS
PARTS = FAILURE_PART + 1

# The sums of all rows are kept in one number, a byte a row: so each die is looked at once.
SUM_BITS = 8
SUM_MASK = (1 << SUM_BITS) - 1
WHITE_ADDS = sum(1 << SUM_BITS * row for row in range(ROWS))
FACE_ADDS = np.array(
    [[face_number(face) << SUM_BITS * COLOURS.index(face_colour(face)) for face in faces] for faces in COLOUR_FACES]
)
FAILURE_COSTS = np.array(FAILED_THROW_COSTS)


@kernel
def start(g: Any, seats: int, variant: int, first: int) -> None:
    """Empty sheets; the first player throws."""
    g.fails[:] = 0
    g.written[:] = 0
    g.cells[:] = 0
    g.seats = seats
    g.active = first
    clear_table(g, THROW)


@kernel
def clear_table(g: Any, phase: int) -> None:
    """No dice lie and nothing is taken: before a turn, and when the match is over."""
    g.again = 0
    g.taken = NOTHING
    g.dice[:] = 0
    g.phase = phase


@kernel
def deciders(g: Any) -> int:
    """The seats that decide now, a bit each: everybody in the second writing, the active player alone before it."""
    if g.phase == AGAIN or g.phase == FIRST:
        return 1 << int(g.active)
    if g.phase == SECOND:
        return (1 << int(g.seats)) - 1
    return 0


@kernel
def dice_to_throw(g: Any) -> int:
    """First all seven dice; once any of them again. A bit each."""
    if g.phase == THROW:
        return ALL_DICE
    return int(g.again) if g.phase == THROW_AGAIN else 0


@kernel
def dice_wanted(g: Any, wanted: Any) -> int:
    """List the dice to be thrown now, colour dice before the white one, and return how many they are."""
    dice = dice_to_throw(g)
    count = DICE_COUNT[dice]
    for place in range(count):
        wanted[place] = DICE_LISTS[dice, place]
    return int(count)


@kernel
def throw(g: Any, faces: Any) -> None:
    """What fell is on the table; after the first throw the active player may throw again, after the second write."""
    dice = dice_to_throw(g)
    for place in range(DICE_COUNT[dice]):
        g.dice[DICE_LISTS[dice, place]] = faces[place]
    g.again = 0
    g.phase = AGAIN if g.phase == THROW else FIRST


@kernel
def colour_sums(g: Any) -> int:
    """The sums of all colours, to be read by `sum_of`: all showing numbers of the colour plus the white die, always.

    A colour that doesn't show counts as the white die alone.
    """
    sums = int(g.dice[WHITE]) * WHITE_ADDS
    for die in range(WHITE):
        sums += FACE_ADDS[die, g.dice[die]]
    return sums


@kernel
def sum_of(sums: int, row: int) -> int:
    """The sum of one row's colour."""
    return sums >> SUM_BITS * row & SUM_MASK


@kernel
def rises_to(place: int) -> bool:
    """Up to the thick line the numbers of a row rise; the numbers after it fall."""
    return place < RISING_FIELDS


@kernel
def follows(number: int, last: int, place: int) -> bool:
    """In a row a number is higher than the last one, after the thick line lower; never the same."""
    return number > last if rises_to(place) else number < last


@kernel
def fits(g: Any, seat: int, row: int, number: int) -> bool:
    """A row is filled from left to right without gaps: only its next field can take the number."""
    place = int(g.written[seat, row])
    if place == 0:
        return True
    if place == COLUMNS:
        return False
    return follows(number, int(g.cells[seat, row, place - 1]), place)


@kernel
def legal(g: Any, seat: int, actions: Any) -> int:
    """List what a seat may decide now, and return how many actions that are."""
    if not deciders(g) >> seat & 1:
        return 0
    if g.phase == AGAIN:
        return legal_again(actions)
    return legal_writing(g, seat, actions)


@kernel
def legal_again(actions: Any) -> int:
    """Keep the dice, or throw any of them again: one to seven."""
    for dice in range(ALL_DICE + 1):
        actions[dice] = AGAIN_DICE + dice
    return ALL_DICE + 1


@kernel
def legal_writing(g: Any, seat: int, actions: Any) -> int:
    """The sum of one colour into its row, rows from top to bottom, or decline; the colour taken first is closed."""
    sums = colour_sums(g)
    count = 0
    for row in range(ROWS):
        if row != g.taken and fits(g, seat, row, sum_of(sums, row)):
            actions[count] = row
            count += 1
    actions[count] = PASS
    return count + 1


@kernel
def mark(g: Any, seat: int, action: int) -> None:
    """Carry out one seat's decision on its own sheet.

    The active player who writes neither first nor second takes a failed throw; the others never do.
    """
    if action < PASS:
        place = g.written[seat, action]
        g.cells[seat, action, place] = sum_of(colour_sums(g), action)
        g.written[seat, action] = place + 1
    elif g.phase == SECOND and seat == g.active and g.taken == NOTHING:
        g.fails[seat] += 1


@kernel
def decide(g: Any, actions: Any) -> None:
    """Carry out the decisions of all deciders at once, an action a seat, and go on to what is next."""
    if g.phase == AGAIN:
        g.again = actions[g.active] - AGAIN_DICE
        g.phase = THROW_AGAIN if g.again else FIRST
    elif g.phase == FIRST:
        write_first(g, actions[g.active])
    else:
        for seat in range(g.seats):
            mark(g, seat, actions[seat])
        next_turn(g)


@kernel
def write_first(g: Any, action: int) -> None:
    """The active player alone may write; whoever fills the sheet so ends the match at once."""
    mark(g, g.active, action)
    if action != PASS:
        g.taken = action
    if sheet_is_full(g, g.active):
        clear_table(g, OVER)
    else:
        g.phase = SECOND


@kernel
def next_turn(g: Any) -> None:
    """The next player clockwise is active, unless the match has ended."""
    if has_ended(g):
        clear_table(g, OVER)
        return
    following = int(g.active) + 1
    g.active = following if following < g.seats else 0
    clear_table(g, THROW)


@kernel
def sheet_is_full(g: Any, seat: int) -> bool:
    """All four rows are filled."""
    for row in range(ROWS):
        if g.written[seat, row] < COLUMNS:
            return False
    return True


@kernel
def has_ended(g: Any) -> bool:
    """Someone has filled all four rows, or marked the fifth failed throw; checked after everybody has decided."""
    for seat in range(g.seats):
        if g.fails[seat] >= FAILED_THROWS_TO_END or sheet_is_full(g, seat):
            return True
    return False


@kernel
def is_over(g: Any) -> bool:
    """Nobody decides or throws any more."""
    return bool(g.phase == OVER)


@kernel
def column_is_full(g: Any, seat: int, column: int) -> bool:
    """All four rows are written in this column."""
    for row in range(ROWS):
        if g.written[seat, row] <= column:
            return False
    return True


@kernel
def column_points(g: Any, seat: int, column: int) -> int:
    """A full column scores its second lowest value: the lowest higher than the lowest; four equal values score that."""
    if not column_is_full(g, seat, column):
        return 0
    lowest = int(g.cells[seat, 0, column])
    second = lowest
    for row in range(1, ROWS):
        number = int(g.cells[seat, row, column])
        if number < lowest:
            lowest, second = number, lowest
        elif number > lowest and (second == lowest or number < second):
            second = number
    return second


@kernel
def failure_points(g: Any, seat: int) -> int:
    """Each failed throw costs more than the one before."""
    points = 0
    for failure in range(g.fails[seat]):
        points -= FAILURE_COSTS[failure]
    return points


@kernel
def score(g: Any, seat: int, parts: Any) -> int:
    """Fill in the parts of a seat's score and return their sum."""
    for column in range(COLUMNS):
        parts[column] = column_points(g, seat, column)
    parts[FAILURE_PART] = failure_points(g, seat)
    total = 0
    for part in range(PARTS):
        total += int(parts[part])
    return total


@kernel
def breach(g: Any, seat: int) -> int:
    """The first field (row * COLUMNS + column) that breaks a rule of writing, or -1 if the sheet keeps them."""
    for row in range(ROWS):
        for place in range(1, g.written[seat, row]):
            if not follows(int(g.cells[seat, row, place]), int(g.cells[seat, row, place - 1]), place):
                return row * COLUMNS + place
    return -1

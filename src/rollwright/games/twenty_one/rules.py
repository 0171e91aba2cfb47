"""The rules of Twenty One, in the order of the rulebook. Compiled; the same as plain Python."""

from __future__ import annotations

from typing import Any

import numpy as np

from rollwright.games.twenty_one.card import NAME_BYTES
from rollwright.games.twenty_one.sheet import (
    COLOURS,
    HIT_BONUS,
    LIMITS,
    LYING_FACE,
    PLACES,
    ROWS,
    SEATS,
    SHEET_COLOURS,
    SHEET_NAMES,
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
            ("dice", "i1", (DICE,)),  # as they lie; 0 before the first throw of a turn
            ("current", "i1", (MAX_SEATS,)),  # the row each seat is in: its topmost that isn't full; ROWS when all are
            ("cells", "i1", (MAX_SEATS, ROWS, PLACES)),  # FREE, CROSSED, or the number written
            # What is printed on the sheet of each seat. It belongs to the state: one's own sheets play like any other.
            ("colours", "i1", (MAX_SEATS, ROWS, PLACES)),
            ("limits", "i1", (MAX_SEATS, ROWS, PLACES)),
            ("names", "i1", (MAX_SEATS, NAME_BYTES)),  # UTF-8
        ],
    )
)

FREE = 0
CROSSED = -1

# Phases. In the two throwing phases dice are wanted; in the others somebody decides.
THROW, AGAIN, THROW_AGAIN, WRITE, OVER = range(5)

# Actions: cross out, then the sets of colours to write as a bit each, then keep and again.
CROSS = 0
KEEP = 1 << DICE
THROW_ONCE_MORE = KEEP + 1
ACTIONS = KEEP + 2

# Parts of a score: the numbers of each row, then the bonus for the hits of each row.
HIT_PARTS = ROWS
PARTS = 2 * ROWS

_FIRST_LETTERS = np.array([ord(name) for name in SHEET_NAMES], np.int8)


@kernel
def start(g: Any, seats: int, variant: int, first: int) -> None:
    """Empty sheets, A for the first seat, B for the second and so on; the first player throws."""
    g.dice[:] = 0
    g.current[:] = 0
    g.cells[:] = FREE
    g.colours[:] = 0
    g.limits[:] = 0
    g.names[:] = 0
    g.seats = seats
    g.active = first
    g.phase = THROW
    for seat in range(seats):
        deal(g, seat, seat)


@kernel
def deal(g: Any, seat: int, sheet: int) -> None:
    """Give a seat one of the six sheets."""
    g.names[seat, 0] = _FIRST_LETTERS[sheet]
    for row in range(ROWS):
        for place in range(PLACES):
            g.colours[seat, row, place] = SHEET_COLOURS[sheet, row, place]
            g.limits[seat, row, place] = LIMITS[row, place]


@kernel
def deciders(g: Any) -> int:
    """The seats that decide now, a bit each: the active player alone about the dice, everybody about writing."""
    if g.phase == AGAIN:
        return 1 << int(g.active)
    if g.phase == WRITE:
        return (1 << int(g.seats)) - 1
    return 0


@kernel
def is_thrown(g: Any, die: int) -> bool:
    """The first throw takes all dice, the second all that don't show a 1 and none that does."""
    return bool(g.phase == THROW or g.dice[die] != LYING_FACE)


@kernel
def dice_wanted(g: Any, wanted: Any) -> int:
    """The dice that are thrown now."""
    count = 0
    if g.phase == THROW or g.phase == THROW_AGAIN:
        for die in range(DICE):
            if is_thrown(g, die):
                wanted[count] = die
                count += 1
    return count


@kernel
def throw(g: Any, faces: Any) -> None:
    """What fell is on the table; after the first throw the active player may throw again, then all write."""
    thrown = 0
    for die in range(DICE):
        if is_thrown(g, die):
            g.dice[die] = faces[thrown]
            thrown += 1
    g.phase = AGAIN if g.phase == THROW else WRITE


@kernel
def legal(g: Any, seat: int, actions: Any) -> int:
    """List what a seat may decide now, by rising action numbers, and return how many actions that are."""
    if not deciders(g) >> seat & 1:
        return 0
    if g.phase == AGAIN:
        return legal_again(g, actions)
    return legal_writing(g, seat, actions)


@kernel
def legal_again(g: Any, actions: Any) -> int:
    """Keep what lies, or throw again; six 1s leave nothing to throw again."""
    actions[0] = KEEP
    for die in range(DICE):
        if g.dice[die] != LYING_FACE:
            actions[1] = THROW_ONCE_MORE
            return 2
    return 1


@kernel
def writable(g: Any, seat: int) -> int:
    """The colours that may be written in the current row, a bit each: free fields whose limit the number keeps."""
    row = int(g.current[seat])
    colours = 0
    for place in range(PLACES):
        colour = int(g.colours[seat, row, place])
        fits = (g.cells[seat, row, place] == FREE) & (g.dice[colour] <= g.limits[seat, row, place])
        colours |= int(fits) << colour  # without a branch, which no processor could foresee
    return colours


@kernel
def legal_writing(g: Any, seat: int, actions: Any) -> int:
    """Cross out, which is never forbidden, or write one or more of the possible numbers, whichever they are."""
    possible = writable(g, seat)
    actions[0] = CROSS
    count = 1
    chosen = -possible & possible
    while chosen:
        actions[count] = chosen
        count += 1
        chosen = (chosen - possible) & possible  # the next larger set of the possible ones; none after all of them
    return count


@kernel
def mark(g: Any, seat: int, action: int) -> None:
    """Carry out one seat's decision on its own sheet, in its current row and nowhere else."""
    if g.phase != WRITE:
        return
    row = int(g.current[seat])
    if action == CROSS:
        cross_out(g, seat, row)
    else:
        write(g, seat, row, action)
    if row_is_full(g, seat, row):
        g.current[seat] = row + 1


@kernel
def cross_out(g: Any, seat: int, row: int) -> None:
    """The leftmost free field is crossed out."""
    for place in range(PLACES):
        if g.cells[seat, row, place] == FREE:
            g.cells[seat, row, place] = CROSSED
            return


@kernel
def write(g: Any, seat: int, row: int, colours: int) -> None:
    """Each of the numbers goes into the field of its colour."""
    for place in range(PLACES):
        colour = int(g.colours[seat, row, place])
        g.cells[seat, row, place] = g.dice[colour] if colours >> colour & 1 else g.cells[seat, row, place]


@kernel
def row_is_full(g: Any, seat: int, row: int) -> bool:
    """No field of the row is free: all are written or crossed out."""
    free = 0
    for place in range(PLACES):
        free += int(g.cells[seat, row, place] == FREE)
    return free == 0


@kernel
def decide(g: Any, actions: Any) -> None:
    """Carry out the decisions of all deciders at once, an action a seat, and go on to what is next."""
    if g.phase == AGAIN:
        g.phase = WRITE if actions[g.active] == KEEP else THROW_AGAIN
    else:
        for seat in range(g.seats):
            mark(g, seat, actions[seat])
        next_turn(g)


@kernel
def next_turn(g: Any) -> None:
    """The next player clockwise is active, unless the match has ended."""
    g.dice[:] = 0
    if has_ended(g):
        g.phase = OVER
    else:
        g.phase = THROW
        following = int(g.active) + 1
        g.active = following if following < g.seats else 0


@kernel
def has_ended(g: Any) -> bool:
    """Anyone has filled the fifth row; checked after everybody has written."""
    for seat in range(g.seats):
        if g.current[seat] == ROWS:
            return True
    return False


@kernel
def is_over(g: Any) -> bool:
    """Nobody decides or throws any more."""
    return bool(g.phase == OVER)


@kernel
def row_numbers(g: Any, seat: int, row: int) -> int:
    """The sum of the numbers of a row; what is crossed out counts 0."""
    total = 0
    for place in range(PLACES):
        if g.cells[seat, row, place] != CROSSED:
            total += int(g.cells[seat, row, place])
    return total


@kernel
def row_hits(g: Any, seat: int, row: int) -> int:
    """How many numbers of a row are equal to their limits."""
    hits = 0
    for place in range(PLACES):
        if g.cells[seat, row, place] == g.limits[seat, row, place]:
            hits += 1
    return hits


@kernel
def score(g: Any, seat: int, parts: Any) -> int:
    """Fill in the parts of a seat's score and return their sum. The row that isn't full counts as it stands."""
    total = 0
    for row in range(ROWS):
        parts[row] = row_numbers(g, seat, row)
        parts[HIT_PARTS + row] = HIT_BONUS[row_hits(g, seat, row)]
        total += int(parts[row]) + int(parts[HIT_PARTS + row])
    return total


@kernel
def breach(g: Any, seat: int) -> int:
    """The first field (row * PLACES + place) that breaks a rule of writing, or -1 if the sheet keeps them.

    No number is above its limit; only the leftmost free field is crossed out, so that none is free to the left of a
    crossed one; and nothing stands in a row while one further up isn't full.
    """
    full_above = True
    for row in range(ROWS):
        full = True
        for place in range(PLACES):
            entry = int(g.cells[seat, row, place])
            if entry == FREE:
                full = False
            elif not full_above or entry > g.limits[seat, row, place] or (entry == CROSSED and not full):
                return row * PLACES + place
        full_above = full_above and full
    return -1

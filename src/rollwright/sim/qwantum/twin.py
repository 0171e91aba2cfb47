"""Random Qwantum, several times faster than on the rules: must agree with `games.qwantum.rules`.

Chance is asked for the same numbers in the same order, so that both play the same matches; a test holds them together.
As the rules keep the sums of all rows side by side, a byte each, a seat keeps the least and the most that each row's
next field takes: all rows are compared at once, by subtractions whose borrows stop at the highest bit of each byte.
"""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np

from rollwright.games.qwantum.rules import (
    ALL_DICE,
    DICE,
    DICE_COUNT,
    DICE_LISTS,
    FACE_ADDS,
    FAILURE_PART,
    PASS,
    SUM_BITS,
    SUM_MASK,
    WHITE_ADDS,
)
from rollwright.games.qwantum.sheet import (
    COLUMNS,
    FAILED_THROW_COSTS,
    FAILED_THROWS_TO_END,
    RISING_FIELDS,
    ROWS,
    WHITE_FACES,
)
from rollwright.jit import kernel
from rollwright.sim.bits import members_of, packed
from rollwright.sim.chance import draw, stream

FACES = len(WHITE_FACES)
FIELDS = ROWS * COLUMNS
GUARDS = packed([1 << SUM_BITS - 1] * ROWS, SUM_BITS)
#: More than any sum.
UNREACHABLE = SUM_MASK >> 1
ALL_UNREACHABLE = packed([UNREACHABLE] * ROWS, SUM_BITS)
TOP = SUM_BITS * (ROWS - 1)
# Moves the lowest bits of all bytes side by side, to be read from TOP on.
GATHER = sum(1 << TOP - (SUM_BITS - 1) * row for row in range(ROWS))
ALL_ROWS = (1 << ROWS) - 1

# What a face adds to the sums, by die and place of the face; the white die is the last one.
ADDS = np.array([*FACE_ADDS, [face * WHITE_ADDS for face in WHITE_FACES]])
# The faces of some dice, from a number that stands for their throw: three of the dice at a time.
FACE_BITS = 3
FACE_MASK = (1 << FACE_BITS) - 1
PORTION = 3
PORTION_THROWS = FACES**PORTION
PORTION_FACES = np.array(
    [packed(reversed(faces), FACE_BITS) for faces in itertools.product(range(FACES), repeat=PORTION)]
)
THROWS = FACES ** np.arange(DICE + 1)
# For each set of rows that may be written: how many choices there are, passing too, and each of them.
CHOICES = np.array([rows.bit_count() + 1 for rows in range(ALL_ROWS + 1)])
CHOSEN = np.full((ALL_ROWS + 1, ROWS + 1), PASS, np.int8)
for _rows in range(ALL_ROWS + 1):
    CHOSEN[_rows, : _rows.bit_count()] = members_of(_rows)
FAILURE_POINTS = -np.cumsum([0, *FAILED_THROW_COSTS])


@kernel
def play_random(
    first_match: int, key: Any, seats: int, variant: int, scores: Any, parts: Any, fails: Any, turns: Any
) -> None:
    """Play matches in which all seats decide at random, and fill in a row of the results for each."""
    least, most = np.empty(seats, np.int64), np.empty(seats, np.int64)
    filled, numbers = np.empty(seats, np.int64), np.empty((seats, ROWS, COLUMNS), np.int8)
    written = np.empty((seats, ROWS), np.int8)
    for match in range(len(scores)):
        chance = stream(key, first_match + match)
        least[:] = 0
        most[:] = ALL_UNREACHABLE
        written[:] = 0
        filled[:] = 0
        failed = fails[match]
        failed[:] = 0
        turn, active, over = 0, -1, False
        while not over:
            turn += 1
            active = active + 1 if active + 1 < seats else 0
            sums, chance = thrown_sums(chance)
            rows = fitting(sums, int(least[active]), int(most[active]))
            choice, chance = draw(chance, CHOICES[rows])
            taken = int(CHOSEN[rows, choice])
            if taken != PASS:
                write(active, taken, sums, least, most, written, numbers)
                filled[active] += 1
                if filled[active] == FIELDS:
                    break
            allowed = ALL_ROWS & ~(1 << taken)
            for seat in range(seats):
                rows = fitting(sums, int(least[seat]), int(most[seat])) & allowed
                choice, chance = draw(chance, CHOICES[rows])
                row = int(CHOSEN[rows, choice])
                if row != PASS:
                    write(seat, row, sums, least, most, written, numbers)
                    filled[seat] += 1
                    over |= filled[seat] == FIELDS
                elif seat == active and taken == PASS:
                    failed[seat] += 1
                    over |= failed[seat] == FAILED_THROWS_TO_END
        turns[match] = turn
        for seat in range(seats):
            scores[match, seat] = score(written[seat], numbers[seat], int(failed[seat]), parts[match, seat])


@kernel
def thrown_sums(chance: Any) -> Any:
    """The sums of all rows after both throws, and what follows of chance."""
    thrown, chance = draw(chance, THROWS[DICE])
    faces = faces_of(thrown)
    sums = 0
    for die in range(DICE):
        sums += ADDS[die, faces >> FACE_BITS * die & FACE_MASK]
    again, chance = draw(chance, ALL_DICE + 1)
    if again:
        thrown, chance = draw(chance, THROWS[DICE_COUNT[again]])
        new_faces = faces_of(thrown)
        for place in range(DICE_COUNT[again]):
            die = int(DICE_LISTS[again, place])
            sums += (
                ADDS[die, new_faces >> FACE_BITS * place & FACE_MASK] - ADDS[die, faces >> FACE_BITS * die & FACE_MASK]
            )
    return sums, chance


@kernel
def faces_of(thrown: int) -> int:
    """The faces of a throw, FACE_BITS each."""
    first, rest = thrown % PORTION_THROWS, thrown // PORTION_THROWS
    second, last = rest % PORTION_THROWS, rest // PORTION_THROWS
    return int(PORTION_FACES[first] | PORTION_FACES[second] << FACE_BITS * PORTION | last << 2 * FACE_BITS * PORTION)


@kernel
def fitting(sums: int, least: int, most: int) -> int:
    """The rows whose next field takes the row's sum."""
    fits = (sums | GUARDS) - least & (most | GUARDS) - sums & GUARDS
    return (fits >> SUM_BITS - 1) * GATHER >> TOP & ALL_ROWS


@kernel
def write(seat: int, row: int, sums: int, least: Any, most: Any, written: Any, numbers: Any) -> None:
    """Write the row's sum into its next field, and say what the field after it takes: more, or less, or nothing."""
    place, shift = int(written[seat, row]), SUM_BITS * row
    number = sums >> shift & SUM_MASK
    numbers[seat, row, place] = number
    place += 1
    written[seat, row] = place
    lowest, highest = number + 1, UNREACHABLE
    if place >= RISING_FIELDS:
        lowest, highest = 0, number - 1
    if place == COLUMNS:
        lowest = UNREACHABLE
    least[seat] = least[seat] & ~(SUM_MASK << shift) | lowest << shift
    most[seat] = most[seat] & ~(SUM_MASK << shift) | highest << shift


@kernel
def score(written: Any, numbers: Any, failed: int, parts: Any) -> int:
    """Fill in the parts of a sheet's score and return their sum."""
    full = COLUMNS
    for row in range(ROWS):
        full = min(full, int(written[row]))
    total = int(FAILURE_POINTS[failed])
    parts[FAILURE_PART] = total
    for column in range(COLUMNS):
        points = second_lowest(numbers, column) if column < full else 0
        parts[column] = points
        total += points
    return total


@kernel
def second_lowest(numbers: Any, column: int) -> int:
    """The lowest number of a column that is higher than its lowest; of four equal ones that number."""
    lowest = second = int(numbers[0, column])
    for row in range(1, ROWS):
        number = int(numbers[row, column])
        if number < lowest:
            lowest, second = number, lowest
        elif number > lowest and (second == lowest or number < second):
            second = number
    return second

"""Random Twenty One, several times faster than on the rules: must agree with `games.twenty_one.rules`.

Chance is asked for the same numbers in the same order, so that both play the same matches; a test holds them together.
A number for each colour, be it on a die, in a field or a limit, takes a byte, and all colours stand side by side in one
word: so all of them are compared at once, by a subtraction whose borrows stop at the highest bit of a byte, its guard.
"""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np

from rollwright.games.twenty_one.rules import DICE, HIT_PARTS
from rollwright.games.twenty_one.sheet import FACES, HIT_BONUS, LIMITS, LYING_FACE, ROWS, SHEET_COLOURS
from rollwright.jit import kernel
from rollwright.sim.bits import members_of, packed, size_of
from rollwright.sim.chance import draw, stream

BYTE = 8
BYTE_MASK = (1 << BYTE) - 1
ONES = packed([1] * DICE)
GUARDS = ONES << BYTE - 1
ALL_BYTES = ONES * BYTE_MASK
TOP = BYTE * (DICE - 1)
# Moves the lowest bits of all bytes side by side, to be read from TOP on.
GATHER = sum(1 << TOP - (BYTE - 1) * colour for colour in range(DICE))
ALL_COLOURS = (1 << DICE) - 1
ALL_LYING = LYING_FACE * ONES

# What some dice show, from a number that stands for their throw: half of the dice at a time.
HALF = DICE // 2
HALF_THROWS = len(FACES) ** HALF
HALF_SHOWN = np.array([packed(reversed(shown)) for shown in itertools.product(FACES, repeat=HALF)])
THROWS = np.array([len(FACES) ** count for count in range(DICE + 1)])

# For each set of colours: the guards of their bytes, these bytes, and the subsets, rising.
GUARDS_OF = np.array([sum(1 << BYTE * colour + BYTE - 1 for colour in members_of(s)) for s in range(ALL_COLOURS + 1)])
BYTES_OF = np.array([sum(BYTE_MASK << BYTE * colour for colour in members_of(s)) for s in range(ALL_COLOURS + 1)])
SUBSETS = np.zeros((ALL_COLOURS + 1, ALL_COLOURS + 1), np.int8)
for _set in range(ALL_COLOURS + 1):
    _subsets = [subset for subset in range(_set + 1) if subset & _set == subset]
    SUBSETS[_set, : len(_subsets)] = _subsets


def _by_colour(sheet: int, row: int) -> list[int]:
    places = SHEET_COLOURS[sheet, row].argsort()
    return [int(LIMITS[row, place]) for place in places]


def _leftmost(sheet: int, row: int, free: int) -> int:
    return next((1 << int(colour) for colour in SHEET_COLOURS[sheet, row] if free >> int(colour) & 1), 0)


# On each sheet and in each row: the limits, and the leftmost of all sets of free fields, these as sets of colours.
PACKED_LIMITS = np.array([[packed(_by_colour(s, row)) for row in range(ROWS)] for s in range(len(SHEET_COLOURS))])
LEFTMOST = np.array(
    [
        [[_leftmost(sheet, row, free) for free in range(ALL_COLOURS + 1)] for row in range(ROWS)]
        for sheet in range(len(SHEET_COLOURS))
    ],
    np.int8,
)


@kernel
def play_random(
    first_match: int, key: Any, seats: int, variant: int, scores: Any, parts: Any, fails: Any, turns: Any
) -> None:
    """Play matches in which all seats decide at random, and fill in a row of the results for each."""
    numbers = np.empty((seats, ROWS), np.int64)
    current, free = np.empty(seats, np.int64), np.empty(seats, np.int64)
    for match in range(len(scores)):
        chance = stream(key, first_match + match)
        numbers[:] = 0
        current[:] = 0
        free[:] = ALL_COLOURS
        turn, over = 0, False
        while not over:
            turn += 1
            thrown, chance = draw(chance, THROWS[DICE])
            dice = shown(thrown)
            again, chance = draw(chance, 1 + int(dice != ALL_LYING))
            if again:
                lying = ALL_COLOURS ^ different(dice, ALL_LYING)
                thrown, chance = draw(chance, THROWS[DICE - size_of(lying)])
                dice = with_lying(shown(thrown), lying)
            for seat in range(seats):
                row, fields = int(current[seat]), int(free[seat])
                possible = colours_of((PACKED_LIMITS[seat, row] | GUARDS) - dice & GUARDS_OF[fields])
                choice, chance = draw(chance, 1 << size_of(possible))
                colours = int(SUBSETS[possible, choice])
                numbers[seat, row] |= dice & BYTES_OF[colours]
                fields &= ~(colours or int(LEFTMOST[seat, row, fields]))
                current[seat] = row + int(fields == 0)
                free[seat] = fields or ALL_COLOURS
                over |= current[seat] == ROWS
        turns[match] = turn
        for seat in range(seats):
            scores[match, seat] = score(seat, numbers[seat], parts[match, seat])
            fails[match, seat] = 0


@kernel
def shown(thrown: int) -> int:
    """What the dice of a throw show, a byte each."""
    return int(HALF_SHOWN[thrown % HALF_THROWS] | HALF_SHOWN[thrown // HALF_THROWS] << BYTE * HALF)


@kernel
def colours_of(guards: int) -> int:
    """The colours with these guards, as a set. (What the product has too many bits for isn't needed.)"""
    return (int(guards) >> BYTE - 1) * GATHER >> TOP & ALL_COLOURS


@kernel
def different(numbers: int, others: int) -> int:
    """The colours whose bytes are different, as a set."""
    return colours_of((numbers ^ others | GUARDS) - ONES & GUARDS)


@kernel
def with_lying(thrown: int, lying: int) -> int:
    """The dice that were thrown again, and between them those that lay."""
    while lying:
        before = (1 << BYTE * size_of((lying & -lying) - 1)) - 1
        thrown = thrown & before | (thrown & ~before) << BYTE | LYING_FACE * (before + 1)
        lying &= lying - 1
    return thrown & ALL_BYTES


@kernel
def score(sheet: int, numbers: Any, parts: Any) -> int:
    """Fill in the parts of a sheet's score and return their sum."""
    total = 0
    for row in range(ROWS):
        written = int(numbers[row])
        hits = DICE - size_of(different(written, PACKED_LIMITS[sheet, row]))
        parts[row] = written * ONES >> TOP & BYTE_MASK
        parts[HIT_PARTS + row] = HIT_BONUS[hits]
        total += int(parts[row]) + int(parts[HIT_PARTS + row])
    return total

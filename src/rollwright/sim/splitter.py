"""Random Splitter on bitboards, several times faster than on the rules: must agree with `games.splitter.rules`.

Chance is asked for the same numbers in the same order, so that both play the same matches; a test holds them together.
A sheet is a set of fields for each number: the bit of a place, row * COLUMNS + column, is set where it is written.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from rollwright.games.splitter.rules import HEARTS_PART, NUMBERS, STARS, size_of
from rollwright.games.splitter.sheet import COLUMNS, FIELD, FIELDS, HALF, HEART, HEARTS_BONUS, ROWS, STAR_FACTOR
from rollwright.jit import kernel
from rollwright.sim.chance import WORDS, begin_stream, below

PAIRS = FIELDS // 2
# The free pairs of a sheet are kept in their order in two numbers, five bits for each, so that one can be taken out by
# shifting.
PAIR_BITS = 5
PAIR_MASK = (1 << PAIR_BITS) - 1
PAIRS_IN_A_WORD = PAIRS // 2
LAST_PAIR = PAIR_BITS * (PAIRS_IN_A_WORD - 1)
ALL_LOW = sum(place << PAIR_BITS * place for place in range(PAIRS_IN_A_WORD))
ALL_HIGH = sum(place + PAIRS_IN_A_WORD << PAIR_BITS * place for place in range(PAIRS - PAIRS_IN_A_WORD))
# For each place of the list the bits of both words that stand before it.
BEFORE = np.array(
    [
        [(1 << PAIR_BITS * min(max(place - first, 0), PAIRS_IN_A_WORD)) - 1 for first in (0, PAIRS_IN_A_WORD)]
        for place in range(PAIRS)
    ]
)


def _set_of(places: np.ndarray[Any, Any]) -> int:
    return sum(1 << int(place) for place in np.flatnonzero(places))


_LEFT = np.array([[place for place in np.flatnonzero(board) if place % COLUMNS < HALF] for board in FIELD])
LEFT_BIT = 1 << _LEFT
MIRROR_BIT = 1 << (_LEFT - _LEFT % COLUMNS + COLUMNS - 1 - _LEFT % COLUMNS)
HEART_SETS = np.array([_set_of(board) for board in HEART])
NOT_FIRST_COLUMN = sum(1 << place for place in range(ROWS * COLUMNS) if place % COLUMNS)
NOT_LAST_COLUMN = sum(1 << place for place in range(ROWS * COLUMNS) if (place + 1) % COLUMNS)


@kernel
def play_random(
    first_match: int, key: Any, seats: int, variant: int, scores: Any, parts: Any, fails: Any, turns: Any
) -> None:
    """Play matches in which all seats place at random, and fill in a row of the results for each."""
    chance = np.empty(WORDS, np.int64)
    free = np.empty((seats, 2), np.int64)
    sets = np.empty((seats, NUMBERS), np.int64)
    for match in range(len(scores)):
        begin_stream(chance, key, first_match + match)
        free[:, 0] = ALL_LOW
        free[:, 1] = ALL_HIGH
        sets[:] = 0
        for left in range(PAIRS, 0, -1):
            fallen = below(chance, NUMBERS * NUMBERS)
            first, second = fallen % NUMBERS, fallen // NUMBERS
            for seat in range(seats):
                place_randomly(variant, first, second, left, free, sets, seat, chance)
        turns[match] = PAIRS
        for seat in range(seats):
            scores[match, seat] = score(variant, sets[seat], parts[match, seat])
            fails[match, seat] = 0


@kernel
def place_randomly(
    variant: int, first: int, second: int, left: int, free: Any, sets: Any, seat: int, chance: Any
) -> None:
    """One of the free pairs, and which number goes left unless both are the same.

    Without branches, here and in `take_out`: no processor can foresee chance.
    """
    ways = int(first != second)
    choice = below(chance, left << ways)
    pair = take_out(free, seat, choice >> ways)
    swapped = (first ^ second) & -(choice & ways)
    sets[seat, first ^ swapped] |= LEFT_BIT[variant, pair]
    sets[seat, second ^ swapped] |= MIRROR_BIT[variant, pair]


@kernel
def take_out(free: Any, seat: int, place: int) -> int:
    """The free pair at this place of the list, which gets shorter by it."""
    low, high = int(free[seat, 0]), int(free[seat, 1])
    word = int(place >= PAIRS_IN_A_WORD)
    pair = int(free[seat, word]) >> PAIR_BITS * (place - PAIRS_IN_A_WORD * word) & PAIR_MASK
    before = int(BEFORE[place, 0])
    free[seat, 0] = low & before | (low >> PAIR_BITS | (high & PAIR_MASK) << LAST_PAIR) & ~before
    before = int(BEFORE[place, 1])
    free[seat, 1] = high & before | high >> PAIR_BITS & ~before
    return pair


@kernel
def beside(fields: int) -> int:
    """All places next to these fields, side by side or one above the other."""
    in_rows = (fields & NOT_LAST_COLUMN) << 1 | (fields & NOT_FIRST_COLUMN) >> 1
    return int(in_rows | fields << COLUMNS | fields >> COLUMNS)


@kernel
def group_of(field: int, fields: int) -> int:
    """The fields of a set that are connected with one of them."""
    group, grown = 0, field
    while grown != group:
        group = grown
        grown |= beside(group) & fields
    return group


@kernel
def score(variant: int, sets: Any, parts: Any) -> int:
    """Fill in the parts of a full sheet's score and return their sum."""
    total = 0
    stars, hearts = int(STARS[variant]), int(HEART_SETS[variant])
    parts[HEARTS_PART] = 0
    for number in range(1, NUMBERS + 1):
        fields = int(sets[number - 1])
        alone = fields & ~beside(fields)
        points = (size_of(alone) + (STAR_FACTOR - 1) * size_of(alone & stars)) if number == 1 else 0
        others = fields & ~alone if number > 1 else 0
        while others:
            group = group_of(others & -others, others)
            others &= ~group
            if size_of(group) == number:
                points += number * STAR_FACTOR if group & stars else number
        parts[number - 1] = points
        total += points
        if hearts and hearts & fields == hearts:
            parts[HEARTS_PART] = HEARTS_BONUS
    return total + int(parts[HEARTS_PART])

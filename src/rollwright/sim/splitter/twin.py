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
from rollwright.sim.chance import draw, stream

PAIRS = FIELDS // 2
# What both dice show, less one, for each throw, and the bits of a choice that say which number goes left.
FIRST, SECOND = np.tile(np.arange(NUMBERS), NUMBERS), np.repeat(np.arange(NUMBERS), NUMBERS)
WAYS = (FIRST != SECOND).astype(np.int8)
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
    """Play matches in which all seats place at random, and fill in a row of the results for each.

    How many choices there are doesn't depend on what was chosen: so chance is asked for a whole match at once.
    """
    throws, choices = np.empty(PAIRS, np.int64), np.empty((seats, PAIRS), np.int64)
    sets = np.empty(NUMBERS, np.int64)
    for match in range(len(scores)):
        chance = stream(key, first_match + match)
        for place in range(PAIRS):
            thrown, chance = draw(chance, NUMBERS * NUMBERS)
            throws[place] = thrown
            for seat in range(seats):
                choices[seat, place], chance = draw(chance, PAIRS - place << int(WAYS[thrown]))
        turns[match] = PAIRS
        for seat in range(seats):
            place_all(variant, throws, choices[seat], sets)
            scores[match, seat] = score(variant, sets, parts[match, seat])
            fails[match, seat] = 0


@kernel
def place_all(variant: int, throws: Any, choices: Any, sets: Any) -> None:
    """In each round one of the free pairs, and which number goes left unless both are the same.

    Without branches: no processor can foresee chance. The chosen pair is taken out of the list of the free ones.
    """
    low, high = ALL_LOW, ALL_HIGH
    sets[:] = 0
    for turn in range(PAIRS):
        thrown, choice = int(throws[turn]), int(choices[turn])
        ways = int(WAYS[thrown])
        place = choice >> ways
        word = int(place >= PAIRS_IN_A_WORD)
        pair = (high if word else low) >> PAIR_BITS * (place - PAIRS_IN_A_WORD * word) & PAIR_MASK
        before = int(BEFORE[place, 0])
        low = low & before | (low >> PAIR_BITS | (high & PAIR_MASK) << LAST_PAIR) & ~before
        before = int(BEFORE[place, 1])
        high = high & before | high >> PAIR_BITS & ~before
        first, second = int(FIRST[thrown]), int(SECOND[thrown])
        swapped = (first ^ second) & -(choice & ways)
        sets[first ^ swapped] |= LEFT_BIT[variant, pair]
        sets[second ^ swapped] |= MIRROR_BIT[variant, pair]


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

"""Twenty One solved: exact dynamic programming over one's own rows.

Within a row all that matters is which fields are free and how many hits there are; and how many turns pass until one
throws oneself, because only then there is a second throw. A turn of another player counts as one throw of all dice.
A cost for every turn can be set: it makes the solver hurry.
"""

from __future__ import annotations

import functools
from typing import Any, NamedTuple

import numpy as np

from rollwright.games.twenty_one.sheet import FACES, HIT_BONUS, LIMITS, LYING_FACE, PLACES
from rollwright.jit import kernel
from rollwright.sim.bits import size_of

Array = np.ndarray[Any, np.dtype[Any]]

SETS = 1 << PLACES
ALL = SETS - 1
HITS = PLACES + 1
TOO_HIGH = 0
SIDES = len(FACES)
#: More ways than a throw can fall in all free fields, told apart as far as it matters.
THROWS = SIDES**PLACES


class Solution(NamedTuple):
    """By row, turns until the own throw, free fields and hits: points still to come less costs, and turns to come.

    `again` is what a second throw is worth by row, free fields, hits, and the fields of dice that show 1.
    """

    worth: Array
    turns: Array
    again: Array


@functools.lru_cache(maxsize=256)
def solve(limits: bytes, seats: int, cost: float = 0.0, second_throw: bool = True) -> Solution:
    """The best play of a sheet with these limits (row by row, as int8), of which nobody else hurries the end."""
    table = np.frombuffer(limits, np.int8).reshape(-1, PLACES)
    worth = np.zeros((len(table) + 1, seats, SETS, HITS))
    turns = np.zeros_like(worth)
    again = np.zeros((len(table), SETS, HITS, SETS))
    fill_tables(table, cost, second_throw, worth, turns, again)
    return Solution(worth, turns, again)


def optimum(seats: int, limits: Array = LIMITS, cost: float = 0.0, second_throw: bool = True) -> tuple[float, float]:
    """The expected points and turns of best play from an empty sheet, for the first player."""
    solution = solve(np.asarray(limits, np.int8).tobytes(), seats, cost, second_throw)
    turns = float(solution.turns[0, 0, ALL, 0])
    return float(solution.worth[0, 0, ALL, 0]) + cost * turns, turns


@kernel
def fill_tables(limits: Any, cost: float, second_throw: bool, worth: Any, turns: Any, again: Any) -> None:
    """Work out all rows from the last to the first, and in each the fields from few free ones to all."""
    values, lengths, chances = np.empty(THROWS), np.empty(THROWS), np.empty(THROWS)
    ones = np.empty(THROWS, np.int64)
    again_length = np.empty(SETS)
    for row in range(len(limits) - 1, -1, -1):
        for free in range(1, SETS):
            for wait in range(worth.shape[1]):
                after = (wait - 1) % worth.shape[1]
                for hits in range(HITS - size_of(free)):
                    count = value_throws(
                        limits[row], worth[row:], turns[row:], after, free, hits, values, lengths, chances, ones
                    )
                    twice = second_throw and wait == 0
                    if twice:
                        value_again(free, count, values, lengths, chances, ones, again[row, free, hits], again_length)
                    total, length = 0.0, 0.0
                    for throw in range(count):
                        second = again[row, free, hits, ones[throw]]
                        thrown_again = twice and second > values[throw]
                        total += chances[throw] * (second if thrown_again else values[throw])
                        length += chances[throw] * (again_length[ones[throw]] if thrown_again else lengths[throw])
                    worth[row, wait, free, hits] = total - cost
                    turns[row, wait, free, hits] = length + 1.0


@kernel
def value_throws(
    limits: Any,
    worth: Any,
    turns: Any,
    after: int,
    free: int,
    hits: int,
    values: Any,
    lengths: Any,
    chances: Any,
    ones: Any,
) -> int:
    """List all ways a throw can fall in the free fields: its value, the turns to come, its chance, and where 1s lie."""
    shown = np.zeros(PLACES, np.int64)
    count = 0
    while True:
        chance, lying = 1.0, 0
        for place in range(PLACES):
            if free >> place & 1:
                ways = SIDES - limits[place] if shown[place] == TOO_HIGH else 1
                chance *= ways / SIDES
                lying |= int(shown[place] == LYING_FACE) << place
        if chance > 0.0:
            action, value = best_writing(limits, worth, after, free, hits, shown)
            left, hit = after_writing(limits, free, hits, shown, action)
            values[count] = value
            lengths[count] = turns[0, after, left, hit] if left else turns[1, after, ALL, 0]
            chances[count] = chance
            ones[count] = lying
            count += 1
        if not next_throw(limits, free, shown):
            return count


@kernel
def next_throw(limits: Any, free: int, shown: Any) -> bool:
    """The next way a throw can fall; False after the last."""
    for place in range(PLACES):
        if free >> place & 1:
            if shown[place] < limits[place]:
                shown[place] += 1
                return True
            shown[place] = 0
    return False


@kernel
def after_writing(limits: Any, free: int, hits: int, shown: Any, action: int) -> Any:
    """The free fields and the hits after writing the fields of `action`, or after crossing out if there are none."""
    if action == 0:
        return free & (free - 1), hits
    for place in range(PLACES):
        hits += int(bool(action >> place & 1) and shown[place] == limits[place])
    return free & ~action, hits


@kernel
def continuation(worth: Any, after: int, left: int, hits: int) -> float:
    """What is still to come: the rest of this row, or its bonus and the rows below."""
    return float(worth[0, after, left, hits]) if left else HIT_BONUS[hits] + float(worth[1, after, ALL, 0])


@kernel
def best_writing(limits: Any, worth: Any, after: int, free: int, hits: int, shown: Any) -> Any:
    """The best fields to write of those that show a number, 0 to cross out; and what that is worth."""
    writable, hitting = 0, 0
    for place in range(PLACES):
        if free >> place & 1 and shown[place] != TOO_HIGH:
            writable |= 1 << place
            hitting |= int(shown[place] == limits[place]) << place
    best, value = 0, continuation(worth, after, free & (free - 1), hits)
    action = writable
    while action:
        points = 0
        for place in range(PLACES):
            points += int(shown[place]) if action >> place & 1 else 0
        worth_it = points + continuation(worth, after, free & ~action, hits + size_of(action & hitting))
        if worth_it > value:
            best, value = action, worth_it
        action = (action - 1) & writable
    return best, value


@kernel
def value_again(
    free: int, count: int, values: Any, lengths: Any, chances: Any, ones: Any, again: Any, again_length: Any
) -> None:
    """What a second throw is worth, by where 1s lie, which stay."""
    lying = free
    while True:
        total, length = 0.0, 0.0
        rest = float(SIDES ** size_of(lying))  # the chance that these dice show 1 is no longer part of it
        for throw in range(count):
            if ones[throw] & lying == lying:
                total += chances[throw] * rest * values[throw]
                length += chances[throw] * rest * lengths[throw]
        again[lying] = total
        again_length[lying] = length
        if lying == 0:
            return
        lying = (lying - 1) & free

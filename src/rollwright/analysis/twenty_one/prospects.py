"""How a Twenty One sheet goes on, turn by turn, if it is played by the solver's tables: exact dynamic programming.

A sheet is (row, turns until the own throw, free fields, hits of the row). For each number of turns to come: the chance
that the sheet isn't finished by then, and the mean and the mean square of the points it gains until then, the hits of a
row that is cut short included.
"""

from __future__ import annotations

import functools
from typing import Any, NamedTuple

import numpy as np

from rollwright.bots.twenty_one.mind import RACE_COST
from rollwright.bots.twenty_one.solve import (
    ALL,
    HITS,
    SETS,
    SIDES,
    THROWS,
    Solution,
    best_writing,
    next_throw,
    solve,
)
from rollwright.games.twenty_one.sheet import HIT_BONUS, LYING_FACE, PLACES
from rollwright.jit import kernel
from rollwright.sim.bits import size_of

Array = np.ndarray[Any, np.dtype[Any]]

#: Further ahead nobody looks: hardly a match takes so many turns.
TURNS = 64


class Prospects(NamedTuple):
    """By row, turns until the own throw, free fields, hits, and turns to come (from 0)."""

    alive: Array
    gains: Array
    squares: Array


@functools.lru_cache(maxsize=64)
def prospects(limits: bytes, seats: int) -> Prospects:
    """How sheets with these limits go on at a table of so many seats."""
    solution: Solution = solve(limits, seats, RACE_COST)
    table = np.frombuffer(limits, np.int8).reshape(-1, PLACES).copy()
    shape = (len(table) + 1, seats, SETS, HITS, TURNS + 1)
    found = Prospects(np.zeros(shape), np.zeros(shape), np.zeros(shape))
    go_on(table, solution.worth, solution.again, *found)
    return found


@kernel
def go_on(limits: Any, worth: Any, again: Any, alive: Any, gains: Any, squares: Any) -> None:
    """Work out all rows from the last to the first, and in each the fields from few free ones to all."""
    values, lefts = np.empty(THROWS), np.empty(THROWS, np.int64)
    hits_then, points, chances = np.empty(THROWS, np.int64), np.empty(THROWS), np.empty(THROWS)
    ones = np.empty(THROWS, np.int64)
    weight = np.zeros((SETS, HITS, 3))
    for row in range(len(limits) - 1, -1, -1):
        for free in range(1, SETS):
            for wait in range(worth.shape[1]):
                after = (wait - 1) % worth.shape[1]
                for hits in range(HITS - size_of(free)):
                    count = list_throws(
                        limits[row], worth[row:], after, free, hits, values, lefts, hits_then, points, chances, ones
                    )
                    weight[:] = 0.0
                    add_throws(
                        count,
                        wait == 0,
                        again[row, free, hits],
                        values,
                        lefts,
                        hits_then,
                        points,
                        chances,
                        ones,
                        weight,
                    )
                    add_turns(row, after, free, hits, wait, weight, len(limits), alive, gains, squares)


@kernel
def list_throws(
    limits: Any,
    worth: Any,
    after: int,
    free: int,
    hits: int,
    values: Any,
    lefts: Any,
    hits_then: Any,
    points: Any,
    chances: Any,
    ones: Any,
) -> int:
    """All ways a throw can fall in the free fields, and what is written then."""
    shown = np.zeros(PLACES, np.int64)
    count = 0
    while True:
        chance, lying = 1.0, 0
        for place in range(PLACES):
            if free >> place & 1:
                ways = SIDES - limits[place] if shown[place] == 0 else 1
                chance *= ways / SIDES
                lying |= int(shown[place] == LYING_FACE) << place
        if chance > 0.0:
            action, values[count] = best_writing(limits, worth, after, free, hits, shown)
            lefts[count] = free & ~action if action else free & (free - 1)
            hits_then[count], points[count] = hits, 0.0
            for place in range(PLACES):
                if action >> place & 1:
                    points[count] += shown[place]
                    hits_then[count] += int(shown[place] == limits[place])
            chances[count], ones[count] = chance, lying
            count += 1
        if not next_throw(limits, free, shown):
            return count


@kernel
def add_throws(
    count: int,
    twice: bool,
    again: Any,
    values: Any,
    lefts: Any,
    hits_then: Any,
    points: Any,
    chances: Any,
    ones: Any,
    weight: Any,
) -> None:
    """Where a turn leads: by fields left and hits, the chance, and with it the points and their squares."""
    thrown = np.zeros(SETS)
    for throw in range(count):
        if twice and again[ones[throw]] > values[throw]:
            thrown[ones[throw]] += chances[throw]
        else:
            add_throw(chances[throw], lefts[throw], hits_then[throw], points[throw], weight)
    if not twice:
        return
    for throw in range(count):
        lying = ones[throw]
        chance = 0.0
        while True:  # all sets of dice that may have shown 1 before
            chance += thrown[lying] * chances[throw] * SIDES ** size_of(lying)
            if lying == 0:
                break
            lying = (lying - 1) & ones[throw]
        if chance > 0.0:
            add_throw(chance, lefts[throw], hits_then[throw], points[throw], weight)


@kernel
def add_throw(chance: float, left: int, hits: int, points: float, weight: Any) -> None:
    """Add one way a turn can go."""
    weight[left, hits, 0] += chance
    weight[left, hits, 1] += chance * points
    weight[left, hits, 2] += chance * points * points


@kernel
def add_turns(
    row: int, after: int, free: int, hits: int, wait: int, weight: Any, rows: int, alive: Any, gains: Any, squares: Any
) -> None:
    """Fill in one sheet, from the sheets that its next turn leads to."""
    bonus = float(HIT_BONUS[hits])
    alive[row, wait, free, hits, 0] = 1.0
    gains[row, wait, free, hits, 0] = bonus
    squares[row, wait, free, hits, 0] = bonus * bonus
    for left in range(SETS):
        for hit in range(HITS):
            chance = weight[left, hit, 0]
            if chance == 0.0:
                continue
            to, then_left, then_hit, extra = row, left, hit, 0.0
            if left == 0:
                to, then_left, then_hit, extra = row + 1, int(ALL), 0, float(HIT_BONUS[hit])
            mean = weight[left, hit, 1] / chance + extra
            square = weight[left, hit, 2] / chance + 2 * extra * (mean - extra) + extra * extra
            for turns in range(TURNS):
                then = gains[to, after, then_left, then_hit, turns]
                if to < rows:
                    alive[row, wait, free, hits, turns + 1] += chance * alive[to, after, then_left, then_hit, turns]
                gains[row, wait, free, hits, turns + 1] += chance * (mean + then)
                squares[row, wait, free, hits, turns + 1] += chance * (
                    square + 2 * mean * then + squares[to, after, then_left, then_hit, turns]
                )

"""Both throws of Qwantum's seven dice, exactly: 279,936 outcomes of the first, and 128 ways to throw again.

An outcome is a face of each die, the white one last. With a seventh face that stands for "thrown again" all outcomes of
all ways to throw again fit into one array of 7 to the power of 7 entries: the mean over the six faces of a die is its
seventh. And what is best to throw again is found die by die: keep its face, or take the seventh.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from rollwright.bots.qwantum.reroll import SHOWN, SHOWN_BY
from rollwright.games.qwantum import rules
from rollwright.jit import kernel

DICE = rules.DICE
FACES = 6
EITHER = FACES + 1
OUTCOMES = FACES**DICE
THROWN = FACES

#: All sums that can lie on the table: the colour dice's, and for each the six faces of the white one.
SUMS_SHOWN = (SHOWN[:, None] + np.arange(1, FACES + 1) * rules.WHITE_ADDS).ravel()
#: The sums of every outcome, as a place in `SUMS_SHOWN`.
SHOWN_AT = (SHOWN_BY.ravel()[:, None] * FACES + np.arange(FACES)).ravel()


#: The last dice are gone through block by block, in arrays that a processor keeps at hand.
NEAR = 4
FAR = DICE - NEAR
NEAR_OUTCOMES, NEAR_EITHER = FACES**NEAR, EITHER**NEAR


@kernel
def means(worths: Any, places: Any, room: Any, result: Any) -> None:
    """From the worth of every outcome the worth of every outcome with some dice still to be thrown, 7 faces a die.

    `places` says which entry of `worths` an outcome has; `room` is for what lies between both.
    """
    for outcome in range(OUTCOMES):
        room[0, outcome] = worths[places[outcome]]
    here, outer, inner = 0, 1, OUTCOMES // FACES
    for _ in range(FAR):
        mean_of_die(room[here], room[1 - here], outer, inner)
        here, outer, inner = 1 - here, outer * EITHER, inner // FACES
    near = np.empty((2, NEAR_EITHER))
    for block in range(outer):
        near[0, :NEAR_OUTCOMES] = room[here, block * NEAR_OUTCOMES : (block + 1) * NEAR_OUTCOMES]
        at, outer_near, inner_near = 0, 1, NEAR_OUTCOMES // FACES
        for _ in range(NEAR):
            mean_of_die(near[at], near[1 - at], outer_near, inner_near)
            at, outer_near, inner_near = 1 - at, outer_near * EITHER, inner_near // FACES
        result[block * NEAR_EITHER : (block + 1) * NEAR_EITHER] = near[at]


@kernel
def mean_of_die(source: Any, target: Any, outer: int, inner: int) -> None:
    """Give one die its seventh face."""
    for block in range(outer):
        start, to = block * FACES * inner, block * EITHER * inner
        mean = to + FACES * inner
        for place in range(inner):
            target[mean + place] = 0.0
        for face in range(FACES):
            for place in range(inner):
                value = source[start + face * inner + place]
                target[to + face * inner + place] = value
                target[mean + place] += value
        for place in range(inner):
            target[mean + place] /= FACES


@kernel
def choose(tables: Any, chooser: int, room: Any, places: Any, chosen: Any) -> None:
    """What every outcome of the first throw is worth in all tables, if the dice are thrown again that suit one of them.

    `tables` has an array of 7 faces a die in each row, `chosen` gets one of 6 faces a die; `room` and `places` are for
    what lies between both: the most that can be had, and where.
    """
    near, near_at = np.empty((2, NEAR_EITHER)), np.empty((2, NEAR_EITHER), np.int32)
    for block in range(EITHER**FAR):
        start = block * NEAR_EITHER
        for place in range(NEAR_EITHER):
            near[0, place], near_at[0, place] = tables[chooser, start + place], start + place
        at, outer, inner = 0, 1, NEAR_EITHER // EITHER
        for _ in range(NEAR):
            choose_die(near[at], near_at[at], near[1 - at], near_at[1 - at], outer, inner)
            at, outer, inner = 1 - at, outer * FACES, inner // EITHER
        to = block * NEAR_OUTCOMES
        room[0, to : to + NEAR_OUTCOMES] = near[at, :NEAR_OUTCOMES]
        places[0, to : to + NEAR_OUTCOMES] = near_at[at, :NEAR_OUTCOMES]
    here, outer, inner = 0, EITHER ** (FAR - 1), NEAR_OUTCOMES
    for _ in range(FAR):
        choose_die(room[here], places[here], room[1 - here], places[1 - here], outer, inner)
        here, outer, inner = 1 - here, outer // EITHER, inner * FACES
    for table in range(len(tables)):
        for outcome in range(OUTCOMES):
            chosen[table, outcome] = tables[table, places[here, outcome]]


@kernel
def choose_die(source: Any, places: Any, target: Any, found: Any, outer: int, inner: int) -> None:
    """Keep one die or throw it again, whatever is worth more."""
    for block in range(outer):
        thrown, to = (block * EITHER + FACES) * inner, block * FACES * inner
        for face in range(FACES):
            kept, here = (block * EITHER + face) * inner, to + face * inner
            for place in range(inner):
                keeps = source[kept + place] >= source[thrown + place]
                target[here + place] = source[kept + place] if keeps else source[thrown + place]
                found[here + place] = places[kept + place] if keeps else places[thrown + place]

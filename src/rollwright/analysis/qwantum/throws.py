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


@kernel
def means(fallen: Any, room: Any, result: Any) -> None:
    """From the worth of every outcome the worth of every outcome with some dice still to be thrown, 7 faces a die.

    `room` is for what lies between both.
    """
    here = 0
    outer, inner = 1, OUTCOMES // FACES
    mean_of_die(fallen, room[here], outer, inner)
    for die in range(1, DICE):
        outer, inner = outer * EITHER, inner // FACES
        mean_of_die(room[here], result if die == DICE - 1 else room[1 - here], outer, inner)
        here = 1 - here


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
def choose(tables: Any, chooser: int, room: Any, chosen: Any) -> None:
    """What every outcome of the first throw is worth in all tables, if the dice are thrown again that suit one of them.

    `tables` has an array of 7 faces a die in each row, `chosen` gets one of 6 faces a die.
    """
    here = 0
    outer, inner = 1, EITHER ** (DICE - 1)
    choose_die(tables, chooser, room[:, here], outer, inner)
    for die in range(1, DICE):
        outer, inner = outer * FACES, inner // EITHER
        choose_die(room[:, here], chooser, chosen if die == DICE - 1 else room[:, 1 - here], outer, inner)
        here = 1 - here


@kernel
def choose_die(source: Any, chooser: int, target: Any, outer: int, inner: int) -> None:
    """Keep one die or throw it again, whatever is worth more to the one who chooses."""
    for table in range(len(source)):
        for block in range(outer):
            thrown, to = (block * EITHER + FACES) * inner, block * FACES * inner
            for face in range(FACES):
                kept = (block * EITHER + face) * inner
                for place in range(inner):
                    keeps = source[chooser, kept + place] >= source[chooser, thrown + place]
                    value = source[table, kept + place] if keeps else source[table, thrown + place]
                    target[table, to + face * inner + place] = value

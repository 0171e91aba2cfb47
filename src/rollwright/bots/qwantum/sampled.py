"""The second throw of Qwantum by sampled throws: quick enough to learn from hundreds of thousands of matches."""

from __future__ import annotations

from typing import Any

import numpy as np

from rollwright.bots.qwantum.turn import ADDS, FACES, NEVER, worth_of_sums
from rollwright.games.qwantum import rules
from rollwright.games.qwantum.sheet import COLOUR_FACES, COLOURS, ROWS, face_colour
from rollwright.jit import kernel
from rollwright.sim.chance import below

#: The row of every face of the colour dice.
FACE_ROWS = np.array([[COLOURS.index(face_colour(face)) for face in faces] for faces in COLOUR_FACES])


@kernel
def sample_throws(chance: Any, throws: Any) -> None:
    """Throw all dice several times: what each adds to the sums."""
    for throw in range(len(throws)):
        for die in range(rules.DICE):
            throws[throw, die] = ADDS[die, below(chance, FACES)]


@kernel
def lying_adds(g: Any, adds: Any) -> None:
    """What each of the dice on the table adds to the sums."""
    for die in range(rules.WHITE):
        adds[die] = rules.FACE_ADDS[die, g.dice[die]]
    adds[rules.WHITE] = int(g.dice[rules.WHITE]) * rules.WHITE_ADDS


@kernel
def sampled_worth(best: Any, lying: Any, throws: Any, dice: int) -> float:
    """What it is worth to throw these dice again, over some sampled throws."""
    total = 0.0
    for throw in range(len(throws)):
        sums = 0
        for die in range(rules.DICE):
            sums += throws[throw, die] if dice >> die & 1 else lying[die]
        total += worth_of_sums(best, sums)
    return total / len(throws)


@kernel
def sets_by_colour(g: Any, sets: Any) -> int:
    """The sets of dice to throw again that keep all dice of some colours, with and without the white die."""
    count = 0
    for kept in range(1 << ROWS):
        dice = 0
        for die in range(rules.WHITE):
            if not kept >> FACE_ROWS[die, g.dice[die]] & 1:
                dice |= 1 << die
        sets[count] = dice
        sets[count + 1] = dice | 1 << rules.WHITE
        count += 2
    return count


@kernel
def best_again(best: Any, g: Any, lying: Any, throws: Any, worths: Any) -> int:
    """The dice to throw again over sampled throws: the best set by colours, then one die more or less."""
    worths[:] = NEVER
    sets = np.empty(2 << ROWS, np.int64)
    chosen = 0
    for place in range(sets_by_colour(g, sets)):
        dice = int(sets[place])
        if worths[dice] == NEVER:
            worths[dice] = sampled_worth(best, lying, throws, dice)
        if worths[dice] > worths[chosen]:
            chosen = dice
    start = chosen
    for die in range(rules.DICE):
        dice = start ^ 1 << die
        if worths[dice] == NEVER:
            worths[dice] = sampled_worth(best, lying, throws, dice)
        if worths[dice] > worths[chosen]:
            chosen = dice
    return chosen

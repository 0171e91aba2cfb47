"""The second throw of Qwantum, exactly: every way the dice can fall, for every set of dice."""

from __future__ import annotations

from typing import Any

import numpy as np

from rollwright.bots.qwantum.turn import ADDS, FACES, SETS, worth_of_sums
from rollwright.games.qwantum import rules
from rollwright.jit import kernel

# All ways that the colour dice can fall, the last die changing fastest; many of them show the same sums.
_FALLEN = np.zeros(1, np.int64)
for _adds in ADDS[: rules.WHITE]:
    _FALLEN = (_FALLEN[:, None] + _adds).ravel()
SHOWN, SHOWN_BY = np.unique(_FALLEN, return_inverse=True)
#: The last of the colour dice.
LAST = rules.WHITE - 1


@kernel
def worth_of_sets(best: Any, dice: Any, worths: Any) -> None:
    """What it is worth to throw each set of dice again, when the dice lie as they do, over all ways they can fall."""
    worth = np.empty((2, len(SHOWN)))
    worth_of_shown(best, int(dice[rules.WHITE]), worth)
    means = np.empty((SETS, len(SHOWN_BY) // FACES))
    for white in range(2):
        spread_last_die(
            worth[white], int(dice[LAST]), means[white << rules.WHITE], means[white << rules.WHITE | 1 << LAST]
        )
    ways = len(SHOWN_BY) // FACES
    for die in range(LAST - 1, -1, -1):
        ways //= FACES
        for later in range(0, SETS, 2 << die):  # every set of the dice behind this one
            fold_die(means[later], means[later | 1 << die], ways, int(dice[die]))
    worths[:] = means[:, 0]


@kernel
def spread_last_die(worth: Any, lying: int, kept: Any, thrown: Any) -> None:
    """For all ways that the colour dice but the last can fall: what they are worth when it is kept, and thrown."""
    for way in range(len(kept)):
        total = 0.0
        for face in range(FACES):
            total += worth[SHOWN_BY[way * FACES + face]]
        thrown[way] = total / FACES
        kept[way] = worth[SHOWN_BY[way * FACES + lying]]


@kernel
def fold_die(kept: Any, thrown: Any, ways: int, lying: int) -> None:
    """Leave a die out of all ways to fall: `kept` becomes what it is worth as it lies, `thrown` the mean."""
    for way in range(ways):
        total = 0.0
        for face in range(FACES):
            total += kept[way * FACES + face]
        thrown[way] = total / FACES
        kept[way] = kept[way * FACES + lying]


@kernel
def worth_of_shown(best: Any, white: int, worth: Any) -> None:
    """What the sums of the colour dice are worth with the white die as it lies, and on average over its faces."""
    for place in range(len(SHOWN)):
        total = 0.0
        for face in range(1, FACES + 1):
            value = worth_of_sums(best, SHOWN[place] + face * rules.WHITE_ADDS)
            total += value
            if face == white:
                worth[0, place] = value
        worth[1, place] = total / FACES

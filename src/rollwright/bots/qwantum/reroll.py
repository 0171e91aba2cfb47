"""The second throw of Qwantum, exactly: every way the dice can fall, for every set of dice."""

from __future__ import annotations

from typing import Any

import numpy as np

from rollwright.bots.qwantum.turn import ADDS, FACES, SETS, worth_of_sums
from rollwright.games.qwantum import rules
from rollwright.jit import kernel

#: How many ways the colour dice can fall, the last die changing fastest; many of them show the same sums.
WAYS = FACES**rules.WHITE
#: The last of the colour dice.
LAST = rules.WHITE - 1


@kernel
def list_falls(shown: Any, shown_by: Any) -> int:
    """List the different sums that the colour dice can show, rising, and which of them each way to fall shows."""
    for way in range(WAYS):
        rest, sums = way, 0
        for die in range(LAST, -1, -1):
            sums += ADDS[die, rest % FACES]
            rest //= FACES
        shown_by[way] = sums
    ordered = np.sort(shown_by)
    count = 0
    for place in range(WAYS):
        if place == 0 or ordered[place] != ordered[place - 1]:
            shown[count] = ordered[place]
            count += 1
    for way in range(WAYS):
        shown_by[way] = np.searchsorted(shown[:count], shown_by[way])
    return count


# The same by NumPy, since no kernel is compiled for an import.
_FALLEN = np.zeros(1, np.int64)
for _adds in ADDS[: rules.WHITE]:
    _FALLEN = (_FALLEN[:, None] + _adds).ravel()
SHOWN, SHOWN_BY = np.unique(_FALLEN, return_inverse=True)
#: What the kernels are told of the ways to fall. It isn't part of their code, in which it would take half a megabyte.
FALLS = (SHOWN, SHOWN_BY)


@kernel
def worth_of_sets(falls: Any, best: Any, dice: Any, worths: Any) -> None:
    """What it is worth to throw each set of dice again, when the dice lie as they do, over all ways they can fall."""
    shown, shown_by = falls
    worth = np.empty((2, len(shown)))
    worth_of_shown(shown, best, int(dice[rules.WHITE]), worth)
    means = np.empty((SETS, WAYS // FACES))
    for white in range(2):
        kept, thrown = means[white << rules.WHITE], means[white << rules.WHITE | 1 << LAST]
        spread_last_die(shown_by, worth[white], int(dice[LAST]), kept, thrown)
    ways = WAYS // FACES
    for die in range(LAST - 1, -1, -1):
        ways //= FACES
        for later in range(0, SETS, 2 << die):  # every set of the dice behind this one
            fold_die(means[later], means[later | 1 << die], ways, int(dice[die]))
    worths[:] = means[:, 0]


@kernel
def spread_last_die(shown_by: Any, worth: Any, lying: int, kept: Any, thrown: Any) -> None:
    """For all ways that the colour dice but the last can fall: what they are worth when it is kept, and thrown."""
    for way in range(len(kept)):
        total = 0.0
        for face in range(FACES):
            total += worth[shown_by[way * FACES + face]]
        thrown[way] = total / FACES
        kept[way] = worth[shown_by[way * FACES + lying]]


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
def worth_of_shown(shown: Any, best: Any, white: int, worth: Any) -> None:
    """What the sums of the colour dice are worth with the white die as it lies, and on average over its faces."""
    for place in range(len(shown)):
        total = 0.0
        for face in range(1, FACES + 1):
            value = worth_of_sums(best, shown[place] + face * rules.WHITE_ADDS)
            total += value
            if face == white:
                worth[0, place] = value
        worth[1, place] = total / FACES

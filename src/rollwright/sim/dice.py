"""Random throws. Loaded once for each game, with its `rules` and its dice as globals (see `sim.loops`)."""

from __future__ import annotations

from typing import Any

import numpy as np

from rollwright.jit import kernel
from rollwright.sim.chance import below

rules: Any
#: How kernels call the faces of each die.
FACES: np.ndarray[Any, np.dtype[np.int8]]
#: How many different throws of 0, 1, 2, … dice there are.
THROWS: np.ndarray[Any, np.dtype[np.int64]]


@kernel
def throw_random(g: Any, chance: Any, wanted: Any, faces: Any) -> None:
    """Throw the dice that are wanted: one random number stands for what all of them show."""
    count = rules.dice_wanted(g, wanted)
    fallen = below(chance, int(THROWS[count]))
    for place in range(count):
        faces[place] = FACES[wanted[place], fallen % FACES.shape[1]]
        fallen //= FACES.shape[1]
    rules.throw(g, faces)

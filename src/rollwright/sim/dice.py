"""Random throws. Loaded once for each game, with its `rules` and its dice as globals (see `sim.loops`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from rollwright.jit import kernel
from rollwright.sim.chance import below

if TYPE_CHECKING:
    from rollwright.games.rules_protocol import rules

    #: The faces of each die as kernels know them.
    FACES = np.zeros((1, 1), np.int8)
    #: How many different throws of 0, 1, 2, … dice there are.
    THROWS = np.zeros(1, np.int64)


@kernel
def throw_random(g: Any, chance: Any, wanted: Any, faces: Any) -> None:
    """Throw the dice that are wanted: one random number stands for what all of them show."""
    count = rules.dice_wanted(g, wanted)
    fallen = below(chance, int(THROWS[count]))
    for place in range(count):
        faces[place] = FACES[wanted[place], fallen % FACES.shape[1]]
        fallen //= FACES.shape[1]
    rules.throw(g, faces)

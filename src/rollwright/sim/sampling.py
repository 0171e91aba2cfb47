"""Random legal actions for many masks at once."""

from __future__ import annotations

from typing import Any

import numpy as np

from rollwright.jit import kernel
from rollwright.sim.lanes import Array


def sample_legal(masks: Array, rng: np.random.Generator) -> Array:
    """One of the actions that each mask allows, all equally likely; 0 where a mask allows none.

    >>> sample_legal(np.array([[False, True], [True, False]]), np.random.default_rng(0)).tolist()
    [1, 0]
    """
    actions = np.zeros(len(masks), np.int64)
    _sample(masks, rng.random(len(masks)), actions)
    return actions


@kernel
def _sample(masks: Any, randoms: Any, actions: Any) -> None:
    for row in range(len(masks)):
        count = 0
        for action in range(masks.shape[1]):
            count += int(masks[row, action])
        left = int(randoms[row] * count)
        for action in range(masks.shape[1]):
            if masks[row, action]:
                if left == 0:
                    actions[row] = action
                    break
                left -= 1

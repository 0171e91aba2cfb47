"""A course: what is needed to train one net."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from rollwright.bots.weights import Net

Array = np.ndarray[Any, np.dtype[Any]]


def _as_learned(weights: Array) -> Array:
    return weights


@dataclass(frozen=True, slots=True)
class Course:
    """One net: what it plays, how its weights begin, and the kernel that learns."""

    game: str
    name: str
    seats: int
    variant: str | None
    portion: int
    begin: Callable[[], Array]
    learn: Callable[[Array, Array, Array, int, int], tuple[float, int]]
    """Weights, their memory, the key of the seed, first match and how many: points, and how many sheets scored them."""
    finish: Callable[[Array], Array] = _as_learned
    """What bots play with, made of the weights that were learned."""
    calibrate: Callable[[Net, int], Net] | None = None
    """Measure how scores turn out around a net's values in so many matches; the common way if None."""

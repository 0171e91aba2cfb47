"""What is trained for Splitter."""

from __future__ import annotations

import numpy as np

from rollwright.bots.course import Array, Course
from rollwright.bots.splitter.judge import GAME, net_name
from rollwright.bots.splitter.learn import learn_matches
from rollwright.bots.splitter.shapes import folded, learning_shapes
from rollwright.games.splitter.sheet import VARIANTS

RATE = 1.0
PORTION = 5000


def all_courses() -> list[Course]:
    """A net for each board; with others a sheet is played by the same values."""
    return [_course(variant) for variant in VARIANTS]


def _course(variant: str) -> Course:
    shapes = learning_shapes(variant)

    def begin() -> Array:
        return np.zeros(shapes.weights, np.float32)

    def learn(weights: Array, memory: Array, key: Array, first: int, count: int) -> tuple[float, int]:
        points, _ = learn_matches(shapes, weights, memory, key, first, count, RATE)
        return float(points), count

    def finish(weights: Array) -> Array:
        return folded(variant, weights)

    return Course(GAME, net_name(variant), 1, variant, PORTION, begin, learn, finish)

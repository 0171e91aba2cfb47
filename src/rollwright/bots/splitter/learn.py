"""Self-play that learns the value of Splitter sheets: temporal-coherence TD(0) on the sheets after each decision."""

from __future__ import annotations

from typing import Any

import numpy as np

from rollwright.bots.splitter.shapes import NUMBERS, PAIRS, PLACES, THROWS
from rollwright.bots.splitter.value import FEATURES, PLACINGS, list_features, put, settle, value_placings
from rollwright.bots.temporal_coherence import coherent_update
from rollwright.jit import kernel
from rollwright.sim.chance import WORDS, begin_stream, below


@kernel
def learn_matches(shapes: Any, weights: Any, memory: Any, key: Any, first: int, matches: int, rate: float) -> Any:
    """Play matches with oneself and learn from each, from its end backwards; return the sum of points and squares."""
    chance = np.empty(WORDS, np.int64)
    sheet, sets = np.zeros(PLACES, np.int8), np.zeros(NUMBERS + 1, np.int64)
    windows = np.empty(len(shapes.window_start), np.int64)
    features, counts = np.empty((PAIRS, FEATURES), np.int64), np.empty(PAIRS, np.int64)
    values = np.empty(PLACINGS, np.float64)
    points, squares = 0.0, 0.0
    for match in range(first, first + matches):
        begin_stream(chance, key, match)
        sheet[:] = 0
        settle(shapes, sheet, sets, windows)
        final = 0.0
        for turn in range(PAIRS):
            fallen = below(chance, THROWS)
            one, two = fallen % NUMBERS + 1, fallen // NUMBERS + 1
            best = value_placings(shapes, weights, sheet, sets, windows, one, two, values)
            final = values[best]
            if best & 1:
                one, two = two, one
            put(shapes, best >> 1, one, two, sheet, sets, windows)
            free = PAIRS - 1 - turn
            counts[turn] = list_features(shapes, sheet, sets, windows, free, features[turn])
        points += final
        squares += final * final
        if rate > 0.0:
            learn_backwards(weights, memory, features, counts, final, rate)
    return points, squares


@kernel
def learn_backwards(weights: Any, memory: Any, features: Any, counts: Any, final: float, rate: float) -> None:
    """The sheet after each decision should be worth what the next one is worth, the last what it scored."""
    target = final
    for back in range(1, PAIRS):
        turn = PAIRS - 1 - back
        found = features[turn, : counts[turn]]
        value = 0.0
        for place in range(len(found)):
            value += weights[found[place]]
        step = coherent_update(weights, memory, found, target - value, rate)
        target = value + step

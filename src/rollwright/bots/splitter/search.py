"""Looking one throw ahead in Splitter, and to the end of the match when it is near."""

from __future__ import annotations

from typing import Any

import numpy as np

from rollwright.bots.splitter.shapes import NUMBERS, THROWS
from rollwright.bots.splitter.value import PLACINGS, put, take_back, value_placings
from rollwright.jit import kernel


@kernel
def look_ahead(shapes: Any, weights: Any, sheet: Any, sets: Any, own: Any, shared: Any, throws: int) -> float:
    """The value of a sheet before a throw: over all throws, each written in the best way, `throws` (1 or 2) deep."""
    values = np.empty(PLACINGS)
    total = 0.0
    for first in range(1, NUMBERS + 1):
        for second in range(first, NUMBERS + 1):
            ways = 1 if first == second else 2
            best = value_placings(shapes, weights, sheet, sets, own, shared, first, second, values)
            value = values[best]
            if throws > 1:
                value = best_ahead(shapes, weights, sheet, sets, own, shared, first, second, values)
            total += ways * value
    return total / THROWS


@kernel
def best_ahead(
    shapes: Any, weights: Any, sheet: Any, sets: Any, own: Any, shared: Any, first: int, second: int, values: Any
) -> float:
    """The value of the best way to write a throw, with another throw looked ahead."""
    inner = np.empty(PLACINGS)
    best = -1e9
    for placing in range(PLACINGS):
        if values[placing] > -1e8:
            one, two = (second, first) if placing & 1 else (first, second)
            put(shapes, placing >> 1, one, two, sheet, sets, own, shared)
            total = 0.0
            for third in range(1, NUMBERS + 1):
                for fourth in range(third, NUMBERS + 1):
                    ways = 1 if third == fourth else 2
                    place = value_placings(shapes, weights, sheet, sets, own, shared, third, fourth, inner)
                    total += ways * inner[place]
            best = max(best, total / THROWS)
            take_back(shapes, placing >> 1, sheet, sets, own, shared)
    return best


@kernel
def search_placings(
    shapes: Any,
    weights: Any,
    sheet: Any,
    sets: Any,
    own: Any,
    shared: Any,
    first: int,
    second: int,
    width: int,
    values: Any,
) -> None:
    """Value every way to write a throw; the best `width` of them by looking ahead, the others never above these."""
    value_placings(shapes, weights, sheet, sets, own, shared, first, second, values)
    order = np.argsort(-values)
    free_pairs = 0
    for placing in range(0, PLACINGS, 2):
        free_pairs += values[placing] > -1e8
    if free_pairs == 1:
        return
    worst = 1e9
    for rank in range(PLACINGS):
        placing = int(order[rank])
        if values[placing] < -1e8:
            break
        if rank < width:
            one, two = (second, first) if placing & 1 else (first, second)
            put(shapes, placing >> 1, one, two, sheet, sets, own, shared)
            depth = 2 if free_pairs == 3 else 1
            values[placing] = look_ahead(shapes, weights, sheet, sets, own, shared, depth)
            take_back(shapes, placing >> 1, sheet, sets, own, shared)
            worst = min(worst, values[placing])
        else:
            values[placing] = min(values[placing], worst)

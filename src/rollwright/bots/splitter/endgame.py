"""Playing a Splitter sheet to the end by its value, up to the last throw, of which all are looked at."""

from __future__ import annotations

from typing import Any

import numpy as np

from rollwright.bots.splitter.expectation import worth_before_throw
from rollwright.bots.splitter.shapes import NUMBERS
from rollwright.bots.splitter.value import PLACINGS, put, take_back, value_placings
from rollwright.jit import kernel
from rollwright.sim.bits import size_of


@kernel
def final_points(board: Any, first: int, second: int, placing: int, throws: Any, finals: Any) -> None:
    """What a sheet has at the end after a placing: by match and last throw."""
    shapes, weights, sheet, sets, windows = board
    one, two = (second, first) if placing & 1 else (first, second)
    put(shapes, placing >> 1, one, two, sheet, sets, windows)
    for match in range(len(throws)):
        copies = sheet.copy(), sets.copy(), windows.copy()
        play_to_the_last_throw(shapes, weights, *copies, throws[match], finals[match])
    take_back(shapes, placing >> 1, sheet, sets, windows)


@kernel
def play_to_the_last_throw(
    shapes: Any, weights: Any, sheet: Any, sets: Any, windows: Any, throws: Any, final: Any
) -> None:
    """Write throw by throw what seems best, until one pair is free."""
    values = np.empty(PLACINGS)
    turn = 0
    while size_of(sets[0]) > 2:
        one, two = throws[turn] % NUMBERS + 1, throws[turn] // NUMBERS + 1
        placing = value_placings(shapes, weights, sheet, sets, windows, one, two, values)
        if placing & 1:
            one, two = two, one
        put(shapes, placing >> 1, one, two, sheet, sets, windows)
        turn += 1
    worth_before_throw(shapes, weights, sheet, sets, windows, final)

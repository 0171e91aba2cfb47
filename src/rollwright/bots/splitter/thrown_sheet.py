"""A Splitter sheet with a throw to write, as the kernels read it."""

from __future__ import annotations

from typing import Any

import numpy as np

from rollwright.bots.judging import Floats
from rollwright.bots.splitter.expectation import worth_before_throw
from rollwright.bots.splitter.lookahead import outlook, search_placings
from rollwright.bots.splitter.shapes import NUMBERS, PLACES, STRIDE, Shapes
from rollwright.bots.splitter.value import PLACINGS, settle, value_placings
from rollwright.bots.weights import Net
from rollwright.games.splitter.sheet import COLUMNS


class ThrownSheet:
    """One seat's sheet, and the throw that is to be written."""

    def __init__(self, shapes: Shapes, net: Net, cells: Any, throw: tuple[int, int]) -> None:
        self._throw = throw
        sheet, sets = np.zeros(PLACES, np.int8), np.zeros(NUMBERS + 1, np.int64)
        sheet.reshape(-1, STRIDE)[:, :COLUMNS] = cells
        windows = np.empty(len(shapes.window_start), np.int64)
        settle(shapes, sheet, sets, windows)
        self._board = (shapes, net.weights, sheet, sets, windows)

    def values(self, width: int, deep: int) -> Floats:
        """The value of every placing, NOT_FREE where there is none."""
        values = np.empty(PLACINGS)
        if width:
            search_placings(*self._board, *self._throw, width, deep, values)
        else:
            value_placings(*self._board, *self._throw, values)
        return values

    def before_throw(self) -> Floats:
        """The value after each throw that may fall, written in its best way; the throw on the table is left out."""
        best = np.empty((NUMBERS, NUMBERS))
        worth_before_throw(*self._board, best)
        return best

    def outlook(self, placing: int) -> Floats:
        """The value after a placing and each next throw, written in its best way."""
        best = np.empty((NUMBERS, NUMBERS))
        outlook(*self._board, *self._throw, placing, best)
        return best

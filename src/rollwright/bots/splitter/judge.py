"""What a Splitter player thinks of its ways to write a throw."""

from __future__ import annotations

from typing import Any

import numpy as np

from rollwright.bots import weights
from rollwright.bots.judging import Floats, Judged, by_wins
from rollwright.bots.splitter.search import search_placings
from rollwright.bots.splitter.shapes import NUMBERS, PAIRS, PLACES, STRIDE, Shapes, shapes_of
from rollwright.bots.splitter.value import NOT_FREE, PLACINGS, settle, value_placings
from rollwright.bots.winning import chance_to_win
from rollwright.games.protocol import Seat
from rollwright.games.splitter import rules
from rollwright.games.splitter.sheet import COLUMNS, HALF


def net_name(variant: str) -> str:
    """The net of a board."""
    return f"splitter-{variant}"


class SplitterJudge:
    """Values every placing by the learned weights; looks one throw ahead from the best `width`, two from `deep`."""

    def __init__(self, width: int = 0, deep: int = 0) -> None:
        self._width = width
        self._deep = deep

    def phase(self, state: Any) -> int:
        """How many pairs are free."""
        return PAIRS - int((state.record.cells[0][:, :HALF] > 0).sum())

    def judge(self, state: Any, seat: Seat, rng: np.random.Generator) -> Judged:  # noqa: ARG002
        shapes, net = shapes_of(state.variant), weights.load(net_name(state.variant))
        record = state.record
        first, second = int(record.dice[0]), int(record.dice[1])
        values = self._values(shapes, net.weights, record.cells[seat], first, second, self._width)
        placings = np.flatnonzero(values > NOT_FREE)
        scores = values[placings]
        wins = np.ones(len(scores))
        if state.seats > 1:
            others = self._others(shapes, net.weights, state, seat)
            wins = chance_to_win(scores, others, float(net.spread[self.phase(state)]))
        lefts = shapes.pair_left[placings >> 1]
        numbers = np.where(placings & 1, second, first)
        codes = (lefts // STRIDE * HALF + lefts % STRIDE) * rules.NUMBERS + numbers - 1
        return by_wins(codes, scores, wins, state.seats)

    def _others(self, shapes: Shapes, net: Any, state: Any, seat: Seat) -> Floats:
        """What the others' sheets will be worth once they have written this throw."""
        record = state.record
        first, second = int(record.dice[0]), int(record.dice[1])
        sheets = (record.cells[other] for other in range(state.seats) if other != seat)
        return np.array([[self._values(shapes, net, cells, first, second, 0).max() for cells in sheets]])

    def _values(self, shapes: Shapes, net: Any, cells: Any, first: int, second: int, width: int) -> Floats:
        sheet = np.zeros(PLACES, np.int8)
        sheet.reshape(-1, STRIDE)[:, :COLUMNS] = cells
        sets = np.zeros(NUMBERS + 1, np.int64)
        own, shared = np.empty(len(shapes.window_start), np.int64), np.empty(len(shapes.window_start), np.int64)
        settle(shapes, sheet, sets, own, shared)
        values = np.empty(PLACINGS)
        if width:
            search_placings(shapes, net, sheet, sets, own, shared, first, second, width, self._deep, values)
        else:
            value_placings(shapes, net, sheet, sets, own, shared, first, second, values)
        return values

"""Values of Splitter: the learned value of sheets, two throws deep."""

from __future__ import annotations

import functools
from typing import Any

import numpy as np

from rollwright.analysis.corrections import OWN, Progress, correction
from rollwright.analysis.reference import POINTS, Floats, Options, Outcomes, final_values
from rollwright.analysis.splitter import kernels, player
from rollwright.analysis.splitter.endings import LAST_PAIRS
from rollwright.bots import weights
from rollwright.bots.splitter.judge import net_name
from rollwright.bots.splitter.shapes import NUMBERS, STRIDE, THROWS, playing_shapes
from rollwright.bots.splitter.value import NOT_FREE, PLACINGS
from rollwright.games.protocol import Seat
from rollwright.games.splitter import rules
from rollwright.games.splitter.sheet import COLUMNS, HALF, ROWS
from rollwright.games.splitter.state import Step

__all__ = ["leaf", "options", "outcomes", "player", "progress", "values"]

KEY = "splitter"
#: With so few free pairs the outlook holds final scores, and the chance to win is certain.
CERTAIN_PAIRS = 1


def values(state: Any) -> Floats:
    if state.step is Step.OVER:
        return final_values(KEY, state)
    after = _after_throws(state.variant, _cells(state).tobytes(), state.seats)
    if state.step is Step.THROW:
        means: Floats = after.reshape(THROWS, 2, -1).sum(axis=0) / THROWS
        return means
    first, second = _throw(state)
    chosen: Floats = after[first - 1, second - 1]
    return chosen


def leaf(before: Any, after: Any) -> Floats:  # noqa: ARG001 (sheets don't depend on each other)
    if after.step is Step.OVER:
        return final_values(KEY, after)
    found = np.empty((2, after.seats))
    cells = _cells(after)
    pairs = kernels.free_pairs(cells[0])
    kernels.leaf(*_net(after.variant), cells, _spread(after.variant, pairs), found)
    found[POINTS] += _correction(after.variant, pairs)
    return found


def progress(before: Any, after: Any, seat: Seat) -> Progress:  # noqa: ARG001
    return Progress(int(kernels.free_pairs(_cells(after)[seat])))


def options(state: Any, seat: Seat) -> Options:
    cells, (first, second) = _cells(state), _throw(state)
    found = np.empty((2, PLACINGS))
    pairs = kernels.free_pairs(cells[0]) - 1
    kernels.value_options(*_net(state.variant), cells, first, second, seat, _spread(state.variant, pairs), found)
    placings = np.flatnonzero(found[POINTS] > NOT_FREE)
    found[POINTS] += _correction(state.variant, pairs)
    lefts = playing_shapes(state.variant).pair_left[placings >> 1]
    numbers = np.where(placings & 1, second, first)
    codes = (lefts // STRIDE * HALF + lefts % STRIDE) * rules.NUMBERS + numbers - 1
    return Options(codes.astype(np.int64), found[:, placings])


def outcomes(state: Any) -> Outcomes:
    after = _after_throws(state.variant, _cells(state).tobytes(), state.seats)
    return Outcomes(np.full(THROWS, 1 / THROWS), np.moveaxis(after.reshape(THROWS, 2, -1), 0, 2))


@functools.lru_cache(maxsize=64)
def _after_throws(variant: str, sheets: bytes, seats: int) -> Floats:
    """What every seat expects after each throw: by both numbers from 0, POINTS or WIN, and seat."""
    cells = np.frombuffer(sheets, np.int8).reshape(seats, ROWS, COLUMNS).copy()
    found = np.empty((NUMBERS, NUMBERS, 2, seats))
    pairs = kernels.free_pairs(cells[0]) - 1
    kernels.foresee_throws(*_net(variant), cells, _spread(variant, pairs), found)
    found[:, :, POINTS] += _correction(variant, pairs)
    return found


def _correction(variant: str, free_pairs: int) -> float:
    """What the learned value of a sheet with so many free pairs differs by from what is scored."""
    return 0.0 if free_pairs <= LAST_PAIRS else float(correction(KEY, variant)[OWN, free_pairs, 0])


def _cells(state: Any) -> Any:
    return np.ascontiguousarray(state.record.cells[: state.seats])


def _throw(state: Any) -> tuple[int, int]:
    return int(state.record.dice[0]), int(state.record.dice[1])


def _net(variant: str) -> tuple[Any, Any]:
    shapes = playing_shapes(variant)
    return shapes, weights.load_for(KEY, net_name(variant), shapes.weights).weights


def _spread(variant: str, free_pairs: int) -> float:
    """How far final scores spread when so many pairs are free, one throw after they were counted."""
    if free_pairs <= CERTAIN_PAIRS:
        return 0.0
    return float(weights.load(KEY, net_name(variant)).spread[free_pairs])

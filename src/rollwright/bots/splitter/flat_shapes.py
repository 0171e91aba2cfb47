"""Where the features of a Splitter board lie, as one row of numbers for each board: part of the mind's code."""

from __future__ import annotations

from typing import Any

import numpy as np

from rollwright.bots.splitter.shapes import HANGING, PAIRS, Shapes, playing_shapes
from rollwright.games.splitter.sheet import VARIANTS
from rollwright.jit import kernel

_SHAPES = [playing_shapes(variant) for variant in VARIANTS]
_MOST_HANGING = max(shapes.hanging.shape[1] for shapes in _SHAPES)
_MOST_WINDOWS = max(len(shapes.window_start) for shapes in _SHAPES)
_MOST_HEARTS = max(len(shapes.hearts) for shapes in _SHAPES)

# Numbers of their own come first.
_WINDOWS, _HEARTS, _STARS, _GROUP_START, _HEART_START, _WEIGHTS, _HEAD = range(7)
_LEFT = _HEAD
_RIGHT = _LEFT + PAIRS
_COUNTS = _RIGHT + PAIRS
_HANGING = _COUNTS + PAIRS
_STARTS = _HANGING + PAIRS * _MOST_HANGING * HANGING
_HEART_PLACES = _STARTS + _MOST_WINDOWS
ROOM = _HEART_PLACES + _MOST_HEARTS


def flat(shapes: Shapes) -> np.ndarray[Any, np.dtype[np.int64]]:
    """A board's shapes in one row."""
    row = np.zeros(ROOM, np.int64)
    row[:_HEAD] = (
        len(shapes.window_start),
        len(shapes.hearts),
        shapes.stars,
        shapes.group_start,
        shapes.heart_start,
        shapes.weights,
    )
    row[_LEFT:_RIGHT] = shapes.pair_left
    row[_RIGHT:_COUNTS] = shapes.pair_right
    row[_COUNTS:_HANGING] = shapes.hanging_count
    hanging = np.zeros((PAIRS, _MOST_HANGING, HANGING), np.int64)
    hanging[:, : shapes.hanging.shape[1]] = shapes.hanging
    row[_HANGING:_STARTS] = hanging.ravel()
    row[_STARTS : _STARTS + len(shapes.window_start)] = shapes.window_start
    row[_HEART_PLACES : _HEART_PLACES + len(shapes.hearts)] = shapes.hearts
    return row


#: By variant.
FLAT = np.stack([flat(shapes) for shapes in _SHAPES])


@kernel
def shapes_in(row: Any) -> Any:
    """The shapes that a row tells."""
    return Shapes(
        row[_LEFT:_RIGHT],
        row[_RIGHT:_COUNTS],
        row[_HANGING:_STARTS].reshape((PAIRS, _MOST_HANGING, HANGING)),
        row[_COUNTS:_HANGING],
        row[_STARTS : _STARTS + row[_WINDOWS]],
        row[_STARS],
        row[_HEART_PLACES : _HEART_PLACES + row[_HEARTS]],
        row[_GROUP_START],
        row[_HEART_START],
        row[_WEIGHTS],
    )

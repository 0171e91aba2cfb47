"""Where the features of a Splitter board lie: windows of six fields, in one piece or mirrored, groups and hearts.

A field has a number of its own here, row * STRIDE + column: the empty column between the rows lets sets of fields grow
by shifting bits without falling off an edge. All weights lie in one array; a table is a stretch of it.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple, TypeAlias

import numpy as np

from rollwright.games.splitter.sheet import COLUMNS, FACES, FIELD, HALF, HEART, ROWS, STAR, VARIANTS

Array = np.ndarray[Any, np.dtype[Any]]
Place: TypeAlias = tuple[int, int]
Window: TypeAlias = tuple[Place, ...]

STRIDE = COLUMNS + 1
PLACES = ROWS * STRIDE
NUMBERS = len(FACES)
PAIRS = int(FIELD[0, :, :HALF].sum())
THROWS = NUMBERS * NUMBERS

#: What a field of a window can hold: nothing or a number; in the table that all windows share, also no field at all.
FILLINGS = NUMBERS + 1
SHARED_FILLINGS = FILLINGS + 1
WALL = FILLINGS
WINDOWS = ((2, 3), (3, 2))
#: Windows in the left half together with what mirrors them: the fields of a pair are always written together.
MIRRORED_WINDOWS = ((1, 3), (3, 1))
WINDOW_FIELDS = 6
#: Windows with fewer fields than this have no table of their own.
FEWEST_FIELDS = 3

#: The dimensions of the table of groups: number, fields that it needs (one more: too large), free neighbours, free
#: fields behind these, fields of its number behind these, star, and the phase of the match.
GROUP_SHAPE = (NUMBERS, NUMBERS + 1, 7, 7, 5, 2, 8)
TOO_LARGE = NUMBERS
HEART_SHAPE = (FILLINGS, FILLINGS, FILLINGS, 8)
PHASES = 8

#: Entries of a window that hangs on a pair: the window, what the left and the right field weigh in its own table, and
#: what they weigh in the shared table (which differs where a window has walls).
HANGING = 5


class Shapes(NamedTuple):
    """A board as the kernels read it."""

    pair_left: Array
    pair_right: Array
    hanging: Array
    hanging_count: Array
    window_start: Array
    shared_start: Array
    stars: int
    hearts: Array
    group_start: int
    heart_start: int
    weights: int


@functools.cache
def shapes_of(variant: str) -> Shapes:
    """The features of a board."""
    board = VARIANTS.index(variant)
    field = FIELD[board]
    windows, tables, shared_tables = _windows(field)
    shared_at = FILLINGS**WINDOW_FIELDS * (max(tables) + 1)
    shared_size = SHARED_FILLINGS**WINDOW_FIELDS
    group_at = shared_at + shared_size * (max(shared_tables) + 1)
    heart_at = group_at + int(np.prod(GROUP_SHAPE))
    left = [(row, column) for row in range(ROWS) for column in range(HALF) if field[row, column]]
    hanging = [_hanging(row, column, windows) for row, column in left]
    room = max(map(len, hanging))
    return Shapes(
        pair_left=np.array([row * STRIDE + column for row, column in left]),
        pair_right=np.array([row * STRIDE + COLUMNS - 1 - column for row, column in left]),
        hanging=np.array([entries + [(0,) * HANGING] * (room - len(entries)) for entries in hanging]),
        hanging_count=np.array([len(entries) for entries in hanging]),
        window_start=np.array([FILLINGS**WINDOW_FIELDS * table for table in tables]),
        shared_start=np.array(
            [
                shared_at + shared_size * table + _walls(field, window)
                for table, window in zip(shared_tables, windows, strict=True)
            ]
        ),
        stars=sum(1 << int(row * STRIDE + column) for row, column in np.argwhere(STAR[board])),
        hearts=np.array([int(row * STRIDE + column) for row, column in np.argwhere(HEART[board])], np.int64),
        group_start=group_at,
        heart_start=heart_at,
        weights=heart_at + int(np.prod(HEART_SHAPE)),
    )


def _windows(field: Array) -> tuple[list[Window], list[int], list[int]]:
    """The windows of a board, their fields in order, the own table of each, and the table that it shares with others.

    Windows that the board's symmetries map onto each other have one own table.
    """
    flips = _flips(field)
    tables: dict[Window, int] = {}
    windows, numbers, shared = [], [], []
    for window, down_first, shared_table in _all_windows():
        if sum(bool(field[place]) for place in window) < FEWEST_FIELDS:
            continue
        looks = [[flip(place) for place in window] for flip in flips]
        first, flip = min((tuple(sorted(look)), flip) for flip, look in enumerate(looks))
        order = {place: (place[::-1] if down_first else place) for place in first}
        windows.append(tuple(sorted(window, key=lambda place: order[flips[flip](place)])))
        numbers.append(tables.setdefault(first, len(tables)))
        shared.append(shared_table)
    return windows, numbers, shared


def _all_windows() -> Iterator[tuple[Window, bool, int]]:
    """Flat and upright windows in one piece, the fields of these listed downwards first; then mirrored ones by kind."""
    for height, width in WINDOWS:
        for fields in _rectangles(height, width, COLUMNS):
            yield fields, height > width, 0
    for kind, (height, width) in enumerate(MIRRORED_WINDOWS, 1):
        for fields in _rectangles(height, width, HALF):
            mirrored = tuple((row, COLUMNS - 1 - column) for row, column in fields)
            yield fields + mirrored, False, kind


def _rectangles(height: int, width: int, columns: int) -> Iterator[Window]:
    """All rectangles in the first columns of the board, from the top."""
    for row in range(ROWS - height + 1):
        for column in range(columns - width + 1):
            yield tuple((row + down, column + right) for down in range(height) for right in range(width))


def _flips(field: Array) -> list[Callable[[Place], Place]]:
    """The ways to mirror a board that leave it as it is."""
    flips: list[Callable[[Place], Place]] = [lambda at: at, lambda at: (at[0], COLUMNS - 1 - at[1])]
    if (field == field[::-1]).all():
        flips += [lambda at: (ROWS - 1 - at[0], at[1]), lambda at: (ROWS - 1 - at[0], COLUMNS - 1 - at[1])]
    return flips


def _walls(field: Array, window: Window) -> int:
    return sum(WALL * SHARED_FILLINGS**place for place, at in enumerate(window) if not field[at])


def _hanging(row: int, column: int, windows: list[Window]) -> list[tuple[int, ...]]:
    """The windows that hold a field of this pair, and what the two fields weigh in their tables."""
    left, right = (row, column), (row, COLUMNS - 1 - column)
    return [
        (
            number,
            _weight(window, left, FILLINGS),
            _weight(window, right, FILLINGS),
            _weight(window, left, SHARED_FILLINGS),
            _weight(window, right, SHARED_FILLINGS),
        )
        for number, window in enumerate(windows)
        if left in window or right in window
    ]


def _weight(window: Window, place: Place, fillings: int) -> int:
    return int(fillings ** window.index(place)) if place in window else 0

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
Places: TypeAlias = tuple[Place, ...]

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
WINDOW_PLACES = 6
OWN_TABLE = int(FILLINGS**WINDOW_PLACES)
SHARED_TABLE = int(SHARED_FILLINGS**WINDOW_PLACES)
#: Windows with fewer fields than this have no table of their own.
FEWEST_FIELDS = 3

#: The dimensions of the table of groups: number, fields that it needs (one more: too large), free neighbours, free
#: fields behind these, fields of its number behind these, star, and the phase of the match.
GROUP_SHAPE = (NUMBERS, NUMBERS + 1, 7, 7, 5, 2, 8)
TOO_LARGE = NUMBERS
HEART_SHAPE = (FILLINGS, FILLINGS, FILLINGS, 8)
PHASES = 8

#: Entries of a window that hangs on a pair: the window, and what the left and the right field weigh in its table.
HANGING = 3


class Shapes(NamedTuple):
    """A board as the kernels read it."""

    pair_left: Array
    pair_right: Array
    hanging: Array
    hanging_count: Array
    window_start: Array
    stars: int
    hearts: Array
    group_start: int
    heart_start: int
    weights: int


class Window(NamedTuple):
    """Some places in their order, the numbers of their own and shared table, and the index of their walls there."""

    places: Places
    own: int
    shared: int
    walls: int

    @property
    def tables(self) -> tuple[int, int, int]:
        """All that decides which weights a window has."""
        return self.own, self.shared, self.walls


class Table(NamedTuple):
    """Where the weights of a window lie while its fields are free, and how many fillings of a field they tell apart."""

    places: Places
    start: int
    fillings: int


@functools.cache
def learning_shapes(variant: str) -> Shapes:
    """The features of a board as they are learned: every window has its own table, and shares another one."""
    windows = _windows(variant)
    own = [Table(window.places, OWN_TABLE * window.own, FILLINGS) for window in windows]
    shared = [
        Table(window.places, _own_end(windows) + SHARED_TABLE * window.shared + window.walls, SHARED_FILLINGS)
        for window in windows
    ]
    return _shapes(variant, own + shared, _shared_end(windows))


@functools.cache
def playing_shapes(variant: str) -> Shapes:
    """The features of a board as they are played with: one table for a window, into which both are folded."""
    windows = _windows(variant)
    tables = _folded_tables(windows)
    folded = [Table(window.places, OWN_TABLE * tables[window.tables], FILLINGS) for window in windows]
    return _shapes(variant, folded, OWN_TABLE * len(tables))


def folded(variant: str, weights: Array) -> Array:
    """Learned weights as they are played with: what a window holds in its own table says what the shared one holds."""
    windows = _windows(variant)
    own, shared, rest = np.split(weights, [_own_end(windows), _shared_end(windows)])
    own_tables, shared_tables = own.reshape(-1, OWN_TABLE), shared.reshape(-1, SHARED_TABLE)
    tables = [
        own_tables[own_table] + shared_tables[shared_table][_in_shared_table(walls)]
        for own_table, shared_table, walls in _folded_tables(windows)
    ]
    return np.concatenate([*tables, rest])


def _folded_tables(windows: list[Window]) -> dict[tuple[int, int, int], int]:
    """A table for all windows that have the same own and shared tables, and walls in the same places."""
    return {tables: number for number, tables in enumerate(dict.fromkeys(window.tables for window in windows))}


def _in_shared_table(walls: int) -> Array:
    """Where the shared table has what stands at each place of the own one."""
    places = np.arange(WINDOW_PLACES)
    held = np.arange(OWN_TABLE)[:, None] // FILLINGS**places % FILLINGS
    is_wall = walls // SHARED_FILLINGS**places % SHARED_FILLINGS == WALL
    return np.where(is_wall, WALL, held) @ SHARED_FILLINGS**places


def _own_end(windows: list[Window]) -> int:
    return OWN_TABLE * (max(window.own for window in windows) + 1)


def _shared_end(windows: list[Window]) -> int:
    return _own_end(windows) + SHARED_TABLE * (max(window.shared for window in windows) + 1)


def _shapes(variant: str, tables: list[Table], group_start: int) -> Shapes:
    board = VARIANTS.index(variant)
    field = FIELD[board]
    left = [(row, column) for row in range(ROWS) for column in range(HALF) if field[row, column]]
    hanging = [_hanging(row, column, tables) for row, column in left]
    room = max(map(len, hanging))
    heart_start = group_start + int(np.prod(GROUP_SHAPE))
    return Shapes(
        pair_left=np.array([row * STRIDE + column for row, column in left]),
        pair_right=np.array([row * STRIDE + COLUMNS - 1 - column for row, column in left]),
        hanging=np.array([entries + [(0,) * HANGING] * (room - len(entries)) for entries in hanging]),
        hanging_count=np.array([len(entries) for entries in hanging]),
        window_start=np.array([table.start for table in tables]),
        stars=sum(1 << int(row * STRIDE + column) for row, column in np.argwhere(STAR[board])),
        hearts=np.array([int(row * STRIDE + column) for row, column in np.argwhere(HEART[board])], np.int64),
        group_start=group_start,
        heart_start=heart_start,
        weights=heart_start + int(np.prod(HEART_SHAPE)),
    )


@functools.cache
def _windows(variant: str) -> list[Window]:
    """The windows of a board. Those that the board's symmetries map onto each other have one own table."""
    field = FIELD[VARIANTS.index(variant)]
    flips = _flips(field)
    tables: dict[Places, int] = {}
    windows = []
    for places, down_first, shared in _all_windows():
        if sum(bool(field[place]) for place in places) < FEWEST_FIELDS:
            continue
        looks = [[flip(place) for place in places] for flip in flips]
        first, flip = min((tuple(sorted(look)), flip) for flip, look in enumerate(looks))
        order = {place: (place[::-1] if down_first else place) for place in first}
        in_order = tuple(sorted(places, key=lambda place: order[flips[flip](place)]))
        windows.append(Window(in_order, tables.setdefault(first, len(tables)), shared, _walls(field, in_order)))
    return windows


def _all_windows() -> Iterator[tuple[Places, bool, int]]:
    """Flat and upright windows in one piece, the fields of these listed downwards first; then mirrored ones by kind."""
    for height, width in WINDOWS:
        for fields in _rectangles(height, width, COLUMNS):
            yield fields, height > width, 0
    for kind, (height, width) in enumerate(MIRRORED_WINDOWS, 1):
        for fields in _rectangles(height, width, HALF):
            mirrored = tuple((row, COLUMNS - 1 - column) for row, column in fields)
            yield fields + mirrored, False, kind


def _rectangles(height: int, width: int, columns: int) -> Iterator[Places]:
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


def _walls(field: Array, places: Places) -> int:
    return sum(WALL * SHARED_FILLINGS**number for number, place in enumerate(places) if not field[place])


def _hanging(row: int, column: int, tables: list[Table]) -> list[tuple[int, ...]]:
    """The windows that hold a field of this pair, and what the two fields weigh in their tables."""
    left, right = (row, column), (row, COLUMNS - 1 - column)
    return [
        (number, _weight(table, left), _weight(table, right))
        for number, table in enumerate(tables)
        if left in table.places or right in table.places
    ]


def _weight(table: Table, place: Place) -> int:
    return int(table.fillings ** table.places.index(place)) if place in table.places else 0

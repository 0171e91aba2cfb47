"""Splitter: the typed shell."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from rollwright.games.protocol import Die, GameInfo, InvalidSheet, Json, Part, Seat
from rollwright.games.reading import read_int
from rollwright.games.shell import Shell
from rollwright.games.splitter import notation, rules
from rollwright.games.splitter.sheet import (
    COLUMNS,
    DICE,
    FACES,
    FIELD,
    FIELDS,
    HALF,
    HEART,
    HEARTS_BONUS,
    MINUTES,
    RATINGS,
    ROWS,
    SEATS,
    STAR,
    STAR_FACTOR,
    VARIANTS,
)
from rollwright.games.splitter.state import ACTIONS, Action, Place, State, Step

INFO = GameInfo(
    key="splitter",
    name="Splitter",
    seats=SEATS,
    variants=VARIANTS,
    dice=tuple(Die(name, FACES) for name in DICE),
    colours=(),
    minutes=MINUTES,
    official_solo=True,
)


class Splitter(Shell[State, Action]):
    """Two numbers in two fields that mirror each other, and groups that are just as large as their number."""

    info = INFO
    notation = notation

    def __init__(self) -> None:
        super().__init__(rules, State, ACTIONS)

    def why_not(self, state: State, seat: Seat, action: Action) -> str:
        """`not-now`, `no-field` (not on this board), `taken`, `not-thrown` (no die shows the number)."""
        if state.step is not Step.PLACE:
            return "not-now"
        if not FIELD[state.record.variant, action.row, action.column]:
            return "no-field"
        if state.record.cells[seat, action.row, action.column]:
            return "taken"
        return "not-thrown"

    def writings(self, state: State, seat: Seat) -> tuple[Action, ...]:
        if state.step is not Step.PLACE:
            return ()
        pairs = np.argwhere(FIELD[state.record.variant][:, :HALF]).tolist()
        numbers = sorted({int(face) for face in state.faces.values()})
        return tuple(Place(row, column, number) for row, column in pairs for number in numbers)

    def rating(self, state: State) -> str | None:
        return rating(self.score(state, 0).total) if state.seats == 1 and self.is_over(state) else None

    def sheet_state(self, sheet: Json, variant: str | None = None, fails: int = 0) -> State:
        """Without a variant it is the board on which the sheet's fields lie."""
        variant = self.checked_setup(1, notation.variant_of(sheet) if variant is None else variant, 0)
        read_int(fails, range(1), "'fails'")
        buffer = np.zeros(1, rules.STATE)
        g = buffer[0]
        g.seats = 1
        g.variant = VARIANTS.index(variant)
        g.cells[0] = notation.cells_from_json(sheet, variant)
        g.phase = rules.OVER if np.count_nonzero(g.cells[0]) == FIELDS else rules.THROW
        state = State(buffer.tobytes())
        self._check_sheet(state)
        return state

    def sheet_layout(self, state: State, seat: Seat) -> Json:
        variant = state.record.variant
        return {
            "rows": ROWS,
            "columns": COLUMNS,
            "centre": HALF,
            "fields": np.argwhere(FIELD[variant]).tolist(),
            "stars": np.argwhere(STAR[variant]).tolist(),
            "starFactor": STAR_FACTOR,
            "hearts": np.argwhere(HEART[variant]).tolist(),
            "heartsBonus": HEARTS_BONUS if HEART[variant].any() else 0,
            "numbers": list(FACES),
            "ratings": [{"rating": key, "from": least} for key, least in RATINGS.items()],
        }

    def _parts(self, state: State, seat: Seat, points: list[int]) -> tuple[Part, ...]:
        groups = sorted(self._scoring_groups(state, seat), key=lambda part: part.name)
        hearts = _places(HEART[state.record.variant])
        if not hearts:
            return tuple(groups)
        return (*groups, Part("hearts", "", points[rules.HEARTS_PART], fields=hearts))

    def _scoring_groups(self, state: State, seat: Seat) -> Iterator[Part]:
        """In the order of their first fields, row by row."""
        variant = int(state.record.variant)
        cells = state.record.cells[seat].copy()
        right, below = rules.same_to_the_right(cells), rules.same_below(cells)
        counted = 0
        for row, column in np.argwhere(cells).tolist():
            place = row * COLUMNS + column
            if counted >> place & 1:
                continue
            group = int(rules.group_around(place, right, below))
            counted |= group
            number = int(cells[row, column])
            if scored := rules.group_points(variant, number, group):
                kind = "group" if scored == number else "starred-group"
                fields = tuple(divmod(place, COLUMNS) for place in range(ROWS * COLUMNS) if group >> place & 1)
                yield Part(kind, str(number), int(scored), count=number, fields=fields)

    def _check_sheet(self, state: State) -> None:
        place = int(self._kernels.breach(self.buffer(state), 0))
        if place < 0:
            return
        row, column = divmod(place, COLUMNS)
        field = notation.field_to_text(row, column)
        mirror = notation.field_to_text(row, COLUMNS - 1 - column)
        number = int(state.record.cells[0, row, column])
        raise InvalidSheet(
            f"Mirrored fields are written together: in row {row + 1}, {number} stands in {field}, but {mirror} is free."
        )


def rating(total: int) -> str:
    """How well a solo match went, as a key of the rulebook's table."""
    return [key for key, least in RATINGS.items() if total >= least][-1]


def _places(fields: np.ndarray[Any, Any]) -> tuple[tuple[int, int], ...]:
    return tuple((row, column) for row, column in np.argwhere(fields).tolist())

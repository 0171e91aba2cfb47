"""Qwinto: the typed shell."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from rollwright.games.protocol import Die, GameInfo, InvalidSheet, Json, Part, Seat
from rollwright.games.qwinto import notation, rules
from rollwright.games.qwinto.sheet import (
    BONUS,
    BONUS_COLUMNS,
    COLOURS,
    COLUMNS,
    FACES,
    FAILED_THROW_COST,
    FAILED_THROWS_TO_END,
    FIELD,
    MINUTES,
    ROW_FIELDS,
    SEATS,
)
from rollwright.games.qwinto.state import ACTIONS, Action, State, Step, Write
from rollwright.games.reading import read_int
from rollwright.games.shell import Shell

INFO = GameInfo(
    key="qwinto",
    name="Qwinto",
    seats=SEATS,
    variants=("standard",),
    dice=tuple(Die(colour, FACES) for colour in COLOURS),
    colours=COLOURS,
    minutes=MINUTES,
    max_failures=FAILED_THROWS_TO_END,
)

WRITINGS = tuple(action for action in ACTIONS if isinstance(action, Write))


class Qwinto(Shell[State, Action]):
    """Three rows that rise, three dice, and a sum that everybody may use."""

    info = INFO
    notation = notation

    def __init__(self) -> None:
        super().__init__(rules, State, ACTIONS)

    def why_not(self, state: State, seat: Seat, action: Action) -> str:
        """`not-thrown`, `taken`, `in-row`, `in-column`, `too-low 13` (must be above), `too-high 5` (must be below)."""
        if not isinstance(action, Write) or state.step is not Step.WRITE:
            return "not-now"
        row = COLOURS.index(action.row)
        cells = state.record.cells[seat]
        number = sum(int(face) for face in state.faces.values())
        if action.row not in state.picked:
            return "not-thrown"
        if cells[row, action.column]:
            return "taken"
        if number in cells[row]:
            return "in-row"
        lower, upper = cells[row, : action.column].max(initial=0), cells[row, action.column :]
        if number < lower:
            return f"too-low {lower}"
        if upper.any() and number > upper[upper > 0].min():
            return f"too-high {upper[upper > 0].min()}"
        return "in-column"

    def writings(self, state: State, seat: Seat) -> tuple[Action, ...]:
        return WRITINGS if state.step is Step.WRITE else ()

    def sums(self, state: State) -> Mapping[str, int]:
        return {"sum": int(state.record.dice.sum())} if state.faces else {}

    def sheet_state(self, sheet: Json, variant: str | None = None, fails: int = 0) -> State:
        self.checked_setup(1, variant, 0)
        buffer = np.zeros(1, rules.STATE)
        g = buffer[0]
        g.seats = 1
        g.cells[0] = notation.cells_from_json(sheet)
        g.fails[0] = read_int(fails, range(FAILED_THROWS_TO_END + 1), "'fails'")
        state = State(buffer.tobytes())
        self._check_sheet(state)
        return state

    def sheet_layout(self, state: State, seat: Seat) -> Json:
        return {
            "colours": list(COLOURS),
            "columns": COLUMNS,
            "fields": [[int(column) for column in row] for row in ROW_FIELDS],
            "bonus": [[int(row), int(column)] for row, column in np.argwhere(BONUS)],
            "bonusColumns": [int(column) for column in BONUS_COLUMNS],
            "failures": [-FAILED_THROW_COST] * FAILED_THROWS_TO_END,
        }

    def _parts(self, state: State, seat: Seat, points: list[int]) -> tuple[Part, ...]:
        cells = state.record.cells[seat]
        rows = tuple(self._row_part(cells[row], row, points[row]) for row in range(len(COLOURS)))
        columns = tuple(
            Part("column", str(column + 1), points[rules.BONUS_PARTS + bonus], fields=_column_fields(int(column)))
            for bonus, column in enumerate(BONUS_COLUMNS)
        )
        return (*rows, *columns, Part("failures", "", points[rules.FAILURE_PART], count=state.fails[seat]))

    def _row_part(self, numbers: np.ndarray[Any, Any], row: int, points: int) -> Part:
        written = int((numbers > 0).sum())
        fields = tuple((row, int(column)) for column in ROW_FIELDS[row])
        kind = "full-row" if written == len(fields) else "row"
        return Part(kind, COLOURS[row], points, count=written, fields=fields)

    def _check_sheet(self, state: State) -> None:
        place = int(self._kernels.breach(self.buffer(state), 0))
        if place < 0:
            return
        row, column = divmod(place, COLUMNS)
        cells = state.record.cells[0]
        number, before = int(cells[row, column]), int(cells[row, :column].max(initial=0))
        where = f"the {COLOURS[row]} row, column {column}"
        if number <= before:
            raise InvalidSheet(f"Numbers rise strictly in a row: in {where}, {number} follows {before}.")
        raise InvalidSheet(f"No number stands twice in a column: in {where}, {number} stands there already.")


def _column_fields(column: int) -> tuple[tuple[int, int], ...]:
    return tuple((row, column) for row in range(len(COLOURS)) if FIELD[row, column])

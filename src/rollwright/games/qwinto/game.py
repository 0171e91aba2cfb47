"""Qwinto: the typed shell."""

from __future__ import annotations

import functools
from collections.abc import Mapping

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
        numbers = state.record.cells[seat, row].tolist()
        number = state.record.dice.sum()
        if action.row not in state.picked:
            return "not-thrown"
        if numbers[action.column]:
            return "taken"
        if number in numbers:
            return "in-row"
        lower, upper = max(numbers[: action.column], default=0), min(filter(None, numbers[action.column :]), default=0)
        if number < lower:
            return f"too-low {lower}"
        return f"too-high {upper}" if 0 < upper < number else "in-column"

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
        rows = state.record.cells[seat].tolist()
        parts = [_row_part(row, COLUMNS - numbers.count(0), points[row]) for row, numbers in enumerate(rows)]
        for bonus, (name, fields) in enumerate(BONUS_FIELDS.items()):
            parts.append(_column_part(name, points[rules.BONUS_PARTS + bonus], fields))
        parts.append(Part("failures", "", points[rules.FAILURE_PART], count=int(state.record.fails[seat])))
        return tuple(parts)

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


#: The fields of the rows, and of the columns with a bonus by their names.
FIELDS_OF_ROWS = tuple(tuple((row, int(column)) for column in columns) for row, columns in enumerate(ROW_FIELDS))
BONUS_FIELDS = {
    str(column + 1): tuple((row, int(column)) for row in range(len(COLOURS)) if FIELD[row, column])
    for column in BONUS_COLUMNS
}


@functools.lru_cache
def _column_part(name: str, points: int, fields: tuple[tuple[int, int], ...]) -> Part:
    return Part("column", name, points, fields=fields)


@functools.lru_cache(maxsize=1024)
def _row_part(row: int, written: int, points: int) -> Part:
    fields = FIELDS_OF_ROWS[row]
    return Part("full-row" if written == len(fields) else "row", COLOURS[row], points, count=written, fields=fields)

"""Qwinto: its reasons, the parts of its score, its sheets as data."""

from __future__ import annotations

import functools
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import numpy as np

from rollwright.games.compiled_game import CompiledGame, failures_part
from rollwright.games.protocol import Die, GameInfo, InvalidSheet, Json, Part, Seat
from rollwright.games.qwinto import notation, rules
from rollwright.games.qwinto.forms import FORMS
from rollwright.games.qwinto.observation import OBSERVED
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
from rollwright.games.qwinto.state import ACTIONS, Action, Choice, PickDice, State, Step, Write
from rollwright.games.reading import read_int

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

WRITINGS = tuple(code for action, code in ACTIONS.items() if isinstance(action, Write))


class Qwinto(CompiledGame[State, Action]):
    """Three rows that rise, three dice, and a sum that everybody may use."""

    info = INFO
    notation = notation
    forms = FORMS
    kinds = {
        PickDice: "picked",
        Write: "wrote",
        Choice.AGAIN: "again",
        Choice.KEEP: "kept",
        Choice.PASS: "passed",
    }
    observed = OBSERVED

    def __init__(self) -> None:
        super().__init__(rules, State, ACTIONS)

    def why_not(self, state: State, seat: Seat, action: Action) -> str:
        """`not-thrown`, `taken`, `in-row`, `in-column`, `too-low 13` (must be above), `too-high 5` (must be below)."""
        if not isinstance(action, Write) or state.step is not Step.WRITE:
            return "not-now"
        if action.row not in state.picked:
            return "not-thrown"
        numbers = state.record.cells[seat, COLOURS.index(action.row)]
        return _why_not_in_row(numbers.tobytes(), state.number)[action.column]

    def writings(self, state: State) -> Sequence[int]:
        return WRITINGS if state.step is Step.WRITE else ()

    def sums(self, state: State) -> Mapping[str, int]:
        return {"sum": state.number} if state.faces else {}

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

    def _parts(self, records: Any, seat: Seat, points: list[list[int]]) -> Iterator[tuple[Part, ...]]:
        written = (records["cells"][:, seat] > 0).sum(axis=2).tolist()
        fails = records["fails"][:, seat].tolist()
        for counts, failed, scored in zip(written, fails, points, strict=True):
            yield (
                *(_row_part(row, count, scored[row]) for row, count in enumerate(counts)),
                *(_column_part(bonus, scored[rules.BONUS_PARTS + bonus]) for bonus in range(len(BONUS_COLUMNS))),
                failures_part(failed, scored[rules.FAILURE_PART]),
            )

    def _check_sheet(self, state: State) -> None:
        place = int(self._kernels.breach(self.buffer(state), 0))
        if place < 0:
            return
        row, column = divmod(place, COLUMNS)
        cells = state.record.cells[0]
        number, before = int(cells[row, column]), int(cells[row, :column].max(initial=0))
        where = f"the {COLOURS[row]} row, column {column + 1}"
        if number <= before:
            raise InvalidSheet(f"Numbers rise strictly in a row: in {where}, {number} follows {before}.")
        raise InvalidSheet(f"No number stands twice in a column: in {where}, {number} stands there already.")


@functools.lru_cache(maxsize=4096)
def _why_not_in_row(numbers: bytes, number: int) -> tuple[str, ...]:
    """For each column of a row why a number may not stand there, if it may not."""
    return tuple(_why_not_there(numbers, number, column) for column in range(COLUMNS))


def _why_not_there(numbers: bytes, number: int, column: int) -> str:
    if numbers[column]:
        return "taken"
    if number in numbers:
        return "in-row"
    lower, upper = max(numbers[:column], default=0), min(filter(None, numbers[column:]), default=0)
    if number < lower:
        return f"too-low {lower}"
    return f"too-high {upper}" if 0 < upper < number else "in-column"


#: The fields of the rows, and of the columns with a bonus.
FIELDS_OF_ROWS = tuple(tuple((row, int(column)) for column in columns) for row, columns in enumerate(ROW_FIELDS))
BONUS_FIELDS = [
    tuple((row, int(column)) for row in range(len(COLOURS)) if FIELD[row, column]) for column in BONUS_COLUMNS
]


@functools.cache
def _column_part(bonus: int, points: int) -> Part:
    return Part("column", str(BONUS_COLUMNS[bonus] + 1), points, fields=BONUS_FIELDS[bonus])


@functools.cache
def _row_part(row: int, written: int, points: int) -> Part:
    fields = FIELDS_OF_ROWS[row]
    return Part("full-row" if written == len(fields) else "row", COLOURS[row], points, count=written, fields=fields)

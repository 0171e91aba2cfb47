"""Qwantum: its reasons, the parts of its score, its sheets as data."""

from __future__ import annotations

import functools
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rollwright.games.compiled_game import CompiledGame, failures_part
from rollwright.games.protocol import Die, GameInfo, InvalidSheet, Json, Part, Seat
from rollwright.games.qwantum import notation, rules
from rollwright.games.qwantum.forms import FORMS
from rollwright.games.qwantum.observation import OBSERVED
from rollwright.games.qwantum.sheet import (
    COLOURS,
    COLUMNS,
    FAILED_THROW_COSTS,
    FAILED_THROWS_TO_END,
    MINUTES,
    RISING_FIELDS,
    SEATS,
)
from rollwright.games.qwantum.state import ACTIONS, Action, Again, Choice, State, Step, Write
from rollwright.games.reading import read_int

INFO = GameInfo(
    key="qwantum",
    name="Qwantum",
    seats=SEATS,
    variants=("standard",),
    dice=tuple(Die(name, faces) for name, faces in notation.FACES.items()),
    colours=COLOURS,
    minutes=MINUTES,
    max_failures=FAILED_THROWS_TO_END,
)

WRITINGS = tuple(ACTIONS[Write(colour)] for colour in COLOURS)


class Qwantum(CompiledGame[State, Action]):
    """Four rows that rise and fall, six colour dice, and a white die that counts for every colour."""

    info = INFO
    notation = notation
    forms = FORMS
    kinds = {Again: "again", Write: "wrote", Choice.KEEP: "kept", Choice.PASS: "passed"}
    observed = OBSERVED

    def __init__(self) -> None:
        super().__init__(rules, State, ACTIONS)

    def why_not(self, state: State, seat: Seat, action: Action) -> str:
        """`colour-used` (in the step before), `row-full`, `too-low 13` (be above it), `too-high 13` (be below it)."""
        if not isinstance(action, Write) or state.step not in (Step.FIRST, Step.SECOND):
            return "not-now"
        if action.row == state.taken:
            return "colour-used"
        numbers = state.row(seat, action.row)
        if len(numbers) == COLUMNS:
            return "row-full"
        return f"{'too-low' if rules.rises_to(len(numbers)) else 'too-high'} {numbers[-1]}"

    def writings(self, state: State) -> Sequence[int]:
        return WRITINGS if state.step in (Step.FIRST, Step.SECOND) else ()

    def sums(self, state: State) -> Mapping[str, int]:
        return state.sums

    def taken(self, state: State) -> str | None:
        return state.taken

    def sheet_state(self, sheet: Json, variant: str | None = None, fails: int = 0) -> State:
        buffer = self.buffer(self.start(1, variant))
        g = buffer.view(rules.STATE)[0]
        notation.write_sheet(g, 0, sheet)
        g.fails[0] = read_int(fails, range(FAILED_THROWS_TO_END + 1), "'fails'")
        if rules.has_ended(g):
            g.phase = rules.OVER
        state = self.from_buffer(buffer)
        self._check_sheet(state)
        return state

    def sheet_layout(self, state: State, seat: Seat) -> Json:
        return {
            "colours": list(COLOURS),
            "columns": COLUMNS,
            "thickLineAfter": RISING_FIELDS,
            "failures": [-cost for cost in FAILED_THROW_COSTS],
            "dice": {die.name: list(die.faces) for die in INFO.dice},
        }

    def _parts(self, records: Any, seat: Seat, points: list[list[int]]) -> Iterator[tuple[Part, ...]]:
        for failed, scored in zip(records["fails"][:, seat].tolist(), points, strict=True):
            columns = (_column_part(column, scored[column]) for column in range(COLUMNS))
            yield (*columns, failures_part(failed, scored[rules.FAILURE_PART]))

    def _check_sheet(self, state: State) -> None:
        place = int(self._kernels.breach(self.buffer(state), 0))
        if place < 0:
            return
        row, column = divmod(place, COLUMNS)
        before, number = state.row(0, COLOURS[row])[column - 1 : column + 1]
        where = f"in the {COLOURS[row]} row, field {column + 1}, {number} follows {before}"
        if rules.rises_to(column):
            raise InvalidSheet(f"Numbers rise strictly up to the thick line: {where}.")
        raise InvalidSheet(f"Numbers fall strictly after the thick line: {where}.")


@functools.cache
def _column_part(column: int, points: int) -> Part:
    fields = tuple((row, column) for row in range(len(COLOURS)))
    return Part("column", str(column + 1), points, fields=fields)

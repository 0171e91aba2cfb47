"""Stairs: its reasons, the parts of its score, its sheets as data."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import numpy as np
from tests.fifth_game.games.stairs import notation, rules
from tests.fifth_game.games.stairs.forms import FORMS
from tests.fifth_game.games.stairs.sheet import (
    DICE,
    FACES,
    FULL_BONUS,
    LARGEST,
    MINUTES,
    MISS_COST,
    MISSES_TO_END,
    SEATS,
    STEPS,
)
from tests.fifth_game.games.stairs.state import ACTIONS, Action, Choice, State, Step, Write

from rollwright.games.compiled_game import CompiledGame, failures_part
from rollwright.games.observation import Field
from rollwright.games.protocol import Die, GameInfo, InvalidSheet, Json, Part, Seat
from rollwright.games.reading import read_int

INFO = GameInfo(
    key="stairs",
    name="Stairs",
    seats=SEATS,
    variants=("standard",),
    dice=tuple(Die(name, FACES) for name in DICE),
    colours=(),
    minutes=MINUTES,
    max_failures=MISSES_TO_END,
)

WRITINGS = tuple(range(STEPS))
ALL_STEPS = tuple((0, step) for step in range(STEPS))


class Stairs(CompiledGame[State, Action]):
    """One staircase, two dice, and numbers that rise."""

    info = INFO
    notation = notation
    forms = FORMS
    kinds = {Write: "wrote", Choice.PASS: "passed"}
    observed = (
        Field("active", 0, SEATS.stop - 2, "Who throws.", is_seat=True),
        Field("phase", 0, len(State.steps) - 1, "Where the round stands."),
        Field("dice", 0, FACES[-1], "The dice as they lie."),
        Field("fails", 0, MISSES_TO_END, "The misses.", per_seat=True),
        Field("cells", 0, LARGEST, "The numbers on the steps.", per_seat=True),
    )

    def __init__(self) -> None:
        super().__init__(rules, State, ACTIONS)

    def why_not(self, state: State, seat: Seat, action: Action) -> str:
        """`not-now`, `taken`, `too-low 5` (a lower step has 5), `too-high 9` (a higher step has 9)."""
        if not isinstance(action, Write) or state.step is not Step.WRITE:
            return "not-now"
        numbers = state.record.cells[seat, 0].tolist()
        if numbers[action.step]:
            return "taken"
        below = max(numbers[: action.step], default=0)
        if below >= state.number:
            return f"too-low {below}"
        return f"too-high {min(filter(None, numbers[action.step :]))}"

    def writings(self, state: State) -> Sequence[int]:
        return WRITINGS if state.step is Step.WRITE else ()

    def sums(self, state: State) -> Mapping[str, int]:
        return {"sum": state.number} if state.faces else {}

    def sheet_state(self, sheet: Json, variant: str | None = None, fails: int = 0) -> State:
        self.checked_setup(1, variant, 0)
        buffer = np.zeros(1, rules.STATE)
        g = buffer[0]
        g.seats = 1
        g.cells[0, 0] = notation.cells_from_json(sheet)
        g.fails[0] = read_int(fails, range(MISSES_TO_END + 1), "'fails'")
        g.phase = rules.OVER if rules.has_ended(g) else rules.THROW
        state = State(buffer.tobytes())
        step = int(self._kernels.breach(self.buffer(state), 0))
        if step >= 0:
            raise InvalidSheet(f"Numbers rise from step to step: step {step + 1} is not higher than those before it.")
        return state

    def sheet_layout(self, state: State, seat: Seat) -> Json:
        return {"steps": STEPS, "bonus": FULL_BONUS, "failures": [-MISS_COST] * MISSES_TO_END}

    def _parts(self, records: Any, seat: Seat, points: list[list[int]]) -> Iterator[tuple[Part, ...]]:
        counts = (records["cells"][:, seat, 0] > 0).sum(axis=1).tolist()
        fails = records["fails"][:, seat].tolist()
        for count, failed, scored in zip(counts, fails, points, strict=True):
            yield (
                Part("steps", "", scored[rules.STEPS_PART], count=count, fields=ALL_STEPS),
                Part("full", "", scored[rules.BONUS_PART]),
                failures_part(failed, scored[rules.MISSES_PART]),
            )

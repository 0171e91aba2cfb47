"""Splitter in types: its actions, phases and states."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from rollwright.games.compiled_game import BufferState
from rollwright.games.protocol import Face
from rollwright.games.splitter import rules
from rollwright.games.splitter.sheet import DICE, FACES, HALF, ROWS, VARIANTS
from rollwright.lazy import lazy


@dataclass(frozen=True, slots=True)
class Place:
    """Write this number into a field of the left half, and the other number into its mirror field."""

    row: int
    column: int
    number: int


Action: TypeAlias = Place


class Step(StrEnum):
    """Where a round stands. Dice are wanted in the first step; in the second everybody decides."""

    THROW = "throw"
    PLACE = "place"
    OVER = "over"


#: In the order of the numbers that the rules give them.
STEPS = tuple(Step)


class State(BufferState):
    """A moment of a Splitter match."""

    record_type = rules.STATE

    @property
    def variant(self) -> str:
        return VARIANTS[int(self.record.variant)]

    @lazy
    def step(self) -> Step:
        return STEPS[int(self.record.phase)]

    @lazy
    def phase(self) -> str | None:
        return self.step.value if self.step is Step.PLACE else None

    @lazy
    def faces(self) -> Mapping[str, Face]:
        return {die: face for die, face in zip(DICE, self.record.dice.tolist(), strict=True) if face}

    @lazy
    def fails(self) -> tuple[int, ...]:
        """Nobody can fail in Splitter."""
        return (0,) * self.seats


#: Every action, and the number it has in the rules.
ACTIONS: dict[Action, int] = {
    Place(row, column, number): (row * HALF + column) * rules.NUMBERS + number - 1
    for row in range(ROWS)
    for column in range(HALF)
    for number in FACES
}

"""Splitter in types: its actions, phases and states."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from rollwright.games.buffer_state import BufferState
from rollwright.games.splitter import rules
from rollwright.games.splitter.sheet import DICE, FACES, HALF, ROWS, VARIANTS


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


class State(BufferState[Step]):
    """A moment of a Splitter match."""

    record_type = rules.STATE
    steps = STEPS
    phases = (Step.PLACE,)
    die_names = DICE
    seat_fields = ("cells",)
    variants = VARIANTS


#: Every action, and the number it has in the rules.
ACTIONS: dict[Action, int] = {
    Place(row, column, number): (row * HALF + column) * rules.NUMBERS + number - 1
    for row in range(ROWS)
    for column in range(HALF)
    for number in FACES
}

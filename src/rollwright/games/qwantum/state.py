"""Qwantum in types: its actions, steps and states."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

import numpy as np

from rollwright.games.buffer_state import BufferState
from rollwright.games.protocol import Face
from rollwright.games.qwantum import rules
from rollwright.games.qwantum.sheet import COLOUR_FACES, COLOURS, DIE_NAMES
from rollwright.lazy import lazy


@dataclass(frozen=True, slots=True)
class Again:
    """Throw these dice again, given by name in the order `"1"` to `"6"`, `"white"`."""

    dice: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Write:
    """Write the sum of a colour into the next field of its row."""

    row: str


class Choice(StrEnum):
    """Decisions that need no more than a word."""

    KEEP = "keep"
    PASS = "pass"  # noqa: S105 (no password)


Action: TypeAlias = Again | Write | Choice


class Step(StrEnum):
    """Where a turn stands. Dice are wanted in the steps of throwing; the others are phases of deciding."""

    THROW = "throw"
    AGAIN = "again"
    THROW_AGAIN = "throw-again"
    FIRST = "first"
    SECOND = "second"
    OVER = "over"


#: In the order of the numbers that the rules give them.
STEPS = tuple(Step)
PHASES = (Step.AGAIN, Step.FIRST, Step.SECOND)
#: The steps in which no dice lie on the table; in all others all seven do.
BARE_STEPS = (Step.THROW, Step.OVER)


class State(BufferState[Step]):
    """A moment of a Qwantum match."""

    record_type = rules.STATE
    steps = STEPS
    phases = PHASES
    die_names = DIE_NAMES
    seat_fields = ("fails", "written", "cells")

    @property
    def again(self) -> tuple[str, ...]:
        """The dice to be thrown again now."""
        return dice_of_bits(int(self.record.again))

    @lazy
    def taken(self) -> str | None:
        """The colour that the active player has written alone, closed to everybody until the turn is over."""
        row = int(self.record.taken)
        return None if row == rules.NOTHING else COLOURS[row]

    @lazy
    def faces(self) -> Mapping[str, Face]:
        if self.step in BARE_STEPS:
            return {}
        *places, white = self.record.dice.tolist()
        shown = (faces[place] for faces, place in zip(COLOUR_FACES, places, strict=True))
        return dict(zip(DIE_NAMES, (*shown, white), strict=True))

    @lazy
    def sums(self) -> Mapping[str, int]:
        """The sum of each colour, white included; empty while no dice lie on the table."""
        if self.step in BARE_STEPS:
            return {}
        sums = rules.colour_sums(np.frombuffer(self.data, rules.STATE)[0])
        return {colour: int(rules.sum_of(sums, row)) for row, colour in enumerate(COLOURS)}

    def row(self, seat: int, colour: str) -> list[int]:
        """The numbers that a seat has written in a row."""
        record, row = self.record, COLOURS.index(colour)
        numbers: list[int] = record.cells[seat, row, : record.written[seat, row]].tolist()
        return numbers


def dice_of_bits(bits: int) -> tuple[str, ...]:
    """The names of a set of dice."""
    return tuple(name for die, name in enumerate(DIE_NAMES) if bits >> die & 1)


#: Every action, and the number it has in the rules.
ACTIONS: dict[Action, int] = {
    **{Write(colour): row for row, colour in enumerate(COLOURS)},
    Choice.PASS: rules.PASS,
    Choice.KEEP: rules.KEEP,
    **{Again(dice_of_bits(bits)): rules.AGAIN_DICE + bits for bits in range(1, rules.ALL_DICE + 1)},
}

"""Qwinto in types: its actions, phases and states."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from itertools import combinations
from typing import TypeAlias

from rollwright.games.buffer_state import BufferState
from rollwright.games.qwinto import rules
from rollwright.games.qwinto.sheet import COLOURS, COLUMNS, FIELD
from rollwright.lazy import lazy


@dataclass(frozen=True, slots=True)
class PickDice:
    """Throw these dice, given in the order of the rows."""

    dice: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Write:
    """Write the sum into a field."""

    row: str
    column: int


class Choice(StrEnum):
    """Decisions that need no more than a word."""

    AGAIN = "again"
    KEEP = "keep"
    PASS = "pass"  # noqa: S105 (no password)


Action: TypeAlias = PickDice | Write | Choice


class Step(StrEnum):
    """Where a turn stands. Dice are wanted in the steps of throwing; the others are phases of deciding."""

    PICK = "dice"
    THROW = "throw"
    AGAIN = "again"
    THROW_AGAIN = "throw-again"
    WRITE = "write"
    OVER = "over"


#: In the order of the numbers that the rules give them.
STEPS = tuple(Step)
PHASES = (Step.PICK, Step.AGAIN, Step.WRITE)


class State(BufferState[Step]):
    """A moment of a Qwinto match."""

    record_type = rules.STATE
    steps = STEPS
    phases = PHASES
    die_names = COLOURS
    seat_fields = ("fails", "cells")

    @lazy
    def picked(self) -> tuple[str, ...]:
        """The colours of this turn's dice."""
        picked = self.record.picked
        return tuple(colour for die, colour in enumerate(COLOURS) if picked >> die & 1)

    @lazy
    def number(self) -> int:
        """What the dice on the table add up to."""
        return int(self.record.dice.sum())


def _dice_sets() -> dict[Action, int]:
    sets = [chosen for size in range(1, len(COLOURS) + 1) for chosen in combinations(COLOURS, size)]
    return {PickDice(chosen): rules.PICK_DICE + sum(1 << COLOURS.index(colour) for colour in chosen) for chosen in sets}


#: Every action, and the number it has in the rules.
ACTIONS: dict[Action, int] = {
    **{
        Write(colour, column): row * COLUMNS + column
        for row, colour in enumerate(COLOURS)
        for column in range(COLUMNS)
        if FIELD[row, column]
    },
    Choice.PASS: rules.PASS,
    Choice.KEEP: rules.KEEP,
    Choice.AGAIN: rules.THROW_ONCE_MORE,
    **_dice_sets(),
}

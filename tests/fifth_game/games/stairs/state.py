"""Stairs in types: its actions, steps and states."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from tests.fifth_game.games.stairs import rules
from tests.fifth_game.games.stairs.sheet import DICE, STEPS

from rollwright.games.buffer_state import BufferState
from rollwright.lazy import lazy


@dataclass(frozen=True, slots=True)
class Write:
    """Write the sum on a step, counted from 0."""

    step: int


class Choice(StrEnum):
    """Decisions that need no more than a word."""

    PASS = "pass"  # noqa: S105 (no password)


Action: TypeAlias = Write | Choice


class Step(StrEnum):
    """Where a round stands."""

    THROW = "throw"
    WRITE = "write"
    OVER = "over"


class State(BufferState[Step]):
    """A moment of a match of Stairs."""

    record_type = rules.STATE
    steps = tuple(Step)
    phases = (Step.WRITE,)
    die_names = DICE
    seat_fields = ("fails", "cells")

    @lazy
    def number(self) -> int:
        """The sum of the dice on the table."""
        return int(self.record.dice.sum())


#: Every action, and its number in the rules.
ACTIONS: dict[Action, int] = {**{Write(step): step for step in range(STEPS)}, Choice.PASS: rules.PASS}

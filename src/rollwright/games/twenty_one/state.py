"""Twenty One in types: its actions, phases and states."""

from __future__ import annotations

import functools
import math
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, TypeAlias

import numpy as np

from rollwright.games.buffer_state import BufferState
from rollwright.games.protocol import Seat
from rollwright.games.twenty_one import rules
from rollwright.games.twenty_one.card import NAME_BYTES, Card
from rollwright.games.twenty_one.sheet import COLOURS, PLACES


@dataclass(frozen=True, slots=True)
class Write:
    """Write the numbers of these dice into the fields of their colours; given in the order of the dice."""

    colours: tuple[str, ...]


class Choice(StrEnum):
    """Decisions that need no more than a word."""

    AGAIN = "again"
    KEEP = "keep"
    CROSS = "cross"


Action: TypeAlias = Write | Choice


class Step(StrEnum):
    """Where a turn stands. Dice are wanted in the steps of throwing; the others are phases of deciding."""

    THROW = "throw"
    AGAIN = "again"
    THROW_AGAIN = "throw-again"
    WRITE = "write"
    OVER = "over"


#: In the order of the numbers that the rules give them.
STEPS = tuple(Step)
PHASES = (Step.AGAIN, Step.WRITE)


class State(BufferState[Step]):
    """A moment of a Twenty One match."""

    record_type = rules.STATE
    steps = STEPS
    phases = PHASES
    die_names = COLOURS
    seat_fields = ("current", "cells", "colours", "limits", "names")

    @property
    def cards(self) -> tuple[Card, ...]:
        """What is printed on the sheet of each seat."""
        return tuple(self.card(seat) for seat in range(self.seats))

    def card(self, seat: Seat) -> Card:
        """What is printed on the sheet of a seat."""
        return _card(*(self._bytes_of(name, seat) for name in ("names", "colours", "limits")))

    def _bytes_of(self, name: str, seat: Seat) -> bytes:
        """What the record has for a seat under a name."""
        start, (_, *shape) = self.record_fields[name]
        size = math.prod(shape)
        return self.data[start + seat * size : start + (seat + 1) * size]


def put_card(g: Any, seat: Seat, card: Card) -> None:
    """Print a card on the sheet of a seat."""
    g.names[seat] = np.frombuffer(card.name.encode().ljust(NAME_BYTES, b"\0"), np.int8)
    g.colours[seat] = [[COLOURS.index(colour) for colour, _ in row] for row in card.rows]
    g.limits[seat] = [[limit for _, limit in row] for row in card.rows]


def put_entries(g: Any, seat: Seat, rows: list[list[int]]) -> None:
    """Fill in the sheet of a seat, and find the row it is in: the topmost that isn't full."""
    g.cells[seat] = rows
    g.current[seat] = next((row for row, entries in enumerate(rows) if rules.FREE in entries), len(rows))


@functools.lru_cache(maxsize=256)
def _card(name: bytes, colours: bytes, limits: bytes) -> Card:
    """The card that these bytes of a state say; kept, because it is asked for again at every look at a sheet."""
    fields = [(COLOURS[colour], limit) for colour, limit in zip(colours, limits, strict=True)]
    rows = tuple(tuple(fields[first : first + PLACES]) for first in range(0, len(fields), PLACES))
    return Card(name.rstrip(b"\0").decode(), rows)


def _colour_sets() -> dict[Action, int]:
    return {
        Write(tuple(colour for die, colour in enumerate(COLOURS) if bits >> die & 1)): bits
        for bits in range(1, 1 << len(COLOURS))
    }


#: Every action, and the number it has in the rules.
ACTIONS: dict[Action, int] = {
    Choice.CROSS: rules.CROSS,
    **_colour_sets(),
    Choice.KEEP: rules.KEEP,
    Choice.AGAIN: rules.THROW_ONCE_MORE,
}

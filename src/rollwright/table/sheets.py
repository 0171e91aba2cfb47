"""The sheet of one seat with its score: found once, however often a match, its log and its views ask for it."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from functools import cache, cached_property, lru_cache
from typing import Any

import numpy as np

from rollwright.games import game as game_of
from rollwright.games.protocol import Json, Score, Seat
from rollwright.games.shell import BufferState


@dataclass(frozen=True)
class Sheet:
    """What stands on the sheet of a seat: the same until somebody writes on it."""

    key: str
    own: bytes
    """All that the state holds of this seat, and the variant: sheet and score hang on nothing else."""
    _state: Any = field(compare=False, repr=False)
    _seat: Seat = field(compare=False, repr=False)

    @cached_property
    def json(self) -> Json:
        return game_of(self.key).notation.sheet_to_json(self._state, self._seat)

    @cached_property
    def score(self) -> Score:
        return game_of(self.key).score(self._state, self._seat)


def sheet_of(key: str, state: Any, seat: Seat) -> Sheet:
    """The sheet of a seat; the one that is known already, where it is."""
    return _known(Sheet(key, _own_bytes(state, seat), state, seat))


def score_of(key: str, state: Any, seat: Seat) -> Score:
    """The score of a seat."""
    return sheet_of(key, state, seat).score


@lru_cache(maxsize=2048)
def _known(sheet: Sheet) -> Sheet:
    return sheet


def _own_bytes(state: BufferState, seat: Seat) -> bytes:
    data = state.data
    places = _places(state.record_type)
    return b"".join([data[at + seat * step : at + seat * step + size] for at, step, size in places])


@cache
def _places(record: np.dtype[Any]) -> tuple[tuple[int, int, int], ...]:
    """Where the first seat's bytes lie, how far on those of the next one, and how many; the variant is everybody's."""
    fields = {name: (int(place[1]), place[0].shape) for name, place in (record.fields or {}).items()}
    seats = fields["cells"][1][0]
    own = [(name, at, math.prod(shape[1:])) for name, (at, shape) in fields.items() if shape[:1] == (seats,)]
    places = [(at, size, size) for name, at, size in own if name != "dice"]  # there may be as many dice as seats
    return (*places, *((fields[name][0], 0, 1) for name in ("variant",) if name in fields))

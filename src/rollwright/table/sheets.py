"""The sheet of one seat with its score: found once, however often a match, its log and its views ask for it."""

from __future__ import annotations

import math
from functools import cache
from typing import Any

import numpy as np

from rollwright.games import game as game_of
from rollwright.games.compiled_game import BufferState
from rollwright.games.protocol import Json, Score, Seat
from rollwright.lazy import lazy


class Sheet:
    """What stands on the sheet of a seat: the same until somebody writes on it. Equal sheets are one."""

    def __init__(self, key: str, state: Any, seat: Seat) -> None:
        self.key = key
        self._state = state
        self._seat = seat

    @lazy
    def json(self) -> Json:
        return game_of(self.key).notation.sheet_to_json(self._state, self._seat)

    @lazy
    def score(self) -> Score:
        return game_of(self.key).score(self._state, self._seat)


#: Sheets by their game and all that a state holds of a seat, and the variant: sheet and score hang on nothing else.
_known: dict[tuple[str, bytes], Sheet] = {}
MOST_KNOWN = 4096


def sheet_of(key: str, state: Any, seat: Seat) -> Sheet:
    """The sheet of a seat; the one that is known already, where it is."""
    own = key, _own_bytes(state, seat)
    sheet = _known.get(own)
    if sheet is None:
        if len(_known) >= MOST_KNOWN:
            _known.clear()
        sheet = _known[own] = Sheet(key, state, seat)
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

"""The sheet of one seat with its score: found once, however often a match, its log and its views ask for it."""

from __future__ import annotations

from typing import Any

from rollwright.games import game as game_of
from rollwright.games.protocol import Json, Score, Seat
from rollwright.lazy import lazy


class Sheet:
    """What stands on the sheet of a seat: the same until somebody writes on it. Equal sheets are one."""

    def __init__(self, key: str, state: Any, seat: Seat) -> None:
        self.key = key
        self.state = state
        self._seat = seat

    @lazy
    def json(self) -> Json:
        return game_of(self.key).notation.sheet_to_json(self.state, self._seat)

    @lazy
    def score(self) -> Score:
        return game_of(self.key).score(self.state, self._seat)


#: Sheets by their game and by the bytes that they depend on.
_known: dict[tuple[str, bytes], Sheet] = {}
MOST_KNOWN = 4096


def sheet_of(key: str, state: Any, seat: Seat) -> Sheet:
    """The sheet of a seat; the one that is known already, where it is."""
    own = key, state.seat_bytes(seat)
    sheet = _known.get(own)
    if sheet is None:
        if len(_known) >= MOST_KNOWN:
            _known.clear()
        sheet = _known[own] = Sheet(key, state, seat)
    return sheet

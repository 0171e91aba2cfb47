"""What every seat of a match of Twenty One expects: the match played out by the tables, from any point of a turn."""

from __future__ import annotations

import zlib
from typing import Any

import numpy as np

from rollwright.bots.judging import Outlook, outlooks
from rollwright.bots.twenty_one.judge import furthest_row, tables_of
from rollwright.bots.twenty_one.mind import MASTERS_GAIN, RACE_COST
from rollwright.bots.twenty_one.race import play_on, share_of_win
from rollwright.games.twenty_one import rules
from rollwright.games.twenty_one.sheet import PLACES
from rollwright.jit import kernel
from rollwright.sim.chance import WORDS, begin_stream, key_of

#: Matches that are played out: the chance to win is off by 1.6 % at most.
MATCHES = 1000


def forecast(state: Any) -> tuple[Outlook, ...]:
    """What every seat expects; alone nobody hurries. The same for the same position, always."""
    cost = RACE_COST if state.seats > 1 else 0.0
    worth, again, _ = tables_of(state, cost)
    results = np.zeros((state.seats, 2))
    play_out_all(np.frombuffer(state.data, np.int8).copy(), worth, again, key_of(zlib.crc32(state.data)), results)
    gain = MASTERS_GAIN[furthest_row(state)] if state.seats > 1 else 0.0
    return outlooks(results[:, 0] / MATCHES + gain, results[:, 1] / MATCHES)


@kernel
def play_out_all(buffer: Any, worth: Any, again: Any, key: Any, results: Any) -> None:
    """Play a match on to its end many times: the points and the wins of all seats, added up."""
    room = np.empty(1, rules.STATE)
    chance = np.empty(WORDS, np.int64)
    actions, shown = np.empty(rules.MAX_SEATS, np.int16), np.empty(PLACES, np.int64)
    parts = np.empty(rules.PARTS, np.int16)
    for match in range(MATCHES):
        room[0] = buffer.view(rules.STATE)[0]
        begin_stream(chance, key, match)
        play_on(room[0], chance, worth, again, actions, shown)
        for seat in range(len(results)):
            results[seat, 0] += rules.score(room[0], seat, parts)
            results[seat, 1] += share_of_win(room[0], seat, parts)

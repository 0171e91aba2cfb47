"""A match of Twenty One played on to its end by the solver's tables, for every seat with its own.

`worth` and `again` are the tables of a `Solution`, stacked by seat.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from rollwright.bots.twenty_one.solve import best_writing
from rollwright.bots.winning import share_of_win_by
from rollwright.games.twenty_one import rules
from rollwright.games.twenty_one.sheet import FACES, HIT_BONUS, LYING_FACE, PLACES, ROWS
from rollwright.jit import kernel
from rollwright.sim.chance import WORDS, begin_stream, below

share_of_win = share_of_win_by(rules)


@kernel
def points_now(buffer: Any, seat: int) -> int:
    """The numbers written so far, and the bonuses of full rows: what the tables don't count any more."""
    g = buffer.view(rules.STATE)[0]
    total = 0
    for row in range(ROWS):
        total += rules.row_numbers(g, seat, row)
        if rules.row_is_full(g, seat, row):
            total += HIT_BONUS[rules.row_hits(g, seat, row)]
    return int(total)


@kernel
def look_at_row(g: Any, seat: int, row: int, shown: Any) -> Any:
    """What the dice show in the free fields of a row (0 where it is too high): free fields, hits, and where 1s lie."""
    free, hits, lying = 0, 0, 0
    for place in range(PLACES):
        entry, limit = int(g.cells[seat, row, place]), int(g.limits[seat, row, place])
        shown[place] = 0
        if entry == rules.FREE:
            free |= 1 << place
            face = int(g.dice[g.colours[seat, row, place]])
            shown[place] = face if face <= limit else 0
            lying |= int(face == LYING_FACE) << place
        else:
            hits += int(entry == limit)
    return free, hits, lying


@kernel
def colours_of(g: Any, seat: int, row: int, fields: int) -> int:
    """The action of the rules that writes these fields of a row."""
    colours = 0
    for place in range(PLACES):
        if fields >> place & 1:
            colours |= 1 << g.colours[seat, row, place]
    return colours


@kernel
def writing_of(g: Any, seat: int, worth: Any, shown: Any) -> Any:
    """The best writing of a seat by its table, and what it is worth from here on."""
    row = int(g.current[seat])
    free, hits, _ = look_at_row(g, seat, row, shown)
    after = (seat - int(g.active) - 1) % int(g.seats)
    fields, value = best_writing(g.limits[seat, row], worth[row:], after, free, hits, shown)
    return colours_of(g, seat, row, fields), value


@kernel
def wants_again(g: Any, seat: int, worth: Any, again: Any, shown: Any) -> bool:
    """The second throw is worth more than what lies."""
    _, value = writing_of(g, seat, worth, shown)
    row = int(g.current[seat])
    free, hits, lying = look_at_row(g, seat, row, shown)
    return bool(again[row, free, hits, lying] > value)


@kernel
def throw_dice(g: Any, chance: Any, again: bool) -> None:
    """All dice; in the second throw those that don't show a 1."""
    for die in range(rules.DICE):
        if not again or g.dice[die] != LYING_FACE:
            g.dice[die] = FACES[below(chance, len(FACES))]


@kernel
def play_on(g: Any, chance: Any, worth: Any, again: Any, actions: Any, shown: Any) -> None:
    """Play from any phase to the end, every seat by its own table."""
    while g.phase != rules.OVER:
        active = int(g.active)
        if g.phase == rules.THROW:
            throw_dice(g, chance, False)
            g.phase = rules.AGAIN
        if g.phase == rules.AGAIN:
            twice = wants_again(g, active, worth[active], again[active], shown)
            g.phase = rules.THROW_AGAIN if twice else rules.WRITE
        if g.phase == rules.THROW_AGAIN:
            throw_dice(g, chance, True)
            g.phase = rules.WRITE
        for seat in range(int(g.seats)):
            actions[seat], _ = writing_of(g, seat, worth[seat], shown)
        rules.decide(g, actions)


@kernel
def match_results(seats: int, worth: Any, again: Any, key: Any, first: int, matches: int, results: Any) -> None:
    """Play whole matches on different sheets; the points and the share of the win of every seat."""
    room = np.zeros(1, rules.STATE)
    chance = np.empty(WORDS, np.int64)
    actions, shown = np.empty(rules.MAX_SEATS, np.int16), np.empty(PLACES, np.int64)
    parts = np.empty(rules.PARTS, np.int16)
    for match in range(matches):
        g = room[0]
        begin_stream(chance, key, first + match)
        rules.start(g, seats, 0, match % seats)
        play_on(g, chance, worth, again, actions, shown)
        for seat in range(seats):
            results[match, seat, 0] = rules.score(g, seat, parts)
            results[match, seat, 1] = share_of_win(g, seat, parts)

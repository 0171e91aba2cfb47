"""Random matches as one stream of numbers, to check the rules against another implementation at high speed.

Loaded once for each game, with its rules as globals (see `sim.loops`). A match is a START, then THROW and
DECIDE in the order of the match, then an END; what follows each of these numbers:

- START: match, in two numbers (match // 2**15, match % 2**15); seats; variant; first seat; a sheet for each seat, where
  the game has different ones
- THROW: active seat; all dice as the rules keep them
- DECIDE: phase; active seat; deciders, a bit each; then for each of them how many actions are legal, these actions, and
  the chosen one
- END: for each seat its score, failed throws, and all its cells
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from rollwright.jit import kernel
from rollwright.sim.chance import WORDS, begin_stream, below

if TYPE_CHECKING:
    from rollwright.games.rules_protocol import rules
    from rollwright.sim.defaults import no_failures as failures
    from rollwright.sim.defaults import same_sheet as deal
    from rollwright.sim.dice import throw_random

    SHEETS = 0

START, THROW, DECIDE, END = range(4)
MATCH_DIGIT = 1 << 15
#: More numbers than any match takes.
ROOM_FOR_A_MATCH = 1 << 17


@kernel
def write_matches(first_match: int, matches: int, key: Any, setups: Any, out: Any) -> Any:
    """Play matches and write them down until `out` may be too short for one more; return (matches, numbers) written.

    `setups` lists (seats, variant), which the matches take in turn.
    """
    room = np.zeros(1, rules.STATE)
    chance = np.empty(WORDS, np.int64)
    wanted, faces = np.empty(rules.DICE, np.int8), np.empty(rules.DICE, np.int8)
    chosen, parts = np.empty(rules.MAX_SEATS, np.int16), np.empty(rules.PARTS, np.int16)
    used = 0
    for match in range(matches):
        g = room[0]
        if used + ROOM_FOR_A_MATCH > len(out):
            return match, used
        number = first_match + match
        begin_stream(chance, key, number)
        setup = number % len(setups)
        used = begin_match(g, number, int(setups[setup, 0]), int(setups[setup, 1]), chance, out, used)
        while not rules.is_over(g):
            if rules.deciders(g) == 0:
                used = write_throw(g, chance, wanted, faces, out, used)
            else:
                used = write_decisions(g, chance, chosen, out, used)
        used = write_end(g, parts, out, used)
    return matches, used


@kernel
def begin_match(g: Any, match: int, seats: int, variant: int, chance: Any, out: Any, used: int) -> int:
    first = below(chance, seats)
    rules.start(g, seats, variant, first)
    out[used] = START
    out[used + 1] = match // MATCH_DIGIT
    out[used + 2] = match % MATCH_DIGIT
    out[used + 3] = seats
    out[used + 4] = variant
    out[used + 5] = first
    used += 6
    if SHEETS:
        for sheet in range(SHEETS):
            out[used + sheet] = sheet
        for seat in range(seats):
            other = seat + below(chance, SHEETS - seat)
            out[used + seat], out[used + other] = out[used + other], out[used + seat]
            deal(g, seat, int(out[used + seat]))
        used += seats
    return used


@kernel
def write_throw(g: Any, chance: Any, wanted: Any, faces: Any, out: Any, used: int) -> int:
    throw_random(g, chance, wanted, faces)
    out[used] = THROW
    out[used + 1] = g.active
    for die in range(rules.DICE):
        out[used + 2 + die] = g.dice[die]
    return used + 2 + int(rules.DICE)


@kernel
def write_decisions(g: Any, chance: Any, chosen: Any, out: Any, used: int) -> int:
    deciders = rules.deciders(g)
    out[used] = DECIDE
    out[used + 1] = g.phase
    out[used + 2] = g.active
    out[used + 3] = deciders
    used += 4
    for seat in range(int(g.seats)):
        if deciders >> seat & 1:
            legal = out[used + 1 :]
            count = rules.legal(g, seat, legal)
            chosen[seat] = legal[below(chance, count)]
            out[used] = count
            out[used + count + 1] = chosen[seat]
            used += count + 2
    rules.decide(g, chosen)
    return used


@kernel
def write_end(g: Any, parts: Any, out: Any, used: int) -> int:
    out[used] = END
    used += 1
    for seat in range(int(g.seats)):
        out[used] = rules.score(g, seat, parts)
        out[used + 1] = failures(g, seat)
        used += 2
        for row in range(g.cells.shape[1]):
            for column in range(g.cells.shape[2]):
                out[used] = g.cells[seat, row, column]
                used += 1
    return used

"""A quick player of Qwinto for playing on: each turn is worked out exactly over the learned value of sheets.

The turn in which a match is taken up is judged one turn further ahead, as the review does it: an odd action may have
led to a throw whose worst fields the learned value has never met.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from rollwright.analysis.qwinto.turns import net_of, turn_of
from rollwright.bots.qwinto.learn import best_field
from rollwright.bots.qwinto.turn import best_by_row, best_dice, expected, prepare_seat, value_rest, worth_of_sums
from rollwright.bots.qwinto.value import PLACES, SUMS, near_of
from rollwright.games.protocol import Seat
from rollwright.games.qwinto import rules
from rollwright.games.qwinto.sheet import BONUS_COLUMNS, COLOURS, COLUMNS, ROWS
from rollwright.jit import kernel

#: Kind and name of every part of a score.
PARTS = (
    *(("row", colour) for colour in COLOURS),
    *(("column", str(column + 1)) for column in BONUS_COLUMNS),
    ("failures", ""),
)
PLAYOUTS = 96


def prepare(state: Any, seat: Seat) -> tuple[Any, Any, Seat]:
    """What the players know, the match to play on, and the seat to look at."""
    turn = turn_of(state)
    return (net_of(state)[0], turn.fields, turn.rests), state.readable, seat


@kernel
def new_plan(mind: Any, seats: int) -> Any:
    """Room for what the active player could write this turn, and for what all could write in the first one."""
    fields = mind[1]
    best = np.empty((seats, ROWS, SUMS))
    for seat in range(seats):
        best_by_row(fields[seat], best[seat])
    return best, np.empty((ROWS, PLACES, SUMS)), np.empty((ROWS, SUMS)), np.empty(SUMS), np.empty(1)


@kernel
def choose(mind: Any, g: Any, seat: int, turn: int, plan: Any) -> int:
    """The action that brings a seat most points; the plan for a later turn is made when its dice are picked."""
    best_at_first, fields, best, worth, rest = plan
    if turn == 0:
        return choose_by(g, mind[1][seat], best_at_first[seat], mind[2][seat], worth)
    if g.phase == rules.PICK:
        rest[0] = prepare_seat(mind[0], g, seat, fields, best)
    if seat == g.active:
        return choose_by(g, fields, best, rest[0], worth)
    return best_writing(mind[0], g, seat)


@kernel
def choose_by(g: Any, fields: Any, best: Any, rest: float, worth: Any) -> int:
    """The best action of a phase, given what a seat's writings are worth."""
    if g.phase == rules.PICK:
        dice, _ = best_dice(best, rest)
        return int(rules.PICK_DICE + dice)
    dice, number = int(g.picked), int(rules.thrown_sum(g))
    if g.phase == rules.WRITE:
        return int(best_field(fields, rest, dice, number))
    worth_of_sums(best, rest, dice, worth)
    return int(rules.KEEP if worth[number] >= expected(worth, dice) else rules.THROW_ONCE_MORE)


@kernel
def best_writing(weights: Any, g: Any, seat: int) -> int:
    """The best field of a seat that waits for its turn, or to decline: only the sum on the table matters to it."""
    number, cells, fails = int(rules.thrown_sum(g)), g.cells[seat], int(g.fails[seat])
    near, wait = near_of(g, seat), (seat - int(g.active) - 1) % int(g.seats)
    codes = np.empty(rules.ACTIONS, np.int16)
    count = int(rules.legal(g, seat, codes))
    action, most = int(rules.PASS), value_rest(weights, cells, fails, near, wait)
    for place in range(count - 1):
        row, column = int(codes[place]) // COLUMNS, int(codes[place]) % COLUMNS
        cells[row, column] = number
        value = value_rest(weights, cells, fails, near, wait)
        cells[row, column] = 0
        if value > most:
            action, most = int(codes[place]), value
    return action

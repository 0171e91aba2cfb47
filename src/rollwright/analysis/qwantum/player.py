"""A quick player of Qwantum for playing on: the learned value of sheets, and the second throw by sampled throws."""

from __future__ import annotations

from typing import Any

import numpy as np

from rollwright.bots import weights
from rollwright.bots.qwantum.judge import waiting
from rollwright.bots.qwantum.player import net_name
from rollwright.bots.qwantum.sampled import best_again, lying_adds, sample_throws
from rollwright.bots.qwantum.turn import SETS, best_double, best_single, value_sheet
from rollwright.bots.qwantum.turn_values import foresee_turn
from rollwright.bots.qwantum.value import PAIRS, SUMS, WEIGHTS, near_of
from rollwright.games.protocol import Seat
from rollwright.games.qwantum import rules
from rollwright.games.qwantum.sheet import COLUMNS
from rollwright.jit import kernel
from rollwright.sim.chance import WORDS, begin_stream, key_of

KEY = "qwantum"
#: Kind and name of every part of a score.
PARTS = (*(("column", str(column + 1)) for column in range(COLUMNS)), ("failures", ""))
#: Sampled throws behind the choice of the dice to throw again, the same in all turns.
SAMPLES = 48
SAMPLING = key_of(0)
PLAYOUTS = 96


def prepare(state: Any, seat: Seat) -> tuple[Any, Any, Seat]:
    """What the players know, the match to play on, and the seat to look at."""
    return weights.load_for(KEY, net_name(state.seats), WEIGHTS).weights, state.readable, seat


@kernel
def new_plan(mind: Any, seats: int) -> Any:
    """Sampled throws, and room to judge the second throw."""
    throws, chance = np.empty((SAMPLES, rules.DICE), np.int64), np.empty(WORDS, np.int64)
    begin_stream(chance, SAMPLING, 0)
    sample_throws(chance, throws)
    return throws, np.empty((PAIRS, SUMS, SUMS)), np.empty(rules.DICE, np.int64), np.empty(SETS)


@kernel
def choose(mind: Any, g: Any, seat: int, turn: int, plan: Any) -> int:
    """The action that brings a seat most points."""
    throws, best, lying, worths = plan
    written, cells, fails = g.written[seat], g.cells[seat], int(g.fails[seat])
    near, wait = near_of(g, seat), waiting(g, seat)
    sheet = (written, cells, fails, near, wait)
    nothing_written = seat == g.active and (g.phase != rules.SECOND or g.taken == rules.NOTHING)
    rest = value_sheet(mind, written, cells, fails + int(nothing_written), near, wait)
    if g.phase == rules.AGAIN:
        foresee_turn(mind, sheet, rest, best)
        lying_adds(g, lying)
        return int(rules.AGAIN_DICE + best_again(best, g, lying, throws, worths))
    if g.phase == rules.FIRST:
        return int(best_double(mind, sheet, rest, rules.colour_sums(g))[0])
    return int(best_single(mind, sheet, rest, rules.colour_sums(g), int(g.taken))[0])

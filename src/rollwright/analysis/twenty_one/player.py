"""A quick player of Twenty One for playing on: the solver's tables."""

from __future__ import annotations

from typing import Any

import numpy as np

from rollwright.bots.twenty_one.judge import tables_of
from rollwright.bots.twenty_one.mind import RACE_COST
from rollwright.bots.twenty_one.race import wants_again, writing_of
from rollwright.games.protocol import Seat
from rollwright.games.twenty_one import rules
from rollwright.games.twenty_one.sheet import PLACES, ROWS
from rollwright.jit import kernel

KEY = "twenty-one"
#: Kind and name of every part of a score.
PARTS = (*(("numbers", str(row + 1)) for row in range(ROWS)), *(("hits", str(row + 1)) for row in range(ROWS)))
PLAYOUTS = 256


def prepare(state: Any, seat: Seat) -> tuple[Any, Any, Seat]:
    """What the players know, the match to play on, and the seat to look at."""
    worth, again, _ = tables_of(state, RACE_COST if state.seats > 1 else 0.0)
    return (worth, again), state.readable, seat


@kernel
def new_plan(mind: Any, seats: int) -> Any:
    """Room for what the dice show in a row."""
    return np.empty(PLACES, np.int64)


@kernel
def choose(mind: Any, g: Any, seat: int, turn: int, plan: Any) -> int:
    """What the tables advise."""
    worth, again = mind
    if g.phase == rules.AGAIN:
        twice = wants_again(g, seat, worth[seat], again[seat], plan)
        return int(rules.THROW_ONCE_MORE if twice else rules.KEEP)
    return int(writing_of(g, seat, worth[seat], plan)[0])

"""A quick player of Splitter for playing on: the learned value of sheets. Sheets don't depend on each other."""

from __future__ import annotations

from typing import Any

import numpy as np

from rollwright.analysis.splitter.kernels import lay_out
from rollwright.bots import weights
from rollwright.bots.splitter.judge import net_name
from rollwright.bots.splitter.shapes import STRIDE, playing_shapes
from rollwright.bots.splitter.value import PLACINGS, value_placings
from rollwright.games.protocol import Seat
from rollwright.games.splitter import rules
from rollwright.games.splitter.sheet import FACES, HALF
from rollwright.jit import kernel

KEY = "splitter"
#: Kind and name of every part of a score.
PARTS = (*(("group", str(number)) for number in FACES), ("hearts", ""))
PLAYOUTS = 128


def prepare(state: Any, seat: Seat) -> tuple[Any, Any, Seat]:
    """What the players know, the match to play on with the one sheet that is looked at, and its seat there."""
    shapes, buffer = playing_shapes(state.variant), np.frombuffer(state.data, np.int8).copy()
    alone = buffer.view(rules.STATE)[0]
    alone.cells[0] = state.record.cells[seat]
    alone.seats, alone.active = 1, 0
    return (shapes, weights.load_for(KEY, net_name(state.variant), shapes.weights).weights), buffer, 0


@kernel
def new_plan(mind: Any, seats: int) -> Any:
    """Room for the values of all ways to write."""
    return np.empty(PLACINGS)


@kernel
def choose(mind: Any, g: Any, seat: int, turn: int, plan: Any) -> int:
    """The way to write that the learned value likes best."""
    shapes, learned = mind
    first, second = int(g.dice[0]), int(g.dice[1])
    sheet, sets, windows = lay_out(shapes, g.cells[seat])
    placing = int(value_placings(shapes, learned, sheet, sets, windows, first, second, plan))
    left = int(shapes.pair_left[placing >> 1])
    return int((left // STRIDE * HALF + left % STRIDE) * rules.NUMBERS + (second if placing & 1 else first) - 1)

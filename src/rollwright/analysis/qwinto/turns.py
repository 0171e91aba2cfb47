"""Whole turns of Qwinto, reckoned exactly over the learned value of sheets, one more turn ahead."""

from __future__ import annotations

import functools
from typing import Any, NamedTuple

import numpy as np

from rollwright.analysis.corrections import by_seats
from rollwright.analysis.qwinto import kernels
from rollwright.analysis.reference import Floats
from rollwright.bots import weights
from rollwright.bots.qwinto.judge import phase_of
from rollwright.bots.qwinto.player import net_name
from rollwright.bots.qwinto.turn import DICE_IN, SETS, SUM_CHANCES
from rollwright.bots.qwinto.value import PLACES, SUMS, WEIGHTS
from rollwright.games.qwinto import rules
from rollwright.games.qwinto.sheet import ROWS
from rollwright.games.qwinto.state import State

KEY = "qwinto"
SEATS_MEASURED = 2
#: The chance of every sum by set of dice.
CHANCES = SUM_CHANCES[DICE_IN]


class Turn(NamedTuple):
    """A turn, by POINTS or WIN, seat, set of dice and sum."""

    written: Floats
    """What is expected once a sum is announced."""
    again: Floats
    """What throwing these dice once is worth, without a sum."""
    fallen: Floats
    """What is expected after the first throw."""
    thrown: Floats
    """What is expected before the first throw, without a sum."""
    picked: Floats
    """What is expected before dice are picked, without dice and sum."""
    fields: Floats
    rests: Floats
    spread: float


def turn_of(state: Any) -> Turn:
    return _foreseen(at_start(state).tobytes())


@functools.lru_cache(maxsize=64)
def _foreseen(start: bytes) -> Turn:
    state = State(start)
    seats, active = state.seats, state.active
    net, table, spread = net_of(state)
    written = np.zeros((2, seats, SETS, SUMS))
    fields, rests = np.empty((seats, ROWS, PLACES, SUMS)), np.empty(seats)
    kernels.foresee_turn(net, state.readable, table, spread, written, fields, rests)
    again = (written * CHANCES).sum(axis=3)
    keeps = written[:, active] >= again[:, active, :, None]
    fallen = np.where(keeps[:, None], written, again[..., None])
    thrown = (fallen * CHANCES).sum(axis=3)
    best = 1 + thrown[:, active, 1:].argmax(axis=1)
    picked = np.stack([thrown[kind, :, best[kind]] for kind in range(2)])
    return Turn(written, again, fallen, thrown, picked, fields, rests, spread)


def at_start(state: Any) -> Any:
    """The turn of a state before dice were picked."""
    buffer = np.frombuffer(state.data, np.int8).copy()
    record = buffer.view(rules.STATE)[0]
    record.picked = 0
    record.dice[:] = 0
    record.phase = rules.PICK
    return buffer


def net_of(state: Any) -> tuple[Any, Floats, float]:
    net, phase = weights.load_for(KEY, net_name(state.seats), WEIGHTS), phase_of(state.readable.view(rules.STATE)[0])
    return net.weights, by_seats(KEY, state.seats, SEATS_MEASURED), float(net.spread[phase])

"""Values of Qwinto: whole turns reckoned exactly over the learned value of sheets, one more turn ahead."""

from __future__ import annotations

import functools
from typing import Any, NamedTuple

import numpy as np

from rollwright.analysis.qwinto import kernels
from rollwright.analysis.reference import Floats, Options, Outcomes, final_values
from rollwright.bots import weights
from rollwright.bots.qwinto.judge import phase_of
from rollwright.bots.qwinto.player import net_name
from rollwright.bots.qwinto.turn import DICE_IN, SETS, SUM_CHANCES
from rollwright.bots.qwinto.value import PLACES, SUMS, WEIGHTS
from rollwright.games.protocol import Seat
from rollwright.games.qwinto import rules
from rollwright.games.qwinto.sheet import ROWS
from rollwright.games.qwinto.state import State, Step

KEY = "qwinto"
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


def values(state: Any) -> Floats:
    if state.step is Step.OVER:
        return final_values(KEY, state)
    turn, dice = _turn(state), int(state.record.picked)
    if state.step is Step.PICK:
        return turn.picked
    found: Floats
    if state.step is Step.THROW:
        found = turn.thrown[:, :, dice]
    elif state.step is Step.THROW_AGAIN:
        found = turn.again[:, :, dice]
    else:
        found = (turn.fallen if state.step is Step.AGAIN else turn.written)[:, :, dice, state.number]
    return found


def leaf(before: Any, after: Any) -> Floats:
    if after.step is Step.OVER:
        return final_values(KEY, after)
    found, (net, gain, spread) = np.empty((2, after.seats)), _net(before)
    kernels.value_leaf(net, _at_start(before), after.readable, gain, spread, found)
    return found


def options(state: Any, seat: Seat) -> Options:
    turn, dice = _turn(state), int(state.record.picked)
    if state.step is Step.PICK:
        return Options(np.arange(1, SETS) + rules.PICK_DICE, turn.thrown[:, seat, 1:])
    if state.step is Step.AGAIN:
        both = np.stack([turn.written[:, seat, dice, state.number], turn.again[:, seat, dice]], axis=1)
        return Options(np.array([rules.KEEP, rules.THROW_ONCE_MORE]), both)
    codes, found = np.empty(rules.ACTIONS, np.int16), np.empty((2, rules.ACTIONS))
    count = kernels.options_of(state.readable, seat, turn.fields, turn.rests, turn.spread, codes, found)
    return Options(codes[:count].astype(np.int64), found[:, :count])


def outcomes(state: Any) -> Outcomes:
    turn, dice = _turn(state), int(state.record.picked)
    possible = CHANCES[dice] > 0
    after = turn.fallen if state.step is Step.THROW else turn.written
    return Outcomes(CHANCES[dice][possible], after[:, :, dice, possible])


def _turn(state: Any) -> Turn:
    return _foreseen(_at_start(state).tobytes())


@functools.lru_cache(maxsize=64)
def _foreseen(start: bytes) -> Turn:
    state = State(start)
    seats, active = state.seats, state.active
    net, gain, spread = _net(state)
    written = np.zeros((2, seats, SETS, SUMS))
    fields, rests = np.empty((seats, ROWS, PLACES, SUMS)), np.empty(seats)
    kernels.foresee_turn(net, state.readable, gain, spread, written, fields, rests)
    again = (written * CHANCES).sum(axis=3)
    keeps = written[:, active] >= again[:, active, :, None]
    fallen = np.where(keeps[:, None], written, again[..., None])
    thrown = (fallen * CHANCES).sum(axis=3)
    best = 1 + thrown[:, active, 1:].argmax(axis=1)
    picked = np.stack([thrown[kind, :, best[kind]] for kind in range(2)])
    return Turn(written, again, fallen, thrown, picked, fields, rests, spread)


def _at_start(state: Any) -> Any:
    """The turn of a state before dice were picked."""
    buffer = np.frombuffer(state.data, np.int8).copy()
    record = buffer.view(rules.STATE)[0]
    record.picked = 0
    record.dice[:] = 0
    record.phase = rules.PICK
    return buffer


def _net(state: Any) -> tuple[Any, float, float]:
    net, phase = weights.load_for(KEY, net_name(state.seats), WEIGHTS), phase_of(state.readable.view(rules.STATE)[0])
    gain = float(net.gain[phase]) if state.seats > 1 else 0.0  # with others, values are less a price for every turn
    return net.weights, gain, float(net.spread[phase])

"""Values of Qwinto: whole turns reckoned exactly over the learned value of sheets, one more turn ahead."""

from __future__ import annotations

from typing import Any

import numpy as np

from rollwright.analysis.corrections import Progress
from rollwright.analysis.qwinto import kernels, player
from rollwright.analysis.qwinto.turns import CHANCES, KEY, at_start, net_of, turn_of
from rollwright.analysis.reference import Floats, Options, Outcomes, final_values
from rollwright.bots.qwinto.turn import SETS
from rollwright.games.protocol import Seat
from rollwright.games.qwinto import rules
from rollwright.games.qwinto.state import Step

__all__ = ["leaf", "options", "outcomes", "player", "progress", "values"]


def values(state: Any) -> Floats:
    if state.step is Step.OVER:
        return final_values(KEY, state)
    turn, dice = turn_of(state), int(state.record.picked)
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
    found, (net, table, spread) = np.empty((2, after.seats)), net_of(before)
    kernels.value_leaf(net, at_start(before), after.readable, table, spread, found)
    return found


def options(state: Any, seat: Seat) -> Options:
    turn, dice = turn_of(state), int(state.record.picked)
    if state.step is Step.PICK:
        return Options(np.arange(1, SETS) + rules.PICK_DICE, turn.thrown[:, seat, 1:])
    if state.step is Step.AGAIN:
        both = np.stack([turn.written[:, seat, dice, state.number], turn.again[:, seat, dice]], axis=1)
        return Options(np.array([rules.KEEP, rules.THROW_ONCE_MORE]), both)
    codes, found = np.empty(rules.ACTIONS, np.int16), np.empty((2, rules.ACTIONS))
    count = kernels.options_of(state.readable, seat, turn.fields, turn.rests, turn.spread, codes, found)
    return Options(codes[:count].astype(np.int64), found[:, :count])


def outcomes(state: Any) -> Outcomes:
    turn, dice = turn_of(state), int(state.record.picked)
    possible = CHANCES[dice] > 0
    after = turn.fallen if state.step is Step.THROW else turn.written
    return Outcomes(CHANCES[dice][possible], after[:, :, dice, possible])


def progress(before: Any, after: Any, seat: Seat) -> Progress:
    now, then = np.empty((2, after.seats), np.int64)
    kernels.missing_to_end(after.readable, now)
    kernels.missing_to_end(before.readable, then)
    others = [other for other in range(after.seats) if other != seat]
    nearest = min((int(then[other]) for other in others), default=0)
    failed = max((int(before.record.fails[other]) for other in others), default=0)
    return Progress(int(now[seat]), int(after.record.fails[seat]), nearest, failed)

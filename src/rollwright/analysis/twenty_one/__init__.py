"""Values of Twenty One: alone the solved tables; with several seats what each sheet gains until the first is done."""

from __future__ import annotations

import functools
from typing import Any, NamedTuple

import numpy as np

from rollwright.analysis.reference import Floats, Options, Outcomes, final_values
from rollwright.analysis.twenty_one import kernels, player
from rollwright.analysis.twenty_one.kernels import FALLEN, LYING, OUTCOMES, SIDES
from rollwright.analysis.twenty_one.prospects import prospects
from rollwright.bots.twenty_one.race import look_at_row
from rollwright.bots.twenty_one.solve import ALL, HITS, SETS, solve
from rollwright.games.protocol import Seat
from rollwright.games.twenty_one import rules
from rollwright.games.twenty_one.sheet import HIT_BONUS, PLACES
from rollwright.games.twenty_one.state import State, Step

__all__ = ["leaf", "options", "outcomes", "player", "values"]

KEY = "twenty-one"


class Turn(NamedTuple):
    """A turn, by POINTS or WIN and seat."""

    written: Floats
    """What is expected once the dice lie for good, by outcome."""
    again: Floats
    """What a second throw is worth, by the dice that stay."""
    fallen: Floats
    """What is expected after the first throw, by outcome."""
    worth: Floats
    spreads: Floats


def values(state: Any) -> Floats:
    if state.step is Step.OVER:
        return final_values(KEY, state)
    turn = _turn(state)
    found: Floats
    if state.step is Step.THROW:
        found = turn.fallen.mean(axis=2)
    elif state.step is Step.AGAIN:
        found = turn.fallen[:, :, _outcome(state)]
    elif state.step is Step.THROW_AGAIN:
        found = turn.again[:, :, LYING[_outcome(state)]]
    else:
        found = turn.written[:, :, _outcome(state)]
    return found


def leaf(before: Any, after: Any) -> Floats:
    if after.step is Step.OVER:
        return final_values(KEY, after)
    found, turn = np.empty((2, after.seats)), _turn(before)
    kernels.value_leaf(before.readable, after.readable, turn.worth, turn.spreads, found)
    return found


def options(state: Any, seat: Seat) -> Options:
    turn = _turn(state)
    if state.step is Step.AGAIN:
        outcome = _outcome(state)
        keep, again = turn.written[:, seat, outcome], turn.again[:, seat, LYING[outcome]]
        if LYING[outcome] == SETS - 1:
            return Options(np.array([rules.KEEP]), keep[:, None])
        return Options(np.array([rules.KEEP, rules.THROW_ONCE_MORE]), np.stack([keep, again], axis=1))
    codes, found = np.empty(rules.ACTIONS, np.int16), np.empty((2, rules.ACTIONS))
    count = kernels.value_options(state.readable, seat, turn.worth, turn.spreads, codes, found)
    return Options(codes[:count].astype(np.int64), found[:, :count])


def outcomes(state: Any) -> Outcomes:
    turn = _turn(state)
    after = turn.fallen
    if state.step is Step.THROW_AGAIN:
        staying = LYING[_outcome(state)]
        after = turn.written[:, :, LYING & staying == staying]
    return Outcomes(np.full(after.shape[2], 1 / after.shape[2]), after)


def _turn(state: Any) -> Turn:
    buffer = np.frombuffer(state.data, np.int8).copy()
    record = buffer.view(rules.STATE)[0]
    record.phase = rules.THROW
    record.dice[:] = 0
    return _foreseen(buffer.tobytes())


@functools.lru_cache(maxsize=8)
def _foreseen(start: bytes) -> Turn:
    state = State(start)
    worth, spreads = _alone(state) if state.seats == 1 else _in_a_race(state)
    written, again = np.empty((2, state.seats, OUTCOMES)), np.empty((2, state.seats, SETS))
    kernels.foresee_throws(state.readable, FALLEN, worth, spreads, written)
    for kind in range(2):
        for seat in range(state.seats):
            kernels.by_lying(written[kind, seat], LYING, again[kind, seat])
    mine = written[:, state.active] >= again[:, state.active][:, LYING]
    fallen = np.where(mine[:, None], written, again[:, :, LYING])
    return Turn(written, again, fallen, worth, spreads)


def _alone(state: Any) -> tuple[Floats, Floats]:
    """The solver's table of the current row, by fields left and hits."""
    row = int(state.record.current[0])
    solution = solve(state.record.limits[0].tobytes(), 1)
    worth = solution.worth[row, 0][np.newaxis].copy()
    worth[0, 0] = HIT_BONUS + solution.worth[row + 1, 0, ALL, 0]
    return worth, np.zeros_like(worth)


def _in_a_race(state: Any) -> tuple[Floats, Floats]:
    """What every seat's current row gains until the first of the others is done, and the variance of that."""
    seats, record = state.seats, state.record
    found = [prospects(record.limits[seat].tobytes(), seats) for seat in range(seats)]
    alive = np.stack([found[seat].alive[_sheet(state, seat)] for seat in range(seats)])
    worth, spreads = np.empty((seats, SETS, HITS)), np.empty((seats, SETS, HITS))
    for seat in range(seats):
        others = np.delete(alive, seat, axis=0).prod(axis=0)
        shifted = np.append(others[1:], 0.0) / max(others[1], 1e-12)
        row, after = int(record.current[seat]), (seat - state.active - 1) % seats
        gains, squares = found[seat].gains[row, after].copy(), found[seat].squares[row, after].copy()
        for hits in range(HITS):
            bonus, then = HIT_BONUS[hits], found[seat].gains[row + 1, after, ALL, 0]
            gains[0, hits] = bonus + then
            squares[0, hits] = bonus * bonus + 2 * bonus * then + found[seat].squares[row + 1, after, ALL, 0]
        kernels.weigh_prospects(gains, squares, shifted, worth[seat], spreads[seat])
    return worth, spreads


def _sheet(state: Any, seat: Seat) -> tuple[int, int, int, int]:
    """A seat's place in the tables of prospects, before a turn."""
    row = int(state.record.current[seat])
    free, hits, _ = look_at_row(np.frombuffer(state.data, rules.STATE)[0], seat, row, np.empty(PLACES, np.int64))
    return row, (seat - state.active) % state.seats, free, hits


def _outcome(state: Any) -> int:
    outcome = 0
    for face in state.record.dice.tolist():
        outcome = outcome * SIDES + face - 1
    return outcome

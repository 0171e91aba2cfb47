"""Values of Qwantum: whole turns reckoned exactly, both throws and both writings, over the learned value of sheets."""

from __future__ import annotations

import functools
from typing import Any, NamedTuple

import numpy as np

from rollwright.analysis.corrections import Progress, by_seats
from rollwright.analysis.qwantum import kernels, player
from rollwright.analysis.qwantum.throws import (
    DICE,
    EITHER,
    FACES,
    OUTCOMES,
    SHOWN_AT,
    SUMS_SHOWN,
    THROWN,
    choose,
    means,
)
from rollwright.analysis.reference import POINTS, WIN, Floats, Options, Outcomes, final_values
from rollwright.bots import weights
from rollwright.bots.qwantum.judge import closest_to_end
from rollwright.bots.qwantum.player import net_name
from rollwright.bots.qwantum.value import PAIRS, SUMS, WEIGHTS
from rollwright.games.protocol import Seat
from rollwright.games.qwantum import rules
from rollwright.games.qwantum.sheet import COLUMNS, ROWS
from rollwright.games.qwantum.state import State, Step

__all__ = ["leaf", "options", "outcomes", "player", "progress", "values"]

KEY = "qwantum"
SEATS_MEASURED = 2


class Turn(NamedTuple):
    """A turn, by POINTS or WIN and seat."""

    worths: Floats
    """What is expected with each of `SUMS_SHOWN`."""
    again: Floats
    """What is expected when some dice are thrown again: seven faces a die."""
    fallen: Floats
    """What is expected after each outcome of the first throw: six faces a die."""
    thrown: Floats
    """What is expected before the first throw."""
    tables: tuple[Any, Any, Any, Any, float]
    """What every seat's sheet is worth after what it could write, and the spread of scores."""


def values(state: Any) -> Floats:
    if state.step is Step.OVER:
        return final_values(KEY, state)
    turn = _turn(state)
    if state.step is Step.THROW:
        return turn.thrown
    found: Floats
    if state.step is Step.AGAIN:
        found = both(turn.fallen[:, :, _outcome(state, FACES)])
    elif state.step is Step.THROW_AGAIN:
        found = both(turn.again[:, :, _outcome(state, EITHER)])
    elif state.step is Step.FIRST:
        found = turn.worths[:, :, SHOWN_AT[_outcome(state, FACES)]]
    else:
        found = np.empty((2, state.seats))
        kernels.second_values(_at_start(state), _sums(state), _taken(state), *turn.tables, found)
    return found


def leaf(before: Any, after: Any) -> Floats:
    if after.step is Step.OVER:
        return final_values(KEY, after)
    found, (net, table, spread) = np.empty((2, after.seats)), _net(State(_at_start(before).tobytes()))
    kernels.leaf_values(net, _at_start(before), after.readable, table, spread, found)
    return found


def progress(before: Any, after: Any, seat: Seat) -> Progress:
    now, start = after.record, np.frombuffer(_at_start(before), rules.STATE)[0]
    others = [other for other in range(after.seats) if other != seat]
    nearest = min((ROWS * COLUMNS - int(start.written[other].sum()) for other in others), default=0)
    failed = max((int(start.fails[other]) for other in others), default=0)
    return Progress(ROWS * COLUMNS - int(now.written[seat].sum()), int(now.fails[seat]), nearest, failed)


def options(state: Any, seat: Seat) -> Options:
    turn = _turn(state)
    if state.step is Step.AGAIN:
        sets = np.arange(rules.ALL_DICE + 1)
        places = np.where(sets[:, None] >> np.arange(DICE) & 1, THROWN, _faces(state))
        at = places @ EITHER ** np.arange(DICE)[::-1]
        return Options(sets + rules.AGAIN_DICE, both(turn.again[:, seat, at]))
    codes, found = np.empty(ROWS + 1, np.int64), np.empty((2, ROWS + 1))
    is_first = state.step is Step.FIRST
    count = kernels.option_values(
        _at_start(state), _sums(state), _taken(state), seat, is_first, *turn.tables, codes, found
    )
    return Options(codes[:count], found[:, :count])


def outcomes(state: Any) -> Outcomes:
    turn = _turn(state)
    if state.step is Step.THROW:
        after = both(turn.fallen)
    else:
        kept: Any = [slice(None) if state.record.again >> die & 1 else face for die, face in enumerate(_faces(state))]
        places = SHOWN_AT.reshape((FACES,) * DICE)[tuple(kept)].ravel()
        after = turn.worths[:, :, places]
    return Outcomes(np.full(after.shape[2], 1 / after.shape[2]), after)


def _turn(state: Any) -> Turn:
    return _foreseen(_at_start(state).tobytes())


@functools.lru_cache(maxsize=2)
def _foreseen(start: bytes) -> Turn:
    state = State(start)
    seats, active = state.seats, state.active
    net, table, spread = _net(state)
    worths = np.ones((2, seats, len(SUMS_SHOWN)))
    tables = (
        np.empty((seats, ROWS, SUMS)),
        np.empty((PAIRS, SUMS, SUMS)),
        np.empty(seats),
        np.empty(seats),
    )
    kernels.foresee_sums(net, state.readable, table, spread, SUMS_SHOWN, *tables, worths)
    kinds = (POINTS, WIN) if seats > 1 else (POINTS,)
    again, fallen = np.empty((len(kinds), seats, EITHER**DICE)), np.empty((len(kinds), seats, OUTCOMES))
    room, places = _room()
    for kind in kinds:
        for seat in range(seats):
            if kind == WIN and seats == 2 and seat == 1:
                np.subtract(1.0, again[WIN, 0], out=again[WIN, 1])  # what one wins the other loses
            else:
                means(worths[kind, seat], SHOWN_AT, room, again[kind, seat])
        choose(again[kind], active, room, places, fallen[kind])
    return Turn(worths, again, fallen, both(fallen.mean(axis=2)), (*tables, spread))


def both(found: Floats) -> Floats:
    """Alone nobody else can win, so values in points are all that is kept."""
    return found if len(found) > 1 else np.concatenate([found, np.ones_like(found)])


@functools.cache
def _room() -> tuple[Floats, Any]:
    return np.empty((2, EITHER**DICE)), np.empty((2, EITHER**DICE), np.int32)


def _at_start(state: Any) -> Any:
    """The sheets as they were before the turn, with the first throw still to come."""
    buffer = np.frombuffer(state.data, np.int8).copy()
    record = buffer.view(rules.STATE)[0]
    if record.phase == rules.SECOND and record.taken != rules.NOTHING:
        seat, row = record.active, record.taken
        record.written[seat, row] -= 1
        record.cells[seat, row, record.written[seat, row]] = 0
    record.phase, record.again, record.taken = rules.THROW, 0, rules.NOTHING
    record.dice[:] = 0
    return buffer


def _faces(state: Any) -> Any:
    """The place of each die's face, from 0."""
    faces = state.record.dice.astype(np.int64)
    faces[rules.WHITE] -= 1
    return faces


def _outcome(state: Any, faces: int) -> int:
    """The place of the dice as they lie in an array with so many faces a die; dice to be thrown take the seventh."""
    places = _faces(state)
    if state.step is Step.THROW_AGAIN:
        places = np.where(int(state.record.again) >> np.arange(DICE) & 1, THROWN, places)
    return int(places @ faces ** np.arange(DICE)[::-1])


def _sums(state: Any) -> int:
    return int(rules.colour_sums(np.frombuffer(state.data, rules.STATE)[0]))


def _taken(state: Any) -> int:
    """The row written first, PASS where there is none."""
    taken = int(state.record.taken)
    return rules.PASS if taken == rules.NOTHING else taken


def _net(state: Any) -> tuple[Any, Floats, float]:
    net, phase = weights.load_for(KEY, net_name(state.seats), WEIGHTS), closest_to_end(state.readable)
    return net.weights, by_seats(KEY, state.seats, SEATS_MEASURED), float(net.spread[phase])

"""The whole mind of a Splitter player as one kernel (see `bots/minds.py`)."""

from __future__ import annotations

from typing import Any

import numpy as np

from rollwright.bots.judging import POINT_IN_WINS
from rollwright.bots.minds import rank_by_points
from rollwright.bots.normal import share_below
from rollwright.bots.splitter import rivalry, rollouts
from rollwright.bots.splitter.flat_shapes import FLAT, ROOM, shapes_in
from rollwright.bots.splitter.lookahead import outlook, search_placings
from rollwright.bots.splitter.rivalry import judge_rivalry, meet_rival, throws_to_come
from rollwright.bots.splitter.rollouts import play_contenders
from rollwright.bots.splitter.shapes import NUMBERS, PLACES, STRIDE
from rollwright.bots.splitter.value import NOT_FREE, PLACINGS, settle, value_placings
from rollwright.bots.winning import ROOT_OF_TWO, SMALLEST_SPREAD, win_chance
from rollwright.games.splitter import rules
from rollwright.games.splitter.sheet import COLUMNS, HALF, ROWS
from rollwright.jit import kernel
from rollwright.sim.bits import size_of
from rollwright.sim.chance import WORDS, begin_stream

# A style: from so many of the best placings it looks one throw ahead, from so many two; so many matches are played on
# from the very best; whether points alone count.
WIDTH, DEEP, MATCHES, BY_POINTS = range(4)
STYLE = 4

# The streams of chance: matches that are played on, and those that are played to the end.
_ROLLOUTS, _RIVALRY = range(2)


def room(seats: int) -> tuple[int, int]:
    """The variant, and where the features of its board lie; no tables."""
    return 1 + ROOM, 0


@kernel
def prepare(buffer: Any, style: Any, numbers: Any, tables: Any) -> None:
    """Read where the features of the board lie."""
    variant = int(buffer.view(rules.STATE)[0].variant)
    if numbers[0] != variant + 1:
        numbers[0] = variant + 1
        numbers[1:] = FLAT[variant]


@kernel
def board_of(shapes: Any, weights: Any, cells: Any) -> Any:
    """A sheet as the kernels read it."""
    sheet, sets = np.zeros(PLACES, np.int8), np.zeros(NUMBERS + 1, np.int64)
    for row in range(ROWS):
        for column in range(COLUMNS):
            sheet[row * STRIDE + column] = cells[row, column]
    windows = np.empty(len(shapes.window_start), np.int64)
    settle(shapes, sheet, sets, windows)
    return shapes, weights, sheet, sets, windows


@kernel
def judge(
    buffer: Any,
    seat: int,
    style: Any,
    weights: Any,
    gain: Any,
    spread: Any,
    numbers: Any,
    tables: Any,
    key: Any,
    codes: Any,
    scores: Any,
    wins: Any,
    ranks: Any,
) -> int:
    """The learned value of every placing; with a look ahead, rollouts, and matches played to their end."""
    g = buffer.view(rules.STATE)[0]
    seats, throw = int(g.seats), (int(g.dice[0]), int(g.dice[1]))
    shapes = shapes_in(numbers[1:])
    mine = board_of(shapes, weights, g.cells[seat])
    free_pairs = size_of(mine[3][0]) // 2
    values, placings = np.empty(PLACINGS), np.empty(PLACINGS, np.int64)
    chance = np.empty(WORDS, np.int64)
    value_ways(mine, throw, int(style[WIDTH]), int(style[DEEP]), values)
    if style[MATCHES] > 0.0 and rollouts.LEAST_FREE <= free_pairs <= rollouts.MOST_FREE:
        begin_stream(chance, key, _ROLLOUTS)
        play_contenders(mine, throw[0], throw[1], int(style[MATCHES]), chance, values)
    count = list_ways(shapes, throw, values, gain[free_pairs], placings, codes, scores)
    if seats == 1 or style[BY_POINTS] > 0.0:
        rank_by_points(count, seats, scores, wins, ranks)
        return count
    if style[MATCHES] > 0.0 and rivalry.LEAST_FREE <= free_pairs <= rivalry.MOST_FREE:
        begin_stream(chance, key, _RIVALRY)
        play_to_the_end(mine, throw, g, seat, int(style[WIDTH]), chance, placings[:count], scores[:count], wins, ranks)
    elif style[WIDTH] == 0.0 or free_pairs == 1:
        compare_values(mine, throw, g, seat, int(style[WIDTH]), gain, spread, scores[:count], wins, ranks)
    else:
        compare_throws(mine, throw, g, seat, int(style[WIDTH]), spread, placings[:count], scores[:count], wins, ranks)
    for place in range(count):
        ranks[place] += POINT_IN_WINS * scores[place]
    return count


@kernel
def value_ways(board: Any, throw: Any, width: int, deep: int, values: Any) -> None:
    """The value of every placing, NOT_FREE where there is none."""
    shapes, weights, sheet, sets, windows = board
    if width:
        search_placings(shapes, weights, sheet, sets, windows, throw[0], throw[1], width, deep, values)
    else:
        value_placings(shapes, weights, sheet, sets, windows, throw[0], throw[1], values)


@kernel
def list_ways(shapes: Any, throw: Any, values: Any, gain: float, placings: Any, codes: Any, scores: Any) -> int:
    """List the placings that there are, as actions of the rules, with the scores that they lead to."""
    count = 0
    for placing in range(PLACINGS):
        if values[placing] > NOT_FREE:
            left = shapes.pair_left[placing >> 1]
            placings[count] = placing
            codes[count] = (left // STRIDE * HALF + left % STRIDE) * rules.NUMBERS + throw[placing & 1] - 1
            scores[count] = values[placing] + gain
            count += 1
    return count


@kernel
def compare_values(
    mine: Any, throw: Any, g: Any, seat: int, width: int, gain: Any, spread: Any, scores: Any, wins: Any, ranks: Any
) -> None:
    """The chance to win if the others write what is best for them, by how far scores spread."""
    free_pairs = size_of(mine[3][0]) // 2
    expected, values = np.empty(np.int64(g.seats)), np.empty(PLACINGS)
    for other in range(int(g.seats)):
        if other != seat:
            value_ways(board_of(mine[0], mine[1], g.cells[other]), throw, width, 0, values)
            expected[other] = values.max() + gain[free_pairs]
    for place in range(len(scores)):
        expected[seat] = scores[place]
        wins[place] = win_chance(expected, seat, spread[free_pairs] if free_pairs > 1 else 0.0)
        ranks[place] = wins[place]


@kernel
def foresee_throws(board: Any, throw: Any, placing: int, best: Any) -> None:
    """The value after a placing and each next throw, written in its best way."""
    shapes, weights, sheet, sets, windows = board
    outlook(shapes, weights, sheet, sets, windows, throw[0], throw[1], placing, best)


@kernel
def compare_throws(
    mine: Any,
    throw: Any,
    g: Any,
    seat: int,
    width: int,
    spread: Any,
    placings: Any,
    scores: Any,
    wins: Any,
    ranks: Any,
) -> None:
    """The chance to win if the others write what is best for them, compared by what the next throw brings to all."""
    theirs, values = np.empty((np.int64(g.seats) - 1, NUMBERS, NUMBERS)), np.empty(PLACINGS)
    rivals = 0
    for other in range(int(g.seats)):
        if other != seat:
            rival = board_of(mine[0], mine[1], g.cells[other])
            value_ways(rival, throw, width, 0, values)
            foresee_throws(rival, throw, int(np.argmax(values)), theirs[rivals])
            rivals += 1
    order, level = np.argsort(-scores, kind="mergesort"), 0.0
    next_spread = spread[size_of(mine[3][0]) // 2 - 1]
    own, lowest = np.empty((NUMBERS, NUMBERS)), np.inf
    for rank in range(len(order)):
        place = order[rank]
        if rank < width:
            foresee_throws(mine, throw, int(placings[place]), own)
            # The others' sheets were looked at less far: only what sets the own placings apart is taken from there.
            level = own.mean() if rank == 0 else level
            own += level + scores[place] - scores[order[0]] - own.mean()
            wins[place] = chance_over_throws(own, theirs, next_spread)
            lowest = min(lowest, wins[place])
        else:
            wins[place] = lowest
        ranks[place] = wins[place]


@kernel
def chance_over_throws(mine: Any, rivals: Any, spread: float) -> float:
    """The chance to win before the next throw, which falls for all alike; near the end it is all that matters."""
    lead_spread = max(spread, SMALLEST_SPREAD) * ROOT_OF_TWO
    total = 0.0
    for first in range(mine.shape[0]):
        for second in range(mine.shape[1]):
            chance = 1.0
            for rival in range(len(rivals)):
                chance *= share_below((mine[first, second] - rivals[rival, first, second]) / lead_spread)
            total += chance
    return float(total / mine.size)


@kernel
def play_to_the_end(
    mine: Any,
    throw: Any,
    g: Any,
    seat: int,
    width: int,
    chance: Any,
    placings: Any,
    scores: Any,
    wins: Any,
    ranks: Any,
) -> None:
    """The chance to win, found by playing all sheets to the end after what the others are likely to write."""
    throws, values = throws_to_come(size_of(mine[3][0]) // 2, chance), np.empty(PLACINGS)
    best = np.full((len(throws), NUMBERS, NUMBERS), NOT_FREE)
    sharers = np.ones((len(throws), NUMBERS, NUMBERS), np.int64)
    for other in range(int(g.seats)):
        if other != seat:
            rival = board_of(mine[0], mine[1], g.cells[other])
            value_ways(rival, throw, width, 0, values)
            meet_rival(rival, throw, int(np.argmax(values)), throws, best, sharers)
    judge_rivalry(mine, throw, placings, scores, throws, best, sharers, wins, ranks)

"""What a Twenty One player thinks of a second throw and of what to write: the solver's tables, and the race."""

from __future__ import annotations

from typing import Any

import numpy as np

from rollwright.bots.judging import POINT_IN_WINS
from rollwright.bots.minds import rank_by_points
from rollwright.bots.twenty_one.duel import (
    board_of,
    can_be_reckoned,
    judge_second_throw,
    judge_writings,
    mark_best,
    reckon,
)
from rollwright.bots.twenty_one.race import look_at_row, play_on, points_now, share_of_win, throw_dice, writing_of
from rollwright.bots.twenty_one.solve import HITS, SETS, continuation, fill_tables
from rollwright.games.twenty_one import rules
from rollwright.games.twenty_one.sheet import PLACES, ROWS
from rollwright.jit import kernel
from rollwright.sim.chance import WORDS, begin_stream

# A style: matches that are played out for each row reached, what a turn costs, and whether points alone count.
MATCHES, COST, BY_POINTS = range(3)
STYLE = 3

#: What a turn costs somebody in a race, in points: with two seats nobody gains by hurrying more or less than so.
RACE_COST = 4.5
#: Writings that are told; what the tables think least of isn't played out.
PLAYED_OUT = 6
#: By how much masters score less than the tables by which matches are played out, since they end matches sooner: by the
#: row of whoever is furthest. `calibration.measured_gain("twenty-one", 2, None, 400)` gave it.
MASTERS_GAIN = (-1.97, -1.41, -0.92, -0.64, -0.18)
#: A point by the tables counts so much of a win, where what was played out leaves doubt.
TABLE_POINT_IN_WINS = 0.04

# What is known: whose limits were solved, with the cost in front of the tables.
_LIMITS = ROWS * PLACES
_WORTH = (ROWS + 1) * SETS * HITS
_AGAIN = ROWS * SETS * HITS * SETS
# The streams of chance: matches to rank by, matches to tell of, and lots.
_RANKED, _TOLD, _LOTS = range(3)


def room(seats: int) -> tuple[int, int]:
    """How many whole numbers and how many entries of tables are known."""
    return seats * _LIMITS, 1 + seats * (2 * seats * _WORTH + _AGAIN)


@kernel
def tables_in(tables: Any, seats: int) -> Any:
    """What is still to come, what a second throw is worth and the turns to come, by seat: see `solve.Solution`."""
    count = np.int64(seats)
    again_at = 1 + count * count * _WORTH
    turns_at = again_at + count * _AGAIN
    return (
        tables[1:again_at].reshape((count, ROWS + 1, count, SETS, HITS)),
        tables[again_at:turns_at].reshape((count, ROWS, SETS, HITS, SETS)),
        tables[turns_at : turns_at + count * count * _WORTH].reshape((count, ROWS + 1, count, SETS, HITS)),
    )


@kernel
def cost_of(style: Any, seats: int) -> float:
    """What a turn costs; alone nobody hurries."""
    return float(style[COST]) if seats > 1 else 0.0


@kernel
def prepare(buffer: Any, style: Any, numbers: Any, tables: Any) -> None:
    """Solve the sheets of all seats."""
    g = buffer.view(rules.STATE)[0]
    seats = int(g.seats)
    cost, is_known = cost_of(style, seats), True
    for seat in range(seats):
        for place in range(_LIMITS):
            limit = int(g.limits[seat, place // PLACES, place % PLACES])
            is_known = is_known and numbers[seat * _LIMITS + place] == limit
            numbers[seat * _LIMITS + place] = limit
    if is_known and tables[0] == cost:
        return
    tables[:] = 0.0
    tables[0] = cost
    worth, again, turns = tables_in(tables, seats)
    for seat in range(seats):
        same = seat
        for other in range(seat - 1, -1, -1):
            if (g.limits[seat] == g.limits[other]).all():
                same = other
        if same == seat:
            fill_tables(g.limits[seat], cost, True, worth[seat], turns[seat], again[seat])
        else:
            worth[seat], again[seat], turns[seat] = worth[same], again[same], turns[same]


@kernel
def furthest_row(g: Any) -> int:
    """The row of the seat that is furthest."""
    furthest = 0
    for seat in range(int(g.seats)):
        furthest = max(furthest, int(g.current[seat]))
    return furthest


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
    """By the tables alone; with `MATCHES` the best actions are played out to the end."""
    g = buffer.view(rules.STATE)[0]
    seats = int(g.seats)
    worth, again, turns = tables_in(tables, seats)
    values, lengths = np.empty(rules.ACTIONS), np.empty(rules.ACTIONS)
    count = judge_actions(buffer, seat, worth, again, turns, codes, values, lengths)
    written, cost = points_now(buffer, seat), cost_of(style, seats)
    for place in range(count):
        values[place] += written
        scores[place] = values[place] + cost * lengths[place]
        wins[place] = 1.0 / seats
        ranks[place] = values[place]
    if seats == 1 or style[MATCHES] == 0.0:
        return count
    matches = int(style[MATCHES]) * (1 + furthest_row(g))  # the nearer the end, the sooner a match is played out
    play_best(buffer, seat, worth, again, key, matches, values[:count], codes, scores, wins, ranks)
    if style[BY_POINTS] > 0.0:
        rank_by_points(count, seats, scores, wins, ranks)
    elif seats == 2 and can_be_reckoned(g):
        judge_duel(buffer, seat, key, codes[:count], scores, wins, ranks)
    return count


@kernel
def play_best(
    buffer: Any,
    seat: int,
    worth: Any,
    again: Any,
    key: Any,
    matches: int,
    values: Any,
    codes: Any,
    scores: Any,
    wins: Any,
    ranks: Any,
) -> None:
    """Play the best actions by the tables out; the others stand below them, in the order of the tables.

    What is told of an action comes from other matches than its rank: the best of several by the same matches would
    look better than it is.
    """
    played = np.argsort(-values, kind="mergesort")[:PLAYED_OUT]
    ranked, told, chance = np.zeros((len(played), 2)), np.zeros((len(played), 2)), np.empty(WORDS, np.int64)
    begin_stream(chance, key, _RANKED)
    play_out(buffer, seat, codes[played], worth, again, chance, matches, ranked)
    begin_stream(chance, key, _TOLD)
    play_out(buffer, seat, codes[played], worth, again, chance, matches, told)
    least, lowest, highest = values[played].min(), told[:, 1].min(), values.max()
    shift = told[:, 0].max() - scores[played].max() + MASTERS_GAIN[furthest_row(buffer.view(rules.STATE)[0])]
    for place in range(len(values)):
        scores[place] += shift
        wins[place] = min(max(lowest + TABLE_POINT_IN_WINS * (values[place] - least), 0.0), lowest)
        ranks[place] = ranked[:, 1].min() + TABLE_POINT_IN_WINS * (values[place] - highest) - 1.0
    for rank in range(len(played)):
        place = played[rank]
        scores[place] = told[rank, 0] + MASTERS_GAIN[furthest_row(buffer.view(rules.STATE)[0])]
        wins[place] = told[rank, 1]
        ranks[place] = ranked[rank, 1] + TABLE_POINT_IN_WINS * (values[place] - highest)


@kernel
def judge_duel(buffer: Any, seat: int, key: Any, codes: Any, scores: Any, wins: Any, ranks: Any) -> None:
    """Who wins is reckoned out; the points remain what they were taken for."""
    g = buffer.view(rules.STATE)[0]
    board = board_of(g, seat, points_now(buffer, seat) - points_now(buffer, 1 - seat))
    after, dice = reckon(board), g.dice.astype(np.int64)
    is_best = np.zeros(SETS, np.bool_)
    if g.phase == rules.AGAIN:
        wins[0], again = judge_second_throw(board, after[1], dice)
        if len(codes) > 1:
            wins[1] = again
    else:
        actions, chances, at_least, shares = np.zeros(SETS, np.int64), np.zeros(SETS), np.zeros(SETS), np.zeros(SETS)
        count = judge_writings(board, after[int(g.active == seat)], dice, actions, chances, at_least, shares)
        chance, are_best = np.empty(WORDS, np.int64), np.zeros(SETS, np.bool_)
        begin_stream(chance, key, _LOTS)
        mark_best(count, chances, at_least, shares, chance, are_best)
        for way in range(count):
            place = np.searchsorted(codes, actions[way])
            wins[place] = chances[way]
            is_best[place] = are_best[way]
    for place in range(len(codes)):
        ranks[place] = wins[place] + POINT_IN_WINS * scores[place] + (1.0 if is_best[place] else 0.0)


@kernel
def judge_actions(
    buffer: Any, seat: int, worth: Any, again: Any, turns: Any, codes: Any, values: Any, lengths: Any
) -> int:
    """What each legal action is still worth by the tables, less the cost of turns, and the turns to come."""
    g = buffer.view(rules.STATE)[0]
    shown = np.empty(PLACES, np.int64)
    count = rules.legal(g, seat, codes)
    row = int(g.current[seat])
    free, hits, lying = look_at_row(g, seat, row, shown)
    after = (seat - int(g.active) - 1) % int(g.seats)
    for place in range(count):
        action = int(codes[place])
        if action == rules.KEEP:
            action, _ = writing_of(g, seat, worth[seat], shown)
        if action == rules.THROW_ONCE_MORE:
            values[place] = again[seat, row, free, hits, lying]
            lengths[place] = turns[seat, row, 0, free, hits] - 1.0
            continue
        left, hit, points = free & (free - 1), hits, 0
        if action != rules.CROSS:
            left = free
            for field in range(PLACES):
                if free >> field & 1 and action >> g.colours[seat, row, field] & 1:
                    left &= ~(1 << field)
                    points += int(shown[field])
                    hit += int(shown[field] == g.limits[seat, row, field])
        values[place] = points + continuation(worth[seat, row:], after, left, hit)
        lengths[place] = turns[seat, row, after, left, hit] if left else turns[seat, row + 1, after, -1, 0]
    return int(count)


@kernel
def play_out(buffer: Any, seat: int, codes: Any, worth: Any, again: Any, key: Any, matches: int, results: Any) -> None:
    """Play each action out to the end of the match with the same dice for all; mean points and share of wins."""
    start = buffer.view(rules.STATE)[0]
    copy = np.zeros(1, rules.STATE)
    chance = np.empty(WORDS, np.int64)
    actions, shown = np.empty(rules.MAX_SEATS, np.int16), np.empty(PLACES, np.int64)
    parts = np.empty(rules.PARTS, np.int16)
    for match in range(matches):
        for place in range(len(codes)):
            copy[0] = start
            g = copy[0]
            begin_stream(chance, key, match)
            if g.phase == rules.AGAIN:
                g.phase = rules.WRITE
                if codes[place] == rules.THROW_ONCE_MORE:
                    throw_dice(g, chance, True)
            else:
                for other in range(int(g.seats)):
                    actions[other], _ = writing_of(g, other, worth[other], shown)
                actions[seat] = codes[place]
                rules.decide(g, actions)
            play_on(g, chance, worth, again, actions, shown)
            results[place, 0] += rules.score(g, seat, parts) / matches
            results[place, 1] += share_of_win(g, seat, parts) / matches

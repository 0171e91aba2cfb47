"""What a Twenty One player thinks of a second throw and of what to write: the solver's tables, and the race."""

from __future__ import annotations

from typing import Any

import numpy as np

from rollwright.bots.judging import Floats, Judged, by_points, by_wins
from rollwright.bots.twenty_one.duel import Duel, duel_of
from rollwright.bots.twenty_one.race import look_at_row, play_on, points_now, share_of_win, throw_dice, writing_of
from rollwright.bots.twenty_one.solve import continuation, solve
from rollwright.games.protocol import Seat
from rollwright.games.twenty_one import rules
from rollwright.games.twenty_one.sheet import PLACES
from rollwright.jit import kernel
from rollwright.sim.chance import WORDS, begin_stream

#: What a turn costs somebody in a race, in points: with two seats nobody gains by hurrying more or less than so.
RACE_COST = 4.5
#: Writings that are told; what the tables think least of isn't played out.
PLAYED_OUT = 6
#: By how much masters score less than the tables by which matches are played out, since they end matches sooner: by the
#: row of whoever is furthest. `calibration.measured_gain("twenty-one", 2, None, 400)` gave it.
MASTERS_GAIN = (-1.97, -1.41, -0.92, -0.64, -0.18)


def furthest_row(state: Any) -> int:
    """The row of the seat that is furthest."""
    return int(state.record.current[: state.seats].max())


class TwentyOneJudge:
    """Plays the tables; with `matches` it plays its best actions out to the end, so many times for each row reached."""

    def __init__(self, matches: int = 0, race_cost: float = RACE_COST, by_points: bool = False) -> None:
        self._matches = matches
        self._race_cost = race_cost
        self._by_points = by_points

    def phase(self, state: Any) -> int:
        """The row of the seat that is furthest."""
        return furthest_row(state)

    def judge(self, state: Any, seat: Seat, rng: np.random.Generator) -> Judged:
        cost = self._race_cost if state.seats > 1 else 0.0
        worth, again, turns = tables_of(state, cost)
        buffer = np.frombuffer(state.data, np.int8).copy()
        codes, values, lengths = np.empty(rules.ACTIONS, np.int16), np.empty(rules.ACTIONS), np.empty(rules.ACTIONS)
        count = judge_actions(buffer, seat, worth, again, turns, codes, values, lengths)
        values = values[:count] + points_now(buffer, seat)
        scores, actions = values + cost * lengths[:count], codes[:count].astype(np.int64)
        if state.seats == 1 or not self._matches:
            return Judged(actions, scores, np.full(count, 1 / state.seats), values)
        played = np.argsort(-values, kind="stable")[:PLAYED_OUT]
        matches = self._matches * (1 + self.phase(state))  # the nearer the end, the sooner a match is played out
        ranked, told = np.zeros((len(played), 2)), np.zeros((len(played), 2))
        for results in (ranked, told):
            chance = rng.integers(1, 1 << 32, WORDS)
            play_out(buffer, seat, codes[played], worth, again, chance, matches, results)
        scores, wins, ranks = _combined(values, scores, played, ranked, told)
        scores += MASTERS_GAIN[self.phase(state)]
        if self._by_points:
            return by_points(actions, scores, state.seats)
        if state.seats == 2 and (duel := duel_of(buffer, seat)) is not None:
            return _by_duel(duel, state, seat, actions, scores, rng)
        return Judged(actions, scores, wins, ranks)


#: A point by the tables counts so much of a win, where what was played out leaves doubt.
POINT_IN_WINS = 0.04


def _combined(
    values: Floats, scores: Floats, played: Any, ranked: Floats, told: Floats
) -> tuple[Floats, Floats, Floats]:
    """What was played out where it was, and below it what wasn't, in the order of the tables.

    What is told of an action comes from other matches than its rank: the best of several by the same matches would
    look better than it is.
    """
    behind = values - values[played].min()
    wins = np.clip(told[:, 1].min() + POINT_IN_WINS * behind, 0.0, told[:, 1].min())
    scores = scores - scores[played].max() + told[:, 0].max()
    ranks = ranked[:, 1].min() + POINT_IN_WINS * (values - values.max()) - 1.0
    scores[played], wins[played] = told[:, 0], told[:, 1]
    ranks[played] = ranked[:, 1] + POINT_IN_WINS * (values[played] - values.max())
    return scores, wins, ranks


def _by_duel(duel: Duel, state: Any, seat: Seat, codes: Any, scores: Floats, rng: np.random.Generator) -> Judged:
    """Who wins is reckoned out; the points remain what they were taken for."""
    record = state.record
    dice = record.dice.astype(np.int64)
    if record.phase == rules.AGAIN:
        return by_wins(codes, scores, np.array(duel.second_throw(dice))[: len(codes)])
    writings = duel.writings(dice, int(record.active != seat))
    places = np.searchsorted(codes, writings.actions)
    wins = np.empty(len(codes))
    wins[places] = writings.chances
    judged = by_wins(codes, scores, wins)
    judged.ranks[places[writings.best(rng)]] += 1.0
    return judged


def tables_of(state: Any, cost: float) -> tuple[Any, Any, Any]:
    """The solver's tables for the sheets of all seats."""
    record = state.record
    solutions = [solve(record.limits[seat].tobytes(), state.seats, cost) for seat in range(state.seats)]
    return (
        np.stack([solution.worth for solution in solutions]),
        np.stack([solution.again for solution in solutions]),
        np.stack([solution.turns for solution in solutions]),
    )


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

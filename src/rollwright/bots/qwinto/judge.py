"""What a Qwinto player thinks of dice, of a second throw, and of fields."""

from __future__ import annotations

from typing import Any

import numpy as np

from rollwright.bots import weights
from rollwright.bots.judging import Judged, by_wins
from rollwright.bots.qwinto.learn import best_field, passive_value
from rollwright.bots.qwinto.turn import (
    SETS,
    best_dice,
    expected,
    final_chances,
    prepare_seat,
    value_rest,
    with_second_throw,
    worth_of_sums,
)
from rollwright.bots.qwinto.value import PLACES, SUMS, fields_to_end, near_of
from rollwright.bots.winning import chance_to_win
from rollwright.games.protocol import Seat
from rollwright.games.qwinto import rules
from rollwright.games.qwinto.sheet import COLUMNS, ROW_FIELDS, ROWS
from rollwright.jit import kernel

MOST_SEATS_LEARNED = 2
NOT_OVER = -1.0


def net_name(seats: int) -> str:
    """The net for a number of seats; more than two play like two."""
    return f"qwinto-{min(seats, MOST_SEATS_LEARNED)}"


class QwintoJudge:
    """Reckons out the whole turn exactly, on top of the learned value of sheets; `ahead`, the next turn as well."""

    def __init__(self, ahead: bool = False) -> None:
        self._ahead = ahead

    def phase(self, state: Any) -> int:
        """How many fields the seat nearest to the end lacks."""
        return int(closest_to_end(np.frombuffer(state.data, np.int8).copy()))

    def judge(self, state: Any, seat: Seat, rng: np.random.Generator) -> Judged:  # noqa: ARG002
        net = weights.load(net_name(state.seats))
        buffer = np.frombuffer(state.data, np.int8).copy()
        codes, scores = np.empty(rules.ACTIONS, np.int16), np.empty(rules.ACTIONS)
        wins, others = np.empty(rules.ACTIONS), np.empty(state.seats)
        count = judge_actions(net.weights, buffer, seat, self._ahead, codes, scores, wins, others)
        scores, wins = scores[:count], wins[:count]
        phase, going_on = self.phase(state), wins == NOT_OVER
        scores[going_on] += net.gain[phase]
        if state.seats > 1:
            rivals = np.delete(others, seat)[None, :] + net.gain[phase]
            wins[going_on] = chance_to_win(scores[going_on], rivals, float(net.spread[phase]))
        else:
            wins[:] = 1.0
        return by_wins(codes[:count].astype(np.int64), scores, wins, state.seats)


@kernel
def closest_to_end(buffer: Any) -> int:
    """How many fields the seat nearest to the end lacks for two full rows."""
    g = buffer.view(rules.STATE)[0]
    closest = 2 * PLACES
    for seat in range(int(g.seats)):
        closest = min(closest, fields_to_end(g, seat))
    return closest


@kernel
def judge_actions(
    weights: Any, buffer: Any, seat: int, ahead: bool, codes: Any, scores: Any, wins: Any, others: Any
) -> int:
    """Score all legal actions; `wins` where the match would be over, else NOT_OVER; `others`: what all seats expect."""
    g = buffer.view(rules.STATE)[0]
    fields, best = np.empty((ROWS, PLACES, SUMS)), np.empty((ROWS, SUMS))
    worth = np.empty(SUMS)
    rest = prepare_seat(weights, g, seat, fields, best)
    count = rules.legal(g, seat, codes)
    wins[:count] = NOT_OVER
    if g.phase == rules.WRITE:
        score_fields(g, fields, rest, codes, count, scores)
        foresee(weights, g, seat, ahead, codes, count, scores, wins, others)
        return int(count)
    for other in range(int(g.seats)):
        wait = (other - int(g.active)) % int(g.seats)
        others[other] = value_rest(weights, g.cells[other], int(g.fails[other]), near_of(g, other), wait)
    if g.phase == rules.AGAIN:
        worth_of_sums(best, rest, int(g.picked), worth)
        scores[0] = worth[rules.thrown_sum(g)]
        scores[1] = expected(worth, int(g.picked))
    else:
        for dice in range(1, SETS):
            worth_of_sums(best, rest, dice, worth)
            scores[dice - 1] = with_second_throw(worth, dice)
    return int(count)


@kernel
def score_fields(g: Any, fields: Any, rest: float, codes: Any, count: int, scores: Any) -> None:
    """The value of writing the sum into each legal field, and of declining."""
    number = rules.thrown_sum(g)
    for place in range(count):
        scores[place] = rest
        if codes[place] != rules.PASS:
            row, column = codes[place] // COLUMNS, codes[place] % COLUMNS
            for field in range(PLACES):
                if ROW_FIELDS[row, field] == column:
                    scores[place] = fields[row, field, number]


@kernel
def foresee(
    weights: Any, g: Any, seat: int, ahead: bool, codes: Any, count: int, scores: Any, wins: Any, others: Any
) -> None:
    """Let the others write what is best for them: who has won where that ends the match, and else what comes next."""
    fields, best = np.empty((ROWS, PLACES, SUMS)), np.empty((ROWS, SUMS))
    actions, parts = np.empty(rules.MAX_SEATS, np.int16), np.empty(rules.PARTS, np.int16)
    number = rules.thrown_sum(g)
    for other in range(int(g.seats)):
        rest = prepare_seat(weights, g, other, fields, best)
        actions[other] = best_field(fields, rest, int(g.picked), number)
        others[other] = rest
        for row in range(ROWS):
            if g.picked >> row & 1:
                others[other] = max(others[other], best[row, number])
    copy = np.zeros(1, rules.STATE)
    for place in range(count):
        copy[0] = g
        after = copy[0]
        actions[seat] = codes[place]
        rules.decide(after, actions)
        if rules.is_over(after):
            wins[place] = share_of_win(after, seat, parts)
            scores[place] = float(rules.score(after, seat, parts))
        elif ahead:
            scores[place] = value_next_turn(weights, after, seat, fields, best)


@kernel
def value_next_turn(weights: Any, g: Any, seat: int, fields: Any, best: Any) -> float:
    """What a seat expects before a turn, whoever is active in it: exact over the dice."""
    active = int(g.active)
    rest = prepare_seat(weights, g, active, fields, best)
    dice, value = best_dice(best, rest)
    if seat == active:
        return float(value)
    worth, chances = np.empty(SUMS), np.empty(SUMS)
    worth_of_sums(best, rest, dice, worth)
    final_chances(worth, dice, chances)
    rest = prepare_seat(weights, g, seat, fields, best)
    return passive_value(best, rest, dice, chances)


@kernel
def share_of_win(g: Any, seat: int, parts: Any) -> float:
    """1 for a win, a share of it for a tie, 0 otherwise."""
    mine = rules.score(g, seat, parts)
    tied = 1
    for other in range(int(g.seats)):
        if other != seat:
            theirs = rules.score(g, other, parts)
            if theirs > mine:
                return 0.0
            tied += theirs == mine
    return 1.0 / tied

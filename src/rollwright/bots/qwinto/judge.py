"""What a Qwinto player thinks of dice, of a second throw, and of fields."""

from __future__ import annotations

from typing import Any

import numpy as np

from rollwright.bots import weights
from rollwright.bots.judging import Floats, Judged, by_points, by_wins
from rollwright.bots.qwinto.learn import best_field, passive_value
from rollwright.bots.qwinto.turn import (
    DICE_IN,
    NEVER,
    SETS,
    SUM_CHANCES,
    best_dice,
    expected,
    final_chances,
    prepare_seat,
    value_rest,
    with_second_throw,
    worth_of_sums,
)
from rollwright.bots.qwinto.value import PLACES, SUMS, WEIGHTS, fields_to_end, near_of
from rollwright.bots.weights import Net
from rollwright.bots.winning import chance_to_win, share_of_win_by
from rollwright.games.protocol import Seat
from rollwright.games.qwinto import rules
from rollwright.games.qwinto.sheet import COLUMNS, FACES, ROW_FIELDS, ROWS
from rollwright.games.qwinto.state import Step
from rollwright.jit import kernel

MOST_SEATS_LEARNED = 2
NOT_OVER = -1.0
#: How much the active player minds what dice bring to the others: 0 not at all, 1 as much as what wins most.
GRUDGE = 0.2

share_of_win = share_of_win_by(rules)


def net_name(seats: int) -> str:
    """The net for a number of seats; more than two play like two."""
    return f"qwinto-{min(seats, MOST_SEATS_LEARNED)}"


class QwintoJudge:
    """Reckons out the whole turn exactly, on top of the learned value of sheets; `ahead`, the next turn as well."""

    def __init__(self, ahead: bool = False, by_points: bool = False) -> None:
        self._ahead = ahead
        self._by_points = by_points

    def phase(self, state: Any) -> int:
        """How many fields the seat nearest to the end lacks."""
        return int(closest_to_end(state.readable))

    def judge(self, state: Any, seat: Seat, rng: np.random.Generator) -> Judged:  # noqa: ARG002
        net = weights.load_for(net_name(state.seats), WEIGHTS)
        codes, scores = np.empty(rules.ACTIONS, np.int16), np.empty(rules.ACTIONS)
        wins, others = np.empty(rules.ACTIONS), np.empty(state.seats)
        count = judge_actions(net.weights, state.readable, seat, self._ahead, codes, scores, wins, others)
        scores, wins = scores[:count], wins[:count]
        phase, going_on = self.phase(state), wins == NOT_OVER
        gain, spread = net.gain[phase], float(net.spread[phase])
        scores[going_on] += gain
        actions = codes[:count].astype(np.int64)
        if state.seats == 1 or self._by_points:
            return by_points(actions, scores, state.seats)
        rivals = np.delete(others, seat) + gain
        if state.step is Step.WRITE:
            wins[going_on] = chance_to_win(scores[going_on], rivals[None, :], spread)
        else:
            wins = _wins_by_dice(state, seat, net, phase, rivals)
        return by_wins(actions, scores, wins)


def _wins_by_dice(state: Any, seat: Seat, net: Net, phase: int, rivals: Floats) -> Floats:
    """The chance to win with each set of dice, or with keeping the throw and with throwing again.

    The others write the same sum: what it brings to them counts for so much as they are grudged it.
    """
    scores, over = np.full((SETS, SUMS), NEVER), np.full((SETS, SUMS), NOT_OVER)
    others = np.zeros((SETS, SUMS, state.seats))
    foresee_throws(net.weights, state.readable, seat, scores, over, others)
    gain, spread = net.gain[phase], float(net.spread[phase])
    theirs = np.delete(others, seat, axis=2).reshape(SETS * SUMS, -1) + gain
    wins = chance_to_win(scores.ravel() + gain, rivals + GRUDGE * (theirs - rivals), spread).reshape(SETS, SUMS)
    wins = np.maximum(wins, over)
    chances = SUM_CHANCES[DICE_IN]
    again = (chances * wins).sum(axis=1)
    if state.step is Step.AGAIN:
        picked = int(state.record.picked)
        return np.array([wins[picked, state.number], again[picked]])
    either: Floats = (chances * np.maximum(wins, again[:, None])).sum(axis=1)
    return either[1:]


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
    fields, best, rests = prepare_all(weights, g)
    if g.phase == rules.WRITE:
        count = judge_writing(g, seat, fields, best, rests, codes, scores, wins, others)
        if ahead:
            look_ahead(weights, g, seat, fields, rests, codes, count, wins, scores)
        return int(count)
    count = int(rules.legal(g, seat, codes))
    wins[:count] = NOT_OVER
    for other in range(int(g.seats)):
        wait = (other - int(g.active)) % int(g.seats)
        others[other] = value_rest(weights, g.cells[other], int(g.fails[other]), near_of(g, other), wait)
    worth = np.empty(SUMS)
    if g.phase == rules.AGAIN:
        worth_of_sums(best[seat], rests[seat], int(g.picked), worth)
        scores[0] = worth[rules.thrown_sum(g)]
        scores[1] = expected(worth, int(g.picked))
    else:
        for dice in range(1, SETS):
            worth_of_sums(best[seat], rests[seat], dice, worth)
            scores[dice - 1] = with_second_throw(worth, dice)
    return count


@kernel
def prepare_all(weights: Any, g: Any) -> Any:
    """What every seat could write this turn: by field and number, the best of each row, and what it is to decline."""
    seats = int(g.seats)
    fields, best, rests = np.empty((seats, ROWS, PLACES, SUMS)), np.empty((seats, ROWS, SUMS)), np.empty(seats)
    for seat in range(seats):
        rests[seat] = prepare_seat(weights, g, seat, fields[seat], best[seat])
    return fields, best, rests


@kernel
def judge_writing(
    g: Any, seat: int, fields: Any, best: Any, rests: Any, codes: Any, scores: Any, wins: Any, others: Any
) -> int:
    """Score what a seat may write, if the others write what is best for them: who has won where that ends the match."""
    actions, parts = np.empty(rules.MAX_SEATS, np.int16), np.empty(rules.PARTS, np.int16)
    count = int(rules.legal(g, seat, codes))
    score_fields(g, fields[seat], rests[seat], codes, count, scores)
    expect_writing(g, fields, rests, actions)
    number = rules.thrown_sum(g)
    for other in range(int(g.seats)):
        others[other] = rests[other]
        for row in range(ROWS):
            if g.picked >> row & 1:
                others[other] = max(others[other], best[other, row, number])
    copy = np.zeros(1, rules.STATE)
    for place in range(count):
        copy[0] = g
        after = copy[0]
        actions[seat] = codes[place]
        rules.decide(after, actions)
        wins[place] = NOT_OVER
        if rules.is_over(after):
            wins[place] = share_of_win(after, seat, parts)
            scores[place] = float(rules.score(after, seat, parts))
    return count


@kernel
def expect_writing(g: Any, fields: Any, rests: Any, actions: Any) -> None:
    """What every seat writes best."""
    for seat in range(int(g.seats)):
        actions[seat] = best_field(fields[seat], rests[seat], int(g.picked), rules.thrown_sum(g))


@kernel
def look_ahead(
    weights: Any, g: Any, seat: int, fields: Any, rests: Any, codes: Any, count: int, wins: Any, scores: Any
) -> None:
    """Where the match goes on, score what can be written by the turn that comes next."""
    actions = np.empty(rules.MAX_SEATS, np.int16)
    expect_writing(g, fields, rests, actions)
    room, best = np.empty((ROWS, PLACES, SUMS)), np.empty((ROWS, SUMS))
    copy = np.zeros(1, rules.STATE)
    for place in range(count):
        if wins[place] == NOT_OVER:
            copy[0] = g
            after = copy[0]
            actions[seat] = codes[place]
            rules.decide(after, actions)
            scores[place] = value_next_turn(weights, after, seat, room, best)


@kernel
def foresee_throws(weights: Any, buffer: Any, seat: int, best_scores: Any, over: Any, others: Any) -> None:
    """By set of dice and sum: the best score where the match goes on, the best share of the win where it doesn't."""
    room = buffer.copy().view(rules.STATE)
    codes, scores, wins = np.empty(rules.ACTIONS, np.int16), np.empty(rules.ACTIONS), np.empty(rules.ACTIONS)
    fields, best, rests = prepare_all(weights, room[0])
    for dice in range(1, SETS):
        g = room[0]
        g.phase = rules.WRITE
        g.picked = dice
        for number in range(SUMS):
            if SUM_CHANCES[DICE_IN[dice], number] == 0.0:
                continue
            show_sum(g, number)
            count = judge_writing(g, seat, fields, best, rests, codes, scores, wins, others[dice, number])
            for place in range(count):
                if wins[place] == NOT_OVER:
                    best_scores[dice, number] = max(best_scores[dice, number], scores[place])
                else:
                    over[dice, number] = max(over[dice, number], wins[place])


@kernel
def show_sum(g: Any, number: int) -> None:
    """Let the picked dice show a sum, no matter how."""
    left, lying = number, int(DICE_IN[g.picked])
    for die in range(rules.DICE):
        g.dice[die] = 0
        if g.picked >> die & 1:
            lying -= 1
            g.dice[die] = min(len(FACES), left - lying)
            left -= int(g.dice[die])


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

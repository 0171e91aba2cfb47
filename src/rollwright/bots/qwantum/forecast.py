"""What every seat of a match of Qwantum expects, at any point of a turn."""

from __future__ import annotations

from typing import Any

import numpy as np

from rollwright.bots.judging import Outlook, outlooks
from rollwright.bots.qwantum.judge import share_of_win, waiting
from rollwright.bots.qwantum.player import QwantumJudge
from rollwright.bots.qwantum.reroll import FALLS, worth_of_sets
from rollwright.bots.qwantum.turn import FACES, SETS, best_double, best_single, value_sheet
from rollwright.bots.qwantum.turn_values import foresee_turn
from rollwright.bots.qwantum.value import PAIRS, SUMS, near_of
from rollwright.bots.winning import win_chance
from rollwright.games.qwantum import rules
from rollwright.jit import kernel
from rollwright.sim.chance import WORDS, begin_stream, below, key_of

#: Throws that are sampled where dice are still to fall, always the same ones.
SAMPLES = 96
KEY = key_of(1)


def forecast(state: Any) -> tuple[Outlook, ...]:
    """What every seat expects, if all play like the master."""
    judge = QwantumJudge()
    net, phase = judge.net(state.variant, state.seats), judge.phase(state)
    scores, wins = np.zeros(state.seats), np.zeros(state.seats)
    mind = (net.weights, float(net.gain[phase]), float(net.spread[phase]))
    look_at_match(mind, FALLS, np.frombuffer(state.data, np.int8).copy(), KEY, scores, wins)
    return outlooks(scores, wins)


@kernel
def look_at_match(mind: Any, falls: Any, buffer: Any, key: Any, scores: Any, wins: Any) -> None:
    """What every seat expects. `mind`: weights, and gain and spread of this phase."""
    room = buffer.view(rules.STATE)
    seats = int(room[0].seats)
    if room[0].phase == rules.THROW:
        for seat in range(seats):
            wait = (seat - int(room[0].active)) % seats
            near, fails = near_of(room[0], seat), int(room[0].fails[seat])
            value = value_sheet(mind[0], room[0].written[seat], room[0].cells[seat], fails, near, wait)
            scores[seat] = value + mind[1]
        for seat in range(seats):
            wins[seat] = win_chance(scores, seat, mind[2])
        return
    again = int(room[0].again)
    if room[0].phase == rules.AGAIN:
        again = best_set(mind[0], falls, room[0])
    samples = SAMPLES if again else 1
    chance, start = np.empty(WORDS, np.int64), buffer.copy()
    sample_scores, sample_wins = np.empty(seats), np.empty(seats)
    scores[:] = 0.0
    wins[:] = 0.0
    for sample in range(samples):
        buffer[:] = start
        begin_stream(chance, key, sample)
        for die in range(rules.DICE):
            if again >> die & 1:
                room[0].dice[die] = below(chance, FACES) + (1 if die == rules.WHITE else 0)
        after_writing(mind, room, sample_scores, sample_wins)
        for seat in range(seats):
            scores[seat] += sample_scores[seat] / samples
            wins[seat] += sample_wins[seat] / samples


@kernel
def best_set(weights: Any, falls: Any, g: Any) -> int:
    """The dice that the active player throws again."""
    active = int(g.active)
    sheet = (g.written[active], g.cells[active], int(g.fails[active]), near_of(g, active), waiting(g, active))
    failed = value_sheet(weights, sheet[0], sheet[1], sheet[2] + 1, sheet[3], sheet[4])
    best, worths = np.empty((PAIRS, SUMS, SUMS)), np.empty(SETS)
    foresee_turn(weights, sheet, failed, best)
    worth_of_sets(falls, best, g.dice, worths)
    return int(np.argmax(worths))


@kernel
def after_writing(mind: Any, room: Any, scores: Any, wins: Any) -> None:
    """What every seat has after writing what is best for it; exact where that ends the match."""
    seats, active = int(room[0].seats), int(room[0].active)
    actions, parts = np.empty(rules.MAX_SEATS, np.int16), np.empty(rules.PARTS, np.int16)
    sums, two = rules.colour_sums(room[0]), int(rules.PASS)
    taken = int(room[0].taken)
    is_second = room[0].phase == rules.SECOND
    for turn in range(seats):  # the active player first: the others can't have what it takes
        seat = (active + turn) % seats
        g = room[0]
        sheet = (g.written[seat], g.cells[seat], int(g.fails[seat]), near_of(g, seat), waiting(g, seat))
        fails = sheet[2] + int(seat == active and taken == rules.NOTHING)
        rest = value_sheet(mind[0], sheet[0], sheet[1], fails, sheet[3], sheet[4])
        if seat == active and not is_second:
            actions[seat], two, scores[seat] = best_double(mind[0], sheet, rest, sums)
            taken = int(actions[seat]) if actions[seat] != rules.PASS else int(rules.NOTHING)
        else:
            actions[seat], scores[seat] = best_single(mind[0], sheet, rest, sums, taken)
        scores[seat] += mind[1]
    room[0].phase = rules.SECOND if is_second else rules.FIRST
    rules.decide(room[0], actions)
    if not is_second and not rules.is_over(room[0]):
        actions[active] = two
        rules.decide(room[0], actions)
    over = rules.is_over(room[0])
    for seat in range(seats):
        if over:
            scores[seat] = float(rules.score(room[0], seat, parts))
            wins[seat] = share_of_win(room[0], seat, parts)
        else:
            wins[seat] = win_chance(scores, seat, mind[2])

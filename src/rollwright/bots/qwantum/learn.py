"""Self-play that learns the value of Qwantum sheets: each should be worth what the next one turns out to be."""

from __future__ import annotations

from typing import Any

import numpy as np

from rollwright.bots.qwantum.sampled import best_again, lying_adds, sample_throws, sampled_worth
from rollwright.bots.qwantum.turn import FACES, SETS, best_double, best_single, pop, push, value_sheet
from rollwright.bots.qwantum.turn_values import foresee_turn
from rollwright.bots.qwantum.value import FEATURES, PAIRS, SUMS, list_features, near_of, sum_of
from rollwright.bots.temporal_coherence import coherent_update
from rollwright.games.qwantum import rules
from rollwright.games.qwantum.sheet import FAILED_THROWS_TO_END
from rollwright.jit import kernel
from rollwright.sim.chance import WORDS, begin_stream, below

#: Sampled throws behind the choice of the dice to throw again. More make a match slower, but no better to learn from.
SAMPLES = 128


@kernel
def learn_matches(
    weights: Any, memory: Any, seats: int, key: Any, first: int, matches: int, rate: float, price: float
) -> Any:
    """Play matches with oneself and learn after every turn; return the sum of points and of squares over all seats.

    `price` is what a turn costs, in points: whoever hurries ends the match while others wait.
    """
    room = np.zeros(1, rules.STATE)
    chance = np.empty(WORDS, np.int64)
    best = np.empty((PAIRS, SUMS, SUMS))
    lying, throws = np.empty(rules.DICE, np.int64), np.empty((SAMPLES, rules.DICE), np.int64)
    worths = np.empty(SETS)
    found, counts = np.empty((seats, FEATURES), np.int64), np.zeros(seats, np.int64)
    parts, actions = np.empty(rules.PARTS, np.int16), np.empty(rules.MAX_SEATS, np.int16)
    points, squares = 0.0, 0.0
    for match in range(first, first + matches):
        g = room[0]
        begin_stream(chance, key, match)
        rules.start(g, seats, 0, below(chance, seats))
        counts[:] = 0
        while not rules.is_over(g):
            active = int(g.active)
            near = near_of(g, active)
            written, cells, fails = g.written[active], g.cells[active], int(g.fails[active])
            failed = value_sheet(weights, written, cells, fails + 1, near, seats - 1)
            sheet = (written, cells, fails, near, seats - 1)
            foresee_turn(weights, sheet, failed, best)
            throw_dice(g, chance, rules.ALL_DICE)
            sample_throws(chance, throws)
            lying_adds(g, lying)
            again = best_again(best, g, lying, throws, worths)
            # Other throws than those that chose the dice: these would think too well of them.
            sample_throws(chance, throws)
            target = sampled_worth(best, lying, throws, again)
            learn_one(weights, memory, found[active], counts[active], target - price, rate)
            throw_dice(g, chance, again)
            sums = rules.colour_sums(g)
            one, two, _ = best_double(weights, sheet, failed, sums)
            remember(g, active, one, two, sums, found, counts)
            for seat in range(seats):
                if seat != active:
                    actions[seat] = passive_turn(weights, memory, g, seat, one, sums, found, counts, rate, price)
            g.phase = rules.FIRST
            actions[active] = one
            rules.decide(g, actions)
            if not rules.is_over(g):
                actions[active] = two
                rules.decide(g, actions)
        for seat in range(seats):
            total = float(rules.score(g, seat, parts))
            points += total
            squares += total * total
            learn_one(weights, memory, found[seat], counts[seat], total, rate)
    return points, squares


@kernel
def passive_turn(
    weights: Any,
    memory: Any,
    g: Any,
    seat: int,
    taken: int,
    sums: int,
    found: Any,
    counts: Any,
    rate: float,
    price: float,
) -> int:
    """Decide for a seat in another's turn, and learn what the turn has brought."""
    near, wait = near_of(g, seat), (seat - int(g.active) - 1) % int(g.seats)
    sheet = (g.written[seat], g.cells[seat], int(g.fails[seat]), near, wait)
    rest = value_sheet(weights, sheet[0], sheet[1], sheet[2], near, wait)
    action, value = best_single(weights, sheet, rest, sums, taken)
    learn_one(weights, memory, found[seat], counts[seat], value - price, rate)
    remember(g, seat, action, rules.PASS, sums, found, counts)
    return int(action)


@kernel
def throw_dice(g: Any, chance: Any, dice: int) -> None:
    """Throw these dice; the others stay as they lie."""
    for die in range(rules.DICE):
        if dice >> die & 1:
            g.dice[die] = below(chance, FACES) + (1 if die == rules.WHITE else 0)


@kernel
def learn_one(weights: Any, memory: Any, found: Any, count: int, target: float, rate: float) -> None:
    """Move the value of the remembered sheet towards the target."""
    if count and rate > 0.0:
        coherent_update(weights, memory, found[:count], target - sum_of(weights, found, count), rate)


@kernel
def remember(g: Any, seat: int, one: int, two: int, sums: int, found: Any, counts: Any) -> None:
    """Keep the features of a sheet as its owner leaves it, unless that ends the match."""
    written, cells = g.written[seat], g.cells[seat]
    fails = int(g.fails[seat]) + (1 if one == rules.PASS and seat == g.active else 0)
    near, wait = near_of(g, seat), (seat - int(g.active) - 1) % int(g.seats)
    if one != rules.PASS:
        push(written, cells, one, rules.sum_of(sums, one))
    if two != rules.PASS:
        push(written, cells, two, rules.sum_of(sums, two))
    counts[seat] = 0
    if fails < FAILED_THROWS_TO_END and not rules.sheet_is_full(g, seat):
        counts[seat] = list_features(written, cells, fails, near, wait, found[seat])
    if one != rules.PASS:
        pop(written, cells, one)
    if two != rules.PASS:
        pop(written, cells, two)

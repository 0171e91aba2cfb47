"""Self-play that learns the value of Qwinto sheets: each should be worth what the next turn is expected to bring."""

from __future__ import annotations

from typing import Any

import numpy as np

from rollwright.bots.qwinto.turn import (
    best_dice,
    expected,
    final_chances,
    prepare_seat,
    worth_of_sums,
)
from rollwright.bots.qwinto.value import FEATURES, PLACES, SUMS, list_features, near_of, sum_of
from rollwright.bots.temporal_coherence import coherent_update
from rollwright.games.qwinto import rules
from rollwright.games.qwinto.sheet import COLUMNS, FACES, FAILED_THROWS_TO_END, FULL_ROWS_TO_END, ROW_FIELDS, ROWS
from rollwright.jit import kernel
from rollwright.sim.chance import WORDS, begin_stream, below

#: A seat whose player learns, where rivals have the number of their weights.
LEARNER = -1
#: In how many parts a share of matches is drawn.
SHARES = 1000


@kernel
def learn_matches(
    weights: Any, memory: Any, rivals: Any, seats: int, key: Any, first: int, matches: int, rate: float, terms: Any
) -> Any:
    """Play matches and learn after every turn; return the points, squares and number of the seats that learned.

    `terms`: what a turn costs, and the share of matches in which one seat meets rivals in place of its own copies.
    `rivals` has a row of weights for each; they play for their own values and don't learn.
    """
    room = np.zeros(1, rules.STATE)
    chance = np.empty(WORDS, np.int64)
    fields, best = np.empty((seats, ROWS, PLACES, SUMS)), np.empty((seats, ROWS, SUMS))
    rests, chances, worth = np.empty(seats), np.empty(SUMS), np.empty(SUMS)
    found, counts = np.empty((seats, FEATURES), np.int64), np.zeros(seats, np.int64)
    parts, actions = np.empty(rules.PARTS, np.int16), np.empty(rules.MAX_SEATS, np.int16)
    players = np.empty(seats, np.int64)
    points, squares, learned = 0.0, 0.0, 0
    for match in range(first, first + matches):
        g = room[0]
        begin_stream(chance, key, match)
        rules.start(g, seats, 0, below(chance, seats))
        seat_players(chance, len(rivals), terms[1], players)
        counts[:] = 0
        while not rules.is_over(g):
            active = int(g.active)
            for seat in range(seats):
                mind = weights if players[seat] == LEARNER else rivals[players[seat]]
                rests[seat] = prepare_seat(mind, g, seat, fields[seat], best[seat])
            dice, value = best_dice(best[active], rests[active])
            worth_of_sums(best[active], rests[active], dice, worth)
            final_chances(worth, dice, chances)
            for seat in range(seats):
                if players[seat] == LEARNER:
                    target = value if seat == active else passive_value(best[seat], rests[seat], dice, chances)
                    learn_one(weights, memory, found[seat], counts[seat], target - terms[0], rate)
            number = throw_dice(g, chance, dice, expected(worth, dice), worth)
            for seat in range(seats):
                actions[seat] = best_field(fields[seat], rests[seat], dice, number)
                remember(g, seat, actions[seat], number, found, counts)
            g.phase = rules.WRITE
            rules.decide(g, actions)
        for seat in range(seats):
            if players[seat] == LEARNER:
                total = float(rules.score(g, seat, parts))
                points += total
                squares += total * total
                learned += 1
                learn_one(weights, memory, found[seat], counts[seat], total, rate)
    return points, squares, learned


@kernel
def seat_players(chance: Any, rivals: int, share: float, players: Any) -> None:
    """Draw who sits where: all seats learn, or one of them among rivals."""
    players[:] = LEARNER
    if rivals and below(chance, SHARES) < share * SHARES:
        seats = len(players)
        learner = below(chance, seats)
        for seat in range(seats):
            if seat != learner:
                players[seat] = below(chance, rivals)


@kernel
def passive_value(best: Any, rest: float, dice: int, chances: Any) -> float:
    """What a turn of another player is worth, given the dice and how likely every sum is in the end."""
    worth = np.empty(SUMS)
    worth_of_sums(best, rest, dice, worth)
    total = 0.0
    for number in range(SUMS):
        total += chances[number] * worth[number]
    return total


@kernel
def learn_one(weights: Any, memory: Any, found: Any, count: int, target: float, rate: float) -> None:
    """Move the value of the remembered sheet towards the target."""
    if count and rate > 0.0:
        coherent_update(weights, memory, found[:count], target - sum_of(weights, found, count), rate)


@kernel
def throw_dice(g: Any, chance: Any, dice: int, again: float, worth: Any) -> int:
    """Throw, and throw again what is worth less than a throw; the dice stay on the table."""
    g.picked = dice
    total = 0
    for _ in range(2):
        total = 0
        for die in range(ROWS):
            g.dice[die] = FACES[below(chance, len(FACES))] if dice >> die & 1 else 0
            total += int(g.dice[die])
        if worth[total] >= again:
            break
    return total


@kernel
def best_field(fields: Any, rest: float, dice: int, number: int) -> int:
    """The best field for a number, or to decline."""
    action, value = int(rules.PASS), rest
    for row in range(ROWS):
        if dice >> row & 1:
            for place in range(PLACES):
                if fields[row, place, number] > value:
                    value = fields[row, place, number]
                    action = row * COLUMNS + int(ROW_FIELDS[row, place])
    return action


@kernel
def remember(g: Any, seat: int, action: int, number: int, found: Any, counts: Any) -> None:
    """Keep the features of a sheet as its owner leaves it, unless that ends the match."""
    wait = (seat - int(g.active) - 1) % int(g.seats)
    near = near_of(g, seat)
    fails = int(g.fails[seat]) + (1 if action == rules.PASS and seat == g.active else 0)
    row, column = action // COLUMNS, action % COLUMNS
    if action != rules.PASS:
        g.cells[seat, row, column] = number
    counts[seat] = 0
    if fails < FAILED_THROWS_TO_END and rules.full_rows(g, seat) < FULL_ROWS_TO_END:
        counts[seat] = list_features(g.cells[seat], fails, near, wait, found[seat])
    if action != rules.PASS:
        g.cells[seat, row, column] = 0

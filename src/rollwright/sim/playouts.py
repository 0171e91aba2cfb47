"""Whole matches inside one compiled call. Loaded once for each game, with its rules as globals (see `sim.loops`)."""

from __future__ import annotations

from typing import Any

import numpy as np

from rollwright.jit import kernel
from rollwright.sim.chance import WORDS, begin_stream, below

rules: Any
STATE_BYTES: int
throw_random: Any
failures: Any
#: The dice decisions of the greedy player, or -1 when it is to write.
greedy_about_dice: Any
#: A policy that only this game has.
choose_own: Any

FIRST_SEAT = 0

# Policies.
RANDOM, GREEDY, OWN = range(3)


@kernel
def play(
    first_match: int,
    key: Any,
    seats: int,
    variant: int,
    policies: Any,
    scores: Any,
    parts: Any,
    fails: Any,
    turns: Any,
    finals: Any,
) -> None:
    """Play matches with these numbers, one policy a seat, and fill in a row of the results for each.

    `finals` gets the final states, or has no rows if nobody wants them.
    """
    buffer, trial = np.zeros(STATE_BYTES, np.int8), np.zeros(STATE_BYTES, np.int8)
    g, after = buffer.view(rules.STATE)[0], trial.view(rules.STATE)[0]
    chance = np.empty(WORDS, np.int64)
    wanted, faces = np.empty(rules.DICE, np.int8), np.empty(rules.DICE, np.int8)
    actions, chosen = np.empty(rules.ACTIONS, np.int16), np.empty(rules.MAX_SEATS, np.int16)
    plan = np.empty(1, np.int16)
    for match in range(len(scores)):
        begin_stream(chance, key, first_match + match)
        rules.start(g, seats, variant, int(FIRST_SEAT))
        count = 0
        while not rules.is_over(g):
            deciders = rules.deciders(g)
            if deciders == 0:
                count += int(g.phase == rules.THROW)
                throw_random(g, chance, wanted, faces)
                continue
            for seat in range(seats):
                if deciders >> seat & 1:
                    if policies[seat] == RANDOM:
                        chosen[seat] = actions[below(chance, rules.legal(g, seat, actions))]
                    elif policies[seat] == GREEDY:
                        chosen[seat] = choose_greedily(
                            g, after, buffer, trial, seat, chance, actions, parts[match, seat]
                        )
                    else:
                        chosen[seat] = choose_own(g, seat, chance, actions, plan)
            rules.decide(g, chosen)
        turns[match] = count
        for seat in range(seats):
            scores[match, seat] = rules.score(g, seat, parts[match, seat])
            fails[match, seat] = failures(g, seat)
        if len(finals):
            copy(buffer, finals[match])


@kernel
def choose_greedily(
    g: Any, after: Any, buffer: Any, trial: Any, seat: int, chance: Any, actions: Any, parts: Any
) -> int:
    """What raises the own score most at once; of what is worth the same, something written, and that at random.

    `g` and `after` are what `buffer` and `trial` hold.
    """
    about_dice = greedy_about_dice(g, seat, chance, actions)
    if about_dice >= 0:
        return int(about_dice)
    best, best_worth, ties = -1, 0, 0
    for place in range(rules.legal(g, seat, actions)):
        action = actions[place]
        copy(buffer, trial)
        rules.mark(after, seat, action)
        worth = 2 * int(rules.score(after, seat, parts)) + int(is_written(g, after, seat))
        if best < 0 or worth > best_worth:
            best, best_worth, ties = int(action), worth, 0
        if worth == best_worth:
            ties += 1
            if below(chance, ties) == 0:
                best = int(action)
    return best


@kernel
def copy(buffer: Any, to: Any) -> None:
    """Byte by byte, as in `is_written`: what Numba has for whole arrays takes seconds to compile."""
    for place in range(len(buffer)):
        to[place] = buffer[place]


@kernel
def is_written(g: Any, after: Any, seat: int) -> bool:
    """Something stands on the sheet that didn't stand there before."""
    for row in range(g.cells.shape[1]):
        for column in range(g.cells.shape[2]):
            if after.cells[seat, row, column] != g.cells[seat, row, column]:
                return True
    return False

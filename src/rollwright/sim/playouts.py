"""Whole matches inside one compiled call. Loaded once for each game, with its rules as globals (see `sim.loops`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from rollwright.jit import kernel
from rollwright.sim.chance import WORDS, begin_stream, below

if TYPE_CHECKING:
    from rollwright.games.rules_protocol import rules
    from rollwright.sim.choices import GREEDY, RANDOM, choose_greedily, copy
    from rollwright.sim.defaults import no_failures as failures
    from rollwright.sim.defaults import no_own_policy as choose_own
    from rollwright.sim.dice import throw_random

    STATE_BYTES = 0

FIRST_SEAT = 0


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
                    # Not by `choose`: these loops lose a sixth of their speed by another call.
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

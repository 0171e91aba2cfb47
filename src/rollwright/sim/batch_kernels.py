"""Many matches stepped by one compiled call. Loaded once for each game, with its rules as globals (see `sim.loops`)."""

from __future__ import annotations

from typing import Any

import numpy as np

from rollwright.jit import kernel
from rollwright.sim.chance import begin_stream

rules: Any
throw_random: Any


@kernel
def begin(states: Any, chances: Any, masks: Any, key: Any, first_match: int, seats: int, variant: int) -> None:
    """Start all matches and throw dice up to the first decisions."""
    wanted, faces = np.empty(rules.DICE, np.int8), np.empty(rules.DICE, np.int8)
    actions = np.empty(rules.ACTIONS, np.int16)
    for match in range(len(states)):
        g = states[match].view(rules.STATE)[0]
        begin_stream(chances[match], key, first_match + match)
        rules.start(g, seats, variant, 0)
        go_on(g, chances[match], wanted, faces, actions, masks[match])


@kernel
def step(states: Any, chances: Any, masks: Any, decisions: Any) -> int:
    """Carry out the decisions of all matches that aren't over, throw dice up to the next ones; how many still run.

    Decisions must be allowed by the masks; those of seats that don't decide are not looked at. If one is not allowed,
    nothing is changed, and the number of its match is returned as -1 - match.
    """
    for match in range(len(states)):
        if not are_allowed(states[match].view(rules.STATE)[0], masks[match], decisions[match]):
            return -1 - match
    wanted, faces = np.empty(rules.DICE, np.int8), np.empty(rules.DICE, np.int8)
    actions = np.empty(rules.ACTIONS, np.int16)
    running = 0
    for match in range(len(states)):
        g = states[match].view(rules.STATE)[0]
        if not rules.is_over(g):
            rules.decide(g, decisions[match])
            go_on(g, chances[match], wanted, faces, actions, masks[match])
            running += int(not rules.is_over(g))
    return running


@kernel
def are_allowed(g: Any, mask: Any, decisions: Any) -> bool:
    deciders = rules.deciders(g)
    for seat in range(int(g.seats)):
        if deciders >> seat & 1:
            action = int(decisions[seat])
            if action < 0 or action >= rules.ACTIONS or not mask[seat, action]:
                return False
    return True


@kernel
def go_on(g: Any, chance: Any, wanted: Any, faces: Any, actions: Any, mask: Any) -> None:
    """Throw until somebody decides or the match is over, then mark what is legal."""
    while rules.deciders(g) == 0 and not rules.is_over(g):
        throw_random(g, chance, wanted, faces)
    mask[:] = False
    for seat in range(int(g.seats)):
        for place in range(rules.legal(g, seat, actions)):
            mask[seat, actions[place]] = True


@kernel
def results(states: Any, scores: Any, over: Any) -> None:
    """The scores as the sheets stand, and which matches are over."""
    parts = np.empty(rules.PARTS, np.int16)
    for match in range(len(states)):
        g = states[match].view(rules.STATE)[0]
        over[match] = rules.is_over(g)
        for seat in range(int(g.seats)):
            scores[match, seat] = rules.score(g, seat, parts)

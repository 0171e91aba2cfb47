"""Many matches stepped by one compiled call. Loaded once for each game, with its rules as globals (see `sim.loops`).

The loops over all matches take their arrays apart once; what they call for each match gets rows, which is faster.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from rollwright.jit import kernel
from rollwright.sim.chance import begin_stream
from rollwright.sim.lanes import FINAL, MARGIN, OUTSIDE, SCORE

if TYPE_CHECKING:
    from rollwright.games.rules_protocol import rules
    from rollwright.sim.choices import choose
    from rollwright.sim.defaults import no_failures as failures
    from rollwright.sim.dice import throw_random

    STATE_BYTES = 0

FIRST_SEAT = 0


@kernel
def begin(lanes: Any, course: Any, chosen: Any) -> None:
    """Start the chosen matches and play on to the first decision from outside."""
    room = working_room()
    for lane in range(len(chosen)):
        if chosen[lane]:
            start(lanes, course, lane)
            take_up(lanes, course, lane, room)


@kernel
def resume(lanes: Any, course: Any) -> None:
    """Go on from states that were written into the lanes."""
    room = working_room()
    parts = np.empty(rules.PARTS, np.int16)
    for lane in range(len(lanes.states)):
        begin_stream(lanes.chances[lane], lanes.keys[lane], lanes.numbers[lane])
        g = lanes.states[lane].view(rules.STATE)[0]
        for seat in range(course.seats):
            lanes.scores[lane, seat] = rules.score(g, seat, parts)
        take_up(lanes, course, lane, room)


@kernel
def start(lanes: Any, course: Any, lane: int) -> None:
    """Empty sheets, and the stream of chance that belongs to the match."""
    begin_stream(lanes.chances[lane], lanes.keys[lane], lanes.numbers[lane])
    rules.start(lanes.states[lane].view(rules.STATE)[0], course.seats, course.variant, int(FIRST_SEAT))
    lanes.turns[lane, 0] = 0
    for seat in range(course.seats):
        lanes.scores[lane, seat] = 0


@kernel
def take_up(lanes: Any, course: Any, lane: int, room: Any) -> None:
    """Play on to the first decision from outside, and show it."""
    buffer, actions = lanes.states[lane], np.empty(rules.ACTIONS, np.int16)
    g = buffer.view(rules.STATE)[0]
    go_on(g, buffer, lanes.chances[lane], lanes.turns[lane], lanes.plans[lane], course.policies, room)
    mark_legal(g, course.policies, lanes.masks[lane], actions)
    if course.observer >= 0:
        observe_one(buffer, course.observer, course.seats, course.places, course.seat_places, lanes.observations[lane])


@kernel
def step(lanes: Any, course: Any, decisions: Any, moving: Any) -> int:
    """Carry out decisions in the moving matches that aren't over, and play on to the next decision from outside.

    Decisions must be allowed by the masks; those of seats that don't decide are not looked at. If one is not allowed,
    nothing is changed, and the number of its match is returned as -1 - match. Otherwise: how many matches still run.
    """
    states, masks, chances, turns, plans = lanes.states, lanes.masks, lanes.chances, lanes.turns, lanes.plans
    scores, rewards, observations = lanes.scores, lanes.rewards, lanes.observations
    policies, kind = course.policies, course.reward
    observer, seats, places, seat_places = course.observer, course.seats, course.places, course.seat_places
    for lane in range(len(states)):
        if moving[lane] and not are_allowed(states[lane].view(rules.STATE)[0], masks[lane], policies, decisions[lane]):
            return -1 - lane
    room = working_room()
    actions, parts = np.empty(rules.ACTIONS, np.int16), np.empty(rules.PARTS, np.int16)
    running = 0
    for lane in range(len(states)):
        buffer = states[lane]
        g = buffer.view(rules.STATE)[0]
        if moving[lane] and not rules.is_over(g):
            decide(g, buffer, chances[lane], plans[lane], policies, decisions[lane], room)
            go_on(g, buffer, chances[lane], turns[lane], plans[lane], policies, room)
            over = rules.is_over(g)
            if over or kind == SCORE:
                reward(g, over, kind, policies, scores[lane], rewards[lane], parts)
            if over:
                conclude(lanes, course, lane, room)
            mark_legal(g, policies, masks[lane], actions)
            if observer >= 0:
                observe_one(buffer, observer, seats, places, seat_places, observations[lane])
        running += int(not rules.is_over(g))
    return running


@kernel
def conclude(lanes: Any, course: Any, lane: int, room: Any) -> None:
    """Note how a match ended, and begin the next one if that is asked for."""
    buffer = lanes.states[lane]
    lanes.over[lane] = True
    for seat in range(course.seats):
        lanes.final_scores[lane, seat] = lanes.scores[lane, seat]
    if course.restart:
        if course.observer >= 0:
            observation = lanes.final_observations[lane]
            observe_one(buffer, course.observer, course.seats, course.places, course.seat_places, observation)
        lanes.numbers[lane] += course.stride
        start(lanes, course, lane)
        g = buffer.view(rules.STATE)[0]
        go_on(g, buffer, lanes.chances[lane], lanes.turns[lane], lanes.plans[lane], course.policies, room)


@kernel
def working_room() -> Any:
    """Arrays that one match after the other may use: a trial state, wanted, faces, legal, chosen, parts."""
    return (
        np.zeros(STATE_BYTES, np.int8),
        np.empty(rules.DICE, np.int8),
        np.empty(rules.DICE, np.int8),
        np.empty(rules.ACTIONS, np.int16),
        np.empty(rules.MAX_SEATS, np.int16),
        np.empty(rules.PARTS, np.int16),
    )


@kernel
def are_allowed(g: Any, masks: Any, policies: Any, decisions: Any) -> bool:
    """Every seat outside that decides now has an action that its mask allows."""
    deciders = rules.deciders(g)
    for seat in range(len(policies)):
        if deciders >> seat & 1 and policies[seat] == OUTSIDE:
            action = int(decisions[seat])
            if action < 0 or action >= rules.ACTIONS or not masks[seat, action]:
                return False
    return True


@kernel
def decide(g: Any, buffer: Any, chance: Any, plan: Any, policies: Any, decisions: Any, room: Any) -> None:
    """Carry out the decisions of all deciders at once: those given for seats outside, and what the others choose."""
    trial, _, _, actions, chosen, parts = room
    after = trial.view(rules.STATE)[0]
    deciders = rules.deciders(g)
    for seat in range(len(policies)):
        if deciders >> seat & 1:
            if policies[seat] == OUTSIDE:
                chosen[seat] = decisions[seat]
            else:
                policy = int(policies[seat])
                chosen[seat] = choose(policy, g, after, buffer, trial, seat, chance, actions, parts, plan)
    rules.decide(g, chosen)


@kernel
def go_on(g: Any, buffer: Any, chance: Any, turns: Any, plan: Any, policies: Any, room: Any) -> None:
    """Throw dice and let scripted seats decide, until a seat outside decides or the match is over."""
    _, wanted, faces, _, chosen, _ = room
    while not rules.is_over(g):
        deciders = rules.deciders(g)
        if deciders == 0:
            turns[0] += int(g.phase == rules.THROW)
            throw_random(g, chance, wanted, faces)
        elif waits_outside(policies, deciders):
            break
        else:
            decide(g, buffer, chance, plan, policies, chosen, room)


@kernel
def waits_outside(policies: Any, deciders: int) -> bool:
    """A seat that decides now is played from outside."""
    waits = False
    for seat in range(len(policies)):
        waits |= bool(deciders >> seat & 1) & (policies[seat] == OUTSIDE)
    return waits


@kernel
def reward(g: Any, over: bool, kind: int, policies: Any, scores: Any, rewards: Any, parts: Any) -> None:
    """Count scores anew, and add to the rewards what each seat has earned by it.

    Before the end only the scores of seats outside are looked at.
    """
    seats = len(policies)
    for seat in range(seats):
        if over or policies[seat] == OUTSIDE:
            now = int(rules.score(g, seat, parts))
            if kind == SCORE:
                rewards[seat] += now - int(scores[seat])
            scores[seat] = now
    if kind == SCORE or kind < 0:
        return
    for seat in range(seats):
        if kind == FINAL:
            rewards[seat] += scores[seat]
        elif kind == MARGIN:
            rewards[seat] += int(scores[seat]) - best_of_others(scores, seats, seat)
        else:
            rewards[seat] += share_of_win(scores, seats, seat)


@kernel
def best_of_others(scores: Any, seats: int, seat: int) -> int:
    """The highest score of the other seats."""
    best = int(scores[1 if seat == 0 else 0])
    for other in range(seats):
        if other != seat:
            best = max(best, int(scores[other]))
    return best


@kernel
def share_of_win(scores: Any, seats: int, seat: int) -> float:
    """1 for the highest score, a part of it for those who share it, 0 for all others."""
    winners = 0
    for other in range(seats):
        if scores[other] > scores[seat]:
            return 0.0
        winners += int(scores[other] == scores[seat])
    return 1.0 / winners


@kernel
def mark_legal(g: Any, policies: Any, masks: Any, actions: Any) -> None:
    """Mark what is legal for each of the seats outside."""
    for seat in range(len(policies)):
        if policies[seat] == OUTSIDE:
            for action in range(masks.shape[1]):
                masks[seat, action] = False
            for place in range(rules.legal(g, seat, actions)):
                masks[seat, actions[place]] = True


@kernel
def observe_one(buffer: Any, seat: int, seats: int, places: Any, seat_places: Any, observation: Any) -> None:
    """What a seat observes of a state: bytes of it, and other seats by their distance."""
    for at in range(len(places)):
        observation[at] = buffer[places[at]]
    for at in seat_places:
        observation[at] = (int(observation[at]) - seat + seats) % seats


@kernel
def observe(states: Any, seat: int, seats: int, places: Any, seat_places: Any, observations: Any) -> None:
    """What a seat observes of many states."""
    for lane in range(len(states)):
        observe_one(states[lane], seat, seats, places, seat_places, observations[lane])


@kernel
def results(states: Any, scores: Any, parts: Any, fails: Any, over: Any) -> None:
    """The scores as the sheets stand, their parts, the failed throws, and which matches are over."""
    for match in range(len(states)):
        g = states[match].view(rules.STATE)[0]
        over[match] = rules.is_over(g)
        for seat in range(int(g.seats)):
            scores[match, seat] = rules.score(g, seat, parts[match, seat])
            fails[match, seat] = failures(g, seat)

"""The arrays of many matches that go on together, and how they are played: what the compiled steps work on."""

from __future__ import annotations

from enum import StrEnum
from typing import Any, NamedTuple, TypeAlias

import numpy as np

from rollwright.sim.chance import WORDS

Array: TypeAlias = np.ndarray[Any, Any]

#: The policy of a seat that somebody outside the compiled loops plays.
OUTSIDE = -1
NOBODY = -1


class Reward(StrEnum):
    """What a seat is rewarded for."""

    SCORE = "score"
    """Each step: how much the seat's score has changed. Adds up to the final score."""
    FINAL = "final"
    """At the end: the seat's score. Otherwise 0."""
    MARGIN = "margin"
    """At the end: the seat's score less the best of the others. Otherwise 0."""
    WIN = "win"
    """At the end: 1 for the winner, 0 for the others; those who tie for the win share it. Otherwise 0."""


# The same as numbers, for the compiled steps.
SCORE, FINAL, MARGIN, WIN = range(len(Reward))


class Lanes(NamedTuple):
    """A row for each match."""

    states: Array
    chances: Array
    keys: Array
    """What the seed of each lane contributes to its stream of chance."""
    numbers: Array
    """The number of the match that a lane plays now: seed and number decide all dice."""
    turns: Array
    """How many turns have begun in each match; in Splitter these are rounds."""
    plans: Array
    """Room for a policy that remembers what it has planned."""
    masks: Array
    """Legal actions, by match, seat and action; none for seats that don't decide or are scripted."""
    scores: Array
    """The scores by match and seat, when they were last counted for a reward."""
    rewards: Array
    """By match and seat."""
    over: Array
    """Which matches ended in the last step."""
    final_scores: Array
    """The scores of a match that ended in the last step, by match and seat."""
    observations: Array
    """What the observer sees; rows are empty if nobody observes."""
    final_observations: Array
    """What the observer saw at the end of a match, before the lane began the next one."""


class Course(NamedTuple):
    """How all matches are played."""

    seats: int
    variant: int
    policies: Array
    """The policy of each seat by its number, or OUTSIDE."""
    reward: int
    """Its number, or -1 if nobody is rewarded."""
    restart: bool
    """A lane begins its next match in the step that ends one."""
    stride: int
    """How far apart the numbers of a lane's matches are."""
    observer: int
    """The seat that observes, or NOBODY."""
    places: Array
    """The byte of the state at each place of an observation."""
    seat_places: Array
    """The places of an observation that tell a seat."""


def new_lanes(matches: int, state_bytes: int, seats: int, actions: int, observed: int) -> Lanes:
    """Room for matches, all zero."""
    return Lanes(
        states=np.zeros((matches, state_bytes), np.int8),
        chances=np.zeros((matches, WORDS), np.int64),
        keys=np.zeros((matches, WORDS), np.int64),
        numbers=np.zeros(matches, np.int64),
        turns=np.zeros((matches, 1), np.int16),
        plans=np.zeros((matches, 1), np.int16),
        masks=np.zeros((matches, seats, actions), np.bool_),
        scores=np.zeros((matches, seats), np.int16),
        rewards=np.zeros((matches, seats), np.float32),
        over=np.zeros(matches, np.bool_),
        final_scores=np.zeros((matches, seats), np.int16),
        observations=np.zeros((matches, observed), np.int8),
        final_observations=np.zeros((matches, observed), np.int8),
    )

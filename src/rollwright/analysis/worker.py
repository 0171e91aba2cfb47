"""A review in a process of its own: a log goes in, a review comes out; and how such a process gets ready."""

from __future__ import annotations

import functools

import numpy as np

from rollwright.analysis.ledger import review
from rollwright.analysis.model import Review
from rollwright.bots import make
from rollwright.table.events import Seeded, log_from_json
from rollwright.table.match import Match


def review_log(log: bytes) -> Review:
    """The review of a match, given its events as JSON."""
    return review(Match.resume(log_from_json(log)))


@functools.cache
def warm_up(key: str) -> None:
    """Compile what reviews of a game need, and load what they rest on: the first one would wait for it."""
    for seats in (1, 2):
        review(_played(key, seats))


def _played(key: str, seats: int) -> Match:
    """A match by chance."""
    bot, rng = make(key, "random"), np.random.default_rng(0)
    match = Match.open(key, seats, match="warm", source=Seeded(0))
    for seat in range(seats):
        match.accept(match.hand_to_bot(seat, "random", "Robo"))
    while not match.is_over:
        position = match.position
        if position.thrower is not None:
            match.accept(match.throw(position.thrower))
        for seat in position.deciders:
            action = bot.decide(position.state, seat, rng)
            match.accept(match.decide(seat, match.game.notation.action_to_json(action)))
    return match

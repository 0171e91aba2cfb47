"""Matches to review: played at the table, by chance or by bots."""

from __future__ import annotations

from typing import Any

import numpy as np

from rollwright.bots import make
from rollwright.table.events import Seeded
from rollwright.table.match import Match


def played(key: str, seats: int, seed: int, levels: str | list[str] = "random", variant: str | None = None) -> Match:
    """A finished match with seeded dice; one level for all seats, or one for each."""
    names = [levels] * seats if isinstance(levels, str) else levels
    bots = [make(key, level) for level in names]
    rng = np.random.default_rng(seed)
    match = Match.open(key, seats, match=f"played-{seed}", source=Seeded(seed), variant=variant)
    for seat, level in enumerate(names):
        match.accept(match.hand_to_bot(seat, level, f"Robo {seat}"))
    while not match.is_over:
        position = match.position
        if position.thrower is not None:
            match.accept(match.throw(position.thrower))
            continue
        for seat in position.deciders:
            decide(match, seat, bots[seat].decide(position.state, seat, rng))
    return match


def decide(match: Match, seat: int, action: Any) -> None:
    """Let a seat decide."""
    match.accept(match.decide(seat, match.game.notation.action_to_json(action)))

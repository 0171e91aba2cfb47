"""Positions to judge: reached by random play from a seed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from rollwright.games import game as find


def decisions(key: str, seats: int, seed: int, variant: str | None = None) -> Iterator[Any]:
    """Every state of a random match in which somebody decides."""
    game, rng = find(key), np.random.default_rng(seed)
    state = game.start(seats, variant, int(rng.integers(seats)))
    while not game.is_over(state):
        if dice := game.dice_wanted(state):
            state = game.throw(state, [die.faces[int(rng.integers(len(die.faces)))] for die in dice])
            continue
        yield state
        legal = {seat: game.legal(state, seat) for seat in game.deciders(state)}
        state = game.decide(state, {seat: choices[int(rng.integers(len(choices)))] for seat, choices in legal.items()})

"""Random matches, moment by moment, for tests that look at every state of a game."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from rollwright.games.compiled_game import CompiledGame
from rollwright.games.protocol import Face


@dataclass(frozen=True)
class Moment:
    """A state, and what happened in it: faces that fell, or the decisions of all deciders; neither at the end."""

    state: Any
    faces: tuple[Face, ...] = ()
    decisions: dict[int, Any] | None = None


def setups(game: CompiledGame[Any, Any]) -> list[tuple[int, str]]:
    """Every number of seats and every variant."""
    return [(seats, variant) for seats in game.info.playable for variant in game.info.variants]


def random_match(game: CompiledGame[Any, Any], seats: int, variant: str, seed: int) -> Iterator[Moment]:
    chance = random.Random(seed)
    sheets = chance.sample(game.info.sheets, seats) if game.info.sheets else None
    state = game.start(seats, variant, chance.randrange(seats), sheets)
    while not game.is_over(state):
        dice = game.dice_wanted(state)
        if dice:
            faces = tuple(chance.choice(die.faces) for die in dice)
            yield Moment(state, faces=faces)
            state = game.throw(state, faces)
        else:
            decisions = {seat: chance.choice(game.legal(state, seat)) for seat in game.deciders(state)}
            yield Moment(state, decisions=decisions)
            state = game.decide(state, decisions)
    yield Moment(state)

"""Players: they see what their seat may see, and return a decision."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

import numpy as np

from rollwright.bots.random_bot import RandomBot
from rollwright.games import game
from rollwright.games.protocol import RollwrightError, Seat


class Bot(Protocol):
    """A player of one game."""

    def decide(self, state: Any, seat: Seat, rng: np.random.Generator) -> Any:
        """An action that is legal for this seat now. `rng` is the only chance a bot may use."""


class UnknownBot(RollwrightError):
    """No bot plays this game at this level."""

    code = "unknown-bot"


#: Every level by its name, from the weakest to the strongest: what makes a bot of it for a game.
LEVELS: dict[str, Callable[[str], Bot]] = {
    "random": lambda key: RandomBot(game(key)),
}


def levels(game_key: str) -> tuple[str, ...]:
    """The levels at which bots play a game, from the weakest to the strongest."""
    game(game_key)
    return tuple(LEVELS)


def make(game_key: str, level: str) -> Bot:
    """A bot that plays a game at a level."""
    if level not in levels(game_key):
        raise UnknownBot(f"No bot plays {game_key} at the level {level!r}: choose from {', '.join(levels(game_key))}.")
    return LEVELS[level](game_key)

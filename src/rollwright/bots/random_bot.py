"""A bot that takes any legal action, all of them equally likely."""

from __future__ import annotations

from typing import Any

import numpy as np

from rollwright.games.compiled_game import CompiledGame
from rollwright.games.protocol import Seat


class RandomBot:
    """Knows the rules, and nothing of play."""

    def __init__(self, game: CompiledGame[Any, Any]) -> None:
        self._game = game

    def decide(self, state: Any, seat: Seat, rng: np.random.Generator) -> Any:
        actions = self._game.legal(state, seat)
        return actions[int(rng.integers(len(actions)))]

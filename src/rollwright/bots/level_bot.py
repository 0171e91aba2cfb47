"""A bot of a level: a mind, and how carefully it follows it."""

from __future__ import annotations

import zlib
from typing import Any

import numpy as np

from rollwright.bots.judging import Judge, Judgement
from rollwright.bots.minds import choose, drawn_key
from rollwright.games.compiled_game import CompiledGame
from rollwright.games.protocol import Seat


class LevelBot:
    """Takes the action it ranks highest; with some noise on what it thinks of each, if it isn't careful."""

    def __init__(self, game: CompiledGame[Any, Any], judge: Judge, noise: float = 0.0) -> None:
        """`noise` is the spread of the error on what ranks the actions."""
        self._game = game
        self._judge = judge
        self._noise = noise

    def decide(self, state: Any, seat: Seat, rng: np.random.Generator) -> Any:
        legal = self._game.legal(state, seat)
        if len(legal) == 1:
            return legal[0]
        judged = self._judge.judge(state, seat, rng)
        place = choose(judged.ranks, self._noise, drawn_key(rng))
        return self._game.action_at(int(judged.codes[place]))

    def evaluate(self, state: Any, seat: Seat) -> tuple[Judgement, ...]:
        """What it thinks of the legal actions, best first; the same for the same position, always."""
        if not self._game.legal(state, seat):
            return ()
        judged = self._judge.judge(state, seat, np.random.default_rng(zlib.crc32(state.data)))
        order = np.argsort(-judged.ranks, kind="stable")
        return tuple(
            Judgement(
                self._game.action_at(int(judged.codes[place])), float(judged.scores[place]), float(judged.wins[place])
            )
            for place in order
        )

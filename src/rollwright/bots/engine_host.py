"""Our own bots, offered as an engine: the other end of the protocol."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from typing import Any

import numpy as np

from rollwright.bots import evaluator, make, warm_up
from rollwright.bots.engine import PROTOCOL
from rollwright.games import game as find
from rollwright.games.protocol import InvalidNotation, Json, RollwrightError


def serve(game: str, level: str, lines: Iterable[str], say: Callable[[str], None]) -> None:
    """Answer every line until there are no more. A line that can't be answered gets an `error`."""
    host = _Host(game, level)
    for line in lines:
        try:
            answer = host.answer(_message(line))
        except RollwrightError as error:
            answer = {"type": "error", "message": str(error)}
        if answer is not None:
            say(json.dumps(answer))


def _message(line: str) -> dict[str, Json]:
    try:
        message = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise InvalidNotation(f"This line is no JSON: {error}.") from None
    if not isinstance(message, dict):
        raise InvalidNotation("Expected an object with a type.")
    return message


class _Host:
    def __init__(self, game: str, level: str) -> None:
        self._game = find(game)
        self._level = level
        self._bot = make(game, level)
        warm_up(game)  # while the other side still waits for hello: it has more patience then
        self._evaluator = evaluator(game)

    def answer(self, message: dict[str, Json]) -> dict[str, Json] | None:
        kind = message.get("type")
        if kind == "hello":
            name = f"Rollwright {self._level}"
            return {"type": "hello", "protocol": PROTOCOL, "name": name, "game": self._game.info.key}
        if kind == "decide":
            return {"type": "decision", "id": message.get("id"), "action": self._decision(message)}
        if kind == "evaluate":
            return {"type": "evaluation", "id": message.get("id"), "actions": self._evaluation(message)}
        if kind in ("start", "end"):
            return None
        raise InvalidNotation(f"Unknown type {kind!r}: expected hello, start, decide, evaluate or end.")

    def _position(self, message: dict[str, Json]) -> tuple[Any, int]:
        state = self._game.notation.state_from_json(message.get("state"))
        seat = message.get("seat")
        if not isinstance(seat, int) or seat not in self._game.deciders(state):
            raise InvalidNotation(f"Seat {seat!r} has nothing to decide in this state.")
        return state, seat

    def _decision(self, message: dict[str, Json]) -> Json:
        state, seat = self._position(message)
        seed = message.get("seed", 0)
        rng = np.random.default_rng(seed if isinstance(seed, int) and seed >= 0 else 0)
        return self._game.notation.action_to_json(self._bot.decide(state, seat, rng))

    def _evaluation(self, message: dict[str, Json]) -> list[Json]:
        state, seat = self._position(message)
        return [
            {
                "action": self._game.notation.action_to_json(judged.action),
                "score": round(judged.score, 3),
                "win": round(judged.win, 4),
            }
            for judged in self._evaluator.evaluate(state, seat)
        ]

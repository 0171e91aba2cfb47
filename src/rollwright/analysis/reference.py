"""What every game tells the analysis: the values of a match in which everybody plays like the reference.

`game_module("analysis", key)` is a module that keeps this protocol. All its values are of one depth: what is expected
before a throw is exactly the mean over all outcomes of what is expected after it.
"""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol, cast

import numpy as np

from rollwright.games import game, game_module
from rollwright.games.protocol import Seat
from rollwright.games.registry import REGISTRY, module_name

Floats = np.ndarray[Any, np.dtype[np.float64]]
Codes = np.ndarray[Any, np.dtype[np.int64]]

#: The first index of all values.
POINTS, WIN = 0, 1


class Options(NamedTuple):
    """The legal actions of a seat by number, and what each is worth to it: `values[POINTS or WIN, action]`."""

    codes: Codes
    values: Floats


class Outcomes(NamedTuple):
    """All that a throw can bring: chances that add up to 1, and `values[POINTS or WIN, seat, outcome]`."""

    chances: Floats
    values: Floats


class Reference(Protocol):
    """The values of a game. Arrays of values are indexed by POINTS or WIN, then by seat."""

    def values(self, state: Any) -> Floats:
        """What every seat expects: before a throw over all outcomes, at a decision if everybody decides best."""

    def leaf(self, before: Any, after: Any) -> Floats:
        """What every seat expects at the end of a turn, as the decisions of that turn are judged; then final scores.

        `before` is the state in which the last decision of the turn was taken, `after` the one that it led to.
        """

    def options(self, state: Any, seat: Seat) -> Options:
        """What every legal action is worth to a seat if the others decide like the reference."""

    def outcomes(self, state: Any) -> Outcomes:
        """What the throw that is wanted now can bring."""


class Player(Protocol):
    """A quick player of a game, with which matches are played on: `analysis.<game>.player`."""

    PARTS: tuple[tuple[str, str], ...]
    """Kind and name of every part of a score."""
    PLAYOUTS: int
    """How often two actions are played on unless said otherwise: what takes some tens of milliseconds."""

    def prepare(self, state: Any, seat: Seat) -> tuple[Any, Any, Seat]:
        """What the players know, the match to play on as a buffer, and the seat to look at there."""

    def new_plan(self, mind: Any, seats: int) -> Any:
        """A kernel: room for what `choose` works out for a whole turn."""

    def choose(self, mind: Any, g: Any, seat: Seat, turn: int, plan: Any) -> int:
        """A kernel: the action of a seat; `turn` is 0 in the turn that is being played on."""


def game_of(state: Any) -> str:
    """The key of the game that a state belongs to."""
    module = type(state).__module__
    return next(key for key in REGISTRY if module.startswith(module_name("games", key)))


def final_values(key: str, state: Any) -> Floats:
    """The scores of a finished match, and how the win is shared."""
    rules, seats = game(key), range(state.seats)
    winners = rules.winners(state)
    scores = [float(rules.score(state, seat).total) for seat in seats]
    return np.array([scores, [1 / len(winners) if seat in winners else 0.0 for seat in seats]])


def reference(key: str) -> Reference:
    """The values of the game with this key."""
    return cast("Reference", game_module("analysis", key))


#: The player of a game, for the type checker of sources that are compiled for each game.
player: Player

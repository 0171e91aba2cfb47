"""Players of a batch that are no policies of the compiled loops: functions, kernels of one's own, and bots."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol, TypeAlias

import numpy as np

from rollwright.games import game
from rollwright.games.protocol import IllegalAction
from rollwright.jit import uncached
from rollwright.sim.batch import Batch
from rollwright.sim.lanes import Array

#: `policy(observations, masks, rng)` takes a row for each decision and returns the number of an action for each.
PolicyFunction: TypeAlias = Callable[[Array, Array, np.random.Generator], Any]


class Player(Protocol):
    """Decides for one seat in many matches at once."""

    def choose(self, batch: Batch, lanes: Array, seat: int) -> Array:
        """The numbers of the actions in these lanes, in all of which the seat decides."""


class Decider(Protocol):
    """A bot: decides in one state at a time."""

    def decide(self, state: Any, seat: int, rng: np.random.Generator) -> Any: ...


class FunctionPlayer:
    """Asks a Python function about all decisions at once."""

    def __init__(self, policy: PolicyFunction, rng: np.random.Generator) -> None:
        self._policy = policy
        self._rng = rng

    def choose(self, batch: Batch, lanes: Array, seat: int) -> Array:
        masks = batch.masks[lanes, seat]
        actions = np.asarray(self._policy(batch.observe(seat)[lanes], masks, self._rng))
        if actions.shape != lanes.shape:
            raise IllegalAction(f"A policy was asked for {len(lanes)} actions and returned the shape {actions.shape}.")
        return actions


class KernelPlayer:
    """Asks a compiled function of one's own about each decision: `policy(observation, legal, random)`.

    `legal` lists the numbers of the legal actions, `random` is a number from 0 to 1.
    """

    def __init__(self, policy: Any, rng: np.random.Generator) -> None:
        self._policy = policy
        self._rng = rng

    def choose(self, batch: Batch, lanes: Array, seat: int) -> Array:
        actions = np.empty(len(lanes), np.int64)
        observations, masks = batch.observe(seat)[lanes], batch.masks[lanes, seat]
        _choose_in_rows(self._policy, observations, masks, self._rng.random(len(lanes)), actions)
        return actions


class BotPlayer:
    """Asks a bot about one match after the other."""

    def __init__(self, bot: Decider, key: str, rng: np.random.Generator) -> None:
        self._bot = bot
        self._game = game(key)
        self._rng = rng

    def choose(self, batch: Batch, lanes: Array, seat: int) -> Array:
        states = map(self._game.from_buffer, batch.states[lanes])
        actions = [self._game.action_code(self._bot.decide(state, seat, self._rng)) for state in states]
        return np.array(actions, np.int64)


def player_for(policy: Any, key: str, rng: np.random.Generator) -> Player:
    """The player of a policy: a bot, a kernel compiled by Numba, or a function."""
    if hasattr(policy, "decide"):
        return BotPlayer(policy, key, rng)
    if hasattr(policy, "py_func"):
        return KernelPlayer(policy, rng)
    return FunctionPlayer(policy, rng)


@uncached
def _choose_in_rows(policy: Any, observations: Any, masks: Any, randoms: Any, actions: Any) -> None:
    legal = np.empty(masks.shape[1], np.int64)
    for row in range(len(masks)):
        count = 0
        for action in range(masks.shape[1]):
            if masks[row, action]:
                legal[count] = action
                count += 1
        actions[row] = policy(observations[row], legal[:count], randoms[row])


class SeatBatch:
    """A batch of which one seat is played from outside, and every other one by a scripted policy or a player.

    Where all others are scripted, a step is one compiled call.
    """

    def __init__(self, batch: Batch, seat: int, players: dict[int, Player]) -> None:
        self.batch = batch
        self.seat = seat
        self._players = players
        self._decisions = np.zeros((len(batch.states), batch.setup.seats), np.int16)
        self.wait_for_seat()

    @property
    def has_players(self) -> bool:
        """Some seats are not scripted, but asked one by one."""
        return bool(self._players)

    def step(self, actions: Array) -> None:
        """One decision of the seat in each match, and everything up to its next one."""
        self._decisions[:, self.seat] = actions
        if not self._players:
            self.batch.step(self._decisions)
            return
        self.batch.clear()
        self._go_on(~self.batch.over())
        self.wait_for_seat()

    def wait_for_seat(self) -> None:
        """Let the others decide until the seat decides in every match that isn't over."""
        while self._players:
            moving = ~self.batch.masks[:, self.seat].any(axis=1) & ~self.batch.over()
            if not moving.any():
                return
            self._go_on(moving)

    def _go_on(self, moving: Array) -> None:
        for seat, player in self._players.items():
            lanes = np.flatnonzero(self.batch.masks[:, seat].any(axis=1) & moving)
            if len(lanes):
                self._decisions[lanes, seat] = player.choose(self.batch, lanes, seat)
        self.batch.go_on(self._decisions, moving)

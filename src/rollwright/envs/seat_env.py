"""What the single and the vector environment share: one seat plays, the others are opponents."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces

from rollwright.bots.policies import Policy, for_each, players_of, setup_names
from rollwright.games import game as find
from rollwright.games.protocol import InvalidSetup
from rollwright.sim.batch import Batch
from rollwright.sim.players import SeatBatch
from rollwright.sim.setup import setup

#: The observation as one row of numbers, or as a dict of its fields.
FLAT, DICT = "flat", "dict"
#: What an illegal action does: an error, or the first legal one instead.
RAISE, REPLACE = "raise", "replace"
#: Seeds that are drawn for matches whose seed nobody gives are below this.
SEEDS = 1 << 62


class SeatSetup:
    """What is played, checked: the game, the seat, its opponents, its reward and the form of its observations."""

    def __init__(
        self,
        game: str,
        seats: int | None,
        seat: int,
        opponents: Policy | Sequence[Policy],
        reward: str,
        observation: str,
        variant: str | None,
    ) -> None:
        self.game = find(game)
        self.seats = self._seats_for(opponents) if seats is None else seats
        self.variant = self.game.checked_setup(self.seats, variant, seat)
        self.seat = seat
        self.reward = str(reward)
        others = iter(for_each(opponents, self.seats - 1, "opponents") if self.seats > 1 else ())
        self.policies = [None if at == seat else next(others) for at in range(self.seats)]
        if observation not in (FLAT, DICT):
            raise InvalidSetup(f"Observations are {FLAT} or {DICT}, not {observation!r}.")
        self.is_flat = observation == FLAT
        self.layout = self.game.observation(self.seats)

    def _seats_for(self, opponents: Policy | Sequence[Policy]) -> int:
        listed = isinstance(opponents, (list, tuple)) and len(opponents) > 1
        return 1 + len(opponents) if listed else self.game.info.seats.start  # type: ignore[arg-type]

    def batch(self, lanes: int, seed: int, restart: bool) -> SeatBatch:
        """Matches that go on together, each at the first decision of the seat."""
        key = self.game.info.key
        plan = setup(key, self.seats, setup_names(key, self.policies), seed, self.variant)
        players = players_of(key, self.policies, seed)
        outside = sorted({self.seat, *players})
        batch = Batch(plan, lanes, outside=outside, restart=restart, reward=self.reward, observer=self.seat)
        return SeatBatch(batch, self.seat, players)

    def observation_space(self) -> spaces.Space[Any]:
        """One box of small integers, or one for each field."""
        flat = spaces.Box(self.layout.low, self.layout.high, dtype=np.int8)
        if self.is_flat:
            return flat
        low, high = self.layout.named(self.layout.low), self.layout.named(self.layout.high)
        return spaces.Dict({name: spaces.Box(low[name], high[name], dtype=np.int8) for name in low})

    def shaped(self, flat: Any) -> Any:
        """An observation in the form that was asked for: a view of the flat one."""
        return flat if self.is_flat else self.layout.named(flat)


def replaces(illegal: str) -> bool:
    """Whether illegal actions are replaced. Raises `InvalidSetup` for a word that says nothing."""
    if illegal not in (RAISE, REPLACE):
        raise InvalidSetup(f"An illegal action can {RAISE} or {REPLACE}, not {illegal!r}.")
    return illegal == REPLACE

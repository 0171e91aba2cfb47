"""Many matches as one array, all stepped in one compiled call, with masks of legal actions: for learning players."""

from __future__ import annotations

import numpy as np

from rollwright.games import game as find
from rollwright.games.protocol import IllegalAction
from rollwright.sim.chance import WORDS, key_of
from rollwright.sim.loops import loop, rules_of
from rollwright.sim.matches import Array
from rollwright.sim.setup import Setup


class Batch:
    """Matches of one setup that go on together, from decision to decision; the dice fall by themselves.

    `states` holds a match a row, as the rules keep it (to be viewed as `STATE`). `masks[match, seat, action]` says what
    is legal now, nothing for seats that don't decide. The numbers of actions are those of `game.action_code`.

    >>> from rollwright.sim.setup import setup
    >>> batch = Batch(setup("splitter", seats=1, seed=3), matches=4)
    >>> while batch.running:
    ...     batch.step(batch.masks.argmax(axis=2))
    >>> batch.scores().shape
    (4, 1)
    """

    def __init__(self, setup: Setup, matches: int, first_match: int = 0) -> None:
        rules = rules_of(setup.game)
        self.setup = setup
        self.states: Array = np.zeros((matches, rules.STATE.itemsize), np.int8)
        self.masks: Array = np.zeros((matches, setup.seats, rules.ACTIONS), np.bool_)
        self.running = matches
        self._chances = np.zeros((matches, WORDS), np.int64)
        self._kernels = loop("batch_kernels", setup.game)
        variant = find(setup.game).info.variants.index(setup.variant)
        self._kernels.begin(
            self.states, self._chances, self.masks, key_of(setup.seed), first_match, setup.seats, variant
        )

    def step(self, actions: Array) -> None:
        """Carry out an action for each match and seat; those of seats that don't decide may be anything."""
        decisions = np.zeros((len(self.states), rules_of(self.setup.game).MAX_SEATS), np.int16)
        decisions[:, : self.setup.seats] = actions
        running = int(self._kernels.step(self.states, self._chances, self.masks, decisions))
        if running < 0:
            raise IllegalAction(f"In match {-1 - running} an action was given that its mask doesn't allow.")
        self.running = running

    def scores(self) -> Array:
        """The scores by match and seat, as the sheets stand."""
        return self._results()[0]

    def over(self) -> Array:
        """Which matches are over."""
        return self._results()[1]

    def _results(self) -> tuple[Array, Array]:
        scores: Array = np.zeros((len(self.states), self.setup.seats), np.int16)
        over: Array = np.zeros(len(self.states), np.bool_)
        self._kernels.results(self.states, scores, over)
        return scores, over

"""Many matches stepped together."""

from __future__ import annotations

import numpy as np
import pytest

from rollwright.games import REGISTRY, game
from rollwright.games.protocol import IllegalAction
from rollwright.sim.batch import Batch
from rollwright.sim.setup import setup


@pytest.mark.parametrize("key", REGISTRY)
def test_masks_list_what_is_legal_until_all_matches_are_over(key: str) -> None:
    shell = game(key)
    batch = Batch(setup(key, 2, seed=5), matches=5)
    random = np.random.default_rng(1)
    while batch.running:
        for match, state in enumerate(map(shell.from_buffer, batch.states)):
            for seat in range(2):
                legal = {shell.action_code(action) for action in shell.legal(state, seat)}
                assert set(np.flatnonzero(batch.masks[match, seat]).tolist()) == legal
        batch.step((random.random(batch.masks.shape) * batch.masks).argmax(axis=2))
    states = [shell.from_buffer(buffer) for buffer in batch.states]
    assert batch.over().all()
    assert batch.scores().tolist() == [[shell.score(state, seat).total for seat in range(2)] for state in states]


def test_an_action_that_the_mask_does_not_allow_changes_nothing() -> None:
    batch = Batch(setup("qwinto", 2), matches=3)
    before = batch.states.copy()
    actions = batch.masks.argmax(axis=2)
    actions[1] = 0
    with pytest.raises(IllegalAction, match="match 1"):
        batch.step(actions)
    assert np.array_equal(batch.states, before)

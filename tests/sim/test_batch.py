"""Many matches stepped together."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from rollwright.games import REGISTRY, game
from rollwright.games.protocol import IllegalAction, InvalidSetup
from rollwright.sim.batch import Batch
from rollwright.sim.lanes import Reward
from rollwright.sim.matches import play
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


def _random(batch: Batch, random: np.random.Generator) -> Any:
    return (random.random(batch.masks.shape) * batch.masks).argmax(axis=2)


@pytest.mark.parametrize("key", REGISTRY)
def test_an_observation_is_what_the_game_says_that_the_seat_sees(key: str) -> None:
    rules, random = game(key), np.random.default_rng(2)
    batch = Batch(setup(key, 3, seed=2), matches=4, observer=1)
    layout = rules.observation(3)
    for _ in range(40):
        states = [rules.from_buffer(buffer) for buffer in batch.states]
        for seat in range(3):
            seen = layout.named(batch.observe(seat))
            for row, state in enumerate(states):
                expected = rules.observe(state, seat)
                assert all(np.array_equal(seen[name][row], expected[name]) for name in expected)
                if not rules.is_over(state):
                    assert expected["active"] == (state.active - seat) % 3
        assert np.array_equal(batch.lanes.observations, batch.observe(1))
        assert (batch.lanes.observations >= layout.low).all()
        assert (batch.lanes.observations <= layout.high).all()
        batch.step(_random(batch, random))


@pytest.mark.parametrize("key", REGISTRY)
@pytest.mark.parametrize("reward", Reward)
def test_rewards_of_a_match_tell_how_it_ended(key: str, reward: str) -> None:
    batch, random = Batch(setup(key, 2, seed=3), matches=20, reward=reward, restart=True), np.random.default_rng(3)
    earned, ended = np.zeros((20, 2)), 0
    for _ in range(150):
        batch.step(_random(batch, random))
        earned += batch.rewards
        for lane in np.flatnonzero(batch.ended):
            own, other = batch.final_scores[lane].tolist()
            expected = {
                "score": [own, other],
                "final": [own, other],
                "margin": [own - other, other - own],
                "win": [0.5, 0.5] if own == other else [float(own > other), float(other > own)],
            }
            assert earned[lane].tolist() == expected[reward]
            earned[lane] = 0
            ended += 1
    assert ended > 20
    assert batch.running == 20


@pytest.mark.parametrize("key", REGISTRY)
def test_scripted_seats_play_like_the_compiled_matches(key: str) -> None:
    """A greedy seat beats a random one from outside, and nobody outside is asked for it."""
    plan = setup(key, 2, ["random", "greedy"], seed=4)
    batch, random = Batch(plan, matches=200, outside=[0]), np.random.default_rng(4)
    while batch.running:
        assert not batch.masks[:, 1].any()
        batch.step(_random(batch, random))
    outside, scripted = batch.scores().mean(axis=0)
    expected = play(plan, 2000).scores.mean(axis=0)
    assert abs(outside - expected[0]) < 4
    assert abs(scripted - expected[1]) < 4


@pytest.mark.parametrize("key", REGISTRY)
def test_a_clone_goes_on_with_the_same_dice_and_can_be_restored(key: str) -> None:
    batch, random = Batch(setup(key, 2, seed=5), matches=6), np.random.default_rng(5)
    for _ in range(5):
        batch.step(_random(batch, random))
    kept = batch.clone()
    paths = []
    for _ in range(2):
        random = np.random.default_rng(6)
        while batch.running:
            batch.step(_random(batch, random))
        paths.append(batch.states.copy())
        batch.restore(kept)
        assert int(batch.running) == len(batch.states)
    assert np.array_equal(paths[0], paths[1])
    assert not np.array_equal(kept.states, paths[0])


@pytest.mark.parametrize("key", REGISTRY)
def test_matches_go_on_from_given_states(key: str) -> None:
    rules, random = game(key), np.random.default_rng(7)
    source = Batch(setup(key, 2, seed=7), matches=5)
    for _ in range(9):
        source.step(_random(source, random))
    states = [rules.from_buffer(buffer) for buffer in source.states]
    batch = Batch(setup(key, 2, seed=8), matches=5)
    batch.load(states)
    assert np.array_equal(batch.states, source.states)
    assert np.array_equal(batch.masks, source.masks)
    with pytest.raises(InvalidSetup, match="Expected 5 states"):
        batch.load(states[:2])
    with pytest.raises(InvalidSetup, match="with 2 seats"):
        batch.load([rules.start(1)] * 5)


def test_a_lane_plays_the_matches_of_its_seed() -> None:
    batch = Batch(setup("splitter", 1), matches=3)
    batch.begin(seeds=[5, 6, 5])
    assert np.array_equal(batch.states[0], batch.states[2])
    first = batch.states[0].copy()
    batch.begin(np.array([True, False, False]))
    batch.begin(np.array([True, False, False]), seeds=[5, None, None])
    assert np.array_equal(batch.states[0], first)


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"reward": "fame"}, "no reward 'fame'"),
        ({"outside": [2]}, "from 0 to 0"),
        ({"reward": "win"}, "compares seats"),
    ],
)
def test_batches_that_cannot_be_are_refused(given: dict[str, Any], words: str) -> None:
    with pytest.raises(InvalidSetup, match=words):
        Batch(setup("splitter", 1), 1, **given)

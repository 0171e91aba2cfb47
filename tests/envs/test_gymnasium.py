"""Gymnasium: the official checks, and the environments agree with the games."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env, data_equivalence
from gymnasium.vector import AutoresetMode

import rollwright.envs  # noqa: F401 (registers the ids)
from rollwright.envs.registration import env_id
from rollwright.envs.seat_env import SeatSetup
from rollwright.envs.single import SingleEnv
from rollwright.envs.vector import RollwrightVectorEnv
from rollwright.games import REGISTRY
from rollwright.games.protocol import IllegalAction, InvalidSetup, RollwrightError
from tests.envs.agreement import through_gymnasium


@pytest.mark.parametrize("key", REGISTRY)
@pytest.mark.parametrize("observation", ["flat", "dict"])
def test_the_official_check_has_nothing_to_say(key: str, observation: str) -> None:
    check_env(SingleEnv(key, seats=2, observation=observation, illegal="replace"), skip_render_check=True)


@pytest.mark.parametrize("key", REGISTRY)
def test_every_game_has_an_id_for_one_match_and_for_many(key: str) -> None:
    with gymnasium.make(env_id(key), seats=2, opponents=["greedy"]) as env:
        observation, info = env.reset(seed=1)
        assert env.observation_space.contains(observation)
        assert info["action_mask"].any()
    envs = gymnasium.make_vec(env_id(key), num_envs=3, seats=2)
    observations, _ = envs.reset(seed=1)
    assert envs.observation_space.contains(observations)
    envs.close()


@pytest.mark.parametrize("key", REGISTRY)
def test_a_match_through_the_environment_is_a_match_of_the_game(key: str) -> None:
    for seed in range(30):
        through_gymnasium(key, seed)


@pytest.mark.parametrize("key", REGISTRY)
def test_lanes_of_the_vector_environment_are_single_environments(key: str) -> None:
    envs = RollwrightVectorEnv(
        key, 4, seats=2, opponents="greedy", reward="margin", autoreset_mode=AutoresetMode.DISABLED
    )
    seeds = [11, 12, 13, 14]
    envs.reset(seed=seeds)
    singles = [SeatSetup(key, 2, 0, "greedy", "margin", "flat", None).batch(1, seed, restart=False) for seed in seeds]
    for _ in range(25):
        actions = envs.action_masks().argmax(axis=1)
        observations, rewards, terminated, _, _ = envs.step(actions)
        for lane, single in enumerate(singles):
            if single.batch.running:
                single.step(actions[lane : lane + 1])
                assert np.array_equal(single.batch.lanes.observations[0], observations[lane])
                assert single.batch.rewards[0, 0] == rewards[lane]
                assert single.batch.ended[0] == terminated[lane]


@pytest.mark.parametrize("mode", [AutoresetMode.SAME_STEP, AutoresetMode.NEXT_STEP])
def test_lanes_start_the_next_match_by_themselves(mode: AutoresetMode) -> None:
    envs = RollwrightVectorEnv("splitter", 3, seats=1, reward="final", autoreset_mode=mode)
    observations, _ = envs.reset(seed=1)
    ended = 0
    for step in range(1, 70):
        observations, rewards, terminated, _, info = envs.step(envs.sample_actions())
        assert envs.observation_space.contains(observations)
        assert terminated.all() or not terminated.any()
        if terminated.all():
            ended += 1
            assert rewards.tolist() == info["final_scores"][:, 0].tolist()
            assert step % (22 if mode == AutoresetMode.SAME_STEP else 23) == (
                0 if mode == AutoresetMode.SAME_STEP else 22
            )
            if mode == AutoresetMode.SAME_STEP:
                assert (info["final_obs"][:, 2] == 2).all()
                assert (observations[:, 2] == 1).all()
        else:
            assert not rewards.any()
    assert ended == 3


def test_only_the_lanes_that_are_asked_for_are_reset() -> None:
    envs = RollwrightVectorEnv("qwinto", 3, seats=2, autoreset_mode=AutoresetMode.DISABLED, copy=True)
    envs.reset(seed=3)
    before, *_ = envs.step(envs.sample_actions())
    after, _ = envs.reset(options={"reset_mask": np.array([False, True, False])})
    assert np.array_equal(before[[0, 2]], after[[0, 2]])


@pytest.mark.parametrize("key", REGISTRY)
def test_a_seed_decides_everything_whoever_the_opponents_are(key: str) -> None:
    paths = []
    for _ in range(2):
        env = SingleEnv(key, seats=2, opponents="casual")
        observation, info = env.reset(seed=5)
        path = [observation]
        for _ in range(6):
            observation, _, _, _, info = env.step(np.int64(info["action_mask"].argmax()))
            path.append(observation)
        paths.append(path)
    assert data_equivalence(paths[0], paths[1])


def test_functions_and_bots_can_be_opponents() -> None:
    asked = []

    def first_legal(observations: Any, masks: Any, rng: Any) -> Any:
        asked.append(len(masks))
        return masks.argmax(axis=1)

    envs = RollwrightVectorEnv("qwantum", 5, seats=3, opponents=[first_legal, "greedy"])
    envs.reset(seed=1)
    for _ in range(30):
        envs.step(envs.sample_actions())
    assert max(asked) > 1


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"opponents": ["random", "random"]}, "Expected one policy"),
        ({"opponents": "grandmaster"}, "grandmaster"),
        ({"reward": "fame"}, "no reward"),
        ({"observation": "picture"}, "flat or dict"),
        ({"seat": 2}, "first seat|seat"),
        ({"illegal": "cheat"}, "raise or replace"),
        ({"render_mode": "3d"}, "no render mode"),
    ],
)
def test_environments_that_cannot_be_are_refused(given: dict[str, Any], words: str) -> None:
    with pytest.raises(RollwrightError, match=words):
        SingleEnv("qwinto", seats=2, **given)


def test_an_action_that_the_mask_forbids_changes_nothing() -> None:
    env = SingleEnv("qwinto", seats=2)
    env.reset(seed=1)
    before = env.state
    with pytest.raises(IllegalAction):
        env.step(np.int64(0))
    assert env.state == before


def test_rewards_that_compare_seats_need_others() -> None:
    with pytest.raises(InvalidSetup, match="compares seats"):
        SingleEnv("splitter", seats=1, reward="win")


@pytest.mark.parametrize("key", REGISTRY)
def test_sheets_are_rendered_as_text_and_as_pictures(key: str) -> None:
    env = SingleEnv(key, seats=2, render_mode="rgb_array")
    _, info = env.reset(seed=1)
    empty = env.render()
    for _ in range(8):
        _, _, _, _, info = env.step(np.int64(info["action_mask"].argmax()))
    pixels = env.render()
    assert pixels.dtype == np.uint8
    assert pixels.shape == empty.shape == (*pixels.shape[:2], 3)
    assert (pixels != empty).any()
    env = SingleEnv(key, seats=2, render_mode="ansi")
    env.reset(seed=1)
    assert "Seat 1: 0" in env.render()

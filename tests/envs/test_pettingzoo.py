"""PettingZoo: the official tests, and the environments agree with the games."""

from __future__ import annotations

import sys
import warnings
from typing import Any

import numpy as np
import pytest

from rollwright.envs.multi import env, parallel_env
from rollwright.games import REGISTRY
from rollwright.games.protocol import IllegalAction
from tests.envs.agreement import through_pettingzoo

with warnings.catch_warnings():  # PettingZoo's own: its tests import environments in a way that it deprecates
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, parallel_api_test, seed_test
    from pettingzoo.test.seed_test import parallel_seed_test


@pytest.fixture
def _as_a_classic_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """PettingZoo exempts its own classic games by name from warnings about dicts with masks and about zeros."""
    official = sys.modules["pettingzoo.test.api_test"]
    ours = [str(env(key, 2).unwrapped) for key in REGISTRY]
    for exempt in ("env_obs_dicts", "env_obs_space", "env_all_zeros_obs"):
        monkeypatch.setattr(official, exempt, [*getattr(official, exempt), *ours])


@pytest.mark.usefixtures("_as_a_classic_game")
@pytest.mark.parametrize("key", REGISTRY)
def test_the_official_tests_have_nothing_to_say(key: str, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(env(key, 2), num_cycles=30)
    parallel_api_test(parallel_env(key, 2), num_cycles=20)
    seed_test(lambda: env(key, 2, illegal="replace"), num_cycles=10)
    parallel_seed_test(lambda: parallel_env(key, 2, illegal="replace"), num_cycles=10)
    assert "Passed" in capsys.readouterr().out


def _path(key: str, seats: int, seed: int) -> list[Any]:
    """A whole match with random legal actions, as all that its agents saw and earned."""
    match, random, path = parallel_env(key, seats), np.random.default_rng(seed), []
    observations, _ = match.reset(seed=seed)
    while match.agents:
        actions = {
            agent: int(random.choice(np.flatnonzero(seen["action_mask"]))) for agent, seen in observations.items()
        }
        observations, rewards, *_ = match.step(actions)
        path.append((rewards, {agent: seen["observation"].tolist() for agent, seen in observations.items()}))
    return path


@pytest.mark.parametrize("key", REGISTRY)
def test_a_seed_decides_a_whole_match(key: str) -> None:
    assert _path(key, 3, 4) == _path(key, 3, 4)
    assert _path(key, 3, 4) != _path(key, 3, 5)


@pytest.mark.parametrize("key", REGISTRY)
@pytest.mark.parametrize("seats", [2, 3])
def test_a_match_through_the_environment_is_a_match_of_the_game(key: str, seats: int) -> None:
    for seed in range(8):
        through_pettingzoo(key, seed, seats)


@pytest.mark.parametrize("key", REGISTRY)
def test_nobody_sees_what_another_agent_has_decided_before_all_have(key: str) -> None:
    """In the form that asks one agent after the other: whatever the first one decides, the second sees the same."""
    seen = []
    for choice in (0, -1):
        match = env(key, 2)
        match.reset(seed=2)
        for _ in range(40):
            first = match.last()[0]
            if (
                match.agent_selection == "seat_0"
                and not first["action_mask"][-1]
                and match.env.env.env._batch.masks[0, 1].any()
            ):
                legal = np.flatnonzero(first["action_mask"])
                match.step(int(legal[choice]))
                seen.append((first["observation"].tolist(), match.last()[0]["observation"].tolist()))
                break
            match.step(int(first["action_mask"].argmax()))
    assert len(seen) == 2
    assert seen[0] == seen[1]


def test_a_no_op_is_illegal_for_who_must_decide() -> None:
    match = parallel_env("qwinto", 2)
    match.reset(seed=1)
    with pytest.raises(IllegalAction):
        match.step({"seat_0": match.no_op, "seat_1": match.no_op})

"""Policies of one's own: a function over many decisions, a kernel, a bot, and their mistakes."""

from __future__ import annotations

from typing import Any

import numba
import numpy as np
import pytest

from rollwright import IllegalAction, InvalidSetup, game, make_bot, simulate
from rollwright.games import REGISTRY


def first_legal(observations: Any, masks: Any, rng: Any) -> Any:
    return masks.argmax(axis=1)


def never_legal(observations: Any, masks: Any, rng: Any) -> Any:
    return masks.argmin(axis=1)


def too_short(observations: Any, masks: Any, rng: Any) -> Any:
    return 1


@numba.njit
def first_legal_kernel(observation: Any, legal: Any, random: float) -> int:
    return int(legal[0])


@pytest.mark.parametrize("key", REGISTRY)
def test_a_function_and_a_kernel_with_the_same_idea_play_the_same_matches(key: str) -> None:
    by_function = simulate(key, 50, policies=[first_legal, "greedy"], seed=1)
    by_kernel = simulate(key, 50, policies=[first_legal_kernel, "greedy"], seed=1)
    assert np.array_equal(by_function.finals, by_kernel.finals)
    rules = game(key)
    for row, buffer in enumerate(by_function.finals):
        state = rules.from_buffer(buffer)
        assert rules.is_over(state)
        assert [rules.score(state, seat).total for seat in range(2)] == by_function.scores[row].tolist()
    assert (by_function.turns > 3).all()


def test_a_policy_sees_its_own_seat_first() -> None:
    sums = []

    def watching(observations: Any, masks: Any, rng: Any) -> Any:
        cells = game("qwinto").observation(2).named(observations)["cells"]
        sums.append((int(cells[:, 0].sum()), int(cells[:, 1].sum())))
        return np.where(masks[:, 36], 36, masks.argmax(axis=1))  # passes whenever it may

    simulate("qwinto", 20, policies=["random", watching])
    assert all(own == 0 for own, _ in sums)
    assert any(other > 0 for _, other in sums)


def test_levels_and_bots_play_beside_functions() -> None:
    results = simulate("qwinto", 12, policies=["club", first_legal, make_bot("qwinto", "casual")], seed=3)
    again = simulate("qwinto", 12, policies=["club", first_legal, make_bot("qwinto", "casual")], seed=3)
    assert np.array_equal(results.scores, again.scores)
    assert results.scores[:, 0].mean() > results.scores[:, 1].mean()


def test_policies_that_cheat_or_are_too_few_are_refused() -> None:
    with pytest.raises(IllegalAction, match="mask"):
        simulate("qwinto", 3, policies=[never_legal, "random"])
    with pytest.raises(IllegalAction, match="shape"):
        simulate("qwinto", 3, policies=[too_short, "random"])
    with pytest.raises(InvalidSetup, match="Expected one policy"):
        simulate("qwinto", 3, seats=3, policies=["random", "greedy"])

"""The normal distribution from plain arithmetic agrees with C's library."""

from __future__ import annotations

import math

import numpy as np
import pytest

from rollwright.bots.minds import choose
from rollwright.bots.normal import decay, share_below
from rollwright.sim.chance import key_of


def test_the_share_below_a_distance_is_that_of_the_error_function() -> None:
    for distance in np.linspace(-9, 9, 3001):
        assert share_below(distance) == pytest.approx(0.5 * math.erfc(-distance / math.sqrt(2)), rel=1e-11, abs=1e-15)
    assert share_below(50.0) == 1.0
    assert share_below(-50.0) == 0.0


def test_decay_is_the_exponential_of_a_negative_number() -> None:
    for exponent in np.linspace(0, 690, 5001):
        assert decay(exponent) == pytest.approx(math.exp(-exponent), rel=1e-15)


def test_noise_lets_what_is_one_spread_behind_win_as_often_as_normal_errors_would() -> None:
    ranks, chosen = np.array([0.0, 1.0]), 0
    for seed in range(20_000):
        chosen += int(choose(ranks, 1.0, key_of(seed)))
    assert chosen / 20_000 == pytest.approx(0.5 * math.erfc(-0.5), abs=0.012)


def test_without_noise_the_first_of_the_highest_ranks_is_chosen() -> None:
    assert choose(np.array([1.0, 3.0, 2.0, 3.0]), 0.0, key_of(1)) == 1

"""Bands and luck are told on scales that were measured."""

from __future__ import annotations

import pytest

from rollwright.analysis.bands import FEWEST_DECISIONS, Losses, band, luckier_than


@pytest.mark.parametrize("seats", [1, 2, 6])
def test_losses_lie_between_the_levels_that_lose_more_and_less(seats: int) -> None:
    steady = band("qwinto", seats, Losses.of([0.001, 0.003] * FEWEST_DECISIONS))
    assert steady is not None
    assert steady.enough
    assert steady.worse == "master"
    assert steady.better is None
    careless = band("qwinto", seats, Losses.of([50.0, 60.0]))
    assert careless is not None
    assert not careless.enough
    assert careless.worse is None
    assert careless.better == "casual"


def test_luck_is_told_among_a_hundred_matches() -> None:
    assert luckier_than("splitter", 1, -1000.0) == 0
    assert luckier_than("splitter", 1, 1000.0) == 100
    middle = luckier_than("splitter", 1, 0.0)
    assert middle is not None
    assert 25 <= middle <= 75

"""The same matches on a real local Ray."""

from __future__ import annotations

import warnings

import numpy as np
import pytest

from rollwright.sim.matches import play, play_in_portions
from rollwright.sim.setup import setup


@pytest.mark.xdist_group("ray")
def test_ray_gives_the_same_results() -> None:
    plan = setup("splitter", 2, seed=9)
    with warnings.catch_warnings():  # Ray's own: what it deprecates, and files it closes late
        warnings.simplefilter("ignore", FutureWarning)
        warnings.simplefilter("ignore", DeprecationWarning)
        warnings.simplefilter("ignore", ResourceWarning)
        on_ray = list(play_in_portions(plan, 30_000, jobs=2, backend="ray"))
    assert [len(portion.scores) for portion in on_ray] == [20_000, 10_000]
    assert np.array_equal(np.concatenate([portion.scores for portion in on_ray]), play(plan, 30_000).scores)

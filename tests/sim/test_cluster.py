"""The same on a real local Ray: simulated matches, and matches of the arena."""

from __future__ import annotations

import warnings
from collections.abc import Iterator

import numpy as np
import pytest

from rollwright.bots import arena
from rollwright.sim.matches import play, play_in_portions
from rollwright.sim.setup import setup

pytestmark = pytest.mark.xdist_group("ray")


@pytest.fixture(autouse=True)
def quiet_ray() -> Iterator[None]:
    with warnings.catch_warnings():  # Ray's own: what it deprecates, and files it closes late
        for kind in (FutureWarning, DeprecationWarning, ResourceWarning):
            warnings.simplefilter("ignore", kind)
        yield


def test_ray_gives_the_same_results() -> None:
    plan = setup("splitter", 2, seed=9)
    on_ray = list(play_in_portions(plan, 30_000, jobs=2, backend="ray"))
    assert [len(portion.scores) for portion in on_ray] == [20_000, 10_000]
    assert np.array_equal(np.concatenate([portion.scores for portion in on_ray]), play(plan, 30_000).scores)


def test_the_arena_meets_on_ray_as_it_does_here() -> None:
    meeting = arena.arrange("splitter", ["random", "random"], 2, None, 3, 2.0)
    scores = [
        [report.scores for portion in arena.play_in_portions(meeting, 6, 2, backend) for report in portion]
        for backend in ("processes", "ray")
    ]
    assert len(scores[0]) == 6
    assert scores[0] == scores[1]

"""The faster twins play the matches of the rules."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import numpy as np
import pytest

from rollwright.games import REGISTRY, game
from rollwright.sim.matches import play
from rollwright.sim.setup import setup

#: Of every number of seats and every variant together.
MATCHES = 100_000
RESULTS = ("scores", "parts", "failures", "turns")
#: Prints the parts of the scores of a few random matches of every game and number of seats.
PARTS = """
import json
from rollwright.games import REGISTRY, game
from rollwright.sim.matches import play
from rollwright.sim.setup import setup
plans = [setup(key, seats, seed=8) for key in REGISTRY for seats in game(key).info.playable]
print(json.dumps([play(plan, 20).parts.tolist() for plan in plans]))
"""


@pytest.mark.parametrize("key", REGISTRY)
def test_random_matches_of_the_twin_are_those_of_the_rules(key: str) -> None:
    info = game(key).info
    plans = [setup(key, seats, "random", 3, variant) for seats in info.playable for variant in info.variants]
    share = -(-MATCHES // len(plans))
    for plan in plans:
        by_twin, by_rules = play(plan, share), play(plan, share, finals=True)
        for name in RESULTS:
            assert np.array_equal(getattr(by_twin, name), getattr(by_rules, name)), (plan, name)


def test_twins_play_the_same_as_plain_python_where_indices_are_checked() -> None:
    command, plain = [sys.executable, "-W", "error", "-c", PARTS], {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    run = subprocess.run(command, env=plain, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    plans = [setup(key, seats, seed=8) for key in REGISTRY for seats in game(key).info.playable]
    assert json.loads(run.stdout) == [play(plan, 20).parts.tolist() for plan in plans]

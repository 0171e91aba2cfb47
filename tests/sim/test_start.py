"""What a process pays before it plays: nothing is compiled twice, and nothing is loaded that nobody uses."""

from __future__ import annotations

import subprocess
import sys

from rollwright.games import REGISTRY
from rollwright.sim.matches import play
from rollwright.sim.setup import setup

#: Plays matches of each game and prints how many of the kernels it called were compiled and not found on disk.
COMPILED = """
from rollwright.games import REGISTRY, game_module
from rollwright.sim.loops import loop
from rollwright.sim.matches import play
from rollwright.sim.setup import setup
twins = [game_module("sim", key).play_random for key in REGISTRY]
kernels = twins + [loop("playouts", key).play for key in REGISTRY]
for key in REGISTRY:
    play(setup(key), 1)
    play(setup(key, policies="greedy"), 1)
print(sum(sum(kernel.stats.cache_misses.values()) for kernel in kernels))
"""
#: Plays through the command, and prints whether that has loaded SciPy's linear algebra.
COMMAND = """
import sys
from rollwright.cli.main import run
try:
    run(["trace", "splitter", "--matches", "1"])
except SystemExit as end:
    assert not end.code, end.code
assert "numba.np.arraymath" in sys.modules
print("scipy.linalg" in sys.modules)
"""
#: Asks a game something as a library, then for the linear algebra that Numba offers with SciPy.
LIBRARY = """
from rollwright.games import game
rules = game("splitter")
rules.score(rules.start(1), 0)
import numba, numpy as np
product = numba.njit(lambda a, b: a @ b)
print(product(np.eye(2), np.full((2, 2), 3.0))[0, 1])
"""


def _told(program: str) -> list[str]:
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    return run.stdout.split()


def test_a_second_process_compiles_nothing() -> None:
    for key in REGISTRY:
        play(setup(key), 1)
        play(setup(key, policies="greedy"), 1)
    assert _told(COMPILED) == ["0"]


def test_a_command_does_not_wait_for_linear_algebra() -> None:
    assert _told(COMMAND)[-1] == "False"


def test_the_library_leaves_linear_algebra_to_its_user() -> None:
    assert _told(LIBRARY) == ["3.0"]

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
#: Asks a game something, then for the linear algebra that Numba offers with SciPy.
LINEAR_ALGEBRA = """
import sys
from rollwright.games import game
rules = game("splitter")
rules.score(rules.start(1), 0)
print("scipy.linalg" in sys.modules)
from numba.np import arraymath
from scipy.linalg import cython_blas
print(arraymath._HAVE_BLAS, "ddot" in cython_blas.__pyx_capi__)
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


def test_linear_algebra_is_loaded_only_by_those_who_use_it() -> None:
    assert _told(LINEAR_ALGEBRA) == ["False", "True", "True"]

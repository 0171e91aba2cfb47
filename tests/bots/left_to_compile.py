"""Prints, game by game, which kernels bots and reviews still had to load or compile after they were warmed up.

python -m tests.bots.left_to_compile
"""

from __future__ import annotations

import json
import sys

from rollwright import bots
from rollwright.analysis import review, worker
from rollwright.bots.arena import arrange, play_portion
from rollwright.games import REGISTRY
from tests.analysis.matches import played


def kernels() -> set[str]:
    """Every kernel of bots and reviews with each of the types that it was called with so far."""
    return {
        f"{kernel.__module__}.{kernel.__name__} {types}"
        for name, module in list(sys.modules.items())
        if name.startswith(("rollwright.bots.", "rollwright.analysis."))
        for kernel in vars(module).values()
        for types in getattr(kernel, "signatures", ())
    }


def left_to_compile(game: str) -> list[str]:
    """What matches of the careful levels and their reviews needed beyond what warming up had loaded."""
    bots.warm_up(game)
    worker.warm_up(game)
    warm = kernels()
    for seats in (1, 2, 3):
        play_portion(arrange(game, ["master", "club", "master-points"][:seats], seats, None, 5, 2.0), 0, 1)
    review(played(game, 3, 0, "club"))
    return sorted(kernels() - warm)


if __name__ == "__main__":
    json.dump({game: left_to_compile(game) for game in REGISTRY}, sys.stdout)

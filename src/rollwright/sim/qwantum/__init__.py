"""What simulation knows of Qwantum: the names of a score's parts, its greedy player, and a faster twin of its rules."""

from __future__ import annotations

from rollwright.games.qwantum.sheet import COLUMNS
from rollwright.sim.qwantum.policies import greedy_about_dice
from rollwright.sim.qwantum.twin import play_random

__all__ = ["PART_NAMES", "greedy_about_dice", "play_random"]

PART_NAMES = (*(f"column-{column + 1}" for column in range(COLUMNS)), "failed")

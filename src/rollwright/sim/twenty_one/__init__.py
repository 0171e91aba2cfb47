"""What simulation knows of Twenty One: the names of a score's parts, its greedy player, a faster twin of its rules."""

from __future__ import annotations

from rollwright.games.twenty_one.sheet import ROWS
from rollwright.sim.twenty_one.policies import greedy_about_dice
from rollwright.sim.twenty_one.twin import play_random

__all__ = ["PART_NAMES", "greedy_about_dice", "play_random"]

PART_NAMES = (*(f"numbers-{row + 1}" for row in range(ROWS)), *(f"hits-{row + 1}" for row in range(ROWS)))

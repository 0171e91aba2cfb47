"""What simulation knows of Qwinto: the names of a score's parts, its policies, and a faster twin of its rules."""

from __future__ import annotations

from rollwright.games.qwinto.sheet import BONUS_COLUMNS, COLOURS
from rollwright.sim.qwinto.policies import choose_random_field as choose_own
from rollwright.sim.qwinto.policies import greedy_about_dice
from rollwright.sim.qwinto.twin import play_random

__all__ = ["OWN_POLICY", "PART_NAMES", "choose_own", "greedy_about_dice", "play_random"]

PART_NAMES = (*COLOURS, *(f"column-{column + 1}" for column in BONUS_COLUMNS), "failed")
#: Any dice, then any field or another throw: the random player whose scores others have published.
OWN_POLICY = "random-fields"

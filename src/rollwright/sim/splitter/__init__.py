"""What simulation knows of Splitter: the names of a score's parts, and a faster twin of its rules."""

from __future__ import annotations

from rollwright.games.splitter.sheet import FACES
from rollwright.sim.splitter.twin import play_random

__all__ = ["PART_NAMES", "play_random"]

PART_NAMES = (*(f"groups-of-{number}" for number in FACES), "hearts")

"""Qwantum in playouts: what the greedy player does with dice."""

from __future__ import annotations

from typing import Any

from rollwright.games.qwantum.rules import AGAIN, AGAIN_DICE, ALL_DICE, KEEP, legal_writing
from rollwright.jit import kernel


@kernel
def greedy_about_dice(g: Any, seat: int, chance: Any, actions: Any) -> int:
    """All dice again if nothing can be written."""
    if g.phase == AGAIN:
        return KEEP if legal_writing(g, seat, actions) > 1 else AGAIN_DICE + ALL_DICE
    return -1

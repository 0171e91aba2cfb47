"""Twenty One in playouts: what the greedy player does with dice."""

from __future__ import annotations

from typing import Any

from rollwright.games.twenty_one.rules import AGAIN, KEEP, THROW_ONCE_MORE, writable
from rollwright.jit import kernel


@kernel
def greedy_about_dice(g: Any, seat: int, chance: Any, actions: Any) -> int:
    """Again if nothing can be written; then some die shows more than a 1, which every limit allows."""
    if g.phase == AGAIN:
        return KEEP if writable(g, seat) else THROW_ONCE_MORE
    return -1

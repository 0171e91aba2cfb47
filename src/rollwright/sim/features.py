"""What only some games have, so that one loop can serve all of them: failed throws, and different sheets."""

from __future__ import annotations

from typing import Any

from rollwright.jit import kernel


@kernel
def counted_failures(g: Any, seat: int) -> int:
    """The failed throws of a seat."""
    return int(g.fails[seat])


@kernel
def no_failures(g: Any, seat: int) -> int:
    """Nobody can fail in this game."""
    return 0


@kernel
def same_sheet(g: Any, seat: int, sheet: int) -> None:
    """All seats of this game play on the same sheet."""

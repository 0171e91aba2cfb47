"""What only some games have, so that one loop can serve all of them: failures, different sheets, dice decisions."""

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


@kernel
def no_dice_decisions(g: Any, seat: int, chance: Any, actions: Any) -> int:
    """In this game nobody decides about dice."""
    return -1


@kernel
def no_own_policy(g: Any, seat: int, chance: Any, actions: Any, plan: Any) -> int:
    """This game has no policy of its own."""
    return -1

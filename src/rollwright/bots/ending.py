"""What a match that is over was worth. Loaded once for each game, with its `rules`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rollwright.jit import kernel

if TYPE_CHECKING:
    from rollwright.games.rules_protocol import rules


@kernel
def share_of_win(g: Any, seat: int, parts: Any) -> float:
    """1 for a win, a share of it for a tie, 0 otherwise; `parts` is room for the parts of a score."""
    mine = rules.score(g, seat, parts)
    tied = 1
    for other in range(int(g.seats)):
        if other != seat:
            theirs = rules.score(g, other, parts)
            if theirs > mine:
                return 0.0
            tied += theirs == mine
    return 1.0 / tied

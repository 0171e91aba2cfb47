"""What each legal action of a seat would do, found in one pass. Loaded once for each game, with its `rules`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from rollwright.jit import kernel

if TYPE_CHECKING:
    from rollwright.games.rules_protocol import rules


@kernel
def outcomes(buffer: Any, seat: int, actions: Any, after: Any, changed: Any, scores: Any) -> int:
    """List the legal actions, and return how many they are.

    For each of them: the state `after` it, on this seat's sheet alone; the bytes that are `changed`, as their number
    followed by the place and the new value of each; and whether it `scores`, up or down.
    """
    count = int(rules.legal(buffer.view(rules.STATE)[0], seat, actions))
    now = points_of(buffer, seat)
    for at in range(count):
        after[at] = buffer
        rules.mark(after[at].view(rules.STATE)[0], seat, actions[at])
        list_changes(buffer, after[at], changed[at])
        scores[at] = changes_points(buffer, seat, changed[at], now)
    return count


@kernel
def points_of(buffer: Any, seat: int) -> Any:
    """The parts of a seat's score as the rules count them."""
    points = np.zeros(rules.PARTS, np.int16)
    rules.score(buffer.view(rules.STATE)[0], seat, points)
    return points


@kernel
def list_changes(before: Any, after: Any, changed: Any) -> None:
    """Where two states differ, and what stands there in the later one."""
    end = 1
    for place in range(len(before)):
        if before[place] != after[place]:
            changed[end] = place
            changed[end + 1] = after[place]
            end += 2
    changed[0] = end // 2


@kernel
def changes_points(buffer: Any, seat: int, changed: Any, now: Any) -> bool:
    """Whether any part of the score changes when one field after another is written.

    The end alone doesn't tell: one of two fields may break a group while the other makes one like it.
    """
    step = buffer.copy()
    for change in range(changed[0]):
        step[changed[1 + 2 * change]] = changed[2 + 2 * change]
        if (points_of(step, seat) != now).any():
            return True
    return False

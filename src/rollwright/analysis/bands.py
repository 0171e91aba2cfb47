"""How well somebody plays and how lucky somebody was, on scales that were measured: our own levels, and many matches.

The data lie beside this module, a file for each game, with the command that measured them.
"""

from __future__ import annotations

import functools
import json
import math
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from rollwright.analysis.model import Band

FOLDER = Path(__file__).with_name("measured")

#: Fewer decisions say too little about a player.
FEWEST_DECISIONS = 40
#: A 95 % interval is so many standard errors wide to each side.
INTERVAL = 1.96


class Losses(NamedTuple):
    """What unforced decisions lost: how many there were, the sum, and the sum of the squares."""

    decisions: int
    total: float
    squares: float

    @classmethod
    def of(cls, losses: Sequence[float]) -> Losses:
        return cls(len(losses), math.fsum(losses), math.fsum(loss * loss for loss in losses))


def band(key: str, seats: int, losses: Losses) -> Band | None:
    """Where a player stands by the points lost in unforced decisions; None where nothing was measured."""
    measured, count = _measured(key, seats), losses.decisions
    if measured is None or not count:
        return None
    mean = losses.total / count
    variance = max(0.0, losses.squares - count * mean * mean) / max(1, count - 1)
    levels = sorted(measured["levels"], key=lambda level: -measured["levels"][level]["lost"])
    worse = [level for level in levels if measured["levels"][level]["lost"] > mean]
    better = [level for level in levels if measured["levels"][level]["lost"] <= mean]
    return Band(
        lost=mean,
        interval=INTERVAL * math.sqrt(variance / count),
        decisions=count,
        enough=count >= FEWEST_DECISIONS,
        worse=worse[-1] if worse else None,
        better=better[0] if better else None,
    )


def luckier_than(key: str, seats: int, luck: float) -> int | None:
    """How many of a hundred matches brought less luck; None where nothing was measured."""
    measured = _measured(key, seats)
    if measured is None:
        return None
    less = sum(luck > float(limit) for limit in measured["luck"])
    return max(0, min(100, less - 1))


@functools.cache
def _measured(key: str, seats: int) -> Any:
    """What was measured with so many seats, or with the nearest number of seats that was measured."""
    file = FOLDER / f"{key}.json"
    if not file.exists():
        return None
    found = json.loads(file.read_text())["seats"]
    nearest = min(found, key=lambda number: abs(int(number) - seats), default=None)
    return found[nearest] if nearest else None

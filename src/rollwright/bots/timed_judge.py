"""Thinking as long as there is time: a ladder of minds, from the quickest to the most thorough."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

import numpy as np

from rollwright.bots.judging import Judge, Judged
from rollwright.games.protocol import Seat

#: A rung that was never tried is taken to need so many times as long as the one below it.
GROWTH = 10.0


class TimedJudge:
    """Judges by one rung of the ladder after the other while the next one is likely to fit into the time.

    What it thinks depends on how fast the machine is: only without a budget are bots repeatable.
    """

    def __init__(self, ladder: Sequence[Judge], seconds: float) -> None:
        self._ladder = ladder
        self._seconds = seconds
        self._slowest: dict[tuple[int, int], float] = {}

    def phase(self, state: Any) -> int:
        """As the quickest mind sees it."""
        return self._ladder[0].phase(state)

    def judge(self, state: Any, seat: Seat, rng: np.random.Generator) -> Judged:
        phase, began = self.phase(state), time.perf_counter()
        judged, spent = self._climb(0, phase, state, seat, rng)
        for rung in range(1, len(self._ladder)):
            expected = self._slowest.get((rung, phase), GROWTH * spent)
            if time.perf_counter() - began + expected > self._seconds:
                break
            judged, spent = self._climb(rung, phase, state, seat, rng)
        return judged

    def _climb(self, rung: int, phase: int, state: Any, seat: Seat, rng: np.random.Generator) -> tuple[Judged, float]:
        began = time.perf_counter()
        judged = self._ladder[rung].judge(state, seat, rng)
        spent = time.perf_counter() - began
        self._slowest[rung, phase] = max(spent, self._slowest.get((rung, phase), 0.0))
        return judged, spent

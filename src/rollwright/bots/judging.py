"""What a player thinks of its actions: an expected final score and a chance to win for each."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

import numpy as np

from rollwright.games.protocol import Seat

Floats = np.ndarray[Any, np.dtype[np.float64]]
Codes = np.ndarray[Any, np.dtype[np.int64]]


@dataclass(frozen=True, slots=True)
class Judgement:
    """An action, the own final score that it leads to on average, and the chance to win (a tie counts as its share)."""

    action: Any
    score: float
    win: float


class Outlook(NamedTuple):
    """What a seat expects: its final score on average, and its chance to win (a tie counts as its share)."""

    score: float
    win: float


class Judged(NamedTuple):
    """Legal actions by their numbers, with a score, a chance to win and a rank value (the higher, the better) each."""

    codes: Codes
    scores: Floats
    wins: Floats
    ranks: Floats


class Judge(Protocol):
    """The mind of a player: judges the legal actions of a seat, all of them or the best."""

    def judge(self, state: Any, seat: Seat, rng: np.random.Generator) -> Judged: ...

    def phase(self, state: Any) -> int:
        """How far the match has come, for the spread of scores that are still to be expected."""


#: How much a point counts beside the chance to win: it settles what is won or lost anyway.
POINT_IN_WINS = 1e-4


def by_points(codes: Codes, scores: Floats, seats: int) -> Judged:
    """Ranked by points alone, without a look at the others: any seat may win."""
    return Judged(codes, scores, np.full(len(scores), 1 / seats), scores)


def by_wins(codes: Codes, scores: Floats, wins: Floats) -> Judged:
    """Ranked by the chance to win."""
    return Judged(codes, scores, wins, wins + POINT_IN_WINS * scores)


def outlooks(scores: Floats, wins: Floats) -> tuple[Outlook, ...]:
    """What all seats expect, by their scores and chances to win, which rounding may have brought out of bounds."""
    return tuple(Outlook(float(score), min(1.0, max(0.0, float(win)))) for score, win in zip(scores, wins, strict=True))

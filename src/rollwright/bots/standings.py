"""What many matches say about their players: means with standard errors, shares of wins with intervals, ratings."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np

from rollwright.bots.arena import Report

#: The 95 % interval of a share.
INTERVAL = 1.96
#: Ratings are told on the scale of chess: 400 points are odds of ten to one.
ELO = 400 / math.log(10)


@dataclass(frozen=True, slots=True)
class Standing:
    """One player over all matches: points where it wasn't forfeited, wins with ties shared."""

    player: str
    matches: int
    mean: float
    error: float
    win_share: float
    win_low: float
    win_high: float
    forfeits: int
    median_ms: float
    slowest_ms: float
    rating: float


def standings(players: Sequence[str], reports: Iterable[Report]) -> list[Standing]:
    """A line for each player, the best first."""
    reports = list(reports)
    ratings = _ratings(len(players), reports)
    lines = [_standing(number, players[number], reports, ratings[number]) for number in range(len(players))]
    return sorted(lines, key=lambda line: (-line.win_share, -line.mean))


def _standing(number: int, player: str, reports: Sequence[Report], rating: float) -> Standing:
    seats = [(report, seat) for report in reports for seat, who in enumerate(report.players) if who == number]
    scores = np.array([report.scores[seat] for report, seat in seats if report.fault is None], float)
    wins = np.array([report.wins[seat] for report, seat in seats])
    seconds = np.array([spent for report, seat in seats for spent in report.seconds[seat]] or [0.0])
    low, high = wilson(float(wins.mean()) if len(wins) else 0.0, len(wins))
    return Standing(
        player=player,
        matches=len(seats),
        mean=float(scores.mean()) if len(scores) else math.nan,
        error=float(scores.std(ddof=1) / math.sqrt(len(scores))) if len(scores) > 1 else math.nan,
        win_share=float(wins.mean()) if len(wins) else 0.0,
        win_low=low,
        win_high=high,
        forfeits=sum(report.fault is not None and report.fault[0] == seat for report, seat in seats),
        median_ms=float(np.median(seconds)) * 1000,
        slowest_ms=float(seconds.max()) * 1000,
        rating=rating,
    )


def wilson(share: float, count: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    if not count:
        return 0.0, 1.0
    z2 = INTERVAL * INTERVAL
    middle = (share + z2 / (2 * count)) / (1 + z2 / count)
    half = INTERVAL * math.sqrt(share * (1 - share) / count + z2 / (4 * count * count)) / (1 + z2 / count)
    return max(0.0, middle - half), min(1.0, middle + half)


def _ratings(players: int, reports: Iterable[Report]) -> list[float]:
    """Bradley and Terry's strengths, found by iteration, as points around 0; half a win each keeps them finite."""
    won = np.full((players, players), 0.5) * (1 - np.eye(players))
    for report in reports:
        for mine, theirs in ((a, b) for a in range(len(report.players)) for b in range(len(report.players)) if a != b):
            higher = report.wins[mine] > report.wins[theirs]
            share = 0.5 if report.wins[mine] == report.wins[theirs] else float(higher)
            if report.players[mine] != report.players[theirs]:
                won[report.players[mine], report.players[theirs]] += share
    strengths = np.ones(players)
    for _ in range(200):
        met = (won + won.T) / (strengths[:, None] + strengths[None, :])
        strengths = won.sum(axis=1) / np.maximum(met.sum(axis=1), 1e-12)
        strengths = np.maximum(strengths, 1e-12) / np.exp(np.log(np.maximum(strengths, 1e-12)).mean())
    return [float(rating) for rating in ELO * np.log(strengths)]

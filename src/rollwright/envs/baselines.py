"""Scores to compare with: `python -m rollwright.envs.baselines` measures the bots and prints a table for every game.

Each level plays every seat of a match against copies of itself (its usual score), and one seat against `random` and
`casual` (its share of wins). The seed and the number of matches decide the result.
"""

from __future__ import annotations

import argparse
import math
import sys
from dataclasses import dataclass

import numpy as np

from rollwright.bots import LEVELS
from rollwright.bots.simulation import simulate
from rollwright.games import REGISTRY, game
from rollwright.sim.lanes import Array

SEATS = 2
#: Whom a level is measured against.
AGAINST = "casual"


@dataclass(frozen=True, slots=True)
class Baseline:
    """What a level reaches in a game: its score alone and in pairs, and how often it beats `casual`."""

    game: str
    level: str
    matches: int
    seed: int
    scores: dict[str, tuple[float, float]]
    """The mean and its standard error by what is measured: solo, pair, wins."""


def measured(key: str, level: str, matches: int, seed: int) -> Baseline:
    """Play and count."""
    solo = simulate(key, matches, seats=1, policies=level, seed=seed).scores[:, 0]
    pair = simulate(key, matches, seats=SEATS, policies=level, seed=seed).scores.mean(axis=1)
    own, other = simulate(key, matches, policies=[level, AGAINST], seed=seed).scores.T
    wins = np.where(own == other, 0.5, own > other)
    scores = {"solo": _mean(solo), "pair": _mean(pair), "wins": _mean(wins)}
    return Baseline(key, level, matches, seed, scores)


def _mean(values: Array) -> tuple[float, float]:
    return float(values.mean()), float(values.std(ddof=1) / math.sqrt(len(values))) if len(values) > 1 else math.nan


def row(baseline: Baseline) -> str:
    """A line of the table."""
    solo, pair, wins = (baseline.scores[name] for name in ("solo", "pair", "wins"))
    return (
        f"| {game(baseline.game).info.name} | {baseline.level} | {solo[0]:.2f} ± {solo[1]:.2f} "
        f"| {pair[0]:.2f} ± {pair[1]:.2f} | {wins[0]:.1%} ± {wins[1]:.1%} | {baseline.matches:,} | {baseline.seed} |"
    )


def main(arguments: list[str]) -> None:
    """Print the table, a line as soon as it is measured."""
    parser = argparse.ArgumentParser(prog="python -m rollwright.envs.baselines", description=__doc__)
    parser.add_argument("--games", nargs="*", default=list(REGISTRY), choices=list(REGISTRY))
    parser.add_argument("--levels", nargs="*", default=list(LEVELS), choices=list(LEVELS))
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    print(f"| Game | Level | Score alone | Score of a pair | Wins against {AGAINST} | Matches | Seed |")  # noqa: T201
    print("|---|---|---|---|---|---|---|")  # noqa: T201
    for key in given.games:
        for level in given.levels:
            print(row(measured(key, level, given.matches, given.seed)), flush=True)  # noqa: T201


if __name__ == "__main__":
    main(sys.argv[1:])

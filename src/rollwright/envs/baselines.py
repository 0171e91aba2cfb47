"""Scores to compare with: `python -m rollwright.envs.baselines` measures the bots and prints a table for every game.

A level is measured alone, in a pair with itself, and against `casual`. Matches are played in portions, each from a seed
of its own; with `--keep FILE` every portion is kept, and the same command goes on where it was interrupted.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from rollwright.bots import LEVELS
from rollwright.bots.simulation import simulate
from rollwright.games import REGISTRY, game
from rollwright.sim.lanes import Array

#: Whom a level is measured against.
AGAINST = "casual"
#: How a level is measured: its score alone, the mean score of two of them, and its share of wins against `casual`.
SOLO, PAIR, WINS = MEASURES = ("solo", "pair", "wins")
#: Matches that are played and kept together.
PORTION = 20
#: Portions of one seed have seeds below the next multiple of this.
PORTIONS = 1 << 20


@dataclass(frozen=True, slots=True, order=True)
class Portion:
    """Some matches of a level, measured in one way."""

    number: int
    game: str
    level: str
    measure: str

    def played(self, seed: int) -> list[float]:
        """A figure for each match."""
        policies = {SOLO: [self.level], PAIR: [self.level] * 2, WINS: [self.level, AGAINST]}[self.measure]
        own_seed = seed * PORTIONS + self.number
        scores = simulate(self.game, PORTION, seats=len(policies), policies=policies, seed=own_seed).scores
        if self.measure == WINS:
            own, other = scores.T
            return [float(share) for share in np.where(own == other, 0.5, own > other)]
        return [float(score) for score in scores.mean(axis=1)]


class Kept:
    """The figures of portions; in a file if there is one, a line a portion."""

    def __init__(self, path: Path | None, seed: int) -> None:
        self._path, self._seed = path, seed
        self.figures: dict[Portion, list[float]] = {}
        if path is None or not path.exists():
            return
        text = path.read_text()
        whole = text[: text.rfind("\n") + 1]
        if whole != text:  # a line that was only half written is measured again
            path.write_text(whole)
        for line in whole.splitlines():
            *portion, kept_seed, figures = json.loads(line)
            if kept_seed == seed:
                self.figures[Portion(*portion)] = figures

    def measure(self, portion: Portion) -> None:
        """Play a portion, unless it is known."""
        if portion in self.figures:
            return
        figures = self.figures[portion] = portion.played(self._seed)
        if self._path is not None:
            kept = [portion.number, portion.game, portion.level, portion.measure, self._seed, figures]
            with self._path.open("a") as file:
                file.write(json.dumps(kept) + "\n")

    def of(self, key: str, level: str, measure: str, matches: int) -> Array:
        """The figures of the first matches of a level, as far as they are known."""
        found = [
            figures
            for portion, figures in sorted(self.figures.items())
            if (portion.game, portion.level, portion.measure) == (key, level, measure)
        ]
        return np.array([figure for figures in found for figure in figures])[:matches]


def portions(games: list[str], levels: list[str], matches: int) -> Iterator[Portion]:
    """Everything to be played; all levels go on together, so that a table can be made of what is there."""
    for number in range(-(-matches // PORTION)):
        for key in games:
            for level in levels:
                for measure in MEASURES:
                    yield Portion(number, key, level, measure)


def table(kept: Kept, games: list[str], levels: list[str], matches: int, seed: int) -> Iterator[str]:
    """The lines of the table."""
    yield f"| Game | Level | Score alone | Score of a pair | Wins against {AGAINST} | Matches | Seed |"
    yield "|---|---|---|---|---|---|---|"
    for key in games:
        for level in levels:
            solo, pair, wins = (kept.of(key, level, measure, matches) for measure in MEASURES)
            count = min(len(solo), len(pair), len(wins))
            shown = f"{_mean(solo, '.2f')} | {_mean(pair, '.2f')} | {_mean(wins, '.1%')}"
            yield f"| {game(key).info.name} | {level} | {shown} | {count:,} | {seed} |"


def _mean(values: Array, form: str) -> str:
    """The mean and its standard error."""
    if len(values) < 2:
        return format(values.mean(), form) if len(values) else "–"
    return f"{values.mean():{form}} ± {values.std(ddof=1) / math.sqrt(len(values)):{form}}"


def main(arguments: list[str]) -> None:
    """Measure, with progress on standard error, and print the table; after Ctrl-C that of what is known."""
    parser = argparse.ArgumentParser(prog="python -m rollwright.envs.baselines", description=__doc__)
    parser.add_argument("--games", nargs="*", default=list(REGISTRY), choices=list(REGISTRY))
    parser.add_argument("--levels", nargs="*", default=list(LEVELS), choices=list(LEVELS))
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", type=Path, help="where portions are kept, to go on from")
    given = parser.parse_args(arguments)
    if given.matches < 1 or given.seed < 0:
        parser.error("matches must be at least 1 and the seed at least 0")
    kept = Kept(given.keep, given.seed)
    planned = list(portions(given.games, given.levels, given.matches))
    try:
        for done, portion in enumerate(planned, 1):
            kept.measure(portion)
            sys.stderr.write(f"\r{done} / {len(planned)}")
    except KeyboardInterrupt:
        pass
    sys.stderr.write("\n")
    for line in table(kept, given.games, given.levels, given.matches, given.seed):
        print(line)  # noqa: T201


if __name__ == "__main__":
    main(sys.argv[1:])

"""What many matches show, counted as they come: the memory it takes doesn't grow with their number."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from rollwright.sim.lanes import Array
from rollwright.sim.matches import Results

#: Scores are counted from here to here.
LOWEST, HIGHEST = -200, 400
MOST_TURNS = 1000
QUANTILES = (0.05, 0.5, 0.95)


@dataclass(frozen=True, slots=True)
class Spread:
    """The distribution of a whole number."""

    values: Array
    counts: Array

    @property
    def total(self) -> int:
        return int(self.counts.sum())

    @property
    def mean(self) -> float:
        return float(self.values @ self.counts / self.total)

    @property
    def deviation(self) -> float:
        """The standard deviation."""
        return float(np.sqrt((self.values - self.mean) ** 2 @ self.counts / max(self.total - 1, 1)))

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        return float(self.deviation / np.sqrt(self.total))

    @property
    def least(self) -> int:
        return int(self.values[self.counts > 0][0])

    @property
    def most(self) -> int:
        return int(self.values[self.counts > 0][-1])

    def quantile(self, share: float) -> int:
        """The least value that at least this share of all doesn't exceed."""
        return int(self.values[np.searchsorted(self.counts.cumsum(), share * self.total)])


class Tally:
    """Counts the results of matches."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.matches = 0
        #: Shared victories count a part for each winner.
        self.wins = np.zeros(seats)
        self.failures = np.zeros(seats)
        self._scores = np.zeros((seats, HIGHEST - LOWEST), np.int64)
        self._turns = np.zeros(MOST_TURNS, np.int64)

    def add(self, results: Results) -> None:
        scores = results.scores
        winners = scores == scores.max(axis=1, keepdims=True)
        self.wins += (winners / winners.sum(axis=1, keepdims=True)).sum(axis=0)
        self.failures += results.failures.sum(axis=0)
        for seat in range(self.seats):
            self._scores[seat] += np.bincount(scores[:, seat] - LOWEST, minlength=HIGHEST - LOWEST)
        self._turns += np.bincount(results.turns, minlength=MOST_TURNS)
        self.matches += len(scores)

    def scores(self, seat: int) -> Spread:
        return Spread(np.arange(LOWEST, HIGHEST), self._scores[seat])

    def turns(self) -> Spread:
        return Spread(np.arange(MOST_TURNS), self._turns)

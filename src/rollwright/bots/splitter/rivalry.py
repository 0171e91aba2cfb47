"""Who wins in Splitter, found by playing matches to their end with the same throws for all sheets.

How far scores spread tells little here: the throws fall for all alike, and two sheets that take them alike end alike.
So each way to write is played to the end against what the others have, throw by throw.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from rollwright.bots.judging import Floats
from rollwright.bots.splitter.play_on import drawn_throws
from rollwright.bots.splitter.shapes import THROWS
from rollwright.bots.splitter.thrown_sheet import ThrownSheet
from rollwright.sim.chance import WORDS

#: Free pairs with which matches are played to their end. With more it takes longer and tells less.
FREE_PAIRS = range(2, 9)
#: With so many at most nothing is left to chance: all throws are gone through.
ALL_THROWS = 3
#: Matches for each way to write; after the first of them only the best go on, and what seems to bring most points.
MATCHES = 288
FIRST_MATCHES = 72
FINALISTS = 3
#: So many ways to write are looked at, if they seem less than so many points worse than the best.
CONTENDERS = 8
WORSE = 1.5
#: What seems to bring most points is left for what wins more, less this many standard errors of the difference.
DOUBT = 0.5


class Chances(NamedTuple):
    """By way to write: the chance to win, and less what is in doubt."""

    wins: Floats
    ranks: Floats


class Rival(NamedTuple):
    """Another seat's sheet, and the values of its placings."""

    sheet: ThrownSheet
    values: Floats

    @property
    def placing(self) -> int:
        """What it is likely to write."""
        return int(np.argmax(self.values))


class Rivalry:
    """The others' sheets after what they are likely to write, played to the end."""

    def __init__(self, rivals: Sequence[Rival], free_pairs: int, rng: np.random.Generator) -> None:
        self._is_certain = free_pairs <= ALL_THROWS
        self._throws = _throws(free_pairs - 2, rng)
        finals = np.stack([rival.sheet.finals(rival.placing, self._throws) for rival in rivals])
        self._best = finals.max(axis=0)
        self._sharers = 1 + (finals == self._best).sum(axis=0)

    def chances(self, mine: ThrownSheet, placings: Any, scores: Floats) -> Chances:
        """The chances of some placings that lead to these scores on average."""
        contenders = self._contenders(scores)
        shares = np.stack([self._shares(mine, int(placings[place]), slice(FIRST_MATCHES)) for place in contenders])
        wins = np.full(len(scores), shares.mean(axis=1).min())
        wins[contenders] = shares.mean(axis=1)
        doubts = np.zeros(len(scores))
        if not self._is_certain:
            finalists = np.append(0, 1 + np.argsort(-shares[1:].mean(axis=1))[: FINALISTS - 1])
            rest = [
                self._shares(mine, int(placings[contenders[place]]), slice(FIRST_MATCHES, None)) for place in finalists
            ]
            played = np.hstack([shares[finalists], rest])
            known = contenders[finalists]
            wins = np.minimum(wins, played.mean(axis=1).min())
            wins[known] = played.mean(axis=1)
            doubts[known] = DOUBT * (played - played[0]).std(axis=1) / MATCHES**0.5
        return Chances(wins, wins - doubts)

    def _contenders(self, scores: Floats) -> Any:
        """The placings that are played, what seems to bring most points first."""
        order = np.argsort(-scores, kind="stable")
        if self._is_certain:
            return order
        return order[:CONTENDERS][scores[order[:CONTENDERS]] > scores[order[0]] - WORSE]

    def _shares(self, mine: ThrownSheet, placing: int, matches: slice) -> Floats:
        """The share of the win in some of the matches, over all last throws."""
        finals = mine.finals(placing, self._throws[matches])
        best, sharers = self._best[matches], self._sharers[matches]
        shares: Floats = np.where(finals == best, 1 / sharers, finals > best).mean(axis=(1, 2))
        return shares


def _throws(turns: int, rng: np.random.Generator) -> Any:
    """The throws between the one on the table and the last one: by match, some or all there can be."""
    if turns > 1:
        return drawn_throws(rng.integers(1, 1 << 32, WORDS), MATCHES, turns)
    return np.arange(THROWS**turns)[:, None]

"""Who wins in Splitter, found by playing matches to their end with the same throws for all sheets.

How far scores spread tells little here: the throws fall for all alike, and two sheets that take them alike end alike.
So each way to write is played to the end against what the others have, throw by throw.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from rollwright.bots.judging import Floats
from rollwright.bots.splitter.rollouts import drawn_throws
from rollwright.bots.splitter.shapes import THROWS
from rollwright.bots.splitter.thrown_sheet import ThrownSheet
from rollwright.sim.chance import WORDS

#: Free pairs with which matches are played to their end. With more it takes longer and tells less.
FREE_PAIRS = range(2, 11)
#: With so many at most nothing is left to chance: all throws are gone through.
ALL_THROWS = 3
#: Matches for each way to write, and of a round. After the first round only the best go on, and what seems to bring
#: most points; after each round those are out that stand so many standard errors behind the best.
MATCHES = 288
ROUND = 36
FINALISTS = 3
BEATEN = 2.0
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
        shares = np.empty((len(contenders), len(self._throws)))
        standing, played = np.arange(len(contenders)), 0
        while played < len(self._throws) and (len(standing) > 1 or not played):
            matches = slice(played, played + ROUND)
            for place in standing:
                shares[place, matches] = self._shares(mine, int(placings[contenders[place]]), matches)
            played = min(matches.stop, len(self._throws))
            if not self._is_certain:
                standing = still_standing(shares[:, :played], standing)
        won = shares[standing, :played]
        wins, doubts = np.full(len(scores), won.mean(axis=1).min()), np.zeros(len(scores))
        wins[contenders] = np.minimum(wins[contenders], shares[:, :ROUND].mean(axis=1))
        wins[contenders[standing]] = won.mean(axis=1)
        if not self._is_certain:
            doubts[contenders[standing]] = DOUBT * standard_error(won - won[0])
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


def still_standing(shares: Floats, standing: Any) -> Any:
    """Who goes on after some matches: what brings most points, and the best of the others that aren't beaten."""
    won = shares[standing]
    behind = won[won.mean(axis=1).argmax()] - won
    ranking = np.argsort(behind.mean(axis=1)[1:], kind="stable")[: FINALISTS - 1] + 1
    unbeaten = ranking[behind.mean(axis=1)[ranking] <= BEATEN * standard_error(behind[ranking])]
    return standing[np.append(0, unbeaten)]


def standard_error(matches: Floats) -> Floats:
    """How far the mean over some matches may be off, row by row."""
    error: Floats = matches.std(axis=1) / matches.shape[1] ** 0.5
    return error


def _throws(turns: int, rng: np.random.Generator) -> Any:
    """The throws between the one on the table and the last one: by match, some or all there can be."""
    if turns > 1:
        return drawn_throws(rng.integers(1, 1 << 32, WORDS), MATCHES, turns)
    return np.arange(THROWS**turns)[:, None]

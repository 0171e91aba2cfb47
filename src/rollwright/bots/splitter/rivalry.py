"""Who wins in Splitter, found by playing matches to their end with the same throws for all sheets.

How far scores spread tells little here: the throws fall for all alike, and two sheets that take them alike end alike.
So each way to write is played to the end against what the others have, throw by throw.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from rollwright.bots.splitter.endgame import final_points
from rollwright.bots.splitter.rollouts import drawn_throws
from rollwright.bots.splitter.shapes import NUMBERS, THROWS
from rollwright.jit import kernel

#: Free pairs with which matches are played to their end. With more it takes longer and tells less.
FREE_PAIRS = range(2, 11)
LEAST_FREE, MOST_FREE = FREE_PAIRS[0], FREE_PAIRS[-1]
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


@kernel
def throws_to_come(free_pairs: int, chance: Any) -> Any:
    """The throws between the one on the table and the last one: by match, some or all there can be."""
    turns = free_pairs - 2
    if turns > 1:
        return drawn_throws(chance, MATCHES, turns)
    return np.arange(THROWS if turns else 1).reshape(-1, 1)


@kernel
def meet_rival(board: Any, throw: Any, placing: int, throws: Any, best: Any, sharers: Any) -> None:
    """Play another sheet to the end after a placing.

    `best` is the most that any rival has, by match and last throw, and `sharers` would share the win with as much.
    """
    finals = np.empty((len(throws), NUMBERS, NUMBERS))
    final_points(board, throw[0], throw[1], placing, throws, finals)
    for match in range(len(throws)):
        for first in range(NUMBERS):
            for second in range(NUMBERS):
                points = finals[match, first, second]
                if points > best[match, first, second]:
                    best[match, first, second] = points
                    sharers[match, first, second] = 1
                sharers[match, first, second] += int(points == best[match, first, second])


@kernel
def judge_rivalry(
    board: Any, throw: Any, placings: Any, scores: Any, throws: Any, best: Any, sharers: Any, wins: Any, ranks: Any
) -> None:
    """The chance to win with some placings that lead to these scores on average, and less what is in doubt."""
    is_certain = len(throws) <= THROWS
    contenders = list_contenders(scores, is_certain)
    shares = np.empty((len(contenders), len(throws)))
    standing, played = np.arange(len(contenders)), 0
    while played < len(throws) and (len(standing) > 1 or played == 0):
        until = min(played + ROUND, len(throws))
        for place in standing:
            share = shares[place, played:until]
            placing = int(placings[contenders[place]])
            won_shares(board, throw, placing, throws[played:until], best[played:until], sharers[played:until], share)
        played = until
        if not is_certain:
            standing = still_standing(shares[:, :played], standing)
    means = np.array([shares[place, :played].mean() for place in standing])
    wins[: len(scores)] = means.min()
    for contender in range(len(contenders)):
        wins[contenders[contender]] = min(means.min(), shares[contender, :ROUND].mean())
    for rank in range(len(standing)):
        wins[contenders[standing[rank]]] = means[rank]
    ranks[: len(scores)] = wins[: len(scores)]
    if not is_certain:
        for place in standing:
            ranks[contenders[place]] -= DOUBT * standard_error(shares[place, :played] - shares[standing[0], :played])


@kernel
def list_contenders(scores: Any, is_certain: bool) -> Any:
    """The placings that are played, what seems to bring most points first."""
    order = np.argsort(-scores, kind="mergesort")
    if is_certain:
        return order
    count = 1
    while count < min(CONTENDERS, len(order)) and scores[order[count]] > scores[order[0]] - WORSE:
        count += 1
    return order[:count]


@kernel
def won_shares(board: Any, throw: Any, placing: int, throws: Any, best: Any, sharers: Any, shares: Any) -> None:
    """The share of the win in some matches, over all last throws."""
    finals = np.empty((len(throws), NUMBERS, NUMBERS))
    final_points(board, throw[0], throw[1], placing, throws, finals)
    for match in range(len(throws)):
        total = 0.0
        for first in range(NUMBERS):
            for second in range(NUMBERS):
                points, rival = finals[match, first, second], best[match, first, second]
                if points == rival:
                    total += 1.0 / sharers[match, first, second]
                elif points > rival:
                    total += 1.0
        shares[match] = total / THROWS


@kernel
def still_standing(shares: Any, standing: Any) -> Any:
    """Who goes on after some matches: what brings most points, and the best of the others that aren't beaten."""
    means = np.array([shares[place].mean() for place in standing])
    leader = shares[standing[np.argmax(means)]]
    ranking = np.argsort(-means[1:], kind="mergesort")[: FINALISTS - 1] + 1
    going_on = np.zeros(len(ranking) + 1, np.int64)
    going_on[0], count = standing[0], 1
    for rank in ranking:
        behind = leader - shares[standing[rank]]
        if behind.mean() <= BEATEN * standard_error(behind):
            going_on[count] = standing[rank]
            count += 1
    return going_on[:count]


@kernel
def standard_error(matches: Any) -> float:
    """How far the mean over some matches may be off."""
    return float(np.sqrt(((matches - matches.mean()) ** 2).mean() / len(matches)))

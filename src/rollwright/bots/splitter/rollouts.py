"""Playing on in Splitter: what looking ahead has missed, found by playing the best placings some throws further.

Learned values err where a sheet is seldom seen, and a deeper look repeats their errors. Played on, a sheet shows what
it is worth, but the dice drown it: final scores spread by five points. So their luck is left out. After each throw only
that counts by which the mean over all next throws differs from the value learned: what the value had missed there. That
spreads by half a point, and some seventy short matches tell more than a thousand whole ones.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from rollwright.bots.splitter.expectation import worth_before_throw
from rollwright.bots.splitter.shapes import NUMBERS, THROWS
from rollwright.bots.splitter.value import PLACINGS, put, take_back, value_placings
from rollwright.jit import kernel
from rollwright.sim.bits import size_of
from rollwright.sim.chance import below

#: So many of the best placings are played on, if they seem less than so many points worse than the best.
CONTENDERS = 6
WORSE = 0.35
#: Matches of a round, and how many placings go on after the first round. After each round those are out that stand
#: so many standard errors behind the best.
ROUND = 24
FINALISTS = 3
BEATEN = 2.0
#: `search_placings` has looked over the first throws; the following ones are played on, so far from the placing.
LOOKED_OVER = 2
HORIZON = 8
#: Free pairs with which placings are played on. With fewer the search sees to the end; with more, earlier in a match,
#: playing on takes twice as long and tells a third as much.
FREE_PAIRS = range(LOOKED_OVER + 2, 19)
LEAST_FREE, MOST_FREE = FREE_PAIRS[0], FREE_PAIRS[-1]


@kernel
def play_contenders(board: Any, first: int, second: int, matches: int, chance: Any, values: Any) -> None:
    """Put the values of the best placings right by playing them on, all with the same dice; no other may pass them."""
    contenders = among_the_best(values)
    if len(contenders) == 1:
        return
    throws = drawn_throws(chance, matches, HORIZON)
    worth = np.empty((len(contenders), matches))
    standing = np.arange(len(contenders))
    played = 0
    while played < matches and len(standing) > 1:
        until = min(played + ROUND, matches)
        for place in standing:
            worth[place, played:until] = values[contenders[place]]
            add_missed(board, first, second, int(contenders[place]), throws[played:until], worth[place, played:until])
        played = until
        standing = still_standing(worth[:, :played], standing)
    for place in standing:
        values[contenders[place]] = worth[place, :played].mean()
    cut_down(values, contenders[standing])


@kernel
def still_standing(worth: Any, standing: Any) -> Any:
    """Who isn't beaten after some matches, the best first."""
    means = np.array([worth[place].mean() for place in standing])
    ranking = standing[np.argsort(-means)][:FINALISTS]
    count = 1
    for place in ranking[1:]:
        behind = worth[ranking[0]] - worth[place]
        if behind.mean() < BEATEN * behind.std() / len(behind) ** 0.5:
            ranking[count] = place
            count += 1
    return ranking[:count]


@kernel
def among_the_best(values: Any) -> Any:
    """The placings among which the value hardly decides, the best first."""
    order = np.argsort(-values)[:CONTENDERS]
    count = 1
    while count < CONTENDERS and values[order[count]] > values[order[0]] - WORSE:
        count += 1
    return order[:count]


@kernel
def cut_down(values: Any, known: Any) -> None:
    """Let no placing stand above those that are known better."""
    lowest = values[known].min()
    for placing in range(PLACINGS):
        is_known = False
        for place in range(len(known)):
            is_known = is_known or known[place] == placing
        if not is_known:
            values[placing] = min(values[placing], lowest)


@kernel
def drawn_throws(chance: Any, matches: int, turns: int) -> Any:
    """The throws of some matches; the first ones are all different, in any order."""
    throws = np.empty((matches, turns), np.int64)
    order = np.arange(THROWS)
    for place in range(THROWS):
        other = place + below(chance, THROWS - place)
        order[place], order[other] = order[other], order[place]
    for match in range(matches):
        throws[match, 0] = order[match % THROWS]
        for turn in range(1, turns):
            throws[match, turn] = below(chance, THROWS)
    return throws


@kernel
def add_missed(board: Any, first: int, second: int, placing: int, throws: Any, worth: Any) -> None:
    """Add what the value has missed after a placing, match by match."""
    shapes, weights, sheet, sets, windows = board
    one, two = (second, first) if placing & 1 else (first, second)
    put(shapes, placing >> 1, one, two, sheet, sets, windows)
    for match in range(len(throws)):
        worth[match] += missed_in_match(shapes, weights, sheet.copy(), sets.copy(), windows.copy(), throws[match])
    take_back(shapes, placing >> 1, sheet, sets, windows)


@kernel
def missed_in_match(shapes: Any, weights: Any, sheet: Any, sets: Any, windows: Any, throws: Any) -> float:
    """Play on by the value alone: how much more the mean over the next throws was worth than the value, throw by throw.

    The last mean is over final scores. So where the horizon reaches the end, nothing is left that could be missed.
    """
    values, best = np.empty(PLACINGS), np.empty((NUMBERS, NUMBERS))
    missed, value = 0.0, 0.0
    for turn in range(HORIZON):
        if turn >= LOOKED_OVER:
            missed += worth_before_throw(shapes, weights, sheet, sets, windows, best) - value
        if turn == HORIZON - 1 or size_of(sets[0]) == 2:
            break
        one, two = throws[turn] % NUMBERS + 1, throws[turn] // NUMBERS + 1
        placing = value_placings(shapes, weights, sheet, sets, windows, one, two, values)
        value = values[placing]
        if placing & 1:
            one, two = two, one
        put(shapes, placing >> 1, one, two, sheet, sets, windows)
    return missed

"""The end of a match between two, reckoned out: who wins, if both play for that as well as can be.

Whoever fills the last row ends the match and cuts the other's row short, so what is best hangs on both sheets and on
the lead. Every turn takes at least a field from each, so there is a last turn, and from there it is reckoned backwards:
over all throws, the active player's second throw, and what both write at the same time without knowing of each other.

Side 0 is the one whose chance is reckoned, side 1 the other. Free fields are counted from the left and named by bits.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from rollwright.bots.matrix_game import solve_game
from rollwright.bots.twenty_one.solve import SETS, SIDES
from rollwright.games.twenty_one import rules
from rollwright.games.twenty_one.sheet import HIT_BONUS, LYING_FACE, PLACES, ROWS
from rollwright.jit import kernel
from rollwright.sim.bits import size_of
from rollwright.sim.chance import WORD, next_word

Array = np.ndarray[Any, np.dtype[Any]]

#: In the last rows it is reckoned out from so many free fields of both sides together: that takes a tenth of a second
#: and a megabyte. Each field more takes three times as long.
MOST_FREE = 7
#: What a way of writing leads to, and which action of the rules it is.
LEFT, HITS, POINTS, ACTION = range(4)
#: Chances that differ by less are the same.
SMALL = 1e-9
DICE_SETS = 1 << rules.DICE


class Board(NamedTuple):
    """Both sides, by side and free field; and what side 0 has more, without the bonuses of these rows."""

    limits: Array
    colours: Array
    sizes: Array
    hits: Array
    lead: int


@kernel
def can_be_reckoned(g: Any) -> bool:
    """Whether the end of a match for two can be reckoned out.

    It can if both are in the last row with few free fields. It also can if one is, with a single free field: then this
    turn ends the match, in whatever row the other is.
    """
    last, total, single = 0, 0, False
    for seat in range(2):
        if g.current[seat] == ROWS - 1:
            free = 0
            for place in range(PLACES):
                free += int(g.cells[seat, ROWS - 1, place] == rules.FREE)
            last += 1
            total += free
            single = single or free == 1
    return single or (last == 2 and total <= MOST_FREE)


@kernel
def board_of(g: Any, seat: int, lead: int) -> Any:
    """The rows of a seat and of the other one, of a match for two."""
    limits, colours = np.zeros((2, PLACES), np.int64), np.zeros((2, PLACES), np.int64)
    sizes, hits = np.zeros(2, np.int64), np.zeros(2, np.int64)
    for side in range(2):
        one = seat if side == 0 else 1 - seat
        row = int(g.current[one])
        for place in range(PLACES):
            if g.cells[one, row, place] == rules.FREE:
                limits[side, sizes[side]] = g.limits[one, row, place]
                colours[side, sizes[side]] = g.colours[one, row, place]
                sizes[side] += 1
            else:
                hits[side] += int(g.cells[one, row, place] == g.limits[one, row, place])
    return Board(limits, colours, sizes, hits, lead)


@kernel
def reckon(board: Any) -> Any:
    """All chances that can come up after this turn, which leaves less than all of what is free now."""
    mine, theirs = int(board.sizes[0]), int(board.sizes[1])
    leads = board.limits.sum() + 1
    values = np.zeros((2, (1 << mine) - 1, (1 << theirs) - 1, mine + 1, theirs + 1, leads))
    fill_values(board, values)
    return values


@kernel
def reach(board: Any, side: int, fields: int) -> int:
    """What can be written in some fields at most."""
    total = 0
    for field in range(PLACES):
        total += int(board.limits[side, field]) if fields >> field & 1 else 0
    return total


@kernel
def all_free(board: Any, side: int) -> int:
    """The fields that are free now."""
    return int((1 << board.sizes[side]) - 1)


@kernel
def fill_values(board: Any, values: Any) -> None:
    """The chance of side 0 by who throws next, free fields of both, hits of both since now, and lead.

    Leads are counted from the lowest that can be.
    """
    fill_ends(board, values)
    now = reach(board, 1, all_free(board, 1))
    for mine in range(1, values.shape[1]):
        for theirs in range(1, values.shape[2]):
            low = now - reach(board, 1, all_free(board, 1) & ~theirs)
            high = now + reach(board, 0, all_free(board, 0) & ~mine)
            hits = board.sizes[0] - size_of(mine) + 1, board.sizes[1] - size_of(theirs) + 1
            dice, chances, ones = list_throws(board, mine, theirs)
            written = np.empty((hits[0], hits[1], len(dice), high - low + 1))
            for active in range(2):
                value_writings(board, values[1 - active], mine, theirs, dice, low, written)
                for mine_hits in range(hits[0]):
                    for their_hits in range(hits[1]):
                        value = values[active, mine, theirs, mine_hits, their_hits, low : high + 1]
                        value_turn(active, chances, ones, written[mine_hits, their_hits], value)


@kernel
def fill_ends(board: Any, values: Any) -> None:
    """Where a side has no free field the match is over."""
    lowest = board.lead - reach(board, 1, all_free(board, 1))
    for mine_hits in range(values.shape[3]):
        for their_hits in range(values.shape[4]):
            bonus = (
                HIT_BONUS[min(PLACES, board.hits[0] + mine_hits)] - HIT_BONUS[min(PLACES, board.hits[1] + their_hits)]
            )
            for place in range(values.shape[5]):
                lead = lowest + place + bonus
                won = (1 + np.sign(lead)) / 2
                values[:, 0, :, mine_hits, their_hits, place] = won
                values[:, :, 0, mine_hits, their_hits, place] = won


@kernel
def list_throws(board: Any, mine: int, theirs: int) -> Any:
    """All ways the dice of the free fields can fall, as far as it matters; their chances, and the dice that show 1.

    A number that is too high for both sides stands for all of them.
    """
    tops = np.zeros(rules.DICE, np.int64)
    for side, free in enumerate((mine, theirs)):
        for field in range(PLACES):
            if free >> field & 1:
                die = board.colours[side, field]
                tops[die] = max(tops[die], board.limits[side, field])
    count = 1
    for die in range(rules.DICE):
        count *= min(tops[die] + 1, SIDES)
    throws, chances, ones = np.zeros((count, rules.DICE), np.int64), np.ones(count), np.zeros(count, np.int64)
    for throw in range(count):
        rest = throw
        for die in range(rules.DICE):
            if tops[die]:
                ways = min(tops[die] + 1, SIDES)
                face = rest % ways + 1
                rest //= ways
                throws[throw, die] = face
                chances[throw] *= (SIDES - tops[die] if face > tops[die] else 1) / SIDES
                ones[throw] |= int(face == LYING_FACE) << die
    return throws, chances, ones


@kernel
def ways_to_write(board: Any, side: int, free: int, dice: Any, ways: Any) -> int:
    """Cross out the leftmost free field, or write one or more of the numbers that fit."""
    writable = 0
    for field in range(PLACES):
        if free >> field & 1 and dice[board.colours[side, field]] <= board.limits[side, field]:
            writable |= 1 << field
    ways[: 1 << size_of(writable)] = 0
    ways[0, LEFT], ways[0, ACTION] = free & (free - 1), rules.CROSS
    count = 1
    chosen = writable
    while chosen:
        ways[count, LEFT] = free & ~chosen
        for field in range(PLACES):
            if chosen >> field & 1:
                die = board.colours[side, field]
                ways[count, HITS] += dice[die] == board.limits[side, field]
                ways[count, POINTS] += dice[die]
                ways[count, ACTION] |= 1 << die
        count += 1
        chosen = (chosen - 1) & writable
    return count


@kernel
def value_writings(board: Any, after: Any, mine: int, theirs: int, throws: Any, low: int, written: Any) -> None:
    """What each throw is worth when both have written, by hits of both, throw, and lead from `low` on."""
    my_ways, their_ways = np.empty((SETS, 4), np.int64), np.empty((SETS, 4), np.int64)
    least, most = np.empty(written.shape[3]), np.empty((SETS, written.shape[3]))
    for throw in range(len(throws)):
        my_count = ways_to_write(board, 0, mine, throws[throw], my_ways)
        their_count = ways_to_write(board, 1, theirs, throws[throw], their_ways)
        for mine_hits in range(written.shape[0]):
            for their_hits in range(written.shape[1]):
                ahead = after[:, :, mine_hits:, their_hits:]
                value = written[mine_hits, their_hits, throw]
                value_writing(ahead, my_ways[:my_count], their_ways[:their_count], low, least, most, value)


@kernel
def value_writing(after: Any, my_ways: Any, their_ways: Any, low: int, least: Any, most: Any, value: Any) -> None:
    """What it is worth that both write at once, for all leads from `low` on."""
    value[:] = -1.0
    most[: len(their_ways)] = -1.0
    for mine in range(len(my_ways)):
        least[:] = 2.0
        for theirs in range(len(their_ways)):
            chances = after[
                my_ways[mine, LEFT], their_ways[theirs, LEFT], my_ways[mine, HITS], their_ways[theirs, HITS]
            ]
            first = low + my_ways[mine, POINTS] - their_ways[theirs, POINTS]
            for lead in range(len(value)):
                chance = chances[first + lead]
                least[lead] = min(least[lead], chance)
                most[theirs, lead] = max(most[theirs, lead], chance)
        for lead in range(len(value)):
            value[lead] = max(value[lead], least[lead])
    for lead in range(len(value)):
        if most[: len(their_ways), lead].min() - value[lead] > SMALL:
            game = writing_game(after, my_ways, their_ways, low + lead)
            value[lead] = solve_game(game, np.empty(len(my_ways)), np.empty(len(their_ways)))


@kernel
def writing_game(after: Any, my_ways: Any, their_ways: Any, lead: int) -> Any:
    """The chance of side 0 by what each of the two writes."""
    game = np.empty((len(my_ways), len(their_ways)))
    for mine in range(len(my_ways)):
        for theirs in range(len(their_ways)):
            way, other = my_ways[mine], their_ways[theirs]
            game[mine, theirs] = after[
                way[LEFT], other[LEFT], way[HITS], other[HITS], lead + way[POINTS] - other[POINTS]
            ]
    return game


@kernel
def value_turn(active: int, chances: Any, ones: Any, written: Any, value: Any) -> None:
    """What a turn is worth before the first throw, by lead: the active player throws again where that is better."""
    again = value_again(chances, ones, written)
    value[:] = 0.0
    for throw in range(len(chances)):
        second = again[ones[throw]]
        for lead in range(len(value)):
            kept = written[throw, lead]
            better = min(kept, second[lead]) if active else max(kept, second[lead])
            value[lead] += chances[throw] * better


@kernel
def value_again(chances: Any, ones: Any, written: Any) -> Any:
    """What a second throw is worth, by the dice that show 1, which stay, and by lead."""
    again = np.zeros((DICE_SETS, written.shape[1]))
    for throw in range(len(chances)):
        for lead in range(written.shape[1]):
            again[ones[throw], lead] += chances[throw] * written[throw, lead]
    for die in range(rules.DICE):  # from throws with just these 1s to throws with these and maybe others
        for lying in range(DICE_SETS):
            for lead in range(written.shape[1]):
                again[lying, lead] += 0.0 if lying >> die & 1 else again[lying | 1 << die, lead]
    for lying in range(DICE_SETS):
        for lead in range(written.shape[1]):
            again[lying, lead] *= SIDES ** size_of(lying)  # that these show 1 is certain by now
    return again


@kernel
def judge_writings(board: Any, after: Any, dice: Any, actions: Any, chances: Any, at_least: Any, shares: Any) -> int:
    """List what side 0 can write now: the chance of each if the other writes as well as can be, and whatever it writes.

    Where no single action is safe against all, `shares` says how often each should be chosen.
    """
    my_ways, their_ways = np.empty((SETS, 4), np.int64), np.empty((SETS, 4), np.int64)
    count = ways_to_write(board, 0, all_free(board, 0), dice, my_ways)
    their_count = ways_to_write(board, 1, all_free(board, 1), dice, their_ways)
    game = writing_game(after, my_ways[:count], their_ways[:their_count], reach(board, 1, all_free(board, 1)))
    columns = np.zeros(their_count)
    solve_game(game, shares, columns)
    for way in range(count):
        actions[way] = my_ways[way, ACTION]
        chances[way] = (game[way] * columns).sum()
        at_least[way] = game[way].min()
    return count


@kernel
def mark_best(count: int, chances: Any, at_least: Any, shares: Any, chance: Any, is_best: Any) -> None:
    """Mark the actions that are as good as can be; one by lot, where the other mustn't know it."""
    most = chances[:count].max()
    is_best[:] = False
    if at_least[:count].max() > most - SMALL:
        is_best[:count] = at_least[:count] > most - SMALL
        return
    lot = next_word(chance) / (WORD + 1) * shares[:count].sum()
    chosen = 0
    while chosen < count - 1 and (lot >= shares[chosen] or shares[chosen] == 0.0):
        lot -= shares[chosen]
        chosen += 1
    is_best[chosen] = True


@kernel
def judge_second_throw(board: Any, after: Any, dice: Any) -> Any:
    """What it is worth to keep what lies, and to throw again what doesn't show 1."""
    mine, theirs, lead = all_free(board, 0), all_free(board, 1), reach(board, 1, all_free(board, 1))
    throws, chances, ones = list_throws(board, mine, theirs)
    written = np.empty((1, 1, len(throws), 1))
    value_writings(board, after, mine, theirs, throws, lead, written)
    lying = 0
    for die in range(rules.DICE):
        lying |= int(throws[0, die] > 0 and dice[die] == LYING_FACE) << die
    kept = np.empty((1, 1, 1, 1))
    value_writings(board, after, mine, theirs, np.expand_dims(dice, 0), lead, kept)
    return kept[0, 0, 0, 0], value_again(chances, ones, written[0, 0])[lying, 0]

"""What a Qwantum player thinks of a second throw, and of what to write first and second."""

from __future__ import annotations

from typing import Any

import numpy as np

from rollwright.bots.qwantum.reroll import worth_of_sets
from rollwright.bots.qwantum.turn import SETS, best_single, free_fields, value_double, value_sheet, value_single
from rollwright.bots.qwantum.turn_values import foresee_turn
from rollwright.bots.qwantum.value import PAIRS, SUMS, near_of
from rollwright.bots.winning import share_of_win_by
from rollwright.games.qwantum import rules
from rollwright.games.qwantum.sheet import COLUMNS, ROWS
from rollwright.jit import kernel

NOT_OVER = -1.0
#: Of the sets of dice to throw again, so many are told.
BEST_SETS = 20

share_of_win = share_of_win_by(rules)


@kernel
def closest_to_end(buffer: Any) -> int:
    """How many fields the seat nearest to the end lacks for a full sheet."""
    g = buffer.view(rules.STATE)[0]
    closest = ROWS * COLUMNS
    for seat in range(int(g.seats)):
        closest = min(closest, free_fields(g.written[seat]))
    return closest


@kernel
def waiting(g: Any, seat: int) -> int:
    """How many turns pass after this one until a seat is active."""
    return (seat - int(g.active) - 1) % int(g.seats)


@kernel
def judge_second_throw(weights: Any, falls: Any, buffer: Any, seat: int, codes: Any, scores: Any, others: Any) -> int:
    """Score the best sets of dice to throw again, and to keep all; the others' sheets as they stand."""
    g = buffer.view(rules.STATE)[0]
    sheet = (g.written[seat], g.cells[seat], int(g.fails[seat]), near_of(g, seat), waiting(g, seat))
    failed = value_sheet(weights, sheet[0], sheet[1], sheet[2] + 1, sheet[3], sheet[4])
    best, worths = np.empty((PAIRS, SUMS, SUMS)), np.empty(SETS)
    foresee_turn(weights, sheet, failed, best)
    worth_of_sets(falls, best, g.dice, worths)
    order = np.argsort(-worths)
    count = 0
    for rank in range(SETS):
        dice = order[rank]
        if rank < BEST_SETS or rules.AGAIN_DICE + dice == rules.KEEP:
            codes[count] = rules.AGAIN_DICE + dice
            scores[count] = worths[dice]
            count += 1
    for other in range(int(g.seats)):
        wait = (other - int(g.active)) % int(g.seats)
        others[:count, other] = value_sheet(
            weights, g.written[other], g.cells[other], int(g.fails[other]), near_of(g, other), wait
        )
    return count


@kernel
def judge_writing(weights: Any, buffer: Any, seat: int, codes: Any, scores: Any, wins: Any, others: Any) -> int:
    """Score the rows to write in; `wins` where that ends the match; `others` after what is best for them then."""
    g = buffer.view(rules.STATE)[0]
    sums = rules.colour_sums(g)
    count = rules.legal(g, seat, codes)
    for place in range(count):
        taken = int(g.taken)
        if g.phase == rules.FIRST:
            scores[place] = worth_of_first(weights, g, seat, sums, int(codes[place]))
            taken = int(codes[place]) if codes[place] != rules.PASS else int(rules.NOTHING)
        else:
            scores[place] = worth_of_second(weights, g, seat, sums, int(codes[place]))
        foresee(weights, g, seat, int(codes[place]), taken, sums, place, wins, others)
    return int(count)


@kernel
def worth_of_first(weights: Any, g: Any, seat: int, sums: int, action: int) -> float:
    """What writing first (or not) is worth, with the best second writing after it."""
    sheet = (g.written[seat], g.cells[seat], int(g.fails[seat]), near_of(g, seat), waiting(g, seat))
    if action == rules.PASS:
        failed = value_sheet(weights, sheet[0], sheet[1], sheet[2] + 1, sheet[3], sheet[4])
        _, value = best_single(weights, sheet, failed, sums, rules.NOTHING)
        return float(value)
    best = value_single(weights, sheet, action, rules.sum_of(sums, action))
    for row in range(ROWS):
        if row != action:
            number, beside = rules.sum_of(sums, action), rules.sum_of(sums, row)
            best = max(best, value_double(weights, sheet, action, number, row, beside))
    return best


@kernel
def worth_of_second(weights: Any, g: Any, seat: int, sums: int, action: int) -> float:
    """What writing in the second writing is worth, or to decline."""
    fails = int(g.fails[seat]) + int(action == rules.PASS and seat == g.active and g.taken == rules.NOTHING)
    sheet = (g.written[seat], g.cells[seat], fails, near_of(g, seat), waiting(g, seat))
    if action == rules.PASS:
        return value_sheet(weights, sheet[0], sheet[1], fails, sheet[3], sheet[4])
    return value_single(weights, sheet, action, rules.sum_of(sums, action))


@kernel
def foresee(
    weights: Any, g: Any, seat: int, action: int, taken: int, sums: int, place: int, wins: Any, others: Any
) -> None:
    """Carry an action out, let the others write what is best for them, and see whether the match is over."""
    copy = np.zeros(1, rules.STATE)
    copy[0] = g
    after = copy[0]
    actions, parts = np.empty(rules.MAX_SEATS, np.int16), np.empty(rules.PARTS, np.int16)
    actions[seat] = action
    if after.phase == rules.FIRST:
        rules.decide(after, actions)
    for other in range(int(g.seats)):
        if other != seat:
            sheet = (g.written[other], g.cells[other], int(g.fails[other]), near_of(g, other), waiting(g, other))
            rest = value_sheet(weights, sheet[0], sheet[1], sheet[2], sheet[3], sheet[4])
            actions[other], others[place, other] = best_single(weights, sheet, rest, sums, taken)
    if g.phase == rules.SECOND:
        rules.decide(after, actions)
    if rules.is_over(after):
        wins[place] = share_of_win(after, seat, parts)

"""A whole turn of Twenty One: what every seat expects after each of 46,656 throws, and with each writing.

`worth[seat, left, hits]` is what a seat still gains after a writing in its current row that leaves these fields free,
if the match goes on (no field: the row is full). Alone that is the solver's table, and exact. With several seats it is
what the sheet gains until the first of the others is done, their sheets as they were before the turn. `spreads` is the
variance of it. Where somebody finishes, final scores count.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from rollwright.analysis.winning import final_shares
from rollwright.bots.twenty_one.race import look_at_row, points_now
from rollwright.bots.twenty_one.solve import HITS, SETS
from rollwright.games.twenty_one import rules
from rollwright.games.twenty_one.sheet import FACES, HIT_BONUS, LYING_FACE, PLACES, ROWS
from rollwright.jit import kernel
from rollwright.sim.bits import size_of

POINTS, WIN = 0, 1
SIDES = len(FACES)
DICE = rules.DICE
OUTCOMES = SIDES**DICE
#: By outcome and die: the face. The last die changes fastest.
FALLEN = np.stack(np.unravel_index(np.arange(OUTCOMES), (SIDES,) * DICE), axis=1).astype(np.int64) + 1
#: By outcome: the dice that show 1, a bit each.
LYING = ((FALLEN == LYING_FACE) << np.arange(DICE)).sum(axis=1)
#: More ways than a row can show dice, told apart as far as it matters.
CLASSES = (SIDES + 1) ** PLACES // 2
NEVER = -1e9

# What a seat may do with a throw: the best writing if the match goes on, the best if another seat ends it now, and to
# finish the sheet. A writing is (points, fields left, hits); fields left are -1 where it can't be done.
GO, END, FINISH = range(3)
GAINED, LEFT, HIT = range(3)


@kernel
def weigh_prospects(gains: Any, squares: Any, alive: Any, worth: Any, spreads: Any) -> None:
    """What a sheet gains until another one is done: `alive[turn]` is the chance that none is after so many turns."""
    turns = gains.shape[-1] - 1
    for left in range(SETS):
        for hits in range(HITS):
            mean, square, before = 0.0, 0.0, 1.0
            for turn in range(1, turns + 1):
                ends = before - alive[turn] if turn < turns else before
                mean += ends * gains[left, hits, turn]
                square += ends * squares[left, hits, turn]
                before = alive[turn]
            worth[left, hits] = mean
            spreads[left, hits] = max(square - mean * mean, 0.0)


@kernel
def is_last_row(g: Any, seat: int) -> bool:
    """A seat that fills its row has finished."""
    return bool(g.current[seat] == ROWS - 1)


@kernel
def finishes(g: Any, seat: int, writing: Any) -> bool:
    """A writing fills the last row."""
    return bool(writing[LEFT] == 0 and is_last_row(g, seat))


@kernel
def look_at_classes(g: Any, seat: int, worth: Any, writings: Any, steps: Any) -> None:
    """What a seat does with each class of throws: `writings[class, GO, END or FINISH]`.

    The class of a throw is the sum of `steps[die, face]`.
    """
    row = int(g.current[seat])
    shown = np.zeros(PLACES, np.int64)
    free, hits, _ = look_at_row(g, seat, row, shown)
    steps[:] = 0
    stride = 1
    for place in range(PLACES):
        if free >> place & 1:
            limit = int(g.limits[seat, row, place])
            for face in range(1, limit + 1):
                steps[g.colours[seat, row, place], face] = stride * face
            stride *= limit + 1
    for index in range(stride):
        rest = index
        for place in range(PLACES):
            shown[place] = 0
            if free >> place & 1:
                limit = int(g.limits[seat, row, place])
                shown[place] = rest % (limit + 1)
                rest //= limit + 1
        choose_writings(g, seat, row, free, hits, shown, worth, writings[index])


@kernel
def choose_writings(g: Any, seat: int, row: int, free: int, hits: int, shown: Any, worth: Any, writings: Any) -> None:
    """The best writing if the match goes on, the best if it ends now, and the one that finishes."""
    writable, hitting = 0, 0
    for place in range(PLACES):
        if free >> place & 1 and shown[place]:
            writable |= 1 << place
            hitting |= int(shown[place] == g.limits[seat, row, place]) << place
    go, end = NEVER, NEVER
    writings[FINISH, LEFT] = -1
    action = writable
    while True:
        gained, left, hit = 0, free & ~action if action else free & (free - 1), hits + size_of(action & hitting)
        for place in range(PLACES):
            gained += int(shown[place]) if action >> place & 1 else 0
        if gained + worth[left, hit] > go:
            go = gained + worth[left, hit]
            writings[GO, GAINED], writings[GO, LEFT], writings[GO, HIT] = gained, left, hit
        if gained + HIT_BONUS[hit] > end:
            end = gained + HIT_BONUS[hit]
            writings[END, GAINED], writings[END, LEFT], writings[END, HIT] = gained, left, hit
        if left == 0 and is_last_row(g, seat) and writings[FINISH, LEFT] != 0:
            writings[FINISH, GAINED], writings[FINISH, LEFT], writings[FINISH, HIT] = gained, left, hit
        if action == 0:
            return
        action = (action - 1) & writable


@kernel
def join(g: Any, chosen: Any, points: Any, worth: Any, spreads: Any, values: Any) -> None:
    """What every seat expects after its writing (`chosen[seat]`): final scores if somebody finishes."""
    seats = int(g.seats)
    ends = False
    for seat in range(seats):
        ends = ends or finishes(g, seat, chosen[seat])
    for seat in range(seats):
        values[POINTS, seat] = points[seat] + chosen[seat, GAINED]
        if ends:
            values[POINTS, seat] += HIT_BONUS[chosen[seat, HIT]]
        else:
            values[POINTS, seat] += worth[seat, chosen[seat, LEFT], chosen[seat, HIT]]
    if ends:
        final_shares(values[POINTS], values[WIN])
        return
    total = 0.0
    for seat in range(seats):
        values[WIN, seat] = 1.0
        spread = spreads[seat, chosen[seat, LEFT], chosen[seat, HIT]]
        for other in range(seats):
            if other != seat:
                both = spread + spreads[other, chosen[other, LEFT], chosen[other, HIT]]
                behind = values[POINTS, other] - values[POINTS, seat]
                values[WIN, seat] *= 0.5 * math.erfc(behind / math.sqrt(2.0 * both + 1e-9))
        total += values[WIN, seat]
    for seat in range(seats):
        values[WIN, seat] = values[WIN, seat] / total if total > 0.0 else 1.0 / seats


@kernel
def replies(g: Any, options: Any, points: Any, worth: Any, spreads: Any, room: Any, chosen: Any) -> None:
    """What every seat writes to win, against others who write for points: it may finish (`options[seat, GO...]`)."""
    seats = int(g.seats)
    for seat in range(seats):
        chosen[seat] = options[seat, GO]
    for seat in range(seats):
        if options[seat, FINISH, LEFT] == 0 and not finishes(g, seat, options[seat, GO]):
            kept = chosen.copy()
            for other in range(seats):
                chosen[other] = options[other, GO]
            join(g, chosen, points, worth, spreads, room)
            goes_on = room[WIN, seat]
            chosen[seat] = options[seat, FINISH]
            join(g, chosen, points, worth, spreads, room)
            chosen[:] = kept
            if room[WIN, seat] > goes_on:
                chosen[seat] = options[seat, FINISH]


@kernel
def decide(g: Any, options: Any, points: Any, worth: Any, spreads: Any, room: Any, chosen: Any, values: Any) -> None:
    """What every seat expects once the dice lie for good: in each ledger everybody writes for what it counts."""
    seats = int(g.seats)
    finishing = 0
    for seat in range(seats):
        chosen[seat] = options[seat, GO]
        finishing += int(finishes(g, seat, chosen[seat]))
    join(g, chosen, points, worth, spreads, values)
    if finishing:
        for seat in range(seats):
            if finishing > int(finishes(g, seat, options[seat, GO])):
                end = options[seat, END]
                values[POINTS, seat] = points[seat] + end[GAINED] + HIT_BONUS[end[HIT]]
    if seats > 1 and may_finish(g, options):
        replies(g, options, points, worth, spreads, room, chosen)
        for seat in range(seats):
            kept = chosen[seat].copy()
            for other in range(seats):
                if other != seat and finishes(g, other, chosen[other]):
                    chosen[seat] = options[seat, END]
            join(g, chosen, points, worth, spreads, room)
            values[WIN, seat] = room[WIN, seat]
            chosen[seat] = kept


@kernel
def may_finish(g: Any, options: Any) -> bool:
    """Somebody can finish with this throw."""
    possible = False
    for seat in range(int(g.seats)):
        possible = possible or options[seat, FINISH, LEFT] == 0
    return bool(possible)


@kernel
def foresee_throws(buffer: Any, fallen: Any, worth: Any, spreads: Any, written: Any) -> None:
    """What every seat expects after each throw (`fallen`), if it is kept: `written[POINTS or WIN, seat, outcome]`."""
    g = buffer.view(rules.STATE)[0]
    seats = int(g.seats)
    writings, steps = np.zeros((seats, CLASSES, 3, 3), np.int16), np.zeros((seats, DICE, SIDES + 1), np.int64)
    points, options, chosen = np.empty(seats), np.empty((seats, 3, 3), np.int64), np.empty((seats, 3), np.int64)
    values, room = np.empty((2, seats)), np.empty((2, seats))
    for seat in range(seats):
        points[seat] = points_now(buffer, seat)
        look_at_classes(g, seat, worth[seat], writings[seat], steps[seat])
    for outcome in range(OUTCOMES):
        for seat in range(seats):
            index = 0
            for die in range(DICE):
                index += steps[seat, die, fallen[outcome, die]]
            options[seat] = writings[seat, index]
        decide(g, options, points, worth, spreads, room, chosen, values)
        for seat in range(seats):
            written[POINTS, seat, outcome] = values[POINTS, seat]
            written[WIN, seat, outcome] = values[WIN, seat]


@kernel
def value_options(buffer: Any, seat: int, worth: Any, spreads: Any, codes: Any, found: Any) -> int:
    """What each writing is worth to a seat if the others write like the reference; how many there are."""
    g = buffer.view(rules.STATE)[0]
    seats = int(g.seats)
    points, options, chosen = np.empty(seats), np.empty((seats, 3, 3), np.int64), np.empty((seats, 3), np.int64)
    room, shown = np.empty((2, seats)), np.empty(PLACES, np.int64)
    for other in range(seats):
        row = int(g.current[other])
        free, hits, _ = look_at_row(g, other, row, shown)
        points[other] = points_now(buffer, other)
        choose_writings(g, other, row, free, hits, shown, worth[other], options[other])
    count = int(rules.legal(g, seat, codes))
    for kind in range(2):
        if kind == WIN and seats > 1:
            replies(g, options, points, worth, spreads, room, chosen)
        else:
            for other in range(seats):
                chosen[other] = options[other, GO]
        for place in range(count):
            writing_of_action(g, seat, int(codes[place]), chosen[seat])
            join(g, chosen, points, worth, spreads, room)
            found[kind, place] = room[kind, seat]
    return count


@kernel
def writing_of_action(g: Any, seat: int, action: int, writing: Any) -> None:
    """The points, the fields left and the hits after an action of the rules."""
    row = int(g.current[seat])
    shown = np.empty(PLACES, np.int64)
    free, hits, _ = look_at_row(g, seat, row, shown)
    writing[GAINED], writing[LEFT], writing[HIT] = 0, free & (free - 1), hits
    if action != rules.CROSS:
        writing[LEFT] = free
        for place in range(PLACES):
            if free >> place & 1 and action >> g.colours[seat, row, place] & 1:
                writing[LEFT] &= ~(1 << place)
                writing[GAINED] += shown[place]
                writing[HIT] += int(shown[place] == g.limits[seat, row, place])


@kernel
def value_leaf(before: Any, after: Any, worth: Any, spreads: Any, values: Any) -> None:
    """What every seat expects after a turn, each by its own new sheet beside the others' sheets before the turn."""
    g, ended = before.view(rules.STATE)[0], after.view(rules.STATE)[0]
    seats = int(g.seats)
    points, chosen, shown = np.empty(seats), np.empty((seats, 3), np.int64), np.empty(PLACES, np.int64)
    for seat in range(seats):
        row = int(g.current[seat])
        free, hits, _ = look_at_row(ended, seat, row, shown)
        gained = rules.row_numbers(ended, seat, row) - rules.row_numbers(g, seat, row)
        points[seat] = points_now(before, seat)
        chosen[seat, GAINED], chosen[seat, LEFT], chosen[seat, HIT] = gained, free, hits
    join(g, chosen, points, worth, spreads, values)


@kernel
def by_lying(written: Any, lying: Any, means: Any) -> None:
    """What a second throw is worth by the dice that stay, a bit each: the mean over all throws in which they show 1."""
    means[:] = 0.0
    for outcome in range(OUTCOMES):
        means[lying[outcome]] += written[outcome]
    for die in range(DICE):
        for dice in range(1 << DICE):
            if not dice >> die & 1:
                means[dice] += means[dice | 1 << die]
    for dice in range(1 << DICE):
        means[dice] /= float(SIDES ** (DICE - size_of(dice)))

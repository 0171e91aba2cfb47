"""What every seat of Qwantum expects once the dice lie for good, and with each row it could write in.

Every seat has a table of what its sheet is worth after each number in each row (`single`), the active one also after
each two numbers in two rows (`double`). Where a writing ends the match, final scores count instead.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from rollwright.analysis.corrections import MISSING, OTHERS, OWN
from rollwright.analysis.winning import final_shares, win_shares
from rollwright.bots.qwantum.judge import waiting
from rollwright.bots.qwantum.turn import (
    NEVER,
    PAIR_ROWS,
    free_fields,
    pop,
    push,
    sheet_points,
    value_double,
    value_sheet,
    value_single,
)
from rollwright.bots.qwantum.value import PAIRS, SUMS, near_of
from rollwright.games.qwantum import rules
from rollwright.games.qwantum.sheet import FAILED_THROWS_TO_END, ROWS
from rollwright.jit import kernel

POINTS, WIN = 0, 1
PASS = rules.PASS
NOTHING = rules.NOTHING


@kernel
def value_sheets(weights: Any, g: Any, table: Any, single: Any, double: Any, rests: Any, failed: Any) -> None:
    """Fill the tables of a turn: all that every seat could write, to write nothing, and to take a failed throw."""
    for seat in range(int(g.seats)):
        written, cells, fails = g.written[seat], g.cells[seat], int(g.fails[seat])
        near, wait = near_of(g, seat), waiting(g, seat)
        sheet = (written, cells, fails, near, wait)
        free = free_fields(written)
        beside = by_others(g, seat, table)
        own = table[OWN, :, fails]
        rests[seat] = value_sheet(weights, written, cells, fails, near, wait) + own[free] + beside
        failed[seat] = value_sheet(weights, written, cells, fails + 1, near, wait)
        if fails + 1 < FAILED_THROWS_TO_END:
            failed[seat] += table[OWN, free, fails + 1] + beside
        for row in range(ROWS):
            for number in range(1, SUMS):
                single[seat, row, number] = value_single(weights, sheet, row, number)
                if free > 1:
                    single[seat, row, number] += own[free - 1] + beside
        if seat == g.active:
            value_pairs(weights, sheet, single[seat], own[max(0, free - 2)] + beside if free > 2 else 0.0, double)


@kernel
def value_pairs(weights: Any, sheet: Any, single: Any, corrected: float, double: Any) -> None:
    """What a sheet is worth after each two numbers in two rows."""
    for pair in range(PAIRS):
        row, other = int(PAIR_ROWS[pair, 0]), int(PAIR_ROWS[pair, 1])
        for number in range(1, SUMS):
            for second in range(1, SUMS):
                value = NEVER
                if single[row, number] > NEVER / 2 and single[other, second] > NEVER / 2:
                    value = value_double(weights, sheet, row, number, other, second) + corrected
                double[pair, number, second] = value


@kernel
def by_others(g: Any, seat: int, table: Any) -> float:
    """How a seat's value is corrected for the others' sheets."""
    if g.seats == 1:
        return 0.0
    nearest, failures = MISSING - 1, 0
    for other in range(int(g.seats)):
        if other != seat:
            nearest, failures = min(nearest, free_fields(g.written[other])), max(failures, int(g.fails[other]))
    return float(table[OTHERS, nearest, failures])


@kernel
def best_plan(g: Any, sums: int, single: Any, double: Any, failed: Any) -> Any:
    """The rows that bring the active player most points: the first, the second (or PASS), and what they bring."""
    active = int(g.active)
    first, second, value = int(PASS), int(PASS), float(failed[active])
    for row in range(ROWS):
        alone = single[active, row, rules.sum_of(sums, row)]
        if alone > value:
            first, value = row, alone
    for pair in range(PAIRS):
        row, other = int(PAIR_ROWS[pair, 0]), int(PAIR_ROWS[pair, 1])
        both = double[pair, rules.sum_of(sums, row), rules.sum_of(sums, other)]
        if both > value:
            first, second, value = row, other, both
    return first, second, value


@kernel
def best_row(seat: int, sums: int, taken: int, single: Any, rests: Any) -> int:
    """The row that brings a seat most points once a colour is taken, or to decline."""
    best, value = int(PASS), rests[seat]
    for row in range(ROWS):
        if row != taken:
            worth = single[seat, row, rules.sum_of(sums, row)]
            if worth > value:
                best, value = row, worth
    return best


@kernel
def plan_worth(g: Any, sums: int, first: int, second: int, single: Any, double: Any, failed: Any) -> float:
    """What the active player's sheet is worth after both writings, if nobody else ends the match."""
    active = int(g.active)
    if first == PASS and second == PASS:
        return float(failed[active])
    if first == PASS or second == PASS:
        row = second if first == PASS else first
        return float(single[active, row, rules.sum_of(sums, row)])
    row, other = max(first, second), min(first, second)
    pair = row * (row - 1) // 2 + other
    return float(double[pair, rules.sum_of(sums, row), rules.sum_of(sums, other)])


@kernel
def points_with(g: Any, seat: int, sums: int, first: int, second: int) -> float:
    """What a sheet scores after up to two writings; the active player who writes nothing fails."""
    written, cells = g.written[seat], g.cells[seat]
    fails = int(g.fails[seat]) + int(seat == g.active and first == PASS and second == PASS)
    if first != PASS:
        push(written, cells, first, rules.sum_of(sums, first))
    if second != PASS:
        push(written, cells, second, rules.sum_of(sums, second))
    points = sheet_points(written, cells, fails)
    if second != PASS:
        pop(written, cells, second)
    if first != PASS:
        pop(written, cells, first)
    return float(points)


@kernel
def fills(g: Any, seat: int, first: int, second: int) -> bool:
    """Up to two writings fill the sheet."""
    return bool(free_fields(g.written[seat]) == int(first != PASS) + int(second != PASS))


@kernel
def join(
    g: Any,
    sums: int,
    first: int,
    actions: Any,
    single: Any,
    double: Any,
    rests: Any,
    failed: Any,
    spread: float,
    values: Any,
) -> None:
    """What every seat expects when the active player has written `first` and everybody then writes its action."""
    seats, active = int(g.seats), int(g.active)
    at_once = fills(g, active, first, int(PASS)) and first != PASS
    second = int(actions[active])
    ends = at_once or fills(g, active, first, second)
    ends = ends or (first == PASS and second == PASS and g.fails[active] + 1 >= FAILED_THROWS_TO_END)
    for seat in range(seats):
        if seat != active and not ends:
            ends = fills(g, seat, int(actions[seat]), int(PASS))
    for seat in range(seats):
        action = int(PASS) if at_once else int(actions[seat])
        if ends:
            values[POINTS, seat] = points_with(g, seat, sums, first if seat == active else int(PASS), action)
        elif seat == active:
            values[POINTS, seat] = plan_worth(g, sums, first, action, single, double, failed)
        else:
            values[POINTS, seat] = rests[seat] if action == PASS else single[seat, action, rules.sum_of(sums, action)]
    if ends:
        final_shares(values[POINTS], values[WIN])
    else:
        win_shares(values[POINTS], spread, values[WIN])


@kernel
def foresee_sums(
    weights: Any,
    buffer: Any,
    table: Any,
    spread: float,
    shown: Any,
    single: Any,
    double: Any,
    rests: Any,
    failed: Any,
    worths: Any,
) -> None:
    """What every seat expects with the sums that can lie on the table: `worths[POINTS or WIN, seat, place]`.

    For points the active player writes what brings most; to win, the same rows in whichever order wins more.
    """
    room = buffer.copy().view(rules.STATE)
    g = room[0]
    seats, active = int(g.seats), int(g.active)
    value_sheets(weights, g, table, single, double, rests, failed)
    actions, values = np.empty(seats, np.int64), np.empty((2, 2, seats))
    may_end = can_end(g)
    for place in range(len(shown)):
        sums = int(shown[place])
        first, second, value = best_plan(g, sums, single, double, failed)
        if seats == 1:
            worths[POINTS, 0, place] = value
            continue
        orders = 2 if second != PASS else 1
        for order in range(orders):
            if may_end:
                reply(g, sums, first, actions, single, rests)
                actions[active] = second
                join(g, sums, first, actions, single, double, rests, failed, spread, values[order])
            else:
                expect_replies(g, sums, first, single, rests, values[order, POINTS])
                values[order, POINTS, active] = value
                win_shares(values[order, POINTS], spread, values[order, WIN])
            first, second = second, first
        wins_more = orders > 1 and values[1, WIN, active] > values[0, WIN, active]
        for seat in range(seats):
            worths[POINTS, seat, place] = values[0, POINTS, seat]
            worths[WIN, seat, place] = values[int(wins_more), WIN, seat]


@kernel
def can_end(g: Any) -> bool:
    """The match may be over after this turn."""
    ends = g.fails[g.active] + 1 >= FAILED_THROWS_TO_END
    for seat in range(int(g.seats)):
        ends = ends or free_fields(g.written[seat]) <= 1 + int(seat == g.active)
    return bool(ends)


@kernel
def expect_replies(g: Any, sums: int, taken: int, single: Any, rests: Any, expected: Any) -> None:
    """What everybody but the active player expects after writing what brings most, where nothing ends."""
    for seat in range(int(g.seats)):
        if seat != g.active:
            value = rests[seat]
            for row in range(ROWS):
                if row != taken:
                    value = max(value, single[seat, row, rules.sum_of(sums, row)])
            expected[seat] = value


@kernel
def reply(g: Any, sums: int, taken: int, actions: Any, single: Any, rests: Any) -> None:
    """What everybody but the active player writes."""
    for seat in range(int(g.seats)):
        if seat != g.active:
            actions[seat] = best_row(seat, sums, taken if taken != PASS else int(NOTHING), single, rests)


@kernel
def after_first(
    g: Any, sums: int, first: int, single: Any, double: Any, rests: Any, failed: Any, spread: float, values: Any
) -> None:
    """What every seat expects once the active player has written `first`, before everybody writes."""
    seats = int(g.seats)
    actions, room = np.empty(seats, np.int64), np.empty((2, seats))
    codes = np.empty(ROWS + 1, np.int64)
    second_replies(g, sums, first, actions, single, double, rests, failed)
    kept = actions.copy()
    for seat in range(seats):
        actions[:] = kept
        values[:, seat] = NEVER
        for place in range(list_rows(seat, sums, first, single, codes)):
            actions[seat] = codes[place]
            join(g, sums, first, actions, single, double, rests, failed, spread, room)
            values[POINTS, seat] = max(values[POINTS, seat], room[POINTS, seat])
            values[WIN, seat] = max(values[WIN, seat], room[WIN, seat])


@kernel
def second_replies(
    g: Any, sums: int, first: int, actions: Any, single: Any, double: Any, rests: Any, failed: Any
) -> None:
    """What everybody writes in the second writing, for points."""
    active = int(g.active)
    reply(g, sums, first, actions, single, rests)
    best, value = int(PASS), plan_worth(g, sums, first, int(PASS), single, double, failed)
    for row in range(ROWS):
        if row != first and single[active, row, rules.sum_of(sums, row)] > NEVER / 2:
            worth = plan_worth(g, sums, first, row, single, double, failed)
            if worth > value:
                best, value = row, worth
    actions[active] = best


@kernel
def list_rows(seat: int, sums: int, taken: int, single: Any, codes: Any) -> int:
    """The rows that a seat may write in once a colour is taken, and to decline."""
    count = 0
    for row in range(ROWS):
        if row != taken and single[seat, row, rules.sum_of(sums, row)] > NEVER / 2:
            codes[count] = row
            count += 1
    codes[count] = PASS
    return count + 1


@kernel
def option_values(
    start: Any,
    sums: int,
    first: int,
    seat: int,
    is_first: bool,
    single: Any,
    double: Any,
    rests: Any,
    failed: Any,
    spread: float,
    codes: Any,
    options: Any,
) -> int:
    """What each row is worth to a seat, in the first writing (then `first` is PASS) or in the second."""
    room = start.copy().view(rules.STATE)
    g = room[0]
    seats = int(g.seats)
    actions, values = np.empty(seats, np.int64), np.empty((2, seats))
    count = list_rows(seat, sums, first, single, codes)
    second_replies(g, sums, first, actions, single, double, rests, failed)
    for place in range(count):
        if is_first:
            after_first(g, sums, int(codes[place]), single, double, rests, failed, spread, values)
        else:
            actions[seat] = codes[place]
            join(g, sums, first, actions, single, double, rests, failed, spread, values)
        options[:, place] = values[:, seat]
    return count


@kernel
def second_values(
    start: Any,
    sums: int,
    first: int,
    single: Any,
    double: Any,
    rests: Any,
    failed: Any,
    spread: float,
    values: Any,
) -> None:
    """What every seat expects before the second writing."""
    room = start.copy().view(rules.STATE)
    after_first(room[0], sums, first, single, double, rests, failed, spread, values)


@kernel
def leaf_values(weights: Any, start: Any, after: Any, table: Any, spread: float, values: Any) -> None:
    """What every seat expects after a turn, each by its own new sheet beside the others' sheets before the turn."""
    g, ended = start.view(rules.STATE)[0], after.view(rules.STATE)[0]
    for seat in range(int(g.seats)):
        sheet = ended.written[seat], ended.cells[seat]
        near, wait = near_of(g, seat), waiting(g, seat)
        fails = int(ended.fails[seat])
        corrected = table[OWN, free_fields(sheet[0]), fails] + by_others(g, seat, table)
        values[POINTS, seat] = corrected + value_sheet(weights, sheet[0], sheet[1], fails, near, wait)
    win_shares(values[POINTS], spread, values[WIN])

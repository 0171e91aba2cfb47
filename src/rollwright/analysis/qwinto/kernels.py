"""A whole turn of Qwinto: what every seat expects with each set of dice, after each sum, and with each field.

Every seat has a table of what its sheet is worth after each number in each field (`fields`), or after declining
(`rests`). Where a writing ends the match, final scores count instead. Tables of a turn are indexed by POINTS or WIN,
seat, set of dice and sum. In each of both ledgers everybody plays for what it counts: points, or the chance to win.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from rollwright.analysis.corrections import MISSING, OTHERS, OWN
from rollwright.analysis.winning import final_shares, win_shares
from rollwright.bots.qwinto.judge import prepare_all, show_sum, value_next_turn
from rollwright.bots.qwinto.turn import DICE_IN, NEVER, SETS, SUM_CHANCES, full_rows_of, sheet_points
from rollwright.bots.qwinto.value import PLACES, SUMS, fields_to_end
from rollwright.games.qwinto import rules
from rollwright.games.qwinto.sheet import (
    COLUMNS,
    FAILED_THROWS_TO_END,
    FULL_ROWS_TO_END,
    ROW_FIELDS,
    ROWS,
)
from rollwright.jit import kernel

POINTS, WIN = 0, 1


@kernel
def value_writings(weights: Any, g: Any, table: Any) -> Any:
    """What every seat's sheet is worth after all that it could write this turn, and after declining."""
    fields, _, rests = prepare_all(weights, g)
    for seat in range(int(g.seats)):
        look_ahead(weights, g, seat, table, fields[seat])
        rests[seat] = value_sheet(weights, g, seat, int(g.fails[seat]) + int(seat == g.active), table)
    return fields, rests


@kernel
def look_ahead(weights: Any, g: Any, seat: int, table: Any, fields: Any) -> None:
    """Value each writing of a seat by the turn that comes next, where it doesn't end the match."""
    cells = g.cells[seat]
    for row in range(ROWS):
        for place in range(PLACES):
            column = ROW_FIELDS[row, place]
            for number in range(SUMS):
                if fields[row, place, number] > NEVER:
                    cells[row, column] = number
                    fields[row, place, number] = value_sheet(weights, g, seat, int(g.fails[seat]), table)
                    cells[row, column] = 0


@kernel
def value_sheet(weights: Any, g: Any, seat: int, fails: int, table: Any) -> float:
    """What a sheet is worth before the next turn; its points if it ends the match."""
    if fails >= FAILED_THROWS_TO_END or full_rows_of(g.cells[seat]) >= FULL_ROWS_TO_END:
        return float(sheet_points(g.cells[seat], fails))
    room, best = np.empty((ROWS, PLACES, SUMS)), np.empty((ROWS, SUMS))
    active, failed = int(g.active), int(g.fails[seat])
    g.active = (active + 1) % int(g.seats)
    g.fails[seat] = fails
    value = value_next_turn(weights, g, seat, room, best)
    g.active = active
    g.fails[seat] = failed
    return float(value + correct(g, seat, fails, table))


@kernel
def correct(g: Any, seat: int, fails: int, table: Any) -> float:
    """What the learned value of a sheet with so many failed throws differs by from the score to be expected."""
    own = fields_to_end(g, seat)
    if g.seats == 1:
        return float(table[OWN, own, fails])
    nearest, failures = MISSING - 1, 0
    for other in range(int(g.seats)):
        if other != seat:
            nearest, failures = min(nearest, fields_to_end(g, other)), max(failures, int(g.fails[other]))
    return float(table[OWN, own, fails] + table[OTHERS, nearest, failures])


@kernel
def foresee_turn(weights: Any, buffer: Any, table: Any, spread: float, written: Any, fields: Any, rests: Any) -> None:
    """What every seat expects once a sum is announced (`written[POINTS or WIN, seat, dice, sum]`)."""
    room = buffer.copy().view(rules.STATE)
    g = room[0]
    found, declined = value_writings(weights, g, table)
    fields[:], rests[:] = found, declined
    g.phase = rules.WRITE
    options = np.empty((2, rules.ACTIONS))
    codes = np.empty(rules.ACTIONS, np.int16)
    for dice in range(1, SETS):
        g.picked = dice
        for number in range(SUMS):
            if SUM_CHANCES[DICE_IN[dice], number] > 0.0:
                show_sum(g, number)
                replies = expected_replies(g, fields, rests, spread)
                for seat in range(int(g.seats)):
                    count = value_options(g, seat, fields, rests, spread, replies, codes, options)
                    for kind in range(2):
                        written[kind, seat, dice, number] = options[kind, :count].max()


@kernel
def options_of(buffer: Any, seat: int, fields: Any, rests: Any, spread: float, codes: Any, options: Any) -> int:
    """What every writing is worth to a seat, for the state of that moment."""
    room = buffer.copy().view(rules.STATE)
    g = room[0]
    replies = expected_replies(g, fields, rests, spread)
    return int(value_options(g, seat, fields, rests, spread, replies, codes, options))


@kernel
def expected_replies(g: Any, fields: Any, rests: Any, spread: float) -> Any:
    """What every seat writes in each ledger: for points; and to win, against others who write for points."""
    seats = int(g.seats)
    replies = np.empty((2, rules.MAX_SEATS), np.int16)
    codes, options = np.empty(rules.ACTIONS, np.int16), np.empty((2, rules.ACTIONS))
    for seat in range(seats):
        count = int(rules.legal(g, seat, codes))
        best = 0
        for place in range(1, count):
            if worth_of(g, seat, codes[place], fields, rests) > worth_of(g, seat, codes[best], fields, rests):
                best = place
        replies[POINTS, seat] = codes[best]
    replies[WIN] = replies[POINTS]
    if seats > 1:
        chosen = replies[POINTS].copy()
        for seat in range(seats):
            count = value_options(g, seat, fields, rests, spread, replies, codes, options)
            chosen[seat] = codes[int(np.argmax(options[WIN, :count]))]
        replies[WIN] = chosen
    return replies


@kernel
def worth_of(g: Any, seat: int, action: int, fields: Any, rests: Any) -> float:
    """What a seat's sheet is worth after an action, if nobody else ends the match."""
    if action == rules.PASS:
        return float(rests[seat])
    row, column = action // COLUMNS, action % COLUMNS
    for place in range(PLACES):
        if ROW_FIELDS[row, place] == column:
            return float(fields[seat, row, place, rules.thrown_sum(g)])
    return NEVER


@kernel
def value_options(
    g: Any, seat: int, fields: Any, rests: Any, spread: float, replies: Any, codes: Any, options: Any
) -> int:
    """Every writing of a seat: what it expects if the others reply as expected; how many there are."""
    seats = int(g.seats)
    count = int(rules.legal(g, seat, codes))
    actions, room = np.empty(rules.MAX_SEATS, np.int16), np.empty((2, seats))
    for place in range(count):
        for kind in range(2):
            actions[:] = replies[kind]
            actions[seat] = codes[place]
            join(g, actions, fields, rests, spread, room)
            options[kind, place] = room[kind, seat]
    return count


@kernel
def join(g: Any, actions: Any, fields: Any, rests: Any, spread: float, values: Any) -> None:
    """What every seat expects after everybody has written: final scores if somebody ends the match."""
    seats = int(g.seats)
    ends = False
    for seat in range(seats):
        ends = ends or ends_match(g, seat, int(actions[seat]))
    for seat in range(seats):
        if ends:
            values[POINTS, seat] = points_after(g, seat, int(actions[seat]))
        else:
            values[POINTS, seat] = worth_of(g, seat, int(actions[seat]), fields, rests)
    if ends:
        final_shares(values[POINTS], values[WIN])
    else:
        win_shares(values[POINTS], spread, values[WIN])


@kernel
def ends_match(g: Any, seat: int, action: int) -> bool:
    """A seat fills its second row, or fails for the last time."""
    if action == rules.PASS:
        return bool(seat == g.active and g.fails[seat] + 1 >= FAILED_THROWS_TO_END)
    row, column = action // COLUMNS, action % COLUMNS
    g.cells[seat, row, column] = 1
    full = full_rows_of(g.cells[seat])
    g.cells[seat, row, column] = 0
    return bool(full >= FULL_ROWS_TO_END)


@kernel
def points_after(g: Any, seat: int, action: int) -> float:
    """What a sheet scores after an action."""
    fails = int(g.fails[seat])
    if action == rules.PASS:
        return float(sheet_points(g.cells[seat], fails + int(seat == g.active)))
    row, column = action // COLUMNS, action % COLUMNS
    g.cells[seat, row, column] = rules.thrown_sum(g)
    points = sheet_points(g.cells[seat], fails)
    g.cells[seat, row, column] = 0
    return float(points)


@kernel
def value_leaf(weights: Any, before: Any, after: Any, table: Any, spread: float, values: Any) -> None:
    """What every seat expects after a turn, each by its own new sheet beside the others' sheets before the turn."""
    ended = after.view(rules.STATE)[0]
    room = before.copy().view(rules.STATE)
    g = room[0]
    for seat in range(int(g.seats)):
        kept = g.cells[seat].copy()
        g.cells[seat] = ended.cells[seat]
        values[POINTS, seat] = value_sheet(weights, g, seat, int(ended.fails[seat]), table)
        g.cells[seat] = kept
    win_shares(values[POINTS], spread, values[WIN])


@kernel
def missing_to_end(buffer: Any, missing: Any) -> None:
    """How many fields every seat lacks for two full rows."""
    g = buffer.view(rules.STATE)[0]
    for seat in range(int(g.seats)):
        missing[seat] = fields_to_end(g, seat)

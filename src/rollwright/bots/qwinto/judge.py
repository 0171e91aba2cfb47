"""What a Qwinto player thinks of dice, of a second throw and of fields: expected scores and chances to win."""

from __future__ import annotations

from typing import Any

import numpy as np

from rollwright.bots.judging import POINT_IN_WINS
from rollwright.bots.qwinto.learn import best_field, passive_value
from rollwright.bots.qwinto.turn import (
    DICE_IN,
    NEVER,
    SETS,
    SUM_CHANCES,
    best_dice,
    expected,
    final_chances,
    prepare_seat,
    worth_of_sums,
)
from rollwright.bots.qwinto.value import (
    FEW_FAILURES,
    PLACES,
    RUSHES,
    SUMS,
    fields_to_end,
    near_of,
)
from rollwright.bots.winning import share_of_win_by, win_chance
from rollwright.games.qwinto import rules
from rollwright.games.qwinto.sheet import COLUMNS, FACES, FAILED_THROWS_TO_END, ROW_FIELDS, ROWS
from rollwright.jit import kernel

NOT_OVER = -1.0
#: In place of a seat.
EVERYONE = -1
#: In place of a class of how near the end is.
UNKNOWN = -1
PHASES = (2 * PLACES + 1) * RUSHES

# A mind is a tuple: weights, gain and spread by phase, and a style.
# Style: how much the others' gains are grudged (0 to 1); whether it looks one turn ahead; whether it expects the others
# to play for the win and minds how near to the end they are left; whether it ranks by points alone; and with
# more than two seats how much of a win an own point counts, as values are learned: with the price of turns to come.
GRUDGE, AHEAD, AWARE, BY_POINTS, OWN_POINT = range(5)
STYLE = 5

share_of_win = share_of_win_by(rules)


@kernel
def phase_of(g: Any) -> int:
    """How far the match has come: fields that the nearest seat lacks for two full rows, and the most failed throws."""
    closest, failures = 2 * PLACES, FEW_FAILURES
    for seat in range(int(g.seats)):
        closest = min(closest, fields_to_end(g, seat))
        failures = max(failures, int(g.fails[seat]))
    return closest * RUSHES + min(failures - FEW_FAILURES, RUSHES - 1)


@kernel
def prepare_all(weights: Any, g: Any) -> Any:
    """What every seat could write this turn: by field and number, the best of each row, and what it is to decline."""
    seats = int(g.seats)
    fields, best, rests = np.empty((seats, ROWS, PLACES, SUMS)), np.empty((seats, ROWS, SUMS)), np.empty(seats)
    for seat in range(seats):
        rests[seat] = prepare_seat(weights, g, seat, fields[seat], best[seat])
    return fields, best, rests


@kernel
def can_end(g: Any) -> bool:
    """Somebody may end the match this turn."""
    nearest = 2 * PLACES
    for seat in range(int(g.seats)):
        nearest = min(nearest, fields_to_end(g, seat))
    return nearest <= 1 or g.fails[g.active] >= FAILED_THROWS_TO_END - 1


@kernel
def value_of(fields: Any, rest: float, action: int, number: int) -> float:
    """The value of a sheet after an action of writing."""
    if action == rules.PASS:
        return rest
    row, column = action // COLUMNS, action % COLUMNS
    for place in range(PLACES):
        if ROW_FIELDS[row, place] == column:
            return float(fields[row, place, number])
    return rest


@kernel
def outcome(mind: Any, g: Any, prepared: Any, actions: Any, whose: int, scores: Any, wins: Any) -> bool:
    """What all seats expect after these writings; exact where they end the match, which is returned.

    Where the match goes on, the chance to win is told of one seat alone, or of `EVERYONE`.
    """
    fields, _, rests = prepared
    number = rules.thrown_sum(g)
    room = np.empty(1, rules.STATE)  # read through the array only: a record doesn't keep its array alive
    room[0] = g
    rules.decide(room[0], actions)
    if rules.is_over(room[0]):
        parts = np.empty(rules.PARTS, np.int16)
        for seat in range(int(g.seats)):
            scores[seat] = float(rules.score(room[0], seat, parts))
            wins[seat] = share_of_win(room[0], seat, parts)
        return True
    phase = phase_of(g)
    for seat in range(int(g.seats)):
        scores[seat] = value_of(fields[seat], rests[seat], int(actions[seat]), number) + mind[1][phase]
    for seat in range(int(g.seats)):
        if whose < 0 or whose == seat:
            wins[seat] = win_chance(scores, seat, mind[2][phase])
    return False


@kernel
def liking(mind: Any, g: Any, over: bool, score: float, win: float) -> float:
    """What actions are ranked by: the chance to win and own points, less the price of turns where the match goes on.

    With two seats points only settle what is won or lost anyway. With more, foreseen leads are often wrong, and the
    price keeps the hurry that was learned.
    """
    own = float(mind[3][OWN_POINT]) if g.seats > 2 else POINT_IN_WINS
    return win + own * (score if over else score - float(mind[1][phase_of(g)]))


@kernel
def expect_writing(mind: Any, g: Any, prepared: Any, actions: Any) -> None:
    """What every seat writes: what is best for it, and where somebody can end the match, what wins most."""
    fields, _, rests = prepared
    seats, number = int(g.seats), rules.thrown_sum(g)
    for seat in range(seats):
        actions[seat] = best_field(fields[seat], rests[seat], int(g.picked), number)
    if mind[3][AWARE] > 0.0 and seats > 1 and can_end(g):
        first, codes = actions.copy(), np.empty(rules.ACTIONS, np.int16)
        trial, scores, wins = actions.copy(), np.empty(seats), np.empty(seats)
        for seat in range(seats):
            trial[:] = first
            most = NEVER
            for place in range(rules.legal(g, seat, codes)):
                trial[seat] = codes[place]
                over = outcome(mind, g, prepared, trial, seat, scores, wins)
                rank = liking(mind, g, over, scores[seat], wins[seat])
                if rank > most:
                    most = rank
                    actions[seat] = codes[place]


@kernel
def judge_writing(mind: Any, g: Any, prepared: Any, seat: int, codes: Any, scores: Any, wins: Any, ranks: Any) -> int:
    """Score and rank what a seat may write, if the others write what is best for them."""
    seats = int(g.seats)
    by_points = mind[3][BY_POINTS] > 0.0 or seats == 1
    actions = np.empty(rules.MAX_SEATS, np.int16)
    all_scores, all_wins = np.empty(seats), np.empty(seats)
    expect_writing(mind, g, prepared, actions)
    count = int(rules.legal(g, seat, codes))
    known = nothing_known(seats)
    for place in range(count):
        actions[seat] = codes[place]
        over = outcome(mind, g, prepared, actions, seat, all_scores, all_wins)
        if mind[3][AHEAD] > 0.0 and not over:
            look_ahead(mind, g, seat, actions, known, all_scores, all_wins)
        scores[place] = all_scores[seat]
        wins[place] = all_wins[seat]
        ranks[place] = scores[place] if by_points else liking(mind, g, over, scores[place], wins[place])
    return count


@kernel
def look_ahead(mind: Any, g: Any, seat: int, actions: Any, known: Any, scores: Any, wins: Any) -> None:
    """Score what was written by the turn that comes next: for the own seat, and where it is minded for the others.

    `known` keeps what the others could write then, from one of the own writings to the next.
    """
    phase, seats = phase_of(g), int(g.seats)
    room = np.empty(1, rules.STATE)
    room[0] = g
    rules.decide(room[0], actions)
    _, best, rests, nears = known
    nears[seat] = UNKNOWN
    minded = mind[3][AWARE] > 0.0
    active = int(room[0].active)
    know_seat(mind[0], room[0], active, known)
    for other in range(seats):
        if minded or other == seat:
            know_seat(mind[0], room[0], other, known)
    dice, value = best_dice(best[active], rests[active])
    worth, chances = np.empty(SUMS), np.empty(SUMS)
    worth_of_sums(best[active], rests[active], dice, worth)
    final_chances(worth, dice, chances)
    for other in range(seats):
        if minded or other == seat:
            expects = value if other == active else passive_value(best[other], rests[other], dice, chances)
            scores[other] = expects + mind[1][phase]
    wins[seat] = win_chance(scores, seat, mind[2][phase])


@kernel
def nothing_known(seats: int) -> Any:
    """Room for what every seat could write, the best of each row, what it is to decline, and how near the end was."""
    fields, best = np.empty((ROWS, PLACES, SUMS)), np.empty((seats, ROWS, SUMS))
    return fields, best, np.empty(seats), np.full(seats, UNKNOWN)


@kernel
def know_seat(weights: Any, g: Any, seat: int, known: Any) -> None:
    """Value what a seat could write, unless that is known: its sheet is the same, and so is how near the others are."""
    fields, best, rests, nears = known
    near = near_of(g, seat)
    if nears[seat] != near:
        rests[seat] = prepare_seat(weights, g, seat, fields, best[seat])
        nears[seat] = near


@kernel
def value_next_turn(weights: Any, g: Any, seat: int, fields: Any, best: Any) -> float:
    """What a seat expects before a turn, whoever is active in it: exact over the dice; `fields`, `best` are room."""
    active = int(g.active)
    rest = prepare_seat(weights, g, active, fields, best)
    dice, value = best_dice(best, rest)
    if seat == active:
        return float(value)
    worth, chances = np.empty(SUMS), np.empty(SUMS)
    worth_of_sums(best, rest, dice, worth)
    final_chances(worth, dice, chances)
    rest = prepare_seat(weights, g, seat, fields, best)
    return passive_value(best, rest, dice, chances)


@kernel
def show_sum(g: Any, number: int) -> None:
    """Let the picked dice show a sum, no matter how."""
    left, lying = number, int(DICE_IN[g.picked])
    for die in range(rules.DICE):
        g.dice[die] = 0
        if g.picked >> die & 1:
            lying -= 1
            g.dice[die] = min(len(FACES), left - lying)
            left -= int(g.dice[die])


@kernel
def foresee_sums(mind: Any, g: Any, prepared: Any, dice: int, whose: int, scores: Any, wins: Any) -> Any:
    """By sum of these dice: what all seats expect after it was written, and the chance of one seat or `EVERYONE`.

    Returns which sums end the match. `g` is left as it was.
    """
    room = np.empty(1, rules.STATE)
    room[0] = g
    room[0].phase = rules.WRITE
    room[0].picked = dice
    actions = np.empty(rules.MAX_SEATS, np.int16)
    scores[:] = 0.0
    wins[:] = 0.0
    ends = np.zeros(SUMS, np.bool_)
    for number in range(SUMS):
        if SUM_CHANCES[DICE_IN[dice], number] > 0.0:
            show_sum(room[0], number)
            expect_writing(mind, room[0], prepared, actions)
            if mind[3][AWARE] == 0.0 and int(g.seats) > 1 and can_end(room[0]):
                end_alone(mind, room[0], prepared, actions)
            ends[number] = outcome(mind, room[0], prepared, actions, whose, scores[number], wins[number])
    return ends


@kernel
def end_alone(mind: Any, g: Any, prepared: Any, actions: Any) -> None:
    """Where the active player can end the match, it writes what wins most, the others what is best for them."""
    seats, active = int(g.seats), int(g.active)
    codes, scores, wins = np.empty(rules.ACTIONS, np.int16), np.empty(seats), np.empty(seats)
    trial, most = actions.copy(), NEVER
    for place in range(rules.legal(g, active, codes)):
        trial[active] = codes[place]
        over = outcome(mind, g, prepared, trial, active, scores, wins)
        rank = liking(mind, g, over, scores[active], wins[active])
        if rank > most:
            most = rank
            actions[active] = codes[place]


@kernel
def ranks_of_sums(mind: Any, g: Any, waiting: Any, ends: Any, scores: Any, wins: Any, ranks: Any) -> None:
    """How much the active player likes every sum; the others' part in it counts for so much as it is grudged them."""
    active, seats = int(g.active), int(g.seats)
    grudge, spread = mind[3][GRUDGE], mind[2][phase_of(g)]
    blended = np.empty(seats)
    for number in range(SUMS):
        if mind[3][BY_POINTS] > 0.0 or seats == 1:
            ranks[number] = scores[number, active]
            continue
        ranks[number] = wins[number, active]
        if grudge < 1.0 and 0.0 < ranks[number] < 1.0:
            for seat in range(seats):
                blended[seat] = waiting[seat] + grudge * (scores[number, seat] - waiting[seat])
            blended[active] = scores[number, active]
            ranks[number] = win_chance(blended, active, spread)
        ranks[number] = liking(mind, g, ends[number], scores[number, active], ranks[number])


@kernel
def judge_dice(mind: Any, g: Any, prepared: Any, codes: Any, scores: Any, wins: Any, ranks: Any) -> int:
    """Score every set of dice, or keeping the throw and throwing again, for the active player."""
    seats, active = int(g.seats), int(g.active)
    sum_scores, sum_wins = np.empty((SUMS, seats)), np.empty((SUMS, seats))
    sum_ranks, column = np.empty(SUMS), np.empty(SUMS)
    waiting = prepared[2] + mind[1][phase_of(g)]
    count = int(rules.legal(g, active, codes))
    for place in range(count):
        if g.phase == rules.AGAIN and place > 0:
            dice = int(g.picked)
            scores[1], wins[1], ranks[1] = 0.0, 0.0, 0.0
            for number in range(SUMS):
                chance = SUM_CHANCES[DICE_IN[dice], number]
                scores[1] += chance * sum_scores[number, active]
                wins[1] += chance * sum_wins[number, active]
                ranks[1] += chance * sum_ranks[number]
            continue
        dice = int(g.picked) if g.phase == rules.AGAIN else place + 1
        ends = foresee_sums(mind, g, prepared, dice, active, sum_scores, sum_wins)
        ranks_of_sums(mind, g, waiting, ends, sum_scores, sum_wins, sum_ranks)
        if g.phase == rules.AGAIN:
            number = rules.thrown_sum(g)
            scores[0], wins[0], ranks[0] = sum_scores[number, active], sum_wins[number, active], sum_ranks[number]
        else:
            final_chances(sum_ranks, dice, column)
            scores[place], wins[place], ranks[place] = 0.0, 0.0, 0.0
            for number in range(SUMS):
                scores[place] += column[number] * sum_scores[number, active]
                wins[place] += column[number] * sum_wins[number, active]
                ranks[place] += column[number] * sum_ranks[number]
    return count


@kernel
def judge_actions(mind: Any, g: Any, seat: int, codes: Any, scores: Any, wins: Any, ranks: Any) -> int:
    """Score and rank all legal actions of a seat."""
    prepared = prepare_all(mind[0], g)
    if g.phase != rules.WRITE:
        return judge_dice(mind, g, prepared, codes, scores, wins, ranks)
    return judge_writing(mind, g, prepared, seat, codes, scores, wins, ranks)


@kernel
def look_at_match(mind: Any, g: Any, scores: Any, wins: Any) -> None:
    """What every seat expects at any point of a turn, if all go on like this mind."""
    prepared, seats = prepare_all(mind[0], g), int(g.seats)
    actions = np.empty(rules.MAX_SEATS, np.int16)
    if g.phase == rules.WRITE:
        expect_writing(mind, g, prepared, actions)
        outcome(mind, g, prepared, actions, EVERYONE, scores, wins)
        return
    dice = int(g.picked)
    if g.phase == rules.PICK:
        codes = np.empty(rules.ACTIONS, np.int16)
        own_scores, own_wins, ranks = np.empty(SETS), np.empty(SETS), np.empty(SETS)
        count = judge_dice(mind, g, prepared, codes, own_scores, own_wins, ranks)
        dice = 1 + int(np.argmax(ranks[:count]))
    sum_scores, sum_wins, sum_ranks = np.empty((SUMS, seats)), np.empty((SUMS, seats)), np.empty(SUMS)
    chances = SUM_CHANCES[DICE_IN[dice]].copy()
    ends = foresee_sums(mind, g, prepared, dice, EVERYONE, sum_scores, sum_wins)
    ranks_of_sums(mind, g, prepared[2] + mind[1][phase_of(g)], ends, sum_scores, sum_wins, sum_ranks)
    if g.phase == rules.AGAIN and sum_ranks[rules.thrown_sum(g)] >= expected(sum_ranks, dice):
        chances[:] = 0.0
        chances[rules.thrown_sum(g)] = 1.0
    elif g.phase == rules.PICK or g.phase == rules.THROW:
        final_chances(sum_ranks, dice, chances)
    for seat in range(seats):
        scores[seat] = 0.0
        wins[seat] = 0.0
        for number in range(SUMS):
            scores[seat] += chances[number] * sum_scores[number, seat]
            wins[seat] += chances[number] * sum_wins[number, seat]

"""The learned value of a Splitter sheet: what it will be worth at the end, as a sum of weights.

A sheet being valued is kept as a `sheet` (how each field is filled), `sets` (the fields of each number; place 0 holds
the free fields), `windows` (the index of what each window holds among the weights), and its groups.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from rollwright.bots.splitter.shapes import (
    FILLINGS,
    GROUP_SHAPE,
    NUMBERS,
    PAIRS,
    PHASES,
    STRIDE,
    TOO_LARGE,
)
from rollwright.games.splitter.sheet import HEARTS_BONUS, STAR_FACTOR
from rollwright.jit import kernel
from rollwright.sim.bits import size_of

_NEEDS, _NEIGHBOURS, _BEHIND, _SAME, _STARS, _GROUP_PHASES = GROUP_SHAPE[1:]
#: More groups than a sheet can have.
GROUPS = 2 * PAIRS
#: A group: its number and fields, the zone of fields that change it when they are written in, what it is worth, and
#: what it would be worth if other numbers were written nearby.
GROUP = np.dtype(
    [
        ("number", np.int64),
        ("fields", np.int64),
        ("zone", np.int64),
        ("worth", np.float64),
        ("crowded", np.float64),
    ]
)
#: Room for the indices of all features of a sheet.
FEATURES = 384
#: Ways to write a throw: each pair, both ways round.
PLACINGS = 2 * PAIRS
NOT_FREE = -1e9


@kernel
def around(fields: int) -> int:
    """All places beside, above and below those of a set."""
    return int(fields << 1 | fields >> 1 | fields << STRIDE | fields >> STRIDE)


@kernel
def flood(seed: int, inside: int) -> int:
    """All fields of `inside` that are connected with the seed."""
    grown = seed
    group = 0
    while grown != group:
        group = grown
        grown |= around(group) & inside
    return int(group)


@kernel
def phase_of(free_pairs: int) -> int:
    """The match in eight phases, finer towards the end."""
    return min(free_pairs, 4) if free_pairs < 5 else 5 + (free_pairs > 8) + (free_pairs > 14)


@kernel
def group_index(shapes: Any, number: int, group: int, free: int, same: int, phase: int) -> int:
    """The weight of a group: what it needs, and what lies around it."""
    size = size_of(group)
    needs = number - size if size <= number else TOO_LARGE
    neighbours = around(group) & free
    beyond = around(neighbours)
    index = (number - 1) * _NEEDS + needs
    index = index * _NEIGHBOURS + min(size_of(neighbours), _NEIGHBOURS - 1)
    index = index * _BEHIND + min(size_of(beyond & free & ~neighbours), _BEHIND - 1)
    index = index * _SAME + min(size_of(beyond & same & ~group), _SAME - 1)
    index = index * _STARS + (1 if group & shapes.stars else 0)
    return int(shapes.group_start + index * _GROUP_PHASES + phase)


@kernel
def heart_index(shapes: Any, sheet: Any, phase: int) -> int:
    """The weight of what stands in the hearts."""
    index = 0
    for heart in range(len(shapes.hearts)):
        index = index * FILLINGS + int(sheet[shapes.hearts[heart]])
    return int(shapes.heart_start + index * PHASES + phase)


@kernel
def settle(shapes: Any, sheet: Any, sets: Any, windows: Any) -> int:
    """Work out the sets and windows of a filled-in `sheet`; return how many pairs are free."""
    sets[:] = 0
    windows[:] = shapes.window_start
    free_pairs = 0
    for pair in range(PAIRS):
        left, right = shapes.pair_left[pair], shapes.pair_right[pair]
        first, second = int(sheet[left]), int(sheet[right])
        sets[first] |= 1 << left
        sets[second] |= 1 << right
        free_pairs += first == 0
        hang(shapes, pair, first, second, windows)
    return free_pairs


@kernel
def hang(shapes: Any, pair: int, first: int, second: int, windows: Any) -> None:
    """Write two numbers into the indices of the windows that hold the pair."""
    for place in range(shapes.hanging_count[pair]):
        window = shapes.hanging[pair, place, 0]
        windows[window] += first * shapes.hanging[pair, place, 1] + second * shapes.hanging[pair, place, 2]


@kernel
def exact_points(shapes: Any, sheet: Any, sets: Any) -> int:
    """The points of a sheet as it stands."""
    points = 0
    for number in range(1, NUMBERS + 1):
        rest = int(sets[number])
        while rest:
            group = flood(rest & -rest, rest)
            if size_of(group) == number:
                points += number * (STAR_FACTOR if group & shapes.stars else 1)
            rest &= ~group
    if len(shapes.hearts):
        held = sheet[shapes.hearts[0]]
        if held and held == sheet[shapes.hearts[1]] and held == sheet[shapes.hearts[2]]:
            points += HEARTS_BONUS
    return points


@kernel
def list_features(shapes: Any, sheet: Any, sets: Any, windows: Any, free_pairs: int, found: Any) -> int:
    """List the indices of all weights that make up the value of a sheet."""
    count = len(windows)
    found[:count] = windows
    phase = phase_of(free_pairs)
    for number in range(1, NUMBERS + 1):
        rest = int(sets[number])
        while rest:
            group = flood(rest & -rest, rest)
            found[count] = group_index(shapes, number, group, sets[0], sets[number], phase)
            count += 1
            rest &= ~group
    if len(shapes.hearts):
        found[count] = heart_index(shapes, sheet, phase)
        count += 1
    return count


@kernel
def weigh_windows(weights: Any, windows: Any, now: Any) -> float:
    """What each window is worth as it stands (into `now`); return the sum."""
    total = 0.0
    for window in range(len(windows)):
        now[window] = weights[windows[window]]
        total += now[window]
    return total


@kernel
def window_worth(shapes: Any, weights: Any, pair: int, place: int, first: int, second: int, windows: Any) -> float:
    """What a window that hangs on a free pair is worth once two numbers are written there."""
    written = first * shapes.hanging[pair, place, 1] + second * shapes.hanging[pair, place, 2]
    return float(weights[windows[shapes.hanging[pair, place, 0]] + written])


@kernel
def windows_gain(shapes: Any, weights: Any, pair: int, first: int, second: int, windows: Any, now: Any) -> float:
    """How the weights of all windows change when two numbers are written into a free pair."""
    gain = 0.0
    for place in range(shapes.hanging_count[pair]):
        gain += window_worth(shapes, weights, pair, place, first, second, windows)
        gain -= now[shapes.hanging[pair, place, 0]]
    return gain


@kernel
def survey_groups(shapes: Any, weights: Any, sets: Any, phase: int, survey: Any) -> Any:
    """List the groups of a sheet; return how many there are, and what they are worth together in a phase."""
    count, total = 0, 0.0
    for number in range(1, NUMBERS + 1):
        rest = int(sets[number])
        while rest:
            group = flood(rest & -rest, rest)
            neighbours = around(group) & sets[0]
            survey[count].number = number
            survey[count].fields = group
            survey[count].zone = neighbours | around(neighbours)
            survey[count].worth = weights[group_index(shapes, number, group, sets[0], sets[number], phase)]
            total += survey[count].worth
            count += 1
            rest &= ~group
    return count, total


@kernel
def crowd_groups(shapes: Any, weights: Any, sets: Any, survey: Any, count: int, fields: int, phase: int) -> float:
    """Note what groups are worth when other numbers than theirs are written on free fields: how much more in all."""
    free, gain = int(sets[0]) & ~fields, 0.0
    for place in range(count):
        if survey[place].zone & fields:
            number, group = int(survey[place].number), int(survey[place].fields)
            survey[place].crowded = weights[group_index(shapes, number, group, free, sets[number], phase)]
            gain += survey[place].crowded - survey[place].worth
    return gain


@kernel
def side_gain(
    shapes: Any, weights: Any, sets: Any, survey: Any, count: int, fields: int, field: int, number: int, phase: int
) -> float:
    """How much more than in a mere crowd the groups are worth with a number in one of the fields that are written."""
    free, same, beside = int(sets[0]) & ~fields, int(sets[number]) | field, around(field)
    joined, gain = field, 0.0
    for place in range(count):
        if survey[place].number == number and survey[place].zone & field:
            gain -= survey[place].crowded
            group = int(survey[place].fields)
            if group & beside:
                joined |= group
            else:
                gain += weights[group_index(shapes, number, group, free, same, phase)]
    return float(gain + weights[group_index(shapes, number, joined, free, same, phase)])


@kernel
def twin_gain(
    shapes: Any, weights: Any, sets: Any, survey: Any, count: int, left: int, right: int, number: int, phase: int
) -> float:
    """How much more than in a mere crowd the groups are worth with the same number in both fields of a pair."""
    free, same = int(sets[0]) & ~(left | right), int(sets[number]) | left | right
    beside_left, beside_right = around(left), around(right)
    joined_left, joined_right, gain = left, right, 0.0
    is_one = beside_left & right != 0
    for place in range(count):
        if survey[place].number == number and survey[place].zone & (left | right):
            gain -= survey[place].crowded
            group = int(survey[place].fields)
            if group & beside_left:
                joined_left |= group
                is_one = is_one or group & beside_right != 0
            if group & beside_right:
                joined_right |= group
            elif not group & beside_left:
                gain += weights[group_index(shapes, number, group, free, same, phase)]
    if is_one:
        return float(gain + weights[group_index(shapes, number, joined_left | joined_right, free, same, phase)])
    gain += weights[group_index(shapes, number, joined_left, free, same, phase)]
    return float(gain + weights[group_index(shapes, number, joined_right, free, same, phase)])


@kernel
def groups_gain(
    shapes: Any,
    weights: Any,
    sets: Any,
    survey: Any,
    count: int,
    left: int,
    right: int,
    first: int,
    second: int,
    phase: int,
) -> float:
    """How much more than in a mere crowd the groups are worth with two numbers in the fields of a pair."""
    if first == second:
        return twin_gain(shapes, weights, sets, survey, count, left, right, first, phase)
    return side_gain(shapes, weights, sets, survey, count, left | right, left, first, phase) + side_gain(
        shapes, weights, sets, survey, count, left | right, right, second, phase
    )


@kernel
def put(shapes: Any, pair: int, first: int, second: int, sheet: Any, sets: Any, windows: Any) -> None:
    """Write two numbers into a free pair."""
    left, right = shapes.pair_left[pair], shapes.pair_right[pair]
    sheet[left] = first
    sheet[right] = second
    sets[0] &= ~(1 << left | 1 << right)
    sets[first] |= 1 << left
    sets[second] |= 1 << right
    hang(shapes, pair, first, second, windows)


@kernel
def take_back(shapes: Any, pair: int, sheet: Any, sets: Any, windows: Any) -> None:
    """Undo `put`."""
    left, right = shapes.pair_left[pair], shapes.pair_right[pair]
    first, second = int(sheet[left]), int(sheet[right])
    sheet[left] = 0
    sheet[right] = 0
    sets[first] &= ~(1 << left)
    sets[second] &= ~(1 << right)
    sets[0] |= 1 << left | 1 << right
    hang(shapes, pair, -first, -second, windows)


@kernel
def value_placings(
    shapes: Any,
    weights: Any,
    sheet: Any,
    sets: Any,
    windows: Any,
    first: int,
    second: int,
    values: Any,
) -> int:
    """The value of the sheet after every way to write a throw, 2 * pair + turned; return the best of them."""
    survey, now = np.empty(GROUPS, GROUP), np.empty(len(windows))
    free_pairs = size_of(sets[0]) // 2
    phase = phase_of(free_pairs - 1)
    count, worth = survey_groups(shapes, weights, sets, phase, survey)
    rest = weigh_windows(weights, windows, now) + worth
    best, crowded = -1, 0.0
    for placing in range(PLACINGS):
        values[placing] = NOT_FREE
        pair, turned = placing >> 1, placing & 1
        left, right = 1 << shapes.pair_left[pair], 1 << shapes.pair_right[pair]
        if not sets[0] & left or (turned and first == second):
            continue
        one, two = (second, first) if turned else (first, second)
        if free_pairs == 1:
            values[placing] = last_points(shapes, pair, one, two, sheet, sets)
        else:
            if not turned:
                crowded = crowd_groups(shapes, weights, sets, survey, count, left | right, phase)
            values[placing] = (
                rest
                + crowded
                + windows_gain(shapes, weights, pair, one, two, windows, now)
                + groups_gain(shapes, weights, sets, survey, count, left, right, one, two, phase)
                + hearts_value(shapes, weights, pair, one, two, sheet, phase)
            )
        if best < 0 or values[placing] > values[best]:
            best = placing
    return best


@kernel
def hearts_value(shapes: Any, weights: Any, pair: int, first: int, second: int, sheet: Any, phase: int) -> float:
    """The weight of the hearts once two numbers are written into a free pair."""
    if len(shapes.hearts) == 0:
        return 0.0
    sheet[shapes.pair_left[pair]] = first
    sheet[shapes.pair_right[pair]] = second
    value = weights[heart_index(shapes, sheet, phase)]
    sheet[shapes.pair_left[pair]] = 0
    sheet[shapes.pair_right[pair]] = 0
    return float(value)


@kernel
def last_points(shapes: Any, pair: int, first: int, second: int, sheet: Any, sets: Any) -> float:
    """The points of a sheet once its last pair is filled."""
    left, right = shapes.pair_left[pair], shapes.pair_right[pair]
    sheet[left] = first
    sheet[right] = second
    sets[first] |= 1 << left
    sets[second] |= 1 << right
    points = exact_points(shapes, sheet, sets)
    sheet[left] = 0
    sheet[right] = 0
    sets[first] &= ~(1 << left)
    sets[second] &= ~(1 << right)
    return float(points)

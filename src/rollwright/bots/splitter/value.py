"""The learned value of a Splitter sheet: what it will be worth at the end, as a sum of weights.

A sheet being valued is kept as a `sheet` (how each field is filled), `sets` (the fields of each number; place 0 holds
the free fields), the indices of its windows in the table of each and in the shared table, and its groups.
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
def settle(shapes: Any, sheet: Any, sets: Any, own: Any, shared: Any) -> int:
    """Work out the sets and windows of a filled-in `sheet`; return how many pairs are free."""
    sets[:] = 0
    own[:] = shapes.window_start
    shared[:] = shapes.shared_start
    free_pairs = 0
    for pair in range(PAIRS):
        left, right = shapes.pair_left[pair], shapes.pair_right[pair]
        first, second = int(sheet[left]), int(sheet[right])
        sets[first] |= 1 << left
        sets[second] |= 1 << right
        free_pairs += first == 0
        hang(shapes, pair, first, second, own, shared)
    return free_pairs


@kernel
def hang(shapes: Any, pair: int, first: int, second: int, own: Any, shared: Any) -> None:
    """Write two numbers into the indices of the windows that hold the pair."""
    for place in range(shapes.hanging_count[pair]):
        window = shapes.hanging[pair, place, 0]
        own[window] += first * shapes.hanging[pair, place, 1] + second * shapes.hanging[pair, place, 2]
        shared[window] += first * shapes.hanging[pair, place, 3] + second * shapes.hanging[pair, place, 4]


@kernel
def find_groups(sets: Any, groups: Any, numbers: Any) -> int:
    """List the groups of a sheet with their numbers, and return how many they are."""
    count = 0
    for number in range(1, NUMBERS + 1):
        rest = int(sets[number])
        while rest:
            group = flood(rest & -rest, rest)
            groups[count] = group
            numbers[count] = number
            count += 1
            rest &= ~group
    return count


@kernel
def exact_points(shapes: Any, sheet: Any, groups: Any, numbers: Any, count: int) -> int:
    """The points of a sheet as it stands."""
    points = 0
    for place in range(count):
        if size_of(groups[place]) == numbers[place]:
            points += int(numbers[place]) * (STAR_FACTOR if groups[place] & shapes.stars else 1)
    if len(shapes.hearts):
        number = sheet[shapes.hearts[0]]
        if number and number == sheet[shapes.hearts[1]] and number == sheet[shapes.hearts[2]]:
            points += HEARTS_BONUS
    return points


@kernel
def list_features(shapes: Any, sheet: Any, sets: Any, own: Any, shared: Any, free_pairs: int, found: Any) -> int:
    """List the indices of all weights that make up the value of a sheet."""
    count = 0
    for window in range(len(own)):
        found[count] = own[window]
        found[count + 1] = shared[window]
        count += 2
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
def weigh_windows(weights: Any, own: Any, shared: Any, now: Any) -> float:
    """What each window is worth as it stands (into `now`); return the sum."""
    total = 0.0
    for window in range(len(own)):
        now[window] = weights[own[window]] + weights[shared[window]]
        total += now[window]
    return total


@kernel
def window_worth(
    shapes: Any, weights: Any, pair: int, place: int, first: int, second: int, own: Any, shared: Any
) -> float:
    """What a window that hangs on a free pair is worth once two numbers are written there."""
    window = shapes.hanging[pair, place, 0]
    mine = own[window] + first * shapes.hanging[pair, place, 1] + second * shapes.hanging[pair, place, 2]
    ours = shared[window] + first * shapes.hanging[pair, place, 3] + second * shapes.hanging[pair, place, 4]
    return float(weights[mine] + weights[ours])


@kernel
def windows_gain(
    shapes: Any, weights: Any, pair: int, first: int, second: int, own: Any, shared: Any, now: Any
) -> float:
    """How the weights of all windows change when two numbers are written into a free pair."""
    gain = 0.0
    for place in range(shapes.hanging_count[pair]):
        gain += window_worth(shapes, weights, pair, place, first, second, own, shared)
        gain -= now[shapes.hanging[pair, place, 0]]
    return gain


@kernel
def survey_groups(
    shapes: Any, weights: Any, sets: Any, phase: int, groups: Any, numbers: Any, zones: Any, worths: Any
) -> int:
    """List the groups of a sheet, what each is worth in a phase, and its zone: only writing there changes it."""
    count = find_groups(sets, groups, numbers)
    for place in range(count):
        group, number = int(groups[place]), int(numbers[place])
        neighbours = around(group) & sets[0]
        zones[place] = neighbours | around(neighbours)
        worths[place] = weights[group_index(shapes, number, group, sets[0], sets[number], phase)]
    return count


@kernel
def groups_near(zones: Any, worths: Any, count: int, fields: int, near: Any) -> Any:
    """Which groups change when these fields are written in (into `near`): how many, and what they are worth now."""
    found, worth = 0, 0.0
    for place in range(count):
        if zones[place] & fields:
            near[found] = place
            found += 1
            worth += worths[place]
    return found, worth


@kernel
def groups_value(
    shapes: Any,
    weights: Any,
    sets: Any,
    groups: Any,
    numbers: Any,
    near: Any,
    count: int,
    left: int,
    right: int,
    first: int,
    second: int,
    phase: int,
) -> float:
    """The weights of the groups `near`, of joined and of new groups once two numbers are written on two free fields."""
    free = int(sets[0]) & ~(left | right)
    joined_left, joined_right = left, right
    if first == second and around(left) & right:
        joined_left = joined_right = left | right
    value = 0.0
    near_left, near_right = around(left), around(right)
    for place in range(count):
        group, number = int(groups[near[place]]), int(numbers[near[place]])
        to_left = number == first and group & near_left != 0
        to_right = number == second and group & near_right != 0
        if to_left and to_right:
            joined_left = joined_right = joined_left | joined_right | group
        elif to_left:
            joined_left |= group
        elif to_right:
            joined_right |= group
        else:
            same = int(sets[number]) | (left if number == first else 0) | (right if number == second else 0)
            value += weights[group_index(shapes, number, group, free, same, phase)]
    same_left = int(sets[first]) | left | (right if first == second else 0)
    same_right = int(sets[second]) | right | (left if first == second else 0)
    if joined_left & right:
        joined_left |= joined_right
    value += weights[group_index(shapes, first, joined_left, free, same_left, phase)]
    if not joined_left & right:
        value += weights[group_index(shapes, second, joined_right, free, same_right, phase)]
    return float(value)


@kernel
def put(shapes: Any, pair: int, first: int, second: int, sheet: Any, sets: Any, own: Any, shared: Any) -> None:
    """Write two numbers into a free pair."""
    left, right = shapes.pair_left[pair], shapes.pair_right[pair]
    sheet[left] = first
    sheet[right] = second
    sets[0] &= ~(1 << left | 1 << right)
    sets[first] |= 1 << left
    sets[second] |= 1 << right
    hang(shapes, pair, first, second, own, shared)


@kernel
def take_back(shapes: Any, pair: int, sheet: Any, sets: Any, own: Any, shared: Any) -> None:
    """Undo `put`."""
    left, right = shapes.pair_left[pair], shapes.pair_right[pair]
    first, second = int(sheet[left]), int(sheet[right])
    sheet[left] = 0
    sheet[right] = 0
    sets[first] &= ~(1 << left)
    sets[second] &= ~(1 << right)
    sets[0] |= 1 << left | 1 << right
    hang(shapes, pair, -first, -second, own, shared)


@kernel
def value_placings(
    shapes: Any,
    weights: Any,
    sheet: Any,
    sets: Any,
    own: Any,
    shared: Any,
    first: int,
    second: int,
    values: Any,
) -> int:
    """The value of the sheet after every way to write a throw, 2 * pair + turned; return the best of them."""
    groups, numbers, near = np.empty(GROUPS, np.int64), np.empty(GROUPS, np.int64), np.empty(GROUPS, np.int64)
    zones, worths, now = np.empty(GROUPS, np.int64), np.empty(GROUPS), np.empty(len(own))
    free_pairs = size_of(sets[0]) // 2
    phase = phase_of(free_pairs - 1)
    count = survey_groups(shapes, weights, sets, phase, groups, numbers, zones, worths)
    rest = weigh_windows(weights, own, shared, now) + worths[:count].sum()
    best = -1
    for placing in range(PLACINGS):
        values[placing] = NOT_FREE
        pair = placing >> 1
        left, right = 1 << shapes.pair_left[pair], 1 << shapes.pair_right[pair]
        if not sets[0] & left or (placing & 1 and first == second):
            continue
        one, two = (second, first) if placing & 1 else (first, second)
        if free_pairs == 1:
            values[placing] = last_points(shapes, pair, one, two, sheet, sets)
        else:
            found, worth = groups_near(zones, worths, count, left | right, near)
            values[placing] = (
                rest
                - worth
                + windows_gain(shapes, weights, pair, one, two, own, shared, now)
                + groups_value(shapes, weights, sets, groups, numbers, near, found, left, right, one, two, phase)
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
    groups, numbers = np.empty(GROUPS, np.int64), np.empty(GROUPS, np.int64)
    full = sets.copy()
    full[first] |= 1 << left
    full[second] |= 1 << right
    sheet[left] = first
    sheet[right] = second
    points = exact_points(shapes, sheet, groups, numbers, find_groups(full, groups, numbers))
    sheet[left] = 0
    sheet[right] = 0
    return float(points)

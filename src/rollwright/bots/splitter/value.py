"""The learned value of a Splitter sheet: what it will be worth at the end, as a sum of weights.

A sheet being valued is kept as a `sheet` (how each field is filled), `sets` (the fields of each number; place 0 holds
the free fields), `windows` (the index of what each window holds among the weights), and its groups.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from rollwright.bots.splitter.groups import (
    GROUP,
    GROUPS,
    crowd_groups,
    flood,
    group_index,
    groups_gain,
    survey_groups,
)
from rollwright.bots.splitter.shapes import FILLINGS, NUMBERS, PAIRS, PHASES
from rollwright.games.splitter.sheet import HEARTS_BONUS, STAR_FACTOR
from rollwright.jit import kernel
from rollwright.sim.bits import size_of

#: Room for the indices of all features of a sheet.
FEATURES = 384
#: Ways to write a throw: each pair, both ways round.
PLACINGS = 2 * PAIRS
NOT_FREE = -1e9


@kernel
def phase_of(free_pairs: int) -> int:
    """The match in eight phases, finer towards the end."""
    return min(free_pairs, 4) if free_pairs < 5 else 5 + (free_pairs > 8) + (free_pairs > 14)


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

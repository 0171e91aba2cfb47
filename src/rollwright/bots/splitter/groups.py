"""The groups of a Splitter sheet: what each is worth by the weights, and how that changes when numbers are written.

A set of fields is the bits of a number. Where two fields are written in, the groups around them are first valued as if
other numbers than theirs came there, a mere crowd; then, number by number, what joins, begins or gets company.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from rollwright.bots.splitter.shapes import GROUP_SHAPE, NUMBERS, PAIRS, PLACES, STRIDE, TOO_LARGE
from rollwright.jit import kernel
from rollwright.sim.bits import size_of

_NEEDS, _NEIGHBOURS, _BEHIND, _SAME, _STARS, _GROUP_PHASES = GROUP_SHAPE[1:]
#: All places of a board. Beyond them a shifted set would outgrow the 64 bits that it has in compiled code.
BOARD = (1 << PLACES) - 1
#: More groups than a sheet can have.
GROUPS = 2 * PAIRS
#: A group: its number and fields, the zone of fields that change it when they are written in, what it is worth, and
#: what it would be worth if other numbers were written nearby.
GROUP = np.dtype((np.record, [("number", "i8"), ("fields", "i8"), ("zone", "i8"), ("worth", "f8"), ("crowded", "f8")]))


@kernel
def around(fields: int) -> int:
    """All places beside, above and below those of a set."""
    return int((fields << 1 | fields >> 1 | fields << STRIDE | fields >> STRIDE) & BOARD)


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

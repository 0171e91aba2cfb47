"""The groups of a Splitter sheet one by one, for the parts of a score as people check them."""

from __future__ import annotations

from typing import Any

from rollwright.games.splitter import rules
from rollwright.games.splitter.sheet import FIELDS
from rollwright.jit import kernel


@kernel
def list_scoring_groups(variant: int, sheets: Any, numbers: Any, groups: Any, counts: Any) -> None:
    """The groups that score on each sheet: lower numbers first, then in the order of their first fields, row by row."""
    for sheet in range(len(sheets)):
        counts[sheet] = list_groups(variant, sheets[sheet], numbers[sheet], groups[sheet])


@kernel
def list_groups(variant: int, cells: Any, numbers: Any, groups: Any) -> int:
    """The groups that score on one sheet; return how many they are."""
    right, below = rules.same_to_the_right(cells), rules.same_below(cells)
    counted = 0
    count = 0
    for field in range(FIELDS):
        place = rules.FIELD_PLACES[variant, field]
        number = rules.number_at(cells, place)
        if number == 0 or counted >> place & 1:
            continue
        group = rules.group_around(place, right, below)
        counted |= group
        if rules.group_points(variant, number, group) > 0:
            insert(number, group, numbers, groups, count)
            count += 1
    return count


@kernel
def insert(number: int, group: int, numbers: Any, groups: Any, count: int) -> None:
    """Put a group behind those of the same and of lower numbers."""
    at = count
    while at > 0 and numbers[at - 1] > number:
        numbers[at] = numbers[at - 1]
        groups[at] = groups[at - 1]
        at -= 1
    numbers[at] = number
    groups[at] = group

"""Sets as the bits of a number, for the faster twins of the rules."""

from __future__ import annotations

from collections.abc import Iterable

from rollwright.jit import kernel


def set_of(members: Iterable[int]) -> int:
    """The set with these members.

    >>> set_of([0, 2])
    5
    """
    return sum(1 << int(member) for member in members)


def members_of(bits: int) -> list[int]:
    """The members of a set, rising."""
    return [member for member in range(bits.bit_length()) if bits >> member & 1]


def packed(numbers: Iterable[int], width: int = 8) -> int:
    """Numbers side by side in one, the first one lowest: by default a byte each."""
    return sum(int(number) << width * place for place, number in enumerate(numbers))


@kernel
def size_of(bits: int) -> int:
    """How many members a set has. (Compilers know this loop as one instruction.)"""
    size = 0
    while bits:
        bits &= bits - 1
        size += 1
    return size


@kernel
def member_at(bits: int, place: int) -> int:
    """The member at this place of a set, counted from the least one."""
    for _ in range(place):
        bits &= bits - 1
    return size_of((bits & -bits) - 1)

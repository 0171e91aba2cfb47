"""Who sits where in a round: tables as even as they can be, and as many new faces as possible."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import TypeAlias

#: The people at a table, in the order of its seats; bots take the seats that are left.
Company: TypeAlias = tuple[str, ...]
Pair: TypeAlias = frozenset[str]

#: Seatings that are tried; the one with the fewest repeated meetings is taken.
TRIES = 60


def seat(people: Sequence[str], seats: int, earlier: Sequence[Company], rng: random.Random) -> list[Company]:
    """Tables of at most `seats` people each, whose numbers differ by one at most.

    People who have met in an earlier round sit together again only if nothing better is found, and whoever sat
    in front before sits further back now.
    """
    met = Counter(pair for company in earlier for pair in _pairs(company))
    tries = (_shuffled(people, seats, rng) for _ in range(TRIES))
    best = min(tries, key=lambda tables: sum(met[pair] for table in tables for pair in _pairs(table)))
    return [_in_order(table, earlier) for table in best]


def _shuffled(people: Sequence[str], seats: int, rng: random.Random) -> list[Company]:
    tables = -(-len(people) // seats)
    order = rng.sample(people, len(people))
    return [tuple(order[table::tables]) for table in range(tables)]


def _in_order(company: Company, earlier: Iterable[Company]) -> Company:
    """The first seat goes to those who had it least often."""
    firsts = Counter(table[0] for table in earlier if table)
    return tuple(sorted(company, key=lambda person: firsts[person]))


def _pairs(company: Company) -> Iterable[Pair]:
    return map(frozenset, combinations(company, 2))

"""Random matches of the rules, told to the independent oracle: `python -m tests.conformance.oracles GAME MATCHES`."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator

from rollwright.cli.trace import match_lines
from rollwright.games import game
from tests.conformance.walk import setups
from tests.naive.check import check_trace

SEED = 7


def compare(key: str, matches: Iterable[int]) -> int:
    """Play these matches, with all numbers of seats and variants in turn, and return how many agreed."""
    return check_trace(_lines(key, matches))


def _lines(key: str, matches: Iterable[int]) -> Iterator[str]:
    rules = game(key)
    every_setup = setups(rules)
    for match in matches:
        seats, variant = every_setup[match % len(every_setup)]
        yield from map(json.dumps, match_lines(rules, match, seats, variant, SEED))


if __name__ == "__main__":
    compare(sys.argv[1], range(int(sys.argv[2])))

"""Random matches through the rules and the independent oracles: everything is compared at every decision.

`python -m tests.soak` does the same for as long as one likes.
"""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from rollwright.cli.trace import match_lines
from rollwright.games import REGISTRY, game
from tests.conformance.walk import setups
from tests.naive.check import check_trace

MATCHES_A_GAME = 2000
SLICES = 4


@pytest.mark.parametrize("part", range(SLICES))
@pytest.mark.parametrize("key", REGISTRY)
def test_random_matches_agree_with_the_oracle(key: str, part: int) -> None:
    matches = range(part, MATCHES_A_GAME, SLICES)
    assert check_trace(_lines(key, matches)) == len(matches)


def _lines(key: str, matches: range) -> Iterator[str]:
    rules = game(key)
    every_setup = setups(rules)
    for match in matches:
        seats, variant = every_setup[match % len(every_setup)]
        yield from map(json.dumps, match_lines(rules, match, seats, variant, seed=7))

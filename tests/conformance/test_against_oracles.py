"""Random matches through the rules and the independent oracles: everything is compared at every decision.

`python -m tests.soak` does the same for as long as one likes.
"""

from __future__ import annotations

import pytest

from rollwright.games import REGISTRY
from tests.conformance.oracles import compare

MATCHES_A_GAME = 2000
SLICES = 4


@pytest.mark.parametrize("part", range(SLICES))
@pytest.mark.parametrize("key", REGISTRY)
def test_random_matches_agree_with_the_oracle(key: str, part: int) -> None:
    matches = range(part, MATCHES_A_GAME, SLICES)
    assert compare(key, matches) == len(matches)

"""Random matches through the rules and the independent oracles.

`python -m tests.soak` does the second of these for as long as one likes.
"""

from __future__ import annotations

import sys

import pytest

from rollwright.games import REGISTRY, game
from tests.conformance.oracles import compare
from tests.soak import Plan, answers

TRACED_MATCHES = 96
MATCHES = 2000
SEED = 21


@pytest.mark.parametrize("key", REGISTRY)
def test_every_line_of_traced_matches_agrees_with_the_oracle(key: str) -> None:
    assert compare(key, range(TRACED_MATCHES)) == TRACED_MATCHES


@pytest.mark.parametrize("key", REGISTRY)
def test_legal_actions_sheets_ends_and_scores_of_2000_matches_agree_with_the_oracle(key: str) -> None:
    plan = Plan(key, SEED, tuple(game(key).info.playable))
    checked = list(answers(plan, 0, MATCHES, 1, [sys.executable]))
    assert [answer["difference"] for answer in checked if "difference" in answer] == []
    assert sum(answer["done"] for answer in checked) == MATCHES

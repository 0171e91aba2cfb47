"""The scores that the rules pages count step by step are those that the rules count."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from rollwright.games import REGISTRY, game
from rollwright.table.offers import part_view

GAMES = Path(__file__).parents[2] / "client" / "src" / "games"
WORKED = {file.parent.name: json.loads(file.read_text(encoding="utf-8")) for file in GAMES.glob("*/worked.json")}


def test_every_game_and_board_has_a_worked_score() -> None:
    assert {key: set(boards) for key, boards in WORKED.items()} == {
        key: set(game(key).info.variants) for key in REGISTRY if key in WORKED
    }
    assert len(WORKED) == 4


@pytest.mark.parametrize(("key", "variant"), [(key, variant) for key, boards in WORKED.items() for variant in boards])
def test_a_worked_score_is_what_the_rules_count(key: str, variant: str) -> None:
    example = WORKED[key][variant]
    rules = game(key)
    score = rules.score(rules.sheet_state(example["sheet"], variant, example["fails"]), 0)
    assert example["score"]["total"] == score.total
    parts = msgspec.json.encode([part_view(part, part.points) for part in score.parts])
    assert example["score"]["parts"] == msgspec.json.decode(parts)

"""What is told of the bots' strength: complete, and the same wherever it is told."""

from __future__ import annotations

from pathlib import Path

import pytest

from rollwright.bots import LEVELS
from rollwright.bots.published import Mean, strengths
from rollwright.games import REGISTRY
from rollwright.games import game as find

DOCS = Path(__file__).parents[2] / "docs" / "bots.md"


def _in_words(mean: Mean) -> str:
    """A mean with the digits that its error leaves it."""
    digits = 1 if mean.error >= 0.15 else 2
    return f"{mean.mean:.{digits}f} ± {mean.error:.{digits}f}"


@pytest.mark.parametrize("game", REGISTRY)
def test_every_level_of_a_game_has_its_figures(game: str) -> None:
    strength = strengths()[game]
    assert tuple(strength.alone) == find(game).info.variants
    assert all(tuple(means) == LEVELS for means in strength.alone.values())
    assert tuple(strength.wins) == LEVELS[1:]


@pytest.mark.parametrize("level", LEVELS)
def test_the_docs_tell_the_same_means(level: str) -> None:
    means = [means[level] for game in REGISTRY for means in strengths()[game].alone.values()]
    row = " | ".join([f"`{level}`", *map(_in_words, means)])
    assert f"| {row} |" in DOCS.read_text()


@pytest.mark.parametrize("game", REGISTRY)
def test_a_level_scores_more_than_the_one_below_and_beats_it(game: str) -> None:
    strength = strengths()[game]
    for means in strength.alone.values():
        scores = [means[level].mean for level in LEVELS]
        assert scores == sorted(scores)
    assert all(0.6 < wins.low <= wins.share <= wins.high <= 1 for wins in strength.wins.values())

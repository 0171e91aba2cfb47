"""Reviews say in four languages why an action is better."""

from __future__ import annotations

import pytest

from rollwright.analysis import Decision, Reason, Why, WhyPart, review
from rollwright.cli.review_words import part_text, points_text, share_text, signed_text, why_text
from rollwright.cli.rules import texts_for
from rollwright.games import REGISTRY, game_module
from rollwright.locales import LANGUAGES
from tests.analysis.matches import played


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", REGISTRY)
def test_every_part_of_a_score_has_words_of_its_own(key: str, language: str) -> None:
    parts = game_module("analysis", key).player.PARTS
    words = {part_text(texts_for(language), key, WhyPart(kind, name, 1.0, 0.1)) for kind, name in parts}
    assert len(words) == len(parts)
    assert not any("review-part" in one or "{" in one for one in words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reason_is_a_sentence_with_gains_and_losses(language: str) -> None:
    reviewed = review(played("splitter", 1, 1))
    action = next(one.best for one in reviewed.moments if isinstance(one, Decision))
    gain, loss = WhyPart("group", "4", 3.25, 0.2), WhyPart("hearts", "", -1.5, 0.1)
    told = set()
    for how in ("now", "open", "safe"):
        for losses in ([], [loss]):
            reason = Reason(how, [gain], losses)
            why = Why(0, action, action, 1.75, [gain, loss], 0.0, 128, 1.5, 0.5, reason)
            words = why_text(texts_for(language), reviewed, why)
            assert signed_text(texts_for(language), 3.2) in words
            assert (signed_text(texts_for(language), -1.5) in words) == bool(losses)
            assert f"{signed_text(texts_for(language), 1.5)} ± {points_text(texts_for(language), 1.0)}" in words
            assert "128" in words
            told.add(words)
    assert len(told) == 6


def test_numbers_follow_the_language() -> None:
    assert signed_text(texts_for("de"), -1234.56) == "−1.234,6"
    assert signed_text(texts_for("en"), 0.04) == "0.0"
    assert [share_text(texts_for("de"), share) for share in (0.5, 0.08, 0.015, 0.00021, 0.0)] == [
        "50",
        "8",
        "1,5",
        "0,021",
        "0",
    ]

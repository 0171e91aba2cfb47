"""Colours as letters: each language has its own, and none stands for two colours of a game."""

from __future__ import annotations

import pytest

from rollwright.games import REGISTRY, game
from rollwright.locales import LANGUAGES, Texts
from rollwright.locales.colours import NOTATION, face_text, letters

COLOURS = tuple(NOTATION.values())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", REGISTRY)
def test_no_two_colours_of_a_game_share_a_letter(key: str, language: str) -> None:
    shown = letters(Texts(language), game(key).info.colours)
    assert len(set(shown.values())) == len(shown)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_colours_letter_is_one_of_its_name(language: str) -> None:
    texts = Texts(language)
    for colour, shown in letters(texts, COLOURS).items():
        assert len(shown) == 1
        assert shown.lower() in texts.named("colour", colour)


def test_letters_do_not_stand_for_another_language_s_colour() -> None:
    assert letters(Texts("de"), ("yellow", "green")) == {"yellow": "G", "green": "N"}
    assert letters(Texts("pl"), ("orange", "purple")) == {"orange": "P", "purple": "F"}


def test_a_face_is_read_in_the_language() -> None:
    assert [face_text(Texts(language), "Y3") for language in ("en", "de", "hu", "pl")] == ["Y3", "G3", "S3", "Ż3"]
    assert face_text(Texts("de"), 4) == "4"

"""Texts of a language: right plurals, loud when something is missing, chosen by the environment."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import rollwright
from rollwright.games import REGISTRY
from rollwright.games.protocol import RollwrightError
from rollwright.locales import (
    LANGUAGES,
    SECTIONS,
    BrokenMessage,
    MissingMessage,
    Rules,
    Texts,
    UnknownLanguage,
    language_from_environment,
    language_name,
    rules,
)
from tests.locales.fluent_files import messages


def all_texts(game_rules: Rules) -> Iterator[str]:
    yield from (game_rules.title, game_rules.tagline, game_rules.disclaimer)
    for section in game_rules.sections:
        yield section.heading
        for paragraph in section.paragraphs:
            yield paragraph.text
            yield from paragraph.items


def shape(game_rules: Rules) -> list[list[int]]:
    return [[len(paragraph.items) for paragraph in section.paragraphs] for section in game_rules.sections]


def test_english_stands_first_and_the_four_languages_are_there() -> None:
    assert LANGUAGES[0] == "en"
    assert {"en", "pl", "hu", "de"} <= set(LANGUAGES)


def test_a_language_says_its_own_name() -> None:
    assert [language_name(language) for language in ("en", "pl", "hu", "de")] == [
        "English",
        "polski",
        "magyar",
        "Deutsch",
    ]


@pytest.mark.parametrize(
    ("count", "text"),
    [(0, "0 punktów"), (1, "1 punkt"), (2, "2 punkty"), (5, "5 punktów"), (12, "12 punktów"), (22, "22 punkty")],
)
def test_polish_plurals_are_right(count: int, text: str) -> None:
    assert Texts("pl")("count-points", count=count) == text


@pytest.mark.parametrize(
    ("count", "text"),
    [
        (1, "Żółty wiersz, 1 liczba"),
        (2, "Żółty wiersz, 2 liczby"),
        (5, "Żółty wiersz, 5 liczb"),
        (22, "Żółty wiersz, 22 liczby"),
    ],
)
def test_polish_plurals_are_right_within_a_part_of_a_score(count: int, text: str) -> None:
    assert Texts("pl").named("part", "qwinto", "row", colour="yellow", count=count) == text


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [
        ("en", "1 failed throw", "2 failed throws"),
        ("de", "1 Fehlwurf", "2 Fehlwürfe"),
        ("hu", "1 sikertelen dobás", "2 sikertelen dobás"),
        ("pl", "1 nieudany rzut", "2 nieudane rzuty"),
    ],
)
def test_failed_throws_are_counted_in_every_language(language: str, one: str, two: str) -> None:
    texts = Texts(language)
    assert (texts("count-failed-throws", count=1), texts("count-failed-throws", count=2)) == (one, two)


def test_texts_carry_no_isolating_marks() -> None:
    assert Texts("en")("result-winner", name="Ada", points=51) == "Ada wins with 51 points."


def test_a_missing_message_is_an_error_that_names_it() -> None:
    with pytest.raises(MissingMessage, match=r"no-such-message.*'pl'"):
        Texts("pl")("no-such-message")


def test_a_missing_argument_is_an_error_that_names_the_message() -> None:
    with pytest.raises(BrokenMessage, match=r"count-points.*count"):
        Texts("en")("count-points")


def test_an_unknown_language_is_refused_with_the_known_ones() -> None:
    with pytest.raises(UnknownLanguage, match=r"'xx'.*en, "):
        Texts("xx")


@pytest.mark.parametrize(
    ("env", "language"),
    [
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "de_AT@euro"}, "de"),
        ({"LANG": "hu"}, "hu"),
        ({"LANG": "DE-de"}, "de"),
        ({"LC_ALL": "hu_HU.UTF-8", "LC_MESSAGES": "de_DE.UTF-8", "LANG": "pl_PL.UTF-8"}, "hu"),
        ({"LC_MESSAGES": "de_DE.UTF-8", "LANG": "pl_PL.UTF-8"}, "de"),
        ({"LC_ALL": "", "LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LC_ALL": "C.UTF-8", "LANG": "pl_PL.UTF-8"}, "en"),
        ({"LANG": "POSIX", "LANGUAGE": "pl"}, "en"),
        ({"LANG": "fr_FR.UTF-8", "LANGUAGE": "fr:hu:de"}, "hu"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "plx"}, "en"),
        ({}, "en"),
    ],
)
def test_the_environment_chooses_the_language(env: dict[str, str], language: str) -> None:
    assert language_from_environment(env) == language


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", REGISTRY)
def test_the_rules_of_every_game_have_all_sections(game: str, language: str) -> None:
    game_rules = rules(game, language)
    assert tuple(section.key for section in game_rules.sections) == SECTIONS
    assert all(section.paragraphs for section in game_rules.sections)
    assert all(text.strip() == text != "" for text in all_texts(game_rules))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", REGISTRY)
def test_the_rules_have_the_same_paragraphs_and_lists_in_every_language(game: str, language: str) -> None:
    assert shape(rules(game, language)) == shape(rules(game, "en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_of_the_rules_is_left_out(language: str) -> None:
    """A gap in the numbers of the paragraphs would cut off the rest of a section."""
    texts = Texts(language)
    shown = {text for game in REGISTRY for text in all_texts(rules(game, language))}
    assert {m.id for m in messages(language) if m.file == "rules.ftl" and texts(m.id) not in shown} == set()


def test_the_lists_of_a_paragraph_keep_the_order_of_their_numbers() -> None:
    for language in LANGUAGES:
        for message in messages(language):
            if message.file == "rules.ftl":
                assert message.attributes == tuple(f"item-{n + 1}" for n in range(len(message.attributes)))


def test_the_rules_of_an_unknown_game_are_missing() -> None:
    with pytest.raises(MissingMessage, match="game-chess"):
        rules("chess", "en")


def part_names(language: str) -> list[str]:
    """The names of parts that differ in colour, place or number."""
    part = functools.partial(Texts(language).named, "part")
    return [
        *(part("qwinto", "row", colour=colour, count=3) for colour in ("orange", "yellow", "purple")),
        *(part("qwinto", "full-row", colour=colour) for colour in ("orange", "yellow", "purple")),
        part("qwinto", "column", column=3),
        part("qwinto", "column", column=4),
        part("qwantum", "column", column=3),
        part("qwantum", "column", column=4),
        *(part("twenty-one", "numbers", row=row) for row in (1, 2)),
        *(part("twenty-one", "hits", row=row, count=count) for row in (1, 2) for count in (1, 2)),
        *(part("splitter", "group", number=number) for number in range(1, 7)),
        *(part("splitter", "starred-group", number=number) for number in range(1, 7)),
        part("splitter", "hearts"),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_part_of_a_score_has_a_name_of_its_own(language: str) -> None:
    names = part_names(language)
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_no_part_of_a_score_shows_the_english_key_of_a_colour(language: str) -> None:
    words = {word for name in part_names(language) for word in name.lower().replace(",", "").split()}
    assert words.isdisjoint({"yellow", "purple"})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["qwinto", "qwantum"])
def test_failed_throws_are_a_part_of_the_score(game: str, language: str) -> None:
    texts = Texts(language)
    assert texts.named("part", game, "failures", count=3) == texts("count-failed-throws", count=3)


def error_codes() -> set[str]:
    """The codes of all errors of the package, read from its sources: whichever modules were imported before."""
    sources = Path(rollwright.__file__).parent.rglob("*.py")
    kept = re.compile(r'^    code = "([a-z-]+)"', re.MULTILINE)
    return {code for source in sources for code in kept.findall(source.read_text())} - {RollwrightError.code}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_has_a_sentence(language: str) -> None:
    texts = Texts(language)
    assert all(texts.named("error", code).endswith(".") for code in error_codes())

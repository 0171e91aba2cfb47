"""Every language says the same things, every text that the code asks for is there, and none is left over."""

from __future__ import annotations

from collections import Counter
from typing import get_args

import pytest
from fluent.syntax import ast

from rollwright.locales import LANGUAGES, SOURCE_LANGUAGE, Family
from tests.locales.code_scan import Asked, asked_in_the_project
from tests.locales.fluent_files import FOLDER, Message, entries, messages

#: What Fluent itself brings along, in Python and in the client.
BUILT_IN_FUNCTIONS = {"NUMBER", "DATETIME"}
FAMILIES = tuple(f"{family}-" for family in get_args(Family))


def by_id(language: str) -> dict[str, Message]:
    return {message.id: message for message in messages(language)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_file_holds_anything_that_fluent_cannot_read(language: str) -> None:
    junk = [(file, entry.content) for file, entry in entries(language) if isinstance(entry, ast.Junk)]
    assert junk == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_written_twice(language: str) -> None:
    counts = Counter(message.id for message in messages(language))
    assert [message_id for message_id, count in counts.items() if count > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_has_a_text(language: str) -> None:
    assert [message.id for message in messages(language) if not message.has_value] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_stands_on_one_line(language: str) -> None:
    broken = {
        entry.id.name
        for _, entry in entries(language)
        if isinstance(entry, ast.Message)
        for pattern in (entry.value, *(attribute.value for attribute in entry.attributes))
        if isinstance(pattern, ast.Pattern)
        for element in pattern.elements
        if isinstance(element, ast.TextElement) and "\n" in element.value
    }
    assert broken == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_use_only_the_functions_that_fluent_brings_along(language: str) -> None:
    assert [message.id for message in messages(language) if message.functions - BUILT_IN_FUNCTIONS] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_that_another_one_mentions_is_there(language: str) -> None:
    known = by_id(language)
    assert {name for message in known.values() for name in message.mentioned} <= known.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_has_the_files_of_english(language: str) -> None:
    assert files_of(language) == files_of(SOURCE_LANGUAGE)


def files_of(language: str) -> set[str]:
    return {path.name for path in (FOLDER / language).iterdir()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_has_the_messages_of_english_in_the_same_files(language: str) -> None:
    ours, english = by_id(language), by_id(SOURCE_LANGUAGE)
    assert {(m.file, m.id) for m in ours.values()} == {(m.file, m.id) for m in english.values()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_has_the_attributes_and_variables_of_english(language: str) -> None:
    ours, english = by_id(language), by_id(SOURCE_LANGUAGE)
    different = {
        message_id
        for message_id, message in english.items()
        if message_id in ours
        and (ours[message_id].attributes, ours[message_id].variables) != (message.attributes, message.variables)
    }
    assert different == set()


def test_every_message_that_the_code_asks_for_is_there() -> None:
    asked, known = asked_in_the_project(), by_id(SOURCE_LANGUAGE)
    assert asked.ids - known.keys() == set()


def test_ids_are_put_together_only_in_registered_families() -> None:
    unregistered = {start for start in asked_in_the_project().beginnings if not start.startswith(FAMILIES)}
    assert unregistered == set()


def test_every_message_is_used() -> None:
    asked, known = asked_in_the_project(), by_id(SOURCE_LANGUAGE)
    mentioned = {name for message in known.values() for name in message.mentioned}
    unused = {
        name for name in known if not name.startswith(FAMILIES) and name not in asked.strings and name not in mentioned
    }
    assert unused == set()


def test_every_registered_family_has_messages() -> None:
    known = by_id(SOURCE_LANGUAGE)
    assert [family for family in FAMILIES if not any(name.startswith(family) for name in known)] == []


def test_the_scan_of_the_code_finds_what_is_asked_for() -> None:
    asked = Asked()
    asked.read_python('texts("a-b", n=1); self.texts(f"c-{x}"); Texts(lang)("d"); texts.named("e", "f", "g")')
    asked.read_python('texts("h" if x else "i"); texts.named("part", game, kind); other("not-asked")')
    asked.read_client("{t('j-k')} t(`l-${m}`, { n }) ; format('not-asked-either')")
    assert asked.ids == {"a-b", "d", "e-f-g", "h", "i", "j-k"}
    assert asked.beginnings == {"c-", "l-"}

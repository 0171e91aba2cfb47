"""The rules of a game stand on one page, in every language, with pictures of sheet and dice."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rollwright.games import REGISTRY, game
from rollwright.games.protocol import Json
from rollwright.games.qwantum import sheet as qwantum
from rollwright.locales import LANGUAGES, rules
from rollwright.paper import Style, rules_page
from tests.paper.reading import page_count, text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", REGISTRY)
def test_the_rules_fit_on_one_letter_page_too(key: str, language: str) -> None:
    assert page_count(rules_page(key, style=Style(language, "letter")).pdf()) == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", REGISTRY)
def test_the_rules_stand_whole_on_one_page(key: str, language: str) -> None:
    printed = text(rules_page(key, style=Style(language))).replace(" ", "").replace("-", "")
    words = rules(key, language)
    told = [words.title, words.tagline, words.disclaimer]
    for section in words.sections:
        told.append(section.heading)
        for paragraph in section.paragraphs:
            told += [paragraph.text, *paragraph.items]
    assert [line for line in told if line.replace(" ", "").replace("-", "") not in printed] == []


@pytest.mark.parametrize("key", REGISTRY)
def test_the_pictures_show_every_variant_of_the_sheet(key: str) -> None:
    shell = game(key)
    drawn = rules_page(key, style=Style()).marked("field")
    layouts = [shell.sheet_layout(shell.start(1, variant), 0) for variant in shell.info.variants]
    assert len(drawn) == sum(FIELD_COUNT[key](layout) for layout in layouts)


FIELD_COUNT: dict[str, Callable[[Json], int]] = {
    "qwinto": lambda layout: sum(len(row) for row in layout["fields"]),
    "qwantum": lambda layout: len(layout["colours"]) * layout["columns"],
    "twenty-one": lambda layout: sum(len(row) for row in layout["rows"]),
    "splitter": lambda layout: len(layout["fields"]),
}


def test_the_rules_of_qwantum_show_every_face_of_every_die() -> None:
    printed = text(rules_page("qwantum", style=Style()))
    for number, faces in enumerate(qwantum.COLOUR_FACES, 1):
        assert " ".join([str(number), *(f"{face[1:]} {face[0]}" for face in faces)]) in printed
    assert " ".join(["white", *map(str, qwantum.WHITE_FACES)]) in printed


def test_large_rules_take_more_than_a_page() -> None:
    assert page_count(rules_page("qwinto", style=Style(large=True)).pdf()) > 1

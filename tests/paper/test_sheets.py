"""Printed sheets hold what `sheet.py` says, and nothing else."""

from __future__ import annotations

import re
from dataclasses import replace

import numpy as np
import pytest

from rollwright.games import REGISTRY, game
from rollwright.games.protocol import InvalidSetup, Json, UnknownGame
from rollwright.games.qwantum import sheet as qwantum
from rollwright.games.qwinto import sheet as qwinto
from rollwright.games.splitter import sheet as splitter
from rollwright.games.twenty_one import sheet as twenty_one
from rollwright.games.twenty_one.card import CARDS
from rollwright.locales import LANGUAGES, UnknownLanguage
from rollwright.paper import (
    MAX_COPIES,
    CannotPrint,
    Document,
    Style,
    score_sheets,
    sheet_svg,
    sheets_pdf,
    single_sheet,
)
from tests.paper.reading import EACH_GAME_AND_LANGUAGE, drawing, pages, size_in_mm, text

STYLES = (Style(), Style(mono=True))
A_WORD = re.compile(r"\S+")


def with_layout(document: Document, **changes: Json) -> Document:
    sheet = document.data["sheets"][0]
    return Document({**document.data, "sheets": [{**sheet, "layout": {**sheet["layout"], **changes}}]})


# --- Qwinto -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("style", STYLES)
def test_qwintos_fields_and_bonus_fields_stand_where_the_sheet_has_them(style: Style) -> None:
    drawn = single_sheet("qwinto", style=style).marked("field")
    assert [field[:2] for field in drawn] == np.argwhere(qwinto.FIELD).tolist()
    assert [field[:2] for field in drawn if field[2]] == np.argwhere(qwinto.BONUS).tolist()


@pytest.mark.parametrize("style", STYLES)
def test_qwintos_letters_costs_and_field_count_are_printed(style: Style) -> None:
    words = A_WORD.findall(text(single_sheet("qwinto", style=style)))
    assert {colour[0].upper() for colour in qwinto.COLOURS} <= set(words)
    assert words.count(f"−{qwinto.FAILED_THROW_COST}") == qwinto.FAILED_THROWS_TO_END
    assert f"({qwinto.ROWS} × {qwinto.FIELDS_IN_ROW} fields)" in " ".join(words)


# --- Qwantum ----------------------------------------------------------------------------------------------------------


def test_qwantums_fields_stand_where_the_sheet_has_them() -> None:
    drawn = single_sheet("qwantum", style=Style()).marked("field")
    assert [field[:2] for field in drawn] == np.argwhere(np.ones((qwantum.ROWS, qwantum.COLUMNS))).tolist()


@pytest.mark.parametrize("style", STYLES)
def test_qwantums_letters_costs_and_field_count_are_printed(style: Style) -> None:
    words = A_WORD.findall(text(single_sheet("qwantum", style=style)))
    assert [word for word in words if word in qwantum.LETTERS] == list(qwantum.LETTERS)
    assert [word for word in words if re.fullmatch(r"−\d+", word)] == [f"−{n}" for n in qwantum.FAILED_THROW_COSTS]
    assert f"({qwantum.ROWS} × {qwantum.COLUMNS} fields)" in " ".join(words)


# --- Twenty One -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("name", twenty_one.SHEET_NAMES)
def test_every_row_of_twenty_one_prints_its_letters_and_limits_in_order(name: str, style: Style) -> None:
    printed = text(single_sheet("twenty-one", sheet=name, style=style))
    for number, row in enumerate(CARDS[name].rows, 1):
        fields = " ".join(f"{twenty_one.LETTER_OF[colour]} {limit}" for colour, limit in row)
        assert f"{number} {fields}" in printed
    assert f"({twenty_one.ROWS} × {twenty_one.PLACES} fields)" in printed
    assert f"sheet {name}" in printed


def test_twenty_one_prints_the_bonus_for_each_number_of_hits() -> None:
    printed = text(single_sheet("twenty-one", style=Style()))
    scale = [f"{hits}✓ +{bonus}" for hits, bonus in enumerate(twenty_one.HIT_BONUS.tolist()) if hits]
    assert " ".join(scale) in printed


def test_a_page_of_twenty_one_holds_all_six_sheets_and_says_whose_they_are() -> None:
    (page,) = pages(sheets_pdf("twenty-one"))
    assert re.findall(r"sheet ([A-F])\b", page) == list(twenty_one.SHEET_NAMES)
    assert page.count("These are Rollwright’s own sheets") == len(twenty_one.SHEET_NAMES)


def test_ones_own_sheets_are_printed_under_their_names_without_the_note() -> None:
    own = replace(CARDS["C"], name='#panic("no") $x$ *b*')
    printed = text(score_sheets("twenty-one", copies=1, own=[own], style=Style()))
    assert own.name in printed
    assert "Rollwright’s own" not in printed


# --- Splitter ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("variant", splitter.VARIANTS)
def test_splitters_fields_stars_and_hearts_stand_where_the_board_has_them(variant: str) -> None:
    drawn = single_sheet("splitter", variant, style=Style()).marked("field")
    board = splitter.VARIANTS.index(variant)
    assert [field[:2] for field in drawn] == np.argwhere(splitter.FIELD[board]).tolist()
    assert [field[:2] for field in drawn if field[2]] == np.argwhere(splitter.STAR[board]).tolist()
    assert [field[:2] for field in drawn if field[3]] == np.argwhere(splitter.HEART[board]).tolist()


@pytest.mark.parametrize("variant", splitter.VARIANTS)
def test_splitter_prints_its_numbers_bonuses_and_field_count(variant: str) -> None:
    printed = text(single_sheet("splitter", variant, style=Style()))
    assert f"board {variant}" in printed
    assert f"({splitter.FIELDS} fields)" in printed
    assert " ".join(map(str, splitter.FACES)) in printed
    assert f"× {splitter.STAR_FACTOR}" in printed
    assert (f"+ {splitter.HEARTS_BONUS}" in printed) == splitter.HEART[splitter.VARIANTS.index(variant)].any()


@pytest.mark.parametrize("language", LANGUAGES)
def test_splitter_prints_the_solo_ratings_with_their_lowest_totals(language: str) -> None:
    style = Style(language)
    printed = text(single_sheet("splitter", style=style))
    for key, least in splitter.RATINGS.items():
        assert f"{least}+ {style.texts.named('rating', 'splitter', key)}" in printed


# --- all games --------------------------------------------------------------------------------------------------------


def test_print_follows_the_data_of_a_game() -> None:
    """No number of a rulebook hides in a template: another sheet gives another print."""
    qwinto_page = with_layout(single_sheet("qwinto", style=Style()), failures=[-7, -8], bonusColumns=[])
    assert "−7 −8" in text(qwinto_page)
    assert "−5" not in text(qwinto_page)
    assert len(with_layout(single_sheet("qwantum", style=Style()), columns=8).marked("field")) == 8 * qwantum.ROWS
    assert "3✓ +99" in text(with_layout(single_sheet("twenty-one", style=Style()), bonus=[1, 2, 99]))
    assert "× 9" in text(with_layout(single_sheet("splitter", style=Style()), starFactor=9))


@pytest.mark.parametrize(("key", "language"), EACH_GAME_AND_LANGUAGE)
def test_sheets_have_room_for_name_date_and_total_in_every_language(key: str, language: str) -> None:
    style = Style(language)
    printed = text(single_sheet(key, style=style))
    words = (style.texts("paper-name"), style.texts("paper-date"), style.texts("result-total"))
    assert all(word in printed for word in words)


@pytest.mark.parametrize("key", REGISTRY)
def test_large_print_has_one_sheet_on_a_page(key: str) -> None:
    title = game(key).info.name
    found = pages(sheets_pdf(key, copies=2, style=Style(large=True)))
    assert [page.count(f"{title} ") for page in found] == [1, 1]


@pytest.mark.parametrize(("paper", "size"), [("a4", (210, 297)), ("letter", (216, 279))])
def test_sheets_are_set_for_the_paper(paper: str, size: tuple[int, int]) -> None:
    assert size_in_mm(sheets_pdf("splitter", style=Style(paper=paper))) == size


def test_copies_go_on_to_further_pages_and_take_turns_with_the_sheets() -> None:
    found = pages(sheets_pdf("twenty-one", copies=8))
    assert [re.findall(r"sheet ([A-F])\b", page) for page in found] == [list("ABCDEF"), list("AB")]


def test_the_same_sheets_are_the_same_bytes() -> None:
    assert sheets_pdf("qwantum") == sheets_pdf("qwantum")


@pytest.mark.parametrize("key", REGISTRY)
def test_a_sheet_alone_is_a_well_formed_drawing_no_larger_than_the_sheet(key: str) -> None:
    root = drawing(sheet_svg(key))
    width, height = (float(root.attrib[side].removesuffix("pt")) for side in ("width", "height"))
    assert 200 < height < 400
    assert 200 < width < 450


def test_pages_of_sheets_are_well_formed_drawings() -> None:
    svg = score_sheets("qwinto", copies=4, style=Style(mono=True)).svg()
    assert len([drawing(page) for page in svg]) == 2


@pytest.mark.parametrize("copies", [0, -1, MAX_COPIES + 1])
def test_an_absurd_number_of_copies_is_refused(copies: int) -> None:
    with pytest.raises(CannotPrint, match=f"1 to {MAX_COPIES}"):
        sheets_pdf("qwinto", copies=copies)


def test_what_there_is_not_is_refused_with_what_there_is() -> None:
    with pytest.raises(UnknownGame, match="did you mean qwinto"):
        sheets_pdf("quinto")
    with pytest.raises(InvalidSetup, match="choose from A, B"):
        sheets_pdf("splitter", "C")
    with pytest.raises(InvalidSetup, match="no sheet 'G'"):
        sheet_svg("twenty-one", sheet="G")
    with pytest.raises(CannotPrint, match="a4, letter"):
        Style(paper="b5")
    with pytest.raises(UnknownLanguage, match="'xx'"):
        Style("xx")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_foot_of_a_page_tells_the_letters_of_the_language(language: str) -> None:
    (page,) = pages(sheets_pdf("twenty-one", style=Style(language)))
    texts = Style(language).texts
    for colour in twenty_one.COLOURS:
        assert f"{texts.named('letter', colour)} {texts.named('colour', colour)}" in page

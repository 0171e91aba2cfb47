"""Matches on paper: what was written, and every part of the scores."""

from __future__ import annotations

import random

import pytest

from rollwright.games.protocol import Json
from rollwright.locales import Texts
from rollwright.locales.parts import part_name
from rollwright.paper import CannotPrint, Style, match_pages
from rollwright.table.match import Match
from tests.paper.reading import EACH_GAME_AND_LANGUAGE, page_count, text
from tests.table.matches import open_match, play_on, play_out


def printed_score(match: Match, seat: int, texts: Texts) -> list[str]:
    key, score = match.opened.game, match.game.score(match.state, seat)
    names = [(part_name(texts, key, part.kind, part.name, part.count), _signed(part.points)) for part in score.parts]
    return [f"{name} {points}" for name, points in (*names, (texts("result-total"), _signed(score.total)))]


def _signed(points: int) -> str:
    return str(points).replace("-", "−")


@pytest.mark.parametrize(("key", "language"), EACH_GAME_AND_LANGUAGE)
def test_a_match_prints_names_parts_and_totals_of_all_seats(key: str, language: str) -> None:
    match = play_out(open_match(key, 2, date="2026-11-15"), seed=5)
    printed = text(match_pages([match], style=Style(language)))
    for seat in range(2):
        assert [line for line in printed_score(match, seat, Texts(language)) if line not in printed] == []
        assert match.position.chairs[seat].name in printed
    assert "2026-11-15" in printed


def written(match: Match, seat: int) -> Json:
    return match.game.notation.sheet_to_json(match.state, seat)


def test_every_number_stands_in_its_field_of_qwinto() -> None:
    match = play_out(open_match("qwinto", 1), seed=2)
    rows = list(written(match, 0).values())
    drawn = match_pages([match], style=Style()).marked("field")
    assert any(number for *_, number in drawn)
    assert [number for *_, number in drawn] == [rows[row][column] for row, column, *_ in drawn]


def test_every_number_stands_in_its_field_of_qwantum() -> None:
    match = play_out(open_match("qwantum", 1), seed=2)
    rows = list(written(match, 0).values())
    drawn = match_pages([match], style=Style()).marked("field")
    found = {(row, column): number for row, column, number in drawn if number is not None}
    assert found == {(r, c): number for r, row in enumerate(rows) for c, number in enumerate(row)} != {}


def test_every_number_cross_and_hit_stands_in_its_field_of_twenty_one() -> None:
    match = play_out(open_match("twenty-one", 1, sheets=["D"]), seed=2)
    rows = written(match, 0)["rows"]
    drawn = match_pages([match], style=Style()).marked("field")
    assert [entry for *_, entry, _ in drawn] == [entry for row in rows for entry in row]
    assert any(hit for *_, hit in drawn)
    assert all(hit == (entry == limit) for *_, limit, entry, hit in drawn)


def test_every_number_stands_in_its_field_of_splitter() -> None:
    match = play_out(open_match("splitter", 1, variant="B"), seed=2)
    board = written(match, 0)
    drawn = match_pages([match], style=Style()).marked("field")
    assert [number for *_, number in drawn] == [board[row][column] for row, column, *_ in drawn]


def test_a_solo_match_of_splitter_tells_its_rating() -> None:
    match = play_out(open_match("splitter", 1), seed=2)
    rating = match.game.rating(match.state)
    assert rating is not None
    printed = text(match_pages([match], style=Style("de")))
    assert printed.count(Texts("de").named("rating", "splitter", rating)) == 2


def test_names_are_printed_as_they_are_and_never_read_as_code() -> None:
    match = open_match("qwinto", 2)
    name = '#panic("x") $a$ *b* _c_ `d` [e] \\'
    match.accept(match.sit(0, name))
    printed = text(match_pages([play_out(match, seed=1)], style=Style()))
    assert printed.count(name) >= 2


def test_a_match_that_is_not_over_is_shown_as_it_stands() -> None:
    match = open_match("qwantum", 2)
    for _ in range(12):
        play_on(match, random.Random(3))
    printed = text(match_pages([match], style=Style()))
    assert f"Not finished: as it stood in turn {match.position.turn}." in printed


def test_many_seats_and_matches_go_on_to_further_pages() -> None:
    six, two = play_out(open_match("qwinto", 6), seed=1), play_out(open_match("qwinto", 2), seed=2)
    assert page_count(match_pages([six, two], style=Style()).pdf()) == 3
    assert page_count(match_pages([two], style=Style(large=True)).pdf()) == 2


def test_matches_of_two_games_are_not_printed_together() -> None:
    with pytest.raises(CannotPrint, match="one game at a time"):
        match_pages([open_match("qwinto", 2), open_match("splitter", 2)], style=Style())
    with pytest.raises(CannotPrint, match="at least one"):
        match_pages([], style=Style())

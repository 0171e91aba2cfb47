"""Rows, hits, bonuses and previews."""

from __future__ import annotations

import pytest

from rollwright.games.twenty_one import Choice, Write
from tests.twenty_one.positions import FREE, FULL, GAME, position, sheet


def total(*rows: str) -> int:
    return GAME.score(position("throw", "", sheet("A", *rows)), 0).total


def test_rulebook_row_5_crossed_4_2_2_1_is_14_points_and_three_hits_bring_6() -> None:
    state = position("throw", "", sheet("A", "5 x 4 2 2 1"))
    score = GAME.score(state, 0)
    numbers, hits, *others = score.parts
    assert (numbers.kind, numbers.name, numbers.points, numbers.count) == ("numbers", "1", 14, 5)
    assert (hits.kind, hits.name, hits.points, hits.count) == ("hits", "1", 6, 3)
    assert hits.fields == ((0, 2), (0, 4), (0, 5))
    assert score.total == 20
    assert all(part.points == part.count == 0 for part in others)


@pytest.mark.parametrize(
    ("row", "points"),
    [
        ("x x x x x x", 0),
        ("x x x x x 1", 1 + 1),
        ("x x x x 2 1", 3 + 3),
        ("x x x 3 2 1", 6 + 6),
        ("x x 4 3 2 1", 10 + 10),
        ("x 5 4 3 2 1", 15 + 15),
        ("6 5 4 3 2 1", 21 + 21),
    ],
)
def test_the_bonus_grows_with_every_hit(row: str, points: int) -> None:
    assert total(row) == points


def test_numbers_below_their_limits_bring_no_bonus() -> None:
    assert total("5 4 3 2 1 x") == 15


def test_hits_count_row_by_row() -> None:
    assert total("6 x x x x x", "6 x x x x x") == 6 + 1 + 6 + 1


def test_the_row_being_filled_counts_as_it_stands() -> None:
    assert total(FULL, ". 5 . 2 . .") == 7 + 1


def test_the_best_sheet_is_worth_200() -> None:
    best = sheet("A", "6 5 4 3 2 1", "6 5 4 3 1 1", "6 4 4 2 2 1", "5 4 3 3 2 1", "5 4 3 2 2 1")
    score = GAME.score(position("over", "", best), 0)
    assert score.total == 21 + 20 + 19 + 18 + 17 + 5 * 21 == 200
    assert [part.name for part in score.parts] == ["1", "1", "2", "2", "3", "3", "4", "4", "5", "5"]


def test_an_empty_sheet_is_worth_nothing() -> None:
    assert total(FREE) == 0


def test_a_preview_is_the_score_after_writing() -> None:
    state = position("write", "R6 Y5 G1 B6 W6 K1", sheet("A"), sheet("B"))
    assert GAME.preview(state, 0, Write(("red", "yellow"))).total == 11 + 3
    assert GAME.preview(state, 0, Choice.CROSS).total == 0
    assert GAME.preview(state, 1, Write(("yellow",))).total == 5
    assert GAME.score(state, 0).total == 0


def test_a_preview_of_keeping_changes_nothing() -> None:
    state = position("again", "R6 Y5 G1 B6 W6 K1", sheet("A", "6 . . . . ."))
    assert GAME.preview(state, 0, Choice.KEEP) == GAME.score(state, 0)


def test_a_preview_of_the_last_field_scores_the_full_sheet() -> None:
    state = position("write", "R6 Y5 G1 B6 W1 K1", sheet("A", FULL, FULL, FULL, FULL, "x x x x x ."))
    assert GAME.preview(state, 0, Write(("white",))).total == 2

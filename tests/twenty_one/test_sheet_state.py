"""One sheet alone: what it scores, or which rule it breaks and where."""

from __future__ import annotations

from typing import Any

import pytest

from rollwright.games.protocol import InvalidNotation, InvalidSetup, InvalidSheet
from rollwright.games.twenty_one import CARDS, notation
from tests.twenty_one.positions import FULL, GAME, sheet

OWN_CARD = [[[colour, limit] for colour, limit in row] for row in reversed(CARDS["A"].rows)]


def check(*rows: str) -> None:
    GAME.sheet_state(notation.sheet_from_text(sheet("A", *rows)))


def refusal(*rows: str) -> str:
    with pytest.raises(InvalidSheet) as told:
        check(*rows)
    return str(told.value)


def test_a_half_filled_sheet_is_scored() -> None:
    state = GAME.sheet_state(notation.sheet_from_text(sheet("B", "6 x 4 . . .")))
    assert GAME.score(state, 0).total == 10 + 3
    assert not GAME.is_over(state)


def test_a_full_sheet_is_a_match_that_is_over() -> None:
    assert GAME.is_over(GAME.sheet_state(notation.sheet_from_text(sheet("A", *[FULL] * 5))))


@pytest.mark.parametrize("rows", [(FULL, ". . . . . 1"), ("x x . . . .",), (". 5 . . 2 1",), ("1 x 2 x . .",)])
def test_sheets_that_keep_the_rules(rows: tuple[str, ...]) -> None:
    check(*rows)


def test_a_number_above_its_limit() -> None:
    assert refusal(". . 5 . . .") == (
        "No number is higher than the limit of its field: 5 stands in row 1, field 3 (green 4)."
    )


def test_a_row_begun_before_an_earlier_one_is_full() -> None:
    assert refusal("6 5 4 3 2 .", ". 1 . . . .") == (
        "Rows are filled from top to bottom: row 2, field 2 (red 5) is filled, though row 1 is not full."
    )
    assert "row 3, field 6 (white 1) is filled, though row 1" in refusal(". . . . . .", ". . . . . .", ". . . . . x")


def test_a_crossed_field_right_of_a_free_one() -> None:
    assert refusal("3 . 4 x . .") == (
        "Only the leftmost free field is crossed out: row 1, field 4 (blue 3) is, though field 2 is free."
    )


def test_a_sheet_of_ones_own_brings_its_card() -> None:
    rows = [["x", 1, None, None, None, None], *[[None] * 6] * 4]
    state = GAME.sheet_state({"sheet": "Upside down", "rows": rows, "card": OWN_CARD})
    assert state.cards[0].rows == tuple(reversed(CARDS["A"].rows))
    with pytest.raises(InvalidNotation, match="one's own needs its 'card' too"):
        GAME.sheet_state({"sheet": "Upside down", "rows": rows})


@pytest.mark.parametrize(
    "value",
    [
        None,
        {"sheet": "A"},
        {"sheet": "A", "rows": []},
        {"sheet": "A", "rows": [[None] * 5] * 5},
        {"sheet": "A", "rows": [[0] * 6] * 5},
        {"sheet": "A", "rows": [[True] * 6] * 5},
        {"sheet": "A", "rows": [["X"] * 6] * 5},
        {"sheet": ["A"], "rows": [[None] * 6] * 5},
        {"sheet": 1, "rows": [[None] * 6] * 5, "card": OWN_CARD},
        {"sheet": "Pad", "rows": [[None] * 6] * 5, "card": [[["red", 6.0]] * 6] * 5},
        {"sheet": "Pad", "rows": [[None] * 6] * 5, "card": [[["red"]] * 6] * 5},
    ],
)
def test_json_that_is_no_sheet(value: Any) -> None:
    with pytest.raises(InvalidNotation):
        GAME.sheet_state(value)


def test_failed_throws_are_unknown_here() -> None:
    with pytest.raises(InvalidSheet, match="no failed throws"):
        GAME.sheet_state(notation.sheet_to_json(GAME.start(1), 0), fails=1)


def test_unknown_variants_are_refused() -> None:
    with pytest.raises(InvalidSetup, match="variant"):
        GAME.sheet_state(notation.sheet_to_json(GAME.start(1), 0), variant="B")

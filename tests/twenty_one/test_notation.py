"""Actions, dice, sheets and states as JSON and as text."""

from __future__ import annotations

from typing import Any

import pytest

from rollwright.games.protocol import InvalidNotation
from rollwright.games.twenty_one import Choice, Write, notation
from tests.twenty_one.positions import FULL, GAME, play, position, sheet

STATE = play(position("write", "R1 Y4 G2 B3 W4 K1", sheet("A"), sheet("C", "5 . . . . .")), "YBK", "cross")
WRITING = position("write", "R1 Y4 G2 B3 W4 K1", sheet("A"), sheet("C", "5 . . . . ."))


@pytest.mark.parametrize(
    ("action", "json", "text"),
    [
        (Write(("red", "green")), {"write": ["red", "green"]}, "RG"),
        (Write(("black",)), {"write": ["black"]}, "K"),
        (Choice.CROSS, "cross", "cross"),
        (Choice.AGAIN, "again", "again"),
        (Choice.KEEP, "keep", "keep"),
    ],
)
def test_actions_both_ways(action: Write | Choice, json: Any, text: str) -> None:
    assert notation.action_to_json(action) == json
    assert notation.action_from_json(json) == action
    assert notation.action_to_text(action) == text
    assert notation.action_from_text(text) == action


def test_all_actions_have_the_documented_numbers_and_come_back() -> None:
    assert GAME.action_at(0) is Choice.CROSS
    assert GAME.action_at(0b000101) == Write(("red", "green"))
    assert (GAME.action_at(64), GAME.action_at(65)) == (Choice.KEEP, Choice.AGAIN)
    for code in range(66):
        action = GAME.action_at(code)
        assert GAME.action_code(notation.action_from_text(notation.action_to_text(action))) == code
        assert GAME.action_code(notation.action_from_json(notation.action_to_json(action))) == code


def test_colours_are_read_in_any_order() -> None:
    assert notation.action_from_json({"write": ["green", "red"]}) == Write(("red", "green"))
    assert notation.action_from_text("KR") == Write(("red", "black"))


@pytest.mark.parametrize(
    "value", [None, 3, "pass", {}, {"write": []}, {"write": ["red", "red"]}, {"write": ["mauve"]}, []]
)
def test_json_that_is_no_action(value: Any) -> None:
    with pytest.raises(InvalidNotation, match="Expected"):
        notation.action_from_json(value)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "Expected again, keep, cross or colours such as RG at character 1 of '', found the end."),
        ("rg", "at character 1"),
        ("RGR", "Expected different ones of R, Y, G, B, W, K at character 3 of 'RGR', found 'R'."),
        ("R G", "at character 2"),
    ],
)
def test_text_that_is_no_action(text: str, words: str) -> None:
    with pytest.raises(InvalidNotation) as told:
        notation.action_from_text(text)
    assert words in str(told.value)


def test_dice_both_ways() -> None:
    faces = {"red": 1, "yellow": 4, "green": 2, "blue": 3, "white": 4, "black": 1}
    assert notation.dice_to_json(WRITING.faces) == faces
    assert notation.dice_from_json(faces) == faces
    assert notation.dice_to_text(faces) == "R1 Y4 G2 B3 W4 K1"
    assert notation.dice_from_text("R1 Y4 G2 B3 W4 K1") == faces
    assert notation.dice_from_text("K2 R5") == {"red": 5, "black": 2}


@pytest.mark.parametrize("text", ["", "R7", "R", "X3", "R1 R2", "R0"])
def test_text_that_is_no_dice(text: str) -> None:
    with pytest.raises(InvalidNotation, match="Expected"):
        notation.dice_from_text(text)


@pytest.mark.parametrize("value", [{}, [1], {"red": 7}, {"red": "1"}, {"mauve": 1}, {"red": True}])
def test_json_that_is_no_dice(value: Any) -> None:
    with pytest.raises(InvalidNotation, match="Expected"):
        notation.dice_from_json(value)


def test_a_sheet_as_json() -> None:
    assert notation.sheet_to_json(STATE, 0) == {
        "sheet": "A",
        "rows": [[None, 4, None, 3, None, 1], *[[None] * 6] * 4],
    }
    assert notation.sheet_to_json(STATE, 1)["rows"][0] == [5, "x", None, None, None, None]


def test_a_sheet_drawn_shows_colours_limits_entries_and_hits() -> None:
    assert notation.sheet_to_text(STATE, 0).splitlines()[:3] == [
        "sheet A",
        "R6:.  Y5:4  G4:.  B3:3* W2:.  K1:1*",
        "G6:.  R5:.  K4:.  W3:.  Y1:.  B1:.",
    ]
    assert notation.sheet_from_text(notation.sheet_to_text(STATE, 1)) == notation.sheet_to_json(STATE, 1)


def test_states_both_ways() -> None:
    over = play(position("write", "R1 Y1 G1 B1 W1 K1", sheet("A", FULL, FULL, FULL, FULL, "x x x x x .")), "W")
    for state in (GAME.start(6, first=3), STATE, WRITING, over):
        assert notation.state_from_json(notation.state_to_json(state)) == state
        assert notation.state_from_text(notation.state_to_text(state)) == state


def test_a_state_as_json_carries_what_is_printed() -> None:
    value = notation.state_to_json(WRITING)
    assert list(value) == ["game", "variant", "active", "step", "dice", "cards", "sheets"]
    assert value["cards"][1][0][0] == ["green", 6]
    assert (value["step"], value["active"]) == ("write", 0)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"game": "qwinto"}, "'twenty-one'"),
        ({"variant": "B"}, "'standard'"),
        ({"active": 2}, "a number from 0 to 1"),
        ({"step": "first"}, "'step'"),
        ({"step": "over", "dice": {}}, "'over' as soon as a sheet is full"),
        ({"step": "throw"}, "no dice at the step 'throw'"),
        ({"dice": {}}, "'dice'"),
        ({"dice": {"red": 1}}, "'dice'"),
        ({"step": "throw-again", "dice": dict.fromkeys(WRITING.faces, 1)}, "a die that can be thrown again"),
        ({"cards": []}, "a list of 2 in 'cards'"),
        ({"cards": [[], []]}, "a list of 5 in the card"),
        ({"sheets": []}, "the number of sheets"),
        ({"sheets": [{"sheet": "A"}] * 2}, "'sheet', 'rows'"),
        ({"more": 1}, "an object with"),
    ],
)
def test_json_that_is_no_state(change: dict[str, Any], words: str) -> None:
    with pytest.raises(InvalidNotation) as told:
        notation.state_from_json({**notation.state_to_json(WRITING), **change})
    assert words in str(told.value)


def test_a_full_sheet_without_the_end_is_no_state() -> None:
    with pytest.raises(InvalidNotation, match="as soon as a sheet is full"):
        position("throw", "", sheet("A", *[FULL] * 5))


def test_a_letter_with_another_card_is_no_state() -> None:
    value = notation.state_to_json(WRITING)
    value["cards"].reverse()
    with pytest.raises(InvalidNotation, match="the names A to F belong to the sheets that come along"):
        notation.state_from_json(value)


@pytest.mark.parametrize(
    ("drawing", "words"),
    [
        ("", "'sheet' and its name, such as 'sheet A'"),
        ("sheet A\n. . . . . .", "5 lines, one for each row"),
        (sheet("A", ". . ."), "6 fields in row 1"),
        (sheet("A", ". . 7x . . ."), "found '7x'"),
        (sheet("A", "Y6:. . . . . ."), "Expected R6, as this sheet is printed in row 1, field 1, found 'Y6:.'."),
        (sheet("A", FULL, ". 4* . . . ."), "Expected no *, because only 5 is a hit in row 2, field 2, found '4*'."),
        (sheet("Pad"), "a field with its colour and limit, such as R6:5 in row 1, field 1, found '.'."),
    ],
)
def test_drawings_that_are_no_sheet(drawing: str, words: str) -> None:
    with pytest.raises(InvalidNotation) as told:
        notation.sheet_from_text(drawing)
    assert words in str(told.value)

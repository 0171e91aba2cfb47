import json
import random
from typing import Any

import pytest

from rollwright.games.protocol import InvalidNotation
from rollwright.games.qwantum import Again, Choice, Write
from rollwright.games.qwantum.state import ACTIONS
from tests.qwantum.positions import ALMOST_FULL, EMPTY, GAME, RULEBOOK_DICE, position, sheet

NOTATION = GAME.notation


def through_json(value: Any) -> Any:
    return json.loads(json.dumps(value))


def refusal(read: Any, value: Any) -> str:
    with pytest.raises(InvalidNotation) as refused:
        read(value)
    return str(refused.value)


@pytest.mark.parametrize(
    ("action", "as_json", "text"),
    [
        (Again(("1", "4", "white")), {"again": [1, 4, "white"]}, "again 1 4 w"),
        (Again(("6",)), {"again": [6]}, "again 6"),
        (Write("purple"), {"write": "purple"}, "P"),
        (Choice.KEEP, "keep", "keep"),
        (Choice.PASS, "pass", "pass"),
    ],
)
def test_actions_have_these_forms(action: Any, as_json: Any, text: str) -> None:
    assert NOTATION.action_to_json(action) == as_json
    assert NOTATION.action_to_text(action) == text


def test_every_action_reads_back_from_json_and_text_and_has_its_own_number() -> None:
    for action in ACTIONS:
        assert NOTATION.action_from_json(through_json(NOTATION.action_to_json(action))) == action
        assert NOTATION.action_from_text(NOTATION.action_to_text(action)) == action
        assert GAME.action_at(GAME.action_code(action)) == action
    assert sorted(ACTIONS.values()) == list(range(4 + 1 + 128))


def test_dice_to_throw_again_may_be_named_in_any_order() -> None:
    assert NOTATION.action_from_text("again w 4 1") == NOTATION.action_from_json({"again": ["white", 4, 1]})


@pytest.mark.parametrize(
    ("value", "message"),
    [
        ("again", "Expected one of 'keep', 'pass' in an action, found 'again'."),
        ({"again": []}, "one or more different ones of 1, 2, 3, 4, 5, 6, 'white' in 'again', found []."),
        ({"again": [1, 1]}, "found [1, 1]."),
        ({"again": ["1"]}, "found ['1']."),
        ({"again": [True]}, "found [True]."),
        ({"again": [1.0]}, "found [1.0]."),
        ({"again": [[1]]}, "found [[1]]."),
        ({"again": 1}, "Expected a list in 'again', found 1."),
        ({"write": "green"}, "one of 'purple', 'blue', 'red', 'yellow' in 'write', found 'green'."),
        (
            {"write": "red", "again": [1]},
            "Expected 'keep', 'pass', {'again': [dice]} or {'write': colour} in an action",
        ),
        (None, "found None."),
    ],
)
def test_json_that_is_no_action_is_refused(value: Any, message: str) -> None:
    assert message in refusal(NOTATION.action_from_json, value)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            "",
            "keep, pass, dice such as again 1 4 w, or a colour of P, B, R, Y at character 1 of '', found the end.",
        ),
        ("p", "at character 1 of 'p'"),
        ("again", "one or more of 1, 2, 3, 4, 5, 6, w at character 6 of 'again', found the end."),
        ("again1", "at character 1 of 'again1'"),
        ("again 1 7", "different ones of 1, 2, 3, 4, 5, 6, w at character 9 of 'again 1 7', found '7'."),
        ("again 2 w 2", "at character 11 of 'again 2 w 2', found '2'."),
    ],
)
def test_text_that_is_no_action_is_refused_with_its_place(text: str, message: str) -> None:
    assert message in refusal(NOTATION.action_from_text, text)


def test_dice_name_the_face_of_every_die_from_1_to_6_and_white() -> None:
    faces = {"1": "R1", "2": "R2", "3": "B4", "4": "P3", "5": "B6", "6": "Y5", "white": 3}
    assert NOTATION.dice_to_json(faces) == faces
    assert NOTATION.dice_to_text(faces) == RULEBOOK_DICE
    assert NOTATION.dice_from_text(RULEBOOK_DICE) == NOTATION.dice_from_json(faces) == faces


def test_dice_of_a_partial_throw_leave_the_others_out() -> None:
    faces = {"1": "R4", "4": "B2", "white": 3}
    assert NOTATION.dice_to_text(faces) == "R4 - - B2 - - w3"
    assert NOTATION.dice_from_text("R4 - - B2 - - w3") == NOTATION.dice_from_json(faces) == faces


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("R4 R4 - - - - -", "a face of die 2 (R2, R6, Y1, Y3, B5, P4) or - at character 4 of"),
        ("- - - - - - 3", "a face of the white die (w1, w2, w3, w4, w5, w6) or - at character 13 of"),
        ("R4 R6", "Expected die 3, one of 7 dice, at character 6 of 'R4 R6', found the end."),
        ("R4 - - - - - w3 w3", "Expected no more than 7 dice at character 17 of"),
        ("- - - - - - -", "Expected an object with one to 7 dice in the dice, found {}."),
        ("", "Expected die 1, one of 7 dice, at character 1 of '', found the end."),
    ],
)
def test_text_that_is_no_dice_is_refused_with_its_place(text: str, message: str) -> None:
    assert message in refusal(NOTATION.dice_from_text, text)


@pytest.mark.parametrize(
    ("value", "message"),
    [
        ({}, "an object with one to 7 dice"),
        ([], "an object with one to 7 dice"),
        ({"7": "R1"}, "in the dice, found '7'."),
        ({"1": "R2"}, "Expected one of R1, R4, Y5, B1, B5, P6 in die 1, found 'R2'."),
        ({"white": "3"}, "Expected one of 1, 2, 3, 4, 5, 6 in the white die, found '3'."),
        ({"white": True}, "found True."),
        ({"white": [1]}, "found [1]."),
    ],
)
def test_json_that_is_no_dice_is_refused(value: Any, message: str) -> None:
    assert message in refusal(NOTATION.dice_from_json, value)


def test_a_sheet_is_the_numbers_written_in_each_row() -> None:
    state = position("throw", ALMOST_FULL)
    assert NOTATION.sheet_to_json(state, 0) == {
        "purple": [3, 8, 12, 16, 11, 4],
        "blue": [4, 9, 13, 17, 10, 5],
        "red": [5, 7, 14, 18, 12, 6],
        "yellow": [6, 10, 15, 19, 9],
    }
    assert sheet(state) == ALMOST_FULL


def test_letters_and_thick_line_of_a_drawing_may_be_left_out() -> None:
    bare = "3 o o o o o\no o o o o o\no o o o o o\n1 2 3 4 3 o"
    assert NOTATION.sheet_from_text(bare) == {"purple": [3], "blue": [], "red": [], "yellow": [1, 2, 3, 4, 3]}


@pytest.mark.parametrize(
    ("drawing", "message"),
    [
        ("P o o o o | o o", "Expected 4 lines, one for each row in the sheet"),
        (EMPTY.replace("B  o", "B  o o"), "Expected 6 entries in the blue row"),
        (EMPTY.replace("|", "o"), "Expected 6 entries in the purple row"),
        (EMPTY.replace("R  o  o", "R  o  4"), "'o', because a row has no gaps in the red row, field 2, found '4'."),
        (EMPTY.replace("Y  o", "Y  x"), "a number or 'o' in the yellow row, field 1, found 'x'."),
        (EMPTY.replace("Y  o", "Y  ²"), "found '²'."),
    ],
)
def test_a_drawing_that_is_no_sheet_is_refused_with_its_place(drawing: str, message: str) -> None:
    assert message in refusal(NOTATION.sheet_from_text, drawing)


def test_a_state_is_drawn_with_its_headers() -> None:
    state = position("second", ALMOST_FULL, EMPTY, dice=RULEBOOK_DICE, active=1, taken="P", fails=(2, 0))
    assert NOTATION.state_to_text(state) == (
        "game: qwantum\nvariant: standard\nactive: 1\nstep: second\nagain:\ntaken: P\n"
        f"dice: R1 R2 B4 P3 B6 Y5 w3\nfails: 2 0\n{ALMOST_FULL}{EMPTY}"
    )
    assert NOTATION.state_to_json(state) == {
        "game": "qwantum",
        "variant": "standard",
        "active": 1,
        "step": "second",
        "again": [],
        "taken": "purple",
        "dice": {"1": "R1", "2": "R2", "3": "B4", "4": "P3", "5": "B6", "6": "Y5", "white": 3},
        "fails": [2, 0],
        "sheets": [NOTATION.sheet_from_text(ALMOST_FULL), NOTATION.sheet_from_text(EMPTY)],
    }


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_states_of_random_matches_read_back_from_json_and_text(seats: int) -> None:
    chance = random.Random(seats)
    state = GAME.start(seats, first=chance.randrange(seats))
    steps = set()
    while not GAME.is_over(state):
        steps.add(state.step.value)
        assert NOTATION.state_from_json(through_json(NOTATION.state_to_json(state))) == state
        assert NOTATION.state_from_text(NOTATION.state_to_text(state)) == state
        dice = GAME.dice_wanted(state)
        if dice:
            state = GAME.throw(state, [chance.choice(die.faces) for die in dice])
        else:
            state = GAME.decide(state, {seat: chance.choice(GAME.legal(state, seat)) for seat in GAME.deciders(state)})
    assert steps == {"throw", "again", "throw-again", "first", "second"}
    assert NOTATION.state_from_text(NOTATION.state_to_text(state)) == state


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"game": "qwinto"}, "one of 'qwantum' in 'game'"),
        ({"variant": "B"}, "one of 'standard' in 'variant'"),
        ({"active": 2}, "a number from 0 to 1 in 'active', found 2."),
        ({"step": "dice"}, "in 'step', found 'dice'."),
        ({"step": "over", "dice": {}}, "'over' when a sheet is full or the last failure marked, and only then"),
        ({"fails": [5, 0]}, "'over' when a sheet is full or the last failure marked, and only then"),
        ({"again": [1]}, "an empty list in the step 'first' in 'again', found [1]."),
        ({"step": "throw-again"}, "one or more different ones of 1, 2, 3, 4, 5, 6, 'white' in 'again', found []."),
        ({"taken": "red"}, "null in the step 'first' in 'taken', found 'red'."),
        ({"step": "second", "taken": "green"}, "in 'taken', found 'green'."),
        ({"step": "throw"}, "no dice in the step 'throw' in 'dice'"),
        ({"dice": {"white": 3}}, "all 7 dice in the step 'first' in 'dice', found {'white': 3}."),
        ({"fails": [0]}, "a list of 2 in 'fails', found [0]."),
        ({"fails": [0, 6]}, "a number from 0 to 5 in 'fails', found 6."),
        ({"sheets": []}, "a number from 1 to 4 in the number of sheets, found 0."),
        ({"sheets": [{}, {}]}, "an object with 'purple', 'blue', 'red', 'yellow' in the sheet, found {}."),
        ({"more": 1}, "an object with 'game', 'variant'"),
    ],
)
def test_json_that_is_no_state_is_refused(changes: dict[str, Any], message: str) -> None:
    good = NOTATION.state_to_json(position("first", EMPTY, EMPTY, dice=RULEBOOK_DICE))
    assert message in refusal(NOTATION.state_from_json, {**good, **changes})


def test_a_row_has_at_most_six_numbers_of_1_to_33() -> None:
    good = NOTATION.state_to_json(position("throw", EMPTY))
    rows = good["sheets"][0]
    too_long, zero = {**rows, "red": [1, 2, 3, 4, 3, 2, 1]}, {**rows, "red": [0]}
    read = NOTATION.state_from_json
    assert "a number from 0 to 6 in the count of the red row" in refusal(read, {**good, "sheets": [too_long]})
    assert "a number from 1 to 33 in the red row, field 1, found 0." in refusal(read, {**good, "sheets": [zero]})


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("active: 0", "active: x", "in 'active', found 'x'."),
        ("taken:", "taken: Q", "null in the step 'first' in 'taken', found 'Q'."),
        ("again:", "again: 9", "different ones of 1, 2, 3, 4, 5, 6, w at character 1 of '9'"),
        ("fails: 0", "failures: 0", "a header of"),
        ("fails: 0", "", "the header 'fails'"),
    ],
)
def test_text_that_is_no_state_is_refused(old: str, new: str, message: str) -> None:
    good = NOTATION.state_to_text(position("first", EMPTY, dice=RULEBOOK_DICE))
    assert message in refusal(NOTATION.state_from_text, good.replace(old, new).replace("w3\n\n\n", "w3\n\n"))

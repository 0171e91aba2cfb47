"""Actions, dice, sheets and states as JSON and text, both ways; sheets that break a rule."""

import random
from typing import Any

import pytest

from rollwright.games.protocol import InvalidNotation, InvalidSetup, InvalidSheet
from rollwright.games.splitter import Place
from rollwright.games.splitter.state import ACTIONS

from .positions import EMPTY, GAME, drawn, position

NOTATION = GAME.notation

STATE = """
game: splitter
variant: B
active: 1
step: place
dice: 4 1

o o o . . o h o
o 4 o o o o 1 o
. h o o o o o .
. o o . . o o .
. o o o h o o .
o o o o o o o o
o * o . . o * o

o o o . . o h o
o o o o o o o o
. h o o o o o .
. o o . . o o .
. o o 1 4 o o .
o o o o o o o o
o * o . . o * o
""".lstrip()


def test_an_action_in_json_and_text() -> None:
    action = Place(1, 1, 4)
    assert NOTATION.action_to_json(action) == {"place": [1, 1, 4]}
    assert NOTATION.action_to_text(action) == "b2=4"


def test_every_action_round_trips_and_has_a_number_of_its_own() -> None:
    for action, code in ACTIONS.items():
        assert NOTATION.action_from_json(NOTATION.action_to_json(action)) == action
        assert NOTATION.action_from_text(NOTATION.action_to_text(action)) == action
        assert code == (action.row * 4 + action.column) * 6 + action.number - 1
        assert GAME.action_at(GAME.action_code(action)) == action
    assert sorted(ACTIONS.values()) == list(range(168))


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "column of the left half, a to d, at character 1 of '', found the end"),
        ("e2=4", "column of the left half, a to d, at character 1"),
        ("B2=4", "at character 1"),
        ("b8=4", "a row from 1 to 7 at character 2"),
        ("b0=4", "a row from 1 to 7 at character 2"),
        ("b", "a row from 1 to 7 at character 2 of 'b', found the end"),
        ("b2:4", "'=' at character 3"),
        ("b2=7", "a number from 1 to 6 at character 4"),
        ("b2=", "a number from 1 to 6 at character 4"),
        ("b2=44", "the end at character 5"),
        ("b²=4", "at character 2"),
    ],
)
def test_bad_text_of_an_action_says_what_was_expected_and_where(text: str, words: str) -> None:
    with pytest.raises(InvalidNotation) as error:
        NOTATION.action_from_text(text)
    assert words in str(error.value)


@pytest.mark.parametrize(
    "value",
    [
        None,
        "place",
        [],
        {},
        {"place": [1, 1]},
        {"place": [1, 1, 4, 4]},
        {"place": [7, 1, 4]},
        {"place": [-1, 1, 4]},
        {"place": [1, 4, 4]},
        {"place": [1, 1, 0]},
        {"place": [1, 1, 7]},
        {"place": [1, 1, True]},
        {"place": [1, 1, 4.0]},
        {"place": [1, 1, 4], "more": 1},
    ],
)
def test_bad_json_of_an_action_is_refused(value: Any) -> None:
    with pytest.raises(InvalidNotation):
        NOTATION.action_from_json(value)


def test_dice_in_json_and_text() -> None:
    faces = {"first": 4, "second": 1}
    assert NOTATION.dice_to_json(faces) == [4, 1]
    assert NOTATION.dice_to_text(faces) == "4 1"
    assert NOTATION.dice_from_json([4, 1]) == faces
    assert NOTATION.dice_from_text("4 1") == faces


@pytest.mark.parametrize("text", ["", "4", "4 1 2", "0 1", "7 1", "a b", "41"])
def test_bad_dice_are_refused(text: str) -> None:
    with pytest.raises(InvalidNotation):
        NOTATION.dice_from_text(text)


@pytest.mark.parametrize("variant", ["A", "B"])
def test_a_drawn_sheet_reads_back(variant: str) -> None:
    sheet = NOTATION.sheet_from_text(drawn(EMPTY[variant]))
    assert sheet == NOTATION.sheet_to_json(GAME.start(1, variant), 0)
    assert [len(row) for row in sheet] == [8] * 7
    assert GAME.sheet_state(sheet) == GAME.start(1, variant)


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        (". . o o o o . .\n", "", "7 lines, one for each row"),
        (". . o o o o . .", ". . o o o o .", "8 entries in row 1"),
        (". . o o o o . .", ". . 7 o o o . .", "field c1"),
        (". . o o o o . .", ". . x o o o . .", "field c1"),
        (". . o o o o . .", ". . 0 o o o . .", "field c1"),
    ],
)
def test_a_bad_drawing_says_where(old: str, new: str, words: str) -> None:
    with pytest.raises(InvalidNotation) as error:
        NOTATION.sheet_from_text(drawn(EMPTY["A"]).replace(old, new, 1))
    assert words in str(error.value)


def test_a_number_without_a_field_is_refused() -> None:
    sheet = NOTATION.sheet_from_text(drawn(EMPTY["A"]))
    sheet[0][0] = 3
    with pytest.raises(InvalidNotation, match="board A has no field there in field a1"):
        GAME.sheet_state(sheet)


@pytest.mark.parametrize("entry", [7, -1, None, "4", True])
def test_a_field_holds_a_number_from_1_to_6_or_is_free(entry: Any) -> None:
    sheet = NOTATION.sheet_from_text(drawn(EMPTY["A"]))
    sheet[1][6] = entry
    with pytest.raises(InvalidNotation, match="a number from 0 to 6 in field g2"):
        GAME.sheet_state(sheet, "A")


@pytest.mark.parametrize("sheet", [None, {}, [], [[]] * 7, [None] * 7, "o"])
def test_what_is_no_sheet_is_refused(sheet: Any) -> None:
    with pytest.raises(InvalidNotation):
        GAME.sheet_state(sheet)


def test_mirrored_fields_are_both_written_or_both_free() -> None:
    sheet = drawn(EMPTY["A"]).replace(". o o o o o o .", ". 4 o o o o o .", 1)
    with pytest.raises(InvalidSheet, match="in row 2, 4 stands in b2, but g2 is free"):
        position(sheet)
    with pytest.raises(InvalidSheet, match="in row 2, 4 stands in g2, but b2 is free"):
        position("\n".join(line[::-1] for line in sheet.splitlines()))


def test_the_board_of_a_sheet_is_recognised_unless_it_is_named() -> None:
    assert position(EMPTY["B"]).variant == "B"
    with pytest.raises(InvalidNotation, match="field a1"):
        GAME.sheet_state(NOTATION.sheet_from_text(drawn(EMPTY["B"])), "A")
    with pytest.raises(InvalidSetup):
        GAME.sheet_state(NOTATION.sheet_from_text(drawn(EMPTY["B"])), "C")


def test_a_sheet_with_failed_throws_is_refused() -> None:
    with pytest.raises(InvalidNotation):
        GAME.sheet_state(NOTATION.sheet_from_text(drawn(EMPTY["A"])), fails=1)


def test_a_full_sheet_is_the_end_of_a_solo_match() -> None:
    full = drawn(EMPTY["A"]).replace("o", "1").replace("*", "2")
    assert GAME.is_over(position(full))
    assert not GAME.is_over(position(EMPTY["A"]))


def test_a_state_as_text() -> None:
    state = NOTATION.state_from_text(STATE)
    assert NOTATION.state_to_text(state) == STATE
    assert (state.seats, state.variant, state.active, state.phase) == (2, "B", 1, "place")
    assert state.faces == {"first": 4, "second": 1}


def test_states_of_random_matches_round_trip() -> None:
    dice = random.Random(2)
    for seats, variant in ((1, "B"), (5, "A"), (12, "B")):
        state = GAME.start(seats, variant, seats - 1)
        while not GAME.is_over(state):
            thrown = GAME.throw(state, [dice.randint(1, 6), dice.randint(1, 6)])
            state = GAME.decide(thrown, {seat: dice.choice(GAME.legal(thrown, seat)) for seat in range(seats)})
            for moment in (thrown, state):
                assert NOTATION.state_from_json(NOTATION.state_to_json(moment)) == moment
                assert NOTATION.state_from_text(NOTATION.state_to_text(moment)) == moment


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("game: splitter", "game: qwinto", "'game'"),
        ("variant: B", "variant: C", "'variant'"),
        ("variant: B", "variant: A", "field a1"),
        ("active: 1", "active: 2", "'active'"),
        ("active: 1", "active: x", "'active'"),
        ("step: place", "step: throw", "none lie in the step 'throw'"),
        ("step: place\ndice: 4 1", "step: over\ndice:", "'over' when the sheets are full"),
        ("step: place", "step: write", "'step'"),
        ("dice: 4 1", "dice:", "a list of 2 in the dice"),
        ("dice: 4 1", "dice: 4 7", "the second die"),
        ("dice: 4 1\n", "", "the header 'dice'"),
        ("o 4 o o o o 1 o", "o 4 o o o o o o", "both of two mirrored fields written, or none in sheet 0"),
        ("o 4 o o o o 1 o", "o o o o o o o o", "equally many written fields in all sheets, found [0, 2]"),
    ],
)
def test_a_bad_state_says_what_was_expected_and_where(old: str, new: str, words: str) -> None:
    assert old in STATE
    with pytest.raises(InvalidNotation) as error:
        NOTATION.state_from_text(STATE.replace(old, new, 1))
    assert words in str(error.value)


def test_a_state_of_thirteen_seats_is_refused() -> None:
    value = NOTATION.state_to_json(GAME.start(12))
    value["sheets"].append(value["sheets"][0])
    with pytest.raises(InvalidNotation, match="from 1 to 12"):
        NOTATION.state_from_json(value)


def test_the_layout_draws_the_printed_board() -> None:
    layout = GAME.sheet_layout(GAME.start(1, "B"), 0)
    assert (layout["rows"], layout["columns"], layout["centre"]) == (7, 8, 4)
    assert layout["stars"] == [[6, 1], [6, 6]]
    assert layout["hearts"] == [[0, 6], [2, 1], [4, 4]]
    assert (layout["starFactor"], layout["heartsBonus"]) == (2, 5)
    assert layout["ratings"][1] == {"rating": "welcome", "from": 28}
    on_a = GAME.sheet_layout(GAME.start(1, "A"), 0)
    assert (on_a["stars"], on_a["hearts"], on_a["heartsBonus"]) == ([[3, 0], [3, 7]], [], 0)

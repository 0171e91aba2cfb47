"""The rules of Qwinto, on sheets that are drawn as text."""

from __future__ import annotations

import pytest

from rollwright.games.protocol import IllegalAction, InvalidNotation, InvalidSheet
from rollwright.games.qwinto import Choice, PickDice, Qwinto, State, Write

qwinto = Qwinto()

EMPTY = """
O  .  .  o  *  o  .  o  *  o  o  o  o
Y  .  o  o  o  o  o  .  o  *  o  o  .
P  o  o  *  o  .  o  o  o  o  *  .  .
"""

RULEBOOK_EXAMPLE = """
O  .  .  3  5  6  .  9 10 11 12 13 14
Y  .  1  o  4  o  8  . 11 12  o 16  .
P  1  2  *  7  .  9  o 12 13  *  .  .
"""

BEST_SHEET = """
O  .  . 11 12 13  . 14 15 16 17  o 18
Y  .  9 10 11 12 13  . 14 15 16 18  .
P 10 11 12 13  . 14 15 16 17 18  .  .
"""

ONE_FIELD_BEFORE_THE_SECOND_FULL_ROW = """
O  .  .  o  *  o  .  o  *  o  o  o  o
Y  .  1  2  3  4  5  .  6  7  8  9  .
P  3  4  5  6  .  7  8  9 10  *  .  .
"""


def alone(drawing: str, fails: int = 0) -> State:
    return qwinto.sheet_state(qwinto.notation.sheet_from_text(drawing), fails=fails)


def writing(*drawings: str, thrown: str, active: int = 0, fails: tuple[int, ...] = ()) -> State:
    """The moment of writing for these sheets, with these dice on the table."""
    fails = fails or (0,) * len(drawings)
    picked = "".join(die[0] for die in thrown.split())
    head = f"game: qwinto\nvariant: standard\nactive: {active}\nstep: write\npicked: {picked}\ndice: {thrown}\n"
    sheets = "\n\n".join(drawing.strip("\n") for drawing in drawings)
    state: State = qwinto.notation.state_from_text(f"{head}fails: {' '.join(map(str, fails))}\n\n{sheets}\n")
    return state


def fields(state: State, seat: int = 0) -> set[str]:
    return {qwinto.notation.action_to_text(action) for action in qwinto.legal(state, seat)} - {"pass"}


def points(state: State, kind: str, name: str = "") -> int:
    return next(part.points for part in qwinto.score(state, 0).parts if (part.kind, part.name) == (kind, name))


def test_the_rulebooks_example_sheet_scores_43() -> None:
    state = alone(RULEBOOK_EXAMPLE, fails=2)
    assert points(state, "row", "purple") == 6
    assert [points(state, "column", column) for column in ("4", "8", "9")] == [5, 10, 12]
    assert points(state, "failures") == -10
    assert qwinto.score(state, 0).total == 43


def test_a_sheet_worth_116_exists() -> None:
    assert qwinto.score(alone(BEST_SHEET), 0).total == 116


def test_a_row_with_a_free_field_scores_one_a_number() -> None:
    assert points(alone(RULEBOOK_EXAMPLE), "row", "yellow") == 6


def test_a_full_row_scores_its_rightmost_number() -> None:
    assert points(alone(RULEBOOK_EXAMPLE), "full-row", "orange") == 14


def test_a_column_that_is_not_full_scores_nothing() -> None:
    assert points(alone(RULEBOOK_EXAMPLE), "column", "3") == 0
    assert points(alone(RULEBOOK_EXAMPLE), "column", "10") == 0


def test_numbers_rise_strictly_in_a_row_with_any_gaps() -> None:
    drawing = EMPTY.replace("O  .  .  o  *  o  .  o  *", "O  .  .  3  *  o  .  o  9")
    assert fields(writing(drawing, thrown="O5")) == {"O3", "O4", "O6"}
    assert fields(writing(drawing, thrown="O3")) == set()
    assert fields(writing(drawing, thrown="O2")) == set()


def test_a_number_right_of_all_others_must_be_the_highest() -> None:
    drawing = EMPTY.replace("o  o  *  .  .", "9  o  *  .  .")
    assert fields(writing(drawing, thrown="Y4 P6")) & {"P8", "P9"} == {"P8", "P9"}
    assert fields(writing(drawing, thrown="P6")) == {"P0", "P1", "P2", "P3", "P5", "P6"}


def test_no_number_stands_twice_in_a_column_of_three_fields() -> None:
    drawing = EMPTY.replace("O  .  .  o  *", "O  .  .  o  6")
    assert "Y3" not in fields(writing(drawing, thrown="Y6"))
    assert "P3" not in fields(writing(drawing, thrown="P6"))
    assert "Y3" in fields(writing(drawing, thrown="Y5"))


def test_no_number_stands_twice_in_a_column_of_two_fields() -> None:
    drawing = EMPTY.replace("Y  .  o", "Y  .  5")
    assert "P1" not in fields(writing(drawing, thrown="P5"))


def test_only_rows_whose_colour_was_thrown_may_be_written_in() -> None:
    state = writing(EMPTY, thrown="O2 P4")
    assert {field[0] for field in fields(state)} == {"O", "P"}


def test_the_missing_places_are_never_written_in() -> None:
    assert len(fields(writing(EMPTY, thrown="O1 Y2 P3"))) == 27
    with pytest.raises(InvalidNotation):
        qwinto.notation.action_from_text("O5")


def test_the_active_player_picks_one_two_or_three_dice() -> None:
    assert len(qwinto.legal(qwinto.start(2), 0)) == 7


def test_the_second_throw_takes_the_same_dice_and_there_is_no_third() -> None:
    state = qwinto.decide(qwinto.start(2), {0: PickDice(("orange", "purple"))})
    state = qwinto.throw(state, [1, 2])
    state = qwinto.decide(state, {0: Choice.AGAIN})
    assert [die.name for die in qwinto.dice_wanted(state)] == ["orange", "purple"]
    state = qwinto.throw(state, [3, 4])
    assert state.phase == "write"
    assert state.faces == {"orange": 3, "purple": 4}


def test_everybody_may_write_the_sum_or_decline() -> None:
    state = writing(EMPTY, EMPTY, thrown="O3 Y4", active=0)
    state = qwinto.decide(state, {0: Write("orange", 2), 1: Write("yellow", 1)})
    assert qwinto.notation.sheet_to_json(state, 0)["orange"][2] == 7
    assert qwinto.notation.sheet_to_json(state, 1)["yellow"][1] == 7


def test_the_active_player_who_writes_nothing_takes_a_failed_throw_and_others_never_do() -> None:
    state = writing(EMPTY, EMPTY, EMPTY, thrown="O3", active=1)
    state = qwinto.decide(state, dict.fromkeys(range(3), Choice.PASS))
    assert state.fails == (0, 1, 0)
    assert state.active == 2


def test_four_failed_throws_end_the_match_and_three_do_not() -> None:
    for fails, over in ((2, False), (3, True)):
        state = writing(EMPTY, EMPTY, thrown="O3", fails=(fails, 0))
        assert qwinto.is_over(qwinto.decide(state, {0: Choice.PASS, 1: Choice.PASS})) is over


def test_two_full_rows_of_anyone_end_the_match_after_everybody_has_decided() -> None:
    state = writing(EMPTY, ONE_FIELD_BEFORE_THE_SECOND_FULL_ROW, thrown="P5 Y6", active=0)
    state = qwinto.decide(state, {0: Write("purple", 0), 1: Write("purple", 9)})
    assert qwinto.is_over(state)
    assert qwinto.notation.sheet_to_json(state, 0)["purple"][0] == 11


def test_one_full_row_does_not_end_the_match() -> None:
    drawing = ONE_FIELD_BEFORE_THE_SECOND_FULL_ROW.replace("3  4  5  6  .", "o  4  5  6  .")
    state = writing(drawing, thrown="P5 Y6")
    assert not qwinto.is_over(qwinto.decide(state, {0: Write("purple", 9)}))


def test_a_tie_is_shared() -> None:
    state = writing(EMPTY, EMPTY, thrown="O3")
    assert qwinto.winners(qwinto.decide(state, {0: Write("orange", 2), 1: Write("orange", 11)})) == (0, 1)


@pytest.mark.parametrize(
    ("action", "thrown", "reason"),
    [
        ("Y3", "O5", "not-thrown"),
        ("O2", "O5", "taken"),
        ("O6", "O3", "in-row"),
        ("O6", "O2", "too-low 3"),
        ("O3", "O5 Y6", "too-high 9"),
        ("Y2", "Y3", "in-column"),
        ("keep", "O5", "not-now"),
    ],
)
def test_a_field_that_cannot_be_written_says_why(action: str, thrown: str, reason: str) -> None:
    drawing = EMPTY.replace("O  .  .  o  *  o  .  o  *", "O  .  .  3  *  o  .  o  9")
    state = writing(drawing, thrown=thrown)
    assert qwinto.why_not(state, 0, qwinto.notation.action_from_text(action)) == reason
    with pytest.raises(IllegalAction, match=reason):
        qwinto.decide(state, {0: qwinto.notation.action_from_text(action)})


@pytest.mark.parametrize(
    ("drawing", "complaint"),
    [
        (EMPTY.replace("O  .  .  o  *  o", "O  .  .  5  *  5"), "rise strictly.*orange row, column 5, 5 follows 5"),
        (
            EMPTY.replace("O  .  .  o", "O  .  .  7").replace("o  o  *  o  .", "o  o  7  o  ."),
            "twice in a column.*purple row",
        ),
        (EMPTY.replace("P  o", "P 19"), "from 0 to 18 in the purple row, column 1, found 19"),
        (EMPTY.replace("O  .  .", "O  4  ."), "no field.*orange row, column 1"),
        (EMPTY.replace("P  o", "P  ?"), "purple row, column 1"),
        ("O 1 2 3", "3 lines"),
    ],
)
def test_a_sheet_that_breaks_a_rule_is_refused_with_the_rule_and_the_place(drawing: str, complaint: str) -> None:
    with pytest.raises((InvalidSheet, InvalidNotation), match=complaint):
        alone(drawing)


@pytest.mark.parametrize("text", ["", "X3", "Y12", "OO", "YZ", "again ", "Y-1", "y3", "Y03x", "O5"])
def test_text_that_is_no_action_says_what_was_expected(text: str) -> None:
    with pytest.raises(InvalidNotation, match="Expected"):
        qwinto.notation.action_from_text(text)


@pytest.mark.parametrize(
    "value",
    [None, 3, [], {}, "fly", {"dice": []}, {"dice": ["pink"]}, {"dice": ["orange", "orange"]}, {"write": ["orange"]},
     {"write": ["orange", True]}, {"write": ["orange", 12]}, {"write": ["orange", 0]}, {"write": [3, "orange"]}],
)  # fmt: skip
def test_json_that_is_no_action_is_refused(value: object) -> None:
    with pytest.raises(InvalidNotation, match="Expected"):
        qwinto.notation.action_from_json(value)

import pytest

from rollwright.games.protocol import IllegalAction, InvalidNotation, InvalidSetup, InvalidSheet
from rollwright.games.qwantum import Choice, State, Write
from tests.qwantum.positions import (
    ALMOST_FULL,
    EMPTY,
    FULL,
    GAME,
    RULEBOOK_DICE,
    decide,
    legal,
    position,
    sheet,
    throw,
    total,
)

# The rulebook's dice bring purple 6, blue 13, red 6, yellow 8.
SIX_WRITTEN = """
P  3  6  o  o |  o  o
B  2 12  o  o |  o  o
R  7  o  o  o |  o  o
Y  8  o  o  o |  o  o
"""

OVER_THE_LINE = """
P  3  5  7  9 |  o  o
B  2 12 14 16 | 13  o
R  1  2  4  6 |  o  o
Y  1  2  3  9 | 10  7
"""


def why_not(state: State, text: str, seat: int = 0) -> str:
    return GAME.why_not(state, seat, GAME.notation.action_from_text(text))


def test_any_row_may_be_begun_with_any_number() -> None:
    assert legal(position("first", EMPTY, dice=RULEBOOK_DICE)) == ["P", "B", "R", "Y", "pass"]


def test_before_the_thick_line_numbers_rise_strictly() -> None:
    state = position("first", SIX_WRITTEN, dice=RULEBOOK_DICE)
    assert legal(state) == ["B", "pass"]
    assert [why_not(state, row) for row in "PRY"] == ["too-low 6", "too-low 7", "too-low 8"]


def test_after_the_thick_line_numbers_fall_strictly() -> None:
    state = position("first", OVER_THE_LINE, dice=RULEBOOK_DICE)
    assert legal(state) == ["P", "pass"]
    assert [why_not(state, row) for row in "BR"] == ["too-high 13", "too-high 6"]


def test_the_fourth_field_still_rises() -> None:
    state = position("first", "P 1 2 5 o o o\nB 1 2 13 o o o\nR 1 2 7 o o o\nY 1 2 3 o o o", dice=RULEBOOK_DICE)
    assert legal(state) == ["P", "Y", "pass"]


def test_a_full_row_takes_no_number() -> None:
    assert why_not(position("first", OVER_THE_LINE, dice=RULEBOOK_DICE), "Y") == "row-full"


def test_a_row_is_filled_from_left_to_right_without_gaps() -> None:
    state = decide(position("first", SIX_WRITTEN, dice=RULEBOOK_DICE), "B")
    assert sheet(state) == SIX_WRITTEN.replace("B  2 12  o", "B  2 12 13")


def test_the_active_player_writes_first_and_alone() -> None:
    state = position("first", EMPTY, EMPTY, EMPTY, active=2, dice=RULEBOOK_DICE)
    assert GAME.deciders(state) == (2,)
    assert legal(state, 0) == []
    after = decide(state, "P")
    assert after.taken == "purple"
    assert sheet(after, 0) == sheet(after, 1) == EMPTY
    assert sheet(after, 2) == EMPTY.replace("P  o", "P  6")


def test_rulebook_after_purple_6_red_6_yellow_8_and_blue_13_are_open_to_all() -> None:
    state = decide(position("first", EMPTY, EMPTY, EMPTY, EMPTY, dice=RULEBOOK_DICE), "P")
    assert state.phase == "second"
    assert GAME.deciders(state) == (0, 1, 2, 3)
    assert all(legal(state, seat) == ["B", "R", "Y", "pass"] for seat in range(4))
    assert why_not(state, "P", seat=1) == "colour-used"
    after = decide(state, "Y", "R", "R", "B")
    assert sheet(after, 0) == EMPTY.replace("P  o", "P  6").replace("Y  o", "Y  8")
    assert sheet(after, 1) == sheet(after, 2) == EMPTY.replace("R  o", "R  6")
    assert sheet(after, 3) == EMPTY.replace("B  o", "B 13")
    assert after.fails == (0, 0, 0, 0)


def test_rulebook_a_missing_colour_may_be_written_too() -> None:
    state = decide(position("first", EMPTY, EMPTY, dice="Y5 B5 B4 B2 B2 B3 w3"), "P")
    after = decide(state, "R", "B")
    assert (after.row(0, "purple"), after.row(0, "red"), after.row(1, "blue")) == ([3], [3], [19])


def test_all_four_colours_stay_open_when_nothing_was_written_first() -> None:
    state = decide(position("first", EMPTY, EMPTY, dice=RULEBOOK_DICE), "pass")
    assert state.taken is None
    assert legal(state, 0) == legal(state, 1) == ["P", "B", "R", "Y", "pass"]


def test_the_active_player_who_writes_neither_first_nor_second_takes_a_failed_throw() -> None:
    state = decide(position("first", EMPTY, EMPTY, dice=RULEBOOK_DICE), "pass")
    assert decide(state, "pass", "pass").fails == (1, 0)
    assert decide(state, "B", "pass").fails == (0, 0)
    assert decide(decide(position("first", EMPTY, EMPTY, dice=RULEBOOK_DICE), "P"), "pass", "pass").fails == (0, 0)


def test_the_next_player_clockwise_is_active_and_throws() -> None:
    state = position("second", EMPTY, EMPTY, EMPTY, active=1, taken="P", dice=RULEBOOK_DICE)
    after = decide(state, "pass", "pass", "pass")
    assert after == position("throw", EMPTY, EMPTY, EMPTY, active=2)
    last = decide(position("second", EMPTY, EMPTY, EMPTY, active=2, taken="P", dice=RULEBOOK_DICE), *["pass"] * 3)
    assert last.active == 0


def test_decisions_that_are_not_legal_are_refused_and_change_nothing() -> None:
    state = position("first", SIX_WRITTEN, EMPTY, dice=RULEBOOK_DICE)
    before = state.data
    with pytest.raises(IllegalAction, match=r"Seat 0 may not decide P now: too-low 6\."):
        GAME.decide(state, {0: Write("purple")})
    with pytest.raises(IllegalAction, match="not-now"):
        GAME.decide(state, {0: Choice.KEEP})
    with pytest.raises(IllegalAction, match="from each of the seats 0, got 0, 1"):
        GAME.decide(state, {0: Choice.PASS, 1: Choice.PASS})
    assert state.data == before


def test_writing_is_not_for_the_time_of_throwing_again() -> None:
    state = position("again", EMPTY, dice=RULEBOOK_DICE)
    assert why_not(state, "P") == why_not(state, "pass") == "not-now"
    assert why_not(position("first", EMPTY, dice=RULEBOOK_DICE), "again 1") == "not-now"


def test_a_preview_shows_the_score_of_one_decision_alone() -> None:
    state = position("first", ALMOST_FULL, EMPTY, dice=RULEBOOK_DICE)
    score = total(state)
    assert GAME.preview(state, 0, Write("yellow")).total == score + 5
    assert GAME.preview(state, 0, Choice.PASS).total == score
    second = decide(state, "pass")
    assert GAME.preview(second, 0, Choice.PASS).total == score - 1
    assert GAME.preview(second, 1, Choice.PASS).total == 0
    again = position("again", ALMOST_FULL, dice=RULEBOOK_DICE)
    assert GAME.preview(again, 0, Choice.KEEP).total == score


def test_a_preview_of_passing_costs_nothing_after_a_first_writing() -> None:
    state = position("second", EMPTY, taken="P", dice=RULEBOOK_DICE)
    assert GAME.preview(state, 0, Choice.PASS).total == 0


def test_a_sheet_may_be_read_and_played_on() -> None:
    numbers = GAME.notation.sheet_from_text(SIX_WRITTEN)
    state = GAME.sheet_state(numbers, fails=1)
    assert GAME.notation.sheet_to_json(state, 0) == numbers
    assert total(state) == 3 - 1
    assert throw(state, RULEBOOK_DICE).phase == "again"


def test_a_full_sheet_is_a_match_that_is_over() -> None:
    assert GAME.is_over(GAME.sheet_state(GAME.notation.sheet_from_text(FULL)))
    assert GAME.is_over(GAME.sheet_state(GAME.notation.sheet_from_text(EMPTY), fails=5))


@pytest.mark.parametrize(
    ("row", "message"),
    [
        ([3, 3], "Numbers rise strictly up to the thick line: in the red row, field 2, 3 follows 3."),
        ([3, 5, 8, 7], "Numbers rise strictly up to the thick line: in the red row, field 4, 7 follows 8."),
        ([3, 5, 8, 9, 9], "Numbers fall strictly after the thick line: in the red row, field 5, 9 follows 9."),
        ([3, 5, 8, 9, 7, 8], "Numbers fall strictly after the thick line: in the red row, field 6, 8 follows 7."),
    ],
)
def test_a_sheet_that_breaks_a_rule_is_refused_with_its_place(row: list[int], message: str) -> None:
    with pytest.raises(InvalidSheet) as refused:
        GAME.sheet_state({"purple": [], "blue": [1], "red": row, "yellow": []})
    assert str(refused.value) == message


def test_a_sheet_of_unheard_numbers_failures_or_variant_is_refused() -> None:
    empty = GAME.notation.sheet_from_text(EMPTY)
    with pytest.raises(InvalidNotation, match="a number from 1 to 33 in the blue row, field 1, found 34"):
        GAME.sheet_state({**empty, "blue": [34]})
    with pytest.raises(InvalidNotation, match="a number from 0 to 5 in 'fails', found 6"):
        GAME.sheet_state(empty, fails=6)
    with pytest.raises(InvalidSetup, match="no variant 'B'"):
        GAME.sheet_state(empty, variant="B")


def test_a_person_may_ask_about_all_four_rows_only_while_writing() -> None:
    state = position("second", SIX_WRITTEN, dice=RULEBOOK_DICE, taken="P")
    asked = [GAME.action_at(code) for code in GAME.writings(state)]
    assert asked == [Write("purple"), Write("blue"), Write("red"), Write("yellow")]
    assert GAME.sums(state) == {"purple": 6, "blue": 13, "red": 6, "yellow": 8}
    assert GAME.taken(state) == "purple"
    before = position("throw", SIX_WRITTEN)
    assert (GAME.writings(before), GAME.sums(before), GAME.taken(before)) == ((), {}, None)

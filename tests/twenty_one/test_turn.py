"""A turn: throwing, throwing again, writing, crossing out, and the end."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from rollwright.games.protocol import IllegalAction, ImpossibleThrow
from rollwright.games.twenty_one import Choice, State, Write
from tests.twenty_one.positions import FULL, GAME, drawn, play, position, sheet, texts

ALL = {"red", "yellow", "green", "blue", "white", "black"}


def wanted(state: State) -> list[str]:
    return [die.name for die in GAME.dice_wanted(state)]


def test_a_turn_begins_with_all_six_dice() -> None:
    state = GAME.start(2)
    assert wanted(state) == ["red", "yellow", "green", "blue", "white", "black"]
    assert GAME.deciders(state) == ()
    assert state.phase is None
    assert state.faces == {}


def test_after_the_first_throw_the_active_player_alone_keeps_or_throws_again() -> None:
    state = GAME.throw(GAME.start(3, first=1), (6, 4, 3, 3, 1, 1))
    assert state.phase == "again"
    assert GAME.deciders(state) == (1,)
    assert GAME.legal(state, 1) == (Choice.KEEP, Choice.AGAIN)
    assert GAME.legal(state, 0) == ()


def test_rulebook_the_second_throw_takes_6_4_3_3_and_leaves_the_two_1s() -> None:
    state = play(GAME.throw(GAME.start(2), (6, 4, 3, 3, 1, 1)), "again")
    assert state.phase is None
    assert wanted(state) == ["red", "yellow", "green", "blue"]
    state = GAME.throw(state, (1, 2, 5, 6))
    assert list(state.faces.values()) == [1, 2, 5, 6, 1, 1]
    assert state.phase == "write"


def test_dice_that_lie_between_others_keep_their_1() -> None:
    state = GAME.throw(position("throw-again", "R1 Y4 G1 B2 W1 K6", sheet("A")), (3, 1, 5))
    assert list(state.faces.values()) == [1, 3, 1, 1, 1, 5]


def test_six_1s_leave_nothing_to_throw_again() -> None:
    state = position("again", "R1 Y1 G1 B1 W1 K1", sheet("A"))
    assert GAME.legal(state, 0) == (Choice.KEEP,)
    assert GAME.why_not(state, 0, Choice.AGAIN) == "only-ones"


def test_after_keeping_everybody_writes() -> None:
    state = play(position("again", "R6 Y4 G3 B3 W1 K1", sheet("A"), sheet("B"), active=1), "keep")
    assert state.phase == "write"
    assert GAME.deciders(state) == (0, 1)


def test_nobody_throws_a_third_time() -> None:
    state = GAME.throw(position("throw-again", "R6 Y1 G1 B1 W1 K1", sheet("A")), (6,))
    assert GAME.dice_wanted(state) == ()
    with pytest.raises(ImpossibleThrow, match="No dice"):
        GAME.throw(state, (6,))


RULEBOOK_WRITING = position("write", "R1 Y4 G2 B3 W4 K1", sheet("A"))


def test_rulebook_black_1_on_black_1_and_blue_3_on_blue_3_are_hits_and_yellow_4_is_none() -> None:
    state = play(RULEBOOK_WRITING, "YBK")
    assert drawn(state, 0)[0] == ". 4 . 3 . 1"
    parts = {(part.kind, part.name): part for part in GAME.score(state, 0).parts}
    assert parts["hits", "1"].fields == ((0, 3), (0, 5))
    assert parts["hits", "1"].points == 3
    assert parts["numbers", "1"].points == 8


def test_rulebook_white_4_above_its_limit_cannot_be_written() -> None:
    assert not any("W" in action for action in texts(RULEBOOK_WRITING, 0))
    assert GAME.why_not(RULEBOOK_WRITING, 0, Write(("red", "white"))) == "above-limit white 2"
    with pytest.raises(IllegalAction, match="above-limit white 2"):
        play(RULEBOOK_WRITING, "W")


def test_which_of_the_possible_numbers_to_write_is_free() -> None:
    state = position("write", "R1 Y6 G2 B6 W6 K1", sheet("A"))
    assert texts(state, 0) == {"cross", "R", "G", "K", "RG", "RK", "GK", "RGK"}


def test_legal_lists_crossing_out_and_then_rising_action_numbers() -> None:
    numbers = [GAME.action_code(action) for action in GAME.legal(RULEBOOK_WRITING, 0)]
    assert numbers == sorted(numbers)
    assert numbers[0] == 0
    assert len(numbers) == 2**5


def test_all_six_numbers_can_be_written_at_once() -> None:
    state = position("write", "R6 Y5 G4 B3 W2 K1", sheet("A"))
    assert len(GAME.legal(state, 0)) == 64
    assert drawn(play(state, "RYGBWK"), 0)[:2] == ["6 5 4 3 2 1", ". . . . . ."]


def test_a_number_goes_into_the_field_of_its_colour_on_every_sheet() -> None:
    state = position("write", "R1 Y2 G6 B6 W6 K6", sheet("A"), sheet("F"))
    after = play(state, "RY", "RY")
    assert drawn(after, 0)[0] == "1 2 . . . ."
    assert drawn(after, 1)[0] == ". 1 2 . . ."


def test_a_taken_field_takes_no_second_number() -> None:
    state = position("write", "R1 Y1 G1 B1 W1 K1", sheet("A", "3 x . . . ."))
    assert not any("R" in action or "Y" in action for action in texts(state, 0))
    assert GAME.why_not(state, 0, Write(("red",))) == "taken red"
    assert GAME.why_not(state, 0, Write(("yellow", "green"))) == "taken yellow"


def test_rulebook_white_5_leftmost_is_crossed_out_when_green_5_and_white_6_are_too_high() -> None:
    # On sheet D row 1 runs blue 6, white 5, black 4, red 3, yellow 2, green 1.
    state = position("write", "R1 Y1 G5 B1 W6 K1", sheet("D", "6 . 3 3 1 ."))
    assert texts(state, 0) == {"cross"}
    assert drawn(play(state, "cross"), 0)[0] == "6 x 3 3 1 ."


def test_who_could_write_may_cross_out() -> None:
    state = position("write", "R1 Y1 G1 B1 W1 K1", sheet("A", "6 . . . . ."))
    assert drawn(play(state, "cross"), 0)[0] == "6 x . . . ."


def test_nobody_writes_in_the_next_row_in_the_turn_that_fills_a_row() -> None:
    # Row 2 of sheet A begins with green 6: the green die is for row 1 alone, whose green field is taken.
    state = position("write", "R1 Y1 G1 B1 W1 K1", sheet("A", "6 5 4 3 2 ."))
    assert texts(state, 0) == {"cross", "K"}
    after = play(state, "K")
    assert drawn(after, 0)[:2] == ["6 5 4 3 2 1", ". . . . . ."]


def test_the_next_turn_is_played_in_the_next_row_alone() -> None:
    # Row 2 of sheet A: green 6, red 5, black 4, white 3, yellow 1, blue 1.
    state = position("write", "R6 Y2 G6 B2 W4 K5", sheet("A", FULL))
    assert texts(state, 0) == {"cross", "G"}
    assert drawn(play(state, "cross"), 0)[:2] == ["x x x x x x", "x . . . . ."]


def test_seats_are_in_different_rows_at_the_same_time() -> None:
    state = position("write", "R5 Y6 G6 B6 W6 K6", sheet("A", FULL), sheet("B"))
    after = play(state, "R", "cross")
    assert drawn(after, 0)[:2] == ["x x x x x x", ". 5 . . . ."]
    assert drawn(after, 1)[0] == "x . . . . ."


def test_the_next_player_clockwise_is_active() -> None:
    state = position("write", "R6 Y6 G6 B6 W6 K6", sheet("A"), sheet("B"), sheet("C"), active=2)
    after = play(state, "cross", "cross", "cross")
    assert after.active == 0
    assert set(wanted(after)) == ALL
    assert after.faces == {}


def test_alone_one_is_active_in_every_turn() -> None:
    assert play(position("write", "R6 Y6 G6 B6 W6 K6", sheet("A")), "cross").active == 0


LAST_FIELD = sheet("A", FULL, FULL, FULL, FULL, "5 4 3 2 2 .")


def test_the_match_ends_with_the_turn_in_which_somebody_fills_the_fifth_row() -> None:
    state = position("write", "R1 Y1 G1 B1 W1 K1", sheet("B"), LAST_FIELD)
    after = play(state, "YGBWK", "W")
    assert GAME.is_over(after)
    assert drawn(after, 0)[0] == "1 1 1 1 1 ."
    assert GAME.deciders(after) == ()
    assert GAME.dice_wanted(after) == ()


def test_crossing_out_the_last_field_ends_the_match_too() -> None:
    assert GAME.is_over(play(position("write", "R6 Y6 G6 B6 W6 K6", LAST_FIELD), "cross"))


def test_filling_the_fourth_row_ends_nothing() -> None:
    state = position("write", "R6 Y6 G6 B6 W6 K6", sheet("A", FULL, FULL, FULL, "x x x x x ."))
    assert not GAME.is_over(play(state, "cross"))


def test_several_fill_the_fifth_row_at_once_and_a_tie_is_shared() -> None:
    other = sheet("B", FULL, FULL, FULL, FULL, "5 4 3 2 2 .")
    state = position("write", "R6 Y1 G6 B6 W1 K6", LAST_FIELD, other, sheet("C", "6 x x x x x"))
    after = play(state, "W", "Y", "cross")
    assert GAME.is_over(after)
    assert [GAME.score(after, seat).total for seat in range(3)] == [38, 38, 7]
    assert GAME.winners(after) == (0, 1)


def test_the_highest_score_wins_even_if_another_ended_the_match() -> None:
    last = sheet("A", FULL, FULL, FULL, FULL, "x x x x x .")
    state = position("write", "R6 Y6 G6 B6 W6 K6", last, sheet("B", "6 . . . . ."))
    after = play(state, "cross", "cross")
    assert GAME.winners(after) == (1,)


@pytest.mark.parametrize("seats", range(1, 7))
def test_a_match_of_crosses_alone_lasts_thirty_turns(seats: int) -> None:
    state, turns = GAME.start(seats), 0
    while not GAME.is_over(state):
        state = play(GAME.throw(state, (6,) * 6), "keep")
        state = play(state, *["cross"] * seats)
        turns += 1
    assert turns == 30
    assert GAME.winners(state) == tuple(range(seats))


@pytest.mark.parametrize(
    ("state", "action"),
    [
        (GAME.start(1), Choice.KEEP),
        (RULEBOOK_WRITING, Choice.KEEP),
        (RULEBOOK_WRITING, Choice.AGAIN),
        (position("again", "R1 Y1 G1 B1 W1 K2", sheet("A")), Write(("red",))),
        (position("again", "R1 Y1 G1 B1 W1 K2", sheet("A")), Choice.CROSS),
    ],
)
def test_decisions_of_another_phase_are_not_for_now(state: State, action: Write | Choice) -> None:
    assert GAME.why_not(state, 0, action) == "not-now"
    decisions: Mapping[int, Write | Choice] = {0: action}
    with pytest.raises(IllegalAction):
        GAME.decide(state, decisions)

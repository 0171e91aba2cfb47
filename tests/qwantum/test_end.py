import pytest

from rollwright.games.protocol import IllegalAction, ImpossibleThrow, InvalidSetup
from rollwright.games.qwantum import Choice
from tests.qwantum.positions import ALMOST_FULL, EMPTY, FULL, GAME, RULEBOOK_DICE, decide, position, sheet, total

#: Purple and yellow lack their last field.
TWO_FREE = ALMOST_FULL.replace("| 11  4", "| 11  o")


def test_filling_all_rows_in_the_first_writing_ends_the_match_at_once() -> None:
    state = position("first", EMPTY, ALMOST_FULL, active=1, dice=RULEBOOK_DICE)
    after = decide(state, "Y")
    assert GAME.is_over(after)
    assert after == position("over", EMPTY, ALMOST_FULL.replace("o", "8"), active=1)
    assert GAME.deciders(after) == ()
    assert GAME.dice_wanted(after) == ()


def test_filling_all_rows_in_the_second_writing_ends_the_match_after_everybody_wrote() -> None:
    state = position("second", EMPTY, ALMOST_FULL, EMPTY, dice=RULEBOOK_DICE, taken="P")
    after = decide(state, "B", "Y", "R")
    assert GAME.is_over(after)
    assert after.row(0, "blue") == [13]
    assert after.row(2, "red") == [6]


def test_both_writings_of_a_turn_can_fill_the_sheet() -> None:
    state = decide(position("first", TWO_FREE, dice=RULEBOOK_DICE), "P")
    assert not GAME.is_over(state)
    after = decide(state, "Y")
    assert GAME.is_over(after)
    assert sheet(after) == TWO_FREE.replace("| 11  o", "| 11  6").replace("o", "8")


def test_three_full_rows_do_not_end_the_match() -> None:
    state = decide(position("second", ALMOST_FULL, EMPTY, dice=RULEBOOK_DICE, taken="B", active=1), "pass", "pass")
    assert state == position("throw", ALMOST_FULL, EMPTY)


def test_the_fifth_failed_throw_of_the_active_player_ends_the_match_after_everybody_wrote() -> None:
    state = position("second", EMPTY, EMPTY, dice=RULEBOOK_DICE, fails=(4, 4))
    after = decide(state, "pass", "P")
    assert GAME.is_over(after)
    assert after.fails == (5, 4)
    assert after.row(1, "purple") == [6]
    assert (total(after, 0), total(after, 1)) == (-15, -10)


def test_the_fourth_failed_throw_does_not_end_the_match() -> None:
    after = decide(position("second", EMPTY, EMPTY, dice=RULEBOOK_DICE, fails=(3, 4)), "pass", "pass")
    assert after == position("throw", EMPTY, EMPTY, active=1, fails=(4, 4))


def test_nobody_throws_or_decides_when_it_is_over() -> None:
    state = position("over", FULL, EMPTY)
    with pytest.raises(ImpossibleThrow, match="No dice are to be thrown now"):
        GAME.throw(state, ["R1"])
    with pytest.raises(IllegalAction, match="Nobody decides now"):
        GAME.decide(state, {0: Choice.PASS})


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_one_practises_and_two_to_four_play(seats: int) -> None:
    assert GAME.start(seats, first=seats - 1).seats == seats
    assert list(GAME.info.seats) == [2, 3, 4]
    assert not GAME.info.official_solo


def test_other_numbers_of_seats_and_sheets_of_their_own_are_refused() -> None:
    for seats in (0, 5):
        with pytest.raises(InvalidSetup, match="1 to 4 seats"):
            GAME.start(seats)
    with pytest.raises(InvalidSetup, match="first seat must be from 0 to 1"):
        GAME.start(2, first=2)
    with pytest.raises(InvalidSetup, match="one sheet for all seats"):
        GAME.start(2, sheets=["A", "B"])

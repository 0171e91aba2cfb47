"""Boards, throws, writing, the end."""

import random

import pytest

from rollwright.games import game
from rollwright.games.protocol import IllegalAction, ImpossibleThrow, InvalidSetup
from rollwright.games.splitter import Place, State

from .positions import EMPTY, GAME, actions, drawn, position

ROUNDS = 22

ONE_PAIR_FREE = """
    . . 1 2 3 4 . .
    . 1 2 3 4 5 6 .
    1 2 3 4 5 6 1 2
    1 2 3 4 5 6 1 2
    1 o 3 4 5 6 o 2
    . 1 2 3 4 5 6 .
    . . 1 2 3 4 . .
"""


def play(seats: int, variant: str, first: int, seed: int) -> list[State]:
    """A random match: the state after each round."""
    dice = random.Random(seed)
    states = [GAME.start(seats, variant, first)]
    while not GAME.is_over(states[-1]):
        thrown = GAME.throw(states[-1], [dice.randint(1, 6), dice.randint(1, 6)])
        decisions = {seat: dice.choice(GAME.legal(thrown, seat)) for seat in range(seats)}
        states.append(GAME.decide(thrown, decisions))
    return states


def test_the_registry_knows_the_game() -> None:
    assert game("splitter").info.key == "splitter"


def test_one_to_twelve_play_and_solo_is_official() -> None:
    assert GAME.info.seats == range(1, 13)
    assert GAME.info.playable == range(1, 13)
    assert GAME.info.official_solo
    for seats in (0, 13):
        with pytest.raises(InvalidSetup, match="Splitter has 1 to 12 seats"):
            GAME.start(seats)


@pytest.mark.parametrize("variant", ["A", "B"])
def test_all_start_with_the_same_empty_board(variant: str) -> None:
    state = GAME.start(3, variant)
    assert state.variant == variant
    assert [GAME.notation.sheet_to_text(state, seat) for seat in range(3)] == [drawn(EMPTY[variant])] * 3


@pytest.mark.parametrize("variant", ["A", "B"])
def test_the_boards_have_44_fields_and_mirror_each_other_about_the_centre(variant: str) -> None:
    layout = GAME.sheet_layout(GAME.start(1, variant), 0)
    fields = {tuple(field) for field in layout["fields"]}
    assert len(fields) == 44
    assert fields == {(row, 7 - column) for row, column in fields}


def test_board_a_is_played_unless_another_is_asked_for() -> None:
    assert GAME.start(2).variant == "A"
    with pytest.raises(InvalidSetup, match="choose from A, B"):
        GAME.start(2, "C")


def test_both_dice_are_thrown_once_a_round() -> None:
    state = GAME.start(2)
    assert [die.name for die in GAME.dice_wanted(state)] == ["first", "second"]
    assert GAME.deciders(state) == ()
    thrown = GAME.throw(state, [4, 1])
    assert thrown.faces == {"first": 4, "second": 1}
    assert GAME.dice_wanted(thrown) == ()
    with pytest.raises(ImpossibleThrow):
        GAME.throw(thrown, [4, 1])


@pytest.mark.parametrize("faces", [[0, 1], [7, 1], [1], [1, 2, 3], [1, "2"], [True, 2]])
def test_the_dice_show_one_to_six(faces: list[int | str]) -> None:
    with pytest.raises(ImpossibleThrow):
        GAME.throw(GAME.start(1), faces)


def test_everybody_writes_both_numbers_at_once() -> None:
    state = GAME.throw(GAME.start(3), [4, 1])
    assert GAME.deciders(state) == (0, 1, 2)
    assert state.phase == "place"
    after = GAME.decide(state, {0: Place(1, 1, 4), 2: Place(2, 0, 4), 1: Place(1, 1, 1)})
    rows = [GAME.notation.sheet_to_text(after, seat).splitlines()[1:3] for seat in range(3)]
    assert rows == [
        [". 4 o o o o 1 .", "o o o o o o o o"],
        [". 1 o o o o 4 .", "o o o o o o o o"],
        [". o o o o o o .", "4 o o o o o o 1"],
    ]
    with pytest.raises(IllegalAction, match="seats 0, 1, 2"):
        GAME.decide(state, {0: Place(1, 1, 4)})


def test_two_numbers_may_be_written_either_way_round_in_each_pair() -> None:
    assert actions(GAME.throw(GAME.start(1, "A"), [4, 1]))[:4] == ["c1=4", "c1=1", "d1=4", "d1=1"]
    assert len(actions(GAME.throw(GAME.start(1, "A"), [4, 1]))) == 44
    assert len(actions(GAME.throw(GAME.start(1, "B"), [1, 4]))) == 44


def test_equal_numbers_list_each_pair_once() -> None:
    listed = actions(GAME.throw(GAME.start(1, "B"), [3, 3]))
    assert len(listed) == len(set(listed)) == 22
    assert listed[:4] == ["a1=3", "b1=3", "c1=3", "a2=3"]


def test_only_free_pairs_may_be_written() -> None:
    assert actions(position(ONE_PAIR_FREE, "2 5")) == ["b5=2", "b5=5"]
    assert actions(position(ONE_PAIR_FREE, "5 5")) == ["b5=5"]


def test_nobody_decides_before_the_throw() -> None:
    assert GAME.legal(GAME.start(2), 0) == ()


def test_what_is_not_listed_is_refused_and_changes_nothing() -> None:
    state = position(ONE_PAIR_FREE, "2 5")
    before = state.data
    for action in (Place(4, 1, 3), Place(4, 0, 2), Place(4, 6, 2)):
        with pytest.raises(IllegalAction):
            GAME.decide(state, {0: action})
    assert state.data == before


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        (Place(4, 1, 3), "not-thrown"),
        (Place(4, 0, 2), "taken"),
        (Place(4, 0, 3), "taken"),
        (Place(0, 0, 2), "no-field"),
    ],
)
def test_the_reason_why_something_may_not_be_written(action: Place, reason: str) -> None:
    state = position(ONE_PAIR_FREE, "2 5")
    assert GAME.why_not(state, 0, action) == reason
    with pytest.raises(IllegalAction, match=reason):
        GAME.decide(state, {0: action})


def test_nothing_is_written_before_the_throw_or_after_the_end() -> None:
    assert GAME.why_not(position(ONE_PAIR_FREE), 0, Place(4, 1, 2)) == "not-now"
    over = GAME.decide(position(ONE_PAIR_FREE, "2 5"), {0: Place(4, 1, 2)})
    assert GAME.why_not(over, 0, Place(4, 1, 2)) == "not-now"


def test_the_match_ends_when_the_last_pair_is_written() -> None:
    over = GAME.decide(position(ONE_PAIR_FREE, "2 5"), {0: Place(4, 1, 5)})
    assert GAME.is_over(over)
    assert GAME.dice_wanted(over) == ()
    assert GAME.deciders(over) == ()
    assert GAME.legal(over, 0) == ()
    assert over.faces == {}
    assert GAME.notation.sheet_to_text(over, 0).splitlines()[4] == "1 5 3 4 5 6 2 2"


@pytest.mark.parametrize("variant", ["A", "B"])
@pytest.mark.parametrize("seats", [1, 2, 12])
def test_every_sheet_is_full_after_22_rounds(seats: int, variant: str) -> None:
    states = play(seats, variant, seats - 1, seed=seats)
    assert len(states) == ROUNDS + 1
    assert not any(GAME.is_over(state) for state in states[:-1])
    for seat in range(seats):
        assert all(0 not in row for row in GAME.notation.sheet_to_json(states[-1], seat))


def test_the_dice_go_round_clockwise_from_the_first_player() -> None:
    assert [state.active for state in play(3, "A", 1, seed=7)[:-1]] == [(1 + rounds) % 3 for rounds in range(ROUNDS)]


def test_nobody_can_fail() -> None:
    assert play(2, "B", 0, seed=3)[-1].fails == (0, 0)


def test_who_throws_changes_nothing() -> None:
    by_first = [
        [GAME.notation.sheet_to_text(play(4, "B", first, seed=11)[-1], seat) for seat in range(4)] for first in range(4)
    ]
    assert all(sheets == by_first[0] for sheets in by_first)


def test_a_preview_is_the_score_after_writing_alone() -> None:
    state = GAME.throw(GAME.start(2), [1, 2])
    assert GAME.preview(state, 0, Place(3, 0, 1)).total == 2
    assert GAME.preview(state, 0, Place(3, 0, 2)).total == 2
    assert GAME.preview(state, 1, Place(0, 3, 1)).total == 1
    assert GAME.score(state, 0).total == 0
    with pytest.raises(IllegalAction):
        GAME.preview(state, 0, Place(3, 0, 5))

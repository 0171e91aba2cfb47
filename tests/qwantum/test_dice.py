import pytest

from rollwright.games.protocol import ImpossibleThrow
from rollwright.games.qwantum import State
from rollwright.games.qwantum.sheet import COLOUR_FACES, COLOURS, LETTERS, NUMBERS, face_colour
from tests.qwantum.positions import EMPTY, GAME, RULEBOOK_DICE, decide, legal, position, throw


def wanted(state: State) -> list[str]:
    return [die.name for die in GAME.dice_wanted(state)]


def test_every_colour_has_nine_faces_and_every_die_all_colours() -> None:
    faces = [face for die in COLOUR_FACES for face in die]
    assert {colour: sum(face_colour(face) == colour for face in faces) for colour in COLOURS} == dict.fromkeys(
        COLOURS, 9
    )
    assert all({face_colour(face) for face in die} == set(COLOURS) for die in COLOUR_FACES)


@pytest.mark.parametrize("letter", LETTERS)
def test_the_highest_sum_of_each_colour_is_33(letter: str) -> None:
    best = [max(face for face in die if face[0] == letter) for die in COLOUR_FACES]
    state = throw(GAME.start(1), " ".join([*best, "w6"]))
    assert state.sums[LETTERS[letter]] == 33 == NUMBERS[-1]


def test_the_active_player_throws_all_seven_dice_first() -> None:
    state = GAME.start(2, first=1)
    assert state.active == 1
    assert state.phase is None
    assert wanted(state) == ["1", "2", "3", "4", "5", "6", "white"]
    assert GAME.deciders(state) == ()


def test_the_active_player_alone_may_throw_any_of_the_dice_again() -> None:
    state = position("again", EMPTY, EMPTY, active=1, dice=RULEBOOK_DICE)
    assert GAME.deciders(state) == (1,)
    choices = legal(state, 1)
    assert choices[:4] == ["keep", "again 1", "again 2", "again 1 2"]
    assert choices[-1] == "again 1 2 3 4 5 6 w"
    assert len(set(choices)) == 128
    assert legal(state, 0) == []


def test_only_the_dice_thrown_again_change() -> None:
    state = decide(position("again", EMPTY, dice=RULEBOOK_DICE), "again 1 4 w")
    assert state.step == "throw-again"
    assert state.again == ("1", "4", "white") == tuple(wanted(state))
    state = throw(state, "P6 - - B2 - - w5")
    assert GAME.notation.dice_to_text(state.faces) == "P6 R2 B4 B2 B6 Y5 w5"
    assert state.phase == "first"
    assert state.again == ()


def test_there_is_no_third_throw() -> None:
    state = throw(position("throw-again", EMPTY, dice=RULEBOOK_DICE, again="2"), "- Y1 - - - - -")
    assert state == position("first", EMPTY, dice="R1 Y1 B4 P3 B6 Y5 w3")
    assert wanted(state) == []
    assert not any("again" in choice for choice in legal(state))


def test_keeping_the_dice_goes_on_to_writing() -> None:
    state = decide(position("again", EMPTY, dice=RULEBOOK_DICE), "keep")
    assert state == position("first", EMPTY, dice=RULEBOOK_DICE)


def test_the_white_die_counts_for_every_colour() -> None:
    state = position("first", EMPTY, dice=RULEBOOK_DICE)
    assert state.sums == {"purple": 6, "blue": 13, "red": 6, "yellow": 8}


def test_a_colour_that_does_not_show_counts_as_the_white_die_alone() -> None:
    state = position("first", EMPTY, dice="Y5 B5 B4 B2 B2 B3 w3")
    assert state.sums == {"purple": 3, "blue": 19, "red": 3, "yellow": 8}
    assert GAME.score(state, 0).total == 0
    assert decide(state, "R").row(0, "red") == [3]


@pytest.mark.parametrize("face", ["R2", 4, "white", True])
def test_a_die_shows_only_its_own_faces(face: object) -> None:
    faces = ["R1", "R2", "B4", "P3", "B6", "Y5", 3]
    with pytest.raises(ImpossibleThrow, match=r"The 1 die can't show .*: its faces are R1, R4, Y5, B1, B5, P6\."):
        GAME.throw(GAME.start(1), [face, *faces[1:]])  # type: ignore[list-item]


def test_a_face_is_wanted_for_each_die_thrown_again() -> None:
    state = position("throw-again", EMPTY, dice=RULEBOOK_DICE, again="1 w")
    with pytest.raises(ImpossibleThrow, match=r"2 dice \(1, white\), got 1"):
        GAME.throw(state, ["R1"])

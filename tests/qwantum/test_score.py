import pytest

from rollwright.games.protocol import Part
from rollwright.games.qwantum.sheet import COLOUR_FACES, COLOURS, LETTERS, NUMBERS
from tests.qwantum.positions import ALMOST_FULL, EMPTY, GAME, decide, position, sheet, throw, total

#: The columns are worth 6, 8, 12, 16, 11 and 4.
RULEBOOK_SHEET = """
P  5  8 11 16 | 11  3
B  6  7 12 17 | 10  4
R  9 10 13 16 | 12  4
Y  7  9 12 15 | 14  5
"""

#: Three columns are full; the fourth lacks red.
HALF = """
P  4 10 12 20 | 18  o
B  3 11 12 19 |  o  o
R  4 12 13  o |  o  o
Y  8  9 12 14 |  2  1
"""

HIGHEST = """
P 30 31 32 33 | 32 31
B 30 31 32 33 | 32 31
R 30 31 32 33 | 32 31
Y 30 31 32 33 | 32 31
"""


def first_column(*numbers: int) -> int:
    rows = {colour: [number] for colour, number in zip(COLOURS, numbers, strict=True)}
    return GAME.score(GAME.sheet_state(rows), 0).parts[0].points


@pytest.mark.parametrize("numbers", [(3, 3, 5, 8), (8, 5, 3, 3), (5, 3, 8, 3), (3, 8, 3, 5)])
def test_a_column_scores_the_lowest_value_that_is_higher_than_the_lowest(numbers: tuple[int, ...]) -> None:
    assert first_column(*numbers) == 5


@pytest.mark.parametrize("numbers", [(3, 3, 3, 8), (8, 3, 3, 3), (3, 8, 3, 3), (3, 3, 8, 3)])
def test_three_equal_lowest_values_leave_the_fourth_to_score(numbers: tuple[int, ...]) -> None:
    assert first_column(*numbers) == 8


@pytest.mark.parametrize(
    ("numbers", "points"), [((3, 8, 8, 8), 8), ((4, 6, 5, 9), 5), ((9, 8, 7, 6), 7), ((2, 2, 6, 6), 6)]
)
def test_a_column_scores_its_second_lowest_value(numbers: tuple[int, ...], points: int) -> None:
    assert first_column(*numbers) == points


def test_four_equal_values_score_that_value() -> None:
    assert first_column(6, 6, 6, 6) == 6


def test_a_column_scores_at_once_when_it_is_full_and_nothing_before() -> None:
    before = position(
        "first", "P 4 o o o o o\nB 3 o o o o o\nR o o o o o o\nY 8 o o o o o", dice="Y5 B5 B4 B2 B2 B3 w3"
    )
    assert total(before) == 0
    assert total(decide(before, "R")) == 4


def test_the_score_of_a_half_filled_sheet_has_a_part_for_each_column() -> None:
    score = GAME.score(position("throw", HALF, EMPTY, fails=(2, 0)), 0)
    assert score.parts == (
        *(
            Part("column", str(column + 1), points, fields=tuple((row, column) for row in range(4)))
            for column, points in enumerate([4, 10, 13, 0, 0, 0])
        ),
        Part("failures", "", -3, count=2),
    )
    assert score.total == 24


def test_rulebook_a_full_sheet_of_57_with_three_failed_throws_is_worth_51() -> None:
    state = GAME.sheet_state(GAME.notation.sheet_from_text(RULEBOOK_SHEET), fails=3)
    assert [part.points for part in GAME.score(state, 0).parts] == [6, 8, 12, 16, 11, 4, -6]
    assert total(state) == 51


@pytest.mark.parametrize(("fails", "cost"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15)])
def test_each_failed_throw_costs_one_more_than_the_one_before(fails: int, cost: int) -> None:
    assert total(GAME.sheet_state(GAME.notation.sheet_from_text(EMPTY), fails=fails)) == -cost


def test_no_sheet_is_worth_more_than_189() -> None:
    """A column scores one of its own values, and failed throws only cost: the highest values of the fields bound it.

    No sum is above 33. Field 4 holds at most that; going left from it every field holds at least one less, and so it
    does going right. Each row has these limits, so each column has the limit of its field.
    """
    highest = NUMBERS[-1]
    limits = [highest - 3, highest - 2, highest - 1, highest, highest - 1, highest - 2]
    assert sum(limits) == 189
    assert total(GAME.sheet_state(dict.fromkeys(COLOURS, limits))) == 189
    for place in range(6):
        above = [number + (field == place) for field, number in enumerate(limits)]
        with pytest.raises(ValueError, match=r"thick line|a number from 1 to 33"):
            GAME.sheet_state({**dict.fromkeys(COLOURS, limits), "red": above})


def test_a_sheet_worth_189_can_be_played() -> None:
    """Every die shows the best face of one colour, 27 in all; the white die does the rest."""
    state = GAME.start(1)
    for letter in LETTERS:
        best = " ".join(max(face for face in die if face[0] == letter) for die in COLOUR_FACES)
        for white in (3, 4, 5, 6, 5, 4):
            state = decide(throw(state, f"{best} w{white}"), "keep")
            state = decide(state, letter)
            if not GAME.is_over(state):
                state = decide(state, "pass")
    assert GAME.is_over(state)
    assert sheet(state) == HIGHEST
    assert state.fails == (0,)
    assert total(state) == 189


def test_the_highest_score_wins() -> None:
    assert GAME.winners(position("throw", EMPTY, HALF, ALMOST_FULL)) == (2,)
    assert GAME.winners(position("throw", EMPTY, HALF, EMPTY, fails=(0, 2, 0))) == (1,)


def test_a_tie_is_shared() -> None:
    assert GAME.winners(position("throw", HALF, EMPTY, HALF, fails=(1, 0, 1))) == (0, 2)
    assert GAME.winners(position("throw", EMPTY, EMPTY)) == (0, 1)


def test_the_layout_tells_everything_that_is_printed() -> None:
    assert GAME.sheet_layout(GAME.start(2), 1) == {
        "colours": ["purple", "blue", "red", "yellow"],
        "columns": 6,
        "thickLineAfter": 4,
        "failures": [-1, -2, -3, -4, -5],
        "dice": {
            "1": ["R1", "R4", "Y5", "B1", "B5", "P6"],
            "2": ["R2", "R6", "Y1", "Y3", "B5", "P4"],
            "3": ["R1", "R3", "Y2", "Y4", "B4", "P3"],
            "4": ["R5", "Y6", "B2", "B4", "P1", "P3"],
            "5": ["R3", "Y4", "B2", "B6", "P2", "P5"],
            "6": ["R6", "Y1", "Y5", "B3", "P2", "P6"],
            "white": [1, 2, 3, 4, 5, 6],
        },
    }

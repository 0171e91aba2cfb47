"""The worked examples of the rules and the rules themselves, held against the oracles."""

import pytest

from . import qwantum, qwinto, splitter, twenty_one
from .oracle import Action
from .qwantum import Qwantum
from .qwinto import Qwinto
from .splitter import Grid, Splitter
from .twenty_one import TwentyOne

# Drawn sheets of Qwinto: a number, _ for a free field, . for no field.
SARAS_SHEET = """
    .  .  3  5  6  .  8 10 11 12 13 14
    .  _  _  6  7  8  . 11 12  _ 16  .
    1  2  _  4  .  7  _  9 10  _  .  .
"""


def rows_of_qwinto(drawing: str) -> qwinto.Rows:
    signs = {".": None, "_": 0}
    lines = [line.split() for line in drawing.strip().splitlines()]
    rows = {
        colour: [signs[sign] if sign in signs else int(sign) for sign in line]
        for colour, line in zip(qwinto.COLOURS, lines, strict=True)
    }
    for colour, row in qwinto.empty_rows().items():
        assert [n is None for n in row] == [n is None for n in rows[colour]], "the drawing is no Qwinto sheet"
    return rows


def writing(oracle: Qwinto, **dice: int) -> None:
    """Bring a Qwinto match to the phase `write` with these dice."""
    oracle.decide({oracle.active: {"dice": [colour for colour in qwinto.COLOURS if colour in dice]}})
    oracle.throw(dict(dice))
    oracle.decide({oracle.active: "keep"})


# --- Qwinto


def test_qwinto_sheet_has_nine_fields_a_row_and_a_bonus_field_in_each_column_of_three() -> None:
    assert [len(qwinto.FIELDS[colour]) for colour in qwinto.COLOURS] == [9, 9, 9]
    assert qwinto.COLUMNS_OF_THREE == [2, 3, 7, 8, 9]
    assert qwinto.BONUS_ROW == {2: "purple", 3: "orange", 7: "orange", 8: "yellow", 9: "purple"}


def test_qwinto_rulebook_example_scores_43() -> None:
    rows = rows_of_qwinto(SARAS_SHEET)
    assert qwinto.row_score(rows, "purple") == 6
    assert [qwinto.column_score(rows, column) for column in qwinto.COLUMNS_OF_THREE] == [0, 5, 10, 12, 0]
    assert qwinto.sheet_score(rows, fails=2) == 43


def test_qwinto_full_row_scores_its_rightmost_number_and_another_row_one_a_number() -> None:
    rows = rows_of_qwinto(SARAS_SHEET)
    assert qwinto.row_score(rows, "orange") == 14
    rows["orange"][2] = 0
    assert qwinto.row_score(rows, "orange") == 8


def test_qwinto_numbers_rise_strictly_in_a_row_and_gaps_may_be_filled_later() -> None:
    rows = qwinto.empty_rows()
    rows["yellow"][2] = 5
    rows["yellow"][7] = 9
    assert qwinto.places_in_row(rows, "yellow", 7) == [3, 4, 5]
    assert qwinto.places_in_row(rows, "yellow", 4) == [1]
    assert qwinto.places_in_row(rows, "yellow", 10) == [8, 9, 10]
    assert qwinto.places_in_row(rows, "yellow", 5) == []
    assert qwinto.places_in_row(rows, "yellow", 9) == []


def test_qwinto_no_number_stands_twice_in_a_column_of_three_or_two_fields() -> None:
    rows = qwinto.empty_rows()
    rows["orange"][4] = 6
    rows["purple"][7] = 6
    assert qwinto.places_in_row(rows, "yellow", 6) == [1, 2, 3, 5, 8, 9, 10]


def test_qwinto_the_sum_goes_into_a_row_whose_colour_was_thrown() -> None:
    oracle = Qwinto(3, "standard", 0)
    oracle.decide({0: {"dice": ["yellow", "purple"]}})
    assert oracle.dice_wanted() == ["yellow", "purple"]
    oracle.throw({"yellow": 2, "purple": 4})
    assert (oracle.phase, oracle.deciders(), oracle.legal(1)) == ("again", [0], [])
    oracle.decide({0: "again"})
    assert oracle.dice_wanted() == ["yellow", "purple"]
    oracle.throw({"yellow": 4, "purple": 5})
    assert (oracle.phase, oracle.deciders()) == ("write", [0, 1, 2])
    legal = oracle.legal(0)
    assert len(legal) == 1 + 9 + 9
    assert {"write": ["orange", 2]} not in legal
    oracle.decide({0: {"write": ["yellow", 4]}, 1: {"write": ["yellow", 5]}, 2: {"write": ["purple", 5]}})
    assert oracle.rows[1]["yellow"][5] == 9
    assert (oracle.active, oracle.phase, oracle.dice) == (1, "dice", None)


def test_qwinto_seven_choices_of_dice() -> None:
    assert len(Qwinto(2, "standard", 0).legal(0)) == 7


def test_qwinto_only_the_active_player_takes_a_failed_throw() -> None:
    oracle = Qwinto(2, "standard", 1)
    writing(oracle, orange=3)
    oracle.decide({0: "pass", 1: "pass"})
    assert oracle.fails() == [0, 1]
    assert oracle.scores() == [0, -5]
    assert oracle.winners() == [0]


def test_qwinto_ends_with_the_fourth_failed_throw() -> None:
    oracle = Qwinto(1, "standard", 0)
    for fails in range(4):
        assert not oracle.is_over()
        assert oracle.fails() == [fails]
        writing(oracle, purple=1)
        oracle.decide({0: "pass"})
    assert oracle.is_over()
    assert oracle.scores() == [-20]


def test_qwinto_ends_with_two_full_rows_of_anyone_after_all_have_decided() -> None:
    oracle = Qwinto(2, "standard", 0)
    oracle.rows[1] = rows_of_qwinto("""
        .  .  3  4  5  .  6  7  8  9 10  _
        .  1  2  3  4  5  .  6  7  8  9  .
        _  _  _  _  .  _  _  _  _  _  .  .
    """)
    writing(oracle, orange=6, yellow=5)
    oracle.decide({0: {"write": ["orange", 2]}, 1: {"write": ["orange", 11]}})
    assert oracle.is_over()
    assert oracle.scores() == [1, 11 + 9]


# --- Qwantum


def test_qwantum_every_colour_has_nine_faces_and_adds_up_to_27_at_best() -> None:
    for initial in qwantum.INITIALS:
        faces = [[int(face[1]) for face in faces if face[0] == initial] for faces in qwantum.FACES.values()]
        assert sum(len(numbers) for numbers in faces) == 9
        assert sum(max(numbers) for numbers in faces) == 27


def test_qwantum_example_of_the_first_and_second_write() -> None:
    oracle = Qwantum(4, "standard", 0)
    dice = {"1": "B5", "2": "B5", "3": "R3", "4": "P3", "5": "Y4", "6": "Y1", "white": 3}
    assert qwantum.sums_of_colours(dice) == {"red": 6, "yellow": 8, "purple": 6, "blue": 13}
    oracle.throw(dice)
    oracle.decide({0: "keep"})
    assert (oracle.phase, oracle.deciders()) == ("first", [0])
    oracle.decide({0: {"write": "purple"}})
    assert (oracle.phase, oracle.taken, oracle.deciders()) == ("second", "purple", [0, 1, 2, 3])
    for seat in range(4):
        assert {str(action) for action in oracle.legal(seat)} == {
            "pass",
            "{'write': 'red'}",
            "{'write': 'yellow'}",
            "{'write': 'blue'}",
        }
    oracle.decide({0: {"write": "yellow"}, 1: {"write": "red"}, 2: {"write": "red"}, 3: {"write": "blue"}})
    assert oracle.sheets()[0] == {"purple": [6], "blue": [], "red": [], "yellow": [8]}
    assert [oracle.rows[seat] for seat in (1, 2)] == [{"purple": [], "blue": [], "red": [6], "yellow": []}] * 2
    assert oracle.rows[3]["blue"] == [13]
    assert (oracle.active, oracle.fails(), oracle.taken) == (1, [0, 0, 0, 0], None)


def test_qwantum_a_colour_that_does_not_show_counts_as_the_white_die() -> None:
    dice = {"1": "B5", "2": "B5", "3": "B4", "4": "B2", "5": "Y4", "6": "Y1", "white": 3}
    assert qwantum.sums_of_colours(dice) == {"red": 3, "yellow": 8, "purple": 3, "blue": 19}


def test_qwantum_four_fields_rise_and_the_last_two_fall() -> None:
    assert [n for n in range(1, 10) if qwantum.can_be_next([5], n)] == [6, 7, 8, 9]
    assert [n for n in range(1, 10) if qwantum.can_be_next([1, 2, 5], n)] == [6, 7, 8, 9]
    assert [n for n in range(1, 10) if qwantum.can_be_next([1, 2, 3, 5], n)] == [1, 2, 3, 4]
    assert [n for n in range(1, 10) if qwantum.can_be_next([1, 2, 3, 9, 4], n)] == [1, 2, 3]
    assert not any(qwantum.can_be_next([1, 2, 3, 9, 4, 2], n) for n in range(1, 34))


@pytest.mark.parametrize(
    ("values", "score"), [([3, 3, 5, 8], 5), ([3, 3, 3, 8], 8), ([6, 6, 6, 6], 6), ([8, 4, 10, 3], 4)]
)
def test_qwantum_a_column_scores_its_second_lowest_value(values: list[int], score: int) -> None:
    assert qwantum.column_score(values) == score


def test_qwantum_full_sheet_of_57_with_three_failed_throws_scores_51() -> None:
    rows = {
        "purple": [4, 7, 11, 15, 10, 3],
        "blue": [6, 8, 12, 16, 11, 4],
        "red": [7, 9, 13, 17, 12, 5],
        "yellow": [8, 10, 14, 18, 13, 6],
    }
    assert qwantum.sheet_score(rows, 0) == 57
    assert qwantum.sheet_score(rows, 3) == 51
    assert qwantum.sheet_score(rows, 5) == 57 - 15
    rows["red"] = [7, 9]
    assert qwantum.sheet_score(rows, 0) == 6 + 8


SEVEN_DICE = {"1": "R1", "2": "R2", "3": "R1", "4": "Y6", "5": "P2", "6": "B3", "white": 1}
"""Red 5, yellow 7, purple 3, blue 4."""


def test_qwantum_second_throw_takes_any_of_the_dice_and_leaves_the_others() -> None:
    oracle = Qwantum(2, "standard", 0)
    oracle.throw(dict(SEVEN_DICE))
    assert len(oracle.legal(0)) == 128
    oracle.decide({0: {"again": [1, 4, "white"]}})
    assert oracle.dice_wanted() == ["1", "4", "white"]
    with pytest.raises(ValueError, match="not thrown again"):
        oracle.throw({**SEVEN_DICE, "2": "R6"})
    with pytest.raises(ValueError, match="never shows"):
        oracle.throw({**SEVEN_DICE, "1": "R2"})
    oracle.throw({**SEVEN_DICE, "1": "P6", "white": 5})
    assert oracle.phase == "first"


def test_qwantum_the_active_player_who_wrote_neither_first_nor_second_fails() -> None:
    oracle = Qwantum(2, "standard", 0)
    oracle.throw(dict(SEVEN_DICE))
    oracle.decide({0: "keep"})
    oracle.decide({0: "pass"})
    assert oracle.taken is None
    assert len(oracle.legal(1)) == 5
    oracle.decide({0: "pass", 1: "pass"})
    assert oracle.fails() == [1, 0]
    oracle.throw(dict(SEVEN_DICE))
    oracle.decide({1: "keep"})
    oracle.decide({1: {"write": "red"}})
    oracle.decide({0: "pass", 1: "pass"})
    assert oracle.fails() == [1, 0]


ONE_FIELD_LEFT = {
    "purple": [1, 2, 3, 9, 8, 7],
    "blue": [1, 2, 3, 9, 8, 7],
    "red": [1, 2, 3, 9, 8],
    "yellow": [1, 2, 3, 9, 8, 7],
}


def one_field_left() -> qwantum.Rows:
    return {colour: list(row) for colour, row in ONE_FIELD_LEFT.items()}


def test_qwantum_ends_at_once_when_the_active_player_fills_the_sheet_first() -> None:
    oracle = Qwantum(2, "standard", 0)
    oracle.rows[0] = one_field_left()
    oracle.throw(dict(SEVEN_DICE))
    oracle.decide({0: "keep"})
    assert oracle.legal(0) == ["pass", {"write": "red"}]
    oracle.decide({0: {"write": "red"}})
    assert oracle.is_over()
    assert oracle.deciders() == []


def test_qwantum_ends_after_the_second_write_when_anyone_filled_the_sheet() -> None:
    oracle = Qwantum(2, "standard", 0)
    oracle.rows[1] = one_field_left()
    oracle.throw(dict(SEVEN_DICE))
    oracle.decide({0: "keep"})
    oracle.decide({0: {"write": "blue"}})
    assert not oracle.is_over()
    oracle.decide({0: "pass", 1: {"write": "red"}})
    assert oracle.is_over()


def test_qwantum_ends_with_the_fifth_failed_throw() -> None:
    oracle = Qwantum(1, "standard", 0)
    for _ in range(5):
        assert not oracle.is_over()
        oracle.throw(dict(SEVEN_DICE))
        for action in ("keep", "pass", "pass"):
            oracle.decide({0: action})
    assert oracle.is_over()
    assert oracle.scores() == [-15]


# --- Twenty One


def dice_of_twenty_one(numbers: str) -> dict[str, int]:
    return dict(zip(twenty_one.COLOURS, map(int, numbers.split()), strict=True))


def test_twenty_one_every_colour_stands_under_every_place_of_a_row_once_over_the_sheets() -> None:
    for row in twenty_one.ROWS:
        for place in twenty_one.PLACES:
            colours = [twenty_one.CARDS[letter][row][place][0] for letter in twenty_one.LETTERS]
            assert sorted(colours) == sorted(twenty_one.COLOURS)
        assert len({str([limit for _, limit in card[row]]) for card in twenty_one.CARDS.values()}) == 1


def test_twenty_one_second_throw_takes_the_dice_that_do_not_show_1() -> None:
    oracle = TwentyOne(2, "standard", 1)
    oracle.throw(dice_of_twenty_one("6 4 3 3 1 1"))
    oracle.decide({1: "again"})
    assert oracle.dice_wanted() == ["red", "yellow", "green", "blue"]
    with pytest.raises(ValueError, match="not thrown again"):
        oracle.throw(dice_of_twenty_one("6 4 3 3 1 2"))
    oracle.throw(dice_of_twenty_one("1 2 6 5 1 1"))
    assert (oracle.phase, oracle.deciders()) == ("write", [0, 1])


def test_twenty_one_six_1s_leave_nothing_to_throw_again() -> None:
    oracle = TwentyOne(1, "standard", 0)
    oracle.throw(dice_of_twenty_one("1 1 1 1 1 1"))
    assert oracle.legal(0) == ["keep"]


def test_twenty_one_a_number_is_written_up_to_its_limit_and_hits_when_equal() -> None:
    oracle = TwentyOne(1, "standard", 0)
    oracle.throw(dice_of_twenty_one("1 4 2 3 4 1"))
    oracle.decide({0: "keep"})
    legal = oracle.legal(0)
    assert len(legal) == 1 + 31
    assert {"write": ["red", "yellow", "green", "blue", "black"]} in legal
    assert all("white" not in action["write"] for action in legal if isinstance(action, dict))
    oracle.decide({0: {"write": ["yellow", "blue", "black"]}})
    assert oracle.rows[0][0] == [None, 4, None, 3, None, 1]
    assert oracle.scores() == [8 + 3]


def test_twenty_one_crosses_out_the_leftmost_free_field_when_nothing_can_be_written() -> None:
    oracle = TwentyOne(1, "standard", 0, sheets=["D"])
    oracle.rows[0][0] = [5, None, 4, 2, 2, None]
    oracle.throw(dice_of_twenty_one("1 1 5 1 6 1"))
    oracle.decide({0: "keep"})
    assert oracle.legal(0) == ["cross"]
    oracle.decide({0: "cross"})
    assert oracle.rows[0][0] == [5, "x", 4, 2, 2, None]


def test_twenty_one_row_of_14_points_and_three_hits_scores_20() -> None:
    assert twenty_one.row_score([5, "x", 4, 2, 2, 1], twenty_one.CARDS["D"][0]) == 20


def test_twenty_one_bonus_for_one_to_six_hits() -> None:
    limits = [6, 5, 4, 3, 2, 1]
    for hits, bonus in enumerate([0, 1, 3, 6, 10, 15, 21]):
        row: twenty_one.Row = [limit if place < hits else "x" for place, limit in enumerate(limits)]
        assert twenty_one.row_score(row, twenty_one.CARDS["A"][0]) == sum(limits[:hits]) + bonus


def test_twenty_one_nobody_writes_in_two_rows_in_one_turn() -> None:
    oracle = TwentyOne(1, "standard", 0)
    oracle.rows[0][0] = [6, 5, 4, 3, None, "x"]
    oracle.throw(dice_of_twenty_one("1 1 1 1 1 2"))
    oracle.decide({0: "keep"})
    assert oracle.legal(0) == ["cross", {"write": ["white"]}]
    oracle.decide({0: {"write": ["white"]}})
    assert oracle.rows[0][1] == [None] * 6
    oracle.throw(dice_of_twenty_one("1 6 6 6 6 6"))
    oracle.decide({0: "keep"})
    oracle.decide({0: {"write": ["red"]}})
    assert oracle.rows[0][1] == [None, 1, None, None, None, None]


def test_twenty_one_ends_with_a_fifth_row_and_others_score_the_row_they_are_in() -> None:
    oracle = TwentyOne(2, "standard", 0)
    oracle.rows[0] = [["x"] * 6 for _ in twenty_one.ROWS]
    oracle.rows[0][-1][-1] = None
    oracle.rows[1][0] = [None, 5, None, None, None, None]  # sheet B: yellow 6, green 5, …
    oracle.throw(dice_of_twenty_one("6 4 6 6 6 6"))
    oracle.decide({0: "keep"})
    oracle.decide({0: "cross", 1: {"write": ["yellow"]}})
    assert oracle.is_over()
    assert oracle.scores() == [0, 4 + 5 + 1]
    assert oracle.winners() == [1]


# --- Splitter


def grid_of(board: str, drawing: str) -> Grid:
    """A drawn sheet: a number, _ for a free field, . for no field."""
    signs = {".": None, "_": 0}
    grid: Grid = [
        [signs[sign] if sign in signs else int(sign) for sign in line.split()] for line in drawing.strip().splitlines()
    ]
    for row, line in enumerate(splitter.empty_grid(board)):
        assert [n is None for n in line] == [n is None for n in grid[row]], "the drawing is no Splitter sheet"
    return grid


def test_splitter_boards_have_44_mirrored_fields() -> None:
    for board, lines in splitter.BOARDS.items():
        assert len(splitter.FIELDS[board]) == 44
        assert len(splitter.STARS[board]) == 2
        for row, line in enumerate(lines):
            for column, mark in enumerate(line.split()):
                assert (mark != ".") == ((row, splitter.mirrored(column)) in splitter.FIELDS[board])
    assert splitter.HEARTS == {"A": [], "B": [(0, 6), (2, 1), (4, 4)]}


def test_splitter_both_numbers_go_into_mirrored_fields() -> None:
    oracle = Splitter(2, "A", 1)
    oracle.throw([4, 1])
    assert oracle.deciders() == [0, 1]
    assert len(oracle.legal(0)) == 44
    oracle.decide({0: {"place": [1, 2, 4]}, 1: {"place": [1, 2, 1]}})
    assert oracle.grids[0][1] == [None, 0, 4, 0, 0, 1, 0, None]
    assert oracle.grids[1][1] == [None, 0, 1, 0, 0, 4, 0, None]
    oracle.throw([5, 5])
    assert len(oracle.legal(0)) == 21


def test_splitter_is_over_after_22_rounds() -> None:
    oracle = Splitter(1, "B", 0)
    for _ in range(22):
        assert not oracle.is_over()
        oracle.throw([2, 3])
        oracle.decide({0: oracle.legal(0)[0]})
    assert oracle.is_over()
    assert all(0 not in row for row in oracle.grids[0])


def test_splitter_a_group_of_exactly_n_fields_with_n_scores_n_and_diagonals_do_not_connect() -> None:
    grid = grid_of(
        "A",
        """
        . . 1 2 2 1 . .
        . 1 1 3 3 2 2 .
        4 4 3 1 3 3 2 _
        _ 4 4 _ _ _ _ _
        _ _ _ _ _ _ 5 5
        . 6 6 6 _ _ 5 .
        . . 6 6 6 5 . .
        """,
    )
    # 1: a single one above right and one in the third row; 2: one pair; 4: four; 6: six. Not: three 1s, three 2s,
    # four 3s and one 3, three 5s and one 5.
    assert splitter.grid_score("A", grid) == 1 + 1 + 2 + 4 + 6


def test_splitter_a_scoring_group_with_a_star_scores_double() -> None:
    grid = splitter.empty_grid("A")
    grid[3][0], grid[4][0] = 2, 2
    assert splitter.grid_score("A", grid) == 4
    grid[2][0] = 2
    assert splitter.grid_score("A", grid) == 0


def test_splitter_three_equal_hearts_score_5_more_on_board_b() -> None:
    grid = splitter.empty_grid("B")
    for row, column in splitter.HEARTS["B"]:
        grid[row][column] = 2
    assert splitter.grid_score("B", grid) == 5
    grid[4][4] = 3
    assert splitter.grid_score("B", grid) == 0


def test_a_tie_is_shared() -> None:
    oracle = Splitter(3, "A", 0)
    oracle.grids[0][3][3] = oracle.grids[2][3][3] = 1
    assert oracle.winners() == [0, 2]


# --- All games


@pytest.mark.parametrize(
    ("decisions", "why"),
    [
        ({}, "seats"),
        ({0: "pass"}, "seats"),
        ({0: "pass", 1: "pass", 2: "pass"}, "seats"),
        ({0: "pass", 1: {"write": ["orange", 5]}}, "may not"),
        ({0: {"write": ["purple", 1]}, 1: "pass"}, "may not"),
    ],
)
def test_a_refused_decision_changes_nothing(decisions: dict[int, Action], why: str) -> None:
    oracle = Qwinto(2, "standard", 0)
    writing(oracle, orange=3)
    before = oracle.sheets()
    with pytest.raises(ValueError, match=why):
        oracle.decide(decisions)
    assert (oracle.sheets(), oracle.fails(), oracle.phase, oracle.active) == (before, [0, 0], "write", 0)


@pytest.mark.parametrize("face", [0, 7, True, 1.0, "3", None])
def test_impossible_faces_are_refused(face: object) -> None:
    oracle = TwentyOne(1, "standard", 0)
    with pytest.raises(ValueError, match="no die shows"):
        oracle.throw({**dice_of_twenty_one("1 2 3 4 5 6"), "green": face})
    assert oracle.dice is None

"""Groups, stars, hearts, the solo rating, winners."""

import numpy as np
import pytest

from rollwright.games.splitter import rating
from rollwright.games.splitter.sheet import HEARTS_BONUS

from .positions import EMPTY, GAME, drawn, lines, position, score

#: Every field in a scoring group, both stars in groups of sixes: no sheet can be worth more.
BEST_ON_A = """
    . . 2 2 3 2 . .
    . 5 5 3 3 2 4 .
    6 6 5 5 5 4 4 1
    6 6 1 2 2 4 6 6
    1 6 3 1 6 6 6 6
    . 6 3 3 5 5 1 .
    . . 1 5 5 5 . .
"""
BEST_ON_B = """
    6 6 6 . . 1 2 2
    6 1 6 2 2 3 3 1
    . 2 6 1 5 5 3 .
    . 2 3 . . 5 5 .
    . 6 3 6 2 2 5 .
    6 6 3 6 6 6 3 3
    6 6 6 . . 6 6 3
"""


@pytest.mark.parametrize("variant", ["A", "B"])
def test_an_empty_sheet_is_worth_nothing(variant: str) -> None:
    assert score(EMPTY[variant]).total == 0


@pytest.mark.parametrize(
    ("left", "points"),
    [
        ("1 o o", 1),
        ("2 o o", 0),
        ("2 2 o", 2),
        ("2 2 2", 0),
        ("1 1 o", 0),
        ("1 o 1", 2),
        ("3 3 3", 3),
    ],
)
def test_a_group_of_exactly_n_fields_with_the_number_n_scores_n(left: str, points: int) -> None:
    """On the right stand sixes alone, which score nothing."""
    right = ["6" if sign != "o" else "o" for sign in reversed(left.split())]
    scored = score(f"""
        . . o o o o . .
        . o o o o o o .
        {left} o o {" ".join(right)}
        * o o o o o o *
        o o o o o o o o
        . o o o o o o .
        . . o o o o . .
    """)
    assert scored.total == points


def test_a_number_alone_or_in_too_large_a_group_scores_nothing() -> None:
    scored = score("""
        . . 4 4 4 4 . .
        . o 4 o o 6 o .
        o o o o o o o o
        * o o o o o o *
        o o o o o o o o
        . o o 5 5 o o .
        . . o 5 5 o . .
    """)
    assert lines(scored) == []
    assert scored.total == 0


def test_a_group_may_bend_and_cross_the_centre_line() -> None:
    scored = score("""
        . . o 5 5 o . .
        . o 5 5 1 2 o .
        o o 5 o o 2 o o
        * o o o o o o *
        o o o o o o o o
        . o o o o o o .
        . . o o o o . .
    """)
    assert lines(scored) == ["group 1 1", "group 2 2", "group 5 5"]
    assert scored.parts[2].fields == ((0, 3), (0, 4), (1, 2), (1, 3), (2, 2))


@pytest.mark.parametrize(
    "rows",
    [
        ("o o 2 6 6 2 o o", "o 2 2 6 6 2 2 o"),
        ("o 2 o 6 6 o 2 o", "o 2 2 6 6 2 2 o"),
        ("o 2 2 6 6 2 2 o", "o 2 o 6 6 o 2 o"),
        ("o 2 2 6 6 2 2 o", "o o 2 6 6 2 o o"),
        ("4 o 4 o o 4 o 4", "4 4 4 o o 4 4 4"),
        ("4 4 4 o o 4 4 4", "4 o 4 o o 4 o 4"),
    ],
)
def test_too_large_a_group_scores_nothing_whichever_way_it_bends(rows: tuple[str, str]) -> None:
    scored = score(f"""
        . . o o o o . .
        . o o o o o o .
        o o o o o o o o
        {rows[0]}
        {rows[1]}
        . o o o o o o .
        . . o o o o . .
    """)
    assert lines(scored) == []
    assert scored.total == 0


def test_the_parts_are_filled_in_anew_each_time() -> None:
    state = position(BEST_ON_B)
    parts, totals = np.full((1, 7), 99, np.int16), np.empty(1, np.int16)
    GAME._kernels.scores(GAME.buffer(state)[np.newaxis], 0, parts, totals)
    assert totals.tolist() == [61]
    assert parts.tolist() == [[4, 8, 9, 0, 5, 30, 5]]


def test_corners_do_not_connect() -> None:
    scored = score("""
        . . o 1 2 o . .
        . o 1 o o 2 o .
        o o o o o o o o
        * o o o o o o *
        o o o o o o o o
        . o o o o o o .
        . . o o o o . .
    """)
    assert lines(scored) == ["group 1 1", "group 1 1"]


def test_the_end_of_a_row_and_the_start_of_the_next_do_not_connect() -> None:
    scored = score("""
        . . o o o o . .
        . o o o o o o .
        6 o o o o o o 2
        2 o o o o o o 6
        o o o o o o o o
        . o o o o o o .
        . . o o o o . .
    """)
    assert scored.total == 0


def test_several_groups_of_a_number_each_score() -> None:
    scored = score("""
        . . 2 o o 2 . .
        . o 2 o o 2 o .
        o o o o o o o o
        * o o o o o o *
        o o o o o o o o
        . o 3 3 3 3 o .
        . . 3 o o 3 . .
    """)
    assert lines(scored) == ["group 2 2", "group 2 2"]


def test_a_scoring_group_with_a_star_scores_double() -> None:
    scored = score("""
        . . o o o o . .
        . o o o o o o .
        3 o o o o o o 5
        3 3 o o o o 1 1
        o o o o o o o o
        . o o o o o o .
        . . o o o o . .
    """)
    assert lines(scored) == ["starred-group 3 6"]
    assert scored.total == 6


def test_a_star_adds_nothing_to_a_group_that_does_not_score() -> None:
    scored = score("""
        . . o o o o . .
        . o o o o o o .
        3 o o o o o o 1
        3 o o o o o o 1
        o o o o o o o o
        . o o o o o o .
        . . o o o o . .
    """)
    assert scored.total == 0


def test_each_star_doubles_its_own_group() -> None:
    scored = score("""
        o o o . . o h o
        o o o o o o o o
        . h o o o o o .
        . o o . . o o .
        . o o o h o o .
        o 2 o o o o 6 o
        o 2 o . . o 1 o
    """)
    assert lines(scored) == ["starred-group 1 2", "starred-group 2 4", "hearts 0"]


HEARTS = """
    o {left} o . . o {top} o
    o o o o o o o o
    . {middle} o o o o 1 .
    . o o . . o o .
    . o o 1 {bottom} o o .
    o o o o o o o o
    o * o . . o * o
"""


def test_the_same_number_in_all_hearts_scores_5_whether_or_not_their_groups_score() -> None:
    scored = score(HEARTS.format(left=1, top=4, middle=4, bottom=4))
    assert lines(scored) == ["group 1 1", "group 1 1", "group 1 1", "hearts 5"]
    assert scored.parts[-1].fields == ((0, 6), (2, 1), (4, 4))
    assert HEARTS_BONUS == 5


def test_the_hearts_score_on_top_of_their_groups() -> None:
    assert score(HEARTS.format(left=6, top=1, middle=1, bottom=1)).total == 1 + 1 + 1 + 5


@pytest.mark.parametrize("hearts", [(4, 4, 3), (3, 4, 4), (4, 3, 4)])
def test_different_numbers_in_the_hearts_score_nothing(hearts: tuple[int, int, int]) -> None:
    top, middle, bottom = hearts
    assert lines(score(HEARTS.format(left=6, top=top, middle=middle, bottom=bottom)))[-1] == "hearts 0"


def test_free_hearts_score_nothing() -> None:
    assert lines(score(EMPTY["B"])) == ["hearts 0"]


def test_hearts_with_a_free_one_score_nothing() -> None:
    assert lines(score(HEARTS.format(left="o", top="o", middle=4, bottom=4)))[-1] == "hearts 0"


def test_board_a_has_no_hearts() -> None:
    assert score(BEST_ON_A).parts[-1].kind != "hearts"


def test_a_sheet_worth_56_exists_on_board_A() -> None:  # noqa: N802
    scored = score(BEST_ON_A)
    assert scored.total == 56
    assert [part.points for part in scored.parts if part.kind == "starred-group"] == [12, 12]


def test_a_sheet_worth_61_exists_on_board_B() -> None:  # noqa: N802
    scored = score(BEST_ON_B)
    assert scored.total == 61
    assert scored.parts[-1].points == 5


@pytest.mark.parametrize("sheet", [BEST_ON_A, BEST_ON_B])
def test_the_parts_hold_every_field_of_a_perfect_sheet_once(sheet: str) -> None:
    groups = [part for part in score(sheet).parts if part.kind != "hearts"]
    fields = [field for part in groups for field in part.fields]
    assert len(fields) == len(set(fields)) == 44
    assert all(part.count == len(part.fields) == int(part.name) for part in groups)
    assert [part.name for part in groups] == sorted(part.name for part in groups)


@pytest.mark.parametrize(
    ("least", "most", "key"),
    [
        (0, 27, "lost"),
        (28, 30, "welcome"),
        (31, 33, "fair"),
        (34, 36, "decent"),
        (37, 38, "quite-good"),
        (39, 40, "great"),
        (41, 42, "excellent"),
        (43, 44, "first-class"),
        (45, 46, "sensational"),
        (47, 48, "spectacular"),
        (49, 50, "unbelievable"),
        (51, 61, "out-of-this-world"),
    ],
)
def test_the_solo_rating(least: int, most: int, key: str) -> None:
    assert [rating(total) for total in range(least, most + 1)] == [key] * (most - least + 1)


def test_the_highest_score_wins_and_a_tie_is_shared() -> None:
    sheets = {
        "best": drawn(BEST_ON_A),
        "mirrored": "\n".join(line[::-1] for line in drawn(BEST_ON_A).splitlines()),
        "worse": drawn(BEST_ON_A).replace("6 6 1 2 2 4 6 6", "5 6 1 2 2 4 6 6"),
    }
    headers = "game: splitter\nvariant: A\nactive: 0\nstep: over\ndice:\n\n"

    def winners(*names: str) -> tuple[int, ...]:
        return GAME.winners(GAME.notation.state_from_text(headers + "\n\n".join(sheets[name] for name in names)))

    assert winners("worse", "best") == (1,)
    assert winners("best", "worse", "mirrored") == (0, 2)
    assert winners("worse", "worse") == (0, 1)

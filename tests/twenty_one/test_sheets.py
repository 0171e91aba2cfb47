"""The six sheets, who gets which, and cards of one's own."""

from __future__ import annotations

from pathlib import Path

import pytest

from rollwright.games.protocol import InvalidNotation, InvalidSetup
from rollwright.games.twenty_one import CARDS, Card, notation
from rollwright.games.twenty_one.own_sheets import parse, to_toml
from tests.twenty_one.positions import GAME, drawn, play, texts

COLOURS = ["red", "yellow", "green", "blue", "white", "black"]
OWN = Card("My pad", tuple(tuple((colour, 7 - row) for colour in reversed(COLOURS)) for row in range(1, 6)))


def test_every_colour_stands_under_every_place_of_a_row_once_over_the_six_sheets() -> None:
    for row in range(5):
        for place in range(6):
            assert sorted(card.rows[row][place][0] for card in CARDS.values()) == sorted(COLOURS)


def test_the_limits_are_the_same_on_all_sheets_and_row_1_runs_from_6_to_1() -> None:
    limits = {tuple(tuple(limit for _, limit in row) for row in card.rows) for card in CARDS.values()}
    assert len(limits) == 1
    assert limits.pop()[0] == (6, 5, 4, 3, 2, 1)


def test_without_a_choice_the_seats_get_a_b_c() -> None:
    assert [card.name for card in GAME.start(3).cards] == ["A", "B", "C"]
    assert GAME.start(6).cards == tuple(CARDS.values())


def test_sheets_are_chosen_by_letter() -> None:
    state = GAME.start(2, sheets=("F", "A"))
    assert state.cards == (CARDS["F"], CARDS["A"])
    assert GAME.start(2, sheets=("A", "B")) == GAME.start(2)


@pytest.mark.parametrize(
    ("sheets", "words"),
    [
        (("A", "A"), "one sheet A"),
        (("A", CARDS["A"]), "one sheet A"),
        (("A",), "Each of the 2 seats needs a sheet, and 1 were given"),
        (("A", "G"), "no sheet 'G': choose from A, B, C, D, E, F"),
        (("A", 3), "no sheet 3"),
    ],
)
def test_sheets_that_cannot_be_given_out(sheets: tuple[object, ...], words: str) -> None:
    with pytest.raises(InvalidSetup, match=words):
        GAME.start(2, sheets=sheets)


def test_own_cards_need_not_differ() -> None:
    assert GAME.start(2, sheets=(OWN, OWN)).cards == (OWN, OWN)


def test_own_cards_play_by_their_own_limits_and_colours() -> None:
    # Row 1 is black 6, white 6, blue 6 and so on; row 5 has nothing but 2s.
    state = play(GAME.throw(GAME.start(1, sheets=(OWN,)), (6,) * 6), "keep")
    assert len(texts(state, 0)) == 64
    assert drawn(play(state, "K"), 0)[0] == "6 . . . . ."
    assert GAME.preview(state, 0, notation.action_from_text("RYGBWK")).total == 36 + 21


def test_states_with_other_cards_differ_and_equal_ones_are_equal() -> None:
    renamed = Card("My other pad", OWN.rows)
    one, same, other = (GAME.start(1, sheets=(card,)) for card in (OWN, OWN, renamed))
    assert one == same
    assert hash(one) == hash(same)
    assert one != other
    assert one != GAME.start(1)


def test_own_cards_come_back_from_json_and_text() -> None:
    state = play(GAME.throw(GAME.start(2, sheets=(OWN, "C")), (1, 2, 3, 4, 5, 6)), "keep")
    state = play(state, "KY", "cross")
    assert notation.state_from_json(notation.state_to_json(state)) == state
    assert notation.state_from_text(notation.state_to_text(state)) == state
    drawing = notation.sheet_from_text(notation.sheet_to_text(state, 0))
    assert drawing == {**notation.sheet_to_json(state, 0), "card": notation.cards(state)[0]}
    assert GAME.score(GAME.sheet_state(drawing), 0) == GAME.score(state, 0)


def test_the_layout_tells_which_sheets_are_our_own() -> None:
    state = GAME.start(2, sheets=("B", OWN))
    ours, own = (GAME.sheet_layout(state, seat) for seat in range(2))
    assert (ours["name"], ours["ours"]) == ("B", True)
    assert (own["name"], own["ours"]) == ("My pad", False)
    assert ours["rows"][0] == [["yellow", 6], ["green", 5], ["blue", 4], ["white", 3], ["black", 2], ["red", 1]]
    assert ours["bonus"] == [1, 3, 6, 10, 15, 21]


def test_a_card_written_as_toml_reads_back() -> None:
    accented = Card('Żółty "pad" \\ 1', OWN.rows)
    assert parse(to_toml(OWN) + to_toml(accented) + to_toml(CARDS["A"])) == (OWN, accented, CARDS["A"])


def test_the_example_of_the_docs_is_a_sheet() -> None:
    page = (Path(__file__).parents[2] / "docs" / "twenty-one.md").read_text()
    example = page.partition("```toml\n")[2].partition("```")[0]
    assert [card.name for card in parse(example)] == ["Our pad 1"]


def toml(name: str = 'name = "Pad"', row: int = 0, line: str | None = None, rows: int = 5) -> str:
    """A sheet in TOML with one row replaced."""
    good = '["red 6", "yellow 5", "green 4", "blue 3", "white 2", "black 1"]'
    lines = [line if line is not None and number == row else good for number in range(1, rows + 1)]
    return f"[[sheet]]\n{name}\nrows = [\n" + ",\n".join(lines) + "\n]\n"


def fields(*changes: tuple[int, str]) -> str:
    row = ["red 6", "yellow 5", "green 4", "blue 3", "white 2", "black 1"]
    for place, field in changes:
        row[place - 1] = field
    return "[" + ", ".join(f'"{field}"' for field in row) + "]"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (
            toml(row=2, line=fields((3, "gren 4"))),
            "Sheet 'Pad', row 2, field 3: there is no colour 'gren': did you mean green?",
        ),
        (
            toml(row=4, line=fields((1, "mauve 6"))),
            "Sheet 'Pad', row 4, field 1: there is no colour 'mauve': choose from red",
        ),
        (toml(row=3, line=fields((2, "red 5"))), "Sheet 'Pad', row 3, field 2: red stands in this row already"),
        (
            toml(row=1, line=fields((3, "green 6"))),
            "Sheet 'Pad', row 1, field 3: limits never rise in a row, and 6 follows 5.",
        ),
        (
            toml(row=5, line=fields((1, "red 7"))),
            "Sheet 'Pad', row 5, field 1: a limit is a number from 1 to 6, not 7.",
        ),
        (
            toml(row=5, line=fields((6, "black 0"))),
            "Sheet 'Pad', row 5, field 6: a limit is a number from 1 to 6, not 0.",
        ),
        (toml(row=2, line='["red 6"]'), "Sheet 'Pad', row 2: a row has 6 fields, this one has 1."),
        (toml(rows=4), "Sheet 'Pad': a sheet has 5 rows, this one has 4."),
        (
            toml(row=2, line=fields((4, "blue"))),
            "a colour and a limit such as 'red 6' in sheet 'Pad', row 2, field 4, found 'blue'",
        ),
        (toml(row=2, line="[6]"), "in sheet 'Pad', row 2, field 1, found 6."),
        (toml(row=2, line="6"), "Expected a list in sheet 'Pad', row 2, found 6."),
        (toml(name=""), "Sheet 1 has no name"),
        (toml() + toml(name=""), "Sheet 2 has no name"),
        (toml(name="name = 3"), 'Expected a name such as "My pad 1" in sheet 1, found 3.'),
        (toml(name='name = " "'), "The name of a sheet is a word or some words in one line, not ' '."),
        (toml(name='name = "A\\nB"'), "in one line"),
        (toml(name=f'name = "{"long " * 6}"'.replace(' "', '"')), "is too long: it may have 24 letters"),
        (toml(name='name = "C"'), "Sheet 'C': the names A to F belong to the sheets that come along"),
        (toml(name='name = "Pad"\ncolour = "red"'), "Expected a name, rows and nothing else in sheet 'Pad'"),
        ('[[sheet]]\nname = "Pad"\n', "Expected a name, rows and nothing else in sheet 'Pad', found ['name']."),
        ('[[sheet]]\nname = "Pad"\nrows = "red 6"\n', "Expected a list in the rows of sheet 'Pad', found 'red 6'."),
        (toml() + toml(), "Several sheets have the name 'Pad'"),
        ("[sheet]\nname = 1", "two square brackets"),
        ("sheet = [1]", "Expected a table [[sheet]] with a name and rows in sheet 1, found 1."),
        ("", "There is no sheet"),
        ("[[pad]]\n", "Expected nothing but tables [[sheet]], found 'pad'."),
        ('[[sheet]]\nname = "Pad\n', "(at line 2, column 12)."),
        ("x = " + "[" * 5000, "This is not TOML"),
        ("x = " + "1" * 5000, "This is not TOML"),
    ],
)
def test_a_mistake_in_own_sheets_is_told_with_its_place(text: str, words: str) -> None:
    with pytest.raises(InvalidNotation) as told:
        parse(text)
    assert words in str(told.value)
    assert "\n" not in str(told.value)

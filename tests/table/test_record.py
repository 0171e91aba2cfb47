"""Records: what is written is read back, and what cannot be read is told with its place."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rollwright.games import REGISTRY
from rollwright.table.events import Seeded, Typed
from rollwright.table.match import Match
from rollwright.table.record import format_match, format_matches
from rollwright.table.record_reader import InvalidRecord, parse, parse_all, read
from tests.table.matches import open_match, play_on, play_out, random_match, sealed
from tests.table.roundtrip import check_matches

MATCHES_A_GAME = 50

TWO_TURNS = """\
[Game "qwinto"]
[Variant "standard"]
[Match "m1"]
[Seats "2"]
[First "0"]
[Dice "typed"]
[Result "*"]
[Seat0 "Ada"]
[Seat1 "Ben"]
[Bot1 "random"]

1. OY; (O4 Y3); again; (O5 Y1); O4 / Y2
* seat 0 stand-in random
* seat 0 returns
2. P; (P6); keep
* undo to 7 by 0
"""


@pytest.mark.parametrize("key", REGISTRY)
def test_random_matches_are_equal_after_text_and_json(key: str) -> None:
    assert check_matches(key, range(MATCHES_A_GAME)) > MATCHES_A_GAME


@given(key=st.sampled_from(list(REGISTRY)), seed=st.integers(0, 2**32), events=st.integers(1, 60))
@settings(max_examples=40, deadline=None)
def test_a_match_that_goes_on_is_equal_after_text(key: str, seed: int, events: int) -> None:
    match = random_match(key, random.Random(seed), events, fuss=0.3)
    assert parse(format_match(match)) == match


@given(name=st.text(min_size=1, max_size=40))
def test_every_name_that_a_seat_takes_is_equal_after_text(name: str) -> None:
    match = open_match("splitter", 1)
    if name.isprintable() and name == name.strip():
        match.accept(match.sit(0, name))
        match.accept(match.hand_to_bot(0, "random", name))
    assert parse(format_match(match)) == match


def test_a_record_has_headers_and_a_line_for_each_turn() -> None:
    match = open_match("qwinto", 2, Seeded(7))
    chance = random.Random(2)
    while match.position.turn < 3:
        play_on(match, chance)
    match.accept(match.stand_in(0, "random"))
    head, body = format_match(match).split("\n\n")
    assert head.splitlines() == [
        '[Game "qwinto"]',
        '[Variant "standard"]',
        '[Match "m1"]',
        '[Seats "2"]',
        '[First "0"]',
        '[Seat0 "Ada"]',
        '[Seat1 "Ben"]',
        '[Bot1 "random"]',
        '[Dice "seeded"]',
        '[Seed "7"]',
        '[Result "*"]',
    ]
    first, second, mark = body.splitlines()
    assert first.startswith("1. ")
    assert second.startswith("2. ")
    assert mark == "* seat 0 stand-in random"


def test_a_turn_that_was_interrupted_goes_on_after_three_dots() -> None:
    match = open_match("qwinto", 2, people=2)
    match.accept(match.decide(0, {"dice": ["orange"]}))
    match.accept(match.sit(1, "Cleo"))
    match.accept(match.throw(0))
    lines = format_match(match).splitlines()[-3:]
    assert lines[:2] == ["1. O", '* seat 1 person "Cleo"']
    assert lines[2].startswith("1... (O")
    assert parse(format_match(match)) == match


def test_a_finished_match_has_its_result_and_the_opened_secret_in_headers() -> None:
    match = play_out(open_match("splitter", 1, sealed()), 3)
    text = format_match(match)
    total = match.position.scores[0].total
    assert f'[Result "{total}"]' in text
    assert '[Secret "00010203' in text


def test_many_matches_stand_in_one_text() -> None:
    matches = tuple(play_out(open_match(key, 2), 3) for key in REGISTRY)
    assert parse_all(format_matches(matches)) == matches
    assert list(read(format_matches(matches))) == list(matches)


def test_a_record_with_other_line_ends_and_comments_is_read() -> None:
    assert parse("# by hand\r\n" + TWO_TURNS.replace("\n", "\r\n")) == parse(TWO_TURNS)


def test_what_stood_before_a_mistake_is_kept() -> None:
    whole = parse(TWO_TURNS)
    with pytest.raises(InvalidRecord) as broken:
        parse_all(TWO_TURNS + "\n" + TWO_TURNS + "\n" + TWO_TURNS.replace("O4 / Y2", "O4 / Y6"))
    assert broken.value.matches == (whole, whole)
    assert (broken.value.line, broken.value.column) == (12 + 2 * 17, 38)


BROKEN = [
    ("1. OY; (O4 Y3)", "1. OX; (O4 Y3)", 12, 4, "different ones of"),
    ("1. OY; (O4 Y3)", "1. OY; (O4 Y9)", 12, 8, "a die and its face"),
    ("1. OY; (O4 Y3)", "1. OY; (O4 P3)", 12, 8, "Expected a throw of orange, yellow"),
    ("1. OY; (O4 Y3)", "1. OY; (O4 Y3", 12, 14, "Expected ')'"),
    ("1. OY; (O4 Y3)", "1. OY; (O4 Y3 | n)", 12, 8, "only sealed dice"),
    ("1. OY; (O4 Y3)", "1. OY; keep", 12, 8, "Expected dice in brackets"),
    ("1. OY; (O4 Y3)", "1. OY; ; (O4 Y3)", 12, 8, "Expected dice in brackets"),
    ("O4 / Y2", "O4", 12, 33, "Expected 2 decisions"),
    ("O4 / Y2", "O4 / Y2 / Y2", 12, 33, "Expected 2 decisions"),
    ("O4 / Y2", "O4 / keep", 12, 38, "Seat 1 may not decide keep"),
    ("O4 / Y2", "(O1 Y1)", 12, 33, "Expected no throw"),
    ("2. P; (P6)", "3. P; (P6)", 15, 1, "Expected turn 2"),
    ("2. P; (P6)", "P; (P6)", 15, 1, "Expected a turn"),
    ("* seat 0 returns", "* seat 0 sleeps", 14, 3, "Expected seat 0 and"),
    ("* seat 0 returns", "* seat 1 returns", 14, 1, "Only a person"),
    ("* seat 0 returns", "* seat 9 returns", 14, 1, "There is no seat 9"),
    ("undo to 7 by 0", "undo to 4 by 0", 16, 1, "An undo goes back to event"),
    ('[Seats "2"]', '[Seats "two"]', 4, 9, "Expected a number"),
    ('[Seats "2"]', '[Seats "9"]', 1, 8, "Qwinto has 1 to 6 seats"),
    ('[Seats "2"]\n', "", 6, 1, "Expected the header Seats"),
    ('[Game "qwinto"]', '[Game "quinto"]', 1, 8, "did you mean qwinto"),
    ('[Game "qwinto"]', "[Game qwinto]", 1, 1, "Expected a header"),
    ('[First "0"]', '[First "0"]\n[First "0"]', 6, 2, "second time"),
    ('[First "0"]', '[Frist "0"]', 5, 2, "Expected one of the headers"),
    ('[Dice "typed"]', '[Dice "loaded"]', 6, 8, "Expected one of seeded"),
    ('[Dice "typed"]', '[Dice "seeded"]', 7, 1, "Expected the header Seed"),
    ('[Dice "typed"]', '[Dice "typed"]\n[Seed "1"]', 7, 2, "typed dice have no header Seed"),
    ('[Bot1 "random"]', '[Bot0 "random"]', 10, 2, "Expected the header Seat0 right before"),
    ('[Seat0 "Ada"]', '[Seat7 "Ada"]', 8, 9, "There is no seat 7"),
    ('[Result "*"]', '[Result "3 4"]', 17, 1, "isn't over"),
    ('[Result "*"]', '[Result "won"]', 7, 10, "Expected the scores"),
    ('[Result "*"]', '[Result "*"]\n[Secret "00"]', 8, 2, "it hasn't"),
    ('[Game "qwinto"]', 'hello\n[Game "qwinto"]', 1, 1, "Expected a header"),
]


@pytest.mark.parametrize(("whole", "broken", "line", "column", "reason"), BROKEN)
def test_a_mistake_is_told_with_line_column_and_what_was_expected(
    whole: str, broken: str, line: int, column: int, reason: str
) -> None:
    assert whole in TWO_TURNS
    with pytest.raises(InvalidRecord) as refused:
        parse(TWO_TURNS.replace(whole, broken))
    error = refused.value
    assert reason.lower() in error.reason.lower()
    assert (error.line, error.column) == (line, column), str(error)
    assert str(error).startswith(f"Line {line}, column {column}: ")


def test_wrong_scores_are_told_at_the_result() -> None:
    text = format_match(play_out(open_match("splitter", 1, Typed()), 3))
    result = next(line for line in text.splitlines() if line.startswith("[Result"))
    with pytest.raises(InvalidRecord, match=r"^Line 8, column 10: It ends with the scores"):
        parse(text.replace(result, '[Result "99"]'))


def test_one_match_is_expected_where_one_is_asked_for() -> None:
    for text in ("", "# nothing\n", TWO_TURNS + "\n" + TWO_TURNS):
        with pytest.raises(InvalidRecord, match="Expected one match"):
            parse(text)


# --- whatever is read, nothing crashes --------------------------------------------------------------------------------


def matches_or_mistake(text: str) -> tuple[Match, ...] | InvalidRecord:
    try:
        return parse_all(text)
    except InvalidRecord as error:
        return error


def check_no_crash(text: str) -> None:
    """A text is read, or refused with a place that exists."""
    found = matches_or_mistake(text)
    if isinstance(found, InvalidRecord):
        lines = text.split("\n")
        assert 1 <= found.line <= len(lines)
        assert 1 <= found.column <= len(lines[found.line - 1]) + 1
        assert "\n" not in str(found)
    else:
        assert parse_all(format_matches(found)) == found


SIGNS = ("[", "]", '"', "\\", "* ", "; ", " / ", "(", ")", " | ", "\n", "0", "9", "[[", "{}", "é", "#", "1. ", "1... ")
ACTIONS = ("OY", "pass", "keep", "again 1 w", "RG", "a1=5", "O4", "undo to ", "seat ", " by ")
WORDS = st.sampled_from((*SIGNS, *ACTIONS, "[Game ", '"splitter"]', "[Sheets "))


@given(st.text(max_size=200) | st.lists(WORDS, max_size=30).map("".join))
@settings(max_examples=300, deadline=None)
def test_no_text_crashes_the_reader(text: str) -> None:
    check_no_crash(text)
    check_no_crash(TWO_TURNS.partition("1. ")[0] + text)
    check_no_crash(TWO_TURNS + text)


@given(
    key=st.sampled_from(list(REGISTRY)),
    seed=st.integers(0, 30),
    cut=st.integers(0, 2000),
    length=st.integers(0, 12),
    put=st.text(max_size=6) | WORDS,
)
@settings(max_examples=300, deadline=None)
def test_no_changed_record_crashes_the_reader(key: str, seed: int, cut: int, length: int, put: str) -> None:
    text = format_match(random_match(key, random.Random(seed), events=25))
    cut %= len(text)
    check_no_crash(text[:cut] + put + text[cut + length :])

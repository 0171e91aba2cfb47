"""Real dice that were typed in wrongly: what is corrected, what stays, and what is asked for again."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rollwright.games import REGISTRY, game
from rollwright.games.protocol import Face, ImpossibleThrow
from rollwright.table.errors import InvalidLog, NotNow
from rollwright.table.events import Corrected, Decided, Ended, Event, Seeded, Thrown, Typed, log_from_json, log_to_json
from rollwright.table.match import Match
from rollwright.table.record import format_match
from rollwright.table.record_reader import parse
from rollwright.table.verify import verify
from rollwright.table.view import view_of
from tests.table.matches import open_match, other_faces, play_on, play_out


def counted(match: Match) -> list[Event]:
    """The throws and decisions that count."""
    return [match.events[number - 1] for number in match.position.line]


def seats_of(match: Match) -> list[Event]:
    return [event for event in match.events if not isinstance(event, Thrown | Decided | Corrected | Ended)]


def played_anew(match: Match) -> Match:
    """A fresh match with the throws and decisions that count."""
    return Match.resume([*seats_of(match), *counted(match)])


def correct(match: Match, throw: int, faces: list[Face]) -> tuple[Event, ...]:
    return match.accept(match.correct(match.position.people, throw, faces))


def at_qwinto(people: int = 2, decisions: tuple[str, ...] = ("O4", "O4")) -> Match:
    """Two turns of Qwinto with real dice; in the first all wrote 7 where they say."""
    match = open_match("qwinto", 2, Typed(), people=people)
    notation = match.game.notation
    for seat, faces, written in ((0, [4, 3], decisions), (1, [6, 5], ("O7", "O7"))):
        match.accept(match.decide(seat, {"dice": ["orange", "purple"]}))
        match.accept(match.enter(faces))
        match.accept(match.decide(seat, "keep"))
        for other, action in enumerate(written):
            match.accept(match.decide(other, notation.action_to_json(notation.action_from_text(action))))
    return match


FIRST_THROW = 5


def test_what_is_still_possible_stays() -> None:
    match = at_qwinto()
    before = match.position.turn
    events = correct(match, FIRST_THROW, [4, 2])
    assert events[0] == Corrected(FIRST_THROW, [0, 1])
    assert events[1] == Thrown(0, {"orange": 4, "purple": 2})
    assert match.position.turn == before
    assert "7" not in match.game.notation.sheet_to_text(match.state, 0)
    assert "6" in match.game.notation.sheet_to_text(match.state, 0)
    assert [event for event in counted(match) if isinstance(event, Decided)] == [
        event for event in match.events[:11] if isinstance(event, Decided)
    ]
    assert not match.position.later


def test_who_can_not_have_decided_so_is_asked_again_and_the_rest_follows() -> None:
    match = at_qwinto(decisions=("O4", "P8"))
    match.accept(match.decide(0, {"dice": ["yellow"]}))
    match.accept(match.enter([3]))
    # With 12 in the first turn, seat 0 can't have written 11 to the right of it; seat 1 wrote elsewhere.
    correct(match, FIRST_THROW, [6, 6])
    assert (match.position.turn, match.state.phase) == (2, "write")
    assert set(match.pending) == {1}
    match.accept(match.decide(0, "pass"))
    assert (match.position.turn, match.state.faces) == (3, {"yellow": 3})
    assert played_anew(match).state == match.state


def test_all_people_agree_to_the_same_dice() -> None:
    match = at_qwinto()
    assert match.accept(match.correct([0], FIRST_THROW, [4, 2])) == ()
    view = view_of(match, [1])
    assert view.correction is not None
    assert (view.correction.asked_by, view.correction.needs, view.correction.faces) == ([0], [1], [4, 2])
    # Somebody who says something else asks anew: the first has not agreed to that.
    assert match.accept(match.correct([1], FIRST_THROW, [4, 1])) == ()
    assert match.correction is not None
    assert match.correction.asked == {1}
    assert match.accept(match.correct([0], FIRST_THROW, [4, 1]))[0] == Corrected(FIRST_THROW, [0, 1])
    assert match.correction is None


def test_a_correction_may_be_refused() -> None:
    match = at_qwinto()
    match.accept(match.correct([0], FIRST_THROW, [4, 2]))
    match.accept(match.correct([1], FIRST_THROW, None))
    assert match.correction is None


def test_a_wish_to_correct_outlives_the_next_move() -> None:
    match = at_qwinto()
    match.accept(match.correct([0], FIRST_THROW, [4, 2]))
    match.accept(match.decide(0, {"dice": ["yellow"]}))
    match.accept(match.enter([3]))
    assert match.correction is not None
    match.accept(match.correct([1], FIRST_THROW, [4, 2]))
    assert match.state.faces == {"yellow": 3}


def test_decisions_that_are_still_hidden_stay_hidden() -> None:
    match = at_qwinto()
    match.accept(match.decide(0, {"dice": ["yellow"]}))
    match.accept(match.enter([3]))
    match.accept(match.decide(0, "keep"))
    match.accept(match.decide(1, "pass"))
    correct(match, FIRST_THROW, [4, 2])
    assert match.pending == {1: "pass"}


def test_a_correction_is_taken_back_by_correcting_again() -> None:
    match = at_qwinto(decisions=("O4", "P8"))
    state = match.state
    correct(match, FIRST_THROW, [6, 6])
    assert match.state != state
    correct(match, min(match.position.correctable), [4, 3])
    assert match.state == state


@pytest.mark.parametrize(
    ("throw", "faces", "error"),
    [
        (FIRST_THROW, [4, 3], NotNow),  # what was typed in
        (FIRST_THROW, [4], ImpossibleThrow),
        (FIRST_THROW, [4, 7], ImpossibleThrow),
        (FIRST_THROW, [4, "x"], ImpossibleThrow),
        (FIRST_THROW, [[], {}], ImpossibleThrow),
        (FIRST_THROW - 1, [4, 2], NotNow),  # a decision
        (0, [4, 2], NotNow),
        (-1, [4, 2], NotNow),
        (99, [4, 2], NotNow),
    ],
)
def test_what_can_not_have_fallen_is_refused(throw: int, faces: list[object], error: type[Exception]) -> None:
    match = at_qwinto()
    with pytest.raises(error):
        match.correct([0, 1], throw, faces)  # type: ignore[arg-type]


def test_bots_and_watchers_correct_nothing() -> None:
    match = at_qwinto(people=1)
    for seats in ([], [1], [0, 1], [7]):
        with pytest.raises(NotNow):
            match.correct(seats, FIRST_THROW, [4, 2])
    assert correct(match, FIRST_THROW, [4, 2])


def test_only_real_dice_are_corrected_and_only_until_the_end() -> None:
    match = open_match("splitter", 1, Seeded(3))
    match.accept(match.throw(0))
    with pytest.raises(NotNow):
        match.correct([0], match.number, [1, 2])
    with pytest.raises(InvalidLog):
        Match.resume([*match.events, Corrected(match.number, [0])])
    ended = play_out(open_match("splitter", 1, Typed()), 1)
    with pytest.raises(NotNow):
        ended.correct([0], 3, [1, 2])


def test_an_undone_throw_is_not_corrected() -> None:
    match = at_qwinto()
    match.accept(match.decide(0, {"dice": ["yellow"]}))
    match.accept(match.enter([3]))
    throw = match.number
    for seat in (0, 1):
        match.accept(match.undo(seat))
    with pytest.raises(NotNow):
        match.correct([0, 1], throw, [4])
    with pytest.raises(InvalidLog):
        Match.resume([*match.events, Corrected(throw, [0, 1])])


def test_a_log_with_a_correction_that_not_all_agreed_to_is_refused() -> None:
    match = at_qwinto()
    with pytest.raises(InvalidLog, match="a correction is for 0, 1"):
        Match.resume([*match.events, Corrected(FIRST_THROW, [0])])


@pytest.mark.parametrize("key", REGISTRY)
@given(seed=st.integers(0, 2**32), corrections=st.integers(1, 3))
@settings(max_examples=25, deadline=None)
def test_a_corrected_match_is_the_match_with_the_right_dice_and_what_was_kept(
    key: str, seed: int, corrections: int
) -> None:
    chance = random.Random(seed)
    seats = chance.choice([seats for seats in game(key).info.playable if seats <= 3])
    match = open_match(key, seats, Typed(), people=chance.randint(1, seats))
    for _ in range(corrections):
        for _ in range(chance.randrange(2, 14)):
            if not match.is_over:
                play_on(match, chance)
        if match.is_over or not match.position.correctable:
            continue
        throw = chance.choice(sorted(match.position.correctable))
        earlier, before = match.position.line.index(throw), counted(match)
        faces = other_faces(match, throw, chance)
        correct(match, throw, faces)
        after = counted(match)
        assert after[:earlier] == before[:earlier]
        assert isinstance(after[earlier], Thrown)
        # All that comes after it was played before, in the same order: nothing is made up.
        left = iter(before[earlier + 1 :])
        assert all(event in left for event in after[earlier + 1 :])
        assert played_anew(match).state == match.state
        assert Match.resume(match.events, match.hidden).position == match.position
    if not match.is_over:
        play_out(match, seed)
    fresh = played_anew(match)
    assert fresh.state == match.state
    assert fresh.position.scores == match.position.scores
    assert parse(format_match(match)) == match
    assert log_from_json(log_to_json(match.events)) == list(match.events)
    assert verify(match).honest is None

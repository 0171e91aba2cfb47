"""Other ways from a moment of a match on, and the same match again with the same dice."""

from __future__ import annotations

import pytest

from rollwright.games import REGISTRY
from rollwright.table.errors import NotNow
from rollwright.table.events import Opened, Seeded, Thrown, from_json, to_json
from rollwright.table.match import Match
from rollwright.table.record import format_match
from rollwright.table.record_reader import InvalidRecord, parse
from rollwright.table.verify import verify
from rollwright.table.what_if import Beginning, from_moment, same_dice

SEED = 7


def played(match: Match, choice: int = 0, steps: int = 10_000) -> Match:
    """Go on with the first or another legal action of everybody."""
    for _ in range(steps):
        if match.is_over:
            break
        position = match.position
        if position.thrower is not None:
            match.accept(match.throw(position.thrower))
        for seat in position.deciders:
            legal = match.game.legal(match.state, seat)
            action = legal[min(choice, len(legal) - 1)]
            match.accept(match.decide(seat, match.game.notation.action_to_json(action)))
    return match


def opened(key: str, beginning: Beginning | None = None) -> Match:
    source = Seeded(1) if beginning is None else beginning.dice
    origin = None if beginning is None else beginning.origin
    match = Match.open(key, 2, match="other" if origin else "first", source=source, origin=origin)
    for seat, name in enumerate(("Ada", "Robo")):
        match.accept(match.sit(seat, name))
    if beginning is not None:
        match.accept(match.follow(beginning.played))
    return match


def moment(match: Match) -> int:
    """An event in the middle, after which somebody decides."""
    numbers = range(len(match.events) // 2, len(match.events))
    return next(number for number in numbers if match.state_at(number).deciders)


@pytest.mark.parametrize("key", REGISTRY)
def test_another_way_stands_as_the_match_stood_and_goes_on_with_new_dice(key: str) -> None:
    first = played(opened(key))
    number = moment(first)
    other = opened(key, from_moment(first, number, SEED))
    before = first.state_at(number)
    assert (other.state, other.position.turn) == (before.state, before.turn)
    assert other.position.throws_of_turn == before.throws_of_turn
    played(other, choice=1)
    assert other.is_over
    assert other.events[len(other.events) // 2 :] != first.events[len(other.events) // 2 :]


@pytest.mark.parametrize("key", REGISTRY)
def test_the_same_dice_fall_whatever_is_decided(key: str) -> None:
    first = played(opened(key))
    again = played(opened(key, same_dice(first, SEED)))
    fell = [event.faces for event in again.events if isinstance(event, Thrown)]
    assert fell == [event.faces for event in first.events if isinstance(event, Thrown)]
    assert again.position.ended == first.position.ended
    otherwise = played(opened(key, same_dice(first, SEED)), choice=1)
    assert verify(otherwise).honest is True


@pytest.mark.parametrize("key", REGISTRY)
def test_records_of_other_ways_are_read_back_and_say_what_they_are(key: str) -> None:
    first = played(opened(key))
    number = moment(first)
    for beginning, code in ((from_moment(first, number, SEED), "what-if"), (same_dice(first, SEED), "same-dice")):
        match = played(opened(key, beginning), choice=1)
        text = format_match(match)
        assert parse(text) == match
        assert format_match(parse(text)) == text
        verdict = verify(match)
        assert verdict.honest is True
        assert [finding.code for finding in verdict.findings] == ["honest", code]
        event = match.events[0]
        assert isinstance(event, Opened)
        assert from_json(to_json(event)) == event


def test_dice_that_differ_from_what_was_told_are_found() -> None:
    match = played(opened("splitter", same_dice(played(opened("splitter")), SEED)))
    text = format_match(match)
    at = text.index("[Throws") + len('[Throws "1.1 ')
    forged = text[:at] + str(int(text[at]) % 6 + 1) + text[at + 1 :]
    assert verify(parse(forged)).honest is False


@pytest.mark.parametrize(
    "broken",
    [
        '[Dice "seeded"]\n[Seed "1"]\n[Throws "1.1 4 1"]',
        '[Dice "retold"]\n[Seed "1"]\n[Throws "x 4 1"]',
        '[Dice "retold"]\n[Seed "1"]\n[Throws "1.1 9 1"]',
        '[Dice "retold"]\n[Seed "1"]\n[Throws "1.1 4 1; 1.1 4 1"]',
        '[Dice "typed"]\n[From "first event 3"]',
        '[Dice "typed"]\n[From "first event 0 turn 3"]',
    ],
)
def test_headers_that_cannot_be_are_refused(broken: str) -> None:
    with pytest.raises(InvalidRecord):
        parse(f'[Game "splitter"]\n[Seats "1"]\n{broken}\n[Seat0 "Ada"]\n')


def test_there_is_no_other_way_from_the_end_on() -> None:
    match = played(opened("splitter"))
    with pytest.raises(NotNow, match="nothing left"):
        from_moment(match, match.number, SEED)
    with pytest.raises(NotNow):
        from_moment(match, match.number + 1, SEED)

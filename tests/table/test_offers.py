"""What is found in a short way is what the rules say in the long one."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from rollwright.games import REGISTRY, game
from rollwright.games.buffer_state import BufferState
from rollwright.games.protocol import Part, Score
from rollwright.table.match import Match
from rollwright.table.offers import offer_of
from rollwright.table.sheet_cache import sheet_of
from rollwright.table.sheet_diff import sheet_diff
from rollwright.table.view import Picture, view_of
from tests.table.matches import decide, play_on, random_match

SEEDS = 6


def moments(key: str) -> Iterator[Match]:
    """Matches of all setups as they go on."""
    for seed in range(SEEDS):
        chance = random.Random(seed)
        match = random_match(key, chance, events=12)
        while not match.is_over and match.position.is_full:
            yield match
            play_on(match, chance)


def scoring(score: Score) -> Counter[Part]:
    return Counter(part for part in score.parts if part.points)


@pytest.mark.parametrize("key", REGISTRY)
def test_an_action_that_changes_a_part_of_the_score_says_so(key: str) -> None:
    rules = game(key)
    for match in moments(key):
        for seat in match.position.deciders:
            now, sheet = rules.score(match.state, seat), rules.notation.sheet_to_json(match.state, seat)
            actions = rules.legal(match.state, seat)
            for option, action in zip(offer_of(key, match.state, seat).options, actions, strict=True):
                then = rules.preview(match.state, seat, action)
                assert bool(option.changes) == (scoring(now) != scoring(then))
                assert option.gain == then.total - now.total == sum(part.points for part in option.changes)
                assert option.writes == sheet_diff(sheet, rules.preview_sheet(match.state, seat, action))


def test_what_one_field_takes_and_another_gives_is_told_though_nothing_is_gained() -> None:
    found = 0
    for match in moments("splitter"):
        for seat in match.position.deciders:
            options = offer_of("splitter", match.state, seat).options
            found += sum(bool(option.changes) for option in options if option.gain == 0)
    assert found


@pytest.mark.parametrize("key", REGISTRY)
def test_sheet_and_score_hang_on_nothing_but_the_bytes_of_the_seat(key: str) -> None:
    rules = game(key)
    chance = random.Random(4)
    matches = [match for match in moments(key) if chance.random() < 0.1]
    for match in matches:
        for other in chance.sample(matches, min(3, len(matches))):
            if other.opened.variant != match.opened.variant:
                continue
            seat = chance.randrange(min(match.opened.seats, other.opened.seats))
            moved = _with_seat_of(match.state, other.state, seat)
            assert sheet_of(key, moved, seat) == sheet_of(key, match.state, seat)
            assert rules.score(moved, seat) == rules.score(match.state, seat)
            assert rules.notation.sheet_to_json(moved, seat) == rules.notation.sheet_to_json(match.state, seat)


def _with_seat_of(state: BufferState[Any], other: BufferState[Any], seat: int) -> BufferState[Any]:
    """Another match with what this one holds of a seat."""
    data = bytearray(other.data)
    for name, (at, shape) in state.record_fields.items():
        if shape[:1] == state.record_fields["cells"][1][:1] and name != "dice":
            size = 1
            for length in shape[1:]:
                size *= length
            data[at + seat * size : at + (seat + 1) * size] = state.data[at + seat * size : at + (seat + 1) * size]
    return type(state)(bytes(data))


@pytest.mark.parametrize("key", REGISTRY)
def test_a_written_view_is_the_view_as_json(key: str) -> None:
    for seed in range(SEEDS):
        chance = random.Random(seed)
        match = random_match(key, chance, events=20 + 10 * seed, fuss=0.3)
        if len(match.position.deciders) > 1:
            decide(match, match.position.deciders[0], chance)
        seats = range(match.opened.seats)
        picture = Picture(match, connected=[0])
        for mine in ((), (0,), tuple(seats)):
            for layouts in (False, True):
                expected = msgspec.json.encode(view_of(match, mine, connected=[0], layouts=layouts))
                assert msgspec.json.encode(picture.written(mine, layouts=layouts)) == expected


def test_nobody_plays_before_the_match_has_begun() -> None:
    match = random_match("qwinto", random.Random(8), events=9)
    view = Picture(match, begun=False).view(range(match.opened.seats))
    assert (view.awaited, view.deciders, view.thrower, view.undo.possible) == ("seats", [], None, False)
    assert {seat.status for seat in view.seats} == {"waits"}
    assert all(seat.options is None and seat.refusals is None for seat in view.seats)
    assert not any(die.wanted for die in view.dice)

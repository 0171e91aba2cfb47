"""Views: what one person may know, and nothing that is hidden."""

from __future__ import annotations

import random

import msgspec
import pytest

from rollwright.games import REGISTRY
from rollwright.table.events import Seeded, Typed
from rollwright.table.match import JOURNAL_LENGTH, Match
from rollwright.table.sheet_diff import sheet_diff
from rollwright.table.view import View, view_of
from tests.table.matches import SECRET, decide, open_match, play_on, play_out, random_match, sealed
from tests.table.test_match import at_writing

LOG_KINDS = {
    *("opened", "seated", "left", "stood-in", "returned", "thrown", "failed", "hinted", "undone", "corrected", "ended"),
    *("again", "crossed", "picked", "kept", "passed", "placed", "wrote"),
}


def moments(key: str, seats: int = 2) -> list[View]:
    """What the first seat sees at every moment of a match."""
    match = open_match(key, seats, Seeded(11))
    chance = random.Random(2)
    views = []
    while not match.is_over:
        views.append(view_of(match, [0], layouts=True))
        play_on(match, chance)
    return [*views, view_of(match, [0], layouts=True)]


@pytest.mark.parametrize("key", REGISTRY)
def test_a_view_is_the_same_after_json(key: str) -> None:
    for view in moments(key):
        read = msgspec.json.decode(msgspec.json.encode(view), type=View)
        assert msgspec.json.encode(read) == msgspec.json.encode(view)


@pytest.mark.parametrize("key", REGISTRY)
def test_options_are_all_legal_actions_with_what_they_bring(key: str) -> None:
    match = open_match(key, 2, Seeded(11))
    chance = random.Random(2)
    game, notation = match.game, match.game.notation
    offered = 0
    while not match.is_over:
        for seat in match.position.deciders:
            options = view_of(match, [seat]).seats[seat].options
            legal = game.legal(match.state, seat)
            assert options is not None
            assert [option.action for option in options] == [notation.action_to_json(action) for action in legal]
            now, sheet = game.score(match.state, seat), notation.sheet_to_json(match.state, seat)
            for option, action in zip(options, legal, strict=True):
                preview = game.preview(match.state, seat, action)
                assert option.gain == preview.total - now.total == sum(part.points for part in option.changes)
                assert option.writes == sheet_diff(sheet, game.preview_sheet(match.state, seat, action))
                offered += bool(option.writes)
        play_on(match, chance)
    assert offered


@pytest.mark.parametrize("key", REGISTRY)
def test_every_field_that_cannot_be_written_has_its_reason(key: str) -> None:
    found = set()
    for view in moments(key):
        own = view.seats[0]
        if own.refusals is None:
            continue
        offered = [option.action for option in own.options or []]
        assert not any(refusal.action in offered for refusal in own.refusals)
        found |= {refusal.why for refusal in own.refusals}
    assert found
    assert found <= {"not-thrown", "taken", "in-row", "in-column", "too-low", "too-high", "colour-used", "row-full"} | {
        "above-limit"
    }


def test_a_reason_brings_its_details_along() -> None:
    match = open_match("qwinto", 1, Typed())
    for faces, field in (([6], 6), ([3], None)):
        match.accept(match.decide(0, {"dice": ["orange"]}))
        match.accept(match.enter(faces))
        match.accept(match.decide(0, "keep"))
        if field is not None:
            match.accept(match.decide(0, {"write": ["orange", field]}))
    refusals = {tuple(r.action["write"]): (r.why, r.details) for r in view_of(match, [0]).seats[0].refusals or []}
    assert refusals["orange", 8] == ("too-low", ["6"])
    assert refusals["orange", 6] == ("taken", [])
    assert refusals["yellow", 1] == ("not-thrown", [])


def test_nobody_sees_the_hidden_decision_of_another_seat() -> None:
    match = at_writing()
    for_others = msgspec.json.encode(view_of(match, [1]))
    match.accept(match.decide(0, {"write": ["yellow", 5]}))
    own, other, watcher = view_of(match, [0]), view_of(match, [1]), view_of(match)
    assert own.seats[0].chosen == {"write": ["yellow", 5]}
    for view in (other, watcher):
        assert view.seats[0].chosen is None
        assert view.seats[0].options is None
        assert view.seats[0].status == "decided"
        assert view.number == own.number
    changed = msgspec.json.encode(other)
    assert changed == for_others.replace(b'"status":"thinking"', b'"status":"decided"', 1)


def test_options_are_for_ones_own_seats_only() -> None:
    match = at_writing()
    view = view_of(match, [1])
    assert view.seats[0].options is None
    assert view.seats[1].options
    assert all(seat.options is None for seat in view_of(match).seats)


def test_the_status_of_seats_follows_the_match() -> None:
    match = Match.open("qwinto", 2, match="m", source=Seeded(1))
    match.accept(match.sit(0, "Ada"))
    assert (view_of(match).awaited, view_of(match).seats[1].holder) == ("seats", "open")
    match.accept(match.sit(1, "Ben"))
    assert [seat.status for seat in view_of(match).seats] == ["thinking", "waits"]
    match.accept(match.decide(0, {"dice": ["purple"]}))
    view = view_of(match)
    assert (view.awaited, view.thrower, [die.wanted for die in view.dice]) == ("throw", 0, [False, False, True])
    assert [seat.status for seat in view.seats] == ["throws", "waits"]
    match.accept(match.throw(0))
    view = view_of(match)
    assert (view.awaited, view.phase, view.deciders) == ("decide", "again", [0])
    assert view.sums == {"sum": view.dice[2].face}


def test_qwantum_shows_the_sums_and_the_colour_that_is_taken() -> None:
    match = open_match("qwantum", 2, Seeded(1), people=2)
    match.accept(match.throw(0))
    assert set(view_of(match).sums) == {"red", "yellow", "blue", "purple"}
    match.accept(match.decide(0, "keep"))
    match.accept(match.decide(0, {"write": "red"}))
    assert view_of(match).taken == "red"


def test_a_seat_shows_who_is_connected_and_who_stands_in() -> None:
    match = open_match("qwinto", 3, people=2)
    match.accept(match.stand_in(1, "random"))
    seats = view_of(match, connected=[0]).seats
    assert [seat.connected for seat in seats] == [True, False, True]
    assert [(seat.bot, seat.stand_in) for seat in seats] == [(None, False), ("random", True), ("random", False)]


def test_an_undo_shows_who_asked_and_who_has_yet_to_agree() -> None:
    match = at_writing()
    assert view_of(match).undo.possible
    match.accept(match.undo(1))
    undo = view_of(match).undo
    assert (undo.asked_by, undo.needs) == ([1], [0])
    fresh = open_match("qwinto", 2)
    assert not view_of(fresh).undo.possible


@pytest.mark.parametrize("key", REGISTRY)
def test_a_finished_match_shows_its_result(key: str) -> None:
    match = play_out(open_match(key, 2, sealed()), 3)
    view = view_of(match, [0])
    assert view.awaited == "over"
    assert view.result is not None
    assert view.result.scores == [seat.score.total for seat in view.seats]
    assert view.result.rating is None
    assert view.seal is not None
    assert view.seal.secret == SECRET.hex()
    assert {seat.status for seat in view.seats} == {"over"}


def test_a_solo_match_of_splitter_is_rated() -> None:
    result = view_of(play_out(open_match("splitter", 1), 3)).result
    assert result is not None
    assert result.rating == "lost"


@pytest.mark.parametrize("key", REGISTRY)
def test_layouts_come_only_when_asked_for(key: str) -> None:
    match = open_match(key, 2)
    assert view_of(match).layouts is None
    assert len(view_of(match, layouts=True).layouts or []) == 2


@pytest.mark.parametrize("key", REGISTRY)
def test_the_log_tells_the_last_things_that_happened_in_known_kinds(key: str) -> None:
    for seed in range(5):
        match = random_match(key, random.Random(seed), fuss=0.3)
        log = view_of(match).log
        assert len(log) <= JOURNAL_LENGTH
        assert {entry.kind for entry in log} <= LOG_KINDS
        assert log[-1].number == match.number
        assert [entry.number for entry in log] == sorted(entry.number for entry in log)


def test_a_failed_throw_is_told_with_its_cost() -> None:
    match = at_writing()
    match.accept(match.decide(0, "pass"))
    match.accept(match.decide(1, "pass"))
    told = [(entry.kind, entry.seat, entry.points) for entry in view_of(match).log[-3:]]
    assert told == [("passed", 0, -5), ("failed", 0, -5), ("passed", 1, 0)]


def test_a_view_after_a_resume_is_the_same() -> None:
    match = random_match("twenty-one", random.Random(3), events=70)
    assert view_of(Match.resume(match.events), [0]) == view_of(match, [0])


def test_a_decision_that_is_hidden_adds_nothing_to_the_log() -> None:
    match = at_writing()
    before = list(view_of(match).log)
    decide(match, 0, random.Random(1))
    assert list(view_of(match).log) == before


def test_a_full_row_changes_as_one_part() -> None:
    match = open_match("qwinto", 1, Typed())
    fields = [2, 3, 4, 6, 7, 8, 9, 10]
    for column, dice in zip(fields, [[1], [2], [3], [4], [5], [6], [3, 4], [4, 4]], strict=True):
        colours = ["orange", "purple"][: len(dice)]
        match.accept(match.decide(0, {"dice": colours}))
        match.accept(match.enter(dice))
        match.accept(match.decide(0, "keep"))
        match.accept(match.decide(0, {"write": ["orange", column]}))
    match.accept(match.decide(0, {"dice": ["orange", "purple"]}))
    match.accept(match.enter([6, 6]))
    match.accept(match.decide(0, "keep"))
    options = view_of(match, [0]).seats[0].options or []
    full = next(option for option in options if option.action == {"write": ["orange", 11]})
    assert [(part.kind, part.name, part.points) for part in full.changes] == [("full-row", "orange", 12 - 8)]
    assert full.gain == 4

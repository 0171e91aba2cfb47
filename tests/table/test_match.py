"""A match: hidden decisions, seats that change hands, undo, and logs that are cut, broken or stored."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rollwright.games import REGISTRY
from rollwright.games.protocol import IllegalAction, ImpossibleThrow, InvalidNotation, RollwrightError
from rollwright.table.errors import InvalidLog, NotNow
from rollwright.table.events import (
    Decided,
    Ended,
    Event,
    Opened,
    Seated,
    Seeded,
    Thrown,
    Typed,
    Undone,
    log_from_json,
    log_to_json,
)
from rollwright.table.match import Hidden, Match
from tests.table.matches import SECRET, decide, make_fuss, open_match, play_on, play_out, random_match, sealed, throw

GAMES = tuple(REGISTRY)
SEEDS = st.integers(0, 2**32)


def played(events: Any) -> list[Event]:
    """What counts: throws and decisions, without all that happened around them."""
    return [event for event in events if isinstance(event, Thrown | Decided)]


def at_writing(seats: int = 2, people: int = 2, source: Any = None) -> Match:
    """A Qwinto match in which everybody is to write or pass."""
    match = open_match("qwinto", seats, source, people)
    match.accept(match.decide(0, {"dice": ["orange", "yellow"]}))
    throw(match, random.Random(1))
    match.accept(match.decide(0, "keep"))
    return match


# --- hidden decisions -------------------------------------------------------------------------------------------------


def test_decisions_stay_hidden_until_the_last_decider_has_decided_and_appear_as_one_event() -> None:
    match = at_writing(seats=3)
    number = match.number
    assert match.accept(match.decide(2, "pass")) == ()
    assert match.accept(match.decide(0, "pass")) == ()
    assert (match.number, dict(match.pending)) == (number, {2: "pass", 0: "pass"})
    (event,) = match.accept(match.decide(1, "pass"))
    assert event == Decided("write", {0: "pass", 1: "pass", 2: "pass"})
    assert not match.pending


def test_a_hidden_decision_may_be_changed_and_taken_back() -> None:
    match = at_writing()
    match.accept(match.decide(0, "pass"))
    match.accept(match.decide(0, {"write": ["orange", 6]}))
    match.accept(match.take_back(0))
    assert not match.pending
    match.accept(match.decide(0, {"write": ["yellow", 5]}))
    (event,) = match.accept(match.decide(1, "pass"))
    assert event == Decided("write", {0: {"write": ["yellow", 5]}, 1: "pass"})


def test_nothing_is_taken_back_that_was_not_decided_or_is_revealed() -> None:
    match = at_writing()
    with pytest.raises(NotNow, match="no hidden decision"):
        match.take_back(1)


@pytest.mark.parametrize(
    ("action", "error"),
    [("keep", IllegalAction), ({"write": ["purple", 1]}, IllegalAction), ({"fly": 1}, InvalidNotation)],
)
def test_a_wrong_decision_changes_nothing(action: Any, error: type[RollwrightError]) -> None:
    match = at_writing()
    before = (match.events, dict(match.pending), match.position)
    with pytest.raises(error):
        match.decide(0, action)
    assert (match.events, dict(match.pending), match.position) == before


def test_a_request_changes_nothing_until_it_is_accepted() -> None:
    match = at_writing()
    number = match.number
    change = match.decide(0, "pass")
    assert not match.pending
    match.accept(change)
    change = match.decide(1, "pass")
    assert (match.number, dict(match.pending)) == (number, {0: "pass"})
    match.accept(change)
    assert match.number == number + 1


def test_a_change_that_was_overtaken_is_refused() -> None:
    match = at_writing()
    first, second = match.decide(0, "pass"), match.decide(1, "pass")
    match.accept(first)
    with pytest.raises(NotNow, match="ask again"):
        match.accept(second)
    assert dict(match.pending) == {0: "pass"}


# --- interleavings ----------------------------------------------------------------------------------------------------


def plan(seed: int, number: int, seat: int, legal: tuple[Any, ...]) -> Any:
    """What a seat wants in the end, whatever happens before."""
    return random.Random(f"{seed} {number} {seat}").choice(legal)


def play_planned(key: str, seed: int, fuss: random.Random | None) -> Match:
    """A match in which all decide as planned. With fuss, in any order, after other decisions and seat changes."""
    match = open_match(key, 3, Seeded(seed), people=3)
    moves = 0
    while not match.is_over and moves < 40:
        moves += 1
        if match.position.thrower is not None:
            match.accept(match.throw(match.position.thrower))
        else:
            decide_planned(match, seed, moves, fuss)
    return match


def decide_planned(match: Match, seed: int, move: int, fuss: random.Random | None) -> None:
    game, notation = match.game, match.game.notation
    seats = list(match.position.deciders)
    wishes = {seat: notation.action_to_json(plan(seed, move, seat, game.legal(match.state, seat))) for seat in seats}
    if fuss is not None:
        fuss.shuffle(seats)
        for _ in range(fuss.randrange(4)):
            change_something(match, fuss)
    seats.sort(key=lambda seat: seat not in match.pending)  # first those who change their minds
    for seat in seats:
        match.accept(match.decide(seat, wishes[seat]))


def change_something(match: Match, fuss: random.Random) -> None:
    """A seat that changes hands, or a decision that will not be the last word."""
    seat = fuss.randrange(match.opened.seats)
    chair = match.position.chairs[seat]
    name = fuss.choice([name for name in ("Ada", "Ben", "Cleo") if name != chair.name])
    choices = [match.sit(seat, name), match.hand_to_bot(seat, "random", name)]
    if chair.holder == "person":
        choices.append(match.come_back(seat) if chair.stand_in else match.stand_in(seat, "random"))
    if seat in match.pending:
        choices.append(match.take_back(seat))
    waiting = set(match.position.deciders) - set(match.pending)
    if seat in match.position.deciders and waiting - {seat}:
        action = fuss.choice(match.game.legal(match.state, seat))
        choices = [match.decide(seat, match.game.notation.action_to_json(action))]
    match.accept(fuss.choice(choices))


@given(key=st.sampled_from(GAMES), seed=SEEDS, fuss=SEEDS)
@settings(max_examples=40, deadline=None)
def test_any_interleaving_of_decisions_changes_and_seat_changes_has_the_same_meaning(
    key: str, seed: int, fuss: int
) -> None:
    plain, fussy = play_planned(key, seed, None), play_planned(key, seed, random.Random(fuss))
    assert played(fussy.events) == played(plain.events)
    assert fussy.state == plain.state
    assert fussy.position.turn == plain.position.turn


# --- logs -------------------------------------------------------------------------------------------------------------


@given(key=st.sampled_from(GAMES), seed=SEEDS, cut=st.floats(0, 1))
@settings(max_examples=40, deadline=None)
def test_a_log_that_is_cut_anywhere_resumes(key: str, seed: int, cut: float) -> None:
    match = random_match(key, random.Random(seed), events=60)
    events = match.events
    number = 1 + int(cut * (len(events) - 1))
    resumed = Match.resume(log_from_json(log_to_json(events[:number])), secret=SECRET)
    assert resumed.position == match.state_at(number)
    whole = Match.resume([*resumed.events, *events[number:]])
    assert (whole.position, list(whole.journal)) == (match.position, list(match.journal))
    finish(resumed, random.Random(seed))
    assert isinstance(resumed.events[-1], Ended)


def finish(match: Match, chance: random.Random) -> None:
    for seat, chair in enumerate(match.position.chairs):
        if chair.holder == "open":
            match.accept(match.hand_to_bot(seat, "random", "Robo"))
    while not match.is_over:
        if match.game.is_over(match.state):
            match.accept(match.finish())
        else:
            play_on(match, chance)


@given(key=st.sampled_from(GAMES), seed=SEEDS, at=st.floats(0, 1))
@settings(max_examples=40, deadline=None)
def test_a_repeated_event_is_refused_with_its_number(key: str, seed: int, at: float) -> None:
    events = list(random_match(key, random.Random(seed), events=80).events)
    number = 1 + int(at * (len(events) - 1))
    with pytest.raises(InvalidLog) as refused:
        Match.resume([*events[:number], events[number - 1], *events[number:]])
    assert refused.value.number == number + 1
    assert str(number + 1) in str(refused.value)


def broken_events(match: Match) -> list[tuple[int, Event]]:
    """Events that can't stand where they stand, by their place in the list."""
    broken: list[tuple[int, Event]] = []
    for place, event in enumerate(match.events):
        if isinstance(event, Thrown):
            broken += [(place, Thrown(event.seat + 1, event.faces)), (place, Thrown(event.seat, {"green": 3}))]
            broken += [(place, Thrown(event.seat, event.faces, "nonce")), (place, Thrown(event.seat, [9, 9]))]
        elif isinstance(event, Decided):
            broken += [(place, Decided("nap", event.actions)), (place, Decided(event.phase, {}))]
            broken += [(place, Decided(event.phase, {**event.actions, 7: "pass"}))]
            broken += [(place, Decided(event.phase, dict.fromkeys(event.actions, "nap")))]
        elif isinstance(event, Ended):
            broken += [
                (place, Ended([99], event.winners)),
                (place, Ended(event.scores, [])),
                (place, Seated(0, "open")),
            ]
        elif isinstance(event, Seated):
            broken += [(place, Seated(9, "person", "Ada")), (place, Seated(0, "person", "")), (place, Seated(0, "bot"))]
            broken += [(place, Seated(0, "person", "two\nlines")), (place, event), (place, Undone(1, [0]))]
        broken.append((place, match.opened) if place else (place, Seated(0, "person", "Ada")))
    return [(place, event) for place, event in broken if match.events[place] != event]


@pytest.mark.parametrize("key", GAMES)
def test_an_illegal_event_is_refused_with_its_number(key: str) -> None:
    match = play_out(open_match(key, 2), 3)
    events = list(match.events)
    broken = [*broken_events(match)[:40], *broken_events(match)[-12:]]
    for place, event in broken:
        if isinstance(events[place], Ended) and isinstance(event, Seated):
            place += 1  # a seat that changes after the end
        with pytest.raises(InvalidLog) as refused:
            Match.resume([*events[:place], event, *events[place + 1 :]])
        assert refused.value.number == place + 1, event


def test_events_out_of_order_are_refused() -> None:
    events = list(play_out(open_match("splitter", 1), 3).events)
    events[2], events[3] = events[3], events[2]
    with pytest.raises(InvalidLog, match=r"^Event 3 can't be: "):
        Match.resume(events)


def test_a_log_without_its_opening_is_refused() -> None:
    for events in ([], [Seated(0, "person", "Ada")]):
        with pytest.raises(InvalidLog, match=r"^Event 1 can't be"):
            Match.resume(events)


@pytest.mark.parametrize(
    "opened",
    [
        Opened("m", "chess", "standard", 2, Seeded(1)),
        Opened("m", "qwinto", "deluxe", 2, Seeded(1)),
        Opened("m", "qwinto", "standard", 7, Seeded(1)),
        Opened("m", "qwinto", "standard", 2, Seeded(-1)),
        Opened("m", "qwinto", "standard", 2, Seeded(1), 2),
        Opened("m", "qwinto", "standard", 2, Seeded(1), 0, ["A", "B"]),
        Opened("m\n", "qwinto", "standard", 2, Seeded(1)),
        Opened("m", "qwinto", "standard", 2, Seeded(1), date="yesterday"),
        Opened("m", "twenty-one", "standard", 2, Seeded(1), 0, ["A", {"sheet": "A", "card": []}]),
    ],
)
def test_a_match_that_cannot_be_is_not_opened(opened: Opened) -> None:
    with pytest.raises(InvalidLog, match=r"^Event 1 can't be"):
        Match.resume([opened])


def test_hidden_decisions_are_resumed_with_the_log() -> None:
    match = at_writing()
    match.accept(match.decide(1, "pass"))
    resumed = Match.resume(match.events, match.hidden)
    assert dict(resumed.pending) == {1: "pass"}
    (event,) = resumed.accept(resumed.decide(0, "pass"))
    assert event == Decided("write", {0: "pass", 1: "pass"})


def test_hidden_decisions_are_resumed_while_a_seat_is_open() -> None:
    match = at_writing()
    match.accept(match.decide(1, "pass"))
    match.accept(match.free(0))
    assert dict(Match.resume(match.events, match.hidden).pending) == {1: "pass"}


@pytest.mark.parametrize("pending", [{5: "pass"}, {0: "pass", 1: "pass"}])
def test_hidden_decisions_that_cannot_be_are_refused(pending: dict[int, Any]) -> None:
    with pytest.raises(InvalidLog):
        Match.resume(at_writing().events, Hidden(pending))


def test_a_match_whose_end_was_not_stored_is_finished() -> None:
    match = play_out(open_match("qwinto", 2), 1)
    cut = Match.resume(match.events[:-1])
    assert not cut.is_over
    assert cut.accept(cut.finish()) == match.events[-1:]


# --- seats ------------------------------------------------------------------------------------------------------------


def test_nobody_plays_while_a_seat_is_open() -> None:
    match = Match.open("qwinto", 2, match="m", source=Seeded(1))
    match.accept(match.sit(0, "Ada"))
    assert (match.position.deciders, match.position.thrower) == ((), None)
    with pytest.raises(NotNow):
        match.decide(0, {"dice": ["orange"]})
    match.accept(match.sit(1, "Ben"))
    assert match.position.deciders == (0,)


def test_a_bot_stands_in_until_the_person_returns() -> None:
    match = open_match("qwinto", 2, people=2)
    match.accept(match.stand_in(1, "random"))
    assert match.position.chairs[1].player_bot == "random"
    with pytest.raises(NotNow):
        match.stand_in(1, "random")
    match.accept(match.come_back(1))
    assert match.position.chairs[1].player_bot is None
    with pytest.raises(NotNow):
        match.come_back(1)


def test_seats_of_a_finished_match_stay_as_they_are() -> None:
    match = play_out(open_match("splitter", 1), 1)
    with pytest.raises(NotNow, match="ended"):
        match.sit(0, "Ben")


# --- undo -------------------------------------------------------------------------------------------------------------


def test_alone_every_decision_can_be_undone_back_to_the_start() -> None:
    match = open_match("qwinto", 2, sealed())
    chance = random.Random(5)
    start = match.state
    for _ in range(12):
        play_on(match, chance)
    assert match.state != start
    while match.undo_target is not None:
        match.accept(match.undo(0))
    assert match.state == start
    assert match.position.turn == 1
    play_out(match, 5)
    assert Match.resume(match.events) == match


def test_an_undo_goes_back_past_what_bots_decided_alone() -> None:
    match = at_writing(people=1)
    before = match.state
    match.accept(match.decide(0, "pass"))
    match.accept(match.decide(1, "pass"))
    match.accept(match.decide(1, {"dice": ["purple"]}))
    throw(match, random.Random(1))
    match.accept(match.undo(0))
    assert match.state == before


def test_several_people_undo_only_when_all_agree() -> None:
    match = at_writing()
    match.accept(match.decide(0, "pass"))
    before = match.state
    match.accept(match.decide(1, "pass"))
    assert match.accept(match.undo(1)) == ()
    assert match.asked == {1}
    assert match.accept(match.undo(1)) == ()
    (event,) = match.accept(match.undo(0))
    assert event == Undone(match.number - 2, [0, 1])
    assert match.state == before
    assert not match.asked
    assert not match.pending


def test_a_person_may_refuse_an_undo() -> None:
    match = at_writing()
    match.accept(match.undo(1))
    match.accept(match.undo(0, agree=False))
    assert not match.asked


def test_people_never_undo_a_throw_of_sealed_dice() -> None:
    match = at_writing(source=sealed())
    assert match.undo_target is not None  # only 'keep' was decided since
    match.accept(match.undo(0))
    match.accept(match.undo(1))
    assert match.state.phase == "again"
    assert match.undo_target is None
    with pytest.raises(NotNow):
        match.undo(0)
    log = [*match.events, Undone(match.number - 3, [0, 1])]
    with pytest.raises(InvalidLog):
        Match.resume(log)


def test_a_person_for_whom_a_bot_stands_in_still_protects_the_sealed_dice() -> None:
    match = at_writing(source=sealed())
    match.accept(match.stand_in(1, "random"))
    match.accept(match.undo(0))
    assert match.state.phase == "write"  # seat 1 has not agreed


def test_people_undo_a_throw_of_dice_that_are_not_sealed() -> None:
    match = open_match("qwinto", 2, Seeded(3), people=2)
    match.accept(match.decide(0, {"dice": ["orange"]}))
    throw(match, random.Random(1))
    match.accept(match.undo(0))
    match.accept(match.undo(1))
    assert match.state.phase == "dice"


def test_an_undone_throw_of_seeded_dice_falls_the_same_again() -> None:
    match = open_match("qwinto", 1, Seeded(3))
    faces = []
    for _ in range(2):
        match.accept(match.decide(0, {"dice": ["orange", "purple"]}))
        throw(match, random.Random(1))
        faces.append(match.state.faces)
        match.accept(match.undo(0))
    assert faces[0] == faces[1]


def test_who_left_does_not_count_when_others_agree_to_an_undo() -> None:
    match = at_writing(seats=3, people=3)
    match.accept(match.undo(1))
    match.accept(match.hand_to_bot(1, "random", "Robo"))
    match.accept(match.undo(0))
    match.accept(match.undo(2))
    assert match.state.phase == "again"


def test_only_people_ask_for_an_undo() -> None:
    match = at_writing(people=1)
    with pytest.raises(NotNow, match="Only people"):
        match.undo(1)


def test_a_finished_match_is_not_undone() -> None:
    match = play_out(open_match("qwinto", 1), 1)
    with pytest.raises(NotNow):
        match.undo(0)


# --- dice at the table ------------------------------------------------------------------------------------------------


def test_only_the_active_player_throws_and_only_when_dice_are_wanted() -> None:
    match = open_match("splitter", 2, people=2)
    with pytest.raises(NotNow):
        match.throw(1)
    match.accept(match.throw(0))
    with pytest.raises(NotNow):
        match.throw(0)


@pytest.mark.parametrize(("faces", "reason"), [([7, 1], "can't show 7"), ([1], "got 1"), (["x", 1], "can't show 'x'")])
def test_typed_faces_that_the_dice_cannot_show_are_refused_with_the_reason(faces: list[Any], reason: str) -> None:
    match = open_match("splitter", 1, Typed())
    with pytest.raises(ImpossibleThrow, match=reason):
        match.enter(faces)


def test_typed_dice_are_not_thrown_and_thrown_dice_are_not_typed() -> None:
    with pytest.raises(ImpossibleThrow, match="type in"):
        open_match("splitter", 1, Typed()).throw(0)
    with pytest.raises(ImpossibleThrow, match="not typed"):
        open_match("splitter", 1).enter([1, 2])


def test_sealed_dice_need_a_nonce_and_their_secret() -> None:
    match = open_match("splitter", 1, sealed())
    for nonce in (None, "", "two words", "x" * 65):
        with pytest.raises(ImpossibleThrow, match="share"):
            match.throw(0, nonce)
    with pytest.raises(ImpossibleThrow, match="secret"):
        Match.resume(match.events).throw(0, "n")
    with pytest.raises(ImpossibleThrow, match="secret"):
        Match.open("splitter", 1, match="m", source=sealed(), secret=b"another")


def test_the_position_at_every_event_can_be_asked_for() -> None:
    match = open_match("qwinto", 2)
    numbers = {match.number: match.position}
    chance = random.Random(4)
    for _ in range(15):
        (play_on if chance.random() < 0.7 else make_fuss)(match, chance)
        if not match.position.is_full:
            finish_seats(match)
        numbers[match.number] = match.position
    assert all(match.state_at(number) == position for number, position in numbers.items())
    with pytest.raises(NotNow):
        match.state_at(match.number + 1)


def finish_seats(match: Match) -> None:
    for seat, chair in enumerate(match.position.chairs):
        if chair.holder == "open":
            match.accept(match.hand_to_bot(seat, "random", "Robo"))


def test_a_decision_stays_with_its_seat_when_the_seat_changes_hands() -> None:
    match = at_writing()
    decide(match, 0, random.Random(1))
    pending = dict(match.pending)
    match.accept(match.sit(0, "Cleo"))
    assert dict(match.pending) == pending

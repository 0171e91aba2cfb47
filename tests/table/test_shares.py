"""Shares of sealed dice: nobody chooses a throw alone, and whatever is wrong with a share is found or told."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rollwright.games.protocol import ImpossibleThrow
from rollwright.table import dice
from rollwright.table.errors import InvalidLog, NotNow
from rollwright.table.events import Committed, Event, Seeded, Thrown
from rollwright.table.match import Match
from rollwright.table.record import format_match
from rollwright.table.record_reader import InvalidRecord, parse
from rollwright.table.shares import CHAIN_LENGTH, LINK_BYTES, Chain, after_steps, committed, mixed
from rollwright.table.verify import verify
from tests.table.matches import CHAINS, SECRET, open_match, play_on, play_out, sealed, shares

ADA, BEN, CLEO = (CHAINS[seat][0] for seat in range(3))


def table(game: str = "qwinto", people: int = 2, seats: int = 3) -> Match:
    match = open_match(game, seats, sealed(), people)
    match.accept(match.commit({seat: CHAINS[seat][0].tip for seat in range(people)}))
    return match


def shared_match(game: str = "qwinto", late: float = 0.0, seed: int = 3) -> Match:
    match, chance = table(game), random.Random(seed)
    while not match.is_over:
        seat = match.position.thrower
        if seat is None:
            play_on(match, chance)
        else:
            match.accept(match.throw(seat, "nonce", shares(match, chance, late)))
    return match


WHOLE = shared_match()
THROWS = [number for number, event in enumerate(WHOLE.events, 1) if isinstance(event, Thrown)]


def codes(events: list[Event]) -> list[str]:
    return [finding.code for finding in verify(Match.resume(events)).findings]


def with_throw(number: int, **fields: Any) -> list[Event]:
    events = list(WHOLE.events)
    events[number - 1] = msgspec.structs.replace(events[number - 1], **fields)
    return events


def thrown(number: int) -> dict[int, str]:
    event = WHOLE.events[number - 1]
    assert isinstance(event, Thrown)
    assert event.shares is not None
    return event.shares


# --- chains -----------------------------------------------------------------------------------------------------------


@given(st.integers(1, CHAIN_LENGTH), st.integers(1, CHAIN_LENGTH))
@settings(max_examples=30, deadline=None)
def test_a_link_is_proven_by_the_one_before_it(one: int, other: int) -> None:
    first, second = sorted((one, other))
    tip = committed(ADA.tip, since=4)
    assert tip.is_link(ADA.link(first), 4 + first)
    if first < second:
        known = tip.after(ADA.link(first), 4 + first)
        assert known.is_link(ADA.link(second), 4 + second)
        assert not known.is_link(BEN.link(second), 4 + second)
        assert not known.is_link(ADA.link(first), 4 + second)


def test_a_chain_has_no_link_behind_its_end_and_none_before_its_time() -> None:
    tip = committed(ADA.tip, since=4)
    assert [tip.is_usable(moves) for moves in (4, 5, 4 + CHAIN_LENGTH, 5 + CHAIN_LENGTH)] == [False, True, True, False]
    assert not tip.is_link(ADA.tip, 4)
    assert not tip.is_link("no link", 5)


def test_chains_of_devices_differ_and_hide_their_beginning() -> None:
    assert Chain().tip != Chain().tip
    assert after_steps(bytes.fromhex(ADA.link(CHAIN_LENGTH)), CHAIN_LENGTH).hex() == ADA.tip
    assert len(bytes.fromhex(ADA.tip)) == LINK_BYTES


# --- at the table -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["qwinto", "qwantum", "twenty-one", "splitter"])
def test_the_first_throw_holds_the_shares_of_all_who_committed_before_it(game: str) -> None:
    match = shared_match(game)
    first = next(event for event in match.events if isinstance(event, Thrown))
    assert sorted(first.shares or {}) == [0, 1]
    assert first.nonce is None


def test_a_later_commitment_counts_when_something_was_played_after_it() -> None:
    """Who gives a link has seen every commitment that it is mixed with: none is made up in the knowledge of a link."""
    match = open_match("splitter", 2, sealed(), 2)
    match.accept(match.commit({0: ADA.tip}))
    match.accept(match.commit({1: BEN.tip}))
    assert set(match.position.givers) == {0}
    match.accept(match.throw(0, "n", {0: ADA.link(1), 1: BEN.link(1)}))
    assert set(match.position.givers) == {0, 1}


def test_nobody_commits_twice_without_a_move_between() -> None:
    match = open_match("splitter", 2, sealed(), 2)
    match.accept(match.commit({1: BEN.tip}))
    match.accept(match.commit({0: ADA.tip}))
    with pytest.raises(NotNow, match="commits anew"):
        match.commit({0: CHAINS[0][1].tip})


def test_an_undo_brings_new_links_and_a_change_of_seats_does_not() -> None:
    """Nobody can have a throw repeated by leaving; and what was seen before an undo doesn't tell what follows it."""
    match = table("qwinto", people=1)
    match.accept(match.decide(0, {"dice": ["orange"]}))
    moves = match.position.moves
    match.accept(match.stand_in(0, "random"))
    match.accept(match.come_back(0))
    assert match.position.moves == moves
    match.accept(match.undo(0))
    assert match.position.moves == moves + 1


def test_people_who_share_a_device_share_its_chain() -> None:
    match = open_match("splitter", 2, sealed(), 2)
    match.accept(match.commit({0: ADA.tip, 1: ADA.tip}))
    assert match.position.givers == {0: (0, 1)}
    match.accept(match.throw(0, "n", {0: ADA.link(1)}))
    assert not [finding for finding in verify(match, SECRET).findings if finding.code == "share-missing"]


def test_a_new_holder_has_no_chain_yet() -> None:
    match = table("splitter", people=2, seats=2)
    match.accept(match.sit(1, "Cleo"))
    assert set(match.position.givers) == {0}


def test_a_share_that_is_no_link_is_left_out_and_without_any_the_nonce_counts() -> None:
    match = table("splitter", people=2, seats=2)
    for given_shares, holds in (({0: ADA.link(1), 1: BEN.link(2)}, {0}), ({0: BEN.link(1)}, set()), ({7: "x"}, set())):
        (event,) = match.throw(0, "n", given_shares).events
        assert isinstance(event, Thrown)
        assert set(event.shares or {}) == holds
        assert event.nonce == (None if holds else "n")
    with pytest.raises(ImpossibleThrow):
        match.throw(0, None, {})


def test_only_people_commit_and_only_to_sealed_dice() -> None:
    match = open_match("splitter", 2, sealed(), 1)
    for tips in ({1: BEN.tip}, {}, {0: "no tip"}, {5: ADA.tip}):
        with pytest.raises(NotNow):
            match.commit(tips)
    with pytest.raises(NotNow):
        open_match("splitter", 2, Seeded(1), 1).commit({0: ADA.tip})


def test_a_commitment_leaves_everything_to_be_decided_as_before() -> None:
    match = open_match("qwinto", 2, sealed(), 2)
    settled = match.position.settled
    match.accept(match.commit({0: ADA.tip}))
    assert match.position.settled == settled


# --- what is found ----------------------------------------------------------------------------------------------------


def test_a_match_with_everybodys_shares_is_said_to_be_so() -> None:
    assert codes(list(WHOLE.events)) == ["honest", "shared-by-all"]


def test_throws_without_a_share_are_counted_by_name() -> None:
    match = shared_match(late=0.4)
    lacking = [event.shares or {} for event in match.events if isinstance(event, Thrown)]
    found = {str(f.args["name"]): f.args["count"] for f in verify(match).findings if f.code == "share-missing"}
    assert found == {
        name: sum(seat not in given_shares for given_shares in lacking) for seat, name in ((0, "Ada"), (1, "Ben"))
    }
    unshared = [finding.args["count"] for finding in verify(match).findings if finding.code == "unshared"]
    assert unshared == [sum(not given_shares for given_shares in lacking)]


def test_old_records_verify_as_before_and_say_who_could_have_chosen() -> None:
    match = play_out(open_match("qwinto", 2, sealed(), 2), 8)
    assert verify(match).honest
    assert [finding.code for finding in verify(match).findings] == ["honest", "unshared"]


@given(st.sampled_from(THROWS), st.sampled_from([0, 1]), st.binary(min_size=LINK_BYTES, max_size=LINK_BYTES))
@settings(max_examples=40, deadline=None)
def test_every_changed_share_is_found(number: int, seat: int, other: bytes) -> None:
    found = codes(with_throw(number, shares={**thrown(number), seat: other.hex()}))
    assert {"proof-differs", "faces-differ"} & set(found)
    assert "share-differs" in found


@given(st.sampled_from(THROWS), st.sampled_from([0, 1]))
@settings(max_examples=20, deadline=None)
def test_every_dropped_share_is_found(number: int, seat: int) -> None:
    left = {giver: link for giver, link in thrown(number).items() if giver != seat}
    assert {"proof-differs", "faces-differ"} & set(codes(with_throw(number, shares=left)))


def forged(number: int, mix: dict[int, str]) -> list[Event]:
    """A throw by somebody who has the secret and mixes in what they like; the match is cut off after it."""
    position = WHOLE.state_at(number - 1)
    share = mixed(mix) if mix else "chosen"
    faces = dice.sealed_faces(SECRET, WHOLE.id, position.throws + 1, share, position.dice_wanted)
    proof = dice.proof(SECRET, WHOLE.id, position.throws + 1, share, faces)
    json = position.faces_to_json(faces)
    return [
        *WHOLE.events[: number - 1],
        Thrown(position.thrower or 0, json, None if mix else share, proof, mix or None),
    ]


@given(st.sampled_from(THROWS), st.sampled_from([0, 1]), st.binary(min_size=LINK_BYTES, max_size=LINK_BYTES))
@settings(max_examples=30, deadline=None)
def test_who_has_the_secret_cannot_choose_a_share(number: int, seat: int, chosen: bytes) -> None:
    """The server and one player together: the secret and the proof fit, and the share doesn't."""
    match = Match.resume(forged(number, {**thrown(number), seat: chosen.hex()}))
    verdict = verify(match, SECRET)
    assert [finding.code for finding in verdict.findings] == ["share-differs"]
    assert verdict.honest is False


@pytest.mark.parametrize("seat", [0, 1, None])
def test_who_has_the_secret_drops_a_share_in_plain_sight(seat: int | None) -> None:
    number = THROWS[3]
    mix = {} if seat is None else {giver: link for giver, link in thrown(number).items() if giver != seat}
    findings = verify(Match.resume(forged(number, mix)), SECRET).findings
    missing = {str(finding.args["name"]) for finding in findings if finding.code == "share-missing"}
    assert missing == ({"Ada", "Ben"} if seat is None else {("Ada", "Ben")[seat]})
    assert ("unshared" in {finding.code for finding in findings}) == (seat is None)


def test_a_chosen_nonce_beside_shares_is_refused() -> None:
    with pytest.raises(InvalidLog, match="no nonce"):
        Match.resume(with_throw(THROWS[0], nonce="chosen"))


def test_a_commitment_made_up_after_a_link_was_seen_is_not_mixed_in() -> None:
    events = list(WHOLE.events[: THROWS[1] - 1])
    late = Committed({1: CHAINS[1][1].tip})
    with pytest.raises(InvalidLog, match="the shares of this throw"):
        Match.resume([*events, late, WHOLE.events[THROWS[1] - 1]])


def test_a_changed_tip_is_found() -> None:
    events = list(WHOLE.events)
    at = next(number for number, event in enumerate(events) if isinstance(event, Committed))
    events[at] = Committed({0: ADA.tip, 1: CLEO.tip})
    assert codes(events) == ["share-differs"]


# --- records ----------------------------------------------------------------------------------------------------------


def test_a_record_holds_tips_and_shares() -> None:
    text = format_match(WHOLE)
    assert f"* shares 0:{ADA.tip} 1:{BEN.tip}\n" in text
    assert parse(text) == WHOLE
    assert verify(parse(text)) == verify(WHOLE)


@pytest.mark.parametrize(
    ("word", "other"),
    [
        (f"0:{ADA.tip}", "0:abc"),
        (f"1:{BEN.tip}", f"0:{BEN.tip}"),
        ("* shares ", "* shares x:"),
        ("* shares", "* share"),
    ],
)
def test_broken_tips_in_a_record_are_told_with_their_place(word: str, other: str) -> None:
    text = format_match(WHOLE)
    assert word in text
    with pytest.raises(InvalidRecord, match=r"Line 15, column \d+: Expected"):
        parse(text.replace(word, other, 1))

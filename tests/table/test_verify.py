"""Verifying dice: an honest match is called so, and nothing that was changed goes unseen."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from rollwright.games import REGISTRY
from rollwright.table import dice
from rollwright.table.events import Daily, Ended, Event, Sealed, Seeded, Thrown, Typed
from rollwright.table.match import Match
from rollwright.table.verify import verify
from tests.table.matches import SECRET, open_match, play_out, random_match, sealed


def finished(key: str = "qwinto", source: Any = None) -> Match:
    return play_out(open_match(key, 2, sealed() if source is None else source), 8)


def codes(match: Match) -> list[str]:
    return [finding.code for finding in verify(match).findings]


def changed(match: Match, number: int, /, **fields: Any) -> list[Event]:
    events = list(match.events)
    events[number - 1] = msgspec.structs.replace(events[number - 1], **fields)
    return events


def first_throw(match: Match) -> int:
    return next(number for number, event in enumerate(match.events, 1) if isinstance(event, Thrown))


@pytest.mark.parametrize("key", REGISTRY)
@pytest.mark.parametrize("source", [sealed(), Seeded(4), Daily("2026-11-15")])
def test_honest_dice_are_found_honest(key: str, source: Any) -> None:
    match = finished(key, source)
    verdict = verify(match)
    assert verdict.honest
    finding, *more = verdict.findings
    assert finding.code == "honest"
    assert [other.code for other in more] == (["unshared"] if isinstance(source, Sealed) else [])
    assert finding.args["throws"] == sum(isinstance(event, Thrown) for event in match.events)


@pytest.mark.parametrize("seed", range(6))
def test_dice_stay_honest_when_throws_were_undone(seed: int) -> None:
    match = random_match("qwinto", random.Random(seed), fuss=0.3)
    assert verify(match, SECRET).honest is not False


def test_every_changed_nonce_is_found() -> None:
    match = finished()
    numbers = [number for number, event in enumerate(match.events, 1) if isinstance(event, Thrown)]
    for number in numbers:
        verdict = verify(Match.resume(changed(match, number, nonce="another")))
        assert not verdict.honest
        assert [finding.args["event"] for finding in verdict.findings] == [number]


@pytest.mark.parametrize("proof", ["0" * 16, None])
def test_a_changed_or_missing_proof_is_found(proof: str | None) -> None:
    match = finished()
    assert codes(Match.resume(changed(match, first_throw(match), proof=proof))) == ["proof-differs"]


def test_a_changed_throw_is_found_and_named() -> None:
    match = finished("splitter")
    number = first_throw(match)
    thrown = match.events[number - 1]
    assert isinstance(thrown, Thrown)
    other = thrown.faces[::-1]
    assert other != thrown.faces, "the first throw of this match is no double"
    finding = verify(Match.resume(changed(match, number, faces=other))).findings[0]
    assert finding.code == "faces-differ"
    assert finding.args["throw"] == 1
    assert f"found {other[0]} {other[1]}" in finding.text


def test_a_changed_throw_of_seeded_dice_is_found() -> None:
    match = finished("splitter", Seeded(5))
    number = first_throw(match)
    thrown = match.events[number - 1]
    assert isinstance(thrown, Thrown)
    assert thrown.faces[0] != thrown.faces[1], "the first throw of this match is no double"
    assert codes(Match.resume(changed(match, number, faces=thrown.faces[::-1]))) == ["faces-differ"]


def test_a_changed_secret_is_found() -> None:
    match = finished()
    another = (b"x" + SECRET[1:]).hex()
    verdict = verify(Match.resume(changed(match, match.number, secret=another)))
    assert not verdict.honest
    assert verdict.findings[0].code == "seal-differs"


def test_a_changed_seal_is_found() -> None:
    match = finished()
    source = type(sealed())(dice.seal(b"another"))
    assert codes(Match.resume(changed(match, 1, dice=source))) == ["seal-differs"]


def test_a_changed_match_id_is_found() -> None:
    match = finished()
    assert not verify(Match.resume(changed(match, 1, match="another"))).honest


def test_nobody_can_say_before_the_secret_is_opened() -> None:
    match = finished()
    unopened = Match.resume(match.events[:-1])
    assert (verify(unopened).honest, codes(unopened)) == (None, ["not-opened"])
    assert verify(unopened, SECRET).honest


def test_an_end_without_the_secret_is_not_called_honest() -> None:
    match = finished()
    ended = match.events[-1]
    assert isinstance(ended, Ended)
    assert codes(Match.resume(changed(match, match.number, secret=None))) == ["not-opened"]


def test_nobody_can_say_about_real_dice() -> None:
    match = finished("splitter", Typed())
    assert (verify(match).honest, codes(match)) == (None, ["typed"])

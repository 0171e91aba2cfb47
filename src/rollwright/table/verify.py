"""Whether the dice of a match were what they should have been: every throw is found again and compared."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from rollwright.games.protocol import Die, Face
from rollwright.table import dice
from rollwright.table.events import Daily, Opened, Sealed, Thrown, Typed
from rollwright.table.match import Match
from rollwright.table.position import Position, fold


@dataclass(frozen=True, slots=True)
class Finding:
    """Something to be said about the dice: a stable code with arguments for words, and words for those without."""

    code: str
    """honest, typed, not-opened, seal-differs, faces-differ or proof-differs."""
    args: dict[str, str | int]
    text: str


@dataclass(frozen=True, slots=True)
class Verdict:
    """All that was found, and whether every throw is as it should be; None where nobody can know."""

    honest: bool | None
    findings: tuple[Finding, ...]


def verify(match: Match, secret: bytes | None = None) -> Verdict:
    """Find every throw again. The secret comes from the end of the match, or from who kept it (a day's key)."""
    opened, ended = match.opened, match.position.ended
    if isinstance(opened.dice, Typed):
        return Verdict(None, (_typed(),))
    if ended is not None and ended.secret is not None:
        secret = bytes.fromhex(ended.secret)
    key = dice.key_of(opened.dice, opened.game, secret)
    if key is None:
        return Verdict(None, (_not_opened(),))
    findings = (*_seal_findings(opened, key), *_throw_findings(match, key))
    return Verdict(False, findings) if findings else Verdict(True, (_honest(opened, match.position.throws),))


def _seal_findings(opened: Opened, key: bytes) -> Iterator[Finding]:
    seal = opened.dice.sha256 if isinstance(opened.dice, Sealed | Daily) else None
    if seal is not None and dice.seal(key) != seal:
        yield _seal_differs(seal, dice.seal(key))


def _throw_findings(match: Match, key: bytes) -> Iterator[Finding]:
    for (_, before), (event, _) in pairwise(fold(match.events)):
        if isinstance(event, Thrown):
            yield from _check_throw(before, event, key)


def _check_throw(before: Position, event: Thrown, key: bytes) -> Iterator[Finding]:
    number, throw = before.number + 1, before.throws + 1
    wanted = before.game.dice_wanted(before.state)
    found = before.faces_in_order(event.faces)
    expected = _expected_faces(before, event, key, wanted)
    if found != expected:
        notation = before.game.notation
        yield _faces_differ(
            number,
            throw,
            *(notation.dice_to_text(_named(wanted, faces)) for faces in (expected, found)),
        )
    elif event.nonce is not None and event.proof != dice.proof(key, before.opened.match, throw, event.nonce, found):
        yield _proof_differs(number, throw)


def _expected_faces(before: Position, event: Thrown, key: bytes, wanted: Sequence[Die]) -> tuple[Face, ...]:
    if event.nonce is None:
        return dice.repeated_faces(key, before.turn, before.throws_of_turn + 1, wanted)
    return dice.sealed_faces(key, before.opened.match, before.throws + 1, event.nonce, wanted)


def _named(wanted: Sequence[Die], faces: Sequence[Face]) -> dict[str, Face]:
    return {die.name: face for die, face in zip(wanted, faces, strict=True)}


# --- words ------------------------------------------------------------------------------------------------------------


def _honest(opened: Opened, throws: int) -> Finding:
    words = {
        "sealed": "The secret fits the seal, and every throw is what the secret and the throwers' shares give.",
        "seeded": "Every throw is what the seed gives.",
        "daily": "Every throw is what the day gives.",
    }
    source = opened.dice.name
    text = f"The dice were honest. {words[source]} Throws found again: {throws}."
    return Finding("honest", {"source": source, "throws": throws}, text)


def _typed() -> Finding:
    return Finding("typed", {}, "The dice were recorded as they fell, so they can't be checked.")


def _not_opened() -> Finding:
    return Finding("not-opened", {}, "The secret of the dice isn't opened yet: wait for the end of the match.")


def _seal_differs(seal: str, found: str) -> Finding:
    text = f"The seal is broken: {seal} was published, but the opened secret has {found}."
    return Finding("seal-differs", {"seal": seal, "found": found}, text)


def _faces_differ(number: int, throw: int, expected: str, found: str) -> Finding:
    text = f"Throw {throw} (event {number}) is not what the dice gave: expected {expected}, found {found}."
    return Finding("faces-differ", {"event": number, "throw": throw, "expected": expected, "found": found}, text)


def _proof_differs(number: int, throw: int) -> Finding:
    text = f"The thrower's share or the proof of throw {throw} (event {number}) was changed."
    return Finding("proof-differs", {"event": number, "throw": throw}, text)

"""Whether the dice of a match were what they should have been: every throw is found again and compared."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from rollwright.games.protocol import Die, Face
from rollwright.table import dice
from rollwright.table.events import Daily, Equal, Hinted, Opened, Origin, Sealed, Thrown, Typed
from rollwright.table.match import Match
from rollwright.table.position import Position
from rollwright.table.shares import mixed
from rollwright.table.steps import fold
from rollwright.table.verify_shares import Given, ShareCheck


@dataclass(frozen=True, slots=True)
class Finding:
    """Something to be said about the dice: a stable code with arguments for words, and words for those without."""

    code: str
    """honest, typed, not-opened, seal-differs, faces-differ, proof-differs, share-differs, shared-by-all,
    share-missing, unshared, what-if, same-dice or hinted."""
    args: dict[str, str | int]
    text: str


@dataclass(frozen=True, slots=True)
class Verdict:
    """All that was found, and whether every throw is as it should be; None where nobody can know."""

    honest: bool | None
    findings: tuple[Finding, ...]


def verify(match: Match, secret: bytes | None = None) -> Verdict:
    """Find every throw again, say whose shares are in them, and who had hints.

    The secret comes from the end of the match, or from who kept it (the key of a day or a round).
    """
    verdict = _verdict(match, secret)
    return Verdict(verdict.honest, (*verdict.findings, *_origin_findings(match), *_hint_findings(match)))


def _verdict(match: Match, secret: bytes | None) -> Verdict:
    opened, ended = match.opened, match.position.ended
    if isinstance(opened.dice, Typed):
        return Verdict(None, (_typed(),))
    if ended is not None and ended.secret is not None:
        secret = bytes.fromhex(ended.secret)
    key = dice.key_of(opened.dice, opened.game, secret)
    if key is None:
        return Verdict(None, (_not_opened(),))
    shares = ShareCheck()
    wrong = [*_seal_findings(opened, key), *_throw_findings(match, key, shares)]
    wrong += [_share_differs(given) for given in shares.broken]
    if wrong:
        return Verdict(False, tuple(wrong))
    about_shares = _share_findings(match, shares) if isinstance(opened.dice, Sealed) else ()
    return Verdict(True, (_honest(opened, match.position.throws), *about_shares))


def _share_findings(match: Match, shares: ShareCheck) -> Iterator[Finding]:
    """Whose shares the throws hold. Who was away or late is named, and so is what the server could have chosen."""
    throws = match.position.throws
    if throws and not shares.missing and not shares.unshared:
        yield _shared_by_all(throws)
    for name, count in shares.missing.items():
        if shares.has_commitments:
            yield _share_missing(name, count, throws)
    if shares.unshared:
        yield _unshared(shares.unshared, throws)


def _origin_findings(match: Match) -> Iterator[Finding]:
    if (origin := match.opened.origin) is not None:
        yield _from_match(origin) if origin.number else _again(origin)


def _hint_findings(match: Match) -> Iterator[Finding]:
    hints = Counter(event.seat for event in match.events if isinstance(event, Hinted))
    for seat, count in sorted(hints.items()):
        yield _hinted(match.position.chairs[seat].name, count)


def _seal_findings(opened: Opened, key: bytes) -> Iterator[Finding]:
    seal = opened.dice.sha256 if isinstance(opened.dice, Sealed | Daily | Equal) else None
    if seal is not None and dice.seal(key) != seal:
        yield _seal_differs(seal, dice.seal(key))


def _throw_findings(match: Match, key: bytes, shares: ShareCheck) -> Iterator[Finding]:
    for (_, before), (event, _) in pairwise(fold(match.events)):
        if isinstance(event, Thrown):
            shares.look_at(before, event)
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
    elif (share := _share(event)) and event.proof != dice.proof(key, before.opened.match, throw, share, found):
        yield _proof_differs(number, throw)


def _expected_faces(before: Position, event: Thrown, key: bytes, wanted: Sequence[Die]) -> tuple[Face, ...]:
    share = _share(event)
    if share is None:
        source, notation = before.opened.dice, before.game.notation
        return dice.faces_again(source, key, notation, before.turn, before.throws_of_turn + 1, wanted)
    return dice.sealed_faces(key, before.opened.match, before.throws + 1, share, wanted)


def _share(event: Thrown) -> str | None:
    """What people added to a throw; None where the dice aren't sealed."""
    return mixed(event.shares) if event.shares else event.nonce


def _named(wanted: Sequence[Die], faces: Sequence[Face]) -> dict[str, Face]:
    return {die.name: face for die, face in zip(wanted, faces, strict=True)}


# --- words ------------------------------------------------------------------------------------------------------------


def _honest(opened: Opened, throws: int) -> Finding:
    words = {
        "sealed": "The secret fits the seal, and every throw is what the secret and the players' shares give.",
        "seeded": "Every throw is what the seed gives.",
        "daily": "Every throw is what the day gives.",
        "equal": "The key fits the seal, and every throw is what all tables of the round got.",
        "retold": "Every throw is what fell in the match it comes from, or what the seed gives.",
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
    text = f"A share or the proof of throw {throw} (event {number}) was changed."
    return Finding("proof-differs", {"event": number, "throw": throw}, text)


def _share_differs(given: Given) -> Finding:
    text = f"The share of {given.name} in throw {given.throw} (event {given.number}) is not the one committed to."
    return Finding("share-differs", {"name": given.name, "event": given.number, "throw": given.throw}, text)


def _shared_by_all(throws: int) -> Finding:
    text = "Every throw holds a share of everybody at the table, so nobody could choose the dice."
    return Finding("shared-by-all", {"throws": throws}, text)


def _share_missing(name: str, count: int, throws: int) -> Finding:
    text = f"The share of {name} is missing in {count} of {throws} throws: the others could have chosen those together."
    return Finding("share-missing", {"name": name, "count": count, "throws": throws}, text)


def _unshared(count: int, throws: int) -> Finding:
    text = f"{count} of {throws} throws hold nobody's share: whoever ran the server could have chosen them."
    return Finding("unshared", {"count": count, "throws": throws}, text)


def _from_match(origin: Origin) -> Finding:
    text = f"It goes another way from turn {origin.turn} (event {origin.number}) of the match {origin.match} on."
    return Finding("what-if", {"match": origin.match, "event": origin.number, "turn": origin.turn}, text)


def _again(origin: Origin) -> Finding:
    return Finding("same-dice", {"match": origin.match}, f"It plays the match {origin.match} again with the same dice.")


def _hinted(name: str, count: int) -> Finding:
    text = f"{name} had {count} hint{'' if count == 1 else 's'}, so this match doesn't count."
    return Finding("hinted", {"name": name, "count": count}, text)

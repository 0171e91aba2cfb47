"""Where dice come from: a seed, a sealed secret, a date, or real dice that people type in.

All but the typed ones are drawn from HMAC-SHA256 in counter mode: a key and a message give an endless stream of bytes,
and bytes that would make some faces likelier than others are skipped. Everybody with the key finds the same faces.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Iterator, Sequence
from itertools import count
from typing import Any

from rollwright.games.protocol import Die, Face, ImpossibleThrow, InvalidSetup, Notation
from rollwright.table.events import Daily, DiceSource, Equal, Retold, Sealed, Seeded, Typed

SECRET_BYTES = 32
PROOF_DIGITS = 16
SEEDS = range(2**63)
THROW = re.compile(r"[1-9][0-9]{0,5}\.[1-9][0-9]?", re.ASCII)
MOST_RETOLD = 2_000
NONCE = re.compile(r"[A-Za-z0-9_-]{1,64}", re.ASCII)


def draw_secret() -> bytes:
    """A new secret for sealed dice."""
    return secrets.token_bytes(SECRET_BYTES)


def draw_nonce() -> str:
    """A thrower's share of sealed dice, for those who bring none of their own."""
    return secrets.token_urlsafe(9)


def draw_seed() -> int:
    """A new seed, for dice that somebody may want to repeat."""
    return secrets.randbelow(2**32)


def seal(secret: bytes) -> str:
    """What is published of a secret when the match opens."""
    return hashlib.sha256(secret).hexdigest()


def stream(key: bytes, message: str) -> Iterator[int]:
    """An endless stream of bytes from a key and a message."""
    for block in count():
        yield from hmac.digest(key, f"{message}\n{block}".encode(), "sha256")


def faces_from(stream_of_bytes: Iterator[int], dice: Sequence[Die]) -> tuple[Face, ...]:
    """A face for each die, all faces equally likely."""
    return tuple(die.faces[_uniform(stream_of_bytes, len(die.faces))] for die in dice)


def _uniform(stream_of_bytes: Iterator[int], choices: int) -> int:
    """A number below `choices`. Bytes from the last, incomplete run of choices are skipped."""
    limit = 256 - 256 % choices
    return next(byte for byte in stream_of_bytes if byte < limit) % choices


def sealed_faces(secret: bytes, match: str, throw: int, nonce: str, dice: Sequence[Die]) -> tuple[Face, ...]:
    """What sealed dice show in a throw, counted from 1 over the whole match."""
    return faces_from(stream(secret, f"{match}\n{throw}\n{nonce}"), dice)


def proof(secret: bytes, match: str, throw: int, nonce: str, faces: Sequence[Face]) -> str:
    """Published with a throw: no other nonce, number of the throw or faces has the same one."""
    shown = " ".join(map(str, faces))
    return hmac.digest(secret, f"proof\n{match}\n{throw}\n{nonce}\n{shown}".encode(), "sha256").hex()[:PROOF_DIGITS]


def repeated_faces(key: bytes, turn: int, throw: int, dice: Sequence[Die]) -> tuple[Face, ...]:
    """What the dice of a key show in a throw of a turn.

    Each die has its own stream, so that two players who take different dice still get the same luck.
    """
    return tuple(faces_from(stream(key, f"{turn}\n{throw}\n{die.name}"), [die])[0] for die in dice)


def faces_again(
    source: DiceSource, key: bytes, notation: Notation[Any, Any], turn: int, throw: int, dice: Sequence[Die]
) -> tuple[Face, ...]:
    """What the dice of a source other than sealed ones show in a throw of a turn.

    Dice that are told again show what they did in the other match; those that weren't thrown then, what the seed gives.
    """
    drawn = repeated_faces(key, turn, throw, dice)
    told = source.throws.get(f"{turn}.{throw}") if isinstance(source, Retold) else None
    fell = {} if told is None else notation.dice_from_json(told)
    return tuple(fell.get(die.name, face) for die, face in zip(dice, drawn, strict=True))


def seed_key(seed: int) -> bytes:
    """The key of seeded dice."""
    return hashlib.sha256(f"seeded\n{seed}".encode()).digest()


def daily_key(date: str, game: str, salt: bytes | None = None) -> bytes:
    """The key of a day's dice. Without a salt anybody can know them beforehand."""
    message = f"daily\n{date}\n{game}".encode()
    return hashlib.sha256(message).digest() if salt is None else hmac.digest(salt, message, "sha256")


def check_nonce(nonce: str | None) -> str:
    """A nonce that sealed dice can take."""
    if nonce is None or not NONCE.fullmatch(nonce):
        raise ImpossibleThrow("Sealed dice need the thrower's share: 1 to 64 letters, digits, '-' or '_'.")
    return nonce


def check_source(source: DiceSource) -> None:
    """Refuse a source of dice whose public data can't be right."""
    match source:
        case Seeded(seed) | Retold(seed) if seed not in SEEDS:
            raise InvalidSetup(f"A seed is a number from 0 to {SEEDS[-1]}, not {seed}.")
        case Retold(_, throws) if len(throws) > MOST_RETOLD or not all(map(THROW.fullmatch, throws)):
            raise InvalidSetup(f"Up to {MOST_RETOLD} throws are told again, each by turn and throw as 12.1.")
        case Sealed(sha256) | Equal(_, sha256) if not _is_sha256(sha256):
            raise InvalidSetup("A seal is 64 hexadecimal digits.")
        case Equal(name, _) if not NONCE.fullmatch(name):
            raise InvalidSetup("A round is 1 to 64 letters, digits, '-' or '_'.")
        case Daily(date, sha256):
            if not re.fullmatch(r"[0-9]{4}-[0-9]{2}-[0-9]{2}", date):
                raise InvalidSetup(f"A day is written as 2026-11-15, not {date!r}.")
            if sha256 is not None and not _is_sha256(sha256):
                raise InvalidSetup("A seal is 64 hexadecimal digits.")


def key_of(source: DiceSource, game: str, secret: bytes | None) -> bytes | None:
    """The key that a source draws from; None where it isn't known here, or where people throw."""
    match source:
        case Seeded(seed) | Retold(seed):
            return seed_key(seed)
        case Daily(date, None):
            return daily_key(date, game)
        case Typed():
            return None
        case _:
            return secret


def _is_sha256(text: str) -> bool:
    return re.fullmatch(r"[0-9a-f]{64}", text) is not None

"""Who somebody is: a random token in a cookie, and nothing that anybody has to type in.

A token is signed by the server, so that nobody can bring one of their own; a person is kept in the store from the first
thing on that has to be remembered. The store holds hashes only. Tokens and recovery codes are long and random, so a
plain SHA-256 of them can't be guessed back.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import random
import unicodedata
from collections.abc import Callable
from typing import NamedTuple

from rollwright.server.errors import Refusal
from rollwright.store import Store
from rollwright.store.interface import Person, TokenTaken
from rollwright.table.names import LONGEST_NAME, without_joiners

COOKIE = "rollwright"
#: The same over TLS: browsers take it from this very host only, and over TLS only.
SECURE_COOKIE = "__Host-rollwright"
COOKIE_SECONDS = 400 * 24 * 3600
#: Letters and digits that nobody confuses when they are read aloud.
CLEAR_CHARACTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
RECOVERY_LENGTH = 20
RECOVERY_GROUP = 5
_MAC_LENGTH = 32


class Visitor(NamedTuple):
    """Somebody with a good token; `person` is None until there is something to remember."""

    token: str
    person: Person | None

    @property
    def id(self) -> str | None:
        return self.person.id if self.person else None

    @property
    def name(self) -> str:
        return self.person.name if self.person else ""


class People:
    def __init__(self, store: Store, key: bytes, clock: Callable[[], float], rng: random.Random) -> None:
        self._store = store
        self._key = key
        self._clock = clock
        self._rng = rng

    @classmethod
    async def of(cls, store: Store, clock: Callable[[], float], rng: random.Random) -> People:
        return cls(store, await store.key("cookie", rng.randbytes(32)), clock, rng)

    def new_token(self) -> str:
        fresh = token(self._rng, 32)
        return f"{fresh}.{self._signature(fresh)}"

    def is_ours(self, cookie: str | None) -> bool:
        """Whether this server gave out the token."""
        signed, dot, signature = (cookie or "").partition(".")
        if not dot or not signature.isascii():
            return False
        return hmac.compare_digest(signature, self._signature(signed))

    async def visitor(self, cookie: str | None) -> Visitor | None:
        """Who brings this cookie; None for a cookie that is not ours."""
        if cookie is None or not self.is_ours(cookie):
            return None
        return Visitor(cookie, await self._store.person_of_token(hashed(cookie)))

    async def known(self, visitor: Visitor) -> Person:
        """The visitor as somebody who is remembered from now on."""
        if visitor.person is not None:
            return visitor.person
        if (person := await self._store.person_of_token(hashed(visitor.token))) is not None:
            return person
        person = Person(token(self._rng, 16))
        try:
            await self._store.add_person(person, hashed(visitor.token), self._clock())
        except TokenTaken:  # by another request of the same visitor
            return await self._store.person_of_token(hashed(visitor.token)) or person
        return person

    async def new_recovery(self, person: str) -> str:
        """A code to carry the identity to another device; the one before is worth nothing any more."""
        code = self._fresh_code()
        await self._store.set_recovery(person, hashed(code))
        return _grouped(code)

    async def sign_out_everywhere(self, person: str) -> tuple[str, str]:
        """A new token and a new recovery code; all others of this person are worth nothing any more."""
        fresh, code = self.new_token(), self._fresh_code()
        await self._store.sign_out(person, hashed(fresh), hashed(code), self._clock())
        return fresh, _grouped(code)

    def _fresh_code(self) -> str:
        return "".join(self._rng.choices(CLEAR_CHARACTERS, k=RECOVERY_LENGTH))

    async def recover(self, code: str) -> str:
        """A new token for the person with this recovery code."""
        typed = "".join(character for character in code.upper() if character in CLEAR_CHARACTERS)
        person = await self._store.person_of_recovery(hashed(typed)) if len(typed) == RECOVERY_LENGTH else None
        if person is None:
            raise Refusal("unknown-code", "Nobody has this recovery code.", 404)
        fresh = self.new_token()
        await self._store.add_token(person.id, hashed(fresh), self._clock())
        return fresh

    def _signature(self, signed: str) -> str:
        return hmac.new(self._key, signed.encode(errors="replace"), hashlib.sha256).hexdigest()[:_MAC_LENGTH]


def _grouped(code: str) -> str:
    return "-".join(code[at : at + RECOVERY_GROUP] for at in range(0, RECOVERY_LENGTH, RECOVERY_GROUP))


def token(rng: random.Random, length: int) -> str:
    """A random name of so many bytes, in letters, digits, `-` and `_`."""
    return base64.urlsafe_b64encode(rng.randbytes(length)).rstrip(b"=").decode()


def hashed(secret: str) -> bytes:
    return hashlib.sha256(secret.encode(errors="replace")).digest()


#: Letters and symbols that print as nothing: fillers of Hangul and Khmer, the blank of braille, the grapheme joiner.
INVISIBLE = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")


def checked_name(name: str) -> str:
    """A name as it may stand on a sheet: it can be printed, and seen."""
    name = " ".join(name.split())
    shown = without_joiners(name)
    if not 1 <= len(name) <= LONGEST_NAME:
        raise Refusal("invalid-name", f"A name has 1 to {LONGEST_NAME} characters.")
    if not any(unicodedata.category(character)[0] in "LNPS" for character in shown):
        raise Refusal("invalid-name", "Nothing of this name can be seen.")
    if not shown.isprintable() or INVISIBLE & set(shown):
        raise Refusal("invalid-name", f"The name {shown!r} has characters that can't be seen.")
    return name

"""Who somebody is: a random token in a cookie, and nothing that anybody has to type in.

A token is signed by the server, so that nobody can bring one of their own; a person is kept in the store from the first
thing on that has to be remembered. The store holds hashes only. Tokens and recovery codes are long and random, so a
plain SHA-256 of them can't be guessed back.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
from typing import NamedTuple

from rollwright.server.errors import Refusal
from rollwright.store import Store
from rollwright.store.interface import Person
from rollwright.table.position import LONGEST_NAME

COOKIE = "rollwright"
COOKIE_SECONDS = 400 * 24 * 3600
#: Letters and digits that nobody confuses when they are read aloud.
CLEAR_SIGNS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
RECOVERY_SIGNS = 20
RECOVERY_GROUP = 5
_MAC_SIGNS = 32


class Visitor(NamedTuple):
    """Somebody with a good token; `person` is None until there is something to remember."""

    token: str
    person: Person | None

    @property
    def name(self) -> str:
        return self.person.name if self.person else ""


class People:
    def __init__(self, store: Store, key: bytes) -> None:
        self._store = store
        self._key = key

    @classmethod
    async def of(cls, store: Store) -> People:
        return cls(store, await store.key("cookie", secrets.token_bytes(32)))

    def new_token(self) -> str:
        token = secrets.token_urlsafe(32)
        return f"{token}.{self._signature(token)}"

    def is_ours(self, cookie: str | None) -> bool:
        """Whether this server gave out the token."""
        token, dot, signature = (cookie or "").partition(".")
        if not dot or not signature.isascii():
            return False
        return hmac.compare_digest(signature, self._signature(token))

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
        person = Person(secrets.token_urlsafe(16))
        await self._store.add_person(person, hashed(visitor.token), time.time())
        return person

    async def new_recovery(self, person: str) -> str:
        """A code to carry the identity to another device; the one before is worth nothing any more."""
        signs = "".join(secrets.choice(CLEAR_SIGNS) for _ in range(RECOVERY_SIGNS))
        await self._store.set_recovery(person, hashed(signs))
        return "-".join(signs[at : at + RECOVERY_GROUP] for at in range(0, RECOVERY_SIGNS, RECOVERY_GROUP))

    async def recover(self, code: str) -> str:
        """A new token for the person with this recovery code."""
        signs = "".join(sign for sign in code.upper() if sign in CLEAR_SIGNS)
        person = await self._store.person_of_recovery(hashed(signs)) if len(signs) == RECOVERY_SIGNS else None
        if person is None:
            raise Refusal("unknown-code", "Nobody has this recovery code.", 404)
        token = self.new_token()
        await self._store.add_token(person.id, hashed(token), time.time())
        return token

    def _signature(self, token: str) -> str:
        return hmac.new(self._key, token.encode(errors="replace"), hashlib.sha256).hexdigest()[:_MAC_SIGNS]


def hashed(secret: str) -> bytes:
    return hashlib.sha256(secret.encode(errors="replace")).digest()


def checked_name(name: str) -> str:
    """A name as it may stand on a sheet."""
    name = " ".join(name.split())
    if not 1 <= len(name) <= LONGEST_NAME or not name.isprintable():
        raise Refusal("invalid-name", f"A name has 1 to {LONGEST_NAME} letters or signs that can be printed.")
    return name

"""What the server refuses, in one shape: a stable code, words, details."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from rollwright.games.protocol import RollwrightError
from rollwright.store.interface import StoreError


class Refusal(RollwrightError):
    """Something that can't be done for this person now. Nothing was changed."""

    def __init__(self, code: str, text: str, status: int = 400, details: Mapping[str, Any] | None = None) -> None:
        super().__init__(text)
        self.code = code
        self.text = text
        self.status = status
        self.details = details or {}


class ErrorBody(msgspec.Struct, frozen=True):
    """Every error of the HTTP interface."""

    code: str
    text: str
    details: dict[str, Any] = {}


def refusal_of(error: RollwrightError) -> Refusal:
    """Any of our errors as it is told over the wire."""
    if isinstance(error, Refusal):
        return error
    if isinstance(error, StoreError):
        return unavailable()
    status = 404 if error.code in ("unknown-game", "not-found") else 400
    return Refusal(error.code, _sentence(str(error)), status)


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:]


def not_found() -> Refusal:
    return Refusal("not-found", "There is no such table, or the link is not complete.", 404)


def not_yours() -> Refusal:
    return Refusal("not-yours", "This seat is not yours.", 403)


def is_leaving() -> Refusal:
    return Refusal("leaving", "Somebody at this table has asked to be forgotten. Try again in a moment.", 409)


def not_yet() -> Refusal:
    return Refusal("not-yet", "Others may look at this when the day is over.", 403)


class AfterDay(Refusal):
    """The review of a try at the daily challenge of today."""

    def __init__(self) -> None:
        super().__init__("after-day", "The review opens when the day of the challenge is over.", 403)


class AfterRound(Refusal):
    """What a table of a club evening would tell of the dice while others still play with them."""

    def __init__(self) -> None:
        super().__init__("after-round", "This opens when all tables of the round have ended.", 403)


def only_host() -> Refusal:
    return Refusal("only-host", "Only the person who opened the table can do this.", 403)


def too_many(what: str) -> Refusal:
    return Refusal("too-many", what, 429)


def unavailable() -> Refusal:
    return Refusal("unavailable", "The server can't reach its database now. Try again in a moment.", 503)

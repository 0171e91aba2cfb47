"""The daily challenge: the same dice for everybody, one try each, a list of results."""

from __future__ import annotations

import datetime
from typing import Annotated, Any

import msgspec
from litestar import Request, get, post
from litestar.params import Parameter

from rollwright.games import REGISTRY
from rollwright.games import game as game_of
from rollwright.server import errors
from rollwright.server.access import date_at
from rollwright.server.http_tables import Joined
from rollwright.server.node import Node
from rollwright.server.people import Visitor
from rollwright.server.security import address_of

BEST = 100
#: The name of somebody who has given none.
NAMELESS = "?"


class Challenge(msgspec.Struct, frozen=True, omit_defaults=True):
    game: str
    date: str
    played: bool
    table: str | None = None


class DailyResult(msgspec.Struct, frozen=True, omit_defaults=True):
    place: int
    """0 for a result that doesn't count."""
    name: str
    score: int
    mine: bool
    unrated: str | None = None
    """Why it doesn't count: `bot` or `undone`."""


class DailyResults(msgspec.Struct, frozen=True):
    game: str
    date: str
    results: list[DailyResult]


@get("/api/daily")
async def challenges(visitor: Visitor, node: Node) -> list[Challenge]:
    """The challenges of today, and whether the reader has had their try."""
    date, person = date_at(node.clock()), visitor.person
    tries = [await node.store.daily_try(person.id, game, date) if person else None for game in REGISTRY]
    return [Challenge(game, date, table is not None, table) for game, table in zip(REGISTRY, tries, strict=True)]


@post("/api/daily/{game:str}")
async def challenge(game: str, visitor: Visitor, request: Request[Any, Any, Any], node: Node) -> Joined:
    """Begin one's try, or go on with it."""
    game_of(game)
    node.limits.openings.check(visitor.token)
    person = await node.known(visitor, address_of(request))
    date = date_at(node.clock())
    if (table := await node.store.daily_try(person, game, date)) is not None:
        return Joined(table)
    return Joined(await node.opener.daily(game, date, person, visitor.name or NAMELESS))


@get("/api/daily/{game:str}/results")
async def results(
    game: str,
    visitor: Visitor,
    node: Node,
    date: Annotated[str | None, Parameter(description="A day as 2026-11-15; today if none is given")] = None,
) -> DailyResults:
    """The best of a day."""
    game_of(game)
    date = _checked_date(date) if date is not None else date_at(node.clock())
    person = visitor.person.id if visitor.person else None
    best = await node.store.daily_results(game, date, BEST)
    listed = [
        DailyResult(
            0 if each.unrated else 1 + sum(other.score > each.score for other in best if not other.unrated),
            each.name,
            each.score,
            person is not None and person == each.person,
            each.unrated,
        )
        for each in best
    ]
    return DailyResults(game, date, listed)


def _checked_date(date: str) -> str:
    try:
        return datetime.date.fromisoformat(date).isoformat()
    except ValueError:
        raise errors.Refusal("invalid-date", "A day is written as 2026-11-15.") from None


handlers = (challenges, challenge, results)

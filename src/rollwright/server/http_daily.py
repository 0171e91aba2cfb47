"""The daily challenge: the same dice for everybody, one try each, a list of results."""

from __future__ import annotations

import datetime
from collections.abc import Collection
from typing import Annotated, Any

import msgspec
from litestar import Request, get, post
from litestar.params import Parameter

from rollwright.games import REGISTRY
from rollwright.games import game as game_of
from rollwright.server import errors
from rollwright.server.access import date_at
from rollwright.server.circle_stats import days_in_a_row
from rollwright.server.http_tables import Joined
from rollwright.server.node import Node
from rollwright.server.people import Visitor
from rollwright.server.security import address_of
from rollwright.store.interface import Result

BEST = 100
FRIENDS = 20
DAYS_LOOKED_AT = 400
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
    friend: bool = False
    """Somebody who has played with the reader."""


class DailyResults(msgspec.Struct, frozen=True):
    game: str
    date: str
    results: list[DailyResult]
    friends: list[DailyResult]
    """The reader and those who have played with them, where there are any."""
    players: int
    """How many have a result that counts."""
    days: int
    """Days in a row on which the reader has finished a challenge of any game."""


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
    person, store = visitor.id, node.store
    best = await store.daily_results(game, date, BEST)
    known = await store.daily_of_companions(person, game, date, FRIENDS) if person else []
    friends = {each.person for each in known if each.person != person}

    async def told(each: Result) -> DailyResult:
        place = 0 if each.unrated else 1 + await store.daily_better(game, date, each.score)
        mine, friend = person is not None and person == each.person, each.person in friends
        return DailyResult(place, each.name, each.score, mine, each.unrated, friend)

    return DailyResults(
        game,
        date,
        _placed(best, person, friends),
        [await told(each) for each in known],
        await store.daily_count(game, date),
        await _days(node, person),
    )


def _placed(best: list[Result], person: str | None, friends: Collection[str | None]) -> list[DailyResult]:
    return [
        DailyResult(
            0 if each.unrated else 1 + sum(other.score > each.score for other in best if not other.unrated),
            each.name,
            each.score,
            person is not None and person == each.person,
            each.unrated,
            each.person in friends,
        )
        for each in best
    ]


async def _days(node: Node, person: str | None) -> int:
    if person is None:
        return 0
    today = date_at(node.clock())
    since = (datetime.date.fromisoformat(today) - datetime.timedelta(days=DAYS_LOOKED_AT)).isoformat()
    dates = await node.store.daily_dates([person], since)
    return days_in_a_row(dates.get(person, []), today)


def _checked_date(date: str) -> str:
    try:
        return datetime.date.fromisoformat(date).isoformat()
    except ValueError:
        raise errors.Refusal("invalid-date", "A day is written as 2026-11-15.") from None


handlers = (challenges, challenge, results)

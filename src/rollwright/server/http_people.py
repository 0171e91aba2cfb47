"""A person's own page: name, history, recovery, and being forgotten."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, Response, delete, get, post, put
from litestar.params import Parameter

from rollwright.server import errors
from rollwright.server.cookies import clear_cookies, give
from rollwright.server.node import Node
from rollwright.server.people import Visitor, checked_name
from rollwright.server.security import address_of
from rollwright.store.interface import Result

HISTORY = 200
TableId = Annotated[str, Parameter(max_length=64)]


class GameStats(msgspec.Struct, frozen=True):
    """How a person did at one game; the last results first to last, for a curve."""

    matches: int
    won: int
    best: int
    mean: float
    scores: list[int]
    unrated: int = 0
    """Matches that don't count above: a bot decided for the person, somebody had a hint, or throws were taken back
    alone."""


class Me(msgspec.Struct, frozen=True):
    name: str
    recovery: bool
    """There is a recovery code; it can't be shown again, but replaced."""
    stats: dict[str, GameStats]


class Name(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str


class Code(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    code: str


class PlayedSeat(msgspec.Struct, frozen=True):
    seat: int
    name: str
    score: int
    won: bool
    mine: bool
    friend: bool = False
    """Another person, no bot."""


class Played(msgspec.Struct, frozen=True, rename="camel"):
    """A finished match of a person."""

    table: str
    game: str
    variant: str
    finished_at: float
    seats: list[PlayedSeat]
    daily: str | None = None
    unrated: str | None = None
    """Why it doesn't count for the reader: `bot`, `hint` or `undone`."""


class PersonalBest(msgspec.Struct, frozen=True, omit_defaults=True):
    """Whether a match was the reader's best so far."""

    beaten: int | None = None
    """The best score before it; nothing where that was not beaten, or where there was none."""


class History(msgspec.Struct, frozen=True):
    matches: list[Played]
    stats: dict[str, GameStats]


@get("/api/me")
async def me(visitor: Visitor, node: Node) -> Me:
    """Who the reader is."""
    person = visitor.person
    results = await node.store.results(person.id) if person else []
    return Me(visitor.name, bool(person and person.recovery), stats_of(results))


@put("/api/me")
async def rename(data: Name, visitor: Visitor, request: Request[Any, Any, Any], node: Node) -> Me:
    """Give oneself a name."""
    name = checked_name(data.name)
    person = await node.known(visitor, address_of(request))
    await node.store.rename(person, name)
    recovery = bool(visitor.person and visitor.person.recovery)
    return Me(name, recovery, stats_of(await node.store.results(person)))


@delete("/api/me", status_code=204)
async def be_forgotten(visitor: Visitor, node: Node) -> Response[None]:
    """Remove everything about oneself; names in matches that others played too become blank ones."""
    if visitor.person is not None:
        await node.erase(visitor.person.id)
    response: Response[None] = Response(None, status_code=204)
    clear_cookies(response)
    return response


@post("/api/me/recovery", status_code=201)
async def new_recovery(visitor: Visitor, request: Request[Any, Any, Any], node: Node) -> Code:
    """A new recovery code; an older one is worth nothing any more."""
    return Code(await node.people.new_recovery(await node.known(visitor, address_of(request))))


@post("/api/me/sign-out", status_code=200)
async def sign_out(visitor: Visitor, request: Request[Any, Any, Any], node: Node) -> Code:
    """Sign out on all other devices; the answer is a new recovery code, and the old one is worth nothing any more."""
    if visitor.person is None:
        raise errors.Refusal("not-found", "There is nobody to sign out yet.", 404)
    fresh, code = await node.people.sign_out_everywhere(visitor.person.id)
    node.send_away(visitor.person.id)
    give(request, fresh)
    return Code(code)


@post("/api/me/recover", status_code=200)
async def recover(data: Code, request: Request[Any, Any, Any], node: Node) -> Me:
    """Become the person with this recovery code."""
    node.limits.guesses.check(address_of(request))
    token = await node.people.recover(data.code)
    visitor = await node.people.visitor(token)
    if visitor is None or visitor.person is None:
        raise errors.unavailable()
    results = await node.store.results(visitor.person.id)
    give(request, token)
    return Me(visitor.name, visitor.person.recovery, stats_of(results))


@get("/api/me/history")
async def history(visitor: Visitor, node: Node) -> History:
    """The last matches, and how they went over all."""
    if visitor.person is None:
        return History([], {})
    person = visitor.person.id
    matches = await node.store.history(person, HISTORY)
    return History([_played(match, person) for match in matches], stats_of(await node.store.results(person)))


@get("/api/me/best/{table_id:str}")
async def personal_best(table_id: TableId, visitor: Visitor, node: Node) -> PersonalBest:
    """Whether a finished match of the reader's is their best of that game and board so far."""
    if visitor.person is None:
        return PersonalBest()
    return PersonalBest(_beaten(await node.store.results(visitor.person.id), table_id))


def _beaten(results: list[Result], table: str) -> int | None:
    """Results that don't count are neither best nor beaten. With several seats at a table nobody knows who is who."""
    own = [result for result in results if result.table == table]
    if len(own) != 1 or own[0].unrated is not None:
        return None
    before = [
        result.score
        for result in results
        if (result.game, result.variant) == (own[0].game, own[0].variant)
        and result.unrated is None
        and result.table != table
        and result.finished_at <= own[0].finished_at
    ]
    best = max(before, default=None)
    return best if best is not None and own[0].score > best else None


def _played(results: list[Result], person: str) -> Played:
    first = results[0]
    seats = [
        PlayedSeat(each.seat, each.name, each.score, each.won, each.person == person, each.person not in {None, person})
        for each in results
    ]
    unrated = next((each.unrated for each in results if each.person == person and each.unrated), None)
    return Played(first.table, first.game, first.variant, first.finished_at, seats, first.daily, unrated)


def stats_of(results: list[Result]) -> dict[str, GameStats]:
    """Results by game. Alone nobody wins, so those matches don't count as won."""
    games: dict[str, list[Result]] = {}
    for result in results:
        games.setdefault(result.game, []).append(result)
    return {game: _stats(of_game) for game, of_game in games.items()}


def _stats(results: list[Result]) -> GameStats:
    rated = [result for result in results if result.unrated is None]
    scores = [result.score for result in rated]
    won = sum(result.won for result in rated if result.seats > 1)
    mean = round(sum(scores) / len(scores), 2) if scores else 0.0
    return GameStats(len(rated), won, max(scores, default=0), mean, scores[-HISTORY:], len(results) - len(rated))


handlers = (me, rename, be_forgotten, new_recovery, sign_out, recover, history, personal_best)

"""People who play together: the usual companions, invitations, and circles by link."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Sequence
from datetime import date, timedelta
from typing import Annotated, Any

import msgspec
from litestar import Request, delete, get, post
from litestar.params import Parameter

from rollwright.games import game as game_of
from rollwright.server import circle_stats, errors
from rollwright.server import messages as say
from rollwright.server.access import date_at
from rollwright.server.circle_stats import Duel, Record, Streak
from rollwright.server.companions import companions_of
from rollwright.server.http_tables import Joined
from rollwright.server.node import Node
from rollwright.server.opening import NewTable
from rollwright.server.people import Visitor, checked_name, token
from rollwright.server.security import address_of
from rollwright.store.circle_interface import Circle, Member
from rollwright.store.interface import PersonGone

CIRCLE_ID = re.compile(r"[A-Za-z0-9_-]{22}", re.ASCII)
MOST_MEMBERS = 60
MOST_CIRCLES = 20
#: Results that a circle's page looks back at.
LOOKED_AT = 20_000
DAYS_LOOKED_AT = 400
MOST_INVITATIONS = 10
CircleId = Annotated[str, Parameter(max_length=64)]
TableId = Annotated[str, Parameter(max_length=64)]


class CompanionsBody(msgspec.Struct, frozen=True):
    id: str
    names: list[str]
    game: str
    """What they played last."""
    matches: int


class InvitationBody(msgspec.Struct, frozen=True):
    table: str
    game: str
    name: str
    """Who asks."""


class Together(msgspec.Struct, frozen=True):
    """With whom the reader plays."""

    companions: list[CompanionsBody]
    invitations: list[InvitationBody]
    circles: list[CircleName]


class CircleName(msgspec.Struct, frozen=True):
    circle: str
    name: str


class PlayWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    name: str
    """The reader's own, on the sheet."""
    pace: say.Pace = "live"


class Declined(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    never: bool = False
    """Not be asked by that person again."""


class NewCircle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    me: str
    """The founder's name in it."""


class MemberName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str


class MemberBody(msgspec.Struct, frozen=True):
    name: str
    mine: bool
    streak: Streak


class CircleBody(msgspec.Struct, frozen=True):
    """A circle; people are told by their place in `members`."""

    circle: str
    name: str
    member: bool
    """The reader belongs to it."""
    founder: bool
    members: list[MemberBody]
    matches: int
    week: list[circle_stats.Standing]
    year: list[circle_stats.Standing]
    duels: list[Duel]
    records: list[Record]


@get("/api/me/together")
async def together(visitor: Visitor, node: Node) -> Together:
    """The usual companions, invitations that wait, and the reader's circles."""
    if visitor.person is None:
        return Together([], [], [])
    person = visitor.person.id
    groups = await companions_of(node.store, person)
    asked = await node.store.invitations_of(person, MOST_INVITATIONS)
    return Together(
        [CompanionsBody(group.id, list(group.names), group.game, group.matches) for group in groups],
        [InvitationBody(each.table, each.game, each.inviter) for each in asked],
        [CircleName(each.id, each.name) for each in await node.store.circles_of(person)],
    )


@post("/api/me/companions/{group:str}")
async def play_with(
    group: CircleId, data: PlayWish, visitor: Visitor, request: Request[Any, Any, Any], node: Node
) -> Joined:
    """A table for the usual companions: they are asked to it."""
    node.limits.openings.check(visitor.token)
    node.limits.openings_of_address.check(address_of(request))
    person = visitor.person.id if visitor.person else ""
    found = next((each for each in await companions_of(node.store, person) if each.id == group), None)
    if found is None:
        raise errors.Refusal("not-found", "You have not played with them.", 404)
    return await _table_for(person, found.people, data, node)


async def _table_for(person: str, others: Sequence[str], wish: PlayWish, node: Node) -> Joined:
    """A table to which others are asked, except those who want to hear no more of this person."""
    blocked = await node.store.blocked_by(person, others)
    invited = [each for each in others if each not in blocked]
    info = game_of(wish.game).info
    seats = max(min(len(others) + 1, max(info.playable)), *info.seats[:1])
    table = NewTable(wish.game, seats, mine=[0], names=[wish.name], pace=wish.pace)
    row = await node.opener.open(table, person, invited=invited)
    return Joined(row.id)


@post("/api/me/invitations/{table_id:str}/decline", status_code=204)
async def decline(table_id: TableId, data: Declined, visitor: Visitor, node: Node) -> None:
    """Not come."""
    if visitor.person is not None:
        await node.store.decline(table_id, visitor.person.id, data.never)


@post("/api/circles")
async def new_circle(data: NewCircle, visitor: Visitor, request: Request[Any, Any, Any], node: Node) -> CircleName:
    """Found a circle; its id is the link."""
    node.limits.openings.check(visitor.token)
    node.limits.openings_of_address.check(address_of(request))
    name, own = checked_name(data.name), checked_name(data.me)
    person = await node.known(visitor, address_of(request))
    await _check_room(node, person)
    circle = Circle(token(node.rng, 16), name, person)
    await node.store.add_circle(circle, Member(person, own), node.clock())
    return CircleName(circle.id, circle.name)


@get("/api/circles/{circle:str}")
async def circle_page(circle: CircleId, visitor: Visitor, node: Node) -> CircleBody:
    """Who leads, who beats whom, what was best."""
    found, members = await _found(circle, node)
    results = await node.store.circle_results(circle, LOOKED_AT)
    now = node.clock()
    since = (date.fromisoformat(date_at(now)) - timedelta(days=DAYS_LOOKED_AT)).isoformat()
    dates = await node.store.daily_dates([member.person for member in members], since)
    return await asyncio.to_thread(_body, found, members, results, dates, now, visitor.id)


def _body(
    circle: Circle, members: list[Member], results: Any, dates: dict[str, list[str]], now: float, reader: str | None
) -> CircleBody:
    places = {member.person: place for place, member in enumerate(members)}
    matches = circle_stats.matches_of(results, places)
    today = date_at(now)
    return CircleBody(
        circle=circle.id,
        name=circle.name,
        member=reader in places,
        founder=reader is not None and reader == circle.founder,
        members=[
            MemberBody(
                member.name,
                member.person == reader,
                circle_stats.streak(matches, place, dates.get(member.person, []), today),
            )
            for place, member in enumerate(members)
        ],
        matches=len(matches),
        week=circle_stats.standings(matches, circle_stats.week_start(now)),
        year=circle_stats.standings(matches, circle_stats.year_start(now)),
        duels=circle_stats.duels(matches),
        records=circle_stats.records(matches),
    )


@post("/api/circles/{circle:str}/join", status_code=204)
async def join_circle(
    circle: CircleId, data: MemberName, visitor: Visitor, request: Request[Any, Any, Any], node: Node
) -> None:
    """Belong to a circle from now on, or under another name."""
    node.limits.openings.check(visitor.token)
    name = checked_name(data.name)
    _, members = await _found(circle, node)
    person = await node.known(visitor, address_of(request))
    if person not in {member.person for member in members}:
        if len(members) >= MOST_MEMBERS:
            raise errors.too_many("This circle is full.")
        await _check_room(node, person)
    try:
        await node.store.join_circle(circle, Member(person, name), node.clock())
    except PersonGone:
        raise errors.is_leaving() from None


@post("/api/circles/{circle:str}/tables")
async def play_in_circle(
    circle: CircleId, data: PlayWish, visitor: Visitor, request: Request[Any, Any, Any], node: Node
) -> Joined:
    """A table for a circle: all its members are asked to it, and those who come first have the seats."""
    node.limits.openings.check(visitor.token)
    node.limits.openings_of_address.check(address_of(request))
    _, members = await _found(circle, node)
    others = [member.person for member in members if member.person != visitor.id]
    if visitor.id is None or len(others) == len(members):
        raise errors.Refusal("not-yours", "Only members of the circle can do this.", 403)
    return await _table_for(visitor.id, others, data, node)


@post("/api/circles/{circle:str}/leave", status_code=204)
async def leave_circle(circle: CircleId, visitor: Visitor, node: Node) -> None:
    """Belong to it no more. What the others have won stays."""
    await _found(circle, node)
    if visitor.person is not None:
        await node.store.leave_circle(circle, visitor.person.id)


@delete("/api/circles/{circle:str}", status_code=204)
async def delete_circle(circle: CircleId, visitor: Visitor, node: Node) -> None:
    """Its founder ends it; once the founder has left, any member."""
    found, members = await _found(circle, node)
    person = visitor.id
    may = person == found.founder if found.founder is not None else person in {each.person for each in members}
    if person is None or not may:
        raise errors.Refusal("not-yours", "Only the person who founded the circle can do this.", 403)
    await node.store.delete_circle(circle)


async def _found(id_: str, node: Node) -> tuple[Circle, list[Member]]:
    circle = await node.store.circle(id_) if CIRCLE_ID.fullmatch(id_) else None
    if circle is None:
        raise errors.Refusal("not-found", "There is no such circle, or the link is not complete.", 404)
    return circle, await node.store.members(id_)


async def _check_room(node: Node, person: str) -> None:
    if len(await node.store.circles_of(person)) >= MOST_CIRCLES:
        raise errors.too_many("You belong to too many circles.")


handlers = (
    together,
    play_with,
    decline,
    new_circle,
    circle_page,
    play_in_circle,
    join_circle,
    leave_circle,
    delete_circle,
)

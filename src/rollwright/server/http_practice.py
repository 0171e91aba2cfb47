"""Practice over HTTP: why a hint says what it says, and other ways from a finished match on."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from litestar import Request, get, post

from rollwright.games.protocol import Json, Seat
from rollwright.server import errors, plans
from rollwright.server import messages as say
from rollwright.server.access import check_may_review, check_may_see, check_told
from rollwright.server.hints import HintReason
from rollwright.server.http_daily import NAMELESS
from rollwright.server.http_tables import Joined, TableId
from rollwright.server.node import Node
from rollwright.server.opening import WhatIfPerson
from rollwright.server.people import Visitor
from rollwright.server.security import address_of
from rollwright.table.match import Match
from rollwright.table.what_if import Beginning, from_moment, same_dice


class Reasoned(msgspec.Struct, frozen=True, omit_defaults=True):
    """Nothing is told where all actions are about as good, or none gains in a part of the score."""

    reason: HintReason | None = None


@get("/api/tables/{table_id:str}/hint/why")
async def hint_reason(table_id: TableId, seat: Seat, number: int, visitor: Visitor, node: Node) -> Reasoned:
    """Why the best action of a hint is better than the next best: for those who have had the hint, while it holds."""
    table, person = await node.tables.get(table_id), visitor.id or ""
    plans.check_hint(say.AskHint("", seat, number), table, person)
    position = table.standing.position
    if seat not in position.hinted_now:
        raise errors.Refusal("not-hinted", "Ask for the hint first: everybody at the table is told of it.", 409)
    return Reasoned(await node.hints.why(position, seat, person))


class WhatIf(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Another way from a finished match on, in one of its seats."""

    seat: Seat
    number: int | None = None
    """The event after which it goes on; without one the match begins anew, with the same dice."""
    action: Json = None
    """What the seat decides then instead."""


@post("/api/tables/{table_id:str}/what-if")
async def what_if(
    table_id: TableId, data: WhatIf, visitor: Visitor, request: Request[Any, Any, Any], node: Node
) -> Joined:
    """Open a practice table that goes on from a moment of a finished match, or plays it again with the same dice."""
    table = await node.tables.get(table_id)
    await check_may_see(table.standing, visitor.id, node.clock(), node.store)
    if table.row.state != "over":
        raise errors.Refusal("not-over", "Another way is for a match that has ended.", 409)
    check_may_review(table.standing, node.clock())
    await check_told(table.standing, node.store)
    if not 0 <= data.seat < table.options.seats:
        raise errors.Refusal("not-found", "There is no such seat.", 404)
    if data.action is not None and data.number is None:
        raise errors.Refusal("invalid-setup", "Say after which event the other action is taken.")
    node.limits.openings.check(visitor.token)
    node.limits.openings_of_address.check(address_of(request))
    beginning = await asyncio.to_thread(_beginning, table.match, data.number, node.rng.randrange(2**32))
    person = await node.known(visitor, address_of(request))
    own = data.seat in table.standing.seats_of(person)
    name = table.standing.position.chairs[data.seat].name if own else visitor.name or NAMELESS
    row = await node.opener.what_if(table.standing, beginning, WhatIfPerson(person, data.seat, name), data.action)
    opened = await node.tables.get(row.id)
    node.bots.prepare(opened)
    node.bots.wake(opened)
    return Joined(row.id)


def _beginning(match: Match, number: int | None, seed: int) -> Beginning:
    return same_dice(match, seed) if number is None else from_moment(match, number, seed)


handlers = (hint_reason, what_if)

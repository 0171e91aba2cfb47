"""Tables over HTTP: open, find, join, and read what has been played."""

from __future__ import annotations

import asyncio
import io
from typing import Annotated, Any

import msgspec
import segno
from litestar import Request, Response, get, post
from litestar.params import Parameter

from rollwright.games import has_module
from rollwright.games.protocol import Json, Seat
from rollwright.server import errors
from rollwright.server import messages as say
from rollwright.server.access import check_may_review, check_may_see, check_told
from rollwright.server.live_table import LiveTable
from rollwright.server.network import invitation_urls, is_loopback, is_nearby
from rollwright.server.node import Node
from rollwright.server.opening import NewTable, read_code
from rollwright.server.people import Visitor
from rollwright.server.replay import views_of
from rollwright.server.security import address_of
from rollwright.server.standing import Standing, info_of, options_of
from rollwright.store.interface import TableRow
from rollwright.table.events import Retold, Seeded
from rollwright.table.record import format_match
from rollwright.table.view import View

LISTED = 100
#: Of how many open tables the name of who opened them is told: their matches are loaded for it.
MOST_OPENERS = 20
#: Tables that a person is shown to go on with.
MOST_MINE = 20
TableId = Annotated[str, Parameter(max_length=64)]
ActionJson = Annotated[str, Parameter(max_length=256)]
Base = Annotated[str, Parameter(max_length=256)]


class OpenedTable(msgspec.Struct, frozen=True):
    table: str
    code: str


class Code(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    code: str


class Joined(msgspec.Struct, frozen=True):
    table: str


class Replay(msgspec.Struct, frozen=True):
    views: list[View]


class MyTable(msgspec.Struct, frozen=True, rename="camel"):
    """A table of the reader's, with how far its match has come."""

    info: say.TableInfo
    people: list[str]
    """The names of the other people."""
    bots: list[str]
    """The levels of the bots."""
    turn: int
    my_move: bool
    sheet: Json = None
    """The reader's own sheet as it stands, for a small picture."""
    layout: Json = None


class OpenTable(say.TableInfo, frozen=True, rename="camel", omit_defaults=True):
    """A table that anybody may join."""

    opener: str = ""
    """The name of who opened it."""
    taken: int = 0
    """How many seats are taken."""


@post("/api/tables")
async def open_table(data: NewTable, visitor: Visitor, request: Request[Any, Any, Any], node: Node) -> OpenedTable:
    """Open a table; with `start` the match begins at once, bots on the open seats."""
    node.limits.openings.check(visitor.token)
    node.limits.openings_of_address.check(address_of(request))
    person = await node.known(visitor, address_of(request))
    row = await node.opener.open(data, person)
    table = await node.tables.get(row.id)
    node.bots.prepare(table)
    node.bots.wake(table)
    return OpenedTable(row.id, row.code or "")


@get("/api/tables/open")
async def open_tables(node: Node) -> list[OpenTable]:
    """Tables that anybody may join, with who opened them and how many seats are taken."""
    found: list[OpenTable] = []
    for row in await node.store.listed(LISTED):
        info = info_of(row, options_of(row), host=False, belongs=True)
        opener = await _opener(row, node) if len(found) < MOST_OPENERS else ""
        found.append(OpenTable(**msgspec.structs.asdict(info), opener=opener, taken=info.seats - row.open_seats))
    return found


async def _opener(row: TableRow, node: Node) -> str:
    """The name that the host plays under there; nothing if they have left."""
    standing = (await node.tables.get(row.id)).standing
    seats = standing.seats_of(row.host) if row.host else frozenset()
    return next((standing.position.chairs[seat].name for seat in sorted(seats)), "")


@get("/api/tables/mine")
async def my_tables(visitor: Visitor, node: Node) -> list[MyTable]:
    """The unfinished tables where the reader sits or that they opened, the last changed first."""
    if visitor.person is None:
        return []
    person = visitor.person.id
    found: list[MyTable] = []
    for row in await node.store.tables_of(person, LISTED):
        if row.state == "over" or len(found) >= MOST_MINE:
            continue
        standing = (await node.tables.get(row.id)).standing
        if not _is_given_up(standing, person):
            found.append(_mine(standing, person))
    return found


def _mine(standing: Standing, person: str) -> MyTable:
    position, mine = standing.position, standing.seats_of(person)
    others = [chair for seat, chair in enumerate(position.chairs) if seat not in mine and chair.holder != "open"]
    return MyTable(
        info=standing.info(person),
        people=[chair.name for chair in others if chair.holder == "person"],
        bots=[chair.bot for chair in others if chair.bot is not None],
        turn=position.turn,
        my_move=bool(mine & standing.awaited_people),
        **_picture(standing, min(mine, default=None)),
    )


def _picture(standing: Standing, seat: Seat | None) -> dict[str, Json]:
    position = standing.position
    if seat is None:
        return {}
    return {
        "sheet": position.sheets[seat].json,
        "layout": position.game.sheet_layout(position.state, seat),
    }


def _is_given_up(standing: Standing, person: str) -> bool:
    """Whether bots have taken over all seats of a person at a table without other people."""
    seats, position = standing.seats_of(person), standing.position
    return bool(seats) and seats <= position.bots.keys() and set(position.people) <= seats


@get("/api/invitations")
async def invitations(request: Request[Any, Any, Any], node: Node) -> list[str]:
    """The base URLs that an invitation may carry, the likeliest first."""
    return await _invitation_urls(request, node)


async def _invitation_urls(request: Request[Any, Any, Any], node: Node) -> list[str]:
    """The address that the reader uses, unless only this computer knows it; then those of its networks.

    Readers from outside these networks don't learn the addresses there. Looking up the own name may take seconds.
    """
    own = str(request.base_url).rstrip("/")
    if node.settings.public_url is None and not is_nearby(request.client.host if request.client else ""):
        return [own]
    urls = await asyncio.to_thread(invitation_urls, node.settings, request.base_url.port or 80)
    reaches = node.settings.public_url is None and not is_loopback(request.base_url.hostname or "")
    return list(dict.fromkeys([own, *urls] if reaches else [*urls] or [own]))


@get("/api/tables/{table_id:str}")
async def table_info(table_id: TableId, visitor: Visitor, node: Node) -> say.TableInfo:
    """How a table is set up."""
    return (await _seen(table_id, visitor, node)).standing.info(visitor.id)


@post("/api/join", status_code=200)
async def join(data: Code, request: Request[Any, Any, Any], node: Node) -> Joined:
    """The table with a spoken code."""
    node.limits.guesses.check(address_of(request))
    table = await node.store.table_of_code(read_code(data.code)[:16])
    if table is None:
        raise errors.Refusal("unknown-code", "No table has this code now.", 404)
    return Joined(table)


@get("/api/tables/{table_id:str}/qr.svg", media_type="image/svg+xml")
async def qr(
    table_id: TableId, request: Request[Any, Any, Any], node: Node, base: Base | None = None
) -> Response[bytes]:
    """The link to a table as a QR code, with one of the base URLs of `/api/invitations`."""
    table = await node.tables.get(table_id)
    return await invitation_code(f"/t/{table.id}", request, node, base)


async def invitation_code(path: str, request: Request[Any, Any, Any], node: Node, base: str | None) -> Response[bytes]:
    """A QR code that leads others to a path of this server, by one of the base URLs of `/api/invitations`."""
    urls = await _invitation_urls(request, node)
    base = base if base in urls else urls[0]
    picture = io.BytesIO()
    code = segno.make(base.rstrip("/") + path, error="m")
    code.save(picture, kind="svg", scale=8, border=2, light="#fff", xmldecl=False, svgclass=None, lineclass=None)
    return Response(picture.getvalue(), media_type="image/svg+xml", headers={"cache-control": "private, max-age=3600"})


@get("/api/tables/{table_id:str}/record", media_type="text/plain")
async def record(table_id: TableId, visitor: Visitor, node: Node) -> Response[str]:
    """The match as text."""
    table = await _seen(table_id, visitor, node)
    await check_told(table.standing, node.store)
    if isinstance(table.match.opened.dice, Seeded | Retold) and not table.match.is_over:
        raise errors.Refusal("not-over", "This record tells the seed of the dice: read it when the match is over.", 409)
    text = await asyncio.to_thread(format_match, table.match)
    disposition = f'attachment; filename="{table.row.game}-{table_id[:8]}.txt"'
    return Response(text, media_type="text/plain", headers={"content-disposition": disposition})


@get("/api/tables/{table_id:str}/replay")
async def replay(table_id: TableId, visitor: Visitor, node: Node, seat: Seat | None = None) -> Replay:
    """The view after each event of a finished match, as a watcher or as one seat had it."""
    table = await _seen(table_id, visitor, node)
    if table.row.state != "over":
        raise errors.Refusal("not-over", "A match can be replayed when it has ended.", 409)
    await check_told(table.standing, node.store)
    if seat is not None and not 0 <= seat < table.options.seats:
        raise errors.Refusal("not-found", "There is no such seat.", 404)
    return Replay(await asyncio.to_thread(views_of, table.match.events, seat))


@get("/api/tables/{table_id:str}/review", media_type="application/json")
async def review(table_id: TableId, visitor: Visitor, request: Request[Any, Any, Any], node: Node) -> Response[bytes]:
    """Where every point of a finished match came from: luck and skill."""
    table = await reviewable(table_id, visitor, node)
    reviewed = await node.reviews.of(table.id, table.match, address_of(request))
    return Response(reviewed, media_type="application/json")


@get("/api/tables/{table_id:str}/review/{number:int}/why", media_type="application/json")
async def why(
    table_id: TableId,
    number: int,
    seat: Seat,
    visitor: Visitor,
    request: Request[Any, Any, Any],
    node: Node,
    better: ActionJson | None = None,
    other: ActionJson | None = None,
) -> Response[bytes]:
    """What sets two actions of a seat apart in a decision of a finished match: the best and the one that was taken.

    `better` and `other` are actions as JSON, to compare others.
    """
    table = await reviewable(table_id, visitor, node)
    actions = _read_action(better), _read_action(other)
    reason = await node.reviews.why(table.match, number, seat, actions, address_of(request))
    return Response(reason, media_type="application/json")


def _read_action(text: str | None) -> Json:
    try:
        return None if text is None else msgspec.json.decode(text)
    except msgspec.DecodeError as error:
        raise errors.Refusal("invalid-notation", f"An action has to be JSON: {error}.", 400) from error


async def reviewable(table_id: str, visitor: Visitor, node: Node) -> LiveTable:
    """A finished table that the visitor may look at, of a game that can be reviewed. Raises `Refusal`."""
    table = await _seen(table_id, visitor, node)
    if table.row.state != "over":
        raise errors.Refusal("not-over", "A match can be reviewed when it has ended.", 409)
    check_may_review(table.standing, node.clock())
    await check_told(table.standing, node.store)
    if not has_module("analysis", table.row.game):
        raise errors.Refusal("no-review", "There is no review for this game.", 404)
    return table


async def _seen(table_id: str, visitor: Visitor, node: Node) -> LiveTable:
    """A table that the visitor may look at."""
    table = await node.tables.get(table_id)
    await check_may_see(table.standing, visitor.id, node.clock(), node.store)
    return table


handlers = (open_table, open_tables, invitations, my_tables, table_info, join, qr, record, replay, review, why)

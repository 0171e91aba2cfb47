"""Club evenings over HTTP. Whoever has the link may look and come; only the host leads."""

from __future__ import annotations

import asyncio
import csv
import io
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, delete, get, post
from litestar.params import Parameter

from rollwright.locales import Texts
from rollwright.paper import Style, standings_page
from rollwright.server.evening.evenings import EveningOptions, NewEvening, options_of, running
from rollwright.server.evening.standings import Line, standings
from rollwright.server.http_games import Lang, checked_language
from rollwright.server.http_tables import Base, invitation_code
from rollwright.server.node import Node
from rollwright.server.people import Visitor
from rollwright.server.security import address_of
from rollwright.store.evenings import EveningTable, LoadedEvening

EveningId = Annotated[str, Parameter(max_length=64)]
PRIVATE = {"cache-control": "no-store"}


class OpenedEvening(msgspec.Struct, frozen=True):
    evening: str


class Come(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str


class RoundWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    round: int


class RoundScore(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a round went for somebody; no score while it is played, or where they were not there."""

    score: int | None = None
    points: float = 0.0
    won: bool = False
    unrated: str | None = None


class EveningLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of the list."""

    place: int
    number: int
    name: str
    points: float
    rounds: list[RoundScore]
    here: bool = True
    mine: bool = False
    lost: float | None = None
    """Points lost a decision, as the reviews say; none before there is one."""


class TableLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table of the last round that has begun."""

    place: int
    names: list[str]
    """The people who sit there."""
    over: bool = False


class EveningBody(msgspec.Struct, frozen=True, rename="camel", omit_defaults=True):
    """An evening as the reader may know it."""

    evening: str
    options: EveningOptions
    round: int
    """The last round that has begun; 0 before the first."""
    playing: bool
    lines: list[EveningLine]
    tables: list[TableLine]
    host: bool = False
    mine: bool = False
    """The reader takes part."""
    ended: bool = False
    my_table: str | None = None
    """Where the reader sits in the last round."""
    my_table_over: bool = False


@post("/api/evenings")
async def open_evening(
    data: NewEvening, visitor: Visitor, request: Request[Any, Any, Any], node: Node
) -> OpenedEvening:
    """Open a club evening."""
    node.limits.openings.check(visitor.token)
    node.limits.openings_of_address.check(address_of(request))
    return OpenedEvening(await node.evenings.open(data, await node.known(visitor, address_of(request))))


@get("/api/evenings/{evening_id:str}")
async def evening(evening_id: EveningId, visitor: Visitor, node: Node) -> Response[EveningBody]:
    """The list, the tables of the round, and where the reader sits."""
    return Response(_body(await node.evenings.get(evening_id), visitor.id), headers=PRIVATE)


@post("/api/evenings/{evening_id:str}/members", status_code=200)
async def come(
    evening_id: EveningId, data: Come, visitor: Visitor, request: Request[Any, Any, Any], node: Node
) -> EveningBody:
    """Take part, from the next round on."""
    person = await node.known(visitor, address_of(request))
    await node.evenings.come(evening_id, person, data.name)
    return _body(await node.evenings.get(evening_id), person)


@delete("/api/evenings/{evening_id:str}/members/me", status_code=200)
async def leave(evening_id: EveningId, visitor: Visitor, node: Node) -> EveningBody:
    """Leave; a bot plays on at the reader's table."""
    if visitor.id is not None:
        await node.evenings.leave(evening_id, visitor.id)
    return _body(await node.evenings.get(evening_id), visitor.id)


@delete("/api/evenings/{evening_id:str}/members/{number:int}", status_code=200)
async def send_away(evening_id: EveningId, number: int, visitor: Visitor, node: Node) -> EveningBody:
    """The host removes somebody."""
    await node.evenings.send_away(evening_id, visitor.id or "", number)
    return _body(await node.evenings.get(evening_id), visitor.id)


@post("/api/evenings/{evening_id:str}/rounds", status_code=200)
async def begin_round(evening_id: EveningId, data: RoundWish, visitor: Visitor, node: Node) -> EveningBody:
    """The host begins a round: everybody who is here gets a seat."""
    await node.evenings.begin_round(evening_id, visitor.id or "", data.round)
    return _body(await node.evenings.get(evening_id), visitor.id)


@post("/api/evenings/{evening_id:str}/let-bots-finish", status_code=200)
async def let_bots_finish(evening_id: EveningId, visitor: Visitor, node: Node) -> EveningBody:
    """The host doesn't wait any longer: bots play on wherever the round is not over."""
    await node.evenings.let_bots_finish(evening_id, visitor.id or "")
    return _body(await node.evenings.get(evening_id), visitor.id)


@post("/api/evenings/{evening_id:str}/end", status_code=200)
async def end(evening_id: EveningId, visitor: Visitor, node: Node) -> EveningBody:
    """The host ends the evening; nobody can come any more."""
    await node.evenings.end(evening_id, visitor.id or "")
    return _body(await node.evenings.get(evening_id), visitor.id)


@get("/api/evenings/{evening_id:str}/qr.svg", media_type="image/svg+xml")
async def evening_qr(
    evening_id: EveningId, request: Request[Any, Any, Any], node: Node, base: Base | None = None
) -> Response[bytes]:
    """The link to an evening as a QR code."""
    found = await node.evenings.get(evening_id)
    return await invitation_code(f"/club/{found.row.id}", request, node, base)


@get("/api/evenings/{evening_id:str}/results.csv", media_type="text/csv")
async def results_csv(evening_id: EveningId, node: Node, lang: Lang = "en") -> Response[str]:
    """The list as comma-separated values."""
    found, texts = await node.evenings.get(evening_id), Texts(checked_language(lang))
    text = io.StringIO()
    writer = csv.writer(text)
    writer.writerow(_headings(found, texts))
    writer.writerows([_harmless(value) for value in _row(found, line)] for line in standings(found))
    return Response(text.getvalue(), media_type="text/csv", headers=_attachment("csv"))


@get("/api/evenings/{evening_id:str}/results.pdf", media_type="application/pdf")
async def results_pdf(evening_id: EveningId, node: Node, lang: Lang = "en") -> Response[bytes]:
    """The list to print."""
    found = await node.evenings.get(evening_id)
    options, style = options_of(found), Style(lang=checked_language(lang))
    rows = [_row(found, line) for line in standings(found)]
    page = standings_page(options.game, options.title, _headings(found, style.texts), rows, style=style)
    drawn = await asyncio.to_thread(page.pdf)
    return Response(drawn, media_type="application/pdf", headers=_attachment("pdf"))


def _attachment(kind: str) -> dict[str, str]:
    return {**PRIVATE, "content-disposition": f'attachment; filename="evening.{kind}"'}


def _headings(found: LoadedEvening, texts: Texts) -> list[str]:
    rounds = [texts("evening-round", number=round_.number) for round_ in found.rounds]
    return [texts("evening-place"), texts("evening-name"), *rounds, texts("evening-points"), texts("evening-lost")]


def _row(found: LoadedEvening, line: Line) -> list[str]:
    outcomes = [line.outcomes.get(round_.number) for round_ in found.rounds]
    scores = ["" if outcome is None else str(outcome.score) for outcome in outcomes]
    lost = "" if line.lost is None else f"{line.lost:.2f}"
    return [str(line.place), line.name, *scores, f"{line.points:.1f}", lost]


def _harmless(value: str) -> str:
    """A name that a spreadsheet doesn't take for a formula."""
    return f"'{value}" if value[:1] in set("=+-@\t\r") and not value[1:].isdigit() else value


def _body(found: LoadedEvening, reader: str | None) -> EveningBody:
    last = [table for table in found.tables if table.round == len(found.rounds)]
    mine = next((table for table in last if reader in found.holders.get(table.table, {}).values()), None)
    own = next((member for member in found.members if member.person == reader), None)
    return EveningBody(
        evening=found.row.id,
        options=options_of(found),
        round=len(found.rounds),
        playing=bool(running(found)),
        lines=[_line(found, line, own is not None and own.number == line.number) for line in standings(found)],
        tables=[_table(found, table) for table in last],
        host=reader is not None and found.row.host == reader,
        mine=own is not None and own.here,
        ended=found.row.ended_at is not None,
        my_table=mine.table if mine else None,
        my_table_over=mine is not None and mine.state == "over",
    )


def _line(found: LoadedEvening, line: Line, mine: bool) -> EveningLine:
    rounds = [
        RoundScore() if (outcome := line.outcomes.get(round_.number)) is None else RoundScore(*outcome[:4])
        for round_ in found.rounds
    ]
    lost = None if line.lost is None else round(line.lost, 2)
    return EveningLine(line.place, line.number, line.name, line.points, rounds, line.here, mine, lost)


def _table(found: LoadedEvening, table: EveningTable) -> TableLine:
    names = {member.person: member.name for member in found.members}
    holders = found.holders.get(table.table, {})
    return TableLine(
        table.place,
        [names[holders[seat]] for seat in sorted(holders) if holders[seat] in names],
        table.state == "over",
    )


handlers = (
    open_evening,
    evening,
    come,
    leave,
    send_away,
    begin_round,
    let_bots_finish,
    end,
    evening_qr,
    results_csv,
    results_pdf,
)

"""A person's own matches to take away: a table of results, and the records."""

from __future__ import annotations

import asyncio
import csv
import io
from collections.abc import AsyncIterator
from datetime import UTC, datetime

from litestar import Response, get
from litestar.response import Stream

from rollwright.server.live_table import resumed
from rollwright.server.node import Node
from rollwright.server.people import Visitor
from rollwright.store.interface import Result
from rollwright.table.record import format_match

MOST_RESULTS = 5_000
MOST_RECORDS = 1_000
COLUMNS = ("finished", "game", "variant", "seats", "score", "won", "others", "daily", "unrated", "table")
#: What spreadsheets take for the beginning of a formula.
FORMULA = ("=", "+", "-", "@", "\t", "\r")


@get("/api/me/results.csv", media_type="text/csv")
async def results_csv(visitor: Visitor, node: Node) -> Response[str]:
    """The own results, the newest first, one line for each seat."""
    matches = await node.store.history(visitor.person.id, MOST_RESULTS) if visitor.person else []
    text = await asyncio.to_thread(_table, matches, visitor.id)
    headers = {"content-disposition": 'attachment; filename="rollwright-results.csv"'}
    return Response(text, media_type="text/csv", headers=headers)


def _table(matches: list[list[Result]], person: str | None) -> str:
    text = io.StringIO()
    writer = csv.writer(text)
    writer.writerow(COLUMNS)
    for results in matches:
        for own in results:
            if own.person == person:
                writer.writerow(_line(own, results))
    return text.getvalue()


def _line(own: Result, results: list[Result]) -> list[object]:
    others = "; ".join(f"{each.name} {each.score}" for each in results if each is not own)
    finished = datetime.fromtimestamp(own.finished_at, UTC).isoformat(timespec="seconds")
    won = int(own.won) if own.seats > 1 else ""
    text = f"'{others}" if others.startswith(FORMULA) else others
    kind = [own.game, own.variant, own.seats, own.score, won]
    return [finished, *kind, text, own.daily or "", own.unrated or "", own.table]


@get("/api/me/records.txt", media_type="text/plain")
async def records(visitor: Visitor, node: Node) -> Stream:
    """The records of the own finished matches, the newest first, with an empty line between them."""
    person = visitor.id or ""
    node.limits.exports.check(person or visitor.token)
    headers = {"content-disposition": 'attachment; filename="rollwright-records.txt"'}
    return Stream(_records(node, person), media_type="text/plain", headers=headers)


async def _records(node: Node, person: str) -> AsyncIterator[bytes]:
    """One match after the other: no more than one is held at a time."""
    tables = dict.fromkeys(results[0].table for results in await node.store.history(person, MOST_RECORDS))
    for table in tables:
        loaded = await node.store.load(table)
        if loaded is not None and not await node.store.round_is_played(table):
            text = await asyncio.to_thread(format_match, await resumed(loaded))
            yield text.encode() + b"\n"


handlers = (results_csv, records)

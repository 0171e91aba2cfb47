"""A review as it is worked out, and how well the reader plays."""

from __future__ import annotations

import zlib
from collections.abc import AsyncIterator
from typing import Any

import msgspec
from litestar import Request, get
from litestar.response import Stream

from rollwright.server.access import date_at
from rollwright.server.http_tables import TableId, reviewable
from rollwright.server.node import Node
from rollwright.server.people import Visitor
from rollwright.server.quality import GameQuality, quality_by_game
from rollwright.server.security import address_of

#: Matches of each game that a person's page shows.
MOST_MATCHES = 500
#: Answers that are compressed here, line by line: others would keep lines back until there are enough.
STREAMED = "/review/stream$"
NDJSON = "application/x-ndjson"
GZIP = 16 + zlib.MAX_WBITS


class MyQuality(msgspec.Struct, frozen=True):
    games: dict[str, GameQuality]


@get("/api/tables/{table_id:str}/review/stream", media_type=NDJSON)
async def review_stream(table_id: TableId, visitor: Visitor, request: Request[Any, Any, Any], node: Node) -> Stream:
    """The review of a finished match as it is worked out: a line for each event, and a last one with the summary."""
    table = await reviewable(table_id, visitor, node)
    lines = await node.reviews.lines(table.id, table.match, address_of(request))
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Stream(_ended(lines), media_type=NDJSON)
    headers = {"content-encoding": "gzip", "vary": "accept-encoding"}
    return Stream(_compressed(lines), media_type=NDJSON, headers=headers)


async def _ended(lines: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    async for line in lines:
        yield line + b"\n"


async def _compressed(lines: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    """Each line as soon as it is there."""
    packer = zlib.compressobj(wbits=GZIP)
    async for line in lines:
        yield packer.compress(line + b"\n") + packer.flush(zlib.Z_SYNC_FLUSH)
    yield packer.flush()


@get("/api/me/quality")
async def my_quality(visitor: Visitor, node: Node) -> MyQuality:
    """How well the reader plays, match by match."""
    if visitor.person is None:
        return MyQuality({})
    results = await node.store.results(visitor.person.id)
    return MyQuality(quality_by_game(results, MOST_MATCHES, date_at(node.clock())))


handlers = (review_stream, my_quality)

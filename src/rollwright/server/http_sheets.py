"""Printed sheets over HTTP, drawn by the same code that prints them."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import Response, get
from litestar.params import Parameter

from rollwright.games import game as game_of
from rollwright.paper import Style, sheet_svg, sheets_pdf
from rollwright.server.errors import Refusal
from rollwright.server.http_games import CACHED, Lang, checked_language

KINDS = {"svg": "image/svg+xml", "pdf": "application/pdf"}


@get("/api/sheets/{name:str}", media_type="application/pdf")
async def sheets(
    name: Annotated[str, Parameter(description="A game and a kind of file, as qwinto.pdf or qwinto.svg")],
    variant: str | None = None,
    lang: Lang = "en",
    large: bool = False,
    mono: bool = False,
) -> Response[bytes]:
    """A page of score sheets to print, or one sheet as a picture."""
    key, _, kind = name.rpartition(".")
    if kind not in KINDS:
        raise Refusal("not-found", "Sheets come as .pdf or .svg.", 404)
    info = game_of(key).info
    if variant is not None and variant not in info.variants:
        raise Refusal("invalid-setup", f"{info.name} has no variant {variant!r}: {', '.join(info.variants)}.")
    style = Style(lang=checked_language(lang), large=large, mono=mono)
    draw = sheets_pdf if kind == "pdf" else sheet_svg
    drawn = await asyncio.to_thread(draw, key, variant, style=style)
    return Response(drawn, media_type=KINDS[kind], headers=CACHED)


handlers = (sheets,)

"""The built page: one shell for all addresses, hashed files that may be kept for ever, and a word if it isn't built."""

from __future__ import annotations

import mimetypes
from pathlib import Path
from typing import Any

from litestar import Request, Response, get

from rollwright.server.cookies import token_of
from rollwright.server.errors import Refusal
from rollwright.server.node import Node

PAGE = Path(__file__).with_name("page")
FOR_EVER = "public, max-age=31536000, immutable"
ASK_FIRST = "no-cache"
NOT_BUILT = """<!doctype html>
<html lang="en">
<title>Rollwright</title>
<h1>Rollwright is running, its page is not built</h1>
<p>Build it with <code>make page</code> and reload. The interface for programs works already: see
<a href="/schema/openapi.json">its description</a>.</p>
</html>
"""
mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("font/woff2", ".woff2")


@get(
    [
        "/",
        "/t/{a:str}",
        "/join/{a:str}",
        "/rules/{a:str}",
        "/replay/{a:str}/{b:str}",
        "/review/{a:str}",
        "/review/{a:str}/{b:str}",
        "/bots",
        "/club",
        "/club/{a:str}",
        "/club/{a:str}/{b:str}",
        "/me",
        "/c/{a:str}",
    ],
    media_type="text/html",
    include_in_schema=False,
)
async def shell(request: Request[Any, Any, Any], node: Node, a: str = "", b: str = "") -> Response[str]:  # noqa: ARG001
    """The same page for every address: it reads its own address."""
    token_of(request, node)
    return _shell(200)


#: What programs and the page itself ask for; a missing one is told as an error, never as a page.
_NOT_PAGES = ("/api/", "/assets/", "/icons/", "/schema")


def page_for_unknown(request: Request[Any, Any, Any]) -> Response[str] | None:
    """The page, which says that there is nothing here, for somebody who opened an unknown address in a browser."""
    opened = request.method == "GET" and "text/html" in request.headers.get("accept", "")
    return _shell(404) if opened and not request.url.path.startswith(_NOT_PAGES) else None


def _shell(status: int) -> Response[str]:
    index = PAGE / "index.html"
    text = index.read_text(encoding="utf-8") if index.is_file() else NOT_BUILT
    return Response(text, status_code=status, media_type="text/html", headers={"cache-control": ASK_FIRST})


@get("/assets/{path:path}", include_in_schema=False)
async def assets(path: Path) -> Response[bytes]:
    """Files whose name holds a hash of their content."""
    return _file(Path("assets") / str(path).lstrip("/"), FOR_EVER)


@get("/icons/{path:path}", include_in_schema=False)
async def icons(path: Path) -> Response[bytes]:
    return _file(Path("icons") / str(path).lstrip("/"), "public, max-age=86400")


@get(
    ["/manifest.webmanifest", "/sw.js", "/favicon.ico", "/favicon.svg", "/robots.txt"],
    include_in_schema=False,
)
async def files(request: Request[Any, Any, Any]) -> Response[bytes]:
    return _file(Path(request.url.path.lstrip("/")), ASK_FIRST)


def _file(name: Path, cache_control: str) -> Response[bytes]:
    try:
        file = (PAGE / name).resolve()
        found = file.is_relative_to(PAGE.resolve()) and file.is_file()
    except (OSError, ValueError):  # a name that no file can have
        found = False
    if not found:
        raise Refusal("not-found", "There is no such file.", 404)
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    return Response(file.read_bytes(), media_type=kind, headers={"cache-control": cache_control})


handlers = (shell, assets, icons, files)

"""The visitor of a request, and the cookie that names them."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.types import Scope

from rollwright.server.node import Node
from rollwright.server.people import COOKIE, COOKIE_SECONDS, SECURE_COOKIE, Visitor
from rollwright.server.settings import Settings

#: Where a request keeps the token that its answer will set.
_FRESH = "rollwright_fresh_token"


def token_of(request: Request[Any, Any, Any], node: Node) -> str:
    """The token that the request brings, or a new one, which its answer will set."""
    cookie = cookie_of(request)
    if cookie is not None and node.people.is_ours(cookie):
        if is_secure(request.scope, node.settings) and SECURE_COOKIE not in request.cookies:
            give(request, cookie)
        return cookie
    fresh = node.people.new_token()
    give(request, fresh)
    return fresh


def cookie_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    """The cookie that names the visitor."""
    return connection.cookies.get(SECURE_COOKIE) or connection.cookies.get(COOKIE)


def is_secure(scope: Scope, settings: Settings) -> bool:
    """Whether the visitor speaks TLS."""
    return settings.secure_cookies or scope["scheme"] in {"https", "wss"}


def give(request: Request[Any, Any, Any], token: str) -> None:
    """Let the answer set this token."""
    _state(request.scope)[_FRESH] = token


async def provide_visitor(request: Request[Any, Any, Any], node: Node) -> Visitor:
    token = token_of(request, node)
    return await node.people.visitor(token) or Visitor(token, None)


def cookie_header(scope: Scope, settings: Settings) -> str | None:
    """The cookie to be set with an answer. Only this site's pages send it, no script reads it, TLS keeps it in TLS."""
    token = _state(scope).get(_FRESH)
    if token is None:
        return None
    secure = is_secure(scope, settings)
    name = SECURE_COOKIE if secure else COOKIE
    cookie = Cookie(name, value=token, path="/", max_age=COOKIE_SECONDS, httponly=True, samesite="lax", secure=secure)
    return cookie.to_header(header="").strip()


def clear_cookies(response: Response[Any]) -> None:
    response.delete_cookie(COOKIE, path="/")
    response.set_cookie(SECURE_COOKIE, "", path="/", max_age=0, secure=True, httponly=True, samesite="lax")


def _state(scope: Scope) -> dict[str, Any]:
    state: dict[str, Any] = scope["state"]
    return state

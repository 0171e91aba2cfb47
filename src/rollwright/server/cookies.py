"""The visitor of a request, and the cookie that names them."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response
from litestar.datastructures import Cookie
from litestar.types import Scope

from rollwright.server.node import Node
from rollwright.server.people import COOKIE, COOKIE_SECONDS, Visitor
from rollwright.server.settings import Settings

#: Where a request keeps the token that its answer will set.
_FRESH = "rollwright_fresh_token"


def token_of(request: Request[Any, Any, Any], node: Node) -> str:
    """The token that the request brings, or a new one, which its answer will set."""
    cookie = request.cookies.get(COOKIE)
    if cookie is not None and node.people.is_ours(cookie):
        return cookie
    fresh = node.people.new_token()
    give(request, fresh)
    return fresh


def give(request: Request[Any, Any, Any], token: str) -> None:
    """Let the answer set this token."""
    _state(request.scope)[_FRESH] = token


async def provide_visitor(request: Request[Any, Any, Any], node: Node) -> Visitor:
    token = token_of(request, node)
    fresh = _FRESH in _state(request.scope)
    visitor = None if fresh else await node.people.visitor(token)
    return visitor or Visitor(token, None)


def cookie_header(scope: Scope, settings: Settings) -> str | None:
    """The cookie to be set with an answer. Only this site's pages send it, no script reads it, TLS keeps it in TLS."""
    token = _state(scope).get(_FRESH)
    if token is None:
        return None
    secure = settings.secure_cookies or scope["scheme"] == "https"
    cookie = Cookie(COOKIE, value=token, path="/", max_age=COOKIE_SECONDS, httponly=True, samesite="lax", secure=secure)
    return cookie.to_header(header="").strip()


def clear_cookie(response: Response[Any]) -> None:
    response.delete_cookie(COOKIE, path="/")


def _state(scope: Scope) -> dict[str, Any]:
    state: dict[str, Any] = scope["state"]
    return state

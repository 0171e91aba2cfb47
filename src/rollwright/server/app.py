"""The application: routes, the errors' one shape, headers, and a node that starts and stops with it."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import AsyncIterator
from typing import Any

from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import MutableScopeHeaders, State
from litestar.di import Provide
from litestar.enums import MediaType
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.status_codes import HTTP_404_NOT_FOUND
from litestar.types import Message, Scope

from rollwright.games.protocol import RollwrightError
from rollwright.server import (
    errors,
    http_circles,
    http_daily,
    http_evenings,
    http_export,
    http_games,
    http_operations,
    http_page,
    http_people,
    http_practice,
    http_push,
    http_quality,
    http_reviews,
    http_sheets,
    http_tables,
    socket,
)
from rollwright.server.cookies import cookie_header, is_secure, provide_visitor
from rollwright.server.node import Node
from rollwright.server.security import HEADERS, STRICT_TRANSPORT, address_of, is_foreign, is_known_host
from rollwright.server.settings import Settings
from rollwright.server.table_cache import TABLE_ID
from rollwright.store.interface import StoreError

log = logging.getLogger(__name__)

SAFE = {"GET", "HEAD", "OPTIONS"}

#: What is secret, what is asked for by machines nearby, what is sent bit by bit, and what is packed already.
NOT_COMPRESSED = ["^/api/me", "^/metrics", http_quality.STREAMED, r"\.weights$"]


def create_app(settings: Settings) -> Litestar:
    """The application with these settings; it opens its store when it starts."""
    node = Node(settings)

    @contextlib.asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await node.start()
        try:
            yield
        finally:
            await node.stop()

    return Litestar(
        route_handlers=[
            *http_games.handlers,
            *http_sheets.handlers,
            *http_people.handlers,
            *http_push.handlers,
            *http_tables.handlers,
            *http_reviews.handlers,
            *http_quality.handlers,
            *http_circles.handlers,
            *http_daily.handlers,
            *http_evenings.handlers,
            *http_export.handlers,
            *http_practice.handlers,
            *http_operations.handlers,
            *http_page.handlers,
            *socket.handlers,
        ],
        dependencies={
            "node": Provide(_node, sync_to_thread=False),
            "visitor": Provide(provide_visitor),
        },
        signature_types=[Node],
        before_request=_check_request,
        before_send=[_finish],
        exception_handlers={
            RollwrightError: _refused,
            StoreError: _unavailable,
            HTTPException: _http_error,
            Exception: _failed,
        },
        lifespan=[lifespan],
        state=State({"node": node}),
        request_max_body_size=settings.record_bytes + settings.body_bytes,
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000, exclude=NOT_COMPRESSED),
        openapi_config=OpenAPIConfig(
            title="Rollwright", version="1", path="/schema", render_plugins=[JsonRenderPlugin()]
        ),
        logging_config=None,
        debug=False,
    )


def _node(state: State) -> Node:
    node: Node = state.node
    return node


async def _check_request(request: Request[Any, Any, Any]) -> None:
    """Not too fast, not too much, and nothing changed on the word of another site's page."""
    node: Node = request.app.state.node
    node.limits.requests.check(address_of(request))
    if not is_known_host(request, node.settings):
        raise errors.Refusal("foreign-host", "This server is not known by that name.", 421)
    if request.method in SAFE:
        return
    if is_foreign(request, node.settings) or request.headers.get("sec-fetch-site") == "cross-site":
        raise errors.Refusal("foreign-origin", "Another site's page may not do this.", 403)
    if request.url.path != "/api/verify" and _length(request) > node.settings.body_bytes:
        raise errors.Refusal("too-large", "This is too long.", 413)
    has_body = _length(request) > 0 or "transfer-encoding" in request.headers
    if has_body and request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise errors.Refusal("wrong-type", "Send JSON, as application/json.", 415)


def _length(request: Request[Any, Any, Any]) -> int:
    length = request.headers.get("content-length", "0")
    return int(length) if length.isdecimal() else 0


async def _finish(message: Message, scope: Scope) -> None:
    """What every answer carries: the headers that keep pages safe, and the cookie of a new visitor."""
    if message["type"] != "http.response.start":
        return
    node: Node = scope["litestar_app"].state.node
    headers = MutableScopeHeaders.from_message(message)
    for name, value in HEADERS.items():
        headers.setdefault(name, value)
    if is_secure(scope, node.settings):
        headers.setdefault("strict-transport-security", STRICT_TRANSPORT)
    if scope["path"].startswith("/api/"):
        headers.setdefault("cache-control", "no-store")
    if (cookie := cookie_header(scope, node.settings)) is not None:
        headers.add("set-cookie", cookie)
    node.metrics.requests.labels(str(message["status"])).inc()


def _error(status: int, body: errors.ErrorBody) -> Response[errors.ErrorBody]:
    return Response(body, status_code=status, media_type=MediaType.JSON, headers={"cache-control": "no-store"})


def _refused(_: Request[Any, Any, Any], error: RollwrightError) -> Response[errors.ErrorBody]:
    refused = errors.refusal_of(error)
    return _error(refused.status, errors.ErrorBody(refused.code, refused.text, dict(refused.details)))


def _unavailable(request: Request[Any, Any, Any], error: StoreError) -> Response[errors.ErrorBody]:
    log.warning("the store did not answer", extra={"error": str(error)})
    return _refused(request, errors.unavailable())


_CODES = {401: "unauthorised", 403: "forbidden", 404: "not-found", 405: "wrong-method", 413: "too-large"}


def _http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    if error.status_code == HTTP_404_NOT_FOUND and (page := http_page.page_for_unknown(request)) is not None:
        return page
    details = {}
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        details = {"fields": [{key: item[key] for key in ("key", "message") if key in item} for item in error.extra]}
    code = _CODES.get(error.status_code, "invalid-request" if error.status_code < 500 else "failed")
    text = error.detail if error.status_code < 500 else "Something went wrong here. It has been noted."
    return _error(error.status_code, errors.ErrorBody(code, text, details))


def _failed(request: Request[Any, Any, Any], error: Exception) -> Response[errors.ErrorBody]:
    path = TABLE_ID.sub("…", request.url.path)  # whoever knows the id of a table may watch it
    log.error("a request failed", extra={"path": path}, exc_info=error)
    return _error(500, errors.ErrorBody("failed", "Something went wrong here. It has been noted."))

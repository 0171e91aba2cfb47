"""A short way out for the messages of sockets.

Between a socket and the network Litestar looks at every message several times, which matters to HTTP alone; a thousand
people are told some thousand messages a second. So they go straight to what takes them to the network.
"""

from __future__ import annotations

from litestar import Litestar
from litestar.enums import ScopeType
from litestar.types import Receive, Scope, Send

_SEND = "rollwright.send"


class Direct:
    """The application as the network sees it: a socket can find the way out that was there before all others."""

    def __init__(self, app: Litestar) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.WEBSOCKET:
            scope[_SEND] = send  # type: ignore[literal-required]
        await self._app(scope, receive, send)


def way_out(scope: Scope) -> Send:
    """What takes the messages of a socket to the network."""
    send: Send = scope[_SEND]  # type: ignore[literal-required]
    return send

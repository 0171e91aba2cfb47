"""What a socket is told, in order, straight to the network.

Between a socket and the network Litestar looks at every message several times, which matters to HTTP alone. `Unwrapped`
gives sockets the server's own `send`, which the outbox uses.
"""

from __future__ import annotations

import asyncio
from collections import deque

from litestar import Litestar
from litestar.enums import ScopeType
from litestar.exceptions import WebSocketException
from litestar.types import Receive, Scope, Send

_SEND = "rollwright.send"
#: What a send raises when there is nobody any more.
GONE = (WebSocketException, RuntimeError, OSError)


class Unwrapped:
    """The application; a socket's scope carries the `send` that nothing wraps."""

    def __init__(self, app: Litestar) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.WEBSOCKET:
            scope[_SEND] = send  # type: ignore[literal-required]
        await self._app(scope, receive, send)


class Outbox:
    """Messages that wait for the network. A reader who lets too many wait is cut off."""

    def __init__(self, scope: Scope, length: int) -> None:
        self._send: Send = scope[_SEND]  # type: ignore[literal-required]
        self._length = length
        self._messages: deque[bytes] = deque()
        self._filled = asyncio.Event()
        self._last = False
        self._sending = False

    def put(self, text: bytes) -> bool:
        """Send a message when those before it are sent; False where too many wait for the network.

        What is put before the first of them could go out doesn't count: its reader isn't slow.
        """
        if self._sending and len(self._messages) >= self._length:
            return False
        self._messages.append(text)
        self._filled.set()
        return True

    def finish(self, text: bytes) -> None:
        """The last message."""
        self._messages.append(text)
        self._last = True
        self._filled.set()

    async def run(self) -> None:
        """Until the last message is sent, or nobody reads any more."""
        while True:
            await self._filled.wait()
            while self._messages:
                text = self._messages.popleft().decode()
                self._sending = True
                try:
                    await self._send({"type": "websocket.send", "bytes": None, "text": text})
                except GONE:
                    return
                finally:
                    self._sending = False
            if self._last:
                return
            self._filled.clear()

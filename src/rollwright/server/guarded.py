"""uvicorn's protocols, guarded: requests arrive in time, control frames are limited, descriptors stay in reserve."""

from __future__ import annotations

import asyncio
import functools
import resource
from collections import Counter
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from rollwright.server.settings import Settings

#: Descriptors that connections never take: for the database, bots and files of those who are connected already.
RESERVE = 128
#: Control frames and empty pieces of messages, per socket.
FRAMES_PER_SECOND = 10.0
FRAME_BURST = 50.0


class Guard:
    """What all connections of a server share."""

    def __init__(self, settings: Settings) -> None:
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        if soft < hard:
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        self.most = max(RESERVE, hard - RESERVE)
        self.most_of_address = settings.connections_per_address
        self.request_seconds = settings.request_seconds
        self.trusted = {address.strip() for address in settings.trusted_proxies.split(",")}
        self.of_address: Counter[str] = Counter()

    def protocols(self) -> dict[str, Any]:
        """The `http` and `ws` of uvicorn's configuration."""
        return {"http": functools.partial(GuardedHttp, guard=self), "ws": GuardedSocket}


class GuardedHttp(H11Protocol):
    """A connection that is closed if its next request doesn't arrive in time, or if there are too many."""

    def __init__(self, *args: Any, guard: Guard, **more: Any) -> None:
        super().__init__(*args, **more)
        self._guard = guard
        self._deadline: asyncio.TimerHandle | None = None
        self._address = ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        guard = self._guard
        self._address = self.client[0] if self.client else ""
        guard.of_address[self._address] += 1
        of_address = 0 if self._address in guard.trusted else guard.of_address[self._address]
        if len(self.connections) > guard.most or of_address > guard.most_of_address:
            transport.abort()
        else:
            self._expect_request()

    def data_received(self, data: bytes) -> None:
        if self._deadline is None:
            self._expect_request()
        super().data_received(data)
        if self.conn.their_state not in (h11.IDLE, h11.SEND_BODY):
            self._stop_waiting()

    def handle_websocket_upgrade(self, event: Any) -> None:
        self._stop_waiting()
        super().handle_websocket_upgrade(event)
        protocol = self.transport.get_protocol()
        if isinstance(protocol, GuardedSocket):
            protocol.on_lost = self._leave

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        self._leave()
        super().connection_lost(exc)

    def _leave(self) -> None:
        self._guard.of_address[self._address] -= 1
        if self._guard.of_address[self._address] <= 0:
            del self._guard.of_address[self._address]

    def _expect_request(self) -> None:
        self._deadline = self.loop.call_later(self._guard.request_seconds, self._give_up)

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _give_up(self) -> None:
        self._deadline = None
        self.transport.abort()


class GuardedSocket(WebSocketsSansIOProtocol):
    """A socket whose control frames are limited: they cost time, and reach no limit of messages."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._left = FRAME_BURST
        self._counted_at = self.loop.time()
        self.on_lost = _nothing

    def connection_lost(self, exc: Exception | None) -> None:
        self.on_lost()
        super().connection_lost(exc)

    def handle_ping(self) -> None:
        if self._allows_frame():
            super().handle_ping()

    def handle_pong(self, event: Any) -> None:
        if self._allows_frame():
            super().handle_pong(event)

    def handle_cont(self, event: Any) -> None:
        if event.data or self._allows_frame():
            super().handle_cont(event)

    def _allows_frame(self) -> bool:
        now = self.loop.time()
        self._left = min(FRAME_BURST, self._left + (now - self._counted_at) * FRAMES_PER_SECOND) - 1
        self._counted_at = now
        if self._left < 0:
            self.transport.abort()
        return self._left >= 0


def _nothing() -> None:
    """Nobody wants to know."""

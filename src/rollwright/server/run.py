"""Running the server: one process, one event loop, until it is told to stop."""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
import threading
from collections.abc import Callable

import uvicorn

from rollwright.server.app import create_app
from rollwright.server.gc_schedule import collect_garbage
from rollwright.server.guarded import Guard
from rollwright.server.logs import set_up_logs
from rollwright.server.node import Node
from rollwright.server.outbox import Unwrapped
from rollwright.server.settings import Settings
from rollwright.store import open_store

#: What the system keeps for a reader, in bytes. Left to itself it keeps megabytes, and nobody is ever too slow.
SEND_BUFFER = 128 * 1024
#: A peer that takes no bytes for so long is gone, in milliseconds.
PEER_TIMEOUT = 30_000
BACKLOG = 2048


#: Seconds to close the store once requests are finished or given up.
GRACE = 5.0


class CannotListen(OSError):
    """The address is taken or not ours."""


class Server(uvicorn.Server):
    """uvicorn, telling when it is ready; it says goodbye to everybody before it closes sockets."""

    def __init__(self, config: uvicorn.Config, node: Node, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._node = node
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.should_exit:
            self._node.background.run(collect_garbage())
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        _end_within(self._node.settings.shutdown_seconds + GRACE)
        await self._node.say_goodbye()
        await super().shutdown(sockets)


def _end_within(seconds: float) -> None:
    """Whatever still runs then is ended: everything acknowledged is on the disk, so nothing is lost."""
    timer = threading.Timer(seconds, os._exit, (0,))
    timer.daemon = True
    timer.start()


def listen(host: str, port: int) -> socket.socket:
    """The socket to listen on. A peer that stops reading for good doesn't keep its connection for ever."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
        if hasattr(socket, "TCP_USER_TIMEOUT"):
            listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, PEER_TIMEOUT)
        listener.bind((host, port))
    except OSError as error:
        listener.close()
        raise CannotListen(f"The address {host}:{port} can't be used: {error.strerror or error}.") from error
    return listener


async def _try_store(settings: Settings) -> None:
    """What keeps the database from being used is better said before the server starts than out of its depths."""
    store = open_store(settings.database, settings.data)
    try:
        await store.open()
    finally:
        await store.close()


def serve(settings: Settings, ready: Callable[[int], None] = lambda _: None) -> None:
    """Serve until SIGINT or SIGTERM; `ready` gets the port when people can come."""
    set_up_logs(settings.log_format, settings.log_level)
    asyncio.run(_try_store(settings))
    listener = listen(settings.host, settings.port)
    port: int = listener.getsockname()[1]
    app = create_app(settings)
    config = uvicorn.Config(
        Unwrapped(app),
        loop="uvloop",
        **Guard(settings).protocols(),
        ws_max_size=settings.message_bytes,
        ws_ping_interval=settings.heartbeat,
        ws_ping_timeout=settings.heartbeat,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.trusted_proxies,
        timeout_graceful_shutdown=int(settings.shutdown_seconds),
        backlog=BACKLOG,
        lifespan="on",
    )
    with contextlib.closing(listener):
        Server(config, app.state.node, lambda: ready(port)).run(sockets=[listener])

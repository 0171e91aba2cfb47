"""A socket: reads commands, answers each, and passes on what happens at the table that it follows."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Sequence
from typing import Any, Literal

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from rollwright.games.protocol import RollwrightError
from rollwright.server import errors
from rollwright.server import messages as say
from rollwright.server.cookies import cookie_of
from rollwright.server.handlers import HANDLERS
from rollwright.server.live_table import LiveTable
from rollwright.server.node import Node
from rollwright.server.outbox import GONE, Outbox
from rollwright.server.people import Visitor
from rollwright.server.security import address_of, is_foreign, is_known_host
from rollwright.server.standing import encode

log = logging.getLogger(__name__)

LONGEST_ID = 64
#: Close codes: https://www.iana.org/assignments/websocket, the last ones are our own.
RESTART, POLICY, FAILED, TOO_SLOW = 1012, 1008, 1011, 4008
SECONDS_TO_CLOSE = 1.0
#: Messages refused as too fast before the socket is closed.
PATIENCE = 200
AGAIN_IN = {"restart": 500, "too-slow": 1000, "limit": 60_000}
_COMMANDS = msgspec.json.Decoder(say.Command)


class _IdOnly(msgspec.Struct):
    id: str = ""


_ID = msgspec.json.Decoder(_IdOnly)


class Connection:
    """One socket of one person."""

    def __init__(self, socket: WebSocket[Any, Any, Any], node: Node, visitor: Visitor) -> None:
        self._socket = socket
        self._outbox = Outbox(socket.scope, node.settings.queue_length)
        self.node = node
        self._visitor = visitor
        self.person = visitor.person.id if visitor.person else None
        self.table: LiveTable | None = None
        self.looking = True
        self._close_code = 1000
        self._too_fast = 0
        self._ended = asyncio.Event()

    # --- telling ------------------------------------------------------------------------------------------------------

    def tell(self, text: bytes) -> None:
        """Send a message. A reader too slow for that is cut off: it comes back for a snapshot."""
        if not self._ended.is_set() and not self._outbox.put(text):
            self.node.metrics.cut_off.labels("too-slow").inc()
            self._close_code = TOO_SLOW
            self._ended.set()

    def send(self, message: say.Told) -> None:
        self.tell(encode(message))

    def bye(self, reason: Literal["restart", "too-slow", "limit"]) -> None:
        """Ask the client to come back later, and close."""
        self._close_code = RESTART if reason == "restart" else POLICY
        self._outbox.finish(encode(say.Bye(reason, AGAIN_IN[reason])))

    # --- listening ----------------------------------------------------------------------------------------------------

    async def run(self) -> None:
        """Until one side ends it."""
        sending = asyncio.create_task(self._outbox.run())
        receiving = asyncio.create_task(self._receive())
        ended = asyncio.create_task(self._ended.wait())
        try:
            await asyncio.wait({sending, receiving, ended}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._ended.set()
            self.unfollow()
            for task in (sending, receiving, ended):
                task.cancel()
            await asyncio.gather(sending, receiving, ended, return_exceptions=True)
        if not receiving.cancelled() and (error := receiving.exception()) is not None:
            log.error("a command failed", exc_info=error)
            self._close_code = FAILED
        elif not receiving.cancelled():
            return  # the other side has closed
        with contextlib.suppress(*GONE, TimeoutError):
            await asyncio.wait_for(self._socket.close(self._close_code), SECONDS_TO_CLOSE)

    async def _receive(self) -> None:
        with contextlib.suppress(WebSocketDisconnect):
            while True:
                message = await self._socket.receive()
                if message["type"] == "websocket.disconnect":
                    return
                data: Any = message.get("text") or message.get("bytes") or b""
                if self.node.limits.messages.allows(self._key()):
                    await self._answer(data)
                elif self._forgive(data):
                    await asyncio.sleep(0)  # the answers must get out between the messages
                else:
                    await self._ended.wait()

    def _key(self) -> str:
        return self.person or self._visitor.token

    def _forgive(self, data: str | bytes) -> bool:
        """Refuse a message that came too fast; whether the socket may go on."""
        self._too_fast += 1
        if self._too_fast > PATIENCE:
            self.node.metrics.cut_off.labels("limit").inc()
            self.bye("limit")
            return False
        self.send(say.Refused(_id_of(data), "too-fast", "This is too fast. Wait a moment and try again."))
        return True

    async def _answer(self, data: str | bytes) -> None:
        began = time.perf_counter()
        kind, answer = "unreadable", "refused"
        try:
            command = _COMMANDS.decode(data)
            kind = str(command.__struct_config__.tag)
            _check_id(command.id)
            await HANDLERS[type(command)](self, command)
            self.send(say.Done(command.id))
            answer = "done"
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            self.send(say.Refused(_id_of(data), "unreadable", f"This is no command: {error}"))
        except RollwrightError as error:
            refused = errors.refusal_of(error)
            self.send(say.Refused(command.id, refused.code, refused.text, dict(refused.details)))
        self.node.metrics.answered(kind, answer, time.perf_counter() - began)

    # --- who it is ----------------------------------------------------------------------------------------------------

    async def recognised(self) -> str | None:
        """The person of this socket, if there is one by now."""
        if self.person is None:
            visitor = await self.node.people.visitor(self._visitor.token)
            self.person = visitor.person.id if visitor and visitor.person else None
        return self.person

    async def remembered(self) -> str:
        """The person of this socket, who is remembered from now on."""
        if self.person is None:
            self.person = await self.node.known(self._visitor, address_of(self._socket))
        return self.person

    def unfollow(self) -> None:
        if self.table is not None:
            self.table.followers.discard(self)
            if not self.node.closing:
                self.node.presence.changed(self.table)
            self.table = None


def _check_id(id_: str) -> None:
    if not 1 <= len(id_) <= LONGEST_ID or not id_.isprintable():
        raise errors.Refusal("invalid-id", f"The id of a command has 1 to {LONGEST_ID} printable characters.")


def _id_of(data: str | bytes) -> str:
    """The id of a message that may be anything."""
    try:
        return _ID.decode(data).id[:LONGEST_ID]
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return ""


@websocket("/ws")
async def follow(socket: WebSocket[Any, Any, Any]) -> None:
    node: Node = socket.app.state.node
    if is_foreign(socket, node.settings) or not is_known_host(socket, node.settings) or node.closing:
        await socket.close(POLICY)
        return
    visitor = await node.people.visitor(cookie_of(socket))
    if visitor is None:
        await socket.close(POLICY)
        return
    limits = node.limits
    try:
        with (
            limits.sockets_of_address.one(address_of(socket), "Too many sockets from this address."),
            limits.sockets_of_person.one(visitor.token, "Too many sockets of one person."),
        ):
            await socket.accept()
            await _serve(node, Connection(socket, node, visitor))
    except errors.Refusal:
        node.metrics.cut_off.labels("limit").inc()
        await socket.close(POLICY)


async def _serve(node: Node, connection: Connection) -> None:
    node.sockets.add(connection)
    node.metrics.sockets.inc()
    try:
        await connection.run()
    finally:
        node.sockets.discard(connection)
        node.metrics.sockets.dec()


handlers: Sequence[Any] = (follow,)

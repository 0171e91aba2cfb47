"""A socket: reads commands, answers each, and passes on what happens at the table that it follows."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import deque
from collections.abc import Awaitable, Sequence
from typing import Any, Literal

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect, WebSocketException

from rollwright.games.protocol import RollwrightError
from rollwright.server import commands, errors
from rollwright.server import messages as say
from rollwright.server.access import may_see
from rollwright.server.direct import way_out
from rollwright.server.eager import run_until_it_waits
from rollwright.server.node import Node
from rollwright.server.people import COOKIE, Visitor
from rollwright.server.security import address_of, is_foreign
from rollwright.server.table import Table, encode
from rollwright.server.tables import Plan
from rollwright.store.interface import Answered, StoreError

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
        self._way_out = way_out(socket.scope)
        self._node = node
        self._visitor = visitor
        self.person = visitor.person.id if visitor.person else None
        self.table: Table | None = None
        self._outbox: deque[bytes | None] = deque()
        self._unfinished: Awaitable[None] | None = None
        """A message that waits to be sent, because the reader is slow."""
        self._in_line = asyncio.Event()
        """Set while messages have to wait for those before them; otherwise they are sent at once."""
        self._close_code = 1000
        self._too_fast = 0
        self._ended = asyncio.Event()

    # --- telling ------------------------------------------------------------------------------------------------------

    def tell(self, text: bytes) -> None:
        """Send a message, or put it in line. A reader too slow for that is cut off: it comes back for a snapshot."""
        if self._ended.is_set():
            return
        if not self._in_line.is_set():
            self._send_now(text)
        elif len(self._outbox) < self._node.settings.queue_length:
            self._put(text)
        else:
            self._node.metrics.cut_off.labels("too-slow").inc()
            self._close_code = TOO_SLOW
            self._ended.set()

    def _send_now(self, text: bytes) -> None:
        try:
            self._unfinished = run_until_it_waits(self._send_text(text))
        except (WebSocketException, RuntimeError, OSError):  # there is nobody any more
            self._ended.set()
        if self._unfinished is not None:
            self._in_line.set()

    async def _send_text(self, text: bytes) -> None:
        await self._way_out({"type": "websocket.send", "bytes": None, "text": text.decode()})

    def _put(self, *texts: bytes | None) -> None:
        self._outbox.extend(texts)
        self._in_line.set()

    def send(self, message: say.Told) -> None:
        self.tell(encode(message))

    def bye(self, reason: Literal["restart", "too-slow", "limit"]) -> None:
        """Ask the client to come back later, and close."""
        if self._ended.is_set():
            return
        self._close_code = RESTART if reason == "restart" else POLICY
        self._put(encode(say.Bye(reason, AGAIN_IN[reason])), None)

    async def _send(self) -> None:
        """Pass on what is in line, until a None says that this was all."""
        while await self._in_line.wait():
            if self._unfinished is not None:
                await self._unfinished
                self._unfinished = None
            while self._outbox:
                text = self._outbox.popleft()
                if text is None:
                    self._ended.set()
                    return
                await self._send_text(text)
            self._in_line.clear()

    # --- listening ----------------------------------------------------------------------------------------------------

    async def run(self) -> None:
        """Until one side ends it."""
        sending = asyncio.create_task(self._send())
        receiving = asyncio.create_task(self._receive())
        ended = asyncio.create_task(self._ended.wait())
        try:
            await asyncio.wait({sending, receiving, ended}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._ended.set()
            self._unfollow()
            for task in (sending, receiving, ended):
                task.cancel()
            await asyncio.gather(sending, receiving, ended, return_exceptions=True)
        if not receiving.cancelled() and (error := receiving.exception()) is not None:
            log.error("a command failed", exc_info=error)
            self._close_code = FAILED
        elif not receiving.cancelled():
            return  # the other side has closed
        with contextlib.suppress(WebSocketException, RuntimeError, OSError, TimeoutError):
            await asyncio.wait_for(self._socket.close(self._close_code), SECONDS_TO_CLOSE)

    async def _receive(self) -> None:
        with contextlib.suppress(WebSocketDisconnect):
            while True:
                message = await self._socket.receive()
                if message["type"] == "websocket.disconnect":
                    return
                data: Any = message.get("text") or message.get("bytes") or b""
                if self._node.limits.messages.allows(self._key()):
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
            self._node.metrics.cut_off.labels("limit").inc()
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
            await self._carry_out(command)
            self.send(say.Done(command.id))
            answer = "done"
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            self.send(say.Refused(_id_of(data), "unreadable", f"This is no command: {error}"))
        except StoreError:
            self.send(say.Refused(command.id, "unavailable", errors.unavailable().text))
        except RollwrightError as error:
            refused = error if isinstance(error, errors.Refusal) else errors.refusal_of(error)
            self.send(say.Refused(command.id, refused.code, refused.text))
        self._node.metrics.answered(kind, answer, time.perf_counter() - began)

    async def _carry_out(self, command: say.Command) -> None:
        match command:
            case say.Ping():
                return
            case say.Watch():
                await self._watch(command)
            case say.Rematch():
                await self._rematch(command)
            case say.Start():
                await self._start(command)
            case _:
                await self._change(command)

    # --- commands -----------------------------------------------------------------------------------------------------

    async def _watch(self, command: say.Watch) -> None:
        node = self._node
        if self.person is None:
            visitor = await node.people.visitor(self._visitor.token)
            self.person = visitor.person.id if visitor and visitor.person else None
        self._unfollow()
        async with node.tables.reading(command.table) as table:
            if not may_see(table.row, table.holdings, self.person):
                raise errors.not_yet()
            if len(table.followers) >= node.settings.watchers_per_table:
                raise errors.too_many("Too many people watch this table.")
            self.table = table
            table.followers.add(self)
            known = table.present
            table.present |= table.connected_here()
            number = table.match.number
            if command.last is None or not 0 < command.last <= number:
                self.tell(table.snapshot(self.person))
            else:
                self.tell(table.update(self.person))
            if table.present != known:
                table.tell_presence()
        node.presence_changed(table)
        node.wake_bots(table)

    async def _change(self, command: commands.TableCommand) -> None:
        table = self._followed()
        person = await self._known() if isinstance(command, say.Sit) else self.person
        if person is None:
            raise errors.not_yours()
        answered = Answered(person, command.id)
        await self._node.tables.change(table, lambda now: commands.plan(command, now, person), answered)
        if isinstance(command, say.Sit | say.Leave | say.Return):
            self._node.presence_changed(table)
        if isinstance(command, say.SetSeat):
            self._node.prepare_bots(table)

    async def _start(self, command: say.Start) -> None:
        """Bots take the open seats one by one, then the match begins."""
        table = self._followed()
        person = self.person or ""

        def fill(now: Table) -> Plan | None:
            commands.plan(command, now, person)
            return commands.fill_seat(now)

        answered = Answered(person, command.id)
        try:
            while await self._node.tables.change(table, fill):
                pass
        except errors.Refusal:
            if not await self._node.store.is_answered(answered):
                raise
            return
        await self._node.tables.change(table, lambda now: commands.plan(command, now, person), answered)

    async def _rematch(self, command: say.Rematch) -> None:
        table = self._followed()
        person = self.person
        if person is None or not (table.seats_of(person) or table.is_host(person)):
            raise errors.not_yours()
        if table.row.state != "over" or table.row.daily is not None:
            raise errors.Refusal("not-over", "A rematch is for a match that has ended.", 409)
        if table.row.rematch is not None:
            return
        again = await self._node.opener.again(table, person)

        def plan(now: Table) -> Plan | None:
            return None if now.row.rematch is not None else Plan(rematch=again.id)

        await self._node.tables.change(table, plan, Answered(person, command.id))

    async def _known(self) -> str:
        """The person of this socket, who is remembered from now on."""
        if self.person is None:
            self.person = await self._node.known(self._visitor, address_of(self._socket))
        return self.person

    def _followed(self) -> Table:
        if self.table is None:
            raise errors.Refusal("not-watching", "Watch a table first.", 409)
        return self.table

    def _unfollow(self) -> None:
        if self.table is not None:
            self.table.followers.discard(self)
            if not self._node.closing:
                self._node.presence_changed(self.table)
            self.table = None


def _check_id(id_: str) -> None:
    if not 1 <= len(id_) <= LONGEST_ID:
        raise errors.Refusal("invalid-id", f"The id of a command has 1 to {LONGEST_ID} signs.")


def _id_of(data: str | bytes) -> str:
    """The id of a message that may be anything."""
    try:
        return _ID.decode(data).id[:LONGEST_ID]
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return ""


@websocket("/ws")
async def follow(socket: WebSocket[Any, Any, Any]) -> None:
    node: Node = socket.app.state.node
    if is_foreign(socket, node.settings) or node.closing:
        await socket.close(POLICY)
        return
    visitor = await node.people.visitor(socket.cookies.get(COOKIE))
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

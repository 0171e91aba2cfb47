"""A real server in a process of its own, and people who play there through real sockets."""

from __future__ import annotations

import asyncio
import itertools
import json
import math
import multiprocessing
import os
import random
import signal
import ssl
import sys
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from multiprocessing.connection import Connection as MpConnection
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from typing import Any, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from rollwright.server.run import serve
from rollwright.server.settings import from_environment
from tests.postgres import free_port
from tests.server.sharing import Sharing

Json = Any
SECONDS = 20.0
#: Fast bots and no limits that a test would run into.
QUICK = {
    "BOT_PAUSE": "0",
    "WARM_BOTS": "false",
    "METRICS": "true",
    "REVIEW_MATCHES": "false",
    "TIMER_INTERVAL": "0.1",
    "REQUESTS_PER_SECOND": "10000",
    "REQUEST_BURST": "10000",
    "MESSAGES_PER_SECOND": "10000",
    "MESSAGE_BURST": "10000",
    "OPENINGS_PER_MINUTE": "100000",
    "GUESSES_PER_MINUTE": "100000",
    "NEWCOMERS_PER_MINUTE": "100000",
    "SOCKETS_PER_ADDRESS": "5000",
    "TABLES_PER_PERSON": "100000",
}


_SERVERS = multiprocessing.get_context("forkserver")
_SERVERS.set_forkserver_preload(["tests.server.warm"])


def _serve(environment: dict[str, str], log: str, ready: MpConnection) -> None:
    """The process of a server: as `python -m rollwright.server`, but forked from one that has loaded everything."""
    os.environ.update(environment)
    with Path(log).open("a") as out:
        os.dup2(out.fileno(), sys.stderr.fileno())
    serve(from_environment(os.environ), ready.send)


class ServerProcess:
    """A server in a process of its own, on a port that stays the same over restarts."""

    def __init__(self, data: Path, database: str | None = None, **settings: str) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._log = data / f"server-{self.port}.log"
        values = {**QUICK, "PORT": str(self.port), "DATA": str(data), **settings}
        if database is not None:
            values["DATABASE"] = database
        self.environment = {f"ROLLWRIGHT_{name}": value for name, value in values.items()}
        self._process: ForkServerProcess | None = None

    @property
    def pid(self) -> int:
        assert self._process is not None
        assert self._process.pid is not None
        return self._process.pid

    def start(self) -> None:
        """Start, and wait until people can come."""
        ready, told = _SERVERS.Pipe(duplex=False)
        self._process = _SERVERS.Process(target=_serve, args=(self.environment, str(self._log), told))
        self._process.start()
        told.close()
        try:
            ready.recv()
        except EOFError:
            raise RuntimeError(f"The server did not start: {self.log()}") from None
        finally:
            ready.close()

    def kill(self) -> None:
        """As a power cut would: no goodbye."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        if self._process is None:
            return 0
        os.kill(self.pid, how)
        self._process.join(30)
        code = self._process.exitcode
        assert code is not None, f"The server did not stop: {self.log()}"
        self._process.close()
        self._process = None
        return code

    def log(self) -> str:
        return self._log.read_text() if self._log.exists() else ""


class Refused(Exception):
    def __init__(self, code: str, text: str) -> None:
        super().__init__(f"{code}: {text}")
        self.code = code


#: Nobody speaks TLS here, but a client makes a context for it, which takes as long as many requests: one for all.
_TLS = ssl.create_default_context()


def browser(url: str, **more: Any) -> httpx.AsyncClient:
    """A client for HTTP."""
    return httpx.AsyncClient(base_url=url, verify=_TLS, **more)


class Someone:
    """A person with a cookie and any number of sockets."""

    def __init__(self, url: str, greet: bool = True) -> None:
        self.url = url
        self._greet = greet
        self.http = browser(url, timeout=SECONDS)

    async def __aenter__(self) -> Self:
        if self._greet:
            await self.http.get("/api/me")
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    @property
    def cookie(self) -> str:
        return self.http.cookies["rollwright"]

    @cookie.setter
    def cookie(self, token: str) -> None:
        self.http.cookies.clear()
        self.http.cookies.set("rollwright", token)

    async def post(self, path: str, body: Json = None) -> Json:
        answer = await self.http.post(path, json=body)
        if answer.status_code >= 400:
            raise Refused(answer.json()["code"], answer.json()["text"])
        return answer.json()

    async def get(self, path: str) -> Json:
        answer = await self.http.get(path)
        if answer.status_code >= 400:
            raise Refused(answer.json()["code"], answer.json()["text"])
        return answer.json()

    async def open(self, game: str = "qwinto", seats: int = 2, **more: Json) -> str:
        """Open a table; by default with oneself on the first seat."""
        wish = {"game": game, "seats": seats, "mine": [0], "names": ["Ada"], **more}
        table: str = (await self.post("/api/tables", wish))["table"]
        return table

    @asynccontextmanager
    async def socket(self, url: str | None = None) -> AsyncIterator[Socket]:
        address = (url or self.url).replace("http", "ws") + "/ws"
        async with connect(address, additional_headers={"Cookie": f"rollwright={self.cookie}"}) as connection:
            socket = Socket(connection)
            reading = asyncio.create_task(socket.read())
            try:
                yield socket
            finally:
                reading.cancel()

    @asynccontextmanager
    async def at(self, table: str) -> AsyncIterator[Socket]:
        """A socket that follows a table."""
        async with self.socket() as socket:
            await socket.say("watch", table=table)
            yield socket


class Socket:
    """One socket: says commands and waits for their answers; remembers what it was told."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.view: Json = None
        self.table: Json = None
        self.presence: Json = None
        self.bye: Json = None
        self.told: list[Json] = []
        self.closed = False
        self._ids = itertools.count()
        self._prefix = f"{random.getrandbits(48):x}"
        self._answers: dict[str, asyncio.Future[Json]] = {}
        self._changed = asyncio.Condition()
        self._sharing: Sharing | None = None

    async def read(self) -> None:
        try:
            async for text in self.connection:
                await self._take(json.loads(text))
        except ConnectionClosed:
            pass
        self.closed = True
        for answer in self._answers.values():
            if not answer.done():
                answer.set_exception(ConnectionError("the socket was closed"))
                answer.exception()
        async with self._changed:
            self._changed.notify_all()

    async def _take(self, message: Json) -> None:
        self.told.append(message)
        match message["type"]:
            case "snapshot" | "update":
                layouts = self.view["layouts"] if self.view and "layouts" in self.view else None
                log = message["view"]["log"]
                if message["type"] == "update" and self.view is not None:
                    first = log[0]["number"] if log else math.inf
                    log = [*(known for known in self.view["log"] if known["number"] < first), *log]
                self.view = {"layouts": layouts, **message["view"], "log": log}
                self.table = message.get("table", self.table)
                await self._give_shares()
            case "presence":
                self.presence = message
                self._draw_presence()
            case "bye":
                self.bye = message
            case "done" | "refused" if message["id"] in self._answers:
                answer = self._answers.pop(message["id"])
                if not answer.done():
                    answer.set_result(message)
        async with self._changed:
            self._changed.notify_all()

    async def share(self, sharing: Sharing) -> None:
        """From now on add shares to sealed dice, as a page does by itself."""
        self._sharing = sharing
        await self._give_shares()

    async def _give_shares(self) -> None:
        for command in self._sharing.commands(self.view) if self._sharing is not None and self.view else ():
            await self.connection.send(json.dumps({"id": self.new_id(), **command}))

    def _draw_presence(self) -> None:
        """Put into the view what is no event, as a page does."""
        if self.view is None:
            return
        for seat in self.view["seats"]:
            if seat["status"] in {"thinking", "decided"}:
                seat["status"] = "decided" if seat["seat"] in self.presence["decided"] else "thinking"
            seat.pop("chosen", None)
        for chosen in self.presence.get("chosen", ()):
            self.view["seats"][chosen["seat"]]["chosen"] = chosen["action"]

    def new_id(self) -> str:
        return f"{self._prefix}-{next(self._ids)}"

    async def ask(self, type_: str, **fields: Json) -> Json:
        """Say a command; its answer, whatever it is."""
        fields.setdefault("id", self.new_id())
        answer = asyncio.get_running_loop().create_future()
        self._answers[fields["id"]] = answer
        await self.connection.send(json.dumps({"type": type_, **fields}))
        return await asyncio.wait_for(answer, SECONDS)

    async def say(self, type_: str, **fields: Json) -> None:
        """Say a command that must be carried out."""
        answer = await self.ask(type_, **fields)
        if answer["type"] == "refused":
            raise Refused(answer["code"], answer["text"])

    async def until(self, holds: Callable[[Socket], bool], seconds: float = SECONDS) -> None:
        """Wait until something is so."""
        deadline = time.monotonic() + seconds
        async with self._changed:
            while not holds(self):
                left = deadline - time.monotonic()
                if left <= 0 or self.closed:
                    raise TimeoutError(f"it never came to it; the last view: {json.dumps(self.view)[:600]}")
                try:
                    await asyncio.wait_for(self._changed.wait(), left)
                except TimeoutError:
                    continue

    # --- playing ------------------------------------------------------------------------------------------------------

    def my_seats(self) -> list[Json]:
        return [seat for seat in self.view["seats"] if seat.get("mine")]

    def is_over(self) -> bool:
        return bool(self.view["awaited"] == "over" and "result" in self.view)

    def next_move(self, rng: random.Random) -> tuple[str, Json] | None:
        """Something that one of my seats has to do now."""
        view = self.view
        for seat in self.my_seats():
            if seat.get("standIn"):
                return "return", {"seat": seat["seat"]}
            if seat["status"] == "throws":
                return self._throw(seat["seat"], rng)
            if seat["status"] == "thinking" and seat.get("options"):
                action = rng.choice(seat["options"])["action"]
                return "decide", {"seat": seat["seat"], "action": action, "number": view["number"]}
        return self._throw_for_bot(rng)

    def _throw(self, seat: int, rng: random.Random) -> tuple[str, Json]:
        number = self.view["number"]
        if self.view["diceSource"] == "typed":
            faces = [rng.choice(die["faces"]) for die in self.view["dice"] if die["wanted"]]
            return "enter", {"seat": seat, "faces": faces, "number": number}
        return "throw", {"seat": seat, "nonce": f"{rng.getrandbits(40):x}", "number": number}

    def _throw_for_bot(self, rng: random.Random) -> tuple[str, Json] | None:
        thrower = self.view.get("thrower")
        mine = self.my_seats()
        if self.view["diceSource"] != "typed" or thrower is None or not mine:
            return None
        return self._throw(mine[0]["seat"], rng) if self.view["seats"][thrower]["holder"] == "bot" else None

    async def play(self, rng: random.Random, seconds: float = SECONDS) -> None:
        """Play my seats to the end, by chance; others may take so long to decide."""
        while not self.is_over():
            move = self.next_move(rng)
            if move is None:
                number, told = self.view["number"], len(self.told)
                await self.until(
                    lambda s, number=number, told=told: s.view["number"] != number or len(s.told) > told,  # type: ignore[misc]
                    seconds,
                )
                continue
            answer = await self.ask(move[0], **move[1])
            if answer["type"] == "refused" and answer["code"] not in {"stale", "not-now"}:
                raise Refused(answer["code"], answer["text"])

"""Load on one server process: `python -m bench.load [--tables 250 500] [--game splitter] [--seconds 30] [--echo]`.

Four people at each table, all games in turn; whoever is to decide does so within two seconds. In Splitter, alone by
`--game`, that is everybody all the time: the heaviest load that people can make. They run in this process, the server
in another. Measured is the time from a decision to the moment when all four have been told of it: of a single decision
by `presence`, of the revealed ones by `update`. With `--echo` a bare Litestar app sends the same bytes to the same
people and does nothing else.

The people keep to one core where there are several: in life they sit at machines of their own, and must not push the
server around on its cores.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack, contextmanager
from itertools import cycle, islice
from pathlib import Path
from typing import Any

import msgspec
import uvloop
from tests.postgres import free_port
from tests.server.running import ServerProcess, Someone
from websockets.asyncio.client import ClientConnection, connect

from rollwright.games import REGISTRY

PEOPLE = 4
ROUND = 2.0
"""Seconds in which each person decides once."""
SEATED_AT_ONCE = 20


class Seat(msgspec.Struct):
    seat: int
    status: str
    mine: bool = False
    options: list[dict[str, Any]] | None = None


class View(msgspec.Struct):
    number: int
    awaited: str
    seats: list[Seat]
    thrower: int | None = None


class Told(msgspec.Struct):
    """As much of a message as a player has to read."""

    type: str
    view: View | None = None
    decided: list[int] = []
    code: str = ""


_TOLD = msgspec.json.Decoder(Told)


class Decision:
    """A decision on its way to everybody."""

    def __init__(self) -> None:
        self.sent = time.perf_counter()
        self.seen: set[int] = set()


class PlayingTable:
    """Four sockets of one table."""

    def __init__(self, figures: list[float], rng: random.Random) -> None:
        self._figures = figures
        self._rng = rng
        self._under_way: dict[tuple[int, int], Decision] = {}
        self.refused = 0

    async def play(self, sockets: list[ClientConnection], views: list[View]) -> None:
        async with asyncio.TaskGroup() as group:
            for seat, (socket, view) in enumerate(zip(sockets, views, strict=True)):
                group.create_task(self._listen(seat, socket, view, group))

    async def _listen(self, seat: int, socket: ClientConnection, view: View, group: asyncio.TaskGroup) -> None:
        acted = 0
        while view.awaited != "over":
            if view.number > acted and self._may_act(seat, view):
                acted = view.number
                group.create_task(self._act(seat, socket, view))
            told = _TOLD.decode(await socket.recv())
            view = told.view or view
            self._note(seat, told)
        self._under_way.clear()

    @staticmethod
    def _may_act(seat: int, view: View) -> bool:
        return view.thrower == seat or view.seats[seat].status == "thinking"

    async def _act(self, seat: int, socket: ClientConnection, view: View) -> None:
        if view.thrower == seat:
            await asyncio.sleep(0.1 * ROUND)
            message = {"type": "throw", "seat": seat, "nonce": "n", "number": view.number}
        else:
            await asyncio.sleep(self._rng.uniform(0.05, 0.85) * ROUND)
            options = view.seats[seat].options or []
            action = self._rng.choice(options)["action"]
            message = {"type": "decide", "seat": seat, "action": action, "number": view.number}
            self._under_way[view.number, seat] = Decision()
        await socket.send(json.dumps({**message, "id": f"{self._rng.getrandbits(64):x}"}))

    def _note(self, reader: int, told: Told) -> None:
        if told.type == "refused":
            self.refused += 1
        for key, decision in list(self._under_way.items()):
            number, seat = key
            shown = seat in told.decided if told.type == "presence" else told.view and told.view.number > number
            if not shown:
                continue
            decision.seen.add(reader)
            if len(decision.seen) == PEOPLE:
                self._figures.append(time.perf_counter() - decision.sent)
                del self._under_way[key]


async def _seated(
    stack: AsyncExitStack, url: str, game: str, rng: random.Random
) -> tuple[list[ClientConnection], list[View]]:
    """A table with four people, begun."""
    people = [await stack.enter_async_context(Someone(url)) for _ in range(PEOPLE)]
    table = await people[0].open(game, PEOPLE)
    sockets = []
    for someone in people:
        headers = {"Cookie": f"rollwright={someone.cookie}"}
        address = url.replace("http", "ws") + "/ws"
        socket = await stack.enter_async_context(
            connect(address, additional_headers=headers, compression=None, ping_interval=None)
        )
        await socket.send(json.dumps({"type": "watch", "id": "w", "table": table}))
        sockets.append(socket)
        await someone.http.aclose()
    for seat, socket in enumerate(sockets[1:], 1):
        await socket.send(json.dumps({"type": "sit", "id": f"{rng.getrandbits(60):x}", "name": "Ben", "seat": seat}))
        await _until(socket, "done", 2)
    await sockets[0].send(json.dumps({"type": "start", "id": f"{rng.getrandbits(60):x}"}))
    return sockets, [await _begun(socket) for socket in sockets]


async def _all_seated(
    stack: AsyncExitStack, url: str, games: Sequence[str], rng: random.Random
) -> list[tuple[list[ClientConnection], list[View]]]:
    """Some tables at a time, so that nobody waits for the first throw until all others sit."""
    seated = []
    for first in range(0, len(games), SEATED_AT_ONCE):
        batch = games[first : first + SEATED_AT_ONCE]
        seated += await asyncio.gather(*(_seated(stack, url, game, rng) for game in batch))
    return seated


async def _until(socket: ClientConnection, type_: str, times: int) -> None:
    while times:
        times -= _TOLD.decode(await socket.recv()).type == type_


async def _begun(socket: ClientConnection) -> View:
    while True:
        told = _TOLD.decode(await socket.recv())
        if told.view is not None and told.view.awaited in {"throw", "decide"}:
            return told.view


async def measure(url: str, games: Sequence[str], seconds: float, pid: int) -> dict[str, Any]:
    """Play at a table of each of these games."""
    rng = random.Random(1)
    tables = len(games)
    figures: list[float] = []
    async with AsyncExitStack() as stack:
        seated = await _all_seated(stack, url, games, rng)
        playing = [PlayingTable(figures, random.Random(rng.random())) for _ in seated]
        tasks = [asyncio.create_task(table.play(*at)) for table, at in zip(playing, seated, strict=True)]
        took, used = await _watch(figures, seconds, pid)
        reached = sorted(figures)
        await _end(tasks)
    refused = sum(table.refused for table in playing)
    return {**_summary(reached, took, used), "tables": tables, "sockets": tables * PEOPLE, "refused": refused}


async def _watch(figures: list[float], seconds: float, pid: int) -> tuple[float, float]:
    """Let everybody play; the seconds from the first figure that counts, and those that the server worked.

    This process stands for a thousand computers. Its garbage collector would stop all of them at once for 0.1 to 0.2
    seconds every few seconds, and the server would be blamed for it: meanwhile it stays off.
    """
    gc.disable()
    try:
        await asyncio.sleep(ROUND * 2)
        figures.clear()
        began, used = time.perf_counter(), _cpu_seconds(pid)
        await asyncio.sleep(seconds)
        return time.perf_counter() - began, _cpu_seconds(pid) - used
    finally:
        gc.enable()


async def _end(tasks: Sequence[asyncio.Task[None]]) -> None:
    """Stop, unless somebody could not go on: then the figures are worth nothing."""
    for task in tasks:
        if task.done() and not task.cancelled():
            task.result()
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


def _summary(reached: list[float], took: float, used: float) -> dict[str, Any]:
    if len(reached) < 100:
        return {"decisions_per_second": round(len(reached) / took, 1), "server_cpu": round(used / took, 2)}
    cuts = statistics.quantiles(reached, n=100)
    return {
        "decisions_per_second": round(len(reached) / took, 1),
        "p50_ms": round(cuts[49] * 1000, 1),
        "p99_ms": round(cuts[98] * 1000, 1),
        "max_ms": round(reached[-1] * 1000, 1),
        "server_cpu": round(used / took, 2),
    }


def _cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


# --- a bare echo ------------------------------------------------------------------------------------------------------

ECHO = """
import collections, sys, uvicorn
from litestar import Litestar, WebSocket, websocket
GROUPS = collections.defaultdict(set)
PAYLOAD = "x" * 9000
@websocket("/ws/{group:int}")
async def echo(socket: WebSocket, group: int) -> None:
    await socket.accept()
    GROUPS[group].add(socket)
    while True:
        text = await socket.receive_text()
        for other in GROUPS[group]:
            await other.send_text(text + (PAYLOAD if text.endswith("0") else ""))
uvicorn.run(Litestar([echo]), port=int(sys.argv[1]), ws="websockets-sansio", loop="uvloop",
            log_level="critical", ws_per_message_deflate=False)
"""


async def measure_echo(port: int, tables: int, seconds: float, pid: int) -> dict[str, Any]:
    """Everybody says a word every two seconds; one word in four comes back with the size of a view."""
    rng = random.Random(1)
    figures: list[float] = []
    seen: dict[str, tuple[float, int]] = {}

    async def listen(socket: ClientConnection) -> None:
        async for text in socket:
            word = str(text).partition(" ")[0]
            sent, readers = seen[word]
            seen[word] = (sent, readers + 1)
            if readers + 1 == PEOPLE:
                figures.append(time.perf_counter() - sent)
                del seen[word]

    async def speak(socket: ClientConnection) -> None:
        while True:
            await asyncio.sleep(rng.uniform(0.5, 1.5) * ROUND)
            word = f"{rng.getrandbits(64):x}"
            seen[word] = (time.perf_counter(), 0)
            await socket.send(f"{word} {rng.randrange(PEOPLE)}")

    async with AsyncExitStack() as stack:
        sockets = []
        for number in range(tables * PEOPLE):
            address = f"ws://127.0.0.1:{port}/ws/{number // PEOPLE}"
            sockets.append(await stack.enter_async_context(connect(address, compression=None, ping_interval=None)))
        tasks = [asyncio.create_task(do(socket)) for socket in sockets for do in (listen, speak)]
        took, used = await _watch(figures, seconds, pid)
        reached = sorted(figures)
        await _end(tasks)
    return {**_summary(reached, took, used), "tables": tables, "sockets": tables * PEOPLE}


def run_echo(tables: int, seconds: float) -> dict[str, Any]:
    port = free_port()
    process = subprocess.Popen([sys.executable, "-c", ECHO, str(port)])
    try:
        time.sleep(4)
        with on_one_core():
            return uvloop.run(measure_echo(port, tables, seconds, process.pid))
    finally:
        process.kill()
        process.wait()


def run_server(tables: int, seconds: float, games: Sequence[str]) -> dict[str, Any]:
    data = Path(tempfile.mkdtemp(prefix="rollwright-load-"))
    server = ServerProcess(data, SOCKETS_PER_ADDRESS="100000")
    server.start()
    try:
        with on_one_core():
            return uvloop.run(measure(server.url, list(islice(cycle(games), tables)), seconds, server.pid))
    finally:
        server.stop()
        shutil.rmtree(data, ignore_errors=True)


@contextmanager
def on_one_core() -> Iterator[None]:
    """Keep this process to one core; a server that was begun before goes wherever it likes."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    cores = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(cores)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, cores)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=[250])
    parser.add_argument("--seconds", type=float, default=25.0)
    parser.add_argument("--game", choices=list(REGISTRY), nargs="+", default=list(REGISTRY))
    parser.add_argument("--echo", action="store_true", help="measure a bare Litestar app instead")
    asked = parser.parse_args()
    for tables in asked.tables:
        figures = run_echo(tables, asked.seconds) if asked.echo else run_server(tables, asked.seconds, asked.game)
        load = os.getloadavg()[0]
        print(json.dumps({"what": "echo" if asked.echo else "rollwright", **figures, "load_average": round(load, 1)}))


if __name__ == "__main__":
    main()

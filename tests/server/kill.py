"""Pull the plug under load, again and again: `python -m tests.server.kill --kills 100 [--nodes 2] [--what database]`.

People play by chance at several tables. A server (or the database) is killed at a random moment and started again; the
people come back, say again what was not answered, and go on. Then the logs are read: everything that was acknowledged
is there, once, and every log is a match that the rules allow.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import shutil
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Literal, NamedTuple

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from rollwright.games import REGISTRY
from rollwright.server.standing import resume
from rollwright.store import open_store
from rollwright.store.interface import Loaded
from rollwright.table.events import Decided, Thrown, from_json
from tests.postgres import Postgres, running_postgres
from tests.server.running import Json, Refused, ServerProcess, Socket, Someone

Victim = Literal["server", "database"]
LOST = (ConnectionClosed, ConnectionError, InvalidHandshake, TimeoutError, OSError, httpx.HTTPError, EOFError)
NOT_KEPT = {"stale", "not-now", "unavailable", "stood-in"}


class Acknowledged(NamedTuple):
    """A command that the server said was done."""

    table: str
    type: str
    seat: int
    number: int
    fields: Json


class Report(NamedTuple):
    kills: int
    acknowledged: int
    repeated: int
    """Commands said again after a kill."""
    events: int
    tables: int
    finished: int


class Crowd:
    """People at tables who don't give up."""

    def __init__(self, urls: Sequence[str], tables: int, seed: int) -> None:
        self._urls = urls
        self._tables = tables
        self._rng = random.Random(seed)
        self.acknowledged: list[Acknowledged] = []
        self.repeated = 0
        self.tables: set[str] = set()
        self.enough = asyncio.Event()

    async def play(self) -> None:
        async with asyncio.TaskGroup() as group:
            for number in range(self._tables):
                group.create_task(self._keep_playing(list(REGISTRY)[number % len(REGISTRY)], number))

    async def _keep_playing(self, game: str, seed: int) -> None:
        """One match after another at one table, two people and a bot."""
        rng = random.Random(seed)
        url = self._urls[0]
        async with Someone(url, greet=False) as ada, Someone(url, greet=False) as ben:
            await self._insist(lambda: ada.get("/api/me"), ada)
            await self._insist(lambda: ben.get("/api/me"), ben)
            while not self.enough.is_set():
                table = await self._insist(lambda: ada.open(game, 3, bots={"2": "random"}), ada)
                self.tables.add(table)
                await self._sit(ben, table)
                await self._start(ada, table)
                async with asyncio.TaskGroup() as group:
                    group.create_task(self._play(ada, table, random.Random(rng.random())))
                    group.create_task(self._play(ben, table, random.Random(rng.random())))

    async def _insist(self, ask: Json, someone: Someone) -> Json:
        while True:
            try:
                return await ask()
            except (*LOST, KeyError, ValueError):
                await self._elsewhere(someone)
            except Refused as refused:
                if refused.code != "unavailable":
                    raise
                await self._elsewhere(someone)

    async def _elsewhere(self, someone: Someone) -> None:
        await asyncio.sleep(0.1)
        someone.url = self._rng.choice(self._urls)
        someone.http.base_url = httpx.URL(someone.url)

    async def _sit(self, someone: Someone, table: str) -> None:
        command = {"id": f"sit-{self._rng.getrandbits(60):x}", "name": "Ben", "seat": 1}
        await self._until_done(someone, table, "sit", command)

    async def _start(self, someone: Someone, table: str) -> None:
        await self._until_done(someone, table, "start", {"id": f"start-{self._rng.getrandbits(60):x}"})

    async def _until_done(self, someone: Someone, table: str, type_: str, fields: Json) -> None:
        while True:
            try:
                async with _at(someone, table) as socket:
                    answer = await socket.ask(type_, **fields)
                    if answer["type"] == "done":
                        return
                    assert answer["code"] == "unavailable", answer
            except LOST:
                await self._elsewhere(someone)

    async def _play(self, someone: Someone, table: str, rng: random.Random) -> None:
        """Play to the end; after each loss of the socket come back and say again what was not answered."""
        unanswered: tuple[str, Json] | None = None
        seen = 0
        while not self.enough.is_set():
            try:
                async with _at(someone, table) as socket:
                    assert socket.view["number"] >= seen, "an acknowledged event was lost"
                    while not socket.is_over() and not self.enough.is_set():
                        if unanswered is not None:
                            self.repeated += 1
                        unanswered = unanswered or self._next(socket, rng)
                        if unanswered is None:
                            await _something_new(socket)
                            continue
                        await self._say(socket, table, *unanswered)
                        unanswered = None
                        seen = max(seen, socket.view["number"])
                    if socket.is_over():
                        return
            except LOST:
                await self._elsewhere(someone)

    def _next(self, socket: Socket, rng: random.Random) -> tuple[str, Json] | None:
        move = socket.next_move(rng)
        return None if move is None else (move[0], {**move[1], "id": f"{rng.getrandbits(60):x}"})

    async def _say(self, socket: Socket, table: str, type_: str, fields: Json) -> None:
        answer = await socket.ask(type_, **fields)
        if answer["type"] == "done":
            self.acknowledged.append(Acknowledged(table, type_, fields["seat"], fields.get("number", 0), fields))
        elif answer["code"] == "unavailable":
            raise ConnectionError(answer["text"])
        else:
            assert answer["code"] in NOT_KEPT, answer


@contextlib.asynccontextmanager
async def _at(someone: Someone, table: str) -> AsyncIterator[Socket]:
    """A socket that follows a table; while the server can't reach its database that is one more loss."""
    try:
        async with someone.at(table) as socket:
            yield socket
    except Refused as refused:
        if refused.code != "unavailable":
            raise
        raise ConnectionError(str(refused)) from refused


async def _something_new(socket: Socket) -> None:
    told = len(socket.told)
    with contextlib.suppress(TimeoutError):
        await socket.until(lambda s: len(s.told) > told, 5)
    if socket.closed:
        raise ConnectionError


# --- reading the logs -------------------------------------------------------------------------------------------------


def check_log(loaded: Loaded, acknowledged: Sequence[Acknowledged]) -> None:
    """Every acknowledged command is in the log exactly once, and the log is a match."""
    numbers = [event.number for event in loaded.events]
    assert numbers == list(range(1, loaded.table.number + 1)), f"a hole in the log of {loaded.table.id}"
    match = resume(loaded)
    events = dict(zip(numbers, (from_json(event.data) for event in loaded.events), strict=True))
    nonces = Counter(event.nonce for event in events.values() if isinstance(event, Thrown))
    for done in acknowledged:
        if done.type == "throw":
            assert nonces[done.fields["nonce"]] == 1, f"a throw is there {nonces[done.fields['nonce']]} times"
        elif done.type == "decide":
            following = (events[number] for number in sorted(events) if number > done.number)
            revealed = next((event for event in following if isinstance(event, Decided)), None)
            kept = match.pending if revealed is None else revealed.actions
            assert kept[done.seat] == done.fields["action"], "an acknowledged decision is not in the log"


async def read_logs(database: str | None, data: Path, crowd: Crowd) -> tuple[int, int]:
    store = open_store(database, data)
    await store.open()
    events = finished = 0
    try:
        for table in crowd.tables:
            loaded = await store.load(table)
            assert loaded is not None, "a table was lost"
            check_log(loaded, [done for done in crowd.acknowledged if done.table == table])
            events += len(loaded.events)
            finished += loaded.table.state == "over"
    finally:
        await store.close()
    return events, finished


# --- killing ----------------------------------------------------------------------------------------------------------


async def kill_under_load(
    data: Path,
    kills: int,
    *,
    postgres: Postgres | None = None,
    nodes: int = 1,
    victim: Victim = "server",
    tables: int = 6,
    seed: int = 1,
    progress: bool = False,
) -> Report:
    database = None if postgres is None else await postgres.fresh_database()
    servers = [ServerProcess(data, database, BOT_GRACE="2") for _ in range(nodes)]
    for server in servers:
        await asyncio.to_thread(server.start)
    crowd = Crowd([server.url for server in servers], tables, seed)
    playing = asyncio.create_task(crowd.play())
    rng = random.Random(seed)
    try:
        for number in range(kills):
            await _under_load(playing, crowd)
            await _wait(playing, rng.uniform(0.0, 1.0))
            if victim == "database" and postgres is not None:
                await asyncio.to_thread(postgres.stop, "immediate")
                await asyncio.sleep(rng.uniform(0, 1))
                await asyncio.to_thread(postgres.start)
            else:
                server = rng.choice(servers)
                server.kill()
                await asyncio.to_thread(server.start)
            if progress:
                print(f"kill {number + 1} of {kills}: {len(crowd.acknowledged)} commands acknowledged", flush=True)
        await _under_load(playing, crowd)
        crowd.enough.set()
        await asyncio.wait_for(playing, 60)
    finally:
        playing.cancel()
        for server in servers:
            await asyncio.to_thread(server.stop)
    for server in servers:
        before, failed, after = server.log().partition("Traceback")
        assert not failed, before[-300:] + failed + after[:3000]
    events, finished = await read_logs(database, data, crowd)
    return Report(kills, len(crowd.acknowledged), crowd.repeated, events, len(crowd.tables), finished)


async def _under_load(playing: asyncio.Task[None], crowd: Crowd) -> None:
    """Until people really play again."""
    before = len(crowd.acknowledged)
    while len(crowd.acknowledged) < before + 10:
        await _wait(playing, 0.02)


async def _wait(playing: asyncio.Task[None], seconds: float) -> None:
    """Some time; what goes wrong with the people ends it."""
    await asyncio.wait({playing}, timeout=seconds)
    if playing.done():
        playing.result()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--nodes", type=int, default=1)
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default=None)
    parser.add_argument("--what", choices=["server", "database"], default="server")
    parser.add_argument("--seed", type=int, default=int(time.time()))
    asked = parser.parse_args()
    needs_postgres = asked.database == "postgresql" or asked.nodes > 1 or asked.what == "database"
    data = Path(tempfile.mkdtemp(prefix="rollwright-kill-"))
    print(f"seed {asked.seed}")
    try:
        with running_postgres() if needs_postgres else contextlib.nullcontext() as postgres:
            report = asyncio.run(
                kill_under_load(
                    data,
                    asked.kills,
                    postgres=postgres,
                    nodes=asked.nodes,
                    victim=asked.what,
                    seed=asked.seed,
                    progress=True,
                )
            )
        print(json.dumps(report._asdict()))
    finally:
        shutil.rmtree(data, ignore_errors=True)


if __name__ == "__main__":
    main()

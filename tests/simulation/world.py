"""Whole nodes in one process, on virtual time, with a store that fails as it likes: `python -m tests.simulation.world`.

Everything follows from a seed: delays, faults, clocks, dice and what people do. After every step of a person the
invariants are checked; a failure prints the seed, and `--seed N --matches 1` plays it again.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import logging
import random
import sqlite3
from collections.abc import Sequence
from typing import Any

from rollwright.games import REGISTRY
from rollwright.games import game as game_of
from rollwright.server import messages as say
from rollwright.server.bots import Thinkers
from rollwright.server.errors import Refusal
from rollwright.server.handlers import HANDLERS
from rollwright.server.node import Node
from rollwright.server.opening import NewTable
from rollwright.server.settings import Settings
from rollwright.store.interface import Answered, Listener, News, Person, StoreError, Unavailable
from rollwright.store.sqlite import _run as run_steps
from rollwright.store.sqlite import migrate
from rollwright.store.statements import Query, Row, SqlStore, Step
from rollwright.table.events import from_json

BEGIN = 1_800_014_400.0
NODES = 2
#: Virtual seconds after which everybody must have seen everything, once faults have stopped.
TO_CONVERGE = 120.0
#: Virtual seconds after which a match that doesn't end is stuck.
TO_PLAY = 4 * 3600.0


class VirtualLoop(asyncio.SelectorEventLoop):
    """Time jumps to what is due next: an hour of waiting costs nothing."""

    _now = 0.0
    _scheduled: list[Any]
    _ready: Any

    def time(self) -> float:
        return self._now

    def _run_once(self) -> None:
        if not self._ready and self._scheduled:
            self._now = max(self._now, self._scheduled[0]._when)
        super()._run_once()  # type: ignore[misc]


class Database:
    """What all nodes share: one real SQLite database in memory, and who listens."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.faults = 0.05
        self.connection = sqlite3.connect(":memory:", isolation_level=None)
        self.connection.row_factory = sqlite3.Row
        self.connection.execute("PRAGMA foreign_keys = ON")
        migrate(self.connection)
        self.listeners: list[Listener] = []


class FaultyStore(SqlStore):
    """Delays, refuses, keeps and then says that it couldn't, loses news."""

    claim = (
        "UPDATE tables SET claimed_until = ? WHERE id IN (SELECT id FROM tables WHERE due_at <= ? "
        "AND (claimed_until IS NULL OR claimed_until < ?) ORDER BY due_at LIMIT ?) RETURNING id"
    )

    def __init__(self, database: Database) -> None:
        self._db = database

    async def open(self) -> None:
        """It is there."""

    async def close(self) -> None:
        """It stays."""

    async def listen(self, listener: Listener) -> None:
        self._db.listeners.append(listener)

    async def _read(self, queries: Sequence[Query]) -> list[list[Row]]:
        await self._delay()
        return [self._db.connection.execute(query.sql, query.args).fetchall() for query in queries]

    async def _transact(self, steps: Sequence[Step], news: News | None = None, *, laborious: bool = False) -> list[Row]:
        await self._delay()
        connection = self._db.connection
        connection.execute("BEGIN")
        try:
            rows = run_steps(connection, steps)
        except BaseException:
            connection.execute("ROLLBACK")
            raise
        connection.execute("COMMIT")
        if news is not None:
            for listener in self._db.listeners:
                asyncio.get_running_loop().create_task(self._pass_on(listener, news))
        await self._delay()
        return rows

    async def _delay(self) -> None:
        """Some time; then perhaps the line is broken, whether before or after the work was done."""
        await asyncio.sleep(self._db.rng.random() * 0.05)
        if self._db.rng.random() < self._db.faults:
            raise Unavailable("The line is broken.")

    async def _pass_on(self, listener: Listener, news: News) -> None:
        rng = self._db.rng
        await asyncio.sleep(rng.random() * 2)
        if rng.random() < self._db.faults:
            await asyncio.sleep(10)
            await listener(News("all", ""))
        else:
            await listener(news)


class Chance(Thinkers):
    """Bots that decide by the seed, and in no other process."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng

    async def decide(self, game: str, level: str, state: Any, seat: int) -> Any:
        rules = game_of(game)
        await asyncio.sleep(self._rng.random())
        return rules.notation.action_to_json(self._rng.choice(rules.legal(state, seat)))

    def prepare(self, game: str, levels: Any) -> None:
        """There is nothing to prepare."""

    async def close(self) -> None:
        """There is nothing to close."""


class Someone:
    """A person with a socket to some node."""

    def __init__(self, world: World, person: str) -> None:
        self.world = world
        self.person: str | None = person
        self.node = world.rng.choice(world.nodes)
        self.table: Any = None
        self.told_number = 0
        self.done: list[str] = []

    def tell(self, text: bytes) -> None:
        """What is told must be stored."""
        message = json.loads(text)
        if "view" in message:
            self.told_number = message["view"]["number"]
            stored = self.world.number(message["view"]["match"])
            assert self.told_number <= stored, f"event {self.told_number} was told, and {stored} are stored"
            hidden = [seat for seat in message["view"]["seats"] if "chosen" in seat and not seat.get("mine")]
            assert not hidden, "a hidden decision was told"

    def unfollow(self) -> None:
        if self.table is not None:
            self.table.followers.discard(self)
            self.table = None

    async def recognised(self) -> str | None:
        return self.person

    async def remembered(self) -> str:
        return self.person or ""

    async def say(self, kind: type[Any], **fields: Any) -> bool:
        """Say something until it is answered, at any node; whether it was done."""
        command = kind(id=f"{self.world.rng.getrandbits(60):x}", **fields)
        while True:
            try:
                await HANDLERS[kind](self, command)
            except Refusal as refused:
                if refused.code != "unavailable":
                    return False
            except StoreError:
                pass
            else:
                self.done.append(command.id)
                return True
            await self.go_elsewhere()

    async def go_elsewhere(self) -> None:
        """Come back through some node."""
        table = self.table.id
        self.unfollow()
        self.node = self.world.rng.choice(self.world.nodes)
        await self.watch(table)

    async def watch(self, table: str) -> None:
        while self.table is None:
            try:
                await HANDLERS[say.Watch](self, say.Watch("watch", table))
            except (Refusal, StoreError):
                await asyncio.sleep(1)

    async def act(self) -> None:
        """Something that one of the person's seats may do now, or something foolish."""
        rng, match = self.world.rng, self.table.match
        seats = sorted(self.table.standing.seats_of(self.person))
        if not seats:
            return
        seat = rng.choice(seats)
        position = match.position
        chance = rng.random()
        if chance < 0.03:
            await self.say(say.Leave, seat=seat)
        elif chance < 0.06:
            await self.say(say.Undo, seat=seat)
        elif chance < 0.08:
            await self.go_elsewhere()
        elif position.chairs[seat].stand_in is not None:
            await self.say(say.Return, seat=seat)
        elif position.thrower == seat:
            await self.say(say.Throw, seat=seat, nonce="n", number=match.number)
        elif seat in position.deciders:
            action = match.game.notation.action_to_json(rng.choice(match.game.legal(match.state, seat)))
            await self.say(say.Decide, seat=seat, action=action, number=match.number)


class World:
    """Nodes, their database, and one match of two people and a bot."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.database = Database(self.rng)
        settings = Settings(warm_bots=False, bot_pause=0.1, cached_tables=1)
        self.nodes = [
            Node(
                settings,
                store=FaultyStore(self.database),
                clock=self.clock,
                rng=random.Random(self.rng.random()),
                thinkers=Chance(self.rng),
            )
            for _ in range(NODES)
        ]
        self.jump = 0.0

    def clock(self) -> float:
        return BEGIN + self.jump + asyncio.get_running_loop().time()

    def number(self, table: str) -> int:
        [(number,)] = self.database.connection.execute("SELECT number FROM tables WHERE id = ?", (table,)).fetchall()
        return int(number)

    async def play(self) -> int:
        """One match to its end; how many events it has."""
        self.database.faults, faults = 0.0, self.database.faults
        for node in self.nodes:
            await node.start()
        store = self.nodes[0].store
        for name in ("ada", "ben"):
            await store.add_person(Person(name, name.title()), name.encode(), BEGIN)
        people = [Someone(self, "ada"), Someone(self, "ben")]
        wish = NewTable(self.rng.choice(list(REGISTRY)), 3, mine=[0], names=["Ada"])
        table = (await self.nodes[0].opener.open(wish, "ada")).id
        for someone in people:
            await someone.watch(table)
        self.database.faults = faults
        await people[1].say(say.Sit, name="Ben", seat=1)
        await people[0].say(say.Start)
        async with asyncio.timeout(TO_PLAY):
            await asyncio.gather(*(self._keep_acting(someone, table) for someone in people))
        await self._converged(people, table)
        events = self.number(table)
        for node in self.nodes:
            await node.stop()
        return events

    async def _keep_acting(self, someone: Someone, table: str) -> None:
        while not someone.table.match.is_over:
            await asyncio.sleep(self.rng.random() * 3)
            if self.rng.random() < 0.01:
                self.jump += self.rng.uniform(-3600, 3600)
            await someone.act()
            self.check(table)

    def check(self, table: str) -> None:
        """What memory has is what the store has, or had a moment ago."""
        rows = self.database.connection.execute(
            "SELECT data FROM events WHERE table_id = ? ORDER BY number", (table,)
        ).fetchall()
        stored = [from_json(bytes(data)) for (data,) in rows]
        assert len(stored) == self.number(table), "a hole in the log"
        for node in self.nodes:
            live = node.tables.known(table)
            if live is not None:
                events = list(live.match.events)
                assert events == stored[: len(events)], "memory has what the store hasn't"
                assert live.standing.row.number == len(events), "the row and the log differ"

    async def _converged(self, people: Sequence[Someone], table: str) -> None:
        self.database.faults = 0.0
        await asyncio.sleep(TO_CONVERGE)
        self.check(table)
        for someone in people:
            assert someone.told_number == self.number(table), f"{someone.person} was never told the end"
            for command in someone.done:
                if command != "watch":
                    answered = Answered(someone.person or "", command)
                    assert await self.nodes[0].store.is_answered(answered), "an acknowledged command was not kept"
        for node in self.nodes:
            assert not node.background.failing, f"{node.background.failing} never recovered"


def simulate(seed: int) -> int:
    """One match by its seed; how many events it has. Raises `AssertionError` where an invariant is broken."""
    with asyncio.Runner(loop_factory=VirtualLoop) as runner:
        return runner.run(World(seed).play())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1, help="the first seed")
    parser.add_argument("--matches", type=int, default=100)
    asked = parser.parse_args()
    logging.disable(logging.ERROR)
    events = 0
    for seed in range(asked.seed, asked.seed + asked.matches):
        try:
            events += simulate(seed)
        except BaseException:
            print(f"seed {seed} breaks: python -m tests.simulation.world --seed {seed} --matches 1")
            raise
    print(f"seeds {asked.seed} to {asked.seed + asked.matches - 1}: {events} events, no invariant broken")


if __name__ == "__main__":
    main()

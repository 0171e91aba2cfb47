"""Whole nodes in one process, on virtual time, with a store that fails as it likes: `python -m tests.simulation.world`.

Everything follows from a seed: delays, faults, clocks, dice and what people do. The invariants are checked all the
time; a failure prints the seed, and `--seed N --matches 1` plays it again.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import logging
import random
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from rollwright.games import REGISTRY
from rollwright.games import game as game_of
from rollwright.server import messages as say
from rollwright.server.bots import Thinkers
from rollwright.server.node import Node
from rollwright.server.opening import NewTable
from rollwright.server.settings import Settings
from rollwright.store.interface import Answered, Person
from rollwright.table.events import Event, Seated, Thrown, from_json
from rollwright.table.match import Match
from rollwright.table.verify import verify
from tests.simulation.faulty_store import BROKEN_LINE, Database, FaultyStore
from tests.simulation.people import Someone

BEGIN = 1_800_014_400.0
FAULTS = 0.05
#: Virtual seconds for which a node may stand behind a store that answers, while somebody follows the table there.
TO_CATCH_UP = 20.0
#: Virtual seconds for which nobody does anything after somebody has given up: the node has to find out by itself.
QUIET = 100.0
#: Virtual seconds after which nothing is left to do, once faults have stopped: two rounds of housekeeping.
TO_SETTLE = 180.0
#: Virtual seconds after which a match that doesn't end is stuck.
TO_PLAY = 4 * 3600.0
SECONDS_BETWEEN_LINES = 15.0
DAY = 24 * 3600.0
JUMPS = (-62 * DAY, -3600.0, -30.0, 30.0, 3600.0, 62 * DAY)

LEFT_OF_A_PERSON = (
    "SELECT 1 FROM people WHERE id = ?",
    "SELECT 1 FROM tokens WHERE person = ?",
    "SELECT 1 FROM holdings WHERE person = ?",
    "SELECT 1 FROM answers WHERE person = ?",
    "SELECT 1 FROM named WHERE person = ?",
    "SELECT 1 FROM subscriptions WHERE person = ?",
    "SELECT 1 FROM members WHERE person = ?",
)


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


class World:
    """One node or two, their database, and one match of people and a bot."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        several = self.rng.random() < 0.5
        self.database = Database(self.rng, several)
        self.nodes = [self._node() for _ in range(2 if several else 1)]
        self.people = [Someone(self, person) for person in ("ada", "ben", "cleo")]
        self.jump = 0.0
        self.failures: list[BaseException] = []
        self._behind: dict[Node, float] = {}
        self._compared: dict[Node, tuple[Match, int]] = {}
        self._quiet_until = 0.0

    def _node(self) -> Node:
        node = Node(
            Settings(warm_bots=False, review_matches=False, bot_pause=0.1, cached_tables=1),
            store=FaultyStore(self.database),
            clock=self.clock,
            rng=random.Random(self.rng.random()),
            thinkers=Chance(self.rng),
        )
        node.background.unexpected = self._failed
        return node

    def _failed(self, error: BaseException) -> None:
        """Something went wrong where nobody waits for it. The faults of the store are none of the server's."""
        if str(error) != BROKEN_LINE:
            self.failures.append(error)

    def be_quiet(self) -> None:
        self._quiet_until = asyncio.get_running_loop().time() + QUIET

    def clock(self) -> float:
        return BEGIN + self.jump + asyncio.get_running_loop().time()

    def rows(self, sql: str, *args: Any) -> list[Any]:
        return self.database.connection.execute(sql, args).fetchall()

    def number(self, table: str) -> int:
        [(number,)] = self.rows("SELECT number FROM tables WHERE id = ?", table)
        return int(number)

    async def play(self) -> int:
        """One match to its end; how many events it has."""
        asyncio.get_running_loop().set_exception_handler(
            lambda _, context: self._failed(context.get("exception") or RuntimeError(context["message"]))
        )
        for node in self.nodes:
            await node.start()
        table = await self._open()
        self.database.faults = FAULTS
        await self._begin()
        going_on: list[asyncio.Future[Any]] = [
            asyncio.create_task(work) for work in (self._make_trouble(), self._never_behind(table))
        ]
        async with asyncio.timeout(TO_PLAY):
            playing: asyncio.Future[Any] = asyncio.gather(
                *(self._keep_acting(someone, table) for someone in self.people)
            )
            await asyncio.wait([playing, *going_on], return_when=asyncio.FIRST_COMPLETED)
            await playing if playing.done() else await asyncio.gather(*going_on)
        self.database.come_back()
        await asyncio.sleep(TO_SETTLE)
        for task in going_on:
            task.cancel()
        await asyncio.gather(*going_on, return_exceptions=True)
        await self._check_all(table)
        for node in self.nodes:
            await node.stop()
        return self.number(table)

    async def _open(self) -> str:
        """A table that everybody looks at; Ada has opened it and sits there."""
        store = self.nodes[0].store
        for someone in self.people:
            person = someone.person or ""
            await store.add_person(Person(person, someone.name), person.encode(), BEGIN)
        wish = NewTable(self.rng.choice(list(REGISTRY)), 3, mine=[0], names=["Ada"])
        table = (await self.nodes[0].opener.open(wish, "ada")).id
        for someone in self.people:
            await someone.watch(table)
        return table

    async def _begin(self) -> None:
        """Ben sits down, Cleo comes and perhaps goes again, and the match begins."""
        ada, ben, cleo = self.people
        await ben.say(say.Sit, name=ben.name, seat=1)
        await cleo.say(say.Sit, name=cleo.name, seat=2)
        if self.rng.random() < 0.7:
            await cleo.say(say.Leave, seat=2)
        await ada.say(say.Start)

    async def _keep_acting(self, someone: Someone, table: str) -> None:
        """Until the match is over, wherever this person looks at it."""
        while not self.rows("SELECT 1 FROM tables WHERE id = ? AND state = 'over'", table):
            await asyncio.sleep(self.rng.random() * 3)
            while asyncio.get_running_loop().time() < self._quiet_until:
                await asyncio.sleep(1)
            if someone.is_erased:
                return
            if someone.name != "Ada" and self.rng.random() < 0.01:
                await someone.erase()
                return
            await someone.act()
            self.check(table)

    async def _make_trouble(self) -> None:
        """The database goes away, nodes go deaf, clocks are set."""
        while True:
            await asyncio.sleep(self.rng.uniform(2, 60))
            if self.database.faults == 0.0:
                continue
            match self.rng.choice(("away", "deaf", "clock")):
                case "away":
                    self.database.go_away()
                case "deaf":
                    await self.database.go_deaf()
                case "clock":
                    self.jump += self.rng.choice(JUMPS)

    async def _never_behind(self, table: str) -> None:
        """Whoever follows a table is told within a bound: counted while the store answers."""
        time = asyncio.get_running_loop().time
        while True:
            await asyncio.sleep(0.5)
            self._check_background()
            [(revision,)] = self.rows("SELECT revision FROM tables WHERE id = ?", table)
            for node in self.nodes:
                live = node.tables.known(table)
                if self.database.is_away or live is None or not live.followers or live.row.revision == revision:
                    self._behind.pop(node, None)
                    continue
                behind = time() - self._behind.setdefault(node, time())
                assert behind <= TO_CATCH_UP, f"a node is behind for {behind:.1f} seconds"

    # --- invariants ---------------------------------------------------------------------------------------------------

    def stored(self, table: str, since: int = 0) -> list[Event]:
        rows = self.rows("SELECT data FROM events WHERE table_id = ? AND number > ? ORDER BY number", table, since)
        return [from_json(bytes(data)) for (data,) in rows]

    def check(self, table: str) -> None:
        """What memory has is what the store has, or had a moment ago; but names may just have been erased.

        A log grows at its end: what was compared before is not compared again until the end of the match.
        """
        self._check_background()
        [(count,)] = self.rows("SELECT count(*) FROM events WHERE table_id = ?", table)
        assert count == self.number(table), "a hole in the log"
        for node in self.nodes:
            live = node.tables.known(table)
            if live is not None:
                assert live.standing.row.number == live.match.number, "the row and the log differ"
                self._compare(node, live.match)

    def _compare(self, node: Node, match: Match) -> None:
        known, number = self._compared.get(node, (None, 0))
        since = number if known is match else 0
        events = [_nameless(event) for event in match.events[since:]]
        stored = [_nameless(event) for event in self.stored(match.id, since)]
        assert events == stored[: len(events)], "memory has what the store hasn't"
        self._compared[node] = (match, match.number)

    def _check_background(self) -> None:
        if self.failures:
            raise AssertionError("something failed in the background") from self.failures[0]

    async def _check_all(self, table: str) -> None:
        """Faults have stopped long ago: everything is done, and everybody knows."""
        self._compared.clear()
        self.check(table)
        self._check_dice(table)
        for someone in self.people:
            if someone.is_erased:
                self._check_erased(someone, table)
            else:
                await self._check_told(someone, table)
        for node in self.nodes:
            assert not node.background.failing, f"{node.background.failing} never recovered"

    def _check_dice(self, table: str) -> None:
        """Every throw is found again, and holds no share but those that somebody gave."""
        match = Match.resume(self.stored(table))
        assert verify(match).honest is not False, "the dice of a match are wrong"
        given = set[str]().union(*(someone.given for someone in self.people))
        mixed = {link for event in match.events if isinstance(event, Thrown) for link in (event.shares or {}).values()}
        assert mixed <= given, "a throw holds a share that nobody gave"

    async def _check_told(self, someone: Someone, table: str) -> None:
        assert someone.told_number == self.number(table), f"{someone.person} was never told the end"
        for command in someone.done:
            answered = Answered(someone.person or "", command)
            assert await self.nodes[0].store.is_answered(answered), "an acknowledged command was not kept"

    def _check_erased(self, someone: Someone, table: str) -> None:
        """Nothing is left of a person whose erasure has begun, in the store and in any node."""
        if self.rows("SELECT 1 FROM people WHERE id = ? AND erased_at IS NULL", someone.person):
            return  # the request never arrived
        for left in LEFT_OF_A_PERSON:
            assert not self.rows(left, someone.person), f"{someone.person} is left: {left}"
        logs = [self.stored(table), *(live.match.events for node in self.nodes for live in node.tables.tables())]
        for log in logs:
            assert someone.name not in _names(log), f"the name of {someone.person} is left in a log"
        assert not self.rows("SELECT 1 FROM results WHERE name = ?", someone.name), "a result has the name"


def _nameless(event: Event) -> Event:
    return msgspec.structs.replace(event, name="") if isinstance(event, Seated) else event


def _names(events: Sequence[Event]) -> set[str]:
    return {event.name for event in events if isinstance(event, Seated)}


def simulate(seed: int) -> int:
    """One match by its seed; how many events it has. Raises `AssertionError` where an invariant is broken."""
    try:
        with asyncio.Runner(loop_factory=VirtualLoop) as runner:
            return runner.run(World(seed).play())
    except BaseException:
        print(f"seed {seed} breaks at {_commit()}: python -m tests.simulation.world --seed {seed} --matches 1")
        raise


def _commit() -> str:
    asked = subprocess.run(["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=False)
    return asked.stdout.strip() or "an unknown commit"


class Run:
    """A long run: it shows how far it is, can be interrupted, and goes on where it was kept."""

    def __init__(self, seed: int, kept: Path | None) -> None:
        self.first = self.next = seed
        self.events = 0
        self._kept = kept
        if kept is not None and kept.exists():
            self.first, self.next, self.events = json.loads(kept.read_text())
        self._began, self._began_with = time.monotonic(), self.events

    @property
    def matches(self) -> int:
        return self.next - self.first

    def match(self) -> None:
        self.events += simulate(self.next)
        self.next += 1

    def keep(self) -> None:
        if self._kept is not None:
            self._kept.write_text(json.dumps([self.first, self.next, self.events]))

    def progress(self, goal: float) -> str:
        rate = (self.events - self._began_with) / max(time.monotonic() - self._began, 1e-9)
        left = f", {(goal - self.events) / rate / 60:.0f} minutes left" if goal < float("inf") and rate else ""
        return f"seeds {self.first} to {self.next - 1}: {self.events} events, {rate:.0f} a second{left}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1, help="the first seed")
    parser.add_argument("--matches", type=float, default=float("inf"), help="end after so many matches")
    parser.add_argument("--events", type=float, default=float("inf"), help="end after so many events")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="begin no match after so long")
    parser.add_argument("--keep", type=Path, help="a file: where it exists, go on from there")
    asked = parser.parse_args()
    logging.disable(logging.CRITICAL)
    run = Run(asked.seed, asked.keep)
    began = shown = time.monotonic()
    try:
        while run.matches < asked.matches and run.events < asked.events and time.monotonic() - began < asked.seconds:
            run.match()
            if time.monotonic() - shown > SECONDS_BETWEEN_LINES:
                shown = time.monotonic()
                run.keep()
                print(run.progress(asked.events), flush=True)
    except KeyboardInterrupt:
        sys.exit(130)
    finally:
        run.keep()
    print(run.progress(asked.events), "no invariant broken", sep=", ")


if __name__ == "__main__":
    main()

"""Somebody tries everything to do better in the challenge of a day, and gets one honest try."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Coroutine
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from rollwright.server import messages as say
from rollwright.server.access import date_at
from rollwright.server.errors import Refusal
from rollwright.server.handlers import HANDLERS
from rollwright.server.node import Node
from rollwright.server.settings import Settings
from rollwright.store.interface import Person
from rollwright.table.events import Decided, Event, Returned, StoodIn, Thrown, Undone, from_json
from tests.simulation.faulty_store import Database, FaultyStore
from tests.simulation.world import BEGIN, Chance, VirtualLoop

GAME = "splitter"
HOUR = 3600.0


class Cheat:
    """A socket of the person who tries it."""

    person: str | None = "eve"
    looking = True

    def __init__(self, node: Node) -> None:
        self.node = node
        self.table: Any = None
        self._ids = iter(range(1_000_000))

    def tell(self, text: bytes) -> None:
        """What is told doesn't matter here."""

    def unfollow(self) -> None:
        if self.table is not None:
            self.table.followers.discard(self)
            self.table = None

    async def recognised(self) -> str | None:
        return self.person

    async def remembered(self) -> str:
        return self.person or ""

    async def say(self, kind: type[Any], **fields: Any) -> str:
        """The code of the refusal, or nothing."""
        try:
            await HANDLERS[kind](self, kind(id=f"c{next(self._ids)}", **fields))
        except Refusal as refused:
            return refused.code
        return ""


class DailyChallenge(RuleBasedStateMachine):
    @initialize(seed=st.integers(0, 2**16))
    def begin(self, seed: int) -> None:
        self.runner = asyncio.Runner(loop_factory=VirtualLoop)
        self.rng = random.Random(seed)
        self.skipped = 0.0
        self.database = Database(self.rng, several=False)
        self.node = Node(
            Settings(warm_bots=False, review_matches=False, bot_pause=0.0),
            store=FaultyStore(self.database),
            clock=lambda: BEGIN + self.skipped + self.runner.get_loop().time(),
            rng=self.rng,
            thinkers=Chance(self.rng),
        )
        self.tries: dict[str, str] = {}
        self.counted: dict[str, int] = {}
        self.run(self._enter())

    def run(self, work: Coroutine[Any, Any, Any]) -> Any:
        return self.runner.run(work)

    async def _enter(self) -> None:
        await self.node.start()
        await self.node.store.add_person(Person("eve", "Eve"), b"token", BEGIN)
        self.cheat = Cheat(self.node)
        await self._open(1)

    async def _open(self, times: int) -> None:
        day = date_at(self.node.clock())
        opened = await asyncio.gather(*(self.node.opener.daily(GAME, day, "eve", "Eve") for _ in range(times)))
        assert set(opened) == {self.tries.setdefault(day, opened[0])}, "a second try"
        await self.cheat.say(say.Watch, table=opened[0])

    @rule(times=st.integers(1, 6))
    def open_again(self, times: int) -> None:
        self.run(self._open(times))

    @rule(moves=st.integers(1, 40))
    def play(self, moves: int) -> None:
        for _ in range(moves):
            self.run(self._act_at_once(self._next_moves(1)))

    @rule(moves=st.integers(2, 5))
    def move_in_parallel(self, moves: int) -> None:
        """Several different decisions at once: at most one of them counts."""
        self.run(self._act_at_once(self._next_moves(moves)))

    @rule(moves=st.integers(0, 2))
    def undo_while_moving(self, moves: int) -> None:
        undo = (say.Undo, {"seat": 0, "agree": True})
        codes = self.run(self._act_at_once([*self._next_moves(moves), undo]))
        assert codes[-1], "an undo was done"

    @rule()
    def leave(self) -> None:
        """A bot plays, for a moment or to the end."""
        self.run(self._act_at_once([(say.Leave, {"seat": 0})]))
        self.run(asyncio.sleep(self.rng.random() * 5))

    @rule()
    def come_back(self) -> None:
        self.run(self._act_at_once([(say.Return, {"seat": 0})]))

    @rule()
    def ask_for_a_rematch(self) -> None:
        assert self.run(self._act_at_once([(say.Rematch, {})])) != [""]

    @rule(hours=st.sampled_from([1.0, 6.0, 24.0]))
    def wait(self, hours: float) -> None:
        self.skipped += hours * HOUR

    @rule(day=st.integers(0, 3))
    def look_at_an_earlier_day(self, day: int) -> None:
        """Go on with a try whose day may be over."""
        tables = list(self.tries.values())
        self.run(self.cheat.say(say.Watch, table=tables[day % len(tables)]))

    def _next_moves(self, count: int) -> list[tuple[type[Any], dict[str, Any]]]:
        match = self.cheat.table.match
        if match.is_over:
            return []
        if match.position.thrower is not None:
            nonces = [f"n{self.rng.random()}" for _ in range(count)]
            return [(say.Throw, {"seat": 0, "nonce": nonce, "number": match.number}) for nonce in nonces]
        legal = match.game.legal(match.state, 0)
        actions = [match.game.notation.action_to_json(self.rng.choice(legal)) for _ in range(count)]
        return [(say.Decide, {"seat": 0, "action": action, "number": match.number}) for action in actions]

    async def _act_at_once(self, moves: list[tuple[type[Any], dict[str, Any]]]) -> list[str]:
        return list(await asyncio.gather(*(self.cheat.say(kind, **fields) for kind, fields in moves)))

    @invariant()
    def one_try_a_day(self) -> None:
        rows = self.database.connection.execute("SELECT date, table_id FROM daily_tries").fetchall()
        assert {date: table for date, table in rows} == self.tries  # noqa: C416
        assert len(rows) == len(self.tries)

    @invariant()
    def what_counts_was_played_alone_on_its_day_without_a_way_back(self) -> None:
        for date, table in self.tries.items():
            rows = self.database.connection.execute(
                "SELECT data, at FROM events WHERE table_id = ? ORDER BY number", (table,)
            ).fetchall()
            events = [(from_json(bytes(data)), at) for data, at in rows]
            assert not any(isinstance(event, Undone) for event, _ in events)
            played = [date_at(at) for event, at in events if isinstance(event, Thrown | Decided)]
            assert set(played) <= {date}, "played on another day"
            self._check_result(date, table, [event for event, _ in events])

    def _check_result(self, date: str, table: str, events: list[Event]) -> None:
        results = self.run(self.node.store.daily_results(GAME, date, 10))
        assert [result.table for result in results] in ([], [table])
        for result in results:
            if result.unrated is None:
                assert self.counted.setdefault(date, result.score) == result.score, "a counted score has changed"
            assert date not in self.counted or result.unrated is None
            if _a_bot_decided(events):
                assert result.unrated == "bot", "a bot's decisions count"
            elif not any(isinstance(event, StoodIn) for event in events):
                assert result.unrated is None, "an honest try doesn't count"

    def teardown(self) -> None:
        if hasattr(self, "runner"):
            self.run(self.node.stop())
            self.runner.close()


def _a_bot_decided(events: list[Event]) -> bool:
    away = False
    for event in events:
        if isinstance(event, StoodIn | Returned):
            away = isinstance(event, StoodIn)
        elif isinstance(event, Decided) and away:
            return True
    return False


TestDailyChallenge = DailyChallenge.TestCase
TestDailyChallenge.settings = settings(
    max_examples=15, stateful_step_count=25, deadline=None, suppress_health_check=list(HealthCheck)
)

"""One running server: what it is made of, and what goes on beside requests: bots, timers, presence, other nodes."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Coroutine
from typing import Any

from rollwright.games.protocol import RollwrightError, Seat
from rollwright.server import commands, errors
from rollwright.server.bots import Thinkers
from rollwright.server.limits import Rate, Room
from rollwright.server.metrics import Metrics
from rollwright.server.opening import Opener
from rollwright.server.people import People, Visitor
from rollwright.server.settings import Settings
from rollwright.server.table import Table
from rollwright.server.tables import Plan, Tables
from rollwright.server.waiting import to_stand_in
from rollwright.store import Store, open_store
from rollwright.store.interface import News, StoreError
from rollwright.table.dice import draw_nonce

log = logging.getLogger(__name__)

CLAIM_SECONDS = 30.0
CLAIMED_AT_ONCE = 50
ALIVE_SECONDS = 10.0
TIDY_SECONDS = 3600.0
DAY = 24 * 3600.0
GOODBYE_SECONDS = 2.0
SECONDS_BEFORE_BOTS = 1.0
#: Seconds to wait after each try to say who is connected.
PRESENCE_TRIES = (1.0, 2.0, 4.0, 8.0, 15.0, 15.0, 15.0)


class Limits:
    """All limits of a node."""

    def __init__(self, settings: Settings) -> None:
        self.requests = Rate(settings.requests_per_second, settings.request_burst)
        self.guesses = Rate(settings.guesses_per_minute / 60, settings.guesses_per_minute)
        self.openings = Rate(settings.openings_per_minute / 60, settings.openings_per_minute)
        self.openings_of_address = Rate(settings.openings_per_minute / 12, settings.openings_per_minute * 5)
        self.newcomers = Rate(settings.newcomers_per_minute / 60, settings.newcomers_per_minute)
        self.messages = Rate(settings.messages_per_second, settings.message_burst)
        self.sockets_of_address = Room(settings.sockets_per_address)
        self.sockets_of_person = Room(settings.sockets_per_person)


class Node:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.id = secrets.token_hex(8)
        self.store: Store = open_store(settings.database, settings.data)
        self.metrics = Metrics()
        self.limits = Limits(settings)
        self.thinkers = Thinkers(settings.bot_processes, settings.bot_seconds, self.metrics, warm=settings.warm_bots)
        self.tables = Tables(self.store, settings, self.metrics)
        self.tables.after_change = self.wake_bots
        self.opener = Opener(self.store, settings)
        self.people: People
        self.sockets: set[Any] = set()
        self.closing = False
        self._tasks: set[asyncio.Task[Any]] = set()

    async def start(self) -> None:
        await self.store.open()
        self.people = await People.of(self.store)
        await self.store.alive(self.id, time.time())
        await self.store.listen(self._hear)
        self.run(self._mind_timers())
        if self.settings.warm_bots:
            self.run(self._warm_bots())

    async def _warm_bots(self) -> None:
        """Not before the first answers, and long before the first bot decides."""
        await asyncio.sleep(SECONDS_BEFORE_BOTS)
        self.thinkers.warm_up()

    async def say_goodbye(self) -> None:
        """Ask everybody to come back in a moment; give their sockets the time to pass it on."""
        self.closing = True
        for socket in list(self.sockets):
            socket.bye("restart")
        deadline = time.monotonic() + GOODBYE_SECONDS
        while self.sockets and time.monotonic() < deadline:
            await asyncio.sleep(0.01)

    async def stop(self) -> None:
        """Everything acknowledged is in the store already; what is under way was not promised to anybody."""
        self.closing = True
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.thinkers.close()
        await self.store.close()

    async def known(self, visitor: Visitor, address: str) -> str:
        """The visitor as a person who is remembered from now on; an address brings only so many new ones."""
        if visitor.person is None:
            self.limits.newcomers.check(address)
        return (await self.people.known(visitor)).id

    def run(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something beside the requests; what goes wrong there is logged and stays there."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if task.cancelled() or (error := task.exception()) is None:
            return
        if isinstance(error, StoreError):
            log.warning("work in the background has to wait", extra={"error": str(error)})
        else:
            log.error("work in the background failed", exc_info=error)

    # --- bots ---------------------------------------------------------------------------------------------------------

    def wake_bots(self, table: Table) -> None:
        """Let the bots of a table act, if they are waited for and not at it already."""
        if not table.bots_at_work and not self.closing and table.awaited_bots():
            table.bots_at_work = True
            self.run(self._play_bots(table))

    def prepare_bots(self, table: Table) -> None:
        """Let the bots of a table get ready while people take their seats."""
        levels = {chair.player_bot for chair in table.match.position.chairs}
        self.thinkers.prepare(table.options.game, {level for level in levels if level is not None})

    async def _play_bots(self, table: Table) -> None:
        try:
            while table.in_step and (awaited := table.awaited_bots()):
                await asyncio.sleep(self.settings.bot_pause)
                for seat, level in sorted(awaited.items()):
                    await self._play_bot(table, seat, level)
        except errors.Refusal as refused:
            log.warning("bots have to wait", extra={"table": table.id, "code": refused.code})
        finally:
            table.bots_at_work = False
        if table.in_step:
            self.wake_bots(table)

    async def _play_bot(self, table: Table, seat: Seat, level: str) -> None:
        match = table.match
        number = match.number
        if table.match.position.thrower == seat:
            await self.tables.change(table, lambda now: _bot_throws(now, seat, number))
        elif seat in table.awaited_bots():
            action = await self.thinkers.decide(table.options.game, level, match.state, seat)
            await self.tables.change(table, lambda now: _bot_decides(now, seat, number, action))

    # --- timers -------------------------------------------------------------------------------------------------------

    async def _mind_timers(self) -> None:
        """Every node looks for what is due; what one has claimed, the others leave alone."""
        alive_at = tidy_at = 0.0
        lost = False
        while True:
            await asyncio.sleep(self.settings.timer_interval)
            now = time.time()
            try:
                if now >= alive_at:
                    await self.store.alive(self.id, now)
                    alive_at = now + ALIVE_SECONDS
                if now >= tidy_at:
                    await self._tidy(now)
                    tidy_at = now + TIDY_SECONDS
                for id_ in await self.store.claim_due(now, now + CLAIM_SECONDS, CLAIMED_AT_ONCE):
                    self.run(self._ring(id_))
                lost = False
            except StoreError as error:
                if not lost:
                    log.warning("the timers can't be read", extra={"error": str(error)})
                lost = True

    async def _tidy(self, now: float) -> None:
        settings = self.settings
        days = (settings.keep_answers_days, settings.keep_unfinished_days, settings.keep_strangers_days)
        await self.store.tidy(*(now - kept * DAY for kept in days))

    async def _ring(self, id_: str) -> None:
        """Something is due at a table: it may have been done meanwhile."""
        with contextlib.suppress(errors.Refusal, StoreError):
            async with self.tables.reading(id_) as table:
                await self.tables.reload(table)
                table.present = await self._present(table)
                due = table.row.due
            if due == "bots":
                self.wake_bots(table)
            elif due == "nudge":
                await self.tables.change(table, lambda now: Plan(nudged=now.awaited_people()))
            elif due == "stand-in":
                await self._stand_in(table)

    async def _stand_in(self, table: Table) -> None:
        seats = to_stand_in(table, self.settings, time.time())
        for seat in sorted(seats):
            await self.tables.change(table, lambda now, seat=seat: _stand_in_for(now, seat))  # type: ignore[misc]
        if not seats:
            await self.tables.change(table, lambda now: Plan(nudged=now.hidden.nudged))

    # --- presence -----------------------------------------------------------------------------------------------------

    def presence_changed(self, table: Table) -> None:
        self.run(self._tell_presence(table))

    async def _tell_presence(self, table: Table) -> None:
        """Say in the store who is connected here, and to everybody here who is connected anywhere.

        While the database is away it is said again: who is not known to be here would soon be stood in for.
        """
        for seconds in PRESENCE_TRIES:
            with contextlib.suppress(StoreError):
                await self.store.set_present(table.id, self.id, table.connected_here(), time.time())
                await self._refresh_presence(table)
                return
            await asyncio.sleep(seconds)

    async def _refresh_presence(self, table: Table) -> None:
        present = await self._present(table)
        async with table.lock:
            if present != table.present:
                table.present = present
                if table.in_step:
                    table.tell_presence()

    async def _present(self, table: Table) -> frozenset[Seat]:
        since = time.time() - self.settings.presence_timeout
        return frozenset(await self.store.present(table.id, since)) | table.connected_here()

    # --- other nodes --------------------------------------------------------------------------------------------------

    async def _hear(self, news: News) -> None:
        match news.kind:
            case "table":
                self.run(self._catch_up(news.id, news.revision))
            case "presence":
                for table in self.tables.cached():
                    if table.id == news.id and table.followers:
                        self.run(self._refresh_presence(table))
            case "person":
                for socket in list(self.sockets):
                    if socket.person == news.id:
                        socket.bye("restart")
                self._catch_up_all(anew=True)
            case "all":
                self._catch_up_all(anew=False)

    def _catch_up_all(self, *, anew: bool) -> None:
        for table in self.tables.cached():
            self.run(self._catch_up(table.id, None, anew))

    async def _catch_up(self, id_: str, revision: int | None, anew: bool = False) -> None:
        with contextlib.suppress(errors.Refusal, StoreError):
            await self.tables.catch_up(id_, revision, anew=anew)


def _bot_throws(table: Table, seat: Seat, number: int) -> Plan | None:
    if table.match.number != number or seat not in table.awaited_bots():
        return None
    return Plan(table.match.throw(seat, draw_nonce()))


def _bot_decides(table: Table, seat: Seat, number: int, action: Any) -> Plan | None:
    if table.match.number != number or seat not in table.awaited_bots():
        return None
    return Plan(table.match.decide(seat, action))


def _stand_in_for(table: Table, seat: Seat) -> Plan | None:
    """A person who has come back or decided meanwhile is left in peace."""
    if seat not in table.awaited_people():
        return None
    try:
        return Plan(commands.stand_in(table, seat))
    except RollwrightError:
        return None

"""One running server: what it is made of, and how it starts, hears of other nodes, and stops."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from typing import Literal, Protocol

from rollwright.server import clock_watch, housekeeping, push, quality, timer_loop
from rollwright.server.background import Background
from rollwright.server.bot_players import BotPlayers
from rollwright.server.bots import Thinkers
from rollwright.server.changes import Changes
from rollwright.server.clock_watch import ClockWatch
from rollwright.server.costly import Costly
from rollwright.server.erase_person import Eraser
from rollwright.server.evening.evenings import Evenings
from rollwright.server.hints import Hints
from rollwright.server.housekeeping import Housekeeping
from rollwright.server.limits import Limits
from rollwright.server.metrics import Metrics
from rollwright.server.opening import Opener
from rollwright.server.people import People, Visitor, token
from rollwright.server.presence import Presence
from rollwright.server.push import Pusher
from rollwright.server.quality import QualityLoop
from rollwright.server.reviews import Reviews
from rollwright.server.settings import Settings
from rollwright.server.table_cache import TableCache
from rollwright.server.timer_loop import TimerLoop
from rollwright.store import Store, open_store
from rollwright.store.interface import News
from rollwright.table.shares import read_mixed

GOODBYE_SECONDS = 2.0
SECONDS_BEFORE_BOTS = 1.0


class Socket(Protocol):
    """A person's connection, as a node sees it."""

    @property
    def person(self) -> str | None: ...
    def bye(self, reason: Literal["restart", "too-slow", "limit"]) -> None: ...


class Node:
    """The parts of a server. Store, clock and randomness can be given, for simulations."""

    def __init__(
        self,
        settings: Settings,
        *,
        store: Store | None = None,
        clock: Callable[[], float] = time.time,
        rng: random.Random | None = None,
        thinkers: Thinkers | None = None,
    ) -> None:
        self.settings = settings
        self._watch = ClockWatch(clock)
        self.clock = clock = self._watch.read
        self.rng = rng = rng or random.SystemRandom()
        self.id = token(rng, 8)
        self.store = store or open_store(settings.database, settings.data)
        self.metrics = Metrics()
        self.limits = Limits(settings)
        self.background = Background()
        self.tables = TableCache(self.store, settings.cached_tables, self.metrics)
        self.changes = Changes(self.store, self.tables, settings, self.metrics, self.background, clock)
        self.thinkers = thinkers or Thinkers(
            settings.bot_processes, settings.bot_seconds, self.metrics, warm=settings.warm_bots
        )
        self.bots = BotPlayers(self.thinkers, self.changes, self.background, settings, rng)
        self.changes.after_change = self.bots.wake
        self.presence = Presence(self.id, self.store, self.background, settings.presence_timeout, clock)
        self.pusher = Pusher(self.store, self.tables, self.changes, self.background, settings, clock)
        self.opener = Opener(self.store, settings, clock, rng)
        self.eraser = Eraser(self.store, self.tables, self.changes)
        self.evenings = Evenings(self.store, self.opener, self.tables, self.changes, self.bots, clock, rng)
        self.costly = Costly(settings.verify_seconds)
        self.reviews = Reviews(self.store, self.thinkers, self.background, clock)
        self.hints = Hints(self.thinkers)
        self.people: People
        self.sockets: set[Socket] = set()
        self.closing = False

    async def start(self) -> None:
        await self.store.open()
        self.people = await People.of(self.store, self.clock, self.rng)
        self._watch.start(asyncio.get_running_loop().time, await self.store.last_seen())
        await self.store.alive(self.id, self.clock())
        await self.store.listen(self._hear)
        timers = TimerLoop(
            self.id,
            self.store,
            self.tables,
            self.changes,
            self.bots,
            self.presence,
            self.background,
            self.settings,
            self.clock,
        )
        self.background.keep_running(timer_loop.NAME, timers.run)
        keeping = Housekeeping(self.store, self.settings, self.background, self._watch, self.eraser.erase)
        self.background.keep_running(housekeeping.NAME, keeping.run)
        self.background.keep_running(clock_watch.NAME, self._watch.run)
        self.background.keep_running(push.NAME, self.pusher.run)
        if self.settings.review_matches:
            judging = QualityLoop(self.store, self.reviews, self.background, self.clock)
            self.background.keep_running(quality.NAME, judging.run)
        if self.settings.warm_bots:
            self.background.run(self._warm_bots())

    async def _warm_bots(self) -> None:
        """Not before the first answers, and long before the first bot decides."""
        await asyncio.sleep(SECONDS_BEFORE_BOTS)
        self.thinkers.warm_up()

    async def say_goodbye(self) -> None:
        """Ask everybody to come back in a moment; give their sockets the time to pass it on."""
        self.closing = True
        for socket in list(self.sockets):
            socket.bye("restart")
        clock = asyncio.get_running_loop().time
        deadline = clock() + GOODBYE_SECONDS
        while self.sockets and clock() < deadline:
            await asyncio.sleep(0.01)

    async def stop(self) -> None:
        """Everything acknowledged is in the store already; what is under way was not promised to anybody."""
        self.closing = True
        await self.background.stop()
        await self.thinkers.close()
        self.costly.close()
        await self.store.close()

    async def known(self, visitor: Visitor, address: str) -> str:
        """The visitor as a person who is remembered from now on; an address brings only so many new ones."""
        if visitor.person is None:
            self.limits.newcomers.check(address)
        return (await self.people.known(visitor)).id

    async def erase(self, person: str) -> None:
        """Forget a person for good."""
        await self.store.begin_erasing(person, self.clock())
        self.send_away(person)
        await self.eraser.erase(person)

    # --- other nodes --------------------------------------------------------------------------------------------------

    async def _hear(self, news: News) -> None:
        match news.kind:
            case "table":
                self.background.run(self.changes.catch_up(news.id, news.revision))
            case "rewritten":
                self.background.run(self.changes.load_anew(news.id))
            case "presence":
                if (table := self.tables.known(news.id)) is not None and table.followers:
                    self.background.run(self.presence.refresh(table))
            case "share":
                self._take_shares(news)
            case "reaction":
                self._take_reaction(news)
            case "person":
                self.send_away(news.id)
            case "all":
                for table in self.tables.tables():
                    self.background.run(self.changes.load_anew(table.id))

    def _take_shares(self, news: News) -> None:
        if (table := self.tables.known(news.id)) is not None:
            for giver, link in read_mixed([news.data]).items():
                table.shares.give(giver, news.revision, link)

    def _take_reaction(self, news: News) -> None:
        if (table := self.tables.known(news.id)) is not None:
            table.tell_reaction(news.revision, news.data.encode())

    def send_away(self, person: str) -> None:
        """Whoever was this person has to say anew who they are."""
        for socket in list(self.sockets):
            if socket.person == person:
                socket.bye("restart")

"""The order of truth: plan on the table as it stands, commit, accept, tell. Memory never runs ahead of the store.

Where the store's answer is lost, nobody knows whether a change was kept. The table then stays as it was here, and the
store is asked again before anything else is planned on it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TypeVar

import msgspec

from rollwright.games.protocol import RollwrightError, Seat
from rollwright.server import errors
from rollwright.server.access import date_at
from rollwright.server.background import Background
from rollwright.server.live_table import LiveTable, resumed
from rollwright.server.metrics import Metrics
from rollwright.server.settings import Settings
from rollwright.server.standing import Plan, Standing, after, named_in, stored_events
from rollwright.server.table_cache import TableCache
from rollwright.server.timers import next_timer
from rollwright.store import Store
from rollwright.store.interface import (
    AlreadyAnswered,
    Answered,
    CodeTaken,
    PersonGone,
    Result,
    StaleNumber,
    StoredChange,
    StoreError,
    Unavailable,
)
from rollwright.table.events import Decided, Thrown
from rollwright.table.position import Position

log = logging.getLogger(__name__)

#: How often a change is planned anew when another node was faster, or the database was away.
TRIES = 25
SECONDS_BETWEEN_TRIES = 0.25
LONGEST_BETWEEN_TRIES = 1.0
SECONDS_TO_TRY = 15.0

T = TypeVar("T")

Planner = Callable[[LiveTable], Plan | None]
"""Looks at the table and says what to do; None if nothing is left to do. Refuses by raising."""


class Changes:
    def __init__(
        self,
        store: Store,
        cache: TableCache,
        settings: Settings,
        metrics: Metrics,
        background: Background,
        clock: Callable[[], float],
    ) -> None:
        self._store = store
        self._cache = cache
        self._settings = settings
        self._metrics = metrics
        self._background = background
        self._clock = clock
        self.after_change: Callable[[LiveTable], None] = lambda _: None

    async def change(self, table: LiveTable, planner: Planner, answered: Answered | None = None) -> bool:
        """Carry out a plan, for good, and tell everybody; whether there was anything to do. Raises `Refusal`.

        It goes on where the caller is cancelled: what the store commits is accepted and told here in any case.
        """
        work = asyncio.ensure_future(self._change(table, planner, answered))
        try:
            return await asyncio.shield(work)
        except asyncio.CancelledError:
            self._background.adopt(work)
            raise

    async def _change(self, table: LiveTable, planner: Planner, answered: Answered | None) -> bool:
        async with table.lock:
            deadline = asyncio.get_running_loop().time() + SECONDS_TO_TRY
            for attempt in range(TRIES):
                try:
                    if attempt:
                        await self._look_again(table)
                    return await self._try(table, planner, answered)
                except (StaleNumber, CodeTaken):
                    self._metrics.stale.inc()
                except Unavailable as error:
                    log.warning("the store did not answer", extra={"attempt": attempt, "error": str(error)})
                    if asyncio.get_running_loop().time() > deadline:
                        break
                    await asyncio.sleep(min(SECONDS_BETWEEN_TRIES * 2**attempt, LONGEST_BETWEEN_TRIES))
        self._settle_later(table)
        raise errors.unavailable()

    async def _try(self, table: LiveTable, planner: Planner, answered: Answered | None) -> bool:
        """Plan, commit, accept, tell."""
        try:
            plan = planner(table)
        except RollwrightError as refused:
            if answered is not None and await _answer(self._store.is_answered(answered)):
                await self._look_again(table)
                return False
            raise errors.refusal_of(refused) from refused
        if plan is None:
            return False
        now = self._clock()
        _check_day(table.standing, plan, now)
        standing = self._with_timer(after(table.standing, plan, now), now)
        change = _stored(table.standing, standing, plan, answered)
        change = self._with_waits(change, table, standing)
        try:
            await _answer(self._store.commit(change))
        except AlreadyAnswered:
            await self._look_again(table)
            return False
        except PersonGone:
            raise errors.is_leaving() from None
        self._count(change)
        if plan.rewritten:
            await self._settle(table, self._load_anew)
        else:
            table.accept(plan.change, standing)
        self.after_change(table)
        return True

    def _with_timer(self, standing: Standing, now: float) -> Standing:
        timer = next_timer(standing, self._settings, now)
        row = msgspec.structs.replace(standing.row, due=timer.due, due_at=timer.at)
        return msgspec.structs.replace(standing, row=row)

    def _with_waits(self, change: StoredChange, table: LiveTable, now: Standing) -> StoredChange:
        """Note whose move it has become, to tell those who don't look, and whose it is no more."""
        before = table.standing
        waited, waits = before.waits_for, now.waits_for
        anew = (waits - waited) | (now.people_at(now.nudged - before.nudged) & waits)
        # Who looks through another node is asked before they are told.
        tell = sorted(anew - table.looking_here())
        if not tell and waited <= waits:
            return change
        at = change.at + self._settings.push_after
        return msgspec.structs.replace(change, waits_for=tell, tell_at=at, done_waiting=sorted(waited - waits))

    def _count(self, change: StoredChange) -> None:
        self._metrics.events.inc(len(change.events))
        if change.results:
            self._metrics.matches.labels(change.results[0].game).inc()

    # --- what others changed ------------------------------------------------------------------------------------------

    async def look_again(self, table: LiveTable) -> None:
        """Stand as the store does now, and tell what is news."""
        async with table.lock:
            await self._look_again(table)

    async def _look_again(self, table: LiveTable) -> None:
        loaded = await _answer(self._store.load(table.id, table.match.number))
        if loaded is None:
            self._cache.drop(table.id)
            raise errors.not_found()
        if loaded.table.revision > table.row.revision:
            table.follow(loaded)
            self.after_change(table)

    async def catch_up(self, id_: str, revision: int) -> None:
        """Another node has changed a table: whoever follows it here is told."""
        table = await self._cache.held(id_)
        if table is None or revision <= table.row.revision:
            return
        if not table.followers and not table.lock.locked():
            self._cache.drop(id_)
            return
        await self._settle(table, self.look_again)

    async def load_anew(self, id_: str) -> None:
        """Anything about a table may have changed, earlier events too."""
        table = await self._cache.held(id_)
        if table is not None:
            await self._settle(table, self._load_anew_alone)

    async def _load_anew_alone(self, table: LiveTable) -> None:
        async with table.lock:
            await self._load_anew(table)

    async def _load_anew(self, table: LiveTable) -> None:
        loaded = await _answer(self._store.load(table.id))
        if loaded is None:
            self._cache.drop(table.id)
        else:
            table.replace(loaded, await resumed(loaded))

    def _settle_later(self, table: LiveTable) -> None:
        """A change was given up, and may have been kept all the same: those who follow the table are told then."""
        self._background.run(self._settle(table, self.look_again))

    async def _settle(self, table: LiveTable, look: Callable[[LiveTable], Awaitable[None]]) -> None:
        """The store may know more than this node: look as soon as it answers."""
        while True:
            try:
                await look(table)
            except StoreError:
                await asyncio.sleep(LONGEST_BETWEEN_TRIES)
            else:
                return


async def _answer(asking: Awaitable[T]) -> T:
    """What the store answers. An unexpected error means the same as a lost line: nobody knows what was kept."""
    try:
        return await asking
    except StoreError:
        raise
    except Exception as error:
        log.exception("the store raised an unexpected error")
        raise Unavailable(f"The store failed: {type(error).__name__}.") from error


def _stored(before: Standing, now: Standing, plan: Plan, answered: Answered | None) -> StoredChange:
    events = plan.change.events if plan.change is not None else ()
    row = now.row
    return StoredChange(
        table=row.id,
        revision=before.row.revision,
        number=row.number,
        open_seats=row.open_seats,
        events=stored_events(before.row.number + 1, events),
        pending=row.pending,
        state=row.state,
        due=row.due,
        due_at=row.due_at,
        at=row.changed_at,
        holdings=plan.holdings,
        named=named_in(before.row.number + 1, events, plan.holdings),
        answered=answered,
        results=_results(now) if row.state == "over" != before.row.state else (),
        rematch=plan.rematch,
        rewritten=plan.rewritten,
    )


def _check_day(standing: Standing, plan: Plan, now: float) -> None:
    """A try at a day's challenge ends with its day: then its dice may be known."""
    day = standing.row.daily
    if day is None or day >= date_at(now) or plan.change is None:
        return
    if any(isinstance(event, Thrown | Decided) for event in plan.change.events):
        raise errors.Refusal("day-over", "The day of this challenge is over, and the try with it.", 409)


def _unrated(position: Position, seat: Seat) -> str | None:
    """Why a result doesn't count.

    Dice or moves were known before, a bot decided for the person, somebody had a hint, or saw throws and undid them.
    """
    if position.opened.origin is not None:
        return "practice"
    if seat in position.stood_in:
        return "bot"
    if position.hinted:
        return "hint"
    return "undone" if position.undone_throws and len(position.people) == 1 else None


def _results(standing: Standing) -> list[Result]:
    row, options, position = standing.row, standing.options, standing.position
    ended = position.ended
    if ended is None:
        return []
    return [
        Result(
            table=row.id,
            seat=seat,
            person=standing.holdings.get(seat),
            name=chair.name,
            game=options.game,
            variant=options.variant,
            seats=options.seats,
            score=ended.scores[seat],
            won=seat in ended.winners,
            finished_at=row.changed_at,
            daily=row.daily,
            unrated=_unrated(position, seat),
        )
        for seat, chair in enumerate(position.chairs)
    ]

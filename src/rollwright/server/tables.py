"""All tables of a node: loaded from the store when somebody asks, changed through it, forgotten when nobody looks."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Collection, Sequence
from typing import NamedTuple

import msgspec

from rollwright.games.protocol import RollwrightError, Seat
from rollwright.server import errors
from rollwright.server.metrics import Metrics
from rollwright.server.settings import Settings
from rollwright.server.table import Hidden, Table, encode, events_to_keep
from rollwright.server.waiting import next_timer
from rollwright.store import Store
from rollwright.store import interface as kept
from rollwright.table.match import Change

log = logging.getLogger(__name__)

#: How often a change is made anew when another node was faster, or the database was away.
TRIES = 25
SECONDS_BETWEEN_TRIES = 0.25
LONGEST_BETWEEN_TRIES = 1.0
SECONDS_TO_TRY = 15.0
#: What the ids of tables look like; nothing else is worth a question to the store.
TABLE_ID = re.compile(r"[A-Za-z0-9_-]{22}")


class Plan(NamedTuple):
    """What a command wants to do to a table as it stands."""

    change: Change | None = None
    state: kept.TableState | None = None
    holdings: Sequence[kept.Holding] = ()
    nudged: Collection[Seat] | None = None
    rematch: str | None = None


Planner = Callable[[Table], Plan | None]
"""Looks at the table and says what to do; None if nothing is left to do. Refuses by raising."""


class Tables:
    def __init__(self, store: Store, settings: Settings, metrics: Metrics) -> None:
        self.store = store
        self.settings = settings
        self._metrics = metrics
        self._cache: OrderedDict[str, Table] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self.after_change: Callable[[Table], None] = lambda _: None

    # --- finding ------------------------------------------------------------------------------------------------------

    async def get(self, id_: str) -> Table:
        """The table with this id, from memory or from the store."""
        table = self._cache.get(id_)
        if table is None:
            table = await self._load_once(id_)
        if id_ in self._cache:
            self._cache.move_to_end(id_)
        return table

    async def _load_once(self, id_: str) -> Table:
        """Two who ask at the same time must get the same table: there is one lock for it."""
        if id_ not in self._loading:
            self._loading[id_] = asyncio.create_task(self._load(id_))
            self._loading[id_].add_done_callback(lambda _: self._loading.pop(id_))
        return await asyncio.shield(self._loading[id_])

    async def _load(self, id_: str) -> Table:
        loaded = await self.store.load(id_) if TABLE_ID.fullmatch(id_) else None
        if loaded is None:
            raise errors.not_found()
        table = Table(loaded)
        self._cache[id_] = table
        self._shrink()
        return table

    def _shrink(self) -> None:
        """Forget the tables that were not asked for the longest and that nobody follows."""
        surplus = len(self._cache) - self.settings.cached_tables
        if surplus > 0:
            idle = (id_ for id_, table in self._cache.items() if _is_idle(table))
            for id_ in [id_ for id_, _ in zip(idle, range(surplus), strict=False)]:
                del self._cache[id_]
        self._metrics.tables.set(len(self._cache))

    def cached(self) -> list[Table]:
        return list(self._cache.values())

    # --- changing -----------------------------------------------------------------------------------------------------

    async def change(self, table: Table, planner: Planner, answered: kept.Answered | None = None) -> bool:
        """Carry out a plan, for good, and tell everybody; whether there was anything to do. Raises `Refusal`."""
        async with table.lock:
            return await self._change(table, planner, answered)

    async def _change(self, table: Table, planner: Planner, answered: kept.Answered | None) -> bool:
        began = time.monotonic()
        for attempt in range(TRIES):
            try:
                if not table.in_step:
                    await self.reload(table)
                    self.after_change(table)
                plan = await self._planned(table, planner, answered)
                if plan is None:
                    return False
                await self._keep(table, plan, answered)
            except kept.StaleNumber:
                self._metrics.stale.inc()
            except kept.AlreadyAnswered:
                return False
            except kept.Unavailable as error:
                log.warning("the store did not answer", extra={"attempt": attempt, "error": str(error)})
                if time.monotonic() - began > SECONDS_TO_TRY:
                    break
                await asyncio.sleep(min(SECONDS_BETWEEN_TRIES * 2**attempt, LONGEST_BETWEEN_TRIES))
            else:
                return True
        raise errors.unavailable()

    async def _planned(self, table: Table, planner: Planner, answered: kept.Answered | None) -> Plan | None:
        """The plan; a command that can't be carried out now may have been carried out before."""
        try:
            return planner(table)
        except RollwrightError as refused:
            if answered is not None and await self.store.is_answered(answered):
                return None
            raise refused if isinstance(refused, errors.Refusal) else errors.refusal_of(refused) from refused

    async def _keep(self, table: Table, plan: Plan, answered: kept.Answered | None) -> None:
        """Apply the plan and keep it. Until it is kept the table is out of step, and its lock keeps readers away."""
        before = table.seen()
        now = time.time()
        table.in_step = False
        events = events_to_keep(table.match, plan.change.events if plan.change else ())
        _apply(table, plan, now, bool(events))
        timer = next_timer(table, self.settings, now)
        change = kept.Change(
            table=table.id,
            revision=before.row.revision,
            number=table.row.number,
            open_seats=table.row.open_seats,
            events=events,
            pending=table.row.pending,
            state=table.row.state,
            due=timer.due,
            due_at=timer.at,
            at=now,
            holdings=plan.holdings,
            answered=answered,
            results=_results(table, now) if table.row.state == "over" != before.row.state else (),
            rematch=plan.rematch,
        )
        await self.store.commit(change)
        table.row = msgspec.structs.replace(table.row, due=timer.due, due_at=timer.at)
        table.in_step = True
        self._metrics.events.inc(len(events))
        if change.results:
            self._metrics.matches.labels(table.row.game).inc()
        announce(table)
        self.after_change(table)

    # --- reading ------------------------------------------------------------------------------------------------------

    @contextlib.asynccontextmanager
    async def reading(self, id_: str) -> AsyncIterator[Table]:
        """A table as the store has it; it doesn't change meanwhile."""
        table = await self.get(id_)
        async with table.lock:
            if not table.in_step:
                await self.reload(table)
            yield table

    async def reload(self, table: Table, *, anew: bool = False) -> None:
        """Stand as the store says, and tell what is news; a table that is gone from there is forgotten.

        `anew`: old events have changed too.
        """
        loaded = await self.store.load(table.id)
        if loaded is None:
            self._cache.pop(table.id, None)
            raise errors.not_found()
        table.take(loaded)
        announce(table, anew=anew)

    async def catch_up(self, id_: str, revision: int | None = None, *, anew: bool = False) -> None:
        """Another node has changed a table: whoever follows it here is told. `anew`: old events have changed too."""
        table = self._cache.get(id_)
        if table is None or _knows(table, revision):
            return
        if _is_idle(table):
            del self._cache[id_]
            return
        async with table.lock:
            if _knows(table, revision):
                return
            await (self.reload(table, anew=True) if anew else self._take_more(table))

    async def _take_more(self, table: Table) -> None:
        """Only what is new, where this node knows what came before."""
        loaded = await self.store.load(table.id, table.match.number) if table.in_step else None
        if loaded is None or loaded.table.revision < table.row.revision:
            await self.reload(table)
        else:
            table.take_more(loaded)
            announce(table)


def announce(table: Table, *, anew: bool = False) -> None:
    """Tell everybody what they may know of what has changed since they were told the last time.

    That is not always the last change: one may have been kept whose answer was lost on the way from the database.
    """
    before, table.told = table.told, table.seen()
    row, was = table.row, before.row
    if row.revision == was.revision and not anew:
        return
    events = anew or row.number != was.number
    with_info = row.state != was.state or row.rematch != was.rematch or table.holdings != before.holdings
    if events or with_info or table.match.asked != before.asked:
        table.tell_views(with_info, since=0 if anew else was.number)
    else:
        table.tell_presence()


def _apply(table: Table, plan: Plan, now: float, events: bool) -> None:
    match, hidden = table.match, table.hidden
    if plan.change is not None:
        match.accept(plan.change)
    if plan.holdings:
        held = {**table.holdings, **dict(plan.holdings)}
        table.holdings = {seat: person for seat, person in held.items() if person is not None}
    nudged: Collection[Seat] = () if events else hidden.nudged
    table.hidden = Hidden(
        decisions=dict(match.pending),
        asked=sorted(match.asked),
        nudged=sorted(nudged if plan.nudged is None else plan.nudged),
        since=now if events or plan.state == "playing" else hidden.since,
    )
    state = "over" if match.is_over else plan.state or table.row.state
    table.row = msgspec.structs.replace(
        table.row,
        state=state,
        number=match.number,
        open_seats=match.position.open_seats,
        revision=table.row.revision + 1,
        pending=encode(table.hidden),
        rematch=plan.rematch or table.row.rematch,
        code=None if state == "over" else table.row.code,
        changed_at=now,
    )


def _results(table: Table, now: float) -> list[kept.Result]:
    match, options = table.match, table.options
    ended = match.position.ended
    if ended is None:
        return []
    return [
        kept.Result(
            table=table.id,
            seat=seat,
            person=table.holdings.get(seat),
            name=chair.name,
            game=options.game,
            variant=options.variant,
            seats=options.seats,
            score=ended.scores[seat],
            won=seat in ended.winners,
            finished_at=now,
            daily=table.row.daily,
        )
        for seat, chair in enumerate(match.position.chairs)
    ]


def _knows(table: Table, revision: int | None) -> bool:
    return revision is not None and table.in_step and revision <= table.row.revision


def _is_idle(table: Table) -> bool:
    return not table.followers and not table.lock.locked() and not table.bots_at_work

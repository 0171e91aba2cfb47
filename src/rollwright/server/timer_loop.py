"""What happens by itself: nudges, stand-ins, bots whose node is gone, and tidying up."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable

from rollwright.server import errors, plans
from rollwright.server.background import Background
from rollwright.server.bot_players import BotPlayers
from rollwright.server.changes import Changes
from rollwright.server.live_table import LiveTable
from rollwright.server.presence import Presence
from rollwright.server.settings import Settings
from rollwright.server.standing import Plan
from rollwright.server.table_cache import TableCache
from rollwright.server.timers import to_stand_in
from rollwright.store import Store
from rollwright.store.interface import StoreError

CLAIM_SECONDS = 30.0
CLAIMED_AT_ONCE = 50
ALIVE_SECONDS = 10.0
NAME = "timers"


class TimerLoop:
    """Every node looks for what is due; what one has claimed, the others leave alone."""

    def __init__(
        self,
        node: str,
        store: Store,
        tables: TableCache,
        changes: Changes,
        bots: BotPlayers,
        presence: Presence,
        background: Background,
        settings: Settings,
        clock: Callable[[], float],
    ) -> None:
        self._node = node
        self._store = store
        self._tables = tables
        self._changes = changes
        self._bots = bots
        self._presence = presence
        self._background = background
        self._settings = settings
        self._clock = clock

    async def run(self) -> None:
        """Never ends by itself; raises what the store raises."""
        alive_at = 0.0
        monotonic = asyncio.get_running_loop().time
        while True:
            await asyncio.sleep(self._settings.timer_interval)
            now = self._clock()
            if monotonic() >= alive_at:
                await self._store.alive(self._node, now)
                alive_at = monotonic() + ALIVE_SECONDS
            for id_ in await self._store.claim_due(now, now + CLAIM_SECONDS, CLAIMED_AT_ONCE):
                self._background.run(self._ring(id_))
            self._background.recovered(NAME)

    async def _ring(self, id_: str) -> None:
        """Something is due at a table: it may have been done meanwhile."""
        with contextlib.suppress(errors.Refusal, StoreError):
            table = await self._tables.get(id_)
            await self._changes.look_again(table)
            await self._presence.refresh(table)
            match table.row.due:
                case "bots":
                    self._bots.wake(table)
                case "nudge":
                    await self._changes.change(table, lambda now: Plan(nudged=now.standing.awaited_people))
                case "stand-in":
                    await self._stand_in(table)

    async def _stand_in(self, table: LiveTable) -> None:
        def plan(now: LiveTable) -> Plan:
            seats = to_stand_in(now.standing, now.present, self._settings, self._clock())
            # Where nobody is to be stood in for yet, the timer is set anew.
            return plans.stand_in_for(now, seats) or Plan(nudged=now.standing.nudged)

        await self._changes.change(table, plan)

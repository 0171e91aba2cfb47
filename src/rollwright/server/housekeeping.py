"""What a node clears away: old answers, abandoned tables, people who own nothing, and erasures that were begun."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from rollwright.server.background import Background
from rollwright.server.clock_watch import DAY, ClockWatch
from rollwright.server.settings import Settings
from rollwright.store import Store

SECONDS_BETWEEN = 60.0
NAME = "housekeeping"


class Housekeeping:
    def __init__(
        self,
        store: Store,
        settings: Settings,
        background: Background,
        clock: ClockWatch,
        erase: Callable[[str], Awaitable[None]],
    ) -> None:
        self._store = store
        self._settings = settings
        self._background = background
        self._clock = clock
        self._erase = erase

    async def run(self) -> None:
        """Small portions, again and again; nothing is deleted on the word of a clock that jumped."""
        while True:
            await asyncio.sleep(SECONDS_BETWEEN)
            for person in await self._store.erasing():
                await self._erase(person)
            if self._clock.is_trusted():
                await self._tidy(self._clock.read())
            self._background.recovered(NAME)

    async def _tidy(self, now: float) -> None:
        settings = self._settings
        days = (
            settings.keep_answers_days,
            settings.keep_unfinished_days,
            settings.keep_strangers_days,
            settings.keep_reviews_days,
        )
        await self._store.tidy(*(now - kept * DAY for kept in days))

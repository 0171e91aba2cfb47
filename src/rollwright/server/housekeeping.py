"""What a node clears away: old answers, abandoned tables, people who own nothing, and erasures that were begun."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from rollwright.server.background import Background
from rollwright.server.settings import Settings
from rollwright.store import Store

DAY = 24 * 3600.0
SECONDS_BETWEEN = 60.0
#: A clock that runs so far from the processor's own was set anew.
LARGEST_DRIFT = 60.0
#: After the clock was set, and after the store was silent for long, nothing is deleted for so long.
QUARANTINE = DAY
NAME = "housekeeping"


class ClockWatch:
    """Whether the clock can be believed: it runs as fast as the processor's own, and has done so for a while."""

    def __init__(self, clock: Callable[[], float], monotonic: Callable[[], float], last_seen: float | None) -> None:
        self._clock = clock
        self._monotonic = monotonic
        self._offset = clock() - monotonic()
        jumped = last_seen is not None and not 0 <= clock() - last_seen + LARGEST_DRIFT <= QUARANTINE
        self._trusted_at = monotonic() + (QUARANTINE if jumped else 0.0)

    def is_trusted(self) -> bool:
        offset = self._clock() - self._monotonic()
        if abs(offset - self._offset) > LARGEST_DRIFT:
            self._trusted_at = self._monotonic() + QUARANTINE
        self._offset = offset
        return self._monotonic() >= self._trusted_at


class Housekeeping:
    def __init__(
        self,
        store: Store,
        settings: Settings,
        background: Background,
        clock: Callable[[], float],
        erase: Callable[[str], Awaitable[None]],
        last_seen: float | None,
    ) -> None:
        self._store = store
        self._settings = settings
        self._background = background
        self._clock = clock
        self._erase = erase
        self._last_seen = last_seen

    async def run(self) -> None:
        """Small portions, again and again; nothing is deleted on the word of a clock that jumped."""
        loop = asyncio.get_running_loop()
        watch = ClockWatch(self._clock, loop.time, self._last_seen)
        while True:
            await asyncio.sleep(SECONDS_BETWEEN)
            for person in await self._store.erasing():
                await self._erase(person)
            if watch.is_trusted():
                await self._tidy(self._clock())
            self._background.recovered(NAME)

    async def _tidy(self, now: float) -> None:
        settings = self._settings
        days = (settings.keep_answers_days, settings.keep_unfinished_days, settings.keep_strangers_days)
        await self._store.tidy(*(now - kept * DAY for kept in days))

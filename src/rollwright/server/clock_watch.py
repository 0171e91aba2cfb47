"""Whether the clock can be believed. Every time that a node writes down comes from here, so no jump is missed."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

DAY = 24 * 3600.0
#: A clock that runs so far from the processor's own was set anew.
LARGEST_DRIFT = 60.0
#: After the clock was set, and after the store was silent for long, nothing is deleted for so long.
QUARANTINE = DAY
SECONDS_BETWEEN_READINGS = 1.0
NAME = "clock"


class ClockWatch:
    """A clock that notices when it doesn't run as the processor's own does."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._monotonic: Callable[[], float] = time.monotonic
        self._offset: float | None = None
        self._trusted_at = 0.0

    def start(self, monotonic: Callable[[], float], last_seen: float | None) -> None:
        """Compare with this time from now on. If the store was last used long ago, the clock may have been set."""
        self._monotonic = monotonic
        self._offset = None
        now = self.read()
        jumped = last_seen is not None and not 0 <= now - last_seen + LARGEST_DRIFT <= QUARANTINE
        self._trusted_at = self._monotonic() + (QUARANTINE if jumped else 0.0)

    def read(self) -> float:
        now = self._clock()
        offset = now - self._monotonic()
        if self._offset is not None and abs(offset - self._offset) > LARGEST_DRIFT:
            self._trusted_at = self._monotonic() + QUARANTINE
        self._offset = offset
        return now

    def is_trusted(self) -> bool:
        self.read()
        return self._monotonic() >= self._trusted_at

    async def run(self) -> None:
        """Read it often: a jump is then noticed even while nothing is written here."""
        while True:
            await asyncio.sleep(SECONDS_BETWEEN_READINGS)
            self.read()

"""Limits on how much one person or one address may ask for. They forget those who stay quiet, so they stay small."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rollwright.server.errors import Refusal, too_many

#: How many people or addresses a limit remembers; the quietest are forgotten first.
REMEMBERED = 20_000


class Rate:
    """So many a second for each key, and some at once."""

    def __init__(self, per_second: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._per_second = per_second
        self._burst = burst
        self._clock = clock
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allows(self, key: str) -> bool:
        """Whether one more is allowed now; it is counted."""
        now = self._clock()
        left, then = self._left.pop(key, (self._burst, now))
        left = min(self._burst, left + (now - then) * self._per_second)
        allowed = left >= 1
        self._left[key] = (left - allowed, now)
        if len(self._left) > REMEMBERED:
            self._left.popitem(last=False)
        return allowed

    def check(self, key: str, text: str = "This is too fast. Wait a moment and try again.") -> None:
        if not self.allows(key):
            raise Refusal("too-fast", text, 429)


class Room:
    """So many at the same time for each key."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._now: Counter[str] = Counter()

    @contextmanager
    def one(self, key: str, text: str) -> Iterator[None]:
        if self._now[key] >= self._most:
            raise too_many(text)
        self._now[key] += 1
        try:
            yield
        finally:
            self._now[key] -= 1
            if not self._now[key]:
                del self._now[key]

"""Limits on how much one person or one address may ask for. They forget those who stay quiet, so they stay small."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rollwright.server.errors import Refusal, too_many
from rollwright.server.settings import Settings

#: How many people or addresses a limit remembers; the quietest are forgotten first.
REMEMBERED = 20_000
#: A person's records all at once, and how fast that comes back.
EXPORTS_AT_ONCE = 3.0
EXPORTS_PER_SECOND = 1 / 60
#: Reactions of a person at once, and how fast they come back.
REACTIONS_AT_ONCE = 4.0
REACTIONS_PER_SECOND = 1 / 3


class Rate:
    """A rate limit for each key, with a burst."""

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

    def charge(self, key: str, amount: float) -> None:
        """Count more than the one that was allowed."""
        left, then = self._left.get(key, (self._burst, self._clock()))
        self._left[key] = (left - amount, then)

    def check(self, key: str, text: str = "This is too fast. Wait a moment and try again.") -> None:
        if not self.allows(key):
            raise Refusal("too-fast", text, 429)


class Room:
    """A limit on how many there are at the same time for each key."""

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


class Limits:
    """All limits of a node."""

    def __init__(self, settings: Settings) -> None:
        self.requests = Rate(settings.requests_per_second, settings.request_burst)
        self.guesses = Rate(settings.guesses_per_minute / 60, settings.guesses_per_minute)
        self.openings = Rate(settings.openings_per_minute / 60, settings.openings_per_minute)
        self.openings_of_address = Rate(settings.openings_per_minute / 12, settings.openings_per_minute * 5)
        self.exports = Rate(EXPORTS_PER_SECOND, EXPORTS_AT_ONCE)
        self.reactions = Rate(REACTIONS_PER_SECOND, REACTIONS_AT_ONCE)
        self.newcomers = Rate(settings.newcomers_per_minute / 60, settings.newcomers_per_minute)
        self.messages = Rate(settings.messages_per_second, settings.message_burst)
        self.sockets_of_address = Room(settings.sockets_per_address)
        self.sockets_of_person = Room(settings.sockets_per_person)

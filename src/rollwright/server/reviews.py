"""Reviews of finished matches: worked out once, in the bots' processes, and kept while there is room."""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from concurrent.futures.process import BrokenProcessPool

import msgspec

from rollwright.server.bots import Thinkers
from rollwright.server.errors import unavailable
from rollwright.server.limits import Rate, Room
from rollwright.table.events import log_to_json
from rollwright.table.match import Match

#: So many reviews are kept, a few dozen kilobytes each.
KEPT = 128
#: Reviews that an address may ask for at once, and how fast that comes back.
AT_ONCE = 20.0
PER_SECOND = 0.2


class Reviews:
    """One review at a time is worked out: the processes are there for the bots first of all."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._kept: OrderedDict[bytes, bytes] = OrderedDict()
        self._turn = asyncio.Semaphore(1)
        self._rate = Rate(PER_SECOND, AT_ONCE)
        self._room = Room(1)

    async def of(self, match: Match, address: str) -> bytes:
        """The review of a match as JSON. Raises `Refusal`."""
        log = log_to_json(match.events)
        key = hashlib.sha256(log).digest()  # of everything that is told: a name that was erased is told no more
        if key not in self._kept:
            self._rate.check(address, "You have asked for many reviews. Wait a minute and try again.")
            with self._room.one(address, "Wait until your other review is there."):
                self._keep(key, await self._worked_out(match.opened.game, log))
        self._kept.move_to_end(key)
        return self._kept[key]

    async def _worked_out(self, game: str, log: bytes) -> bytes:
        async with self._turn:
            try:
                return await self._thinkers.run(game, review_json, log)
            except BrokenProcessPool:
                raise unavailable() from None

    def _keep(self, key: bytes, review: bytes) -> None:
        self._kept[key] = review
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)


def review_json(log: bytes) -> bytes:
    """A review in one of the bots' processes."""
    from rollwright.analysis.worker import review_log  # a server that is never asked doesn't load it

    return msgspec.json.encode(review_log(log))

"""Links of people's chains on their way into a throw. They are kept in memory alone: a device gives its link again."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Mapping

from rollwright.games.protocol import Seat


class GivenShares:
    """What people have given to the next throw of a table, by the first seat of each chain."""

    def __init__(self) -> None:
        self._links: dict[Seat, tuple[int, str]] = {}
        self._late: set[Seat] = set()
        self._news = asyncio.Event()

    def give(self, giver: Seat, moves: int, link: str) -> None:
        """A link for the throw after so many moves."""
        self._links[giver] = (moves, link)
        self._late.discard(giver)
        self._news.set()
        self._news = asyncio.Event()

    def at(self, moves: int) -> Mapping[Seat, str]:
        return {giver: link for giver, (at, link) in self._links.items() if at == moves}

    async def gather(self, moves: int, givers: Collection[Seat], seconds: float) -> None:
        """Wait for these links, but not for long, and not for those who were late before and gave none since."""
        awaited = set(givers) - self._late
        try:
            async with asyncio.timeout(seconds):
                while awaited - self.at(moves).keys():
                    await self._news.wait()
        except TimeoutError:
            self._late |= awaited - self.at(moves).keys()

"""Who is connected: each node says in the store who is connected to it, and tells its people who is anywhere."""

from __future__ import annotations

from collections.abc import Callable

from rollwright.games.protocol import Seat
from rollwright.server.background import Background, retried
from rollwright.server.live_table import LiveTable
from rollwright.store import Store

#: Seconds to wait after each try to say who is connected. Whoever isn't known to be here is soon stood in for.
PAUSES = (1.0, 2.0, 4.0, 8.0, 15.0, 15.0, 15.0)


class Presence:
    def __init__(
        self, node: str, store: Store, background: Background, timeout: float, clock: Callable[[], float]
    ) -> None:
        self._node = node
        self._store = store
        self._background = background
        self._timeout = timeout
        self._clock = clock

    def changed(self, table: LiveTable) -> None:
        """Somebody came or went at a table."""
        self._background.run(retried(lambda: self._say(table), PAUSES))

    async def _say(self, table: LiveTable) -> None:
        await self._store.set_present(table.id, self._node, table.connected_here(), self._clock(), table.looking_here())
        await self.refresh(table)

    async def refresh(self, table: LiveTable) -> None:
        """Look who is connected to any node, and tell it here if that is news."""
        since = self._clock() - self._timeout
        present = frozenset[Seat]((await self._store.present(table.id, since)).seats) | table.connected_here()
        if present != table.present:
            table.present = present
            table.tell_presence()

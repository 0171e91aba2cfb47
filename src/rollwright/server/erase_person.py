"""Erasing a person: what was theirs goes, what others shared in stays without the name.

It is begun by one step after which nobody acts as the person and no change can seat them; so nothing is missed by what
follows, and a node that stops in between is not missed either: another one finishes it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

import msgspec

from rollwright.games.protocol import Seat
from rollwright.server import errors
from rollwright.server.bots import bot_name, stand_in_level
from rollwright.server.changes import Changes
from rollwright.server.live_table import LiveTable
from rollwright.server.standing import Plan
from rollwright.server.table_cache import TableCache
from rollwright.store import Store
from rollwright.store.interface import Holding, StoredEvent
from rollwright.table.events import Event, Seated, to_json

#: What stands in place of a name.
NOBODY = "—"
ALL_TABLES = 100_000


class Eraser:
    def __init__(self, store: Store, tables: TableCache, changes: Changes) -> None:
        self._store = store
        self._tables = tables
        self._changes = changes

    async def erase(self, person: str) -> None:
        """Everything that has to go once the erasure was begun. Done twice, it does no harm."""
        named = await self._store.named(person)
        seated = [row.id for row in await self._store.tables_of(person, ALL_TABLES)]
        for id_ in dict.fromkeys([*seated, *named]):
            await self._let_go(id_, person, named.get(id_, set()))
        await self._store.erase(person, NOBODY)

    async def _let_go(self, id_: str, person: str, named: Collection[int]) -> None:
        try:
            table = await self._tables.get(id_)
            # This node may not have heard yet of what happened through another one.
            await self._changes.look_again(table)
            await self._changes.change(table, lambda now: _without(now, person, named))
        except errors.Refusal as refused:
            if refused.code != "not-found":
                raise


def _without(table: LiveTable, person: str, named: Collection[int]) -> Plan | None:
    """The person's seats go to bots, or are open again, and the events with their name lose it."""
    seats = sorted(table.standing.seats_of(person))
    rewritten = list(_without_names(table.match.events, seats, named))
    if not seats and not rewritten:
        return None
    holdings = [Holding(seat, None) for seat in seats]
    if not seats or table.row.state == "over":
        return Plan(holdings=holdings, rewritten=rewritten)
    level = stand_in_level(table.options.game)
    handed = [
        Seated(seat, "bot", bot_name(level, seat), level) if table.standing.started else Seated(seat, "open")
        for seat in seats
    ]
    return Plan(table.match.reseat(*handed), holdings=holdings, rewritten=rewritten)


def _without_names(events: Iterable[Event], seats: Collection[Seat], named: Collection[int]) -> Iterable[StoredEvent]:
    """Databases of before may not tell which events name a person: there those of the person's seats do."""
    for number, event in enumerate(events, 1):
        if not isinstance(event, Seated) or event.holder != "person" or event.name == NOBODY:
            continue
        if number in named or event.seat in seats:
            yield StoredEvent(number, to_json(msgspec.structs.replace(event, name=NOBODY)))

"""Forgetting a person: what was theirs goes, what others shared in stays without the name."""

from __future__ import annotations

import msgspec

from rollwright.games.protocol import Seat
from rollwright.server import errors
from rollwright.server.bots import bot_name, stand_in_level
from rollwright.server.node import Node
from rollwright.server.table import Table
from rollwright.server.tables import Plan
from rollwright.store import interface as kept
from rollwright.table.events import Seated, from_json, to_json

#: What stands in place of a name.
NOBODY = "—"
ALL_TABLES = 100_000


async def forget(node: Node, person: str) -> None:
    """Bots take the person's seats for good; then everything that names the person is removed."""
    rewritten: list[tuple[str, kept.Event]] = []
    for row in await node.store.tables_of(person, ALL_TABLES):
        rewritten += await _let_go(node, row.id, person)
    await node.store.forget(person, NOBODY, rewritten)
    for socket in list(node.sockets):
        if socket.person == person:
            socket.bye("restart")
    for table_id in {table_id for table_id, _ in rewritten}:
        await node.tables.catch_up(table_id, anew=True)


async def _let_go(node: Node, id_: str, person: str) -> list[tuple[str, kept.Event]]:
    """Hand the person's seats of a table over; the events that have to lose a name."""
    table = await node.tables.get(id_)
    seats = table.seats_of(person)
    for seat in seats:
        if table.row.state != "over":
            await node.tables.change(table, lambda now, seat=seat: _hand_over(now, seat))  # type: ignore[misc]
    loaded = await node.store.load(id_)
    if loaded is None:
        raise errors.not_found()
    return [(id_, blank) for event in loaded.events if (blank := _without_name(event, seats)) is not None]


def _hand_over(table: Table, seat: Seat) -> Plan:
    if not table.started:
        return Plan(table.match.free(seat), holdings=[kept.Holding(seat, None)])
    level = stand_in_level(table.options.game)
    return Plan(table.match.hand_to_bot(seat, level, bot_name(level, seat)), holdings=[kept.Holding(seat, None)])


def _without_name(event: kept.Event, seats: frozenset[Seat]) -> kept.Event | None:
    happened = from_json(event.data)
    if not isinstance(happened, Seated) or happened.seat not in seats or happened.holder != "person":
        return None
    return kept.Event(event.number, to_json(msgspec.structs.replace(happened, name=NOBODY)))

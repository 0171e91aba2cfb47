"""Who is waited for, and what comes next when nothing happens: a nudge, then a bot that stands in."""

from __future__ import annotations

from typing import NamedTuple

from rollwright.games.protocol import Seat
from rollwright.server.settings import Settings
from rollwright.server.table import Table
from rollwright.store.interface import Due


class Timer(NamedTuple):
    due: Due | None = None
    at: float | None = None


NO_TIMER = Timer()


def next_timer(table: Table, settings: Settings, now: float) -> Timer:
    """What is due next at a table, as it stands."""
    if table.awaited_bots():
        return Timer("bots", now + settings.bot_grace)
    people = table.awaited_people()
    if not people or not _others_wait(table, people):
        return NO_TIMER
    slow = table.options.pace == "slow"
    since = table.hidden.since
    if not people & set(table.hidden.nudged):
        return Timer("nudge", since + (settings.slow_nudge_after if slow else settings.nudge_after))
    again = settings.slow_stand_in_after if slow else settings.stand_in_after
    first = since + again
    # Somebody connected has more time, and so does a table where nobody waits now: look again, each time later.
    return Timer("stand-in", first if first > now else now + max(again, (now - since) / 2))


def to_stand_in(table: Table, settings: Settings, now: float) -> frozenset[Seat]:
    """The seats that a bot should play for now."""
    waited = now - table.hidden.since
    people = table.awaited_people()
    if table.options.pace == "slow":
        return people if waited >= settings.slow_stand_in_after and _others_wait(table, people) else frozenset()
    if not table.present - people:
        return frozenset()
    absent = people - table.present if waited >= settings.stand_in_after else frozenset[Seat]()
    idle = people & table.present if waited >= settings.patience else frozenset[Seat]()
    return absent | idle


def _others_wait(table: Table, people: frozenset[Seat]) -> bool:
    """Whether somebody else than those who are to act plays here. Alone or with bots one may take all the time."""
    return len(table.people | {table.holdings.get(seat) for seat in people}) > 1

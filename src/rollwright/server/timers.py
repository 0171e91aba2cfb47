"""What is due at a table when nothing happens: a nudge, then a bot that stands in."""

from __future__ import annotations

from typing import NamedTuple

from rollwright.games.protocol import Seat
from rollwright.server.settings import Settings
from rollwright.server.standing import Standing
from rollwright.store.interface import Due


class Timer(NamedTuple):
    due: Due | None = None
    at: float | None = None


NO_TIMER = Timer()


def next_timer(standing: Standing, settings: Settings, now: float) -> Timer:
    """What is due next at a table."""
    if standing.awaited_bots:
        return Timer("bots", now + settings.bot_grace)
    people = standing.awaited_people
    if not people or not _others_wait(standing, people):
        return NO_TIMER
    slow = standing.options.pace == "slow"
    since = standing.since
    if not people & standing.nudged:
        return Timer("nudge", since + (settings.slow_nudge_after if slow else settings.nudge_after))
    again = settings.slow_stand_in_after if slow else settings.stand_in_after
    first = since + again
    # Somebody connected has more time, and so does a table where nobody waits now: look again, each time later.
    return Timer("stand-in", first if first > now else now + max(again, (now - since) / 2))


def to_stand_in(standing: Standing, present: frozenset[Seat], settings: Settings, now: float) -> frozenset[Seat]:
    """The seats that a bot should play for now; `present` are those whose people are connected."""
    waited = now - standing.since
    people = standing.awaited_people
    if standing.options.pace == "slow":
        return people if waited >= settings.slow_stand_in_after and _others_wait(standing, people) else frozenset()
    if not present - people:
        return frozenset()
    absent = people - present if waited >= settings.stand_in_after else frozenset[Seat]()
    idle = people & present if waited >= settings.patience else frozenset[Seat]()
    return absent | idle


def _others_wait(standing: Standing, people: frozenset[Seat]) -> bool:
    """Whether somebody else than those who are to act plays here. Alone or with bots there is no hurry."""
    return len(standing.people | {standing.holdings.get(seat) for seat in people}) > 1

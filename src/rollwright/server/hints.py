"""Hints: what the actions of a seat are worth and why, worked out in the bots' processes and kept for a while."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Generic, Literal, TypeVar

import msgspec

from rollwright.games import has_module
from rollwright.games.protocol import Json, Seat
from rollwright.server.bots import Thinkers
from rollwright.server.errors import Refusal, unavailable
from rollwright.server.limits import Rate, Room
from rollwright.server.messages import Worth
from rollwright.table.position import Position

#: Points that a decision may lose before a beginner is asked to think again.
WORTH_THINKING = 3.0
#: A hint that takes longer is refused; a second thought that takes longer is left out.
PATIENCE = 8.0
AT_ONCE_PATIENCE = 0.7
#: So many actions are told of a decision that has more than `MANY`.
TOLD = 20
MANY = 64
#: Positions that are kept, a few kilobytes each.
KEPT = 512
#: Hints that a person may ask for at once, and how fast that comes back.
BURST = 30.0
PER_SECOND = 0.5

Key = tuple[str, Any, Seat]
T = TypeVar("T")


class ReasonPart(msgspec.Struct, frozen=True):
    """A part of the score, and how much more or less of it the better action brings."""

    kind: str
    name: str
    points: float


class HintReason(msgspec.Struct, frozen=True):
    """Why the best action is better than the next best: where it gains most, and what it gives up."""

    better: Json
    other: Json
    points: float
    how: Literal["now", "open", "safe"]
    """What it gains is written at once, is written later, or is that fewer throws fail."""
    gains: list[ReasonPart]
    losses: list[ReasonPart]


class Hints:
    """Every position is worked out once, however many ask."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._values_of = Kept[list[Worth]]()
        self._reason_of = Kept[HintReason | None]()
        self._rate = Rate(PER_SECOND, BURST)
        self._room = Room(1)

    async def of(self, position: Position, seat: Seat, person: str) -> list[Worth]:
        """What the legal actions of a seat are worth, the best first. Raises `Refusal`."""
        if not has_module("analysis", position.opened.game):
            raise Refusal("no-hints", "There are no hints for this game.", 403)
        self._rate.check(person, "You have asked for many hints. Wait a moment and try again.")
        with self._room.one(person, "Wait until your other hint is there."):
            values = await _in_time(self._values(position, seat))
        return values if len(values) <= MANY else values[:TOLD]

    async def why(self, position: Position, seat: Seat, person: str) -> HintReason | None:
        """Why the best action is better than the next best; None where nothing sets them apart. Raises `Refusal`."""
        self._rate.check(person, "You have asked for many hints. Wait a moment and try again.")
        key = position.opened.game, position.state, seat
        return await _in_time(self._reason_of.get(key, lambda: self._explained(*key)))

    async def lost(self, position: Position, seat: Seat, action: Json) -> float | None:
        """How many points an action loses; None where that can't be said at once."""
        if not has_module("analysis", position.opened.game):
            return None
        try:
            values = await asyncio.wait_for(asyncio.shield(self._values(position, seat)), AT_ONCE_PATIENCE)
        except (TimeoutError, BrokenProcessPool):
            return None
        worth = next((worth.points for worth in values if worth.action == action), None)
        return None if worth is None else values[0].points - worth

    def _values(self, position: Position, seat: Seat) -> asyncio.Future[list[Worth]]:
        key = position.opened.game, position.state, seat
        return self._values_of.get(key, lambda: self._worked_out(*key))

    async def _worked_out(self, game: str, state: Any, seat: Seat) -> list[Worth]:
        return msgspec.json.decode(await self._thinkers.run(game, values_json, state, seat), type=list[Worth])

    async def _explained(self, game: str, state: Any, seat: Seat) -> HintReason | None:
        return msgspec.json.decode(await self._thinkers.run(game, reason_json, state, seat), type=HintReason | None)


class Kept(Generic[T]):
    """What was worked out last; what failed is worked out anew."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Key, asyncio.Future[T]] = OrderedDict()

    def get(self, key: Key, work: Callable[[], Coroutine[Any, Any, T]]) -> asyncio.Future[T]:
        known = self._kept.get(key)
        if known is None or (known.done() and (known.cancelled() or known.exception() is not None)):
            self._kept[key] = asyncio.ensure_future(work())
        self._kept.move_to_end(key)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return self._kept[key]


async def _in_time(work: asyncio.Future[T]) -> T:
    try:
        return await asyncio.wait_for(asyncio.shield(work), PATIENCE)
    except TimeoutError:
        raise Refusal("hint-late", "The hint isn't ready yet. Try again in a moment.", 503) from None
    except BrokenProcessPool:
        raise unavailable() from None


def values_json(state: Any, seat: Seat) -> bytes:
    """The worth of a seat's actions in one of the bots' processes."""
    from rollwright.analysis.worker import judge_state  # a server that is never asked doesn't load it

    return msgspec.json.encode(judge_state(state, seat))


def reason_json(state: Any, seat: Seat) -> bytes:
    """The reason of a hint in one of the bots' processes."""
    from rollwright.analysis.worker import why_in_state

    why = why_in_state(state, seat)
    if why is None or why.reason is None:
        return b"null"
    reason = why.reason
    parts = ([ReasonPart(part.kind, part.name, part.points) for part in side] for side in (reason.gains, reason.losses))
    return msgspec.json.encode(HintReason(why.better, why.other, why.points, reason.how, *parts))

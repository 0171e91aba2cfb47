"""Simulated people: each follows a table through some node, acts, gives up, comes back, and may ask to be erased."""

from __future__ import annotations

import asyncio
import contextlib
import random
from typing import Any, Protocol

import msgspec

from rollwright.server import messages as say
from rollwright.server.changes import SECONDS_TO_TRY
from rollwright.server.errors import Refusal
from rollwright.server.handlers import HANDLERS
from rollwright.server.node import Node
from rollwright.table.events import Sealed
from rollwright.table.shares import CHAIN_LENGTH, LINK_BYTES, Chain
from tests.simulation.faulty_store import ERRORS


class Place(Protocol):
    """Where people are."""

    rng: random.Random
    nodes: list[Node]

    def number(self, table: str) -> int: ...
    def be_quiet(self) -> None: ...


class ToldSeat(msgspec.Struct):
    mine: bool = False
    chosen: Any = None


class ToldView(msgspec.Struct):
    match: str
    number: int
    seats: list[ToldSeat]


class Told(msgspec.Struct):
    """What the invariants look at in a message."""

    view: ToldView | None = None


_TOLD = msgspec.json.Decoder(Told)


class Someone:
    """A person with a socket to some node."""

    def __init__(self, world: Place, person: str) -> None:
        self.world = world
        self.person: str | None = person
        self.looking = True
        self.name = person.title()
        self.node = world.rng.choice(world.nodes)
        self.table: Any = None
        self.told_number = 0
        self.done: list[str] = []
        self.chain = Chain(world.rng.randbytes(LINK_BYTES))
        self.given: set[str] = set()
        self.is_erased = False

    def tell(self, text: bytes) -> None:
        """What is told must be stored."""
        view = _TOLD.decode(text).view
        if view is None:
            return
        self.told_number = view.number
        stored = self.world.number(view.match)
        assert view.number <= stored, f"event {view.number} was told, and {stored} are stored"
        hidden = [seat for seat in view.seats if seat.chosen is not None and not seat.mine]
        assert not hidden, "a hidden decision was told"

    def bye(self, _reason: str) -> None:
        """The server closes the socket."""
        self.unfollow()

    def unfollow(self) -> None:
        self.node.sockets.discard(self)
        if self.table is not None:
            self.table.followers.discard(self)
            self.table = None

    async def recognised(self) -> str | None:
        return self.person

    async def remembered(self) -> str:
        return self.person or ""

    async def say(self, kind: type[Any], *, patient: bool = True, **fields: Any) -> bool:
        """Say something until it is answered, at any node; whether it was done. The impatient try it once."""
        command = kind(id=f"{self.world.rng.getrandbits(60):x}", **fields)
        while self.table is not None:
            began = asyncio.get_running_loop().time()
            try:
                await HANDLERS[kind](self, command)
            except Refusal as refused:
                if refused.code != "unavailable":
                    return False
                tried = asyncio.get_running_loop().time() - began
                assert tried > SECONDS_TO_TRY, f"{kind.__name__} was given up after {tried:.1f} seconds"
            except ERRORS:
                pass
            else:
                self.done.append(command.id)
                return True
            if not patient:
                self.world.be_quiet()
                return False
            await self.go_elsewhere()
        return False

    async def go_elsewhere(self) -> None:
        """Come back through some node."""
        if self.table is not None:
            table = self.table.id
            self.unfollow()
            self.node = self.world.rng.choice(self.world.nodes)
            await self.watch(table)

    async def watch(self, table: str) -> None:
        while self.table is None and not self.is_erased:
            try:
                await HANDLERS[say.Watch](self, say.Watch("watch", table))
            except (Refusal, *ERRORS):
                await asyncio.sleep(1)
            else:
                self.node.sockets.add(self)

    async def erase(self) -> None:
        """Ask to be forgotten, as the page does: until the server has begun it."""
        self.is_erased = True
        while self.world.rng.random() < 0.9:
            node = self.world.rng.choice(self.world.nodes)
            with contextlib.suppress(Refusal, *ERRORS):
                await node.erase(self.person or "")
                break
        self.unfollow()

    async def share(self) -> None:
        """Add shares to sealed dice, as a device does; now and then it is another device, or it is late."""
        position = self.table.match.position
        if not isinstance(position.opened.dice, Sealed) or position.ended is not None or self.world.rng.random() < 0.1:
            return
        if self.world.rng.random() < 0.01:
            self.chain = Chain(self.world.rng.randbytes(LINK_BYTES))
        seats = self.table.standing.seats_of(self.person)
        if not seats:
            return
        tips = {seat: position.tips[seat] for seat in seats if seat in position.tips}
        if any(seat not in tips or tips[seat].tip != self.chain.tip for seat in seats):
            if await self.say(say.Commit, tip=self.chain.tip):
                self.done.pop()  # where it was said before, there is nothing to keep of it
            return
        depth = next(iter(tips.values())).depth_at(position.moves)
        if position.thrower is not None and 1 <= depth <= CHAIN_LENGTH:
            link = self.chain.link(depth)
            self.given.add(link)
            with contextlib.suppress(Refusal, *ERRORS):
                await HANDLERS[say.Share](self, say.Share("share", position.moves, link))

    async def act(self) -> None:
        """Something that one of the person's seats may do now, or something foolish."""
        rng = self.world.rng
        chance = rng.random()
        if chance < 0.02:
            await self.go_elsewhere()
        if self.table is not None:
            await self.share()
        if self.table is None:
            return
        match, position = self.table.match, self.table.match.position
        seats = sorted(self.table.standing.seats_of(self.person))
        if not seats:
            return
        seat = rng.choice(seats)
        patient = rng.random() < 0.7
        if chance < 0.05:
            await self.say(say.Leave, patient=patient, seat=seat)
        elif chance < 0.08:
            await self.say(say.Undo, patient=patient, seat=seat)
        elif position.chairs[seat].stand_in is not None:
            await self.say(say.Return, patient=patient, seat=seat)
        elif position.thrower == seat:
            await self.say(say.Throw, patient=patient, seat=seat, nonce="n", number=match.number)
        elif seat in position.deciders:
            action = match.game.notation.action_to_json(rng.choice(match.game.legal(match.state, seat)))
            await self.say(say.Decide, patient=patient, seat=seat, action=action, number=match.number)

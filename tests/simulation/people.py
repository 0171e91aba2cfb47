"""Simulated people: each follows a table through some node, acts, gives up, comes back, and may ask to be erased."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from typing import Any, Protocol

from rollwright.server import messages as say
from rollwright.server.changes import SECONDS_TO_TRY
from rollwright.server.errors import Refusal
from rollwright.server.handlers import HANDLERS
from rollwright.server.node import Node
from tests.simulation.faulty_store import ERRORS


class Place(Protocol):
    """Where people are."""

    rng: random.Random
    nodes: list[Node]

    def number(self, table: str) -> int: ...


class Someone:
    """A person with a socket to some node."""

    def __init__(self, world: Place, person: str) -> None:
        self.world = world
        self.person: str | None = person
        self.name = person.title()
        self.node = world.rng.choice(world.nodes)
        self.table: Any = None
        self.told_number = 0
        self.done: list[str] = []
        self.is_erased = False

    def tell(self, text: bytes) -> None:
        """What is told must be stored."""
        message = json.loads(text)
        if "view" in message:
            self.told_number = message["view"]["number"]
            stored = self.world.number(message["view"]["match"])
            assert self.told_number <= stored, f"event {self.told_number} was told, and {stored} are stored"
            hidden = [seat for seat in message["view"]["seats"] if "chosen" in seat and not seat.get("mine")]
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

    async def act(self) -> None:
        """Something that one of the person's seats may do now, or something foolish."""
        rng = self.world.rng
        chance = rng.random()
        if chance < 0.02:
            await self.go_elsewhere()
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

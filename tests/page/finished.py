"""Finished matches of somebody at a window, played over the wire: nobody has to press anything to look back at them."""

from __future__ import annotations

import asyncio
import random
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from tests.page.driver import Person
from tests.server.running import Socket, Someone


def finished_match(person: Person, game: str, seats: int = 2, **more: Any) -> str:
    """A match that this person has played against bots, by what brings most at once."""
    address = person.page.url.split("/", 3)
    cookie = next(cookie["value"] for cookie in person.context.cookies() if cookie["name"] == "rollwright")
    with ThreadPoolExecutor(1) as thread:  # Playwright has the loop of this one
        return thread.submit(
            asyncio.run, _played("/".join(address[:3]), cookie, person.name, game, seats, more)
        ).result()


async def _played(url: str, cookie: str, name: str, game: str, seats: int, more: dict[str, Any]) -> str:
    async with Someone(url, greet=False) as someone:
        someone.cookie = cookie
        bots = {str(seat): "random" for seat in range(1, seats)}
        wish = {"names": [name], "bots": bots, "start": True, **more}
        table = await someone.open(game, seats, **wish)
        async with someone.at(table) as socket:
            await _play(socket, random.Random(7))
    return table


async def _play(socket: Socket, rng: random.Random) -> None:
    while not socket.is_over():
        move = socket.next_move(rng)
        number, told = socket.view["number"], len(socket.told)
        if move is not None:
            kind, fields = move
            await socket.say(kind, **_dearest(socket, fields) if kind == "decide" else fields)
        else:
            await socket.until(lambda s, number=number, told=told: s.view["number"] != number or len(s.told) > told)  # type: ignore[misc]


def _dearest(socket: Socket, fields: dict[str, Any]) -> dict[str, Any]:
    """Greed: what brings most at once, whatever it closes."""
    options = socket.view["seats"][fields["seat"]]["options"]
    return {**fields, "action": max(options, key=lambda option: option.get("gain", 0))["action"]}

"""People who are away: a nudge, a bot that stands in, and their return."""

from __future__ import annotations

import asyncio
import random

import pytest

from tests.server.running import ServerProcess, Someone

pytestmark = pytest.mark.xdist_group("server")


async def test_somebody_away_is_nudged_then_stood_in_for_and_returns(impatient_server: ServerProcess) -> None:
    async with Someone(impatient_server.url) as ada, Someone(impatient_server.url) as ben:
        table = await ada.open("qwinto", 2, first=1)
        async with ada.at(table) as a:
            async with ben.at(table) as b:
                await b.say("sit", name="Ben")
                await a.say("start")
            await a.until(lambda s: s.presence is not None and s.presence.get("nudged") == [1])
            await a.until(lambda s: s.view["seats"][1].get("standIn") is True)
            async with ben.at(table) as b:
                assert b.my_seats()[0]["standIn"] is True
                await b.say("return", seat=1)
                rng = random.Random(1)
                await asyncio.gather(a.play(rng), b.play(rng))


async def test_somebody_who_is_there_and_thinks_is_left_in_peace(impatient_server: ServerProcess) -> None:
    async with Someone(impatient_server.url) as ada, Someone(impatient_server.url) as ben:
        table = await ada.open("qwinto", 2, first=1)
        async with ada.at(table) as a, ben.at(table) as b:
            await b.say("sit", name="Ben")
            await a.say("start")
            await b.until(lambda s: s.presence is not None and s.presence.get("nudged") == [1])
            await asyncio.sleep(1.5)
            assert not b.view["seats"][1].get("standIn")


async def test_nobody_hurries_who_plays_alone_with_bots(impatient_server: ServerProcess) -> None:
    async with Someone(impatient_server.url) as ada:
        table = await ada.open("qwinto", 2, start=True, bots={"1": "random"})
        await asyncio.sleep(1.5)
        async with ada.at(table) as a:
            assert not a.my_seats()[0].get("standIn")
            assert a.presence is None or not a.presence.get("nudged")


async def test_slow_tables_wait_for_a_day(impatient_server: ServerProcess) -> None:
    async with Someone(impatient_server.url) as ada, Someone(impatient_server.url) as ben:
        table = await ada.open("qwinto", 2, first=1, pace="slow")
        async with ada.at(table) as a:
            async with ben.at(table) as b:
                await b.say("sit", name="Ben")
                await a.say("start")
            await asyncio.sleep(1.5)
            assert not a.view["seats"][1].get("standIn")
            await a.say("nudge")
            await a.until(lambda s: s.presence is not None and s.presence.get("nudged") == [1])

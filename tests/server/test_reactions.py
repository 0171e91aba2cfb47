"""What people at a table call to each other: a handful of words, from those who sit there, and kept nowhere."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tests.postgres import Postgres
from tests.server.running import Json, ServerProcess, Socket, Someone

pytestmark = pytest.mark.xdist_group("server")


@asynccontextmanager
async def seated(ada: Someone, ben: Someone) -> AsyncIterator[tuple[Socket, Socket]]:
    """Two people in a match that has begun."""
    table = await ada.open("qwinto", 2)
    async with ada.at(table) as a, ben.at(table) as b:
        await b.say("sit", name="Ben")
        await a.say("start")
        await b.until(lambda s: s.table["started"])
        yield a, b


def heard(socket: Socket) -> list[Json]:
    return [message for message in socket.told if message["type"] == "reacted"]


async def test_a_reaction_is_told_to_everybody_at_the_table_and_is_no_event(ada: Someone, ben: Someone) -> None:
    async with seated(ada, ben) as (a, b), Someone(ada.url) as cleo, cleo.at(a.table["table"]) as watcher:
        number = a.view["number"]
        await b.say("react", seat=1, reaction="nice")
        for socket in (a, b, watcher):
            await socket.until(lambda s: bool(heard(s)))
            assert heard(socket) == [{"type": "reacted", "seat": 1, "reaction": "nice"}]
        assert a.view["number"] == number
        async with ada.at(a.table["table"]) as later:
            await later.say("ping")
            assert not heard(later)
        assert "nice" not in (await ada.http.get(f"/api/tables/{a.table['table']}/record")).text


@pytest.mark.parametrize("reaction", ["You cheat!", "", None, 3, ["nice"], "NICE"])
async def test_there_is_no_free_text(ada: Someone, ben: Someone, reaction: Json) -> None:
    async with seated(ada, ben) as (a, b):
        assert (await b.ask("react", seat=1, reaction=reaction))["code"] == "unreadable"
        await a.say("ping")
        assert not heard(a)


async def test_nobody_reacts_for_another_and_nobody_who_only_watches(ada: Someone, ben: Someone) -> None:
    async with seated(ada, ben) as (a, b), Someone(ada.url) as eve, eve.at(a.table["table"]) as watcher:
        for socket, seat in ((b, 0), (watcher, 1), (watcher, 7), (b, -1)):
            assert (await socket.ask("react", seat=seat, reaction="wow"))["code"] == "not-yours"
        await b.say("leave", seat=1)
        assert (await b.ask("react", seat=1, reaction="wow"))["code"] == "stood-in"
        await a.say("ping")
        assert not heard(a)


async def test_whoever_reacts_all_the_time_is_stopped(ada: Someone, ben: Someone) -> None:
    async with seated(ada, ben) as (a, b):
        answers = [await b.ask("react", seat=1, reaction="laugh") for _ in range(12)]
        assert [answer["type"] for answer in answers[:4]] == ["done"] * 4
        assert answers[-1]["code"] == "too-fast"
        await a.say("ping")
        assert len(heard(a)) == sum(answer["type"] == "done" for answer in answers) < 7
        await a.say("react", seat=0, reaction="oh-no")  # others may still


async def test_two_nodes_tell_a_reaction_once(tmp_path: Path, postgres: Postgres) -> None:
    database = await postgres.fresh_database()
    nodes = [ServerProcess(tmp_path, database) for _ in range(2)]
    for node in nodes:
        node.start()
    try:
        async with Someone(nodes[0].url) as ada, Someone(nodes[1].url) as ben, seated(ada, ben) as (a, b):
            for reaction in ("nice", "thanks"):
                await b.say("react", seat=1, reaction=reaction)
            for socket in (a, b):
                await socket.until(lambda s: len(heard(s)) >= 2)
            await a.say("react", seat=0, reaction="wow")
            await b.until(lambda s: len(heard(s)) >= 3)
            for socket in (a, b):
                await socket.say("ping")
                assert [told["reaction"] for told in heard(socket)] == ["nice", "thanks", "wow"]
    finally:
        for node in nodes:
            node.stop()

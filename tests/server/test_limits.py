"""Limits, and what becomes of those who reach them."""

from __future__ import annotations

import json
from contextlib import suppress

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from rollwright.server.errors import Refusal
from rollwright.server.limits import REMEMBERED, Rate, Room
from tests.server.running import Refused, ServerProcess, Someone

pytestmark = pytest.mark.xdist_group("server")


def test_a_rate_lets_through_what_it_says() -> None:
    now = [0.0]
    rate = Rate(2.0, 3, lambda: now[0])
    assert [rate.allows("a") for _ in range(4)] == [True, True, True, False]
    assert rate.allows("b")
    now[0] = 1.0
    assert [rate.allows("a") for _ in range(3)] == [True, True, False]


def test_a_rate_forgets_the_quiet() -> None:
    rate = Rate(1.0, 1)
    for key in range(REMEMBERED + 500):
        rate.allows(str(key))
    assert len(rate._left) == REMEMBERED


def test_a_room_is_full_and_empty_again() -> None:
    room = Room(1)
    with room.one("a", "full"), pytest.raises(Refusal, match="full"), room.one("a", "full"):
        pass
    with room.one("a", "full"):
        pass


async def test_too_many_messages_are_refused_and_then_end_the_socket(strict_server: ServerProcess) -> None:
    async with Someone(strict_server.url) as ada, ada.socket() as a:
        answers = [await a.ask("ping") for _ in range(30)]
        assert answers[0]["type"] == "done"
        assert answers[-1]["code"] == "too-fast"
        with suppress(ConnectionClosed):
            for _ in range(300):
                await a.connection.send('{"type": "ping", "id": "x"}')
        await a.until(lambda s: s.bye is not None)
        assert a.bye["reason"] == "limit"


async def test_a_message_that_is_too_large_ends_the_socket(strict_server: ServerProcess) -> None:
    async with Someone(strict_server.url) as ada, ada.socket() as a:
        await a.connection.send(json.dumps({"type": "ping", "id": "x" * 5000}))
        with pytest.raises(TimeoutError):
            await a.until(lambda _: False, 5)
        assert a.closed
        assert a.connection.close_code == 1009


async def test_only_so_many_sockets_tables_and_guesses(strict_server: ServerProcess) -> None:
    async with Someone(strict_server.url) as ada:
        async with ada.socket(), ada.socket():
            with pytest.raises(InvalidStatus):
                async with ada.socket():
                    pass
        await ada.open()
        await ada.open()
        with pytest.raises(Refused, match="too-many"):
            await ada.open()
        with pytest.raises(Refused, match="too-fast"):
            await ada.open()
        codes = []
        for _ in range(5):
            answer = await ada.http.post("/api/join", json={"code": "ABCDEF"})
            codes.append(answer.json()["code"])
        assert codes == ["unknown-code"] * 3 + ["too-fast"] * 2


async def test_only_so_many_watch_a_table(strict_server: ServerProcess) -> None:
    people = [Someone(strict_server.url) for _ in range(3)]
    for someone in people:
        await someone.__aenter__()
    table = await people[0].open()
    async with people[0].at(table), people[1].at(table), people[2].socket() as third:
        assert (await third.ask("watch", table=table))["code"] == "too-many"
    for someone in people:
        await someone.__aexit__()


async def test_a_body_that_is_too_large_is_refused(strict_server: ServerProcess) -> None:
    async with Someone(strict_server.url) as ada:
        answer = await ada.http.put("/api/me", json={"name": "x" * 10_000})
        assert (answer.status_code, answer.json()["code"]) == (413, "too-large")


async def test_a_reader_who_is_too_slow_is_cut_off_and_comes_back(strict_server: ServerProcess) -> None:
    """A socket that reads nothing while bots play: the server doesn't keep its messages for ever."""
    async with Someone(strict_server.url) as ada:
        table = await ada.open("qwinto", 6, mine=[], names=[], bots={str(seat): "random" for seat in range(6)})
        headers = {"Cookie": f"rollwright={ada.cookie}"}
        address = strict_server.url.replace("http", "ws") + "/ws"
        async with connect(address, additional_headers=headers, max_queue=1, write_limit=1) as lazy:
            sock = lazy.transport.get_extra_info("socket")
            sock.setsockopt(1, 8, 2048)  # SOL_SOCKET, SO_RCVBUF
            lazy.transport.pause_reading()
            await lazy.send(json.dumps({"type": "watch", "id": "1", "table": table}))
            async with ada.at(table) as quick:
                await quick.say("start")
                await quick.until(lambda s: s.is_over(), 60)
            metrics = (await ada.http.get("/metrics")).text
            assert 'rollwright_cut_off_total{reason="too-slow"} 1.0' in metrics
            lazy.transport.abort()  # it would never read the goodbye
        async with ada.at(table) as again:
            assert again.is_over()


async def test_an_address_brings_only_so_many_new_people(strict_server: ServerProcess) -> None:
    """On a busy machine some more than at once: what is allowed grows while they come."""
    codes: list[str | None] = []
    while len(codes) < 60 and "too-fast" not in codes:
        async with Someone(strict_server.url) as someone:
            codes.append((await someone.http.put("/api/me", json={"name": f"Ada {len(codes)}"})).json().get("code"))
    assert codes[-1] == "too-fast"

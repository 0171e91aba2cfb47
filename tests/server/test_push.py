"""Somebody who is away is told that it is their move: once, in time, and never while they look."""

from __future__ import annotations

import asyncio
import random
import signal
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from rollwright.server import web_push
from rollwright.server.outgoing import Forbidden, checked_address, is_public, post
from tests.postgres import Postgres
from tests.server.conftest import running
from tests.server.push_service import Device, PushService, check_signature, decoded, running_service
from tests.server.running import Refused, ServerProcess, Socket, Someone

pytestmark = pytest.mark.xdist_group("server")

QUICKLY = {"PUSH_AFTER": "0.2", "PUSH_PRIVATE": "true", "PRESENCE_TIMEOUT": "5"}
#: Long enough for a message that must not come.
QUIET = 0.7


@pytest.fixture
def service() -> Iterator[PushService]:
    with running_service() as service:
        yield service


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def pushing(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    database = None
    if request.param == "postgresql":
        database = asyncio.run(request.getfixturevalue("postgres").fresh_database())
    yield from running(tmp_path_factory.mktemp("push"), database, **QUICKLY)


@asynccontextmanager
async def two_people(url: str) -> AsyncIterator[tuple[Someone, Someone]]:
    async with Someone(url) as ada, Someone(url) as ben:
        yield ada, ben


async def begin(ada: Someone, ben: Someone, **more: Any) -> str:
    """A slow table of two, begun; both have gone."""
    table = await ada.open("qwinto", seats=2, diceSource="seeded", pace="slow", **more)
    async with ben.at(table) as at_ben:
        await at_ben.say("sit", name="Ben")
    async with ada.at(table) as at_ada:
        await at_ada.say("start")
    return table


async def move_while_away(person: Someone, table: str, other: int) -> None:
    """Play until the other one is waited for."""
    async with person.at(table) as socket:
        await play_until(socket, lambda s: s.view["seats"][other]["status"] in {"thinking", "throws"} and _idle(s))


def _idle(socket: Socket) -> bool:
    return socket.next_move(random.Random(1)) is None


async def play_until(socket: Socket, holds: Any) -> None:
    rng = random.Random(1)
    while not holds(socket):
        move = socket.next_move(rng)
        if move is None:
            await socket.until(lambda s: s.next_move(rng) is not None or holds(s))
        else:
            await socket.ask(move[0], **move[1])


async def test_whoever_is_away_is_told_within_ten_seconds(pushing: ServerProcess, service: PushService) -> None:
    phone = service.device()
    async with two_people(pushing.url) as (ada, ben):
        await ben.http.post("/api/me/push", json=phone.subscription("de"))
        table = await begin(ada, ben)
        began = time.monotonic()
        await move_while_away(ada, table, other=1)
        message = await service.next_to(phone)
        assert message.at - began < 10
        notice = phone.read(message.body)
        assert notice["title"] == "Du bist dran – Qwinto"
        assert notice["body"] == "Am Tisch: Ada"
        assert notice["url"] == f"/t/{table}"
        assert notice["moves"] == 1
        key = (await ben.get("/api/push"))["key"]
        claims = check_signature(message.headers["authorization"], service.url, key)
        assert 0 < claims["exp"] - time.time() <= 24 * 3600
        assert message.headers["content-encoding"] == "aes128gcm"
        assert int(message.headers["ttl"]) > 3600
        await asyncio.sleep(QUIET)
        assert not service.delivered, "one message a wait"


async def test_whoever_looks_is_not_told_and_whoever_hides_the_page_is(
    pushing: ServerProcess, service: PushService
) -> None:
    phone = service.device()
    async with two_people(pushing.url) as (ada, ben):
        await ben.http.post("/api/me/push", json=phone.subscription())
        table = await begin(ada, ben)
        async with ben.at(table) as at_ben:
            await move_while_away(ada, table, other=1)
            await asyncio.sleep(QUIET)
            assert not service.delivered
            await play_until(at_ben, _idle)
            await at_ben.say("look", looking=False)
            await move_while_away(ada, table, other=1)
            notice = phone.read((await service.next_to(phone)).body)
            assert notice["title"] == "Your move – Qwinto"
            assert not at_ben.closed


async def test_coming_to_look_in_time_is_enough(tmp_path: Path, service: PushService) -> None:
    phone = service.device()
    server = ServerProcess(tmp_path, **{**QUICKLY, "PUSH_AFTER": "1.0"})
    server.start()
    try:
        async with two_people(server.url) as (ada, ben):
            await ben.http.post("/api/me/push", json=phone.subscription())
            table = await begin(ada, ben)
            await move_while_away(ada, table, other=1)
            async with ben.at(table):
                await asyncio.sleep(0.2)
            await asyncio.sleep(1.5)
            assert not service.delivered
    finally:
        assert server.stop() in {0, -signal.SIGTERM}


async def test_a_device_that_is_gone_is_forgotten(pushing: ServerProcess, service: PushService) -> None:
    phone = service.device()
    async with two_people(pushing.url) as (ada, ben):
        await ben.http.post("/api/me/push", json=phone.subscription())
        service.answers = [410]
        table = await begin(ada, ben)
        await move_while_away(ada, table, other=1)
        await service.next_to(phone)
        await move_while_away(ben, table, other=0)
        await move_while_away(ada, table, other=1)
        await asyncio.sleep(QUIET)
        assert not service.delivered


async def test_off_is_off(pushing: ServerProcess, service: PushService) -> None:
    phone = service.device()
    async with two_people(pushing.url) as (ada, ben):
        await ben.http.post("/api/me/push", json=phone.subscription())
        await ada.http.post("/api/me/push/off", json={"endpoint": phone.endpoint})  # not hers to switch off
        table = await begin(ada, ben)
        await move_while_away(ada, table, other=1)
        await service.next_to(phone)
        await move_while_away(ben, table, other=0)
        await ben.http.post("/api/me/push/off", json={"endpoint": phone.endpoint})
        await move_while_away(ada, table, other=1)
        await asyncio.sleep(QUIET)
        assert not service.delivered


async def test_several_tables_make_one_message(pushing: ServerProcess, service: PushService) -> None:
    phone = service.device()
    async with two_people(pushing.url) as (ada, ben):
        tables = [await begin(ada, ben) for _ in range(2)]
        for table in tables:
            await move_while_away(ada, table, other=1)
            await move_while_away(ben, table, other=0)
        await ben.http.post("/api/me/push", json=phone.subscription())
        async with ada.at(tables[0]) as one, ada.at(tables[1]) as two:
            await asyncio.gather(*(play_until(socket, _idle) for socket in (one, two)))
        notices = [phone.read((await service.next_to(phone)).body)]
        await asyncio.sleep(QUIET)
        notices += [phone.read(message.body) for message in service.delivered]
        assert len(notices) == 1 or {notice["url"] for notice in notices} == {f"/t/{table}" for table in tables}
        if len(notices) == 1:
            assert notices[0]["title"] == "Your move at 2 tables"


async def test_two_nodes_send_one_message(postgres: Postgres, tmp_path: Path, service: PushService) -> None:
    database = await postgres.fresh_database()
    nodes = [ServerProcess(tmp_path, database, **QUICKLY) for _ in range(2)]
    for node in nodes:
        node.start()
    phone = service.device()
    try:
        async with Someone(nodes[0].url) as ada, Someone(nodes[1].url) as ben:
            await ben.http.post("/api/me/push", json=phone.subscription())
            table = await begin(ada, ben)
            await move_while_away(ada, table, other=1)
            await service.next_to(phone)
            await asyncio.sleep(QUIET)
            assert not service.delivered
            await move_while_away(ben, table, other=0)
            async with ben.at(table):  # he looks through the other node
                await move_while_away(ada, table, other=1)
                await asyncio.sleep(QUIET)
            assert not service.delivered
    finally:
        for node in nodes:
            assert node.stop() in {0, -signal.SIGTERM}
            assert "Traceback" not in node.log(), node.log()


async def test_who_is_forgotten_is_told_nothing(pushing: ServerProcess, service: PushService) -> None:
    phone = service.device()
    async with two_people(pushing.url) as (ada, ben):
        table = await begin(ada, ben)
        await ben.http.post("/api/me/push", json=phone.subscription())
        await ben.http.delete("/api/me")
        async with ada.at(table) as at_ada:
            await at_ada.play(random.Random(2))
        await asyncio.sleep(QUIET)
        assert not service.delivered


async def test_a_rematch_calls_those_who_have_gone(pushing: ServerProcess, service: PushService) -> None:
    phone = service.device()
    async with two_people(pushing.url) as (ada, ben):
        table = await begin(ada, ben)
        async with ada.at(table) as at_ada, ben.at(table) as at_ben:
            await asyncio.gather(at_ada.play(random.Random(1)), at_ben.play(random.Random(2)))
            await ben.http.post("/api/me/push", json=phone.subscription())
            await at_ada.say("rematch")
            await asyncio.sleep(QUIET)
            assert not service.delivered, "he still looks at the end of the match"
            rematch = at_ada.table["rematch"]
        notice = phone.read((await service.next_to(phone)).body)
        assert notice["title"] == "Come and play – Qwinto"
        assert notice["url"] == f"/t/{rematch}"


# --- what strangers may try -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.org/abc",
        "https://127.0.0.1/abc",
        "https://127.1/abc",
        "https://2130706433/abc",
        "https://0x7f.0.0.1/abc",
        "https://[::1]/abc",
        "https://[::ffff:10.0.0.1]/abc",
        "https://localhost/abc",
        "https://intranet/abc",
        "https://push.example.org:8021/abc",
        "https://me@push.example.org/abc",
        "https://push.example.org/a b",
        "https://push.example.org/#x",
        "https://push.example.org/\r\nx: y",
        "https://push.example.org:99999/",
        "file:///etc/passwd",
        "ftp://push.example.org/",
        "https://push.example.org/" + "a" * 1024,
        "",
    ],
)
async def test_an_address_in_a_private_network_is_refused(sqlite_server: ServerProcess, endpoint: str) -> None:
    async with Someone(sqlite_server.url) as ada:
        answer = await ada.http.post("/api/me/push", json=Device(endpoint).subscription())
    assert answer.status_code == 400


@pytest.mark.parametrize(
    "number",
    [
        "127.0.0.1",
        "10.1.2.3",
        "172.16.0.1",
        "192.168.1.1",
        "169.254.169.254",
        "0.0.0.0",  # noqa: S104 (never listened on)
        "100.64.0.1",
        "224.0.0.1",
        "255.255.255.255",
        "::1",
        "::",
        "fe80::1%eth0",
        "fc00::1",
        "::ffff:10.0.0.1",
        "64:ff9b::a00:1",
        "ff02::1",
        "2002:a00:1::",
        "2001:0:a00:1::",
    ],
)
def test_no_message_goes_to_an_address_that_is_not_public(number: str) -> None:
    assert not is_public(number)
    assert is_public("93.184.216.34")
    assert is_public("2606:2800:220:1:248:1893:25c8:1946")


async def test_a_name_that_leads_into_the_own_network_is_refused(
    monkeypatch: pytest.MonkeyPatch, service: PushService
) -> None:
    async def rebound(*_: object, **__: object) -> list[Any]:
        return [(2, 1, 6, "", ("93.184.216.34", 443)), (2, 1, 6, "", ("127.0.0.1", 443))]

    monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", rebound)
    with pytest.raises(Forbidden):
        await post("https://push.example.org/abc", {}, b"", private=False)
    assert checked_address("https://push.example.org/abc", private=False)


async def test_a_redirect_is_not_followed(service: PushService) -> None:
    service.answers = [302]
    assert await post(f"{service.url}/abc", {"ttl": "1"}, b"body", private=True) == 302
    assert [message.path for message in service.delivered] == ["/abc"]


async def test_a_subscription_is_checked(sqlite_server: ServerProcess) -> None:
    good = Device("https://push.example.org/abc").subscription()
    async with Someone(sqlite_server.url) as ada:
        for wrong in ({"p256dh": "AAAA"}, {"auth": "AAAA"}, {"p256dh": "!"}, {"auth": "\u00e9"}, {"endpoint": 3}):
            assert (await ada.http.post("/api/me/push", json={**good, **wrong})).status_code == 400
        with pytest.raises(Refused, match="unknown-language"):
            await ada.post("/api/me/push", {**good, "lang": "xx"})
        assert (await ada.http.post("/api/me/push", json=good)).status_code == 204


def test_a_message_is_sealed_as_the_standard_shows() -> None:
    """The example of RFC 8291, appendix A."""
    private = int.from_bytes(decoded("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    sealing = web_push.Sealing(ec.derive_private_key(private, ec.SECP256R1()), decoded("DGv6ra1nlYgDCS1FRnbzlw"))
    body = web_push.sealed(
        b"When I grow up, I want to be a watermelon",
        decoded("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"),
        decoded("BTBZMqHH6r4Tts7J_aSIgg"),
        sealing,
    )
    assert web_push.encoded(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
        "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )

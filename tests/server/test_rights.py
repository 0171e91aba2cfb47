"""What nobody may do, tried from outside: each is refused, and nothing has changed."""

from __future__ import annotations

import json
import random
import re
from collections.abc import AsyncIterator
from typing import Any, get_args

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from rollwright.server import messages as say
from tests.server.running import Json, ServerProcess, Socket, Someone, browser

pytestmark = pytest.mark.xdist_group("server")

#: Every command with what a stranger, a watcher or the holder of another seat might try.
COMMANDS: dict[str, Json] = {
    "set-seat": {"seat": 1, "bot": "random"},
    "start": {},
    "decide": {"seat": 0, "action": {"choice": "pass"}},
    "take-back": {"seat": 0},
    "throw": {"seat": 0, "nonce": "x"},
    "commit": {"tip": "ab" * 16},
    "share": {"at": 0, "link": "ab" * 16},
    "enter": {"seat": 0, "faces": [1, 2, 3]},
    "undo": {"seat": 0},
    "hint": {"seat": 0},
    "correct": {"throw": 3, "faces": [1, 2, 3]},
    "leave": {"seat": 0},
    "return": {"seat": 0},
    "nudge": {},
    "react": {"seat": 0, "reaction": "wow"},
    "rematch": {},
}
NUMBERED = {"decide", "throw", "enter", "hint"}


#: What everybody may say: to watch, whether one looks, to sit down where nobody sits, and whether the line stands.
OPEN_TO_ALL = {"watch", "look", "sit", "ping"}


def test_no_command_is_forgotten_here() -> None:
    told = {command.__struct_config__.tag for command in get_args(say.Command)}
    assert told == COMMANDS.keys() | OPEN_TO_ALL


def fields_of(type_: str, socket: Socket) -> Json:
    number = {"number": socket.view["number"]} if type_ in NUMBERED else {}
    return {**COMMANDS[type_], **number}


@pytest.fixture
async def eve(server: ServerProcess) -> AsyncIterator[Someone]:
    async with Someone(server.url) as someone:
        yield someone


async def state_of(someone: Someone, table: str) -> Any:
    """Everything that a table's owner can see of it."""
    async with someone.at(table) as socket:
        return {key: value for key, value in socket.view.items() if key != "layouts"}, socket.table


@pytest.mark.parametrize("started", [False, True])
@pytest.mark.parametrize("type_", COMMANDS)
async def test_a_watcher_changes_nothing(ada: Someone, eve: Someone, type_: str, started: bool) -> None:
    table = await ada.open("qwinto", 1 if started else 2, start=started)
    before = await state_of(ada, table)
    async with eve.at(table) as e:
        answer = await e.ask(type_, **fields_of(type_, e))
        assert answer["type"] == "refused"
        assert answer["code"] in {"not-yours", "only-host", "nobody-awaited"}
        assert not e.my_seats()
        assert not any(seat.get("options") for seat in e.view["seats"])
        assert e.table.get("code", "") == ""
    assert await state_of(ada, table) == before


#: Commands that speak for the sender's own seats, whichever they are.
WITHOUT_SEAT = {"commit", "share", "correct", "nudge", "rematch"}


@pytest.mark.parametrize("type_", sorted(COMMANDS.keys() - WITHOUT_SEAT))
async def test_the_holder_of_another_seat_can_not_act_for_this_one(ada: Someone, ben: Someone, type_: str) -> None:
    table = await ada.open("qwinto", 2)
    async with ada.at(table) as a, ben.at(table) as b:
        await b.say("sit", name="Ben", seat=1)
        await a.say("start")
        await b.until(lambda s: s.table["started"])
        before = await state_of(ada, table)
        answer = await b.ask(type_, **fields_of(type_, b))
        assert answer["code"] in {"not-yours", "only-host"}
        assert await state_of(ada, table) == before


async def test_nobody_sits_down_where_somebody_sits_or_when_the_match_has_begun(ada: Someone, eve: Someone) -> None:
    table, begun = await ada.open("qwinto", 2), await ada.open("qwinto", 1, start=True)
    for at, seat, codes in ((table, 0, {"seat-taken"}), (begun, 0, {"already-started"}), (table, 7, {"not-now"})):
        before = await state_of(ada, at)
        async with eve.at(at) as e:
            answer = await e.ask("sit", name="Eve", seat=seat)
            assert answer["code"] in codes
            assert not e.my_seats()
        assert await state_of(ada, at) == before


async def test_a_view_holds_no_secret_before_the_end(ada: Someone, ben: Someone) -> None:
    table = await ada.open("splitter", 2)
    async with ada.at(table) as a, ben.at(table) as b:
        await b.say("sit", name="Ben")
        await a.say("start")
        await a.until(lambda s: s.next_move(random.Random(1)) is not None or s.view["awaited"] == "decide")
        for socket in (a, b):
            assert "secret" not in json.dumps(socket.told)
            others = [seat for seat in socket.view["seats"] if not seat.get("mine")]
            assert all(seat.keys().isdisjoint({"options", "refusals", "chosen"}) for seat in others)


@pytest.mark.parametrize("path", ["", "/record", "/replay", "/review", "/qr.svg"])
async def test_a_table_can_not_be_read_without_its_link(ada: Someone, eve: Someone, path: str) -> None:
    table = await ada.open()
    for guess in (table[:-1], table.swapcase(), "x" * 22, "%00", "..%2f", "a" * 64):
        answer = await eve.http.get(f"/api/tables/{guess}{path}")
        assert answer.status_code == 404
        assert table not in answer.text
    async with eve.socket() as e:
        assert (await e.ask("watch", table=table[:-1]))["code"] == "not-found"
        assert (await e.ask("start"))["code"] == "not-watching"


@pytest.mark.parametrize("cookie", ["", "forged", "a.b", "x" * 43 + "." + "0" * 32, "é.é", "." * 500])
async def test_a_forged_cookie_opens_no_socket(server: ServerProcess, cookie: str) -> None:
    headers = {"Cookie": f"rollwright={cookie}".encode("latin-1", "replace").decode("latin-1")}
    with pytest.raises(InvalidStatus) as refused:
        async with connect(f"{server.url.replace('http', 'ws')}/ws", additional_headers=headers):
            pass
    assert refused.value.response.status_code == 403


async def test_a_changed_cookie_is_replaced_and_gives_nobodys_rights(ada: Someone, server: ServerProcess) -> None:
    await ada.http.put("/api/me", json={"name": "Ada"})
    token, signature = ada.cookie.split(".")
    forged = f"{'B' if token[0] == 'A' else 'A'}{token[1:]}.{signature}"
    async with browser(server.url, cookies={"rollwright": forged}) as http:
        answer = await http.get("/api/me")
    assert answer.json()["name"] == ""
    assert "rollwright=" in answer.headers["set-cookie"]


async def test_the_cookie_of_a_forgotten_person_is_worth_nothing(ada: Someone, eve: Someone) -> None:
    table = await ada.open("qwinto", 2)
    replayed = ada.cookie
    assert (await ada.http.delete("/api/me")).status_code == 204
    eve.cookie = replayed
    assert (await eve.get("/api/me"))["name"] == ""
    async with eve.at(table) as e:
        assert not e.my_seats()
        assert (await e.ask("start"))["code"] == "only-host"


async def test_a_foreign_page_opens_no_socket_and_changes_nothing(ada: Someone, server: ServerProcess) -> None:
    cookie = {"Cookie": f"rollwright={ada.cookie}"}
    address = f"{server.url.replace('http', 'ws')}/ws"
    for origin in ("https://evil.example", "null", server.url.replace("127.0.0.1", "127.0.0.1.evil.example")):
        with pytest.raises(InvalidStatus) as refused:
            async with connect(address, additional_headers=cookie, origin=origin):  # type: ignore[arg-type]
                pass
        assert refused.value.response.status_code == 403
        for method, path in (("PUT", "/api/me"), ("DELETE", "/api/me"), ("POST", "/api/tables")):
            answer = await ada.http.request(method, path, json={"name": "Eve"}, headers={"Origin": origin})
            assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin")
    async with connect(address, additional_headers=cookie, origin=server.url):  # type: ignore[arg-type]
        pass
    assert (await ada.get("/api/me"))["name"] == ""


async def test_every_route_that_changes_something_is_closed_to_foreign_pages(ada: Someone) -> None:
    described = await ada.get("/schema/openapi.json")
    changing = [
        (method.upper(), re.sub(r"{\w+}", "qwinto", path.replace("{number}", "1")))
        for path, methods in described["paths"].items()
        for method in methods
        if method in {"post", "put", "patch", "delete"}
    ]
    assert len(changing) >= 7
    for method, path in changing:
        answer = await ada.http.request(method, path, json={}, headers={"Origin": "https://evil.example"})
        assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin"), path


async def test_a_form_of_another_site_has_no_effect(ada: Someone) -> None:
    """Browsers send forms across sites without asking; none of their types is read."""
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"):
        answer = await ada.http.post(
            "/api/tables",
            content=b'{"game":"qwinto","seats":2}',
            headers={"Content-Type": kind, "Sec-Fetch-Site": "cross-site"},
        )
        assert answer.status_code == 403
    assert await ada.get("/api/tables/mine") == []


async def test_the_history_and_tables_of_others_stay_theirs(ada: Someone, eve: Someone) -> None:
    await ada.open()
    assert (await eve.get("/api/me/history"))["matches"] == []
    assert await eve.get("/api/tables/mine") == []

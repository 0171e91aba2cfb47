"""People: a cookie, a name, a recovery code, and being forgotten."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest

from rollwright.server.costly import verify_in_time
from rollwright.server.opening import Opener
from rollwright.server.settings import Settings
from rollwright.server.standing import resume
from rollwright.store import Store, open_store
from rollwright.store.interface import Person
from rollwright.table.record import format_match
from tests.server.running import Refused, ServerProcess, Someone

pytestmark = pytest.mark.xdist_group("server")


async def test_nobody_is_kept_before_there_is_something_to_keep(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path)
    server.start()
    async with Someone(server.url) as ada:
        await ada.get("/api/games")
        await ada.get("/api/me/history")
        with closing(sqlite3.connect(tmp_path / "rollwright.sqlite3")) as database:
            assert database.execute("SELECT COUNT(*) FROM people").fetchone() == (0,)
            await ada.http.put("/api/me", json={"name": "Ada"})
            assert database.execute("SELECT name FROM people").fetchall() == [("Ada",)]
            kept = str(database.execute("SELECT * FROM tokens, people").fetchall())
        token = ada.cookie
        recovery = (await ada.post("/api/me/recovery"))["code"]
        table = await ada.open("qwinto", 1, start=True)
    server.stop()
    assert token not in kept
    content = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    for secret in (token, token.split(".")[0], recovery, recovery.replace("-", "")):
        assert secret.encode() not in content
    for secret in (token, recovery, table, "Ada", "127.0.0.1"):
        assert secret not in server.log()


async def test_the_cookie_is_out_of_reach_for_scripts_and_other_sites(ada: Someone, server: ServerProcess) -> None:
    async with Someone(server.url) as fresh:
        cookie = (await fresh.http.get("/api/me", headers={"Cookie": ""})).headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Path=/" in cookie


@pytest.mark.parametrize("name", ["", "   ", "x" * 41, "a\x00b", "line\nbreak\x1b[31m", "\u202eevil"])
async def test_a_name_that_can_not_be_printed_is_refused(ada: Someone, name: str) -> None:
    answer = await ada.http.put("/api/me", json={"name": name})
    assert (answer.status_code, answer.json()["code"]) == (400, "invalid-name")


async def test_a_name_is_text_and_nothing_else(ada: Someone) -> None:
    name = "<b>Zoë & 'Łukasz'</b>"
    assert (await ada.http.put("/api/me", json={"name": f"  {name} "})).json()["name"] == name
    assert (await ada.get("/api/me"))["name"] == name


async def test_a_recovery_code_carries_everything_to_another_device(ada: Someone, ben: Someone) -> None:
    await ada.http.put("/api/me", json={"name": "Ada"})
    table = await ada.open("qwinto", 2)
    old = (await ada.post("/api/me/recovery"))["code"]
    code = (await ada.post("/api/me/recovery"))["code"]
    with pytest.raises(Refused, match="unknown-code"):
        await ben.post("/api/me/recover", {"code": old})
    me = await ben.post("/api/me/recover", {"code": code.lower().replace("-", " ")})
    assert me["name"] == "Ada"
    assert me["recovery"] is True
    async with ben.at(table) as phone, ada.at(table) as laptop:
        assert phone.my_seats()[0]["seat"] == laptop.my_seats()[0]["seat"] == 0
        await phone.say("start")


async def test_a_forgotten_person_leaves_no_name(ada: Someone, ben: Someone) -> None:
    await ada.http.put("/api/me", json={"name": "Forgettable"})
    finished = await ada.open("splitter", 2, start=True, names=["Forgettable"], bots={"1": "random"})
    async with ada.at(finished) as a:
        await a.play(random.Random(1))
    running = await ada.open("qwinto", 2, names=["Forgettable"])
    async with ada.at(running) as a, ben.at(running) as b:
        await b.say("sit", name="Ben")
        await a.say("start")
        assert (await ada.http.delete("/api/me")).status_code == 204
        await b.until(lambda s: s.view["seats"][0]["holder"] == "bot")
        await a.until(lambda s: s.bye is not None)
    for table in (finished, running):
        for path in ("record", ""):
            answer = await ben.http.get(f"/api/tables/{table}/{path}".rstrip("/"))
            assert answer.status_code == 200
            assert "Forgettable" not in answer.text
    assert (await ben.http.get(f"/api/tables/{finished}/replay")).text.count("Forgettable") == 0


@pytest.mark.parametrize("how", ["leaves", "is sent away"])
async def test_a_name_goes_also_from_a_seat_that_was_left_before_the_start(
    ada: Someone, ben: Someone, server: ServerProcess, how: str
) -> None:
    table = await ada.open("splitter", 2, names=["Ada"])
    async with Someone(server.url) as cleo, ada.at(table) as a, ben.at(table) as b, cleo.at(table) as c:
        await c.say("sit", seat=1, name="Forgettable")
        await (c.say("leave", seat=1) if how == "leaves" else a.say("set-seat", seat=1))
        await b.say("sit", seat=1, name="Ben")
        await a.say("start")
        await asyncio.gather(a.play(random.Random(1)), b.play(random.Random(2)))
        assert "Forgettable" in (await ben.http.get(f"/api/tables/{table}/record")).text
        assert (await cleo.http.delete("/api/me")).status_code == 204
    record = (await ben.http.get(f"/api/tables/{table}/record")).text
    assert ("Forgettable" in record, "Ada" in record, "Ben" in record) == (False, True, True)


async def test_everybody_has_one_try_at_the_same_dice(ada: Someone, ben: Someone) -> None:
    await ada.http.put("/api/me", json={"name": "Ada"})
    faces = []
    for someone in (ada, ben):
        table = (await someone.post("/api/daily/splitter"))["table"]
        assert (await someone.post("/api/daily/splitter"))["table"] == table
        async with someone.at(table) as socket:
            await socket.play(random.Random(9))
            faces.append([entry["dice"] for entry in socket.view["log"] if entry["kind"] == "thrown"])
            assert (await socket.ask("rematch"))["type"] == "refused"
    assert faces[0] == faces[1]
    [challenge] = [each for each in await ada.get("/api/daily") if each["game"] == "splitter"]
    assert challenge["played"]
    results = await ada.get("/api/daily/splitter/results")
    assert len([each for each in results["results"] if each["mine"]]) == 1
    for path in ("", "/record", "/replay"):
        answer = await ben.http.get(f"/api/tables/{challenge['table']}{path}")
        assert (answer.status_code, answer.json()["code"]) == (403, "not-yet")
    async with ben.socket() as b:
        assert (await b.ask("watch", table=challenge["table"]))["code"] == "not-yet"
    record = (await ada.http.get(f"/api/tables/{challenge['table']}/record")).text
    assert (await ada.post("/api/verify", {"record": record}))["honest"] is None


@asynccontextmanager
async def closing_store(folder: Path) -> AsyncIterator[Store]:
    store = open_store(None, folder)
    await store.open()
    yield store
    await store.close()


async def test_the_dice_of_a_day_can_be_checked_when_it_is_over(tmp_path: Path) -> None:
    async with closing_store(tmp_path) as store:
        opener = Opener(store, Settings(), time.time, random.Random(1))
        await store.add_person(Person("ada", "Ada"), b"token", 0.0)
        loaded = await store.load(await opener.daily("splitter", "2020-02-02", "ada", "Ada"))
        assert loaded is not None
        match = resume(loaded)
        match.accept(match.throw(0))
        record, salt = format_match(match), await opener.daily_salt()
        assert verify_in_time(record, salt, "2020-02-03", None, 10.0).honest
        assert verify_in_time(record, salt, "2020-02-02", None, 10.0).honest is None
        assert verify_in_time(record, b"another", "2020-02-03", None, 10.0).honest is False

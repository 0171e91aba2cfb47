"""Whoever asks to be forgotten is found nowhere in the database, and what others have is whole."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from rollwright.store import sqlite_file
from tests.server.push_service import PushService, running_service
from tests.server.running import ServerProcess, Someone

pytestmark = pytest.mark.xdist_group("server")
NAME = "Zebulon the Forgotten"


def everything(data: Path) -> dict[str, list[tuple[Any, ...]]]:
    with closing(sqlite3.connect(f"file:{sqlite_file(data)}?mode=ro", uri=True)) as database:
        tables = [name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return {table: database.execute(f"SELECT * FROM {table}").fetchall() for table in tables}  # noqa: S608


def holding(rows: dict[str, list[tuple[Any, ...]]], wanted: str) -> set[str]:
    """The tables of the database that hold a text anywhere."""

    def text(value: object) -> str:
        return value.decode("utf-8", "replace") if isinstance(value, bytes) else str(value)

    return {table for table, lines in rows.items() if any(wanted in text(value) for line in lines for value in line)}


async def match_of(host: Someone, guest: Someone, names: tuple[str, str], seed: int) -> str:
    table = await host.open("splitter", 2, names=[names[0]])
    async with host.at(table) as a, guest.at(table) as b:
        await b.say("sit", name=names[1])
        await a.say("start")
        await asyncio.gather(a.play(random.Random(seed)), b.play(random.Random(seed + 1)))
    return table


async def test_an_erased_person_is_in_no_table_of_the_database_and_others_keep_all(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, PUSH_PRIVATE="true", PUSH_AFTER="600")
    server.start()
    try:
        with running_service() as service:
            await forgets(server, service, tmp_path)
    finally:
        server.stop()


async def forgets(server: ServerProcess, service: PushService, data: Path) -> None:
    async with Someone(server.url) as zeb, Someone(server.url) as ada:
        await zeb.http.put("/api/me", json={"name": NAME})
        await zeb.http.post("/api/me/recovery")
        assert (await zeb.http.post("/api/me/push", json=service.device().subscription("en"))).status_code == 204
        played = [
            await match_of(zeb, ada, (NAME, "Ada"), 1),
            await match_of(ada, zeb, ("Ada", NAME), 3),
        ]
        circle = (await zeb.post("/api/circles", {"name": "Us", "me": NAME}))["circle"]
        await ada.http.post(f"/api/circles/{circle}/join", json={"name": "Ada"})
        for one, name in ((zeb, NAME), (ada, "Ada")):
            wish = {"game": "qwinto", "name": name}
            asked = (await one.post(f"/api/circles/{circle}/tables", wish))["table"]
            other = ada if one is zeb else zeb
            [invitation] = (await other.get("/api/me/together"))["invitations"]
            assert invitation["table"] == asked
        evening = (
            await zeb.post(
                "/api/evenings",
                {"title": "Friday", "game": "splitter", "seats": 2, "rounds": 2, "bot": "random"},
            )
        )["evening"]
        for one, name in ((zeb, NAME), (ada, "Ada")):
            await one.post(f"/api/evenings/{evening}/members", {"name": name})
        table = (await zeb.post(f"/api/evenings/{evening}/rounds", {"round": 1}))["myTable"]
        async with zeb.at(table) as a, ada.at(table) as b:
            await asyncio.gather(a.play(random.Random(5)), b.play(random.Random(6)))
        await zeb.post("/api/daily/splitter")
        refused = (await ada.get("/api/me/together"))["invitations"][0]["table"]
        await ada.http.post(f"/api/me/invitations/{refused}/decline", json={"never": True})
        before = everything(data)
        person = next(row[0] for row in before["people"] if NAME in row)
        found = holding(before, person)
        assert {
            "people", "tokens", "holdings", "results", "named", "subscriptions", "circles", "members",
            "invitations", "blocks", "evenings", "evening_members", "daily_tries",
        } <= found  # fmt: skip
        history = await ada.get("/api/me/history")
        page = await ada.get(f"/api/circles/{circle}")
        lines = (await ada.get(f"/api/evenings/{evening}"))["lines"]

        assert (await zeb.http.delete("/api/me")).status_code == 204

        after = everything(data)
        assert holding(after, person) == set()
        assert holding(after, NAME) == set()
        assert len(after["results"]) == len(before["results"])
        own = [row[:1] + row[3:] for row in before["results"] if NAME not in row]
        assert [row[:1] + row[3:] for row in after["results"] if "—" not in row] == own
        kept = await ada.get("/api/me/history")
        assert kept["stats"] == history["stats"]
        assert [match["table"] for match in kept["matches"]] == [match["table"] for match in history["matches"]]
        for told, known in zip(kept["matches"], history["matches"], strict=True):
            assert [seat["score"] for seat in told["seats"]] == [seat["score"] for seat in known["seats"]]
        circle_now = await ada.get(f"/api/circles/{circle}")
        [standing] = circle_now["week"]
        [mine] = [each for each in page["week"] if page["members"][each["member"]]["mine"]]
        assert (standing["matches"], standing["won"]) == (mine["matches"], mine["won"])
        [line] = (await ada.get(f"/api/evenings/{evening}"))["lines"]
        [known] = [each for each in lines if each["name"] == "Ada"]
        assert (line["points"], line["rounds"]) == (known["points"], known["rounds"])
        for table in played:
            record = (await ada.http.get(f"/api/tables/{table}/record")).text
            assert NAME not in record
            assert "Ada" in record
            assert (await ada.post("/api/verify", {"record": record}))["honest"] is True


async def test_a_subscription_is_nobodys_but_its_own_persons(sqlite_server: ServerProcess) -> None:
    """Its address is told to nobody, and nobody else turns it off or hears in its place."""
    device = {
        "endpoint": "https://push.example.org/secret-address-of-ada",
        "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "auth": "BTBZMqHH6r4Tts7J_aSIgg",
    }
    async with Someone(sqlite_server.url) as ada, Someone(sqlite_server.url) as eve:
        assert (await ada.http.post("/api/me/push", json=device)).status_code == 204
        off = {"endpoint": device["endpoint"]}
        await eve.http.post("/api/me/push/off", json=off)
        for path in ("/api/me", "/api/me/history", "/api/me/together", "/api/push", "/api/me/quality"):
            for reader in (ada, eve):
                assert "secret-address" not in (await reader.http.get(path)).text
        for method in ("GET", "PUT", "DELETE"):
            assert (await eve.http.request(method, "/api/me/push")).status_code == 405
        kept = everything(Path(sqlite_server.environment["ROLLWRIGHT_DATA"]))["subscriptions"]
        assert len([row for row in kept if device["endpoint"] in row]) == 1

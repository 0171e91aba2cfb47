"""Small doors, closed."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from rollwright.server.background import Background
from rollwright.server.clock_watch import QUARANTINE, ClockWatch
from rollwright.server.errors import Refusal
from rollwright.server.people import checked_name
from rollwright.server.security import address_of
from rollwright.server.settings import Settings
from rollwright.store import open_store
from rollwright.store.interface import Unavailable
from tests.postgres import Postgres
from tests.server.conftest import running
from tests.server.running import ServerProcess, Someone

pytestmark = pytest.mark.xdist_group("server")


@pytest.fixture(scope="module")
def tls_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """As behind a proxy that speaks TLS."""
    yield from running(
        tmp_path_factory.mktemp("server"),
        SECURE_COOKIES="true",
        PUBLIC_URL="https://games.example.org",
        METRICS="false",
    )


async def test_signing_out_everywhere_ends_other_sessions_and_the_old_code(ada: Someone, ben: Someone) -> None:
    await ada.http.put("/api/me", json={"name": "Ada"})
    old = (await ada.post("/api/me/recovery"))["code"]
    ben.cookie = ada.cookie
    async with ben.socket() as stolen:
        code = (await ada.post("/api/me/sign-out"))["code"]
        await stolen.until(lambda s: s.bye is not None)
    assert (await ada.get("/api/me"))["name"] == "Ada"
    assert (await ben.get("/api/me"))["name"] == ""
    assert (await ben.http.post("/api/me/recover", json={"code": old})).status_code == 404
    assert (await ben.post("/api/me/recover", {"code": code}))["name"] == "Ada"


async def test_over_tls_cookies_belong_to_this_host_and_tls_stays(tls_server: ServerProcess) -> None:
    async with Someone(tls_server.url, greet=False) as ada:
        answer = await ada.http.get("/api/me")
    assert answer.headers["set-cookie"].startswith("__Host-rollwright=")
    assert "max-age" in answer.headers["strict-transport-security"]


async def test_only_known_hosts_are_answered(tls_server: ServerProcess) -> None:
    async with Someone(tls_server.url, greet=False) as ada:
        for host, status in (("games.example.org", 200), ("evil.example", 421), ("127.0.0.1:1", 200)):
            assert (await ada.http.get("/api/me", headers={"host": host})).status_code == status


async def test_only_json_is_taken(sqlite_server: ServerProcess) -> None:
    async with Someone(sqlite_server.url) as ada:
        answer = await ada.http.put("/api/me", content='{"name": "Ada"}', headers={"content-type": "text/plain"})
        assert (answer.status_code, answer.json()["code"]) == (415, "wrong-type")


@pytest.mark.parametrize("path", ["/assets/%00", "/assets/" + "x" * 5000, "/assets/%ff%fe", "/t/%00", "/icons/..%2f"])
async def test_odd_paths_are_no_failures(sqlite_server: ServerProcess, path: str) -> None:
    async with Someone(sqlite_server.url) as ada:
        assert (await ada.http.get(path)).status_code < 500


async def test_nul_in_an_id_is_refused_and_the_socket_goes_on(ada: Someone) -> None:
    table = await ada.open("qwinto", 2)
    async with ada.at(table) as a:
        assert (await a.ask("start", id="a\0b"))["code"] == "invalid-id"
        await a.say("ping")


async def test_metrics_are_off_unless_they_are_wanted(tls_server: ServerProcess) -> None:
    assert not Settings().metrics
    async with Someone(tls_server.url, greet=False) as ada:
        assert (await ada.http.get("/metrics")).status_code == 404


async def test_the_host_frees_a_seat_that_a_stranger_took(ada: Someone, ben: Someone) -> None:
    table = await ada.open("qwinto", 3)
    async with ada.at(table) as a, ben.at(table) as e:
        await e.say("sit", name="Eve", seat=1)
        assert (await e.ask("set-seat", seat=0))["code"] == "only-host"
        await a.say("set-seat", seat=1)
        await e.until(lambda s: not s.my_seats())
        assert (await a.ask("set-seat", seat=0))["code"] == "seat-taken", "one's own seat is left, not freed"
        await a.say("start")
        assert (await a.ask("set-seat", seat=1))["code"] == "already-started"


@pytest.mark.parametrize(
    "name",
    [
        "\u3164",
        "\u2800\u2800",
        "A\u202eda",
        "\u115f",
        "\u0301",
        " ",
        "a\u200bb",
        "A\u200dda",
        "\u200d",
        "👩\u200d",
        "A\U000e0067",
    ],
)
def test_names_that_cannot_be_seen_are_refused(name: str) -> None:
    with pytest.raises(Refusal):
        checked_name(name)


FAMILY = "👨\u200d👩\u200d👧"
SCOTLAND = "\U0001f3f4\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f"


@pytest.mark.parametrize(
    "name", ["Ada", "Žofia", "李", "👩", "Ó Briain", "3", "अदा", FAMILY, SCOTLAND, "Ada 🇵🇱", "👩🏽\u200d🚀 Bo"]
)
def test_names_of_all_scripts_are_taken(name: str) -> None:
    assert checked_name(name) == name


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
    ],
)
def test_limits_count_whole_networks_of_ipv6(host: str, address: str) -> None:
    class Connection:
        class client:  # noqa: N801
            pass

    connection: Any = Connection()
    connection.client.host = host
    assert address_of(connection) == address


def test_a_clock_that_jumped_is_not_believed_for_a_day() -> None:
    wall, steady = [1000.0], [0.0]
    watch = ClockWatch(lambda: wall[0])
    watch.start(lambda: steady[0], 990.0)
    assert watch.is_trusted()
    wall[0] += 62 * QUARANTINE
    assert not watch.is_trusted()
    wall[0], steady[0] = wall[0] + 3600, 3600.0
    assert not watch.is_trusted()
    wall[0], steady[0] = wall[0] + QUARANTINE, 3600 + QUARANTINE
    assert watch.is_trusted()


def test_a_jump_there_and_back_between_two_rounds_of_housekeeping_is_noticed() -> None:
    """What was written meanwhile has a wrong date, and would be deleted as old."""
    wall = [1000.0]
    watch = ClockWatch(lambda: wall[0])
    watch.start(lambda: 0.0, 990.0)
    wall[0] -= 62 * QUARANTINE
    watch.read()
    wall[0] += 62 * QUARANTINE
    assert not watch.is_trusted()


def test_a_clock_far_ahead_of_the_last_sign_of_life_is_not_believed_at_the_start() -> None:
    watch = ClockWatch(lambda: 62 * QUARANTINE)
    watch.start(lambda: 0.0, 0.0)
    assert not watch.is_trusted()


async def test_a_loop_that_fails_by_any_error_is_started_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rollwright.server.background.FIRST_BACKOFF", 0.001)
    background = Background()
    runs = 0

    async def loop() -> None:
        nonlocal runs
        runs += 1
        if runs < 4:
            raise ArithmeticError
        background.recovered("loop")
        await asyncio.sleep(60)

    background.keep_running("loop", loop)
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert background.failing == ["loop"]
    while background.failing:
        await asyncio.sleep(0.001)
    assert runs == 4
    await background.stop()


async def test_a_node_that_does_not_hear_is_not_ready_and_hears_again(
    postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rollwright.store.postgres.SECONDS_BETWEEN_PULSES", 0.05)
    store = open_store(await postgres.fresh_database(), tmp_path)
    await store.open()
    heard: asyncio.Queue[Any] = asyncio.Queue()
    await store.listen(heard.put)
    await asyncio.sleep(0.1)
    await store.check()
    other: Any = store
    async with other._connection() as connection:
        await connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE pid <> pg_backend_pid() AND datname = current_database()"
        )
    assert (await asyncio.wait_for(heard.get(), 10)).kind == "all"
    await asyncio.sleep(0.2)
    await store.check()
    await store.close()


async def test_a_read_only_database_is_unavailable_and_nothing_else(postgres: Postgres, tmp_path: Path) -> None:
    """An error that nobody expected would end the loop that meets it."""
    store = open_store(f"{await postgres.fresh_database()}", tmp_path)
    await store.open()
    other: Any = store
    async with other._connection() as connection:
        await connection.execute(
            "DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET default_transaction_read_only = on', "
            "current_database()); END $$"
        )
    await other._pool.expire_connections()
    with pytest.raises(Unavailable):
        await store.alive("node", 1.0)
    await store.close()

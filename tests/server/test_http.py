"""The rest of HTTP: pages, headers, errors of one shape, operations."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from rollwright.games import REGISTRY
from rollwright.locales import LANGUAGES
from rollwright.server import schema
from rollwright.server.settings import InvalidSettings, Settings, from_environment
from tests.server.running import ServerProcess, Someone, browser

pytestmark = pytest.mark.xdist_group("server")
PAGES = ["/", "/t/abc", "/join/ABC234", "/rules/qwinto", "/replay/abc/3", "/bots", "/me"]
#: As browsers ask for what somebody opens.
NAVIGATION = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


@pytest.fixture
def url(sqlite_server: ServerProcess) -> str:
    return sqlite_server.url


@pytest.mark.parametrize("path", [*PAGES, "/api/games", "/nothing", "/api/tables/nothing"])
async def test_every_answer_has_the_headers_that_keep_pages_safe(url: str, path: str) -> None:
    async with browser(url) as http:
        headers = (await http.get(path)).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy.replace("'wasm-unsafe-eval'", ""), "compiled rules, and no script from text"
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert headers["referrer-policy"] == "same-origin"
    assert "server" not in headers


@pytest.mark.parametrize("path", PAGES)
async def test_every_page_is_the_same_shell_and_gives_a_cookie(url: str, path: str) -> None:
    async with browser(url) as http:
        answer = await http.get(path)
        assert answer.headers["content-type"].startswith("text/html")
        assert answer.headers["cache-control"] == "no-cache"
        assert answer.text == (await http.get("/")).text
        assert "rollwright" in http.cookies


@pytest.mark.parametrize("path", ["/nothing", "/t", "/rules/qwinto/more", "/replay/abc", "/%E0%A4%A"])
async def test_whoever_opens_an_unknown_address_sees_the_page_say_so(url: str, path: str) -> None:
    async with browser(url) as http:
        answer = await http.get(path, headers=NAVIGATION)
        assert answer.status_code == 404
        assert answer.headers["content-type"].startswith("text/html")
        assert answer.text == (await http.get("/")).text


@pytest.mark.parametrize(
    ("method", "path", "headers"),
    [
        ("GET", "/nothing", {}),
        ("POST", "/nothing", NAVIGATION),
        ("GET", "/api/nothing", NAVIGATION),
        ("GET", "/assets/nothing.js", NAVIGATION),
    ],
)
async def test_programs_are_told_of_an_unknown_address_as_of_any_error(
    url: str, method: str, path: str, headers: dict[str, str]
) -> None:
    async with browser(url) as http:
        answer = await http.request(method, path, headers=headers)
    assert answer.status_code == 404
    assert answer.json()["code"] == "not-found"


async def test_files_outside_the_page_are_out_of_reach(url: str) -> None:
    async with browser(url) as http:
        for path in ("/assets/../app.py", "/assets/%2e%2e/app.py", "/assets/..%2fapp.py", "/icons//etc/passwd"):
            answer = await http.get(path)
            assert answer.status_code == 404
            assert "create_app" not in answer.text


async def test_games_say_what_there_is_to_choose(url: str) -> None:
    async with browser(url) as http:
        games = (await http.get("/api/games")).json()
    assert [game["key"] for game in games] == list(REGISTRY)
    for game in games:
        assert game["layouts"].keys() >= set(game["variants"])
        assert "random" in game["bots"]
        assert game["diceSources"] == ["sealed", "seeded", "typed"]


async def test_the_strength_of_every_level_is_told(url: str) -> None:
    async with browser(url) as http:
        games = (await http.get("/api/games")).json()
        strengths = (await http.get("/api/bots")).json()
    for game in games:
        strength = strengths[game["key"]]
        assert [list(means) for means in strength["alone"].values()] == [game["bots"]] * len(game["variants"])
        assert strength["wins"].keys() == set(game["bots"][1:])


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_rules_come_in_every_language(url: str, lang: str) -> None:
    async with browser(url) as http:
        for game in REGISTRY:
            rules = (await http.get(f"/api/rules/{game}?lang={lang}")).json()
            assert all(section["paragraphs"] for section in rules["sections"])


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "code"),
    [
        ("GET", "/api/nothing", None, 404, "not-found"),
        ("GET", "/api/rules/chess", None, 404, "unknown-game"),
        ("GET", "/api/rules/qwinto?lang=xx", None, 404, "unknown-language"),
        ("DELETE", "/api/games", None, 405, "wrong-method"),
        ("POST", "/api/tables", {"game": "chess", "seats": 2}, 404, "unknown-game"),
        ("POST", "/api/tables", {"game": "qwinto", "seats": 9}, 400, "invalid-setup"),
        ("POST", "/api/tables", {"game": "qwinto", "seats": 2, "mine": [0]}, 400, "invalid-setup"),
        ("POST", "/api/tables", {"game": "qwinto", "seats": 2, "mine": [5], "names": ["A"]}, 400, "invalid-setup"),
        ("POST", "/api/tables", {"game": "qwinto", "seats": 2, "bots": {"1": "god"}}, 400, "unknown-bot"),
        ("POST", "/api/tables", {"game": "qwinto", "seats": "two"}, 400, "invalid-request"),
        ("POST", "/api/tables", {"game": "qwinto", "seats": 2, "cheat": True}, 400, "invalid-request"),
        ("POST", "/api/join", {"code": "ABCDEF"}, 404, "unknown-code"),
        ("POST", "/api/me/recover", {"code": "ABCDE-ABCDE-ABCDE-ABCDE"}, 404, "unknown-code"),
        ("GET", "/api/daily/qwinto/results?date=yesterday", None, 400, "invalid-date"),
        ("POST", "/api/daily/chess", None, 404, "unknown-game"),
    ],
)
async def test_errors_have_one_shape(url: str, method: str, path: str, body: object, status: int, code: str) -> None:
    async with browser(url) as http:
        answer = await http.request(method, path, json=body)
    assert answer.status_code == status, answer.text
    assert answer.json().keys() == {"code", "text", "details"}
    assert answer.json()["code"] == code
    assert answer.json()["text"]


async def test_a_record_that_is_none_is_not_honest(url: str) -> None:
    async with browser(url) as http:
        verdict = (await http.post("/api/verify", json={"record": "no record"})).json()
    assert verdict["honest"] is False
    assert verdict["codes"] == ["unreadable"]
    assert verdict["words"]


@pytest.mark.parametrize(("source", "code"), [("typed", "typed"), ("sealed", "not-opened")])
async def test_of_dice_without_an_open_seal_nobody_can_say_whether_they_were_honest(
    url: str, source: str, code: str
) -> None:
    async with Someone(url) as ada:
        table = await ada.open("splitter", 1, diceSource=source, start=True)
        record = (await ada.http.get(f"/api/tables/{table}/record")).text
        verdict = await ada.post("/api/verify", {"record": record})
    assert (verdict["honest"], verdict["codes"]) == (None, [code])
    assert verdict["words"]


async def test_a_qr_code_leads_to_the_table(sqlite_server: ServerProcess) -> None:
    async with Someone(sqlite_server.url) as ada:
        table = await ada.open()
        answer = await ada.http.get(f"/api/tables/{table}/qr.svg")
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.text.startswith("<svg")
    assert "style=" not in answer.text


async def test_sheets_are_printed_and_drawn(url: str) -> None:
    async with browser(url, timeout=60) as http:
        for game in REGISTRY:
            pdf = await http.get(f"/api/sheets/{game}.pdf?lang=pl")
            assert pdf.headers["content-type"] == "application/pdf"
            assert pdf.content.startswith(b"%PDF")
            svg = await http.get(f"/api/sheets/{game}.svg")
            assert svg.headers["content-type"] == "image/svg+xml"
            assert "<svg" in svg.text
        assert (await http.get("/api/sheets/qwinto.doc")).status_code == 404
        assert (await http.get("/api/sheets/qwinto.svg?variant=none")).json()["code"] == "invalid-setup"


async def test_operations(url: str) -> None:
    async with browser(url) as http:
        assert (await http.get("/health")).json() == {"status": "alive"}
        assert (await http.get("/ready")).json() == {"status": "ready"}
        metrics = (await http.get("/metrics")).text
    for name in ("rollwright_sockets", "rollwright_command_seconds_bucket", "rollwright_events_total"):
        assert name in metrics


async def test_a_server_that_stops_tells_everybody_to_come_back(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path)
    server.start()
    async with Someone(server.url) as ada:
        table = await ada.open("qwinto", 1, start=True)
        async with ada.at(table) as a:
            assert await asyncio.to_thread(server.stop) in {0, -signal.SIGTERM}
            await asyncio.sleep(0.1)
            assert a.bye == {"type": "bye", "reason": "restart", "againIn": 500}
            assert a.connection.close_code == 1012
    assert "Traceback" not in server.log()


def test_the_server_alone_starts_by_its_module_and_stops_by_a_signal(tmp_path: Path) -> None:
    environment = {**os.environ, **ServerProcess(tmp_path).environment}
    command = [sys.executable, "-m", "rollwright.server"]
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        address = process.stdout.readline().strip()
        assert httpx.get(f"{address}/ready").json() == {"status": "ready"}
        process.terminate()
        assert process.wait(30) in {0, -signal.SIGTERM}


def test_a_server_that_can_not_start_says_why_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    for setting in ({"ROLLWRIGHT_DATA": str(tmp_path / "file" / "x")}, {"ROLLWRIGHT_PORT": "x"}):
        environment = {**os.environ, **ServerProcess(tmp_path).environment, **setting}
        command = [sys.executable, "-m", "rollwright.server"]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60, check=False)
        assert done.returncode == 2
        assert len(done.stderr.strip().splitlines()) == 1, done.stderr


def test_the_schema_knows_every_message() -> None:
    known = schema.schema()["$defs"]
    for name in ("Command", "Told", "Watch", "Decide", "Snapshot", "Update", "Refused", "View", "Option"):
        assert name in known
    json.dumps(known)


def test_settings_come_from_the_environment_and_flags_stand_above() -> None:
    environment = {"ROLLWRIGHT_PORT": "9000", "ROLLWRIGHT_ORIGINS": "https://a.example, https://b.example"}
    settings = from_environment(environment, host="::1", port=None)
    assert (settings.port, settings.host) == (9000, "::1")
    assert settings.origins == ("https://a.example", "https://b.example")
    assert from_environment({}) == Settings()


@pytest.mark.parametrize(
    "environment",
    [
        {"ROLLWRIGHT_PORT": "many"},
        {"ROLLWRIGHT_PORT": "70000"},
        {"ROLLWRIGHT_DATABASE": "mysql://x"},
        {"ROLLWRIGHT_LOG_LEVEL": "loud"},
        {"ROLLWRIGHT_LOG_FORMAT": "xml"},
    ],
)
def test_settings_that_can_not_be_are_told_in_words(environment: dict[str, str]) -> None:
    with pytest.raises(InvalidSettings):
        from_environment(environment)

"""The pages about protocol and deployment say what is so."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from rollwright.server import messages
from rollwright.server.errors import ErrorBody
from rollwright.server.opening import NewTable
from rollwright.server.settings import PREFIX, Settings
from tests.server.running import ServerProcess, browser

pytestmark = pytest.mark.xdist_group("server")
ROOT = Path(__file__).parents[2]
PROTOCOL = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
DEPLOYMENT = (ROOT / "docs" / "deployment.md").read_text(encoding="utf-8")
EXAMPLE = re.compile(r"```json ([a-z-]+)\n(.*?)```", re.DOTALL)
READERS: dict[str, Any] = {
    "client": messages.Command,
    "server": messages.Told,
    "new-table": NewTable,
    "error": ErrorBody,
}


@pytest.mark.parametrize(("kind", "text"), EXAMPLE.findall(PROTOCOL))
def test_an_example_is_what_the_server_reads_and_writes(kind: str, text: str) -> None:
    value = json.loads(text)
    read = msgspec.json.decode(text, type=READERS[kind])
    written = json.loads(msgspec.json.encode(read))
    assert written.items() >= {key: value[key] for key in written if key in value}.items()
    assert value.keys() - written.keys() <= {"agree"}


def test_every_message_has_an_example() -> None:
    shown = {json.loads(text).get("type") for _, text in EXAMPLE.findall(PROTOCOL)}
    known = {kind.__struct_config__.tag for kind in get_args(messages.Command) + get_args(messages.Told)}
    assert known <= shown


async def test_every_route_is_described(sqlite_server: ServerProcess) -> None:
    async with browser(sqlite_server.url) as http:
        paths = (await http.get("/schema/openapi.json")).json()["paths"]
    for path, methods in paths.items():
        for method in methods:
            assert f"`{method.upper()} {path}`" in PROTOCOL


def test_every_code_is_described() -> None:
    sources = "\n".join(file.read_text() for file in (ROOT / "src/rollwright/server").glob("*.py"))
    codes = set(re.findall(r'Refus(?:al|ed)\(\s*(?:[\w.()]+, )?"([a-z]+(?:-[a-z]+)*)"', sources))
    codes |= set(re.findall(r'\d{3}: "([a-z-]+)"', sources)) - {"unauthorised", "forbidden"}
    assert len(codes) > 20
    for code in codes:
        assert f"`{code}`" in PROTOCOL, code


def test_every_setting_is_described() -> None:
    for field in msgspec.structs.fields(Settings):
        assert f"`{PREFIX}{field.name.upper()}`" in DEPLOYMENT, field.name

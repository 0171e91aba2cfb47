"""The container: who owns what when the server starts, and that what it installs and calls is there."""

from __future__ import annotations

import json
import re
import shlex
import subprocess
import sys
from pathlib import Path

from rollwright.server.settings import from_environment

ROOT = Path(__file__).parents[2]
STEPS = [
    (line.split(maxsplit=1)[0], line.split(maxsplit=1)[1])
    for line in re.sub(r"\\\n", " ", (ROOT / "Containerfile").read_text()).splitlines()
    if line and not line.startswith("#")
]


def _place(step: str, words: str = "") -> int:
    return next(place for place, (name, text) in enumerate(STEPS) if name == step and words in text)


def _environment() -> dict[str, str]:
    return dict(entry.split("=", 1) for entry in shlex.split(STEPS[_place("ENV")][1]))


def test_the_folders_belong_to_the_user_before_there_is_a_volume() -> None:
    made = _place("RUN", "--owner=rollwright")
    assert made < _place("USER", "rollwright") < _place("RUN", "rollwright prepare") < _place("VOLUME", "/data")
    folders = set(re.findall(r" (/\w+)", STEPS[made][1].partition("--group=rollwright")[2]))
    values = _environment()
    assert folders == {values["ROLLWRIGHT_DATA"], values["ROLLWRIGHT_CACHE"]}
    assert values["ROLLWRIGHT_DATA"] == STEPS[_place("VOLUME")][1]
    assert [text for name, text in STEPS if name == "USER"] == ["rollwright"]


def test_what_is_copied_is_in_the_repository_or_made_by_make_wheel() -> None:
    requirements, wheel, _ = STEPS[_place("COPY")][1].split()
    assert (ROOT / requirements).is_file()
    assert wheel == "dist/rollwright-*.whl"
    pinned = (ROOT / requirements).read_text()
    for library in ("litestar", "uvicorn", "asyncpg", "numba", "typst"):
        assert re.search(rf"^{library}==", pinned, re.MULTILINE)
    assert not re.search(r"^(ray|pytest|ziglang|textual)==", pinned, re.MULTILINE)


def test_the_settings_are_ones_that_the_server_knows() -> None:
    settings = from_environment(_environment())
    assert (settings.host, settings.port, str(settings.data)) == ("0.0.0.0", 8021, "/data")  # noqa: S104
    assert settings.log_format == "json"


def test_the_commands_are_ones_that_the_program_knows() -> None:
    commands = [["rollwright", "prepare"], json.loads(STEPS[_place("CMD")][1])]
    for _, name, *options in commands:
        shown = subprocess.run(
            [sys.executable, "-m", "rollwright", name, "--help"], capture_output=True, text=True, check=True
        )
        assert all(option.removeprefix("--no-") in shown.stdout for option in options)

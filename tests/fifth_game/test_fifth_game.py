"""A game that is added from outside is played in every room, without a change in common code."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.fifth_game import ENVIRONMENT, KEY, ROOT
from tests.fifth_game.building import build

pytestmark = pytest.mark.xdist_group("fifth-game")

SUITES = (
    "tests/conformance/test_games.py",
    "tests/conformance/test_forms.py",
    "tests/conformance/test_layers.py",
    "tests/table/test_offers.py",
    "tests/table/test_view.py",
)
PLAYED_AT_THE_TABLE = """
import random
import rollwright
from tests.table.matches import play_on, random_match
from rollwright.table.record import format_match

match = random_match("stairs", random.Random(1), events=9)
while not match.is_over:
    play_on(match, random.Random(len(match.events)))
open("match.txt", "w").write(format_match(match))
(again,) = rollwright.read_records("match.txt")
assert again.state == match.state
print(again.position.ended.scores)
"""


def run(*command: str, folder: Path = ROOT, environment: dict[str, str] | None = None) -> str:
    done = subprocess.run(
        command,
        cwd=folder,
        env=environment or {**os.environ, **ENVIRONMENT},
        capture_output=True,
        text=True,
        check=False,
        timeout=600,
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return done.stdout


def pytest_run(*arguments: str, environment: dict[str, str] | None = None) -> str:
    options = ("-q", "-n", "0", "-p", "no:cacheprovider")
    return run(sys.executable, "-m", "pytest", *options, *arguments, environment=environment)


def rollwright(*arguments: str, folder: Path) -> str:
    return run(sys.executable, "-m", "rollwright", *arguments, folder=folder)


def test_it_passes_the_conformance_suite() -> None:
    told = pytest_run(*SUITES, "-k", KEY)
    assert " passed" in told
    assert "failed" not in told


def test_it_is_played_at_the_table_and_its_record_is_read_and_checked(tmp_path: Path) -> None:
    run(sys.executable, "-c", PLAYED_AT_THE_TABLE, folder=tmp_path)
    assert KEY in (tmp_path / "match.txt").read_text()
    rollwright("replay", "match.txt", folder=tmp_path)


def test_it_is_simulated(tmp_path: Path) -> None:
    assert "Stairs" in rollwright("simulate", KEY, "--matches", "100", "--policy", "greedy", folder=tmp_path)


def test_its_bots_meet_in_the_arena(tmp_path: Path) -> None:
    assert "club" in rollwright("arena", KEY, "club", "random", "--matches", "20", folder=tmp_path)


def test_it_is_played_in_the_terminal() -> None:
    run(
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-n",
        "0",
        "-p",
        "no:cacheprovider",
        "tests/terminal/test_play.py",
        "-k",
        KEY,
    )


@pytest.mark.parametrize("language", ["en", "pl", "hu", "de"])
def test_its_rules_are_told(language: str, tmp_path: Path) -> None:
    assert rollwright("rules", KEY, "--lang", language, folder=tmp_path)


def test_its_sheets_are_printed(tmp_path: Path) -> None:
    rollwright("print", KEY, "-o", "sheets.pdf", folder=tmp_path)
    assert (tmp_path / "sheets.pdf").read_bytes().startswith(b"%PDF")


def test_it_is_played_in_the_browser(tmp_path: Path) -> None:
    told = pytest_run("tests/fifth_game/browser_match.py", environment=build(tmp_path))
    assert "1 passed" in told

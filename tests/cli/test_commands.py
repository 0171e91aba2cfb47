"""What people type, what they read, and how mistakes end."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

import pytest

from rollwright.cli.main import run
from rollwright.games import REGISTRY
from rollwright.locales import LANGUAGES

SHEET = """O  .  .  3  5  6  .  9 10 11 12 13 14
Y  .  1  o  4  o  8  . 11 12  o 16  .
P  1  2  *  7  .  9  o 12 13  *  .  .
"""


@dataclass(frozen=True)
class Outcome:
    """How a command ended, and what it said."""

    status: int
    output: str
    errors: str


Command: TypeAlias = Callable[..., Outcome]


@pytest.fixture
def rollwright(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    monkeypatch.setenv("COLUMNS", "80")

    def call(*arguments: str) -> Outcome:
        with pytest.raises(SystemExit) as ended:
            run(arguments)
        said = capsys.readouterr()
        return Outcome(int(ended.value.code or 0), said.out, said.err)

    return call


def test_the_games_are_listed_in_every_language(rollwright: Command) -> None:
    for language in LANGUAGES:
        outcome = rollwright("games", "--lang", language)
        assert outcome.status == 0
        assert all(key in outcome.output for key in REGISTRY)
        assert all(len(line) <= 80 for line in outcome.output.splitlines())


@pytest.mark.parametrize("key", REGISTRY)
def test_the_rules_are_told_in_every_language(rollwright: Command, key: str) -> None:
    told = {rollwright("rules", key, "--lang", language).output for language in LANGUAGES}
    assert len(told) == len(LANGUAGES)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("rules", "quinto"), "did you mean qwinto?"),
        (("rules", "chess"), "choose from qwinto, qwantum, twenty-one, splitter"),
        (("rules", "qwinto", "--lang", "xx"), "choose from"),
        (("trace", "qwinto", "--seats", "9"), "1 to 6 seats"),
        (("trace", "qwinto", "--seats", "0"), "1 to 6 seats"),
        (("trace", "qwinto", "--matches", "0"), "--matches"),
        (("trace", "qwinto", "--matches", "many"), "--matches"),
        (("trace", "splitter", "--variant", "C"), "choose from A, B"),
        (("score", "no/such/file"), "no/such/file"),
        (("score", "."), "."),
        (("trac",), "trac"),
        (("games", "--fly"), "--fly"),
    ],
)
def test_a_mistake_is_told_in_one_line_with_exit_code_2(
    rollwright: Command, arguments: tuple[str, ...], words: str
) -> None:
    outcome = rollwright(*arguments)
    assert outcome.status == 2
    assert words in outcome.errors
    assert len(outcome.errors.splitlines()) == 1
    assert "Traceback" not in outcome.errors


def test_a_drawn_sheet_is_scored_part_by_part(rollwright: Command, tmp_path: Path) -> None:
    file = tmp_path / "sheet.txt"
    file.write_text(SHEET)
    outcome = rollwright("score", str(file), "--game", "qwinto", "--fails", "2", "--lang", "en")
    assert outcome.status == 0
    assert outcome.output.splitlines()[-1].split()[-1] == "43"


def test_a_sheet_as_json_is_scored_as_json(rollwright: Command, tmp_path: Path) -> None:
    file = tmp_path / "sheet.json"
    sheet = {"purple": [4, 7, 9], "blue": [2, 5], "red": [4], "yellow": [6]}
    file.write_text(json.dumps({"game": "qwantum", "fails": 2, **sheet}))
    outcome = rollwright("score", str(file), "--json")
    told = json.loads(outcome.output)
    assert (told["game"], told["total"]) == ("qwantum", 4 - 3)
    assert sum(part["points"] for part in told["parts"]) == told["total"]


def test_a_sheet_may_come_from_standard_input(rollwright: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(SHEET.encode())))
    outcome = rollwright("score", "-", "--game", "qwinto", "--json")
    assert json.loads(outcome.output)["total"] == 53


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b'{"game": "qwinto"', "JSON"),
        (b"\xff\xfe", "not text"),
        (b'{"game": 7}', "--game"),
        (b"O 1 2 3", "--game"),
        (b'{"game": "qwintoo", "orange": []}', "did you mean qwinto"),
        (SHEET.replace(" 9 10", " 9  9").encode(), "--game"),
    ],
)
def test_a_sheet_that_cannot_be_read_is_refused_in_one_line(
    rollwright: Command, tmp_path: Path, content: bytes, words: str
) -> None:
    file = tmp_path / "sheet"
    file.write_bytes(content)
    outcome = rollwright("score", str(file))
    assert outcome.status == 2
    assert words in outcome.errors
    assert len(outcome.errors.splitlines()) == 1


def test_a_sheet_that_breaks_a_rule_is_refused_with_the_place(rollwright: Command, tmp_path: Path) -> None:
    file = tmp_path / "sheet.txt"
    file.write_text(SHEET.replace(" 9 10", " 9  9"))
    outcome = rollwright("score", str(file), "--game", "qwinto")
    assert outcome.status == 2
    assert "orange row, column 8" in outcome.errors


def test_the_same_seed_gives_the_same_trace() -> None:
    command = [
        sys.executable,
        "-m",
        "rollwright",
        "trace",
        "twenty-one",
        "--seats",
        "3",
        "--matches",
        "2",
        "--seed",
        "5",
    ]
    first, second = (subprocess.run(command, capture_output=True, check=True).stdout for _ in range(2))
    assert first == second
    lines = [json.loads(line) for line in first.splitlines()]
    assert {line["event"] for line in lines} == {"start", "throw", "decide", "end"}
    assert lines[-1]["match"] == 1


def test_a_reader_that_stops_reading_gets_no_traceback() -> None:
    command = f"{sys.executable} -m rollwright trace qwinto --matches 50 | head -1"
    run = subprocess.run(command, shell=True, capture_output=True, text=True, check=False)  # noqa: S602 (a pipe is wanted)
    assert run.stdout.startswith("{")
    assert run.stderr == ""


def test_the_version_is_told(rollwright: Command) -> None:
    assert rollwright("--version").output.startswith("rollwright ")


# --- manners ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["QWINTO", "Qwinto", "qwinto"])
def test_the_case_of_names_does_not_matter(rollwright: Command, name: str) -> None:
    assert rollwright("rules", name, "--lang", "EN").status == 0


@pytest.mark.parametrize("name", ["Twenty One", "twenty_one", "TWENTY-ONE"])
def test_a_game_may_be_called_as_people_call_it(rollwright: Command, name: str) -> None:
    assert rollwright("rules", name, "--lang", "en").output.startswith("Twenty One")


def test_bench_without_a_command_shows_its_help(rollwright: Command) -> None:
    shown = rollwright("bench")
    assert shown.status == 0
    assert "speed" in shown.output


def test_a_record_is_not_taken_for_a_sheet(rollwright: Command, tmp_path: Path) -> None:
    (tmp_path / "match.txt").write_text('[Game "qwinto"]\n[Seats "1"]\n')
    refused = rollwright("score", str(tmp_path / "match.txt"))
    assert (refused.status, refused.output) == (2, "")
    assert "record of a match" in refused.errors


@pytest.mark.parametrize("address", ["notaurl", "ftp://example.org", "http://", "games.example.org"])
def test_an_address_that_no_phone_can_open_is_refused(rollwright: Command, address: str) -> None:
    refused = rollwright("serve", "--public-url", address, "--no-prepare")
    assert (refused.status, refused.output) == (2, "")
    assert address in refused.errors


def test_a_shell_completes_games(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = {"_ROLLWRIGHT_COMPLETE": "complete_bash", "COMP_WORDS": "rollwright rules q", "COMP_CWORD": "2"}
    shown = subprocess.run(
        [sys.executable, "-m", "rollwright"], env=os.environ | asked, capture_output=True, text=True, check=False
    )
    assert shown.stdout.split() == ["qwinto", "qwantum"]


def test_a_cache_that_cannot_be_written_is_told_once_and_stops_nobody() -> None:
    shown = subprocess.run(
        [sys.executable, "-m", "rollwright", "games", "--lang", "en"],
        env=os.environ | {"ROLLWRIGHT_CACHE": "/dev/null/nowhere"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert shown.returncode == 0
    assert "Qwinto" in shown.stdout
    assert shown.stderr.count("\n") == 1
    assert shown.stderr.startswith("rollwright: Compiled code can't be kept in /dev/null/nowhere")


def test_a_full_disk_names_the_file(rollwright: Command) -> None:
    full = rollwright("arena", "splitter", "random", "random", "--matches", "1", "--records", "/dev/full")
    assert full.status == 2
    assert full.errors == "rollwright: /dev/full: No space left on device\n"

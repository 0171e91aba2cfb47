"""`rollwright arena`: forfeits say why, records are read back, results come one by one."""

from __future__ import annotations

import json
import os
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from rollwright.bots.arena import arrange, close_kept, play_in_portions
from rollwright.cli.main import run
from rollwright.table.record_reader import parse_all

#: Greets by name, complains, and never decides.
SLEEPY = """
import json, sys, time
sys.stdin.readline()
print(json.dumps({"type": "hello", "protocol": 1, "name": "Sleepy"}), flush=True)
print("I am tired", file=sys.stderr, flush=True)
time.sleep(60)
"""


@pytest.fixture
def sleepy(tmp_path: Path) -> str:
    (tmp_path / "sleepy.py").write_text(SLEEPY)
    return f"cmd:{shlex.quote(sys.executable)} {shlex.quote(str(tmp_path / 'sleepy.py'))}"


def _run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    with pytest.raises(SystemExit) as ended:
        run(arguments)
    told = capsys.readouterr()
    return int(ended.value.code or 0), told.out, told.err


def test_a_forfeit_says_why_and_who(sleepy: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    log, records = tmp_path / "engine.log", tmp_path / "records.txt"
    arguments = ["arena", "splitter", "random", sleepy, "--matches", "4", "--seconds", "0.2", "--lang", "en"]
    status, told, _ = _run(capsys, *arguments, "--engine-log", str(log), "--records", str(records))
    said = " ".join(told.split())
    assert status == 0
    assert "Sleepy" in said
    assert "forfeited 3 matches: The engine gave no answer within 0.2 seconds." in said
    assert "forfeited 1 match: The engine failed in 3 matches in a row and isn't started again." in said
    assert log.read_text().count("I am tired") == 3
    assert "# Forfeited by seat 1: The engine gave no answer within 0.2 seconds." in records.read_text()
    assert len(parse_all(records.read_text())) == 4
    status, told, _ = _run(capsys, "verify", str(records), "--lang", "en")
    assert status == 0
    assert "Real dice" not in told


def test_forfeits_are_told_as_json(sleepy: str, capsys: pytest.CaptureFixture[str]) -> None:
    status, told, _ = _run(
        capsys, "arena", "splitter", "random", sleepy, "--matches", "1", "--seconds", "0.2", "--json"
    )
    assert status == 0
    assert json.loads(told)["forfeits"] == [
        {"match": 0, "player": 1, "kind": "hangs", "why": "The engine gave no answer within 0.2 seconds."}
    ]


def test_matches_come_one_by_one() -> None:
    portions = play_in_portions(arrange("splitter", ["random", "random"], None, None, 0, 2.0), 10**12, 1)
    assert [[report.number for report in next(portions)] for _ in range(3)] == [[0], [1], [2]]
    close_kept()


def test_an_engine_lives_from_match_to_match_and_ends_with_the_arena(tmp_path: Path) -> None:
    program = tmp_path / "engine.py"
    program.write_text(
        "import json, os, sys\n"
        f"open({str(tmp_path / 'pids')!r}, 'a').write(f'{{os.getpid()}}\\n')\n"
        "for line in sys.stdin:\n"
        "    asked = json.loads(line)\n"
        "    if asked['type'] == 'hello':\n"
        "        print(json.dumps({'type': 'hello', 'protocol': 1, 'name': 'x'}), flush=True)\n"
        "    if asked['type'] == 'decide':\n"
        "        print(json.dumps({'type': 'decision', 'id': asked['id'], 'action': asked['legal'][0]}), flush=True)\n"
    )
    command = f"cmd:{shlex.quote(sys.executable)} {shlex.quote(str(program))}"
    reports = list(play_in_portions(arrange("splitter", [command], 1, None, 0, 5.0), 3, 1))
    assert [report.fault for portion in reports for report in portion] == [None, None, None]
    (pid,) = (tmp_path / "pids").read_text().split()
    with pytest.raises(ProcessLookupError):
        os.kill(int(pid), 0)


def test_ctrl_c_keeps_every_match_that_is_done(tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    command = [sys.executable, "-m", "rollwright", "arena", "splitter", "random", "random", "--matches", "100000000"]
    arena = subprocess.Popen([*command, "--keep", str(kept), "--lang", "en"], stdout=subprocess.PIPE, text=True)
    while not kept.exists() or kept.read_bytes().count(b"\n") < 3:
        time.sleep(0.05)
        assert arena.poll() is None
    arena.send_signal(signal.SIGINT)
    told, _ = arena.communicate(timeout=60)
    done = kept.read_bytes().count(b"\n") - 1
    assert arena.returncode == 0
    assert f"{done:,} matches" in told


REFUSED = [
    (("arena", "splitter", "random", "random", "--seconds", "inf"), "--seconds"),
    (("arena", "splitter", "random", "random", "--seconds", "nan"), "--seconds"),
    (("arena", "splitter", "random", "cmd:"), "no command follows cmd:"),
    (("arena", "splitter", "random", "random", "--jobs", "100000"), "--jobs"),
    (("simulate", "splitter", "--jobs", "100000"), "--jobs"),
    (("simulate", "splitter", "--matches", "99999999999999999999"), "--matches"),
    (("simulate", "splitter", "--jobs", "0"), "--jobs"),
]


@pytest.mark.parametrize(("arguments", "words"), REFUSED)
def test_absurd_numbers_are_refused_in_one_line(
    arguments: tuple[str, ...], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    status, told, errors = _run(capsys, *arguments)
    assert (status, told) == (2, "")
    assert errors.startswith("rollwright: ")
    assert errors.count("\n") == 1
    assert words in errors


def test_alone_nobody_wins_and_one_match_has_no_spread(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in (["simulate", "splitter", "--seats", "1"], ["arena", "splitter", "random", "--seats", "1"]):
        _, told, _ = _run(capsys, *arguments, "--matches", "1", "--lang", "en")
        assert "100" not in told
        assert "nan" not in told
        assert "1 match " in told.replace(",", " ")

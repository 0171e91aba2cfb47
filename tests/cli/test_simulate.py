"""`rollwright simulate`: results, files, pictures and mistakes."""

from __future__ import annotations

import csv
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from pyarrow import parquet

from rollwright.cli.main import run


def _run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    with pytest.raises(SystemExit) as ended:
        run(["simulate", *arguments])
    told = capsys.readouterr()
    assert isinstance(ended.value.code, int)
    return ended.value.code, told.out, told.err


def test_a_summary_tells_scores_wins_and_turns(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = _run(capsys, "splitter", "--seats", "2", "--matches", "500", "--lang", "en")
    assert code == 0
    assert "500 matches of Splitter A, 2 seats" in out
    assert "22.00" in out


def test_files_of_all_types_hold_the_same_results(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    for name in ("r.csv", "r.json", "r.parquet"):
        assert _run(capsys, "qwinto", "--matches", "50", "--out", str(tmp_path / name))[0] == 0
    rows = list(csv.DictReader((tmp_path / "r.csv").read_text().splitlines()))
    table = parquet.read_table(tmp_path / "r.parquet").to_pylist()
    assert [{name: int(value) for name, value in row.items()} for row in rows] == table
    assert json.loads((tmp_path / "r.json").read_text())["matches"] == table
    assert len(table) == 50


@pytest.mark.parametrize("name", ["p.png", "p.svg"])
def test_a_picture_is_drawn(capsys: pytest.CaptureFixture[str], tmp_path: Path, name: str) -> None:
    assert _run(capsys, "splitter", "--matches", "100", "--plot", str(tmp_path / name))[0] == 0
    assert (tmp_path / name).stat().st_size > 1000


@pytest.mark.parametrize(
    "arguments",
    [
        ("quinto",),
        ("qwinto", "--seats", "9"),
        ("qwinto", "--policy", "clever"),
        ("qwinto", "--out", "results.xyz"),
        ("qwinto", "--plot", "results.xyz"),
        ("qwinto", "--backend", "carrier-pigeon"),
        ("qwinto", "--matches", "0"),
        ("qwinto", "--jobs", "0"),
        ("qwinto", "--out", "nowhere/results.csv"),
        ("qwinto", "--address", "127.0.0.1:6379"),
        ("qwinto", "--backend", "ray", "--address", "127.0.0.1:1"),
        ("qwinto", "--backend", "ray", "--address", "127.0.0.1:far"),
    ],
)
def test_mistakes_are_told_in_one_line(capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...]) -> None:
    code, _, err = _run(capsys, *arguments)
    assert code == 2
    assert len(err.strip().splitlines()) == 1


def test_ctrl_c_keeps_what_is_done_and_says_so(tmp_path: Path) -> None:
    results = tmp_path / "results.csv"
    command = [sys.executable, "-m", "rollwright", "simulate", "splitter", "--matches", "100000000", "--jobs", "2"]
    run = subprocess.Popen(
        [*command, "--out", str(results), "--lang", "en"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    while run.poll() is None and not (results.exists() and results.stat().st_size):
        time.sleep(0.05)
    os.killpg(run.pid, signal.SIGINT)  # as a terminal does: to the workers too
    out, err = run.communicate(timeout=300)
    assert (run.returncode, err) == (0, "")
    rows = list(csv.DictReader(results.read_text().splitlines()))
    assert rows
    assert f"Stopped: {len(rows):,} of 100,000,000 matches are done and kept." in out
    assert f"{len(rows):,} matches of Splitter A" in out

"""`rollwright simulate`: results, files, pictures and mistakes."""

from __future__ import annotations

import csv
import json
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
    ],
)
def test_mistakes_are_told_in_one_line(capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...]) -> None:
    code, _, err = _run(capsys, *arguments)
    assert code == 2
    assert len(err.strip().splitlines()) == 1

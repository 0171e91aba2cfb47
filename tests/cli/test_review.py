"""`rollwright review` tells where every point came from."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rollwright.analysis.splitter.player import PLAYOUTS
from rollwright.cli.main import run
from rollwright.locales import LANGUAGES
from rollwright.table.record import format_matches
from tests.analysis.matches import played


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "matches.txt"
    file.write_text(format_matches(played("splitter", seats, 1) for seats in (1, 2)))
    return file


def reviewed(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    with pytest.raises(SystemExit) as exit_:
        run(["review", *arguments])
    out, err = capsys.readouterr()
    return int(exit_.value.code or 0), out, err


def test_the_ledger_of_every_match_as_json(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = reviewed(capsys, str(record), "--json")
    assert status == 0
    for line, seats in zip(out.splitlines(), (1, 2), strict=True):
        told = json.loads(line)
        assert told["game"] == "splitter"
        assert len(told["seats"]) == seats
        for account in (account for seat in told["seats"] for account in (seat, seat["win"])):
            explained = account["expected"] + account["luck"] - account["lost"] + account["others"]
            assert account["final"] == pytest.approx(explained + account["residual"], abs=1e-9)
        for seat in told["seats"]:
            assert 0 <= seat["luckierThan"] <= 100
            assert seat["band"]["decisions"] == seat["unforced"]
            assert not seat["band"]["enough"]
        assert {moment["kind"] for moment in told["moments"]} == {"throw", "decision"}
        reasons = {moment["lost"]: moment["why"] for moment in told["moments"] if moment.get("why")}
        assert len(reasons) == 5
        assert max(reasons) == max(moment.get("lost", 0) for moment in told["moments"])
        for lost, why in reasons.items():
            assert why["points"] == pytest.approx(lost, abs=1e-9)


@pytest.mark.parametrize("language", LANGUAGES)
def test_tables_in_every_language(language: str, record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = reviewed(capsys, str(record), "--lang", language)
    assert status == 0
    assert "Robo 0" in out
    assert str(PLAYOUTS) in out
    assert reviewed(capsys, str(record), "--lang", language, "--summary", "--match", "2")[0] == 0


def test_how_well_somebody_plays_is_told_once_there_are_enough_decisions(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "matches.txt"
    file.write_text(format_matches(played("splitter", 1, seed) for seed in (1, 2, 3)))
    assert "too few decisions" in reviewed(capsys, str(file), "--match", "1", "--lang", "en")[1]
    told = " ".join(reviewed(capsys, str(file), "--summary", "--lang", "en")[1].split())
    assert "too few" not in told
    assert "casual" in told


def test_pages_for_people(record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    html, pdf = tmp_path / "review.html", tmp_path / "review.pdf"
    assert reviewed(capsys, str(record), "--html", str(html), "--pdf", str(pdf))[0] == 0
    assert html.read_text().count("<svg") == 2
    assert pdf.read_bytes().startswith(b"%PDF")


def test_a_match_that_is_not_there(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, _, err = reviewed(capsys, str(record), "--match", "3")
    assert status == 2
    assert err.count("\n") == 1

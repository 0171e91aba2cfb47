"""`rollwright bench speed`: figures of every game, as JSON and in words."""

from __future__ import annotations

import json
from typing import Any

import pytest

from rollwright.cli.bench import markdown
from rollwright.cli.main import run
from rollwright.games import REGISTRY
from rollwright.locales import LANGUAGES, Texts

GAME = {
    "seats": 2,
    "one": 1_000_000.0,
    "all": 1_900_000.0,
    "decisions": 60e6,
    "rules": 200_000.0,
    "plain": 500.0,
    "steps": 2e6,
    "bytes": 121,
    "legal": 4.0,
    "decide": 8.0,
    "score": 5.0,
}
FIGURES = {
    "machine": "a machine",
    "calibration": 1.2,
    "games": dict.fromkeys(REGISTRY, GAME),
    "start": {"first": 0.8, "warm": 0.2},
}


def test_figures_come_as_json(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rollwright.cli.bench.REGISTRY", ("splitter",))
    for name, less in {"ROUNDS": 1, "STARTS": 1, "CALLS": 10, "BATCH": 10}.items():
        monkeypatch.setattr(f"rollwright.cli.speed.{name}", less)
    with pytest.raises(SystemExit) as ended:
        run(["bench", "speed", "--json", "--matches", "200", "--no-cold"])
    assert ended.value.code == 0
    figures: dict[str, Any] = json.loads(capsys.readouterr().out)
    assert figures["start"].keys() == {"first", "warm"}
    assert figures["games"].keys() == {"splitter"}
    assert figures["games"]["splitter"].keys() == GAME.keys()
    assert all(value > 0 for value in figures["games"]["splitter"].values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_figures_are_told_in_every_language(language: str) -> None:
    told = markdown(Texts(language), FIGURES)
    rows = [line for line in told.splitlines() if line.startswith("| qwinto")]
    assert len(rows) == 2
    assert "1,900,000 (× 1.90)" in rows[0]
    assert "2,000 / 400" in rows[0]
    assert "0.80" in told
    assert ("7.50" in told) is False
    assert "7.50" in markdown(Texts(language), {**FIGURES, "start": {"first": 0.8, "warm": 0.2, "cold": 7.5}})


def test_tables_have_a_header_for_every_cell() -> None:
    for table in markdown(Texts("en"), FIGURES).split("\n\n"):
        lines = [line for line in table.splitlines() if line.startswith("|")]
        assert len({line.count("|") for line in lines}) <= 1

"""`rollwright dataset`: positions, and a run that was interrupted."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from pyarrow import parquet
from typer.testing import CliRunner

from rollwright.cli.main import app
from rollwright.envs import dataset
from rollwright.games import game


def test_positions_are_legal_and_judged_and_an_interrupted_run_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dataset, "PORTION", 6)
    plan = dataset.plan_for("qwinto", 2, None, 3, 10)
    whole, broken = tmp_path / "whole.parquet", tmp_path / "broken.parquet"
    assert list(dataset.make(plan, whole)) == [0, 6, 10]
    run = dataset.make(plan, broken)
    assert [next(run), next(run)] == [0, 6]
    run.close()
    assert list(dataset.make(plan, broken)) == [6, 10]
    assert parquet.read_table(broken).equals(parquet.read_table(whole))
    assert not dataset.parts_folder(broken).exists()
    assert "10 decisions of Qwinto" in broken.with_suffix(".md").read_text()
    rules = game("qwinto")
    for row in parquet.read_table(whole).to_pylist():
        state = rules.notation.state_from_json(json.loads(row["state"]))
        assert set(row["actions"]) == set(rules.mask(state, row["seat"]).nonzero()[0].tolist())
        assert rules.observation(2).flat(state.readable, row["seat"]).tolist() == row["observation"]
        assert (row["luck"] is None) == (not state.faces)


def test_portions_of_another_dataset_are_not_taken_for_this_one(tmp_path: Path) -> None:
    file = tmp_path / "positions.parquet"
    dataset.missing(dataset.plan_for("qwinto", 2, None, 3, 130), file)
    with pytest.raises(dataset.DatasetMismatch, match="another dataset"):
        dataset.missing(dataset.plan_for("qwinto", 2, None, 4, 130), file)


def test_a_file_of_another_type_is_refused(tmp_path: Path) -> None:
    run = CliRunner().invoke(app, ["dataset", "qwinto", "--out", str(tmp_path / "positions.csv")])
    assert run.exit_code == 2

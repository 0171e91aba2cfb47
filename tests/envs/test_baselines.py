"""Baselines are measured in portions that are kept: what was interrupted goes on, and comes to the same table."""

from __future__ import annotations

from pathlib import Path

import pytest

from rollwright.envs.baselines import PORTION, Kept, Portion, main, table

ARGUMENTS = ["--games", "splitter", "--levels", "random", "--matches", str(2 * PORTION)]


def test_an_interrupted_run_comes_to_the_same_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(ARGUMENTS)
    whole = capsys.readouterr().out
    file = tmp_path / "kept.jsonl"
    main([*ARGUMENTS, "--keep", str(file)])
    lines = file.read_text().splitlines(keepends=True)
    file.write_text("".join(lines[:2]) + lines[2][:10])  # the machine was switched off in the middle of a line
    main([*ARGUMENTS, "--keep", str(file)])
    assert capsys.readouterr().out == whole * 2
    assert f"| {2 * PORTION} | 1 |" in whole


def test_portions_of_another_seed_are_not_mixed_in(tmp_path: Path) -> None:
    file, portion = tmp_path / "kept.jsonl", Portion(0, "splitter", "random", "solo")
    Kept(file, 1).measure(portion)
    assert portion in Kept(file, 1).figures
    assert portion not in Kept(file, 2).figures
    assert "–" in list(table(Kept(file, 2), ["splitter"], ["random"], PORTION, 2))[-1]


@pytest.mark.parametrize("wrong", [["--matches", "0"], ["--seed", "-1"], ["--games", "chess"]])
def test_what_cannot_be_measured_is_refused(wrong: list[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(wrong)
    assert ended.value.code == 2

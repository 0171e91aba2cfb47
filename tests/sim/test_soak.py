"""The soak finds what it is there to find."""

from __future__ import annotations

from pathlib import Path

import pytest

from rollwright.games import REGISTRY
from tests import soak


@pytest.fixture(autouse=True)
def _own_notes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soak, "NOTES", tmp_path)


@pytest.mark.parametrize("key", REGISTRY)
def test_a_short_soak_finds_no_difference_and_goes_on_where_it_was(
    key: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert soak.main([key, "--matches", "100"]) == 0
    assert soak.main([key, "--matches", "150"]) == 0
    assert "150 matches checked, no difference" in capsys.readouterr().out


def test_a_difference_is_told_with_the_way_to_see_it_again(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    wrong = soak.tables("qwinto")
    first, second = wrong["actions"][:2]
    first[1], second[1] = second[1], first[1]
    monkeypatch.setattr(soak, "tables", lambda _key: wrong)
    assert soak.main(["qwinto", "--matches", "50"]) == 1
    told = capsys.readouterr().out
    assert "DIFFERENCE in qwinto" in told
    assert "--matches 1" in told

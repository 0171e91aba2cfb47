"""`import rollwright` offers what a library user needs, at once."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import rollwright
from tests.table.matches import random_match


@pytest.mark.parametrize("name", rollwright.__all__)
def test_every_name_of_the_front_door_is_there(name: str) -> None:
    assert getattr(rollwright, name) is not None
    assert name in dir(rollwright)


def test_other_names_are_not() -> None:
    with pytest.raises(AttributeError, match="no attribute 'qwinto'"):
        _ = rollwright.qwinto


def test_importing_the_package_loads_none_of_its_libraries() -> None:
    program = "import sys, rollwright; print([name for name in ('numba', 'numpy', 'msgspec') if name in sys.modules])"
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "[]"


def test_errors_share_one_root() -> None:
    from rollwright.locales import UnknownLanguage
    from rollwright.server.errors import Refusal
    from rollwright.store.interface import StoreError

    for error in (UnknownLanguage, Refusal, StoreError, rollwright.UnknownGame):
        assert issubclass(error, rollwright.RollwrightError)


def test_a_simulation_takes_one_call() -> None:
    results = rollwright.simulate("qwinto", 5, seats=2, policies=["greedy", "random"], seed=7)
    assert results.scores.shape == (5, 2)


def test_records_of_a_file_are_read_again(tmp_path: Path) -> None:
    import random

    from rollwright.table.record import format_matches

    matches = [random_match("qwinto", random.Random(seed), events=30) for seed in range(2)]
    path = tmp_path / "matches.txt"
    path.write_text(format_matches(matches), encoding="utf-8")
    assert [match.opened for match in rollwright.read_records(path)] == [match.opened for match in matches]

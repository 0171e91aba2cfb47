"""Compiled code is kept for as long as nothing that it may call has changed."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from rollwright import jit


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of the sources that may be changed."""
    copy = tmp_path / "rollwright"
    for layer in jit.LAYERS:
        shutil.copytree(jit.PACKAGE / layer, copy / layer, ignore=shutil.ignore_patterns("*.npz", "__pycache__"))
    shutil.copy(jit.__file__, copy)
    monkeypatch.setattr(jit, "PACKAGE", copy)
    monkeypatch.setattr(jit, "__file__", str(copy / "jit.py"))
    yield copy
    jit.sources_hash.cache_clear()


@pytest.mark.parametrize(
    ("changed", "stale"),
    [
        ("games/splitter/rules.py", {"games.splitter", "sim.loops", "bots.arena", "bots.splitter.judge"}),
        ("bots/splitter/value.py", {"bots.arena", "bots.splitter.judge"}),
        ("bots/winning.py", {"bots.arena", "bots.splitter.judge", "bots.qwinto.judge"}),
        (
            "sim/chance.py",
            {"sim.loops", "bots.arena", "bots.splitter.judge", "bots.qwinto.judge"},
        ),
    ],
)
def test_a_change_makes_stale_what_may_call_it_and_nothing_else(package: Path, changed: str, stale: set[str]) -> None:
    modules = ["games.splitter", "games.qwinto", "sim.loops", "bots.arena", "bots.splitter.judge", "bots.qwinto.judge"]
    folders = _folders(modules)
    with (package / changed).open("a") as source:
        source.write("\n")
    assert {module for module, folder in _folders(modules).items() if folder != folders[module]} == stale


def _folders(modules: list[str]) -> dict[str, Path]:
    jit.sources_hash.cache_clear()
    return {module: jit.cache_folder(f"rollwright.{module}") for module in modules}

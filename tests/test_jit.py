"""Compiled code is kept for as long as nothing that it may call has changed, and nobody else's is touched."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from rollwright import jit, kernel_sources

LAYERS = ("games", "sim", "bots")


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of the sources that may be changed."""
    copy = tmp_path / "rollwright"
    for layer in LAYERS:
        ignored = shutil.ignore_patterns("*.npz", "__pycache__")
        shutil.copytree(kernel_sources.PACKAGE / layer, copy / layer, ignore=ignored)
    for source in kernel_sources.PACKAGE.glob("*.py"):
        shutil.copy(source, copy)
    monkeypatch.setattr(kernel_sources, "PACKAGE", copy)
    forget()
    yield copy
    forget()


def forget() -> None:
    kernel_sources._roots.cache_clear()
    kernel_sources.needed_by.cache_clear()
    jit.folder_name.cache_clear()


@pytest.mark.parametrize(
    ("changed", "stale"),
    [
        ("games/splitter/rules.py", {"games.splitter.rules"}),
        ("games/splitter/sheet.py", {"games.splitter.rules", "bots.splitter.value"}),
        ("games/splitter/notation.py", set()),
        ("games/registry.py", set()),
        ("sim/chance.py", {"sim.playouts"}),
    ],
)
def test_a_change_makes_stale_what_may_call_it_and_nothing_else(package: Path, changed: str, stale: set[str]) -> None:
    modules = ["games.splitter.rules", "games.qwinto.rules", "sim.playouts", "bots.splitter.value", "bots.qwinto.value"]
    folders = _folders(modules)
    with (package / changed).open("a") as source:
        source.write("\n")
    assert {module for module, folder in _folders(modules).items() if folder != folders[module]} == stale


def test_kernels_made_for_a_game_depend_on_its_rules() -> None:
    from rollwright.games import game

    rules = game("splitter").rules
    made = jit.kernels_for(rules, "rollwright.games.buffer_kernels")
    files, _ = jit._given[made.__name__]
    assert {file.name for file in files} == {"buffer_kernels.py", "rules.py"}
    assert made.__name__ == "rollwright.games.buffer_kernels.splitter"


def _folders(modules: list[str]) -> dict[str, str]:
    forget()
    return {module: jit.folder_name(f"rollwright.{module}") for module in modules}


USER = """
import numba
from rollwright.games import game

@numba.njit(cache=True)
def mine(x):
    return x + 1

game("splitter").start(1)
assert mine(1) == 2
assert numba.config.CACHE_DIR == "", numba.config.CACHE_DIR
"""


def run(script: Path, cache: Path) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "ROLLWRIGHT_CACHE": str(cache)}
    environment.pop("NUMBA_CACHE_DIR", None)
    return subprocess.run(
        [sys.executable, "-W", "default", script],
        env=environment,
        check=True,
        capture_output=True,
        text=True,
        timeout=300,
    )


def test_a_users_own_compiled_functions_stay_where_numba_keeps_them(tmp_path: Path) -> None:
    script = tmp_path / "user_script.py"
    script.write_text(USER)
    run(script, tmp_path / "cache")
    assert list((tmp_path / "__pycache__").glob("user_script.mine-*.nbi"))
    assert not list((tmp_path / "cache").rglob("user_script*"))


def test_a_copy_of_the_sources_in_another_folder_finds_what_was_compiled(tmp_path: Path) -> None:
    script = tmp_path / "user_script.py"
    script.write_text("from rollwright.games import game\ngame('splitter').start(1)")
    run(script, tmp_path / "cache")
    compiled = {file: file.stat().st_mtime_ns for file in (tmp_path / "cache").rglob("*.nbc")}
    shutil.copytree(jit.PACKAGE, tmp_path / "rollwright", ignore=shutil.ignore_patterns("page", "__pycache__"))
    run(script, tmp_path / "cache")
    assert compiled == {file: file.stat().st_mtime_ns for file in (tmp_path / "cache").rglob("*.nbc")}


def test_a_cache_that_cannot_be_written_is_done_without_and_said_once(tmp_path: Path) -> None:
    script = tmp_path / "user_script.py"
    script.write_text("import rollwright.games.splitter.rules, rollwright.games.qwinto.rules")
    (tmp_path / "a-file").write_text("")
    said = run(script, tmp_path / "a-file").stderr
    assert said.count("Compiled code can't be kept") == 1
    assert "ROLLWRIGHT_CACHE" in said

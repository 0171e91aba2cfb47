"""The kernels as WebAssembly: small, the same each time, and refused with words where something can't be right."""

from __future__ import annotations

import gzip
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from numba import njit
from numba.core import types

from rollwright.games import REGISTRY
from rollwright.wasm import BuildError, target
from rollwright.wasm.build import build
from rollwright.wasm.interface import SMALL, Export
from rollwright.wasm.kernels import mind_name

CLIENT = Path(__file__).parents[2] / "client"
KERNELS = CLIENT / "kernels"
LARGEST_RULES = 8_000
LARGEST_BOTS = 60_000


@pytest.mark.parametrize("key", REGISTRY)
def test_the_rules_of_a_game_take_at_most_eight_kilobytes(key: str) -> None:
    assert len(gzip.compress((KERNELS / f"{key}.wasm").read_bytes(), 9)) <= LARGEST_RULES


@pytest.mark.parametrize("key", [key for key in REGISTRY if mind_name(key)])
def test_the_bots_of_a_game_take_at_most_sixty_kilobytes_without_weights(key: str) -> None:
    files = [KERNELS / f"{key}.bots.wasm", KERNELS / f"{key}.bots.json"]
    assert sum(len(gzip.compress(file.read_bytes(), 9)) for file in files) <= LARGEST_BOTS


def test_what_has_not_changed_is_not_built_again(tmp_path: Path) -> None:
    assert build(KERNELS, tmp_path) == []
    written = [path.relative_to(tmp_path) for path in tmp_path.rglob("*.ts")]
    assert written
    for path in written:
        assert (tmp_path / path).read_text() == (CLIENT / "src" / path).read_text()


def test_equal_sources_give_equal_bytes(tmp_path: Path) -> None:
    """Whatever order Python's sets happen to have in the process that compiles."""
    environment = {**os.environ, "PYTHONHASHSEED": "42"}
    command = [sys.executable, "-m", "rollwright.wasm.compile", "qwinto", str(tmp_path), "rules"]
    subprocess.run(command, env=environment, check=True)
    assert (tmp_path / "rules.wasm").read_bytes() == (KERNELS / "qwinto.wasm").read_bytes()


@pytest.mark.parametrize("module", sorted(KERNELS.glob("*.wasm")), ids=lambda path: path.stem)
def test_a_module_says_nothing_of_the_machine_that_built_it(module: Path) -> None:
    """Paths in it would make the bytes differ from folder to folder."""
    built = module.read_bytes()
    assert b"site-packages" not in built
    assert b".py" not in built


UNKNOWN_IMPORT = """
import math
from rollwright.wasm import BuildError, target
target.install()
from numba import njit, types
from rollwright.wasm.interface import Export
from rollwright.wasm.linking import link
from rollwright.wasm.wrapper import wrap
kernel = njit(**target.jit.OPTIONS)(lambda number: math.lgamma(number))
try:
    link([wrap(Export("gamma", kernel, (types.float64,)))])
except BuildError as error:
    print(error)
"""


def test_a_kernel_that_calls_what_a_page_lacks_is_refused_by_name() -> None:
    script = [sys.executable, "-c", UNKNOWN_IMPORT]
    said = subprocess.run(script, capture_output=True, text=True, check=True).stdout
    assert "undefined symbol" in said
    assert "gamma" in said


@njit
def doubled(number: Any) -> Any:
    return number * 2


@pytest.mark.parametrize(
    ("parameter", "words"),
    [
        (types.int64, r"the parameter number of doubled is an integer \(int64\): declare it as SMALL"),
        (types.complex128, "which can't be passed"),
        (types.int64[:], "isn't contiguous"),
        (types.uint64[::1], "which JavaScript has no array for"),
    ],
)
def test_a_parameter_that_could_be_cut_short_is_refused(parameter: Any, words: str) -> None:
    with pytest.raises(BuildError, match=words):
        Export("doubled", doubled, (parameter,)).crossings()


def test_a_result_of_64_bits_must_be_declared_as_small() -> None:
    with pytest.raises(BuildError, match="the result of doubled is an integer"):
        Export("doubled", doubled, (SMALL,)).result_crossing(types.int64)
    assert Export("doubled", doubled, (SMALL,), SMALL).result_crossing(types.int64).kind == SMALL


def test_numba_that_changed_under_the_build_is_refused_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    target.check_numba()
    monkeypatch.setitem(target.RELIED_ON, "CPUContext.init", (target.install, "another version"))
    with pytest.raises(BuildError, match=r"has changed CPUContext\.init"):
        target.check_numba()

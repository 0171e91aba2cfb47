"""Builds what a page needs to play without a server: for each game `KEY.wasm`, and `KEY.json` that describes it.

What has not changed since the last build is left as it is. Equal sources give equal bytes.
"""

from __future__ import annotations

import hashlib
import importlib.metadata
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rollwright import jit
from rollwright.games import REGISTRY
from rollwright.games.registry import module_name
from rollwright.wasm import BuildError
from rollwright.wasm.facts import facts_of
from rollwright.wasm.typescript import types_of

#: The packages whose versions may change the result.
TOOLS = ("numba", "llvmlite", "numpy", "ziglang")


def build(folder: Path, page: Path) -> list[str]:
    """Build all games into a folder, and types into the page's sources; return the keys of those that have changed."""
    folder.mkdir(parents=True, exist_ok=True)
    changed = [key for key in REGISTRY if not _is_built(key, folder)]
    for key in changed:
        _build_game(key, folder)
    interfaces = {key: _described(key, folder)["kernels"] for key in REGISTRY}
    for name, text in types_of(interfaces).items():
        _write_if_changed(page / name, text)
    return changed


def _build_game(key: str, folder: Path) -> None:
    with tempfile.TemporaryDirectory() as made:
        wasm, interface = compiled(key, Path(made))
    description = {**facts_of(key), "kernels": interface}
    (folder / f"{key}.wasm").write_bytes(wasm)
    (folder / f"{key}.json").write_text(json.dumps(description, separators=(",", ":")) + "\n")
    _stamp(key, folder).write_text(sources_hash(key))


def compiled(key: str, folder: Path) -> tuple[bytes, dict[str, Any]]:
    """The module of a game and its interface, made by a process in which Numba compiles for nothing else."""
    environment = {**os.environ, "PYTHONHASHSEED": "0", "NUMBA_DISABLE_JIT": "0"}
    command = [sys.executable, "-m", "rollwright.wasm.compile", key, str(folder)]
    made = subprocess.run(command, env=environment, capture_output=True, text=True)
    if made.returncode:
        raise BuildError(f"{key}: {made.stderr.strip()}")
    return (folder / f"{key}.wasm").read_bytes(), json.loads((folder / f"{key}.interface.json").read_text())


def _is_built(key: str, folder: Path) -> bool:
    stamp = _stamp(key, folder)
    files = [folder / f"{key}.wasm", folder / f"{key}.json", stamp]
    return all(file.exists() for file in files) and stamp.read_text() == sources_hash(key)


def _stamp(key: str, folder: Path) -> Path:
    return folder / f"{key}.sources"


def _described(key: str, folder: Path) -> dict[str, Any]:
    described: dict[str, Any] = json.loads((folder / f"{key}.json").read_text())
    return described


def sources_hash(key: str) -> str:
    """What tells apart the states of everything that a game's module is made from."""
    digest = hashlib.sha256(" ".join(importlib.metadata.version(tool) for tool in TOOLS).encode())
    for path in sorted(_sources(key)):
        digest.update(path.relative_to(jit.PACKAGE).as_posix().encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def _sources(key: str) -> Iterator[Path]:
    """The rules of the game, what all games share, the kernels of previews, and the build itself."""
    games = jit.PACKAGE / "games"
    yield from games.glob("*.py")
    yield from (games / module_name("games", key).rpartition(".")[2]).rglob("*.py")
    yield from (jit.PACKAGE / "wasm").glob("*.[pl][yl]")
    yield jit.PACKAGE / "jit.py"
    yield jit.PACKAGE / "table" / "outcomes.py"


def _write_if_changed(path: Path, text: str) -> None:
    if not path.exists() or path.read_text() != text:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)

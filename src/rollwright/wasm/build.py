"""Builds what a page needs to play without a server.

For each game `KEY.wasm`, its rules, and `KEY.json` that describes them; where its bots have a mind of kernels also
`KEY.bots.wasm` and `KEY.bots.json`, and `KEY.NET.weights` for each net that they play with.

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
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from rollwright import jit
from rollwright.bots.weights import folder_of, installed
from rollwright.games import REGISTRY
from rollwright.games.registry import module_name
from rollwright.kernel_sources import reached
from rollwright.wasm import BuildError
from rollwright.wasm.bot_facts import bot_facts
from rollwright.wasm.compile import BOTS, RULES
from rollwright.wasm.facts import facts_of
from rollwright.wasm.kernels import mind_name
from rollwright.wasm.typescript import bot_types_of, types_of

#: The packages whose versions may change the result.
TOOLS = ("numba", "llvmlite", "numpy", "ziglang")


def build(folder: Path, page: Path) -> list[str]:
    """Build all games into a folder, and types into the page's sources; return what has changed."""
    folder.mkdir(parents=True, exist_ok=True)
    changed = [key for key in REGISTRY if not all(_is_built(kind, key, folder) for kind in kinds_of(key))]
    with ThreadPoolExecutor(os.cpu_count()) as builders:
        # The game with the most to compile first: nobody waits for it alone at the end.
        list(builders.map(lambda key: _build_game(key, folder), sorted(changed, key=_size, reverse=True)))
    rules = {key: _described(key, folder)["kernels"] for key in REGISTRY}
    bots = [_described(f"{key}.bots", folder)["kernels"] for key in REGISTRY if BOTS in kinds_of(key)]
    for name, text in (types_of(rules) | bot_types_of(bots)).items():
        _write_if_changed(page / name, text)
    return changed


def kinds_of(key: str) -> tuple[str, ...]:
    """What is built of a game: bots only where they have a mind of kernels."""
    return (RULES, BOTS) if mind_name(key) else (RULES,)


def _size(key: str) -> int:
    return sum(path.stat().st_size for path in {*_sources(key), *_bot_sources(key)} if path.suffix == ".py")


def _stem(kind: str, key: str) -> str:
    return key if kind == RULES else f"{key}.{kind}"


def _build_game(key: str, folder: Path) -> None:
    with tempfile.TemporaryDirectory() as made:
        modules = compiled(key, kinds_of(key), Path(made))
    for kind, (wasm, interface) in modules.items():
        stem = folder / _stem(kind, key)
        facts = facts_of(key) if kind == RULES else bot_facts(key, folder)
        description = {**facts, "kernels": interface}
        Path(f"{stem}.wasm").write_bytes(wasm)
        Path(f"{stem}.json").write_text(json.dumps(description, separators=(",", ":")) + "\n")
        Path(f"{stem}.sources").write_text(sources_hash(kind, key))


def compiled(key: str, kinds: Sequence[str], folder: Path) -> dict[str, tuple[bytes, dict[str, Any]]]:
    """Modules of a game with their interfaces, made by a process in which Numba compiles for nothing else."""
    environment = {**os.environ, "PYTHONHASHSEED": "0", "NUMBA_DISABLE_JIT": "0"}
    command = [sys.executable, "-m", "rollwright.wasm.compile", key, str(folder), *kinds]
    made = subprocess.run(command, env=environment, capture_output=True, text=True)
    if made.returncode:
        raise BuildError(f"{key}: {made.stderr.strip()}")
    return {
        kind: ((folder / f"{kind}.wasm").read_bytes(), json.loads((folder / f"{kind}.json").read_text()))
        for kind in kinds
    }


def _is_built(kind: str, key: str, folder: Path) -> bool:
    files = [folder / f"{_stem(kind, key)}.{suffix}" for suffix in ("wasm", "json", "sources")]
    return all(file.exists() for file in files) and files[-1].read_text() == sources_hash(kind, key)


def _described(key: str, folder: Path) -> dict[str, Any]:
    described: dict[str, Any] = json.loads((folder / f"{key}.json").read_text())
    return described


def sources_hash(kind: str, key: str) -> str:
    """What tells apart the states of everything that a module is made from."""
    digest = hashlib.sha256(" ".join(importlib.metadata.version(tool) for tool in TOOLS).encode())
    for path in sorted(_sources(key) if kind == RULES else {*_sources(key), *_bot_sources(key)}):
        digest.update(path.name.encode())
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


def _bot_sources(key: str) -> Iterator[Path]:
    """The kernels of a game's bots, with all that they import, and the levels and nets that are described."""
    bots = folder_of(key) or Path()
    yield from reached([bots / "mind.py", bots / "__init__.py"])
    yield from installed(key).glob("*.npz")


def _write_if_changed(path: Path, text: str) -> None:
    if not path.exists() or path.read_text() != text:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)

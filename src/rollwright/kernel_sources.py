"""Which source files the compiled code of a module depends on, and a hash that changes when one of them does.

Numba notices a change in a kernel's own file only, not in the files that it calls. What a file may call is what it
imports, directly or not, within its own project: all `import`s count, and so do full module names in strings, which
is how `jit.kernels_for` and the registry are told what to load.
"""

from __future__ import annotations

import functools
import hashlib
import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

import numba

PACKAGE = Path(__file__).parent

_TYPES_ONLY = re.compile(r"^if TYPE_CHECKING:\n(?:[ \t]+.*\n|\n)+", re.MULTILINE)
_FROM = re.compile(r"^\s*from\s+([\w.]+)\s+import\s+(\([^)]*\)|.+)", re.MULTILINE)
_FULL_NAME = re.compile(r"\b\w+(?:\.\w+)+")


@functools.cache
def sources_hash(module: str) -> str:
    """A hash of all sources that a module, or a package with everything in it, depends on."""
    return hash_of(files_of(module))


def hash_of(files: Iterable[Path], *values: bytes) -> str:
    """A hash of these files and everything they depend on, and of some values."""
    digest = hashlib.sha256(numba.__version__.encode())
    for source in sorted(reached(files)):
        digest.update(source.name.encode())
        digest.update(source.read_bytes())
    for value in values:
        digest.update(value)
    return digest.hexdigest()[:16]


def files_of(module: str) -> list[Path]:
    """The source of a module, or all sources of a package; nothing if there is no such module."""
    at = _path_of(module)
    if at is None:
        return []
    if at.is_dir():
        return list(at.rglob("*.py"))
    return [at.with_suffix(".py")] if at.with_suffix(".py").is_file() else []


def reached(files: Iterable[Path]) -> set[Path]:
    """These files and all that they depend on, directly or not."""
    found: set[Path] = set()
    waiting = list(files)
    while waiting:
        source = waiting.pop()
        if source not in found:
            found.add(source)
            waiting += needed_by(source)
    return found


@functools.cache
def needed_by(source: Path) -> tuple[Path, ...]:
    """The files of the project that a source imports or names."""
    text = _TYPES_ONLY.sub("", source.read_text(encoding="utf-8"))
    return tuple({file for name in _names(text) for file in _files_of_name(name)})


def _names(text: str) -> Iterator[str]:
    for module, imported in _FROM.findall(text):
        for name in re.findall(r"\w+", re.sub(r"#.*|\bas\s+\w+", "", imported)):
            yield f"{module}.{name}"
    yield from _FULL_NAME.findall(text)


def _files_of_name(name: str) -> Iterator[Path]:
    """The file that a full name stands for: a module, or the module that defines the name."""
    for known in (name, name.rpartition(".")[0]):
        at = _path_of(known)
        if at is not None:
            if at.with_suffix(".py").is_file():
                yield at.with_suffix(".py")
                return
            if (at / "__init__.py").is_file():
                yield at / "__init__.py"
                return


def _path_of(module: str) -> Path | None:
    """Where a module of the project, or of the project of a game from outside, is: without its suffix."""
    root, *rest = module.split(".")
    for folder in _roots(root):
        at = folder.joinpath(*rest)
        if rest and (at.is_dir() or at.with_suffix(".py").is_file()):
            return at
    return None


@functools.cache
def _roots(package: str) -> tuple[Path, ...]:
    """The folders of a package that may define kernels; none for the standard library and installed libraries."""
    if package == "rollwright":
        return (PACKAGE,)
    folders = [Path(folder) for folder in getattr(sys.modules.get(package), "__path__", ())]
    return tuple(folder for folder in folders if "site-packages" not in folder.parts and not _is_standard(package))


def _is_standard(package: str) -> bool:
    return package in sys.stdlib_module_names

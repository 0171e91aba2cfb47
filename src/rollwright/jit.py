"""The only importer of Numba: the kernel decorator, where compiled code is kept, and plain mode.

Every rule is written once, as a Python function that Numba can compile. With ``NUMBA_DISABLE_JIT=1`` the same function
runs as plain Python (to debug, to measure coverage, to find index errors); with ``NUMBA_BOUNDSCHECK=1`` it is compiled
and every index is checked.
"""

from __future__ import annotations

import contextlib
import functools
import hashlib
import importlib.util
import os
import shutil
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, TypeVar, cast

import numba
import platformdirs

PACKAGE = Path(__file__).parent

#: What a package's kernels may call, lowest first. Numba notices a change in a kernel's own file only, so the compiled
#: code of a package is kept under a hash of everything that it may call.
LAYERS = ("games", "sim", "bots")
#: The folders of single games, in each layer: no game calls another one.
GAMES = frozenset(folder.parent.name for folder in (PACKAGE / "games").glob("*/rules.py"))

_CONFIG: Any = numba.config
PLAIN = bool(_CONFIG.DISABLE_JIT)
# No kernel is handed to another one as a value: what Numba makes for that would only take time to compile.
#: How every kernel is compiled. The build for WebAssembly changes it before kernels are imported.
OPTIONS: Any = {"cache": True, "nogil": True, "error_model": "numpy", "no_cfunc_wrapper": True}

#: How long compiled code is kept when it isn't used, in seconds.
DAY = 24 * 3600
LONGEST_UNUSED = 30 * DAY

Function = TypeVar("Function", bound=Callable[..., object])

_BLAS = "scipy.linalg.cython_blas"


def _leave_linear_algebra_for_later() -> None:
    """Keep Numba from loading SciPy's linear algebra, which takes longer than a game's kernels all together.

    Numba's array functions import it as soon as they are loaded, only to see whether it is there. Here they find an
    empty module in its place, which is gone afterwards: whoever compiles a product of matrices gets the real one.
    """
    if _BLAS not in sys.modules and importlib.util.find_spec("scipy") is not None:
        sys.modules[_BLAS] = ModuleType(_BLAS)
        try:
            importlib.import_module("numba.np.arraymath")
        finally:
            del sys.modules[_BLAS]


if not PLAIN:
    _leave_linear_algebra_for_later()


def kernel(function: Function) -> Function:
    """Compile a function of the rules and keep the machine code on disk."""
    if PLAIN:
        return function
    _CONFIG.CACHE_DIR = str(_used_folder(function.__module__))
    compiled: Any = numba.njit(**OPTIONS)(function)
    return cast("Function", compiled)


def cache_folder(module: str) -> Path:
    """Where the compiled kernels of a module are kept: one folder for each state of the sources it stands on."""
    base = os.environ.get("ROLLWRIGHT_CACHE") or platformdirs.user_cache_dir("rollwright")
    checked = "-checked" if _CONFIG.BOUNDSCHECK else ""
    name = module.removeprefix("rollwright.")
    return Path(base) / "kernels" / f"{name}-{sources_hash(_home(name))}{checked}"


@functools.cache
def _used_folder(module: str) -> Path:
    """The folder of a module, marked as used. Where it is new, as after an upgrade, old ones are cleared away."""
    folder = cache_folder(module)
    if not folder.exists():
        forget_unused(folder.parent)
    elif _unused_for(folder) > DAY:
        with contextlib.suppress(OSError):  # the folder belongs to somebody else
            folder.touch()
    return folder


def forget_unused(kernels: Path) -> None:
    """Remove what was compiled from sources that nobody has used for long."""
    for folder in kernels.glob("*"):
        if _unused_for(folder) > LONGEST_UNUSED:
            shutil.rmtree(folder, ignore_errors=True)


def _unused_for(folder: Path) -> float:
    """For how many seconds nobody has used a folder; 0 where another process has just removed it."""
    try:
        return time.time() - folder.stat().st_mtime
    except OSError:
        return 0.0


def specialise(source: Path, name: str, **kernels: object) -> ModuleType:
    """Load a source file as a module of its own for one game, with the game's kernels as its globals.

    Numba can't keep the machine code of functions made by other functions; of modules it can. The source declares what
    it is given by an annotation (`rules: Any`), and each module has a cache folder of its own.
    """
    spec = importlib.util.spec_from_file_location(name, source)
    if spec is None or spec.loader is None:
        raise ImportError(f"{source} is no Python source")
    module = importlib.util.module_from_spec(spec)
    vars(module).update(kernels)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


def _home(name: str) -> str:
    """What decides which sources a kernel may call: a layer, or in it a single game."""
    layer, _, rest = name.partition(".")
    game = rest.partition(".")[0]
    return f"{layer}.{game}" if game in GAMES else layer


@functools.cache
def sources_hash(home: str) -> str:
    """What tells apart the states of all sources that a layer, or a game in it, stands on."""
    digest = hashlib.sha256(numba.__version__.encode())
    for source in sorted(_sources(home)):
        digest.update(source.relative_to(PACKAGE).as_posix().encode())
        digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


def _sources(home: str) -> Iterator[Path]:
    """The sources of a layer and of those below it; for a single game without those of other games."""
    layer, _, game = home.partition(".")
    others = GAMES - {game} if game else frozenset()
    reach = LAYERS.index(layer) + 1 if layer in LAYERS else len(LAYERS)
    yield Path(__file__)
    for folder in LAYERS[:reach]:
        for source in (PACKAGE / folder).rglob("*.py"):
            if others.isdisjoint(source.relative_to(PACKAGE).parts):
                yield source

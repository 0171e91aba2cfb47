"""The only importer of Numba: the kernel decorator, kernels for each game from one source, and plain mode.

Every rule is written once, as a Python function that Numba can compile. With ``NUMBA_DISABLE_JIT=1`` the same function
runs as plain Python (to debug, to measure coverage, to find index errors); with ``NUMBA_BOUNDSCHECK=1`` it is compiled
and every index is checked.
"""

from __future__ import annotations

import functools
import importlib.util
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any, TypeVar, cast

import numba
import numpy as np
from numba.core import caching

from rollwright.kernel_cache import root, used_folder
from rollwright.kernel_sources import PACKAGE as PACKAGE
from rollwright.kernel_sources import files_of, hash_of

_CONFIG: Any = numba.config
PLAIN = bool(_CONFIG.DISABLE_JIT)
#: How every kernel is compiled. The build for WebAssembly changes it before kernels are imported.
# No kernel is passed to another one as a value, so what Numba makes for that would only take time to compile.
OPTIONS: Any = {"cache": True, "nogil": True, "error_model": "numpy", "no_cfunc_wrapper": True}

Function = TypeVar("Function", bound=Callable[..., object])

#: What modules made by `kernels_for` depend on beside their source: files, and values as bytes.
_given: dict[str, tuple[tuple[Path, ...], tuple[bytes, ...]]] = {}


def kernel(function: Function) -> Function:
    """Compile a function when it is first called, and keep the machine code on disk."""
    if PLAIN:
        return function
    compiled: Any = numba.njit(**{**OPTIONS, "cache": False})(function)
    if OPTIONS["cache"] and used_folder(folder_name(function.__module__)):
        compiled._cache = _KERNEL_CACHE(function)  # noqa: SLF001 (as enable_caching does with its own class)
    return cast("Function", compiled)


class _SourcesLocator(caching.InTreeCacheLocator):
    """Keep machine code in the folder that is named after its sources, so that every copy of the sources finds it.

    Numba's own locators name folders after where a source file is.
    """

    def __init__(self, function: Any, source: str) -> None:
        self._py_file = source
        self._lineno = function.__code__.co_firstlineno
        self._folder = root() / folder_name(function.__module__)

    def get_cache_path(self) -> str:
        return str(self._folder)


class _KernelCacheFiles(caching.CompileResultCacheImpl):
    _locator_classes: list[Any] = [_SourcesLocator]


class _KernelCache(caching.FunctionCache):
    _impl_class = _KernelCacheFiles


_KERNEL_CACHE: Any = _KernelCache


def uncached(function: Function) -> Function:
    """Compile a function that takes other compiled functions as arguments: such code can't be kept on disk."""
    if PLAIN:
        return function
    compiled: Any = numba.njit(**{**OPTIONS, "cache": False})(function)
    return cast("Function", compiled)


@functools.cache
def folder_name(module: str) -> str:
    """The name of the folder for the compiled kernels of a module."""
    files, values = _given.get(module, ((), ()))
    checked = "-checked" if _CONFIG.BOUNDSCHECK else ""
    sources = (*files_of(module), *files, Path(__file__))
    return f"{module.removeprefix('rollwright.')}-{hash_of(sources, *values)}{checked}"


def kernels_for(rules: ModuleType, source: str, **given: object) -> ModuleType:
    """The kernels of a common source, given by its full module name, compiled for the game with these rules.

    Numba doesn't keep the machine code of a function that closes over another kernel; that of a module's functions it
    does. So the source is loaded as a module of its own for each game, with `rules` and whatever else is given as its
    globals. The source declares these under `if TYPE_CHECKING`. A module is loaded once.
    """
    name = f"{source}.{rules.__name__.split('.')[-2]}"
    if name not in sys.modules:
        given = {"rules": rules, **given}
        _given[name] = _dependencies(source, given)
        _load(files_of(source)[0], name, given)
    return sys.modules[name]


def _load(source: Path, name: str, given: dict[str, object]) -> None:
    spec = importlib.util.spec_from_file_location(name, source)
    if spec is None or spec.loader is None:
        raise ImportError(f"{source} is not a Python source")
    module = importlib.util.module_from_spec(spec)
    vars(module).update(given)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise


def _dependencies(source: str, given: dict[str, object]) -> tuple[tuple[Path, ...], tuple[bytes, ...]]:
    files, values = files_of(source), []
    for name, value in given.items():
        if isinstance(value, ModuleType):
            files += files_of(value.__name__)
        elif callable(value):
            files += _files_of_kernel(value.__module__)
        else:
            values.append(name.encode() + np.asarray(value).tobytes())
    return tuple(files), tuple(values)


def _files_of_kernel(module: str) -> tuple[Path, ...]:
    """The sources of a kernel, also of one that `kernels_for` has made."""
    files, _ = _given.get(module, ((), ()))
    return (*files_of(module), *files)

"""Where compiled kernels are kept: a folder for each module and each state of the sources it depends on."""

from __future__ import annotations

import contextlib
import functools
import os
import shutil
import tempfile
import time
import warnings
from pathlib import Path

import platformdirs

DAY = 24 * 3600
#: How long compiled code is kept when it isn't used, in seconds.
LONGEST_UNUSED = 30 * DAY


class UncachedKernels(RuntimeWarning):
    """Compiled code can't be kept, so each process compiles the kernels anew."""


def root() -> Path:
    """The folder of all compiled code; `ROLLWRIGHT_CACHE` moves it."""
    return Path(os.environ.get("ROLLWRIGHT_CACHE") or platformdirs.user_cache_dir("rollwright")) / "kernels"


@functools.cache
def used_folder(name: str) -> Path | None:
    """The folder with this name, marked as used; None if it can't be written to, which is said once.

    When a folder is new, as after an upgrade, old ones are removed.
    """
    folder = root() / name
    if not folder.exists():
        remove_unused(folder.parent)
    elif _unused_for(folder) > DAY:
        with contextlib.suppress(OSError):  # it belongs to somebody else
            folder.touch()
    return folder if _is_writable(folder) else None


def remove_unused(kernels: Path) -> None:
    """Remove what was compiled from sources that nobody has used for long."""
    for folder in kernels.glob("*"):
        if _unused_for(folder) > LONGEST_UNUSED:
            shutil.rmtree(folder, ignore_errors=True)


def _unused_for(folder: Path) -> float:
    """For how many seconds nobody has used a folder; 0 if another process has just removed it."""
    try:
        return time.time() - folder.stat().st_mtime
    except OSError:
        return 0.0


def _is_writable(folder: Path) -> bool:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if not any(folder.iterdir()):
            with tempfile.TemporaryFile(dir=folder):
                pass
    except OSError as error:
        _say_once(str(root()), error.strerror or str(error))
        return False
    return os.access(folder, os.W_OK) or _say_once(str(root()), "it is read-only")


@functools.cache
def _say_once(folder: str, reason: str) -> bool:
    warnings.warn(
        f"Compiled code can't be kept in {folder} ({reason}): every start compiles anew, which takes a minute or more. "
        "Set ROLLWRIGHT_CACHE to a folder that can be written.",
        UncachedKernels,
        stacklevel=2,
    )
    return False

"""Files that commands write."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path


@contextlib.contextmanager
def named_in_errors(file: Path) -> Iterator[None]:
    """Let errors name the file: those of writing, such as a full disk, come without it."""
    try:
        yield
    except OSError as mistake:
        if mistake.filename is None:
            mistake.filename = str(file)
        raise

"""What the front door adds for programmers: files of records in one call."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from rollwright.table.match import Match
from rollwright.table.record_reader import read


def read_records(path: str | Path) -> Iterator[Match]:
    """The matches of a file of records, one after the other.

    Raises `InvalidRecord`, which says the line and what was expected there, and `OSError`.
    """
    yield from read(Path(path).read_text(encoding="utf-8"))

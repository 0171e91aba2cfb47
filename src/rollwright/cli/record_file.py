"""Files of records, as several commands read them."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeAlias

import typer

if TYPE_CHECKING:
    from rollwright.table.match import Match
    from rollwright.table.record_reader import InvalidRecord

LARGEST_RECORD = 50_000_000

RecordArgument: TypeAlias = Annotated[
    Path, typer.Argument(metavar="FILE", help="A file with one or many records; - for standard input.")
]


def read_records(file: Path) -> tuple[tuple[Match, ...], InvalidRecord | None]:
    """The matches of a file; where it is broken, those before the mistake, and the mistake."""
    from rollwright.games.protocol import InvalidNotation
    from rollwright.table.record_reader import InvalidRecord, parse_all

    raw = _bytes(file)
    if len(raw) > LARGEST_RECORD:
        raise InvalidNotation(f"{file} is too large.")
    try:
        matches = parse_all(raw.decode())
    except UnicodeDecodeError:
        raise InvalidNotation(f"{file} is not text: expected a record.") from None
    except InvalidRecord as mistake:
        if not mistake.matches:
            raise
        return mistake.matches, mistake
    if not matches:
        raise InvalidNotation(f"{file} contains no match.")
    return matches, None


def _bytes(file: Path) -> bytes:
    if str(file) == "-":
        return sys.stdin.buffer.read(LARGEST_RECORD + 1)
    with file.open("rb") as opened:
        return opened.read(LARGEST_RECORD + 1)

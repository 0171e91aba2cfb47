"""Results in files: Parquet, CSV or JSON, written portion by portion; what is written stays good if one stops early."""

from __future__ import annotations

import contextlib
import csv
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from rollwright.games import game_module
from rollwright.games.protocol import RollwrightError
from rollwright.sim.lanes import Array
from rollwright.sim.matches import Results
from rollwright.sim.setup import Setup

Write = Callable[[Results], None]


class UnknownFileType(RollwrightError):
    """A file name that says no type, or one whose library isn't installed."""

    code = "unknown-file-type"


def columns_of(setup: Setup, results: Results) -> dict[str, Array]:
    """A column for each result: the match, its turns, and for each seat score, failures and parts of the score."""
    count = len(results.turns)
    columns: dict[str, Any] = {"match": range(results.first_match, results.first_match + count), "turns": results.turns}
    for seat in range(setup.seats):
        columns[f"score_{seat}"] = results.scores[:, seat]
        columns[f"failures_{seat}"] = results.failures[:, seat]
        for place, name in enumerate(game_module("sim", setup.game).PART_NAMES):
            columns[f"{name}_{seat}"] = results.parts[:, seat, place]
    return columns


def check_file(file: Path) -> None:
    """Refuse a name that can't be written before anything is played."""
    if file.suffix not in _WRITERS:
        raise UnknownFileType(f"{file}: results are written as {', '.join(_WRITERS)}.")
    if not file.parent.is_dir():
        raise UnknownFileType(f"{file}: there is no folder {file.parent}.")


@contextlib.contextmanager
def results_file(file: Path, setup: Setup) -> Iterator[Write]:
    """A function that appends results to the file."""
    with _WRITERS[file.suffix](file, setup) as write:
        yield write


@contextlib.contextmanager
def _csv(file: Path, setup: Setup) -> Iterator[Write]:
    with file.open("w", newline="", encoding="utf-8") as out:
        rows = csv.writer(out)
        begun = False

        def write(results: Results) -> None:
            nonlocal begun
            columns = columns_of(setup, results)
            if not begun:
                rows.writerow(columns)
                begun = True
            rows.writerows(zip(*_lists(columns), strict=True))

        yield write


@contextlib.contextmanager
def _json(file: Path, setup: Setup) -> Iterator[Write]:
    """`{"setup": …, "matches": [{"match": 0, "turns": …}, …]}`, a match a line."""
    encode = msgspec.json.Encoder().encode
    with file.open("wb") as out:
        out.write(b'{"setup":' + encode(setup) + b',"matches":[')
        comma = b"\n"

        def write(results: Results) -> None:
            nonlocal comma
            columns = columns_of(setup, results)
            for row in zip(*_lists(columns), strict=True):
                out.write(comma + encode(dict(zip(columns, row, strict=True))))
                comma = b",\n"

        try:
            yield write
        finally:
            out.write(b"\n]}\n")


@contextlib.contextmanager
def _parquet(file: Path, setup: Setup) -> Iterator[Write]:
    try:
        import pyarrow
        from pyarrow import parquet
    except ImportError:
        raise UnknownFileType("Parquet needs pyarrow: pip install 'rollwright[data]'.") from None
    with contextlib.ExitStack() as stack:
        writer: Any = None

        def write(results: Results) -> None:
            nonlocal writer
            table = pyarrow.table(columns_of(setup, results))
            if writer is None:
                writer = stack.enter_context(parquet.ParquetWriter(file, table.schema))
            writer.write_table(table)

        yield write


def _lists(columns: dict[str, Array]) -> list[list[int]]:
    return [column.tolist() if hasattr(column, "tolist") else list(column) for column in columns.values()]


_WRITERS = {".parquet": _parquet, ".csv": _csv, ".json": _json}

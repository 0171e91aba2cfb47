"""A long search for a text that crashes the readers: `python -m tests.fuzz.fuzz_records --seconds 600`.

Guided by coverage (atheris); it stops at the first text that raises anything but the readers' own errors, or that is
read and isn't the same after being written again.
"""

from __future__ import annotations

import argparse
import random
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import atheris

with atheris.instrument_imports(include=["rollwright.table", "rollwright.games"]):
    from rollwright.games import REGISTRY
    from rollwright.table.errors import InvalidLog
    from rollwright.table.events import InvalidEvent, log_from_json, log_to_json
    from rollwright.table.match import Match
    from rollwright.table.record import format_match, format_matches
    from rollwright.table.record_reader import InvalidRecord, parse_all
from tests.table.matches import random_match


def try_record(text: str) -> None:
    """Read a text as records."""
    try:
        matches = parse_all(text)
    except InvalidRecord:
        return
    if parse_all(format_matches(matches)) != matches:
        raise AssertionError("What was read is not the same after being written again.")


def try_log(data: bytes) -> None:
    """Read bytes as a stored log."""
    try:
        match = Match.resume(log_from_json(data))
    except (InvalidEvent, InvalidLog):
        return
    if parse_all(format_match(match)) != (match,):
        raise AssertionError("A log that was resumed is not the same as text.")


def try_one(data: bytes) -> None:
    if data[:1] == b"[" and data[1:2] in (b"{", b"]"):
        try_log(data)
    else:
        try_record(data.decode(errors="replace"))


def write_examples(folder: Path) -> None:
    """Matches of every game to begin the search with."""
    for key in REGISTRY:
        for seed in range(5):
            match = random_match(key, random.Random(seed), events=25)
            folder.joinpath(f"{key}-{seed}.record").write_text(format_match(match), encoding="utf-8")
            folder.joinpath(f"{key}-{seed}.log").write_bytes(log_to_json(match.events))


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--seconds", type=int, default=60, help="how long to search")
    seconds = arguments.parse_args().seconds
    with TemporaryDirectory() as folder:
        write_examples(Path(folder))
        atheris.Setup(
            [sys.argv[0], folder, f"-max_total_time={seconds}", "-max_len=8192", f"-artifact_prefix={Path.cwd()}/"],
            try_one,
        )
        atheris.Fuzz()


if __name__ == "__main__":
    main()

"""What an arena has played, kept in a file match by match: a meeting of hours goes on where it was stopped."""

from __future__ import annotations

import fcntl
from collections.abc import Generator
from dataclasses import replace
from pathlib import Path
from typing import BinaryIO, TypeVar

import msgspec

from rollwright.bots.arena import Meeting, Report, play_in_portions
from rollwright.bots.weights import fingerprint
from rollwright.games.protocol import InvalidSetup
from rollwright.games.registry import module_name
from rollwright.kernel_sources import sources_hash
from rollwright.sim.workers import Backend

Entry = TypeVar("Entry")


class Heading(msgspec.Struct, frozen=True):
    """The first line of a file: who met, and with which minds."""

    meeting: Meeting
    minds: str


def minds(game: str) -> str:
    """What tells our bots of a game apart from those of other versions: their sources and their weights."""
    return f"{sources_hash(module_name('bots', game))}-{fingerprint(game)}"


def kept_or_played(
    path: Path,
    meeting: Meeting,
    matches: int,
    jobs: int,
    backend: str = Backend.PROCESSES,
    address: str | None = None,
    errors: str | None = None,
) -> Generator[list[Report]]:
    """All matches of a meeting in portions: first those that the file has, then those that are played and added to it.

    What was decided isn't kept. A file of other players, or of ours before they changed, is refused.
    """
    heading = Heading(meeting, minds(meeting.game))
    with path.open("a+b") as file:
        _lock(path, file)
        file.seek(0)
        kept, length = _whole_matches(path, file.readlines(), heading)
        file.truncate(length)  # what was cut off in the middle of a line or of a match is played again
        if length == 0:
            file.write(_line(heading))
        if kept:
            yield [report for report in kept if report.number < matches]
        played = len(kept) // len(meeting.pairings())
        for portion in play_in_portions(meeting, matches, jobs, backend, address, played, errors):
            file.write(b"".join(_line(replace(report, moves=[])) for report in portion))
            file.flush()
            yield portion


def _lock(path: Path, file: BinaryIO) -> None:
    """Two that write down the same matches would count them twice."""
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise InvalidSetup(f"{path} is in use: another arena keeps its results there.") from None


def _line(entry: Heading | Report) -> bytes:
    return msgspec.json.encode(entry) + b"\n"


def _whole_matches(path: Path, lines: list[bytes], heading: Heading) -> tuple[list[Report], int]:
    """The matches in a file that all pairings have played, and how many bytes they take with the heading."""
    if not lines or not lines[0].endswith(b"\n"):
        return [], 0
    if _entry(path, 1, lines[0], Heading) != heading:
        raise InvalidSetup(f"{path} keeps another meeting, or our bots have changed since: choose another file.")
    matches = [line for line in lines[1:] if line.endswith(b"\n")]
    matches = matches[: len(matches) - len(matches) % len(heading.meeting.pairings())]
    reports = [_entry(path, number, line, Report) for number, line in enumerate(matches, 2)]
    return reports, sum(map(len, [lines[0], *matches]))


def _entry(path: Path, number: int, line: bytes, kind: type[Entry]) -> Entry:
    try:
        return msgspec.json.decode(line, type=kind)
    except msgspec.DecodeError as error:
        raise InvalidSetup(f"{path}, line {number}: this isn't what an arena keeps ({error}).") from None

"""Matches on this computer: a line is added to a match's file before anything becomes true, so a kill loses nothing.

A line holds what one change made: its events, and the decisions that are hidden after it. The first line of a match
with sealed dice holds their secret too.
"""

from __future__ import annotations

import fcntl
import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO

import msgspec
import platformdirs

from rollwright.games.protocol import Json, RollwrightError, Seat
from rollwright.games.registry import REGISTRY
from rollwright.table.events import Event, Opened
from rollwright.table.match import Change, Hidden, Match

ENDING = ".jsonl"


class BrokenSave(RollwrightError):
    """A saved match that can't be read. Its file is left as it is."""

    code = "broken-save"


class InUse(RollwrightError):
    """A saved match that is being played in another terminal."""

    code = "in-use"


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """One change of a match."""

    events: list[Event] = []
    pending: dict[Seat, Json] = {}
    secret: str | None = None


_ENCODER = msgspec.json.Encoder()
_DECODER: msgspec.json.Decoder[Line] = msgspec.json.Decoder(Line)


def folder(environment: Mapping[str, str] = os.environ) -> Path:
    """Where matches are kept: the person's data folder, or what `ROLLWRIGHT_DATA` says."""
    given = environment.get("ROLLWRIGHT_DATA")
    return (Path(given) if given else platformdirs.user_data_path("rollwright", appauthor=False)) / "matches"


@dataclass(frozen=True, slots=True)
class Saved:
    """A match that can be gone on with."""

    path: Path
    match: Match
    changed: float
    """When it was played last, in seconds since 1970."""


class SaveFile:
    """The file of one match, held by this process alone."""

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self.path = path
        self._file: BinaryIO = path.open("ab")
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            self._file.close()
            raise InUse(f"{path} is being played in another terminal.") from None

    @classmethod
    def begin(cls, match: Match, secret: bytes | None, where: Path) -> SaveFile:
        """A file for a new match. The secret of sealed dice is for its owner's eyes alone, as far as a file can be."""
        file = cls(where / f"{match.id}{ENDING}")
        file.path.chmod(0o600)
        file._write(Line(list(match.events), dict(match.pending), secret.hex() if secret else None))
        _sync_folder(where)
        return file

    def append(self, change: Change) -> None:
        """Write a change down; it is on the disk when this returns."""
        self._write(Line(list(change.events), dict(change.hidden.pending)))

    def cut(self, length: int) -> None:
        """Drop a last line that a kill left half written."""
        self._file.truncate(length)

    def close(self) -> None:
        self._file.close()

    def _write(self, line: Line) -> None:
        self._file.write(_ENCODER.encode(line) + b"\n")
        self._file.flush()
        os.fsync(self._file.fileno())


def go_on(path: Path) -> tuple[Match, SaveFile]:
    """A saved match as it was left, and its file to go on writing."""
    file = SaveFile(path)
    try:
        match, length = _read(path)
    except BrokenSave:
        file.close()
        raise
    file.cut(length)
    return match, file


def games_of_saved(where: Path) -> list[str]:
    """The games of all saved matches, without playing them again."""
    found = set()
    for path in where.glob(f"*{ENDING}"):
        try:
            with path.open("rb") as file:
                first = _DECODER.decode(file.readline())
        except (OSError, msgspec.DecodeError, UnicodeDecodeError):
            continue
        found |= {event.game for event in first.events if isinstance(event, Opened)}
    return sorted(found & set(REGISTRY))


def unfinished(where: Path) -> list[Saved]:
    """The matches that can be gone on with, the last played first. Broken files are not offered, and not touched."""
    return sorted(_unfinished(where), key=lambda saved: saved.changed, reverse=True)


def _unfinished(where: Path) -> Iterator[Saved]:
    for path in where.glob(f"*{ENDING}"):
        try:
            match, _ = _read(path)
        except BrokenSave:
            continue
        if not match.is_over and not _is_held(path):
            yield Saved(path, match, path.stat().st_mtime)


def _is_held(path: Path) -> bool:
    """Whether another terminal plays it now."""
    with path.open("rb") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return True
        return False


def _read(path: Path) -> tuple[Match, int]:
    """The match of a file, and how much of the file is whole lines."""
    data = path.read_bytes()
    whole = data[: data.rfind(b"\n") + 1]
    events: list[Event] = []
    pending: dict[Seat, Json] = {}
    secret: str | None = None
    for number, text in enumerate(whole.splitlines(), 1):
        try:
            line = _DECODER.decode(text)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise BrokenSave(f"{path}, line {number}: {error}") from error
        events += line.events
        pending, secret = line.pending, secret or line.secret
    try:
        match = Match.resume(events, Hidden(pending), bytes.fromhex(secret) if secret else None)
    except ValueError as error:
        raise BrokenSave(f"{path}: {error}") from error
    return match, len(whole)


def _sync_folder(where: Path) -> None:
    """A new file is safe when its folder is on the disk too."""
    handle = os.open(where, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)

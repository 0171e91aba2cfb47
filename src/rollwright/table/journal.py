"""What happened, event by event, in a form that is ready to be said in words."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator

import msgspec

from rollwright.games.protocol import Json, Seat
from rollwright.table.events import (
    Corrected,
    Decided,
    Ended,
    Event,
    Hinted,
    Opened,
    Returned,
    Seated,
    StoodIn,
    Thrown,
    Undone,
)
from rollwright.table.position import Position

_encode = msgspec.json.Encoder().encode


class LogEntry(msgspec.Struct, frozen=True, rename="camel", omit_defaults=True, gc=False):
    """Something that happened, ready to be said in words by the page: `log-<kind>` with these arguments."""

    number: int
    turn: int
    kind: str
    """opened, seated, left, stood-in, returned, thrown, picked, again, kept, wrote, passed, crossed, placed, failed,
    hinted, undone, corrected or ended."""
    seat: Seat | None = None
    action: Json = None
    dice: Json = None
    points: int = 0
    """What a decision brought to the score of the seat; what the winners have when the match ended."""
    since: int = 0
    """corrected: what happened from this event on is told anew."""


class Journal:
    """The last entries, each of them written as JSON once."""

    def __init__(self, length: int) -> None:
        self._entries: deque[LogEntry] = deque(maxlen=length)
        self._written: deque[bytes] = deque(maxlen=length)

    def extend(self, entries: Iterable[LogEntry]) -> None:
        for entry in entries:
            self._entries.append(entry)
            self._written.append(_encode(entry))

    def __iter__(self) -> Iterator[LogEntry]:
        return iter(self._entries)

    def written(self, since: int = 0) -> msgspec.Raw:
        """As JSON, without what happened up to event `since`."""
        known = 0
        while known < len(self._entries) and self._entries[-1 - known].number > since:
            known += 1
        news = list(self._written)[len(self._written) - known :]
        return msgspec.Raw(b"[%s]" % b",".join(news))


def entries(before: Position | None, event: Event, after: Position) -> Iterator[LogEntry]:
    """What an event has to tell."""
    number, turn = after.number, after.turn if before is None else before.turn
    match event:
        case Opened():
            yield LogEntry(number, turn, "opened")
        case Seated(seat, holder):
            yield LogEntry(number, turn, "left" if holder == "open" else "seated", seat)
        case StoodIn(seat) | Returned(seat) | Hinted(seat):
            yield LogEntry(number, turn, str(event.__struct_config__.tag), seat)
        case Thrown(seat, faces):
            yield LogEntry(number, turn, "thrown", seat, dice=faces)
        case Decided() if before is not None:
            yield from _decisions(before, event, after)
        case Undone(_, by):
            yield LogEntry(number, after.turn, "undone", by[0])
        case Corrected(throw, by):
            yield LogEntry(number, after.turn, "corrected", by[0], since=throw)
        case Ended(scores):
            yield LogEntry(number, turn, "ended", points=max(scores))


def _decisions(before: Position, event: Decided, after: Position) -> Iterator[LogEntry]:
    number, turn = after.number, before.turn
    for seat, action in sorted(event.actions.items()):
        kind = before.game.action_kind(before.game.notation.action_from_json(action))
        points = after.scores[seat].total - before.scores[seat].total
        yield LogEntry(number, turn, kind, seat, action, points=points)
        if after.state.fails[seat] > before.state.fails[seat]:
            yield LogEntry(number, turn, "failed", seat, points=points)

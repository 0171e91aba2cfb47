"""What one person may know of a match: the messages' core, drawn by the page and the terminal alike.

A view holds no hidden decision of others and no secret of the dice. Everything a page needs to draw and to offer stands
in it, so that no rule lives outside the games.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from rollwright.games.protocol import Face, Json, Seat

Awaited = Literal["seats", "throw", "decide", "over"]
Holder = Literal["open", "person", "bot"]
Status = Literal["throws", "thinking", "decided", "waits", "over"]


class PartView(msgspec.Struct, frozen=True, rename="camel", omit_defaults=True):
    """A line of the score; `name` is the row's colour, the column (from 0), the row (from 0) or the group's number."""

    kind: str
    name: str
    points: int
    count: int = 0
    fields: list[tuple[int, int]] = []


class ScoreView(msgspec.Struct, frozen=True, rename="camel"):
    total: int
    parts: list[PartView]


class Option(msgspec.Struct, frozen=True, rename="camel", omit_defaults=True):
    """A legal action and what it would bring at once: the gain, and the parts of the score that would change."""

    action: Json
    text: str
    gain: int = 0
    changes: list[PartView] = []
    """The changed parts as they would be, with the difference as points."""
    writes: list[tuple[str, Json]] = []
    """Where the sheet's JSON would change, as a path with dots (`purple.3`), and what would stand there."""


class Refusal(msgspec.Struct, frozen=True, rename="camel"):
    """A printed field that can't be written now, and why: a code, and its details."""

    action: Json
    why: str
    details: list[str] = []


class DieView(msgspec.Struct, frozen=True, rename="camel"):
    name: str
    faces: list[Face]
    face: Face | None
    """What it shows; None while it doesn't lie on the table."""
    wanted: bool
    """It is to be thrown now."""


class SeatView(msgspec.Struct, frozen=True, rename="camel", omit_defaults=True):
    seat: Seat
    holder: Holder
    name: str
    status: Status
    sheet: Json
    fails: int
    score: ScoreView
    bot: str | None = None
    stand_in: bool = False
    """A bot plays for a person who may come back at any time."""
    connected: bool = True
    mine: bool = False
    # Only for one's own seats:
    options: list[Option] | None = None
    refusals: list[Refusal] | None = None
    chosen: Json = None
    """One's own decision that is still hidden; it may be changed or taken back."""


class UndoView(msgspec.Struct, frozen=True, rename="camel", omit_defaults=True):
    possible: bool
    asked_by: list[Seat] = []
    needs: list[Seat] = []
    """The seats whose people have yet to agree."""


class SealView(msgspec.Struct, frozen=True, rename="camel", omit_defaults=True):
    sha256: str
    secret: str | None = None
    """Opened when the match has ended."""


class ResultView(msgspec.Struct, frozen=True, rename="camel", omit_defaults=True):
    winners: list[Seat]
    scores: list[int]
    rating: str | None = None
    """The key of Splitter's solo rating."""


class LogEntry(msgspec.Struct, frozen=True, rename="camel", omit_defaults=True):
    """Something that happened, ready to be said in words by the page: `log-<kind>` with these arguments."""

    number: int
    turn: int
    kind: str
    """opened, seated, left, stood-in, returned, thrown, picked, again, kept, wrote, passed, crossed, placed, failed,
    undone or ended."""
    seat: Seat | None = None
    action: Json = None
    dice: Json = None
    points: int = 0


class View(msgspec.Struct, frozen=True, rename="camel", omit_defaults=True):
    """A match as one person sees it after event `number`."""

    match: str
    number: int
    game: str
    variant: str
    turn: int
    active: Seat
    awaited: Awaited
    dice: list[DieView]
    seats: list[SeatView]
    log: list[LogEntry]
    undo: UndoView
    dice_source: str
    phase: str | None = None
    sums: dict[str, int] = {}
    """What the thrown dice add up to: Qwinto under "sum", Qwantum by colour."""
    taken: str | None = None
    """Qwantum: the colour that was written in the first step of writing."""
    deciders: list[Seat] = []
    thrower: Seat | None = None
    """Who is to throw, or to type in what fell."""
    seal: SealView | None = None
    result: ResultView | None = None
    layouts: list[Json] | None = None
    """The printed sheet of each seat; only in the first view that a person gets."""

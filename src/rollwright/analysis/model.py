"""A reviewed match: who was lucky, who lost what by which decision, and what every seat could expect at each moment.

The field names are those of the JSON form. Points and chances to win stand side by side: a `Pair` has both.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, TypeAlias

import msgspec

from rollwright.games.protocol import Json, Seat


class Struct(msgspec.Struct, frozen=True, rename="camel"):
    pass


class Account(Struct, frozen=True):
    """Where a result came from: `final = expected + luck - lost + others + residual`."""

    final: float
    expected: float
    """What the seat could expect before the first throw."""
    luck: float
    """What all throws brought, also those of others."""
    lost: float
    """What the own decisions cost."""
    others: float
    """What the decisions of the others gave or took."""
    residual: float
    """What the values can't explain."""


class Band(Struct, frozen=True):
    """Points lost a decision with the half width of the 95 % interval, and the levels between which that lies."""

    lost: float
    interval: float
    decisions: int
    enough: bool
    """Whether there are enough decisions to say something about a player."""
    worse: str | None
    """The strongest level that loses more; None if none does."""
    better: str | None
    """The weakest level that loses less; None if none does."""


class SeatLedger(Account, frozen=True):
    """A seat's account in points, and beside it the same in chances to win."""

    seat: Seat
    name: str
    bot: str | None
    decisions: int
    unforced: int
    """Decisions between actions that aren't all worth the same."""
    adjusted: float
    """The final score without luck."""
    win: Account
    band: Band | None
    """How well the seat played, measured by our own levels; None if nothing was to decide or measured."""
    luckier_than: int | None
    """How many of a hundred matches brought less luck; None for a match that isn't finished."""


class WhyPart(Struct, frozen=True):
    """A part of the final score, as in `games.protocol.Part`, and what the better action brings there."""

    kind: str
    name: str
    points: float
    error: float
    """The standard error of `points`."""


class Reason(Struct, frozen=True):
    """What a sentence says: what the better action does (`now`, `open` or `safe`), where it gains and where it loses.

    `now`: it finishes more at once; `open`: it keeps more open; `safe`: fewer throws fail.
    """

    how: Literal["now", "open", "safe"]
    gains: list[WhyPart]
    """The largest, and another one that is nearly as large."""
    losses: list[WhyPart]
    """The largest, if it is worth mentioning."""


class Why(Struct, frozen=True):
    """Two actions of a seat, compared part by part of the final score: `points = sum of parts + rest`."""

    seat: Seat
    better: Json
    other: Json
    points: float
    """By how much the review values the better action higher."""
    parts: list[WhyPart]
    """The largest first."""
    rest: float
    """What playing on doesn't confirm, and chance doesn't explain: an error of the values, or of the quick players."""
    playouts: int
    """How often both actions were played on, with the same dice."""
    played: float
    """The mean difference of these matches."""
    error: float
    """The standard error of `played`."""
    reason: Reason | None
    """What a sentence says; None if the better action gains nowhere."""


class Option(Struct, frozen=True):
    """A legal action, and what it was worth if the others decide like the reference."""

    action: Json
    points: float
    win: float


class Throw(Struct, frozen=True, tag_field="kind", tag="throw"):
    """Dice that fell, and what they changed for every seat."""

    number: int
    """The event of the match."""
    turn: int
    seat: Seat
    """Who threw."""
    dice: Json
    luck: list[float]
    luck_win: list[float]
    rarity: list[float]
    """For each seat, how likely a throw is that is at least as lucky as this one, or at least as unlucky."""


class Decision(Struct, frozen=True, tag_field="kind", tag="decision"):
    """What a seat decided, and what it could have decided."""

    number: int
    turn: int
    seat: Seat
    phase: str
    lost: float
    lost_win: float
    played: Json
    best: Json
    """The action with the most points; `best_win` the one that wins most."""
    best_win: Json
    equal: list[Json]
    """Other actions that are as good as the best, or nearly so."""
    forced: bool
    values: list[Option]
    """The best first; of many ways to throw again the best ones and the one that was chosen."""
    why: Why | None = None
    """Why the best action is better than the one that was taken, where that was asked for."""


Moment: TypeAlias = Throw | Decision


class Point(Struct, frozen=True):
    """What every seat expects after an event, and what this event's decisions did to those who didn't take them."""

    number: int
    turn: int
    points: list[float]
    win: list[float]
    others: list[float]
    others_win: list[float]
    residual: list[float]
    residual_win: list[float]


class Entry(Struct, frozen=True, tag_field="kind", tag="entry"):
    """An event of a match: its moments, and what every seat expects after it. The first has none, and number 0."""

    moments: list[Moment]
    point: Point


class Summary(Struct, frozen=True, tag_field="kind", tag="summary"):
    """A match, accounted for as a whole."""

    match: str
    game: str
    variant: str
    finished: bool
    """An unfinished match is reviewed as far as it went: `final` is what can be expected now."""
    seats: list[SeatLedger]


class Review(Struct, frozen=True):
    """A match, accounted for."""

    match: str
    game: str
    variant: str
    finished: bool
    seats: list[SeatLedger]
    moments: list[Moment]
    curve: list[Point]
    """Begins with what could be expected before the first event (number 0)."""

    @classmethod
    def of(cls, summary: Summary, entries: Iterable[Entry]) -> Review:
        """The whole, made of its parts."""
        entries = list(entries)
        return cls(
            match=summary.match,
            game=summary.game,
            variant=summary.variant,
            finished=summary.finished,
            seats=summary.seats,
            moments=[moment for entry in entries for moment in entry.moments],
            curve=[entry.point for entry in entries],
        )

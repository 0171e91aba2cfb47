"""What a review says in short, and the decisions of it that are worth trying again.

Puzzles are told without any value: in the order of the match, not of their size. What is best is told when the person
has found it, or has tried twice.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from rollwright.games.protocol import Json, Seat

#: So many of the biggest losses of a seat are named at the end of a match, and may be tried again.
MOST = 3
#: A decision that lost fewer points is none to learn from.
WORTH_A_TRY = 0.5
#: So many tries, then the answer is told.
TRIES = 2


class Worth(msgspec.Struct, frozen=True):
    action: Json
    points: float


class Thrown(msgspec.Struct, frozen=True, tag_field="kind", tag="throw"):
    pass


class Judged(msgspec.Struct, frozen=True, tag_field="kind", tag="decision"):
    """A decision of a review, as far as it is needed here."""

    number: int
    seat: Seat
    lost: float
    played: Json
    best: Json
    equal: list[Json]
    values: list[Worth]


class Account(msgspec.Struct, frozen=True):
    seat: Seat
    final: float
    expected: float
    luck: float
    lost: float
    others: float
    residual: float


class Reviewed(msgspec.Struct, frozen=True):
    """A review, as far as it is needed here."""

    seats: list[Account]
    moments: list[Thrown | Judged]


class SeatSummary(Account, frozen=True, rename="camel"):
    """Where the result of a seat came from: `final = expected + luck - lost + others + residual`."""

    puzzles: int
    """How many decisions may be tried again."""
    puzzles_lost: float
    """What these cost."""


class Answer(msgspec.Struct, frozen=True, omit_defaults=True):
    """What somebody is told of a try: `right`, `again`, or after the last try the `answer`."""

    verdict: Literal["right", "again", "answer"]
    lost: float | None = None
    """What the try would have cost; None if that was not worked out."""
    repeated: bool = False
    """It is what was decided in the match."""
    best: Json = None
    """Not before the puzzle is over."""
    equal: list[Json] = []
    """Other actions that are as good, or nearly so."""
    regained: float = 0.0
    """How much better the best action is than what was decided in the match."""


def read_review(text: bytes) -> Reviewed:
    return msgspec.json.decode(text, type=Reviewed)


def puzzles_of(review: Reviewed, seat: Seat) -> list[Judged]:
    """The biggest losses of a seat, in the order of the match."""
    lost = [one for one in review.moments if isinstance(one, Judged) and one.seat == seat and one.lost >= WORTH_A_TRY]
    return sorted(sorted(lost, key=lambda one: -one.lost)[:MOST], key=lambda one: one.number)


def summary_of(review: Reviewed) -> list[SeatSummary]:
    found = []
    for account in review.seats:
        puzzles = puzzles_of(review, account.seat)
        known = msgspec.structs.asdict(account)
        found.append(SeatSummary(**known, puzzles=len(puzzles), puzzles_lost=sum(one.lost for one in puzzles)))
    return found


def judge_try(puzzle: Judged, action: Json, attempt: int) -> Answer:
    """What is said of an action that somebody would take now."""
    is_right = action == puzzle.best or action in puzzle.equal
    points = next((worth.points for worth in puzzle.values if worth.action == action), None)
    lost = None if points is None else puzzle.values[0].points - points
    repeated = action == puzzle.played
    if not is_right and attempt < TRIES:
        return Answer("again", lost, repeated)
    verdict: Literal["right", "answer"] = "right" if is_right else "answer"
    return Answer(verdict, lost, repeated, puzzle.best, puzzle.equal, puzzle.lost)

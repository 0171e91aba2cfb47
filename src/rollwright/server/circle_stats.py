"""What a circle's matches come to: who leads, who beats whom, what was best ever, and what lasts how long."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, date, datetime, timedelta
from itertools import combinations

import msgspec

from rollwright.store.interface import Result

DAY = timedelta(days=1)


class Standing(msgspec.Struct, frozen=True):
    """How a member stands in a time."""

    member: int
    matches: int
    won: int


class Duel(msgspec.Struct, frozen=True):
    """Two members at the same tables: how often each of them scored more."""

    one: int
    other: int
    won: int
    lost: int
    tied: int


class Record(msgspec.Struct, frozen=True, rename="camel"):
    """The highest score of a game among the members."""

    game: str
    score: int
    member: int
    finished_at: float
    table: str


class Streak(msgspec.Struct, frozen=True):
    won: int
    """Matches won in a row, up to the last one."""
    longest: int
    days: int
    """Days in a row with a finished daily challenge, up to today or yesterday."""


Seats = Mapping[int, Result]


def week_start(now: float) -> float:
    """Monday, midnight UTC."""
    today = datetime.fromtimestamp(now, UTC).date()
    return _midnight(today - today.weekday() * DAY)


def year_start(now: float) -> float:
    return _midnight(datetime.fromtimestamp(now, UTC).date().replace(month=1, day=1))


def _midnight(day: date) -> float:
    return datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp()


def matches_of(results: Iterable[Result], members: Mapping[str, int]) -> list[Seats]:
    """The results of each match by member, the oldest first; whoever held two seats counts with the better one."""
    matches: dict[str, dict[int, Result]] = {}
    for result in sorted(results, key=lambda result: (result.finished_at, result.table, result.score)):
        if result.person is not None and result.person in members:
            matches.setdefault(result.table, {})[members[result.person]] = result
    return list(matches.values())


def standings(matches: Iterable[Seats], since: float) -> list[Standing]:
    """Who leads: most wins, then fewest matches."""
    counts: dict[int, list[int]] = {}
    for seats in matches:
        for member, result in seats.items():
            if result.finished_at >= since:
                count = counts.setdefault(member, [0, 0])
                count[0] += 1
                count[1] += result.won
    found = [Standing(member, *count) for member, count in counts.items()]
    return sorted(found, key=lambda each: (-each.won, each.matches, each.member))


def duels(matches: Iterable[Seats]) -> list[Duel]:
    counts: dict[tuple[int, int], list[int]] = {}
    for seats in matches:
        for one, other in combinations(sorted(seats), 2):
            difference = seats[one].score - seats[other].score
            counts.setdefault((one, other), [0, 0, 0])[0 if difference > 0 else 1 if difference < 0 else 2] += 1
    return [Duel(*pair, *count) for pair, count in sorted(counts.items())]


def records(matches: Iterable[Seats]) -> list[Record]:
    """The best of each game; of equal ones the first."""
    best: dict[str, Record] = {}
    for seats in matches:
        for member, result in seats.items():
            known = best.get(result.game)
            if known is None or result.score > known.score:
                at, table = result.finished_at, result.table
                best[result.game] = Record(result.game, result.score, member, at, table)
    return list(best.values())


def streak(matches: Sequence[Seats], member: int, dates: Sequence[str], today: str) -> Streak:
    won = longest = 0
    for seats in matches:
        if member in seats:
            won = won + 1 if seats[member].won else 0
            longest = max(longest, won)
    return Streak(won, longest, days_in_a_row(dates, today))


def days_in_a_row(dates: Sequence[str], today: str) -> int:
    """How many days in a row; today may still come."""
    played, day, count = set(dates), date.fromisoformat(today), 0
    if today not in played:
        day -= DAY
    while day.isoformat() in played:
        count += 1
        day -= DAY
    return count

"""The list of an evening: who did better than how many others, on the same dice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from rollwright.store.evenings import LoadedEvening
from rollwright.store.interface import Quality, Result


class Outcome(NamedTuple):
    """How a round went for somebody."""

    score: int
    points: float
    """Of 100 points: the share of all other players of the round, bots included, with a lower score; ties are half."""
    won: bool
    """The best of the own table."""
    unrated: str | None
    """Why it brings no points, such as `bot`: it played for them."""
    quality: Quality | None = None
    """How well it was played, once the match is reviewed."""


class Line(NamedTuple):
    """A line of the list."""

    place: int
    number: int
    """The member."""
    name: str
    here: bool
    points: float
    outcomes: dict[int, Outcome]
    """By round."""

    @property
    def lost(self) -> float | None:
        """Points lost a decision, over all that were not forced; None until a match is reviewed."""
        known = [outcome.quality for outcome in self.outcomes.values() if outcome.quality and not outcome.unrated]
        decisions = sum(quality.decisions for quality in known)
        return sum(quality.lost for quality in known) / decisions if decisions else None


def standings(evening: LoadedEvening) -> list[Line]:
    """Everybody who came, the best first. Only tables that have ended count."""
    outcomes = {number: _outcomes(results) for number, results in _by_round(evening).items()}
    rows = []
    for member in evening.members:
        own = {number: found[member.person] for number, found in outcomes.items() if member.person in found}
        rows.append((sum(outcome.points for outcome in own.values()), member, own))
    rows.sort(key=lambda row: (-row[0], row[1].number))
    return [
        Line(
            place=1 + sum(other > points for other, _, _ in rows),
            number=member.number,
            name=member.name,
            here=member.here,
            points=points,
            outcomes=own,
        )
        for points, member, own in rows
    ]


def _by_round(evening: LoadedEvening) -> dict[int, list[Result]]:
    rounds = {table.table: table.round for table in evening.tables}
    found: dict[int, list[Result]] = {}
    for result in evening.results:
        found.setdefault(rounds[result.table], []).append(result)
    return found


def _outcomes(results: Sequence[Result]) -> Mapping[str, Outcome]:
    return {
        result.person: Outcome(
            result.score,
            0.0 if result.unrated else _share_beaten(result, results),
            result.won,
            result.unrated,
            result.quality,
        )
        for result in results
        if result.person is not None
    }


def _share_beaten(result: Result, results: Sequence[Result]) -> float:
    others = [other.score for other in results if (other.table, other.seat) != (result.table, result.seat)]
    if not others:
        return 100.0
    beaten = sum(1.0 if result.score > score else 0.5 if result.score == score else 0.0 for score in others)
    return 100.0 * beaten / len(others)

"""Luck and skill: what every throw gave and what every decision cost, in points and in chances to win."""

from __future__ import annotations

from typing import Any, NamedTuple

from rollwright.analysis.ledger import entries, review, summary
from rollwright.analysis.model import (
    Account,
    Decision,
    Entry,
    Moment,
    Option,
    Point,
    Reason,
    Review,
    SeatLedger,
    Summary,
    Throw,
    Why,
    WhyPart,
)
from rollwright.analysis.reference import POINTS, WIN, game_of, reference
from rollwright.analysis.why import why
from rollwright.bots.judging import Judgement
from rollwright.games import game
from rollwright.games.protocol import Seat

__all__ = [
    "Account",
    "Decision",
    "Entry",
    "Moment",
    "Option",
    "Point",
    "Reason",
    "Review",
    "SeatLedger",
    "Summary",
    "Throw",
    "Values",
    "Why",
    "WhyPart",
    "entries",
    "game_of",
    "judge",
    "review",
    "summary",
    "values",
    "why",
]


class Values(NamedTuple):
    """What every seat expects: its final score, and its chance to win (a tie counts as its share)."""

    points: tuple[float, ...]
    win: tuple[float, ...]


def values(state: Any) -> Values:
    """What every seat expects in a state of any game, if everybody goes on like the reference.

    >>> values(game("twenty-one").start(1)).points
    (132.49...,)
    """
    found = reference(game_of(state)).values(state)
    return Values(tuple(found[POINTS].tolist()), tuple(found[WIN].tolist()))


def judge(state: Any, seat: Seat) -> tuple[Judgement, ...]:
    """Every legal action of a seat, the one with the most points first; nothing if it has nothing to decide."""
    key = game_of(state)
    rules: Any = game(key)
    if seat not in rules.deciders(state):
        return ()
    options = reference(key).options(state, seat)
    judged = [
        Judgement(rules.action_at(int(code)), float(points), float(win))
        for code, points, win in zip(options.codes, *options.values, strict=True)
    ]
    return tuple(sorted(judged, key=lambda one: (-one.score, -one.win)))

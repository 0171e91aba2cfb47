"""Why the decisions of a match were worse than the best ones: for the biggest losses of a review, or for one moment."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np
from msgspec.structs import replace

from rollwright.analysis.ledger import Step, steps
from rollwright.analysis.model import Decision, Moment, Review, Why
from rollwright.analysis.reference import POINTS, reference
from rollwright.analysis.why import why
from rollwright.errors import RollwrightError
from rollwright.games.protocol import Json, Seat
from rollwright.table.events import Decided
from rollwright.table.match import Match

#: A decision that loses fewer points is none to learn from.
SMALL_LOSS = 0.05


class NoSuchDecision(RollwrightError):
    """The match has no decision of this seat with this number."""

    code = "not-found"


def biggest_losses(review: Review, count: int) -> list[Decision]:
    """The decisions that lost most, the biggest first."""
    return losses_in(review.moments)[:count]


def losses_in(moments: Iterable[Moment]) -> list[Decision]:
    """The decisions that lost something, the biggest loss first."""
    decisions = [one for one in moments if isinstance(one, Decision) and one.lost > SMALL_LOSS]
    return sorted(decisions, key=lambda one: -one.lost)


def explained(review: Review, match: Match, count: int) -> Review:
    """A review that says of so many of its biggest losses why they are losses."""
    chosen = biggest_losses(review, count)
    reached = {step.number: step for step in steps(match)}
    reasons = {
        (one.number, one.seat): _compared(reached[one.number], match, one.seat, [one.best, one.played])
        for one in chosen
    }
    moments = [
        replace(one, why=reasons.get((one.number, one.seat))) if isinstance(one, Decision) else one
        for one in review.moments
    ]
    return replace(review, moments=moments)


def why_at(match: Match, number: int, seat: Seat, better: Json = None, other: Json = None) -> Why:
    """What sets two actions of a seat apart in a decision of a match: unless given, the best and the one it took.

    Raises `NoSuchDecision`, `InvalidNotation` and `IllegalAction`.
    """
    for step in steps(match):
        if step.number == number and isinstance(step.event, Decided) and seat in step.event.actions:
            best = best_action(step.before.state, seat, match) if better is None else better
            return _compared(step, match, seat, [best, step.event.actions[seat] if other is None else other])
    raise NoSuchDecision(f"Seat {seat} decided nothing in event {number}.")


def best_action(state: Any, seat: Seat, match: Match) -> Json:
    """The action with the most points."""
    options = reference(match.opened.game).options(state, seat)
    code = int(options.codes[np.argmax(options.values[POINTS])])
    return match.game.notation.action_to_json(match.game.action_at(code))


def _compared(step: Step, match: Match, seat: Seat, actions: Sequence[Json]) -> Why:
    better, other = (match.game.notation.action_from_json(action) for action in actions)
    return why(step.before.state, seat, better, other)

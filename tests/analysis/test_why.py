"""Reasons add up to the difference that a review shows, and rest on the same dice for both actions."""

from __future__ import annotations

import math
from typing import Any

import pytest

from rollwright.analysis import Decision, Why, review, why
from rollwright.analysis.explained import NoSuchDecision, biggest_losses, explained, why_at
from rollwright.analysis.ledger import steps
from rollwright.games import REGISTRY, game_module
from rollwright.games.protocol import IllegalAction
from rollwright.table.match import Match
from tests.analysis.matches import played

EXACT = 1e-9


def worst(match: Match) -> tuple[Any, Decision]:
    """The state of the decision that lost most, and the decision."""
    decision = biggest_losses(review(match), 1)[0]
    return next(step.before.state for step in steps(match) if step.number == decision.number), decision


def compared(match: Match, better: Any = None, other: Any = None, **options: int) -> Why:
    state, decision = worst(match)
    read = match.game.notation.action_from_json
    return why(state, decision.seat, read(better or decision.best), read(other or decision.played), **options)


@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("key", REGISTRY)
def test_parts_and_rest_add_up_to_what_was_lost(key: str, seats: int) -> None:
    match = played(key, seats, 5)
    losses = biggest_losses(explained(review(match), match, 3), 4)
    assert [one.why is not None for one in losses] == [True, True, True, False]
    for one in losses[:3]:
        assert one.why is not None
        assert (one.why.better, one.why.other) == (one.best, one.played)
        assert one.why.points == pytest.approx(one.lost, abs=EXACT)
        assert math.fsum(part.points for part in one.why.parts) + one.why.rest == pytest.approx(one.lost, abs=EXACT)


@pytest.mark.parametrize("key", REGISTRY)
def test_both_actions_meet_the_same_dice(key: str) -> None:
    match = played(key, 2, 6)
    best = worst(match)[1].best
    same = compared(match, best, best)
    assert (same.points, same.played, same.error, same.rest, same.parts) == (0, 0, 0, 0, [])
    assert same.reason is None
    assert compared(match, playouts=8) == compared(match, playouts=8)
    assert compared(match, playouts=8).played != compared(match, playouts=8, seed=1).played


def test_where_values_are_exact_playing_on_confirms_them() -> None:
    told = compared(played("twenty-one", 1, 7), playouts=4000)
    assert told.error < 0.5
    assert abs(told.played - told.points) < 4 * told.error
    assert abs(told.rest) <= 2 * told.error


@pytest.mark.parametrize("key", REGISTRY)
def test_the_parts_are_those_of_the_score(key: str) -> None:
    match = played(key, 1, 8)
    parts = [(part.kind, part.name) for part in match.position.scores[0].parts]
    assert set(parts) <= set(game_module("analysis", key).player.PARTS)
    assert {part.kind for part in compared(match, playouts=8).parts} <= {kind for kind, _ in parts}


def test_only_legal_actions_of_deciders_are_compared() -> None:
    match = played("splitter", 2, 9)
    state, decision = worst(match)
    best = match.game.notation.action_from_json(decision.best)
    with pytest.raises(IllegalAction):
        why(state, 5, best, best)
    taken = next(step.event.actions[0] for step in steps(match) if hasattr(step.event, "actions"))
    last = [step for step in steps(match) if hasattr(step.event, "actions")][-1]
    with pytest.raises(IllegalAction):
        why_at(match, last.number, 0, taken)
    with pytest.raises(ValueError, match="between 1 and"):
        why(state, decision.seat, best, best, playouts=0)
    with pytest.raises(NoSuchDecision):
        why_at(match, 1, 0)

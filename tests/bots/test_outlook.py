"""What every seat expects, at every point of a match."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from rollwright import bots
from rollwright.bots.random_bot import RandomBot
from rollwright.games import REGISTRY
from rollwright.games import game as find

SETUPS = [(key, seats) for key in REGISTRY for seats in (1, 2, 3)]


def _states(key: str, seats: int, seed: int) -> Iterator[Any]:
    """Every state of a random match, those before a throw too, and the end."""
    game, rng = find(key), np.random.default_rng(seed)
    state, chance = game.start(seats, None, int(rng.integers(seats))), RandomBot(find(key))
    while not game.is_over(state):
        yield state
        if dice := game.dice_wanted(state):
            state = game.throw(state, [die.faces[int(rng.integers(len(die.faces)))] for die in dice])
        else:
            state = game.decide(state, {seat: chance.decide(state, seat, rng) for seat in game.deciders(state)})
    yield state


@pytest.mark.parametrize(("key", "seats"), SETUPS)
def test_every_seat_expects_something_at_every_point_and_somebody_wins(key: str, seats: int) -> None:
    states = list(_states(key, seats, 3))
    for state in [*states[::5], *states[-3:]]:
        told = bots.outlook(key, state)
        assert len(told) == seats
        assert sum(outlook.win for outlook in told) == pytest.approx(1, abs=0.03)
        assert all(0 <= outlook.win <= 1 for outlook in told)
        assert told == bots.outlook(key, state)


@pytest.mark.parametrize("key", REGISTRY)
def test_at_the_end_what_is_expected_is_the_score_and_who_won(key: str) -> None:
    *_, over = _states(key, 2, 4)
    game = find(key)
    told = bots.outlook(key, over)
    assert [outlook.score for outlook in told] == [game.score(over, seat).total for seat in range(2)]
    assert {seat for seat, outlook in enumerate(told) if outlook.win > 0} == set(game.winners(over))


@pytest.mark.parametrize("key", REGISTRY)
def test_looking_at_a_match_changes_nothing_in_it(key: str) -> None:
    for state in list(_states(key, 2, 5))[:-1:7]:
        before = state.data
        bots.outlook(key, state)
        assert state.data == before

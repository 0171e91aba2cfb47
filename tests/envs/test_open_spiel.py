"""OpenSpiel: the official simulation test, playthroughs, and the states agree with the games."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pyspiel
import pytest

from rollwright.envs import open_spiel
from rollwright.games import REGISTRY
from tests.envs.agreement import through_open_spiel


def _load(key: str, **params: Any) -> Any:
    given = ",".join(f"{name}={value}" for name, value in params.items())
    return pyspiel.load_game(f"{open_spiel.short_name(key)}({given})")


@pytest.mark.parametrize("key", REGISTRY)
def test_the_official_simulation_test_passes(key: str) -> None:
    pyspiel.random_sim_test(_load(key, seats=2), num_sims=1, serialize=False, verbose=False)


def _played(state: Any, chance: random.Random, steps: int = 10_000) -> Any:
    while not state.is_terminal() and steps:
        steps -= 1
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(probability for _, probability in outcomes) == pytest.approx(1)
            state.apply_action(chance.choice(outcomes)[0])
        elif state.is_simultaneous_node():
            state.apply_actions([chance.choice(state.legal_actions(seat)) for seat in range(state.num_players())])
        else:
            state.apply_action(chance.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("key", REGISTRY)
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_a_playthrough_ends_as_the_rules_say(key: str, seats: int) -> None:
    game = _load(key, seats=seats, utility="points")
    state = _played(game.new_initial_state(), random.Random(seats))
    rules = state.rules
    assert rules.is_over(state.state)
    assert state.returns() == [rules.score(state.state, seat).total for seat in range(seats)]
    assert len(state.full_history()) < game.max_game_length()


@pytest.mark.parametrize("key", REGISTRY)
def test_every_state_on_the_way_is_that_of_the_rules(key: str) -> None:
    for seed in range(8):
        through_open_spiel(key, seed)


@pytest.mark.parametrize("key", REGISTRY)
def test_a_state_is_serialized_and_cloned(key: str) -> None:
    game = _load(key, seats=2)
    state = _played(game.new_initial_state(), random.Random(3), steps=40)
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert str(again) == str(state) == str(state.clone())


@pytest.mark.parametrize("key", REGISTRY)
def test_tensors_are_what_the_game_says_that_the_seat_sees(key: str) -> None:
    state = _played(_load(key, seats=2).new_initial_state(), random.Random(5), steps=30)
    layout = state.rules.observation(2)
    for seat in range(2):
        flat = layout.flat(state.state.readable, seat)
        assert np.array_equal(np.array(state.observation_tensor(seat))[: layout.size], flat)
        assert np.array_equal(np.array(state.information_state_tensor(seat))[: layout.size], flat)


@pytest.mark.parametrize("key", REGISTRY)
def test_turn_based_seats_do_not_see_what_others_have_chosen(key: str) -> None:
    game = pyspiel.load_game_as_turn_based(open_spiel.short_name(key), {"seats": 2})
    state, chance = game.new_initial_state(), random.Random(1)
    while state.is_chance_node() or state.current_player() != 0 or not _is_joint(state):
        state.apply_action(chance.choice(state.legal_actions()))
    seen = {tuple(state.child(action).observation_tensor(1)[-70:]) for action in state.legal_actions()}
    assert len(seen) == 1


def _is_joint(state: Any) -> bool:
    return bool(state.child(state.legal_actions()[0]).current_player() == 1)


@pytest.mark.parametrize("key", REGISTRY)
def test_the_win_is_shared_out_whole(key: str) -> None:
    state = _played(_load(key, seats=2).new_initial_state(), random.Random(2))
    assert sum(state.returns()) == 1.0


def test_a_utility_that_does_not_exist_is_refused() -> None:
    with pytest.raises(ValueError, match="win or points"):
        open_spiel.SpielGame.__subclasses__()[0]({"utility": "fame"})

"""Whole matches through each adapter, compared with the rules at every decision.

The tests play a few; `python -m tests.envs.agreement [--matches 1000] [--adapters …] [--games …]` plays many.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Callable

import numpy as np
import pyspiel

from rollwright.envs.multi import parallel_env
from rollwright.envs.open_spiel import short_name
from rollwright.envs.single import SingleEnv
from rollwright.games import REGISTRY, game


def through_gymnasium(key: str, seed: int) -> None:
    """Alone, so that every decision of the match is seen: states, masks, rewards and scores are those of the rules."""
    rules, env, chance = game(key), SingleEnv(key, seats=1), np.random.default_rng(seed)
    env.reset(seed=seed)
    earned, over = 0.0, False
    while not over:
        state = env.state
        legal = rules.mask(state, 0)
        assert np.array_equal(env.action_masks(), legal)
        action = int(chance.choice(np.flatnonzero(legal)))
        after = rules.decide(state, {0: rules.action_at(action)})
        observation, reward, over, _, info = env.step(np.int64(action))
        earned += reward
        assert rules.score(after, 0).total == info["scores"][0] == earned
        assert np.array_equal(observation, rules.observation(1).flat(env.state.readable, 0))
    assert rules.is_over(env.state)


def through_pettingzoo(key: str, seed: int, seats: int = 2) -> None:
    """All seats: masks with their no-ops, joint decisions and scores are those of the rules."""
    rules, match, chance = game(key), parallel_env(key, seats), np.random.default_rng(seed)
    observations, _ = match.reset(seed=seed)
    while match.agents:
        state, actions = match.match_state, {}
        for seat, (agent, seen) in enumerate(observations.items()):
            mask = seen["action_mask"].astype(bool)
            assert match.observation_space(agent).contains(seen)
            assert np.array_equal(mask[:-1], rules.mask(state, seat))
            assert mask[-1] == (seat not in rules.deciders(state))
            actions[agent] = int(chance.choice(np.flatnonzero(mask)))
        chosen = {seat: rules.action_at(actions[f"seat_{seat}"]) for seat in rules.deciders(state)}
        after = rules.decide(state, chosen)
        observations, _, _, _, infos = match.step(actions)
        for seat in range(seats):
            assert infos[f"seat_{seat}"]["score"] == rules.score(after, seat).total
    assert rules.is_over(match.match_state)


def through_open_spiel(key: str, seed: int, seats: int = 2) -> None:
    """All seats: the history is replayed through the rules, which find the same states, actions and scores."""
    spiel = pyspiel.load_game(f"{short_name(key)}(seats={seats},utility=points)")
    state, chance, rules = spiel.new_initial_state(), random.Random(seed), game(key)
    own = rules.start(seats)
    while not state.is_terminal():
        if state.is_chance_node():
            dice = rules.dice_wanted(own)
            faces = []
            for die in dice:
                action, _ = chance.choice(state.chance_outcomes())
                faces.append(die.faces[action])
                state.apply_action(action)
            own = rules.throw(own, faces)
        else:
            deciders = rules.deciders(own)
            chosen = {}
            for seat in deciders:
                legal = state.legal_actions(seat)
                assert legal == np.flatnonzero(rules.mask(own, seat)).tolist()
                chosen[seat] = chance.choice(legal)
            if len(deciders) > 1:
                state.apply_actions([chosen[seat] for seat in range(seats)])
            else:
                state.apply_action(chosen[deciders[0]])
            own = rules.decide(own, {seat: rules.action_at(action) for seat, action in chosen.items()})
        assert state.state == own
    assert state.returns() == [rules.score(own, seat).total for seat in range(seats)]


ADAPTERS: dict[str, Callable[[str, int], None]] = {
    "gymnasium": through_gymnasium,
    "pettingzoo": through_pettingzoo,
    "open_spiel": through_open_spiel,
}


def main() -> None:
    """Play many matches; a line for each game and adapter."""
    parser = argparse.ArgumentParser(prog="python -m tests.envs.agreement", description=__doc__)
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--first", type=int, default=0, help="the first seed, to go on from")
    parser.add_argument("--adapters", nargs="*", default=list(ADAPTERS), choices=list(ADAPTERS))
    parser.add_argument("--games", nargs="*", default=list(REGISTRY), choices=list(REGISTRY))
    given = parser.parse_args()
    for adapter in given.adapters:
        for key in given.games:
            for seed in range(given.first, given.first + given.matches):
                ADAPTERS[adapter](key, seed)
                if seed % 50 == 0:
                    sys.stderr.write(f"\r{adapter} {key} {seed}  ")
            print(f"{adapter}, {key}: {given.matches} matches agree", flush=True)  # noqa: T201


if __name__ == "__main__":
    main()

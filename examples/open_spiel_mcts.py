"""OpenSpiel's MCTS against `club`: `python examples/open_spiel_mcts.py [GAME] [MATCHES] [SIMULATIONS]`.

MCTS plays the turn-based form of the game; `club` decides by the state of the rules below it.
"""

from __future__ import annotations

import sys
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

import rollwright.envs.open_spiel as spiel
from rollwright import game as find
from rollwright import make_bot


def play(game: Any, player: Any, rules: Any, club: Any, rng: np.random.Generator) -> list[int]:
    """One match, MCTS in seat 0; the final scores."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(actions, p=chances)))
        elif state.current_player() == 0:
            state.apply_action(player.step(state))
        else:
            below = state.simultaneous_game_state().state
            state.apply_action(rules.action_code(club.decide(below, 1, rng)))
    final = state.simultaneous_game_state().state
    return [rules.score(final, seat).total for seat in range(2)]


def main(key: str = "twenty-one", matches: int = 2, simulations: int = 30) -> list[list[int]]:
    """Play matches and print how they ended."""
    game = pyspiel.load_game_as_turn_based(spiel.short_name(key), {"seats": 2})
    rng, rules, club = np.random.RandomState(1), find(key), make_bot(key, "club")
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    player = mcts.MCTSBot(game, 1.0, simulations, evaluator, random_state=rng)
    results = []
    for match in range(matches):
        results.append(play(game, player, rules, club, np.random.default_rng(match)))
        print(f"MCTS {results[-1][0]}, club {results[-1][1]}", flush=True)
    return results


if __name__ == "__main__":
    main(*sys.argv[1:2], *map(int, sys.argv[2:]))

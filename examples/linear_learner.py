"""A linear player of Twenty One, learned by the cross-entropy method: `python examples/linear_learner.py`.

Each lane of the vector environment plays with weights of its own; the best fifth decide where the next ones are drawn.
"""

from __future__ import annotations

import sys
from typing import Any

import gymnasium
import numpy as np

import rollwright.envs  # noqa: F401 (registers the environments)
from rollwright import game, simulate

RULES = game("twenty-one")
LAYOUT = RULES.observation(2)
SETS = np.array([[chosen >> colour & 1 for colour in range(6)] for chosen in range(64)])
KEEP, AGAIN, WEIGHTS, POPULATION, COPIES, DECISIONS = 64, 65, 7, 64, 32, 120


def choose(weights: Any, observations: Any, masks: Any) -> Any:
    """The best action of each row: colours are worth a sum of their features, and sets of colours the sum of these."""
    seen, rows = LAYOUT.named(observations), np.arange(len(observations))
    row = np.minimum(seen["current"][:, 0], 4)
    order = seen["colours"][rows, 0, row]
    limits, free = np.empty((2, len(rows), 6))
    np.put_along_axis(limits, order, seen["limits"][rows, 0, row], axis=1)
    np.put_along_axis(free, order, seen["cells"][rows, 0, row] == 0, axis=1)
    dice, gap = seen["dice"], limits - seen["dice"]
    bias, number, hit, short, cross, again, late = weights.T[:, :, None]
    worth = bias + number * dice / 6 + hit * (gap == 0) + short * gap / 6 + late * row[:, None] / 4
    values = np.empty(masks.shape)
    values[:, :64] = worth @ SETS.T
    values[:, 0] = cross[:, 0]
    values[:, KEEP] = np.where((free > 0) & (gap >= 0), np.maximum(worth, 0), 0).sum(axis=1)
    values[:, AGAIN] = again[:, 0]
    return np.where(masks, values, -np.inf).argmax(axis=1)


def learn(rounds: int, seed: int) -> Any:
    """The mean of the weights after some rounds."""
    rng, mean, spread = np.random.default_rng(seed), np.zeros(WEIGHTS), np.full(WEIGHTS, 2.0)
    envs = gymnasium.make_vec(
        "rollwright/TwentyOne-v0", num_envs=POPULATION * COPIES, seats=2, opponents="greedy", reward="margin"
    )
    for step in range(rounds):
        drawn = rng.normal(mean, spread, (POPULATION, WEIGHTS))
        lanes = np.repeat(drawn, COPIES, axis=0)
        observations, info = envs.reset(seed=seed + step * len(lanes))
        earned = np.zeros(len(lanes))
        for _ in range(DECISIONS):
            observations, rewards, _, _, info = envs.step(choose(lanes, observations, info["action_mask"]))
            earned += rewards
        fitness = earned.reshape(POPULATION, COPIES).mean(axis=1)
        best = drawn[np.argsort(fitness)[-POPULATION // 5 :]]
        mean, spread = best.mean(axis=0), best.std(axis=0) + 0.1 / (1 + step)
        print(f"round {step + 1}: the best fifth earns {np.sort(fitness)[-POPULATION // 5 :].mean():.1f}", flush=True)
    return mean


def main(rounds: int = 12, matches: int = 1000, seed: int = 1) -> float:
    """Learn, then meet `casual`; the lower end of the 95 % interval of the share of wins."""
    weights = learn(rounds, seed)
    learned = lambda observations, masks, rng: choose(weights[None], observations, masks)  # noqa: E731, ARG005
    own, other = simulate("twenty-one", matches, policies=[learned, "casual"], seed=seed).scores.T
    wins = np.where(own == other, 0.5, own > other)
    margin = 1.96 * wins.std() / np.sqrt(matches)
    print(f"{own.mean():.1f} points against {other.mean():.1f}; wins {wins.mean():.1%} ± {margin:.1%} of {matches}")
    return float(wins.mean() - margin)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))

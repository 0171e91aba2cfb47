"""A tournament of all levels on a Ray cluster: `python examples/ray_tournament.py GAME MATCHES [ADDRESS]`.

Without an address Ray starts on this machine. Every pair of levels plays the same dice from both seats.
"""

from __future__ import annotations

import itertools
import sys

import numpy as np
import ray

from rollwright import simulate

LEVELS = ("random", "casual", "club")
PORTION = 20


@ray.remote
def meeting(game: str, pair: tuple[str, str], seed: int) -> float:
    """The share of the win of the first of a pair, with each of them beginning once."""
    share = 0.0
    for players in (pair, pair[::-1]):
        scores = simulate(game, PORTION, policies=list(players), seed=seed).scores
        own, other = scores.T if players == pair else scores.T[::-1]
        share += float(np.where(own == other, 0.5, own > other).mean())
    return share / 2


def main(game: str = "splitter", matches: int = 40, address: str | None = None) -> dict[tuple[str, str], float]:
    """The share of wins of each pair, printed as it is known."""
    ray.init(address=address, include_dashboard=False, log_to_driver=False)
    pairs, seeds = list(itertools.combinations(LEVELS, 2)), range(-(-matches // (2 * PORTION)))
    running = {pair: [meeting.remote(game, pair, seed) for seed in seeds] for pair in pairs}
    shares = {}
    for pair, portions in running.items():
        shares[pair] = float(np.mean(ray.get(portions)))
        print(f"{pair[0]} wins {shares[pair]:.1%} against {pair[1]}", flush=True)
    ray.shutdown()
    return shares


if __name__ == "__main__":
    main(*sys.argv[1:2], *map(int, sys.argv[2:3]), *sys.argv[3:4])

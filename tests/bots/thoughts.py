"""Prints what the quick minds of the learned games think of some positions, as JSON.

python -m tests.bots.thoughts
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from itertools import islice

import numpy as np

from rollwright.bots import judge_for
from rollwright.games import game
from tests.bots.positions import decisions

#: Twenty One is solved: its tables would take plain Python hours.
GAMES = ("qwinto", "qwantum", "splitter")
EVERY = 7


def thoughts(key: str) -> Iterator[dict[str, list[float]]]:
    """By action: its expected score and the chance to win, for one seat at some positions of a random match."""
    judge = judge_for(key, thorough=False)
    for state in islice(decisions(key, 2, 3), 0, None, EVERY):
        judged = judge.judge(state, game(key).deciders(state)[0], np.random.default_rng(1))
        yield {
            str(code): [float(score), float(win)]
            for code, score, win in zip(judged.codes, judged.scores, judged.wins, strict=True)
        }


if __name__ == "__main__":
    json.dump({key: list(thoughts(key)) for key in GAMES}, sys.stdout)

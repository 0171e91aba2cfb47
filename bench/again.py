"""Trains a shipped net again as it is written down beside its weights, and tells whether the same comes of it.

python -m bench.again GAME NET [--matches N]

With fewer matches than the net was trained for, only its learning curve up to there is compared.
"""

from __future__ import annotations

import argparse
import json
import math
import sys

import numpy as np

from bench.keeping import shown_progress
from rollwright.bots import training, weights
from rollwright.games import REGISTRY


def train_again(game: str, name: str, most: float = math.inf) -> bool:
    """Whether every mean of the learning curve, and in the end every weight, is the one that was written down."""
    made = json.loads((weights.installed(game) / f"{name}.json").read_text())
    course = training.course_of(game, name)
    lesson = training.begin(course, made["seed"])
    rows = [row for row in made["curve"]["rows"] if row[0] <= most]
    same = 0
    with shown_progress(name, rows[-1][0]) as move:
        for matches, _, mean in rows:
            begun = lesson.matches
            for _ in training.study(course, lesson, matches=matches, every=math.inf):
                same += lesson.curve[-1][2] == mean
            move(matches - begun)
    print(f"{name}: {same} of {len(rows)} means up to {lesson.matches} matches are the same")
    if lesson.matches < made["matches"]:
        return same == len(rows)
    identical = np.array_equal(weights.in_short(course.finish(lesson.weights)), weights.load(game, name).weights)
    print(f"{name}: the weights are {'the same' if identical else 'others'}")
    return same == len(rows) and identical


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=tuple(REGISTRY))
    parser.add_argument("net")
    parser.add_argument("--matches", type=int, default=math.inf)
    options = parser.parse_args()
    sys.exit(not train_again(options.game, options.net, options.matches))


if __name__ == "__main__":
    main()

"""What is trained for Qwinto."""

from __future__ import annotations

import numpy as np

from rollwright.bots.course import Array, Course
from rollwright.bots.qwinto.calibration import calibrate
from rollwright.bots.qwinto.learn import learn_matches
from rollwright.bots.qwinto.player import GAME, net_name
from rollwright.bots.qwinto.value import WEIGHTS, hopeful_weights
from rollwright.bots.weights import Net

RATE = 1.0
PORTION = 500
#: What a turn costs while learning, in points, by number of seats: whoever hurries ends the match while others wait.
PRICES = {1: 0.0, 2: 1.4, 4: 1.4}


def all_courses() -> list[Course]:
    """A net for each number of seats that is told apart."""
    return [_course(seats) for seats in PRICES]


def _course(seats: int) -> Course:
    terms, nobody = np.array([PRICES[seats], 0.0]), np.zeros((0, WEIGHTS), np.float32)

    def learn(weights: Array, memory: Array, key: Array, first: int, count: int) -> tuple[float, int]:
        points, _, sheets = learn_matches(weights, memory, nobody, seats, key, first, count, RATE, terms)
        return float(points), int(sheets)

    def measured(net: Net, matches: int) -> Net:
        return calibrate(net, seats, matches)

    return Course(GAME, net_name(seats), seats, None, PORTION, hopeful_weights, learn, calibrate=measured)

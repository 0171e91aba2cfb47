"""What is trained for Qwantum."""

from __future__ import annotations

from rollwright.bots import weights as nets
from rollwright.bots.course import Array, Course
from rollwright.bots.qwantum.learn import learn_matches
from rollwright.bots.qwantum.player import GAME, MOST_SEATS_LEARNED, net_name, past_net_name
from rollwright.bots.qwantum.value import WEIGHTS, hopeful_weights

RATE = 1.0
PORTION = 100
#: What a turn costs while learning, in points, by number of seats.
PRICES = {1: 0.0, 2: 1.5}


def all_courses() -> list[Course]:
    """A net for each number of seats that is told apart."""
    return [_course(seats) for seats in range(1, MOST_SEATS_LEARNED + 1)]


def _begin_together() -> Array:
    """What the master of October 2026 had learned, which is in no hurry: from there a price is learned in minutes."""
    return nets.load_for(GAME, past_net_name(2), WEIGHTS).weights.copy()


def _course(seats: int) -> Course:
    def learn(weights: Array, memory: Array, key: Array, first: int, count: int) -> tuple[float, int]:
        points, _ = learn_matches(weights, memory, seats, key, first, count, RATE, PRICES[seats])
        return float(points), seats * count

    return Course(
        GAME, net_name(seats), seats, None, PORTION, hopeful_weights if seats == 1 else _begin_together, learn
    )

"""Twenty One is solved: known optima, and an independent reckoning of a small end."""

from __future__ import annotations

import itertools

import numpy as np
import pytest

from rollwright.bots.twenty_one.race import match_results
from rollwright.bots.twenty_one.solve import ALL, optimum, solve
from rollwright.games.twenty_one.sheet import HIT_BONUS, LIMITS
from rollwright.sim.chance import key_of

FIRST_ROW = LIMITS[:1]


def test_the_first_row_is_worth_28_2545_points_in_5_004_turns() -> None:
    points, turns = optimum(1, FIRST_ROW)
    assert points == pytest.approx(28.2545, abs=1e-4)
    assert turns == pytest.approx(5.004, abs=1e-3)


def test_without_second_throws_the_first_row_is_worth_22_223_points() -> None:
    points, turns = optimum(1, FIRST_ROW, second_throw=False)
    assert points == pytest.approx(22.223, abs=1e-3)
    assert turns == pytest.approx(5.220, abs=1e-3)


def test_a_turn_that_costs_what_it_can_bring_makes_the_solver_hurry() -> None:
    points, turns = optimum(1, FIRST_ROW, cost=6.748)
    assert (points, turns) == pytest.approx((20.455, 3.031), abs=1e-3)


def test_more_seats_mean_fewer_own_second_throws_and_fewer_points() -> None:
    points = [optimum(seats)[0] for seats in (1, 2, 3)]
    assert points == sorted(points, reverse=True)


def _by_hand(limits: tuple[int, int], hits: int) -> float:
    """Two last free fields of a row, always active: every throw of both dice, written out."""

    def last(limit: int, hits: int) -> float:
        worth = [(face if face <= limit else 0) + HIT_BONUS[hits + (face == limit)] for face in range(1, 7)]
        again = sum(worth) / 6
        return float(sum(value if face == 1 else max(value, again) for face, value in enumerate(worth, 1)) / 6)

    def written(dice: tuple[int, ...]) -> float:
        fits = [face <= limit for face, limit in zip(dice, limits, strict=True)]
        hit = [face == limit for face, limit in zip(dice, limits, strict=True)]
        choices = [last(limits[1], hits)]  # cross out the left one
        if fits[0]:
            choices.append(dice[0] + last(limits[1], hits + hit[0]))
        if fits[1]:
            choices.append(dice[1] + last(limits[0], hits + hit[1]))
        if all(fits):
            choices.append(sum(dice) + HIT_BONUS[hits + sum(hit)])
        return max(choices)

    total = 0.0
    for dice in itertools.product(range(1, 7), repeat=2):
        ways = [[face] if face == 1 else range(1, 7) for face in dice]
        again = [written((one, two)) for one, two in itertools.product(*ways)]
        total += max(written(dice), sum(again) / len(again))
    return total / 36


@pytest.mark.parametrize("hits", [0, 3])
def test_the_end_of_a_row_agrees_with_a_reckoning_by_hand(hits: int) -> None:
    table = solve(np.array([[6, 6, 4, 3, 3, 2]], np.int8).tobytes(), 1)
    assert table.worth[0, 0, 0b110000, hits] == pytest.approx(_by_hand((3, 2), hits))


def test_matches_by_the_tables_score_what_the_tables_promise() -> None:
    table = solve(LIMITS.tobytes(), 1)
    results = np.empty((1500, 1, 2))
    match_results(1, table.worth[None], table.again[None], key_of(5), 0, len(results), results)
    points = results[:, 0, 0]
    assert points.mean() == pytest.approx(table.worth[0, 0, ALL, 0], abs=4 * points.std() / len(points) ** 0.5)

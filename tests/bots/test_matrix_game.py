"""Choosing at the same time: the mixes are the best there are."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays
from scipy.optimize import linprog

from rollwright.bots.matrix_game import solve_game

#: Few different gains, so that many are equal, and any gains.
GAINS = st.sampled_from([0.0, 0.25, 0.5, 1.0]) | st.floats(0.0, 1.0)
GAMES = st.tuples(st.integers(1, 6), st.integers(1, 6)).flatmap(lambda shape: arrays(np.float64, shape, elements=GAINS))


def _solved(gains: list[list[float]]) -> list[float]:
    """The worth of a game, then how often each row and each column is chosen."""
    game = np.array(gains, np.float64)
    rows, columns = np.empty(game.shape[0]), np.empty(game.shape[1])
    return [solve_game(game, rows, columns), *rows, *columns]


def test_what_is_best_whatever_the_other_does_is_chosen_always() -> None:
    assert _solved([[0.2, 0.4], [0.5, 0.9]]) == pytest.approx([0.5, 0, 1, 1, 0])


def test_matching_pennies_is_left_to_chance() -> None:
    assert _solved([[1, 0], [0, 1]]) == pytest.approx([0.5, 0.5, 0.5, 0.5, 0.5])


@given(GAMES)
def test_neither_can_gain_by_another_choice(game: np.ndarray) -> None:
    rows, columns = np.empty(game.shape[0]), np.empty(game.shape[1])
    worth = solve_game(game, rows, columns)
    for mix in (rows, columns):
        assert mix.min() >= 0
        assert mix.sum() == pytest.approx(1)
    assert (rows @ game).min() == pytest.approx(worth, abs=1e-9)
    assert (game @ columns).max() == pytest.approx(worth, abs=1e-9)


@given(GAMES)
def test_a_linear_program_finds_the_same_worth(game: np.ndarray) -> None:
    height, width = game.shape
    best = linprog(
        c=[0] * height + [-1],
        A_ub=np.hstack([-game.T, np.ones((width, 1))]),
        b_ub=np.zeros(width),
        A_eq=[[1] * height + [0]],
        b_eq=[1],
        bounds=[(0, None)] * height + [(None, None)],
    )
    assert solve_game(game, np.empty(height), np.empty(width)) == pytest.approx(-best.fun, abs=1e-7)

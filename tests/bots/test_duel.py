"""The end of Twenty One between two: agrees with a reckoning of every throw of six-sided dice by the rules' words."""

from __future__ import annotations

import functools
import itertools
from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np
import pytest
from scipy.optimize import linprog

from rollwright import bots
from rollwright.bots.twenty_one.duel import (
    MOST_FREE,
    Board,
    board_of,
    can_be_reckoned,
    judge_second_throw,
    judge_writings,
    mark_best,
    reckon,
)
from rollwright.bots.twenty_one.race import points_now
from rollwright.bots.twenty_one.solve import SETS
from rollwright.games import game
from rollwright.games.twenty_one import rules
from rollwright.games.twenty_one.sheet import HIT_BONUS, PLACES, ROWS
from rollwright.sim.chance import key_of
from tests.bots.positions import decisions

FACES = range(1, 7)
Field = tuple[int, int]  # colour and limit


class Row(NamedTuple):
    """The fields that are still free, and what the row has brought."""

    free: tuple[Field, ...]
    hits: int
    points: int


def _written(row: Row, dice: dict[int, int]) -> dict[tuple[Field, ...], Row]:
    """By the fields that are written (none to cross out), what becomes of a row."""
    fitting = [field for field in row.free if dice[field[0]] <= field[1]]
    rows: dict[tuple[Field, ...], Row] = {(): Row(row.free[1:], row.hits, row.points)}
    for count in range(1, len(fitting) + 1):
        for chosen in itertools.combinations(fitting, count):
            hits = sum(dice[colour] == limit for colour, limit in chosen)
            points = sum(dice[colour] for colour, _ in chosen)
            left = tuple(field for field in row.free if field not in chosen)
            rows[chosen] = Row(left, row.hits + hits, row.points + points)
    return rows


def _worth_of_game(gains: np.ndarray) -> float:
    if gains.min(axis=1).max() == gains.max(axis=0).min():
        return float(gains.min(axis=1).max())
    height, width = gains.shape
    best = linprog(
        [0] * height + [-1],
        np.hstack([-gains.T, np.ones((width, 1))]),
        np.zeros(width),
        [[1] * height + [0]],
        [1],
        [(0, None)] * height + [(None, None)],
    )
    return float(-best.fun)


def _colours(mine: Row, theirs: Row) -> list[int]:
    return sorted({colour for colour, _ in mine.free + theirs.free})


@functools.cache
def _before_throw(mine: Row, theirs: Row, i_throw: bool) -> float:
    if not mine.free or not theirs.free:
        lead = mine.points + int(HIT_BONUS[mine.hits]) - theirs.points - int(HIT_BONUS[theirs.hits])
        return 0.5 if lead == 0 else float(lead > 0)
    colours = _colours(mine, theirs)
    throws = list(itertools.product(FACES, repeat=len(colours)))
    better = max if i_throw else min
    total = sum(
        better(_kept(mine, theirs, i_throw, throw), _thrown_again(mine, theirs, i_throw, throw)) for throw in throws
    )
    return total / len(throws)


@functools.cache
def _kept(mine: Row, theirs: Row, i_throw: bool, throw: tuple[int, ...]) -> float:
    dice = dict(zip(_colours(mine, theirs), throw, strict=True))
    gains = [
        [_before_throw(me, they, not i_throw) for they in _written(theirs, dice).values()]
        for me in _written(mine, dice).values()
    ]
    return _worth_of_game(np.array(gains))


@functools.cache
def _thrown_again(mine: Row, theirs: Row, i_throw: bool, throw: tuple[int, ...]) -> float:
    ways = list(itertools.product(*([1] if face == 1 else FACES for face in throw)))
    return sum(_kept(mine, theirs, i_throw, second) for second in ways) / len(ways)


ENDS = [
    (Row(((0, 3), (1, 2)), 1, 0), Row(((0, 2), (1, 1)), 1, 0)),
    (Row(((0, 5), (2, 2)), 0, 4), Row(((2, 4), (0, 3)), 2, 0)),
    (Row(((0, 4), (1, 2)), 2, 2), Row(((2, 3),), 1, 0)),
    (Row(((1, 3),), 3, 0), Row(((0, 4), (1, 2), (2, 1)), 1, 6)),
    (Row(((0, 4), (1, 3), (2, 1)), 0, 0), Row(((1, 4), (2, 2)), 0, 1)),
]


class Duel:
    """The end of a match, reckoned out once and asked about many throws."""

    def __init__(self, board: Any) -> None:
        self._board, self._values = board, reckon(board)

    def writings(self, dice: np.ndarray, i_throw: bool) -> tuple[Any, Any, Any]:
        """What can be written, its chances, and which of it is best."""
        actions, told, is_best = np.zeros(SETS, np.int64), np.zeros((3, SETS)), np.zeros(SETS, np.bool_)
        count = judge_writings(self._board, self._values[int(i_throw)], dice, actions, *told)
        mark_best(count, told[0], told[1], told[2], key_of(1), is_best)
        return actions[:count], told[0, :count], is_best[:count]

    def second_throw(self, dice: np.ndarray) -> Any:
        return judge_second_throw(self._board, self._values[1], dice)


def _duel(mine: Row, theirs: Row) -> Duel:
    limits, colours = np.zeros((2, PLACES), np.int64), np.zeros((2, PLACES), np.int64)
    for side, row in enumerate((mine, theirs)):
        colours[side, : len(row.free)], limits[side, : len(row.free)] = zip(*row.free, strict=True)
    sizes, hits = np.array([len(mine.free), len(theirs.free)]), np.array([mine.hits, theirs.hits])
    return Duel(Board(limits, colours, sizes, hits, mine.points - theirs.points))


def _record(state: Any) -> Any:
    return np.frombuffer(state.data, np.int8).copy().view(rules.STATE)[0]


def _duel_of(state: Any, seat: int) -> Duel:
    points = [points_now(state.readable, one) for one in range(2)]
    return Duel(board_of(_record(state), seat, points[seat] - points[1 - seat]))


def _dice(mine: Row, theirs: Row, throw: tuple[int, ...], others: int) -> np.ndarray:
    dice = np.full(rules.DICE, others)
    dice[_colours(mine, theirs)] = throw
    return dice


@pytest.mark.parametrize(("mine", "theirs"), ENDS)
def test_keeping_and_throwing_again_are_worth_what_every_throw_says(mine: Row, theirs: Row) -> None:
    duel = _duel(mine, theirs)
    for throw in itertools.product(FACES, repeat=len(_colours(mine, theirs))):
        kept, again = duel.second_throw(_dice(mine, theirs, throw, others=1))
        assert kept == pytest.approx(_kept(mine, theirs, True, throw), abs=1e-7)
        assert again == pytest.approx(_thrown_again(mine, theirs, True, throw), abs=1e-7)


@pytest.mark.parametrize("i_throw", [True, False])
@pytest.mark.parametrize(("mine", "theirs"), ENDS)
def test_the_best_writing_is_worth_what_the_throw_is(mine: Row, theirs: Row, i_throw: bool) -> None:
    duel = _duel(mine, theirs)
    for throw in itertools.product(FACES, repeat=len(_colours(mine, theirs))):
        actions, chances, is_best = duel.writings(_dice(mine, theirs, throw, others=3), i_throw)
        worth = _kept(mine, theirs, i_throw, throw)
        assert chances.max() == pytest.approx(worth, abs=1e-7)
        assert is_best.any()
        assert chances[is_best] == pytest.approx(worth, abs=1e-7)
        assert len(actions) == len(_written(mine, dict(zip(_colours(mine, theirs), throw, strict=True))))


def _ends(matches: int) -> Iterator[tuple[Any, list[int]]]:
    """Decisions of random matches in which somebody is in the last row, with the free fields of both there."""
    for seed in range(matches):
        for state in decisions("twenty-one", 2, seed):
            record = state.record
            free = [
                int((record.cells[seat, ROWS - 1] == rules.FREE).sum())
                for seat in range(2)
                if record.current[seat] == ROWS - 1
            ]
            if free:
                yield state, free


def test_ends_with_few_free_fields_are_reckoned_out_and_no_others() -> None:
    reckoned = set()
    for state, free in _ends(10):
        near = 1 in free or (len(free) == 2 and sum(free) <= MOST_FREE)
        assert can_be_reckoned(_record(state)) == near
        reckoned.add(near)
    assert reckoned == {True, False}


def test_the_master_says_and_takes_what_was_reckoned_out() -> None:
    master, twenty_one = bots.evaluator("twenty-one"), game("twenty-one")
    for state, free in _ends(4):
        if 1 not in free:
            continue
        for seat in twenty_one.deciders(state):
            duel = _duel_of(state, seat)
            dice = state.record.dice.astype(np.int64)
            if state.record.phase == rules.AGAIN:
                chances = duel.second_throw(dice)
            else:
                _, chances, _ = duel.writings(dice, state.record.active == seat)
            opinions = master.evaluate(state, seat)
            assert sorted(opinion.win for opinion in opinions) == pytest.approx(sorted(chances[: len(opinions)]))
            assert opinions[0].win == pytest.approx(max(chances))


def test_in_the_last_turn_writing_all_that_fits_is_never_worse() -> None:
    for state, free in _ends(10):
        if 1 in free and state.record.phase == rules.WRITE:
            dice = state.record.dice.astype(np.int64)
            actions, chances, _ = _duel_of(state, 0).writings(dice, state.record.active == 0)
            everything = int(np.bitwise_or.reduce(actions))
            assert chances[actions == everything] == pytest.approx(chances.max())

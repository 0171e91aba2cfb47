"""Who wins in Splitter at the end of a match: agrees with the rules, throw by throw."""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np
import pytest

from rollwright.bots import weights
from rollwright.bots.splitter.judge import GAME, SplitterJudge, net_name
from rollwright.bots.splitter.rivalry import (
    DOUBT,
    FINALISTS,
    ROUND,
    judge_rivalry,
    meet_rival,
    still_standing,
    throws_to_come,
)
from rollwright.bots.splitter.shapes import NUMBERS, STRIDE, playing_shapes
from rollwright.bots.splitter.thrown_sheet import ThrownSheet
from rollwright.bots.splitter.value import NOT_FREE
from rollwright.games import game as find
from rollwright.games.splitter import rules
from rollwright.games.splitter.sheet import HALF
from rollwright.sim.chance import key_of
from tests.bots.positions import decisions

SPLITTER = find("splitter")


def _state(seats: int, free_pairs: int, seed: int) -> Any:
    judge = SplitterJudge()
    return next(state for state in decisions("splitter", seats, seed) if judge.phase(state) == free_pairs)


def _sheet(state: Any, seat: int) -> ThrownSheet:
    dice = state.record.dice
    shapes, net = playing_shapes(state.variant), weights.load(GAME, net_name(state.variant))
    return ThrownSheet(shapes, net, state.record.cells[seat], (int(dice[0]), int(dice[1])))


def _placings(sheet: ThrownSheet) -> Any:
    return np.flatnonzero(sheet.values(0, 0) > NOT_FREE)


def _placing(sheet: ThrownSheet) -> int:
    """What a rival is likely to write."""
    return int(np.argmax(sheet.values(0, 0)))


def _chances(mine: ThrownSheet, rivals: list[ThrownSheet], free_pairs: int, scores: Any) -> tuple[Any, Any]:
    """The chance to win by placing, and less what is in doubt."""
    placings, throws = _placings(mine), throws_to_come(free_pairs, key_of(free_pairs))
    best, sharers = np.full((len(throws), NUMBERS, NUMBERS), NOT_FREE), np.ones((len(throws), NUMBERS, NUMBERS), int)
    for rival in rivals:
        meet_rival(rival._board, rival._throw, _placing(rival), throws, best, sharers)
    wins, ranks = np.empty(len(placings)), np.empty(len(placings))
    judge_rivalry(mine._board, mine._throw, placings, scores, throws, best, sharers, wins, ranks)
    return wins, ranks


def _action(state: Any, placing: int) -> Any:
    """The action of the rules that a placing is."""
    left = int(playing_shapes(state.variant).pair_left[placing >> 1])
    number = int(state.record.dice[placing & 1])
    return SPLITTER.action_at((left // STRIDE * HALF + left % STRIDE) * rules.NUMBERS + number - 1)


def _most_points(state: Any, seat: int) -> int:
    return max(SPLITTER.preview(state, seat, action).total for action in SPLITTER.legal(state, seat))


def _best_by_value(state: Any, seat: int) -> Any:
    judged = SplitterJudge().judge(state, seat, np.random.default_rng(0))
    return SPLITTER.action_at(int(judged.codes[np.argmax(judged.scores)]))


def _share_by_the_rules(state: Any, actions: dict[int, Any]) -> float:
    """The share of the win of seat 0 over all throws to come: the last is written for points, others by the value."""
    after = SPLITTER.decide(state, actions)
    total = 0.0
    for throw in itertools.product(range(1, 7), repeat=2):
        thrown = SPLITTER.throw(after, throw)
        if SplitterJudge().phase(thrown) > 1:
            best = {seat: _best_by_value(thrown, seat) for seat in range(state.seats)}
            total += _share_by_the_rules(thrown, best)
            continue
        mine, *others = (_most_points(thrown, seat) for seat in range(state.seats))
        total += 1 / (1 + others.count(mine)) if mine >= max(others) else 0
    return total / 36


@pytest.mark.parametrize(("seats", "free_pairs", "seed"), [(2, 2, 1), (2, 2, 2), (3, 2, 4), (2, 3, 5)])
def test_near_the_end_every_way_to_write_wins_as_often_as_by_the_rules(seats: int, free_pairs: int, seed: int) -> None:
    state = _state(seats, free_pairs, seed)
    mine, *others = (_sheet(state, seat) for seat in range(seats))
    theirs = {seat: _action(state, _placing(rival)) for seat, rival in enumerate(others, 1)}
    placings = _placings(mine)
    wins, ranks = _chances(mine, others, free_pairs, np.zeros(len(placings)))
    assert wins == pytest.approx(
        [_share_by_the_rules(state, {0: _action(state, int(placing)), **theirs}) for placing in placings]
    )
    assert ranks == pytest.approx(wins)


@pytest.mark.parametrize("rivals", [1, 2])
@pytest.mark.parametrize("free_pairs", [2, 3, 6])
def test_who_writes_the_same_on_the_same_sheet_shares_the_win(free_pairs: int, rivals: int) -> None:
    sheet = _sheet(_state(2, free_pairs, 5), 0)
    scores = sheet.values(0, 0)
    placings = _placings(sheet)
    wins, _ = _chances(sheet, [sheet] * rivals, free_pairs, scores[placings])
    assert wins[np.argmax(scores[placings])] == pytest.approx(1 / (1 + rivals))


def test_what_brings_most_points_is_played_to_the_last_and_others_until_they_are_beaten() -> None:
    won = np.random.default_rng(3).random(ROUND).round()
    lost, most_points, good, also_good = won * 0, won * 0, won, won[::-1]
    standing = still_standing(np.stack([most_points, lost, good, also_good]), np.arange(4))
    assert standing[0] == 0
    assert set(standing[1:]) == {2, 3}


def test_what_was_played_most_stands_above_the_rest_and_doubt_counts_against_leaving_the_most_points() -> None:
    state = _state(2, 8, 6)
    mine, other = _sheet(state, 0), _sheet(state, 1)
    placings, values = _placings(mine), mine.values(0, 0)
    scores = values[placings] / 100  # so near to each other that all contend
    wins, ranks = _chances(mine, [other], 8, scores)
    doubted = ranks < wins
    assert DOUBT > 0
    assert 0 < doubted.sum() < FINALISTS
    assert not doubted[np.argmax(scores)]
    known = doubted | (np.arange(len(scores)) == np.argmax(scores))
    assert wins[~known].max() <= wins[known].min()

"""All levels of all games: legal, repeatable decisions, and opinions that can be relied on."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from rollwright import bots
from rollwright.bots.game_bots import game_bots
from rollwright.bots.judging import Judge
from rollwright.bots.splitter.mind import chance_over_throws
from rollwright.bots.weights import ForeignWeights, installed, load, trying
from rollwright.bots.winning import chance_to_win
from rollwright.games import REGISTRY
from rollwright.games import game as find
from tests.bots.positions import decisions

SETUPS = [(key, seats) for key in REGISTRY for seats in (1, 2, 4)]
ROOT = Path(__file__).parents[2]
LARGEST_WEIGHTS = 24_000_000


@pytest.mark.parametrize(("key", "seats"), SETUPS)
@pytest.mark.parametrize("level", bots.LEVELS)
def test_bots_decide_legally_and_the_same_again_with_the_same_seed(key: str, seats: int, level: str) -> None:
    game, bot = find(key), bots.make(key, level)
    for state in list(decisions(key, seats, 1))[::9][:6]:
        for seat in game.deciders(state):
            first, second = (bot.decide(state, seat, np.random.default_rng(3)) for _ in range(2))
            assert first in game.legal(state, seat)
            assert first == second


@pytest.mark.parametrize(("key", "seats"), SETUPS)
def test_every_legal_action_is_judged_best_first(key: str, seats: int) -> None:
    game, bot = find(key), bots.evaluator(key)
    for state in list(decisions(key, seats, 2))[::7][:6]:
        seat = game.deciders(state)[0]
        judged = bot.evaluate(state, seat)
        told, legal = [judgement.action for judgement in judged], game.legal(state, seat)
        assert len(set(told)) == len(told)
        assert set(told) <= set(legal)
        assert len(told) >= min(len(legal), 20)
        assert all(0 <= judgement.win <= 1 for judgement in judged)
        if seats == 1:
            scores = [judgement.score for judgement in judged]
            assert scores == sorted(scores, reverse=True)
            assert all(judgement.win == 1 for judgement in judged)
        assert judged == bot.evaluate(state, seat)


def _with_the_net_of_who_plays_for_points(key: str) -> Judge:
    """Who plays for the win with the net of `master-points`: the master of the past where there is one."""
    past = own.PLAYERS.get("master-2026-10") if (own := game_bots(key)) is not None else None
    return past() if past is not None else bots.judge_for(key, thorough=True)


@pytest.mark.parametrize("key", REGISTRY)
def test_who_looks_at_points_alone_ranks_by_the_same_points_as_who_plays_for_the_win_with_the_same_net(
    key: str,
) -> None:
    quick, thorough = (bots.judge_for(key, thorough, by_points=True) for thorough in (False, True))
    pairs = (
        (quick, bots.judge_for(key, thorough=False)),
        (thorough, _with_the_net_of_who_plays_for_points(key)),
    )
    for state in list(decisions(key, 2, 3))[::11]:
        seat = find(key).deciders(state)[0]
        for pair in pairs:
            own, for_the_win = (judge.judge(state, seat, np.random.default_rng(5)) for judge in pair)
            assert (own.ranks == own.scores).all()
            assert own.codes.tolist() == for_the_win.codes.tolist()
            # who plays for the win may throw again otherwise, and never to more points
            assert (own.scores >= for_the_win.scores - 1e-9).all()
            assert own.scores == pytest.approx(for_the_win.scores, abs=1)


def test_nobody_is_judged_who_has_nothing_to_decide() -> None:
    state = find("splitter").start(2)
    assert bots.evaluator("splitter").evaluate(state, 0) == ()


def test_after_warming_up_matches_need_nothing_more_that_is_compiled() -> None:
    """Otherwise somebody would wait many seconds for a decision, and engines would lose by it."""
    command = [sys.executable, "-W", "error", "-m", "tests.bots.left_to_compile"]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    assert json.loads(run.stdout) == {key: [] for key in REGISTRY}


def test_an_unknown_level_is_refused_with_the_known_ones() -> None:
    with pytest.raises(bots.UnknownBot, match="random, casual, club, master"):
        bots.make("qwinto", "champion")


def test_equal_players_win_their_share() -> None:
    mine = np.array([50.0])
    assert chance_to_win(mine, np.array([[50.0]]), 8.0)[0] == pytest.approx(1 / 2, abs=1e-3)
    assert chance_to_win(mine, np.array([[50.0, 50.0]]), 8.0)[0] == pytest.approx(1 / 3, abs=1e-2)
    assert chance_to_win(mine, np.array([[90.0]]), 8.0)[0] < 0.01


def test_in_splitter_sheets_are_compared_throw_by_throw() -> None:
    mine = np.array([[30.0, 20.0], [30.0, 20.0]])
    assert chance_over_throws(mine, np.stack([mine]), 5.0) == pytest.approx(1 / 2)
    # always ahead by one point, however the throw falls
    assert chance_over_throws(mine, np.stack([mine - 1]), 0.0) > 0.95
    assert chance_over_throws(mine, np.stack([mine.T - 1]), 0.0) == pytest.approx(3 / 4, abs=0.05)


@pytest.mark.parametrize("name", ["qwinto-2", "qwantum-2", "splitter-A", "splitter-B"])
def test_nets_for_several_seats_know_how_scores_spread(name: str) -> None:
    net = load(name.split("-")[0], name)
    assert (net.spread[2:] > 1).all()
    assert net.gain.any()


@pytest.mark.parametrize("net", ["qwinto-1", "qwantum-1", "splitter-A"])
def test_weights_of_another_version_are_named_and_not_played_with(net: str) -> None:
    game = net.split("-", maxsplit=1)[0]
    state = next(iter(decisions(game, 1, 1)))
    with (
        trying(game, net, load(game, net)._replace(weights=np.zeros(7, np.float32))),
        pytest.raises(ForeignWeights, match=net),
    ):
        bots.evaluator(game).evaluate(state, 0)


def test_weights_are_small_and_say_how_they_were_made() -> None:
    files = [(key, file) for key in REGISTRY for file in sorted(installed(key).glob("*.npz"))]
    assert sum(file.stat().st_size for _, file in files) <= LARGEST_WEIGHTS
    for key, file in files:
        made = json.loads(file.with_suffix(".json").read_text())
        assert made["command"].startswith(f"rollwright train {key}")
        assert made["curve"]["rows"][-1][0] == made["matches"]

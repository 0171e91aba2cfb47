"""Compiled matches: results, policies, twins, jobs."""

from __future__ import annotations

import numpy as np
import pytest

from rollwright.games import REGISTRY, game, game_module
from rollwright.games.protocol import InvalidSetup
from rollwright.sim.loops import rules_of
from rollwright.sim.matches import Results, play, play_in_portions
from rollwright.sim.setup import policies_of, setup
from rollwright.sim.statistics import Spread, Tally
from tests.limits import check

RESULTS = ("scores", "parts", "failures", "turns")


def _same(one: Results, other: Results) -> bool:
    return all(np.array_equal(getattr(one, name), getattr(other, name)) for name in RESULTS)


@pytest.mark.parametrize("key", REGISTRY)
def test_random_matches_end_within_the_limits_of_the_rulebook(key: str) -> None:
    assert check(key, matches=20_000) is None


@pytest.mark.parametrize("key", REGISTRY)
def test_results_are_those_of_the_final_states(key: str) -> None:
    shell = game(key)
    for policy in policies_of(key):
        results = play(setup(key, 2, policy, seed=4), 20, finals=True)
        for row, buffer in enumerate(results.finals):
            state = shell.from_buffer(buffer)
            assert shell.is_over(state)
            assert [shell.score(state, seat).total for seat in range(2)] == results.scores[row].tolist()
            assert list(state.fails) == results.failures[row].tolist()


@pytest.mark.parametrize("key", REGISTRY)
def test_a_match_is_the_same_in_whatever_portion_it_is_played(key: str) -> None:
    plan = setup(key, seed=11)
    whole, part = play(plan, 60), play(plan, 20, first_match=40)
    assert np.array_equal(whole.scores[40:], part.scores)
    assert np.array_equal(whole.parts[40:], part.parts)


@pytest.mark.parametrize("key", REGISTRY)
def test_another_seed_plays_other_matches(key: str) -> None:
    assert not _same(play(setup(key, seed=1), 50), play(setup(key, seed=2), 50))


@pytest.mark.parametrize("key", REGISTRY)
def test_greedy_players_beat_random_ones(key: str) -> None:
    tally = Tally(2)
    tally.add(play(setup(key, 2, ["random", "greedy"], seed=1), 1000))
    assert tally.scores(1).mean > tally.scores(0).mean + 2
    assert tally.wins[1] > 2 * tally.wins[0]


def test_the_published_random_player_of_qwinto_scores_what_was_published() -> None:
    tally = Tally(2)
    tally.add(play(setup("qwinto", 2, "random-fields", seed=2), 100_000))
    for seat in range(2):
        scores = tally.scores(seat)
        assert abs(scores.mean - -1.25) < 3 * np.hypot(scores.error, 0.05)
    assert tally.turns().mean == pytest.approx(19.3, abs=0.1)


@pytest.mark.parametrize("key", REGISTRY)
def test_every_part_of_a_score_has_a_name(key: str) -> None:
    names = game_module("sim", key).PART_NAMES
    assert len(set(names)) == len(names) == rules_of(key).PARTS


@pytest.mark.parametrize("jobs", [2, 4])
def test_any_number_of_jobs_gives_the_same_results(jobs: int) -> None:
    plan = setup("twenty-one", 2, seed=9)
    alone = list(play_in_portions(plan, 50_000, jobs=1))
    shared = list(play_in_portions(plan, 50_000, jobs=jobs))
    assert [result.first_match for result in shared] == [0, 20_000, 40_000]
    assert all(_same(one, other) for one, other in zip(alone, shared, strict=True))


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"seats": 7}, "1 to 6 seats"),
        ({"policies": "clever"}, "no policy 'clever'"),
        ({"seats": 3, "policies": ["random", "greedy"]}, "Each of the 3 seats needs a policy"),
        ({"variant": "Z"}, "no variant 'Z'"),
    ],
)
def test_setups_that_cannot_be_are_refused(given: dict[str, object], words: str) -> None:
    with pytest.raises(InvalidSetup, match=words):
        setup("qwinto", **given)  # type: ignore[arg-type]


def test_a_spread_says_what_its_numbers_say() -> None:
    numbers = np.array([3, 3, 4, 5, 9, 9, 9, 12])
    spread = Spread(np.arange(20), np.bincount(numbers, minlength=20))
    assert spread.mean == numbers.mean()
    assert spread.deviation == pytest.approx(numbers.std(ddof=1))
    assert [spread.least, spread.quantile(0.25), spread.quantile(0.5), spread.quantile(0.95), spread.most] == [
        3,
        3,
        5,
        12,
        12,
    ]


def test_shared_victories_count_a_part_for_each_winner() -> None:
    tally = Tally(2)
    scores = np.array([[5, 5], [7, 2]], np.int16)
    tally.add(Results(0, scores, scores[:, :, None], scores, np.array([3, 4]), scores[:0]))
    assert tally.wins.tolist() == [1.5, 0.5]

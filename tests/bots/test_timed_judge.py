"""A time budget: the ladder is climbed as far as the time allows, and no further."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from rollwright import bots
from rollwright.bots.judging import Judged
from rollwright.bots.timed_judge import GROWTH, TimedJudge
from rollwright.games import REGISTRY
from rollwright.games import game as find
from tests.bots.positions import decisions


class Clock:
    """A clock that goes on only when somebody thinks."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


class Thinker:
    """A mind that needs some seconds, and tells them as its score."""

    def __init__(self, clock: Clock, seconds: float) -> None:
        self._clock = clock
        self._seconds = seconds

    def phase(self, state: Any) -> int:  # noqa: ARG002
        return 0

    def judge(self, state: Any, seat: int, rng: np.random.Generator) -> Judged:  # noqa: ARG002
        self._clock.now += self._seconds
        told = np.array([self._seconds])
        return Judged(np.array([0]), told, told, told)


def _thought(seconds: float, monkeypatch: pytest.MonkeyPatch) -> float:
    clock = Clock()
    monkeypatch.setattr("rollwright.bots.timed_judge.time.perf_counter", clock)
    judge = TimedJudge([Thinker(clock, needed) for needed in (0.01, 0.1, 1.0)], seconds)
    return float(judge.judge(None, 0, np.random.default_rng(0)).scores[0])


def test_the_most_thorough_mind_that_fits_into_the_time_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    assert _thought(0.001, monkeypatch) == 0.01
    assert _thought(0.05, monkeypatch) == 0.01
    assert _thought(0.01 + GROWTH * 0.01, monkeypatch) == 0.1
    assert _thought(5.0, monkeypatch) == 1.0


def test_a_mind_known_to_be_slow_is_not_asked_again_in_vain(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    monkeypatch.setattr("rollwright.bots.timed_judge.time.perf_counter", clock)
    judge = TimedJudge([Thinker(clock, 0.01), Thinker(clock, 3.0)], 0.5)
    assert [float(judge.judge(None, 0, np.random.default_rng(0)).scores[0]) for _ in range(2)] == [3.0, 0.01]


@pytest.mark.parametrize("key", REGISTRY)
def test_the_master_takes_a_time_budget_in_every_game(key: str) -> None:
    game, bot = find(key), bots.make(key, "master@0.05")
    state = next(iter(decisions(key, 2, 4)))
    seat = game.deciders(state)[0]
    assert bot.decide(state, seat, np.random.default_rng(1)) in game.legal(state, seat)


@pytest.mark.parametrize("name", ["master@", "master@soon", "master@0", "master@-1", "master@99999", "club@1"])
def test_a_budget_that_makes_no_sense_is_refused(name: str) -> None:
    with pytest.raises(bots.UnknownBot, match="master"):
        bots.make("qwinto", name)

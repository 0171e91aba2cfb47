"""Training: what is learned can be interrupted, taken up again and repeated."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from rollwright.bots import evaluator, training, weights
from rollwright.games import game as find
from rollwright.sim.chance import key_of
from tests.bots.positions import decisions


def _course(game: str, name: str) -> training.Course:
    return next(course for course in training.courses(game) if course.name == name)


def test_the_same_seed_learns_the_same_in_one_go_and_in_two() -> None:
    course, key = _course("splitter", "splitter-A"), key_of(3)
    whole, halves = training.begin(course, 3), training.begin(course, 3)
    course.learn(whole.weights, whole.memory, key, 0, 60)
    for first in (0, 30):
        course.learn(halves.weights, halves.memory, key, first, 30)
    assert np.array_equal(whole.weights, halves.weights)
    assert whole.weights.any()


def test_a_lesson_that_was_kept_is_taken_up_as_it_was(tmp_path: Path) -> None:
    course = _course("splitter", "splitter-B")
    lesson = list(training.study(course, training.begin(course, 1), 0.01))[-1]
    training.save_lesson(lesson, tmp_path / "lesson.npz")
    again = training.load_lesson(tmp_path / "lesson.npz")
    assert np.array_equal(again.weights, lesson.weights)
    assert (again.matches, again.seed, again.curve) == (lesson.matches, 1, lesson.curve)


def test_what_is_shipped_is_what_bots_play_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(weights, "FOLDER", tmp_path)
    course = _course("splitter", "splitter-A")
    lesson = list(training.study(course, training.begin(course, 1), 0.01))[-1]
    training.ship(course, lesson, "rollwright train splitter", matches=2)
    state = next(decisions("splitter", 1, 1))
    assert len(evaluator("splitter").evaluate(state, 0)) == len(find("splitter").legal(state, 0))
    weights.load.cache_clear()


def test_a_few_hundred_matches_teach_qwinto_something() -> None:
    course, key = _course("qwinto", "qwinto-1"), key_of(1)
    lesson = training.begin(course, 1)
    early, _ = course.learn(lesson.weights, lesson.memory, key, 0, 300)
    course.learn(lesson.weights, lesson.memory, key, 300, 3000)
    late, _ = course.learn(lesson.weights, lesson.memory, key, 3300, 300)
    assert late / 300 > early / 300 + 5


def test_twenty_one_has_nothing_to_train() -> None:
    with pytest.raises(training.NothingToTrain, match="solved"):
        training.courses("twenty-one")


def test_threads_learn_the_same_weights_from_different_matches() -> None:
    course = _course("qwinto", "qwinto-1")
    first: list[int] = []

    def learn(weights: Any, memory: Any, key: Any, begin: int, count: int) -> tuple[float, float]:
        first.append(begin)
        return course.learn(weights, memory, key, begin, count)

    lesson = list(training.study(replace(course, learn=learn), training.begin(course, 1), 0.01, threads=3))[-1]
    assert sorted(first) == list(range(0, lesson.matches, course.portion))
    assert len(first) % 3 == 0
    assert lesson.weights.tolist() != course.begin().tolist()

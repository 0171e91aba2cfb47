"""Training: what is learned can be interrupted, taken up again and repeated."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from rollwright.bots import evaluator, training, weights
from rollwright.bots.course import Course
from rollwright.bots.game_bots import game_bots
from rollwright.games import REGISTRY
from rollwright.games import game as find
from rollwright.sim.chance import key_of
from tests.bots.positions import decisions


def _courses(key: str) -> Sequence[Course]:
    own = game_bots(key)
    return own.courses() if own is not None else ()


def test_the_same_seed_learns_the_same_in_one_go_and_in_two() -> None:
    course, key = training.course_of("splitter", "splitter-A"), key_of(3)
    whole, halves = training.begin(course, 3), training.begin(course, 3)
    course.learn(whole.weights, whole.memory, key, 0, 60)
    for first in (0, 30):
        course.learn(halves.weights, halves.memory, key, first, 30)
    assert np.array_equal(whole.weights, halves.weights)
    assert whole.weights.any()


NETS = [(key, course.name) for key in REGISTRY for course in _courses(key)]


@pytest.mark.parametrize(("key", "net"), NETS)
def test_what_is_written_down_beside_a_net_trains_it_again(key: str, net: str) -> None:
    made = json.loads((weights.installed(key) / f"{net}.json").read_text())
    course = training.course_of(key, net)
    (lesson,) = training.study(course, training.begin(course, made["seed"]), matches=course.portion)
    matches, _, mean = made["curve"]["rows"][0]
    assert [(entry[0], entry[2]) for entry in lesson.curve] == [(matches, mean)]


def test_training_ends_at_the_match_that_was_asked_for_wherever_it_was_interrupted() -> None:
    course = replace(training.course_of("splitter", "splitter-A"), portion=20)
    whole, halves = training.begin(course, 3), training.begin(course, 3)
    assert [lesson.matches for lesson in training.study(course, whole, matches=50)] == [20, 50]
    for matches in (33, 50):
        list(training.study(course, halves, matches=matches))
    assert [entry[0] for entry in halves.curve] == [20, 33, 50]
    assert np.array_equal(whole.weights, halves.weights)


def test_a_lesson_that_was_kept_is_taken_up_as_it_was(tmp_path: Path) -> None:
    course = training.course_of("splitter", "splitter-B")
    lesson = list(training.study(course, training.begin(course, 1), 0.01, threads=2))[-1]
    training.save_lesson(lesson, tmp_path / "lesson.npz")
    again = training.load_lesson(course, tmp_path / "lesson.npz")
    assert np.array_equal(again.weights, lesson.weights)
    assert (again.matches, again.seed, again.cores, again.curve) == (lesson.matches, 1, 2, lesson.curve)


@pytest.mark.parametrize("content", [b"", b"nonsense", b"PK\x03\x04 cut off"])
def test_a_broken_checkpoint_is_named(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "broken.npz"
    file.write_bytes(content)
    with pytest.raises(training.NoCheckpoint, match=r"broken\.npz"):
        training.load_lesson(training.course_of("splitter", "splitter-A"), file)


def test_a_checkpoint_of_another_net_is_refused(tmp_path: Path) -> None:
    training.save_lesson(training.begin(training.course_of("qwinto", "qwinto-1"), 1), tmp_path / "lesson.npz")
    with pytest.raises(training.NoCheckpoint, match="other weights"):
        training.load_lesson(training.course_of("splitter", "splitter-A"), tmp_path / "lesson.npz")


def test_what_somebody_trained_is_what_bots_play_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    installed = weights.fingerprint("splitter")
    monkeypatch.setenv(weights.OWN_NETS, str(tmp_path))
    course = training.course_of("splitter", "splitter-A")
    lesson = list(training.study(course, training.begin(course, 1), 0.01))[-1]
    training.keep(course, lesson, 2, tmp_path)
    state = next(decisions("splitter", 1, 1))
    assert len(evaluator("splitter").evaluate(state, 0)) == len(find("splitter").legal(state, 0))
    assert weights.fingerprint("splitter") != installed
    monkeypatch.delenv(weights.OWN_NETS)
    assert weights.fingerprint("splitter") == installed
    weights.load.cache_clear()


def test_a_folder_that_cannot_be_written_to_is_refused_before_anything_is_learned(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(training.NotWritable, match="file"):
        training.check_writable(tmp_path / "file" / "nets")


def test_a_few_hundred_matches_teach_qwinto_something() -> None:
    course, key = training.course_of("qwinto", "qwinto-1"), key_of(1)
    lesson = training.begin(course, 1)
    early, _ = course.learn(lesson.weights, lesson.memory, key, 0, 300)
    course.learn(lesson.weights, lesson.memory, key, 300, 3000)
    late, _ = course.learn(lesson.weights, lesson.memory, key, 3300, 300)
    assert late / 300 > early / 300 + 5


def test_twenty_one_has_nothing_to_train() -> None:
    with pytest.raises(training.NothingToTrain, match="Twenty One"):
        training.courses("twenty-one")


def test_threads_learn_the_same_weights_from_different_matches() -> None:
    course = training.course_of("qwinto", "qwinto-1")
    first: list[int] = []

    def learn(weights: Any, memory: Any, key: Any, begin: int, count: int) -> tuple[float, int]:
        first.append(begin)
        return course.learn(weights, memory, key, begin, count)

    lesson = list(training.study(replace(course, learn=learn), training.begin(course, 1), 0.01, threads=3))[-1]
    assert sorted(first) == list(range(0, lesson.matches, course.portion))
    assert len(first) % 3 == 0
    assert lesson.weights.tolist() != course.begin().tolist()

"""Learning from self-play: what each game trains, in portions that can be interrupted and taken up again."""

from __future__ import annotations

import math
import os
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np

from rollwright.bots import weights as nets
from rollwright.bots.calibration import PHASES, measured_gain, measured_spread
from rollwright.bots.course import Course
from rollwright.bots.game_bots import game_bots
from rollwright.games import game as find
from rollwright.games.protocol import RollwrightError
from rollwright.sim.chance import key_of

Array = np.ndarray[Any, np.dtype[Any]]


class NothingToTrain(RollwrightError):
    """A game that needs no training."""

    code = "nothing-to-train"


class NoCheckpoint(RollwrightError):
    """A file from which a training can't go on."""

    code = "no-checkpoint"


class NotWritable(RollwrightError):
    """A folder to which nothing can be written."""

    code = "not-writable"


@dataclass(slots=True)
class Lesson:
    """How far a net has come."""

    weights: Array
    memory: Array
    seed: int
    matches: int = 0
    seconds: float = 0.0
    cores: int = 1
    """The most that learned at the same time; what one core has learned can be repeated exactly."""
    curve: list[tuple[int, float, float]] = field(default_factory=list)
    """Matches, seconds of work, and the mean score since the last entry."""


def courses(game: str) -> list[Course]:
    """The nets of a game. Raises `NothingToTrain` where there are none."""
    own = game_bots(game)
    found = list(own.courses()) if own is not None else []
    if not found:
        raise NothingToTrain(f"There is nothing to train for {find(game).info.name}: its bots don't learn.")
    return found


def course_of(game: str, net: str) -> Course:
    """The course that trains a net of a game, by the net's name."""
    return next(course for course in courses(game) if course.name == net)


def begin(course: Course, seed: int) -> Lesson:
    """The first lesson of a net."""
    weights = course.begin()
    return Lesson(weights, np.zeros((len(weights), 2), np.float32), seed)


def study(
    course: Course,
    lesson: Lesson,
    seconds: float = math.inf,
    matches: float = math.inf,
    every: float = 20.0,
    threads: int = 1,
) -> Iterator[Lesson]:
    """Learn for so many more seconds of work, or up to so many matches; the lesson, further on, again and again.

    Several threads learn the same weights at the same time. Now and then one of them undoes what another has just done:
    a match touches so few of the weights that this doesn't matter.
    """
    key = key_of(lesson.seed)
    until = lesson.seconds + seconds
    points, sheets, noted_seconds = 0.0, 0, lesson.seconds
    lesson.cores = max(lesson.cores, threads)

    def learn(first: int, count: int) -> tuple[float, int]:
        return course.learn(lesson.weights, lesson.memory, key, first, count)

    with ThreadPoolExecutor(threads) as pool:
        while lesson.seconds < until and lesson.matches < matches:
            began = time.process_time()
            is_first = lesson.matches == 0
            portions = list(_portions(lesson.matches, matches, course.portion, threads))
            for scored, count in pool.map(learn, *zip(*portions, strict=True)):
                points, sheets = points + scored, sheets + count
            lesson.matches += sum(count for _, count in portions)
            lesson.seconds += time.process_time() - began
            is_last = lesson.seconds >= until or lesson.matches >= matches
            if is_first or is_last or lesson.seconds - noted_seconds >= every:
                lesson.curve.append((lesson.matches, round(lesson.seconds, 1), round(points / sheets, 3)))
                points, sheets, noted_seconds = 0.0, 0, lesson.seconds
                yield lesson


def _portions(first: int, end: float, size: int, count: int) -> Iterator[tuple[int, int]]:
    """The next portions: first match and how many. Wherever one begins, they end at the same matches."""
    for _ in range(count):
        upto = int(min((first // size + 1) * size, end))
        if upto > first:
            yield first, upto - first
        first = upto


def save_lesson(lesson: Lesson, file: Path) -> None:
    """Keep a lesson; a crash while writing leaves the last one whole."""
    unfinished = file.with_suffix(".unfinished.npz")
    np.savez(
        unfinished, w=lesson.weights, m=lesson.memory, n=lesson.matches, seed=lesson.seed, seconds=lesson.seconds,
        cores=lesson.cores, curve=np.array(lesson.curve).reshape(-1, 3),
    )  # fmt: skip
    unfinished.replace(file)


def load_lesson(course: Course, file: Path) -> Lesson:
    """Take a lesson up again."""
    try:
        with file.open("rb") as opened, np.load(opened) as stored:
            curve = [(int(matches), float(seconds), float(mean)) for matches, seconds, mean in stored["curve"]]
            done = int(stored["n"]), float(stored["seconds"]), int(stored["cores"])
            lesson = Lesson(stored["w"], stored["m"], int(stored["seed"]), *done, curve)
    except (OSError, EOFError, ValueError, KeyError, BadZipFile) as error:
        raise NoCheckpoint(f"{file} is no checkpoint of a training, or a broken one.") from error
    if lesson.weights.shape != course.begin().shape:
        raise NoCheckpoint(f"{file} is a checkpoint of other weights than those of {course.name}.")
    return lesson


def keep(course: Course, lesson: Lesson, matches: int, folder: Path) -> None:
    """Write the net to a folder, with how scores turn out around it and how it was made."""
    made = {
        "command": _command(course, lesson),
        "seed": lesson.seed,
        "matches": lesson.matches,
        "minutes": round(lesson.seconds / 60, 1),
        "curve": {"columns": ["matches", "seconds", "mean"], "rows": lesson.curve},
    }
    net = nets.Net(course.finish(lesson.weights), np.zeros(PHASES), np.zeros(PHASES))
    net = course.calibrate(net, matches) if course.calibrate is not None else _calibrated(course, net, matches)
    measured = {
        "spread": [round(float(at), 2) for at in net.spread],
        "gain": [round(float(at), 2) for at in net.gain],
    }
    nets.save(folder, course.name, net, made | measured)


def _calibrated(course: Course, net: nets.Net, matches: int) -> nets.Net:
    with nets.trying(course.game, course.name, net):
        if course.seats > 1 or course.variant is not None:  # a board's net plays with any number of others
            net = net._replace(spread=measured_spread(course.game, max(2, course.seats), course.variant, matches))
        return net._replace(gain=measured_gain(course.game, course.seats, course.variant, matches))


def check_writable(folder: Path) -> None:
    """Raises `NotWritable` for a folder that can't be written to: better before a training than after it."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise NotWritable(f"{folder} can't be made: {error.strerror}.") from None
    if not os.access(folder, os.W_OK):
        raise NotWritable(f"{folder} can't be written to: choose another folder.")


def _command(course: Course, lesson: Lesson) -> str:
    """What trains the same net again: in as many matches, because how many fit into a minute differs by machine."""
    command = f"rollwright train {course.game} --only {course.name} --seed {lesson.seed} --matches {lesson.matches}"
    return command if lesson.cores == 1 else f"{command} --jobs {lesson.cores}"

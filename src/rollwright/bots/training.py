"""Learning from self-play: what each game trains, in portions that can be interrupted and taken up again."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np

from rollwright.bots import weights as nets
from rollwright.bots.calibration import PHASES, measured_gain, measured_spread
from rollwright.games import game as find
from rollwright.games.protocol import RollwrightError
from rollwright.sim.chance import key_of

Array = np.ndarray[Any, np.dtype[Any]]
RATE = 1.0


class NothingToTrain(RollwrightError):
    """A game that needs no training."""

    code = "nothing-to-train"


class NoCheckpoint(RollwrightError):
    """A file from which a training can't go on."""

    code = "no-checkpoint"


@dataclass(frozen=True, slots=True)
class Course:
    """One net: what it plays, how its weights begin, and the kernel that learns."""

    game: str
    name: str
    seats: int
    variant: str | None
    portion: int
    begin: Callable[[], Array]
    learn: Callable[[Array, Array, Array, int, int], tuple[float, float]]
    """Weights, their memory, the key of the seed, first match and how many: the sum of points and of squares."""
    finish: Callable[[Array], Array] = lambda weights: weights
    """What bots play with, made of the weights that were learned."""


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
    """The nets of a game."""
    find(game)
    if game == "splitter":
        return _splitter_courses()
    if game == "qwinto":
        return _qwinto_courses()
    if game == "qwantum":
        return _qwantum_courses()
    raise NothingToTrain("Twenty One is solved, not learned: its tables are worked out when they are first needed.")


def course_of(net: str) -> Course:
    """The course that trains a net, by the net's name."""
    return next(course for course in courses(net.rsplit("-", 1)[0]) if course.name == net)


def _splitter_courses() -> list[Course]:
    from rollwright.bots.splitter.judge import net_name
    from rollwright.bots.splitter.learn import learn_matches
    from rollwright.bots.splitter.shapes import folded, learning_shapes
    from rollwright.games.splitter.sheet import VARIANTS

    def course(variant: str) -> Course:
        shapes = learning_shapes(variant)
        return Course(
            "splitter", net_name(variant), 1, variant, 5000,
            lambda: np.zeros(shapes.weights, np.float32),
            lambda weights, memory, key, first, count: learn_matches(shapes, weights, memory, key, first, count, RATE),
            lambda weights: folded(variant, weights),
        )  # fmt: skip

    return [course(variant) for variant in VARIANTS]


def _qwinto_courses() -> list[Course]:
    from rollwright.bots.qwinto.judge import MOST_SEATS_LEARNED, net_name
    from rollwright.bots.qwinto.learn import learn_matches
    from rollwright.bots.qwinto.value import hopeful_weights

    def course(seats: int) -> Course:
        return Course(
            "qwinto", net_name(seats), seats, None, 500, hopeful_weights,
            lambda weights, memory, key, first, count: learn_matches(weights, memory, seats, key, first, count, RATE),
        )  # fmt: skip

    return [course(seats) for seats in range(1, MOST_SEATS_LEARNED + 1)]


def _qwantum_courses() -> list[Course]:
    from rollwright.bots.qwantum.judge import MOST_SEATS_LEARNED, net_name
    from rollwright.bots.qwantum.learn import learn_matches
    from rollwright.bots.qwantum.value import WEIGHTS, hopeful_weights, weights_from_alone

    def begin_together() -> Array:
        return weights_from_alone(nets.load_for(net_name(1), WEIGHTS).weights)

    def course(seats: int) -> Course:
        return Course(
            "qwantum", net_name(seats), seats, None, 100, hopeful_weights if seats == 1 else begin_together,
            lambda weights, memory, key, first, count: learn_matches(weights, memory, seats, key, first, count, RATE),
        )  # fmt: skip

    return [course(seats) for seats in range(1, MOST_SEATS_LEARNED + 1)]


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
    points, noted_matches, noted_seconds = 0.0, lesson.matches, lesson.seconds
    lesson.cores = max(lesson.cores, threads)

    def learn(first: int, count: int) -> float:
        return course.learn(lesson.weights, lesson.memory, key, first, count)[0]

    with ThreadPoolExecutor(threads) as pool:
        while lesson.seconds < until and lesson.matches < matches:
            began = time.process_time()
            is_first = lesson.matches == 0
            portions = list(_portions(lesson.matches, matches, course.portion, threads))
            points += sum(pool.map(learn, *zip(*portions, strict=True)))
            lesson.matches += sum(count for _, count in portions)
            lesson.seconds += time.process_time() - began
            is_last = lesson.seconds >= until or lesson.matches >= matches
            if is_first or is_last or lesson.seconds - noted_seconds >= every:
                mean = points / (lesson.matches - noted_matches) / course.seats
                lesson.curve.append((lesson.matches, round(lesson.seconds, 1), round(mean, 3)))
                points, noted_matches, noted_seconds = 0.0, lesson.matches, lesson.seconds
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


def ship(course: Course, lesson: Lesson, matches: int) -> None:
    """Put the weights where bots find them, with how scores turn out around them and how they were made."""
    made = {
        "command": _command(course, lesson),
        "seed": lesson.seed,
        "matches": lesson.matches,
        "minutes": round(lesson.seconds / 60, 1),
        "curve": {"columns": ["matches", "seconds", "mean"], "rows": lesson.curve},
    }
    net = nets.Net(course.finish(lesson.weights), np.zeros(PHASES), np.zeros(PHASES))
    with nets.trying(course.name, net):
        if course.seats > 1 or course.variant is not None:  # a net of Splitter plays with any number of others
            net = net._replace(spread=measured_spread(course.game, max(2, course.seats), course.variant, matches))
        net = net._replace(gain=measured_gain(course.game, course.seats, course.variant, matches))
    measured = {
        "spread": [round(float(at), 2) for at in net.spread],
        "gain": [round(float(at), 2) for at in net.gain],
    }
    nets.save(course.name, net, made | measured)


def _command(course: Course, lesson: Lesson) -> str:
    """What trains the same net again: in as many matches, because how many fit into a minute differs by machine."""
    command = f"rollwright train {course.game} --only {course.name} --seed {lesson.seed} --matches {lesson.matches}"
    return command if lesson.cores == 1 else f"{command} --jobs {lesson.cores}"

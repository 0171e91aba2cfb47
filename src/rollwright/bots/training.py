"""Learning from self-play: what each game trains, in portions that can be interrupted and taken up again."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

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
    from rollwright.bots.qwantum.learn import learn_matches, samples_at
    from rollwright.bots.qwantum.value import hopeful_weights, weights_from_alone

    def begin_together() -> Array:
        return weights_from_alone(nets.load(net_name(1)).weights)

    def course(seats: int) -> Course:
        return Course(
            "qwantum", net_name(seats), seats, None, 100, hopeful_weights if seats == 1 else begin_together,
            lambda weights, memory, key, first, count: learn_matches(
                weights, memory, seats, key, first, count, RATE, samples_at(first)
            ),
        )  # fmt: skip

    return [course(seats) for seats in range(1, MOST_SEATS_LEARNED + 1)]


def begin(course: Course, seed: int) -> Lesson:
    """The first lesson of a net."""
    weights = course.begin()
    return Lesson(weights, np.zeros((len(weights), 2), np.float32), seed)


def study(course: Course, lesson: Lesson, seconds: float, every: float = 20.0, threads: int = 1) -> Iterator[Lesson]:
    """Learn for so many seconds of work; the lesson as it stands, again and again.

    Several threads learn the same weights at the same time. Now and then one of them undoes what another has just done:
    a match touches so few of the weights that this doesn't matter.
    """
    key = key_of(lesson.seed)
    until = lesson.seconds + seconds
    points, matches, noted = 0.0, 0, lesson.seconds

    def learn(first: int) -> float:
        return course.learn(lesson.weights, lesson.memory, key, first, course.portion)[0]

    with ThreadPoolExecutor(threads) as pool:
        while lesson.seconds < until:
            began = time.process_time()
            played = range(lesson.matches, lesson.matches + threads * course.portion, course.portion)
            points += sum(pool.map(learn, played))
            matches += threads * course.portion
            lesson.matches += threads * course.portion
            lesson.seconds += time.process_time() - began
            if lesson.seconds - noted >= every or lesson.seconds >= until:
                mean = points / matches / course.seats
                lesson.curve.append((lesson.matches, round(lesson.seconds, 1), round(mean, 3)))
                points, matches, noted = 0.0, 0, lesson.seconds
                yield lesson


def save_lesson(lesson: Lesson, file: Path) -> None:
    """Keep a lesson; a crash while writing leaves the last one whole."""
    unfinished = file.with_suffix(".unfinished.npz")
    np.savez(
        unfinished, w=lesson.weights, m=lesson.memory, n=lesson.matches, seed=lesson.seed, seconds=lesson.seconds,
        curve=np.array(lesson.curve).reshape(-1, 3),
    )  # fmt: skip
    unfinished.replace(file)


def load_lesson(file: Path) -> Lesson:
    """Take a lesson up again."""
    with np.load(file) as stored:
        curve = [(int(matches), float(seconds), float(mean)) for matches, seconds, mean in stored["curve"]]
        return Lesson(stored["w"], stored["m"], int(stored["seed"]), int(stored["n"]), float(stored["seconds"]), curve)


def ship(course: Course, lesson: Lesson, command: str, matches: int) -> None:
    """Put the weights where bots find them, with how scores turn out around them and how they were made."""
    made = {
        "command": command,
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

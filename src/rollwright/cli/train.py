"""`rollwright train`: learn the weights of a game's bots from self-play."""

from __future__ import annotations

import math
import shutil
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from rollwright.cli.options import Address, GameArgument, Language, Seed, WorkBackend
from rollwright.sim.workers import Backend, share_out

if TYPE_CHECKING:
    from rollwright.bots.course import Course
    from rollwright.bots.training import Lesson
    from rollwright.locales import Texts

#: Matches of careful play from which the spread of scores is taken.
CALIBRATION_MATCHES = 400
#: How long a net learns if nothing else is said.
MINUTES = 20.0


def train(
    game: GameArgument,
    seed: Seed = 0,
    minutes: Annotated[
        float | None, typer.Option(min=0.01, help="Minutes of work for each net; 20 if nothing else ends it.")
    ] = None,
    matches: Annotated[
        int | None, typer.Option(min=1, help="End each net's training at so many matches: the same on any machine.")
    ] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on from the last checkpoints.")] = False,
    jobs: Annotated[
        int, typer.Option(min=1, help="Cores to use: nets learn beside each other, or one on several.")
    ] = 1,
    backend: WorkBackend = Backend.PROCESSES,
    address: Address = None,
    only: Annotated[str | None, typer.Option(help="One net alone, such as splitter-A or qwinto-2.")] = None,
    folder: Annotated[
        Path,
        typer.Option(
            help="Where checkpoints, learning curves and the trained nets go; on a cluster, one that all nodes share."
        ),
    ] = Path("training"),
    ship: Annotated[
        bool, typer.Option("--ship", help="Replace the installed nets as well: for those who develop Rollwright.")
    ] = False,
    lang: Language = None,
) -> None:
    """Train a game's bots by self-play. Ctrl-C keeps the last checkpoint, and --resume goes on from it.

    Bots play with your own nets when the environment variable ROLLWRIGHT_NETS names their folder.
    """
    from rollwright.bots.training import check_writable, courses
    from rollwright.bots.weights import installed
    from rollwright.cli.rules import texts_for

    texts_for(lang)
    names = [course.name for course in courses(game)]
    if only is not None and only not in names:
        raise typer.BadParameter(f"There is no net {only!r}: choose from {', '.join(names)}.")
    for written in (folder, *([installed(game)] if ship else [])):
        check_writable(written)
    chosen = [name for name in names if only in (None, name)]
    threads = max(1, jobs // len(chosen))
    if minutes is None:
        minutes = MINUTES if matches is None else math.inf
    ends = minutes * 60, math.inf if matches is None else matches
    lessons = [(game, name, seed, *ends, resume, folder.absolute(), ship, threads, lang) for name in chosen]
    for _ in share_out(_train_one, lessons, min(jobs, len(chosen)), backend, address):
        pass


def _train_one(
    game: str,
    name: str,
    seed: int,
    seconds: float,
    matches: float,
    resume: bool,
    folder: Path,
    ship: bool,
    threads: int,
    lang: str | None,
) -> None:
    from rollwright.bots import training
    from rollwright.bots.weights import installed
    from rollwright.cli.rules import texts_for

    texts = texts_for(lang)
    course = training.course_of(game, name)
    checkpoint = folder / f"{name}.checkpoint.npz"
    going_on = resume and checkpoint.exists()
    lesson = training.load_lesson(course, checkpoint) if going_on else training.begin(course, seed)
    learned, worked = lesson.matches, lesson.seconds
    for _ in training.study(course, lesson, seconds, matches, threads=threads):
        training.save_lesson(lesson, checkpoint)
        done = max((lesson.seconds - worked) / seconds, (lesson.matches - learned) / (matches - learned))
        typer.echo(_line(texts, course, lesson, done))
    _draw(texts, course, lesson, folder / f"{name}.svg")
    training.keep(course, lesson, CALIBRATION_MATCHES, folder)
    if ship:
        for kept in (f"{name}.npz", f"{name}.json"):
            shutil.copyfile(folder / kept, installed(game) / kept)


def _line(texts: Texts, course: Course, lesson: Lesson, done: float) -> str:
    """How far a net has come, and how far that is on the way."""
    (before, began, _), (matches, seconds, mean) = [(0, 0.0, 0.0), *lesson.curve][-2:]
    return texts(
        "bots-train-line",
        net=course.name,
        matches=matches,
        rate=round((matches - before) / max(seconds - began, 0.1)),
        minutes=f"{seconds / 60:.1f}",
        mean=f"{mean:.2f}",
        done=f"{min(done, 1):.0%}",
    )


def _draw(texts: Texts, course: Course, lesson: Lesson, picture: Path) -> None:
    """The learning curve; without the extra `plot` there is none."""
    try:
        from matplotlib.figure import Figure
    except ImportError:
        typer.echo(texts("bots-train-no-picture"))
        return
    figure = Figure(figsize=(7, 4), layout="constrained")
    axes = figure.add_subplot()
    axes.plot([entry[0] for entry in lesson.curve], [entry[2] for entry in lesson.curve])
    axes.set(title=course.name, xlabel=texts("bots-train-matches"), ylabel=texts("bots-train-mean"))
    axes.grid(alpha=0.3)
    figure.savefig(picture)

"""`rollwright train`: learn the weights of a game's bots from self-play."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from rollwright.cli.options import Address, GameArgument, Language, Seed, WorkBackend
from rollwright.sim.workers import Backend, share_out

if TYPE_CHECKING:
    from rollwright.bots.training import Course, Lesson
    from rollwright.locales import Texts

#: Matches of careful play from which the spread of scores is taken.
CALIBRATION_MATCHES = 400


def train(
    game: GameArgument,
    seed: Seed = 0,
    minutes: Annotated[float, typer.Option(min=0.01, help="Minutes of work for each net.")] = 20.0,
    resume: Annotated[bool, typer.Option("--resume", help="Go on from the last checkpoints.")] = False,
    jobs: Annotated[
        int, typer.Option(min=1, help="Cores to use: nets learn beside each other, or one on several.")
    ] = 1,
    backend: WorkBackend = Backend.PROCESSES,
    address: Address = None,
    only: Annotated[str | None, typer.Option(help="One net alone, such as splitter-A or qwinto-2.")] = None,
    folder: Annotated[
        Path,
        typer.Option(help="Where checkpoints and learning curves are kept; on a cluster, one that all nodes share."),
    ] = Path("training"),
    ship: Annotated[bool, typer.Option(help="Put the weights into the package when the time is up.")] = True,
    lang: Language = None,
) -> None:
    """Train a game's bots by self-play. Ctrl-C keeps the last checkpoint, and --resume goes on from it."""
    from rollwright.bots.training import courses
    from rollwright.cli.rules import texts_for

    texts_for(lang)
    names = [course.name for course in courses(game)]
    if only is not None and only not in names:
        raise typer.BadParameter(f"There is no net {only!r}: choose from {', '.join(names)}.")
    folder.mkdir(parents=True, exist_ok=True)
    chosen = [name for name in names if only in (None, name)]
    threads = max(1, jobs // len(chosen))
    lessons = [(name, game, seed, minutes, resume, folder.absolute(), ship, threads, lang) for name in chosen]
    for _ in share_out(_train_one, lessons, min(jobs, len(chosen)), backend, address):
        pass


def _train_one(
    name: str,
    game: str,
    seed: int,
    minutes: float,
    resume: bool,
    folder: Path,
    ship: bool,
    threads: int,
    lang: str | None,
) -> None:
    from rollwright.bots import training
    from rollwright.cli.rules import texts_for

    texts = texts_for(lang)
    course = next(course for course in training.courses(game) if course.name == name)
    checkpoint = folder / f"{name}.checkpoint.npz"
    going_on = resume and checkpoint.exists()
    lesson = training.load_lesson(checkpoint) if going_on else training.begin(course, seed)
    lessons = training.study(course, lesson, minutes * 60, threads=threads)
    for lesson in lessons:  # the same lesson, further on
        training.save_lesson(lesson, checkpoint)
        matches, seconds, mean = lesson.curve[-1]
        typer.echo(
            texts("bots-train-line", net=name, matches=matches, minutes=f"{seconds / 60:.1f}", mean=f"{mean:.2f}")
        )
    _draw(texts, course, lesson, folder / f"{name}.svg")
    if ship:
        total = round(lesson.seconds / 60, 1)
        command = f"rollwright train {game} --only {name} --seed {lesson.seed} --minutes {total:g}"
        training.ship(course, lesson, command, CALIBRATION_MATCHES)


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

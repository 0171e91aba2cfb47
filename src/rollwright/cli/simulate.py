"""`rollwright simulate`: many matches inside the compiled loops, their statistics, and files with every result."""

from __future__ import annotations

import contextlib
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from rollwright.cli.numbers import NOTHING, Numbers
from rollwright.cli.options import (
    MOST_MATCHES,
    Address,
    GameArgument,
    Jobs,
    Language,
    Seats,
    Seed,
    Variant,
    WorkBackend,
)
from rollwright.cli.writing import named_in_errors
from rollwright.sim.workers import Backend

if TYPE_CHECKING:
    from rich.console import Console

    from rollwright.locales import Texts
    from rollwright.sim.files import Write
    from rollwright.sim.matches import Results
    from rollwright.sim.setup import Setup
    from rollwright.sim.statistics import Spread, Tally

PLOT_TYPES = (".png", ".svg")


def simulate(
    game: GameArgument,
    matches: Annotated[int, typer.Option(min=1, max=MOST_MATCHES, help="How many matches.")] = 100_000,
    seats: Seats = None,
    policy: Annotated[
        str,
        typer.Option(help="random, greedy or a policy of the game's own; several separated by commas, one per seat."),
    ] = "random",
    seed: Seed = 0,
    variant: Variant = None,
    jobs: Jobs = 1,
    backend: WorkBackend = Backend.PROCESSES,
    address: Address = None,
    out: Annotated[Path | None, typer.Option(help="Every result, into a .parquet, .csv or .json file.")] = None,
    plot: Annotated[Path | None, typer.Option(help="The scores as a picture, into a .png or .svg file.")] = None,
    lang: Language = None,
) -> None:
    """Simulate matches and show how they ended. Ctrl-C keeps what is done."""
    from rich.console import Console

    from rollwright.cli.rules import texts_for
    from rollwright.sim.files import check_file
    from rollwright.sim.matches import play_in_portions
    from rollwright.sim.setup import setup
    from rollwright.sim.statistics import Tally

    texts = texts_for(lang)
    plan = setup(game, seats, policy.split(","), seed, variant)
    if out is not None:
        check_file(out)
    if plot is not None:
        _check_plot(plot)
    tally = Tally(plan.seats)
    portions = play_in_portions(plan, matches, jobs, backend, address)
    with _writing(out, plan) as write, contextlib.closing(portions):
        done = _run(texts, tally, write, portions, matches)
    console = Console(highlight=False)
    if not done:
        console.print(texts("sim-interrupted", done=tally.matches, matches=matches))
    if tally.matches:
        _print_summary(console, texts, plan, tally)
        if plot is not None:
            _draw(texts, plan, tally, plot)


def _run(texts: Texts, tally: Tally, write: Write | None, portions: Iterator[Results], matches: int) -> bool:
    """Count and write the portions as they come; whether all came before Ctrl-C."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (BarColumn(), MofNCompleteColumn(), TextColumn("{task.fields[rate]}"), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("", total=matches, rate=texts("sim-getting-ready"))
        try:
            for results in portions:
                with _uninterrupted():
                    tally.add(results)
                    if write is not None:
                        write(results)
                progress.update(task, completed=tally.matches, rate=_rate(texts, progress.tasks[0].speed))
        except KeyboardInterrupt:
            return False
    return True


@contextlib.contextmanager
def _uninterrupted() -> Iterator[None]:
    """Ctrl-C waits until this is done: what is counted is written too, and whole."""
    heard = []
    before = signal.signal(signal.SIGINT, lambda *_: heard.append(True))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if heard:
        raise KeyboardInterrupt


def _rate(texts: Texts, speed: float | None) -> str:
    return "" if speed is None else texts("sim-rate", rate=round(speed))


@contextlib.contextmanager
def _writing(out: Path | None, plan: Setup) -> Iterator[Write | None]:
    from rollwright.sim.files import results_file

    if out is None:
        yield None
        return
    with named_in_errors(out), results_file(out, plan) as write:
        yield write


def _print_summary(console: Console, texts: Texts, plan: Setup, tally: Tally) -> None:
    from rich.table import Table

    from rollwright.sim.statistics import QUANTILES

    numbers = Numbers(texts)
    table = Table(box=None, pad_edge=False, header_style="bold", padding=(0, 1, 0, 0))
    for header in ("sim-seat", "sim-policy", "sim-mean", "sim-spread", "sim-least"):
        table.add_column(texts(header), justify="left" if header == "sim-policy" else "right", no_wrap=True)
    for share in QUANTILES:
        table.add_column(numbers.percent(share), justify="right")
    for header in ("sim-most", "sim-wins", "sim-failures"):
        table.add_column(texts(header), justify="right", no_wrap=True)
    for seat in range(plan.seats):
        wins, failures = tally.wins[seat] / tally.matches, tally.failures[seat] / tally.matches
        won = NOTHING if plan.seats == 1 else numbers.percent(wins, 1)
        row = _row(numbers, tally.scores(seat))
        table.add_row(f"{seat}", plan.policies[seat], *row, won, numbers.decimal(failures, 2))
    turns = tally.turns()
    table.add_section()
    table.add_row("", texts("sim-turns"), *_row(numbers, turns))
    console.print(texts("sim-summary", matches=tally.matches, game=_name(plan), seats=plan.seats, seed=str(plan.seed)))
    console.print(table)


def _row(numbers: Numbers, spread: Spread) -> list[str]:
    from rollwright.sim.statistics import QUANTILES

    shown = [numbers.mean(spread.mean, spread.error), numbers.decimal(spread.deviation, 2), numbers.whole(spread.least)]
    return [*shown, *(numbers.whole(spread.quantile(share)) for share in QUANTILES), numbers.whole(spread.most)]


def _name(plan: Setup) -> str:
    from rollwright.games import game

    info = game(plan.game).info
    return info.name if len(info.variants) == 1 else f"{info.name} {plan.variant}"


def _check_plot(plot: Path) -> None:
    if plot.suffix not in PLOT_TYPES:
        raise typer.BadParameter(f"{plot}: pictures are drawn as {' or '.join(PLOT_TYPES)}.")
    if not plot.parent.is_dir():
        raise typer.BadParameter(f"{plot}: there is no folder {plot.parent}.")
    import importlib.util

    if importlib.util.find_spec("matplotlib") is None:
        raise typer.BadParameter("Pictures need matplotlib: pip install 'rollwright[plot]'.")


def _draw(texts: Texts, plan: Setup, tally: Tally, plot: Path) -> None:
    """The share of matches with each score, a line for each seat."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(8, 4.5), layout="constrained")
    axes = figure.subplots()
    for seat in range(plan.seats):
        scores = tally.scores(seat)
        shown = slice(scores.values.searchsorted(scores.least), scores.values.searchsorted(scores.most) + 1)
        label = f"{texts('sim-seat')} {seat} · {plan.policies[seat]} · {scores.mean:.2f}"
        axes.plot(scores.values[shown], scores.counts[shown] / scores.total, label=label, drawstyle="steps-mid")
    axes.set_title(texts("sim-plot-title", game=_name(plan), matches=tally.matches))
    axes.set_xlabel(texts("sim-plot-score"))
    axes.set_ylabel(texts("sim-plot-share"))
    axes.set_ylim(bottom=0)
    axes.yaxis.set_major_formatter("{x:.1%}")
    axes.grid(alpha=0.3)
    axes.spines[["top", "right"]].set_visible(False)
    axes.legend(frameon=False)
    figure.savefig(plot, dpi=150)

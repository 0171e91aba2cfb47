"""Benches of hours: what is played is kept, shows how far it is, and goes on from there when it is called again."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from rollwright.bots.resumable_arena import minds

SEED = 2024
KEPT = Path(__file__).with_name("kept")


def kept_folder(game: str) -> Path:
    """Where results of a game's bots as they are now are kept."""
    folder = KEPT / minds(game)
    folder.mkdir(parents=True, exist_ok=True)
    return folder


@contextmanager
def shown_progress(name: str, total: int) -> Iterator[Callable[[int], None]]:
    """A bar in the terminal, and what moves it on."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(name, total=total)
        yield lambda steps: progress.advance(task, steps)

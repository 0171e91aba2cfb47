"""`rollwright prepare`: compile the games once, so that nobody waits for it while playing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated

import typer

from rollwright.cli.options import Language, complete_game, game_key

if TYPE_CHECKING:
    from rollwright.locales import Texts

STAGE_WORDS = {
    "table": "cli-prepare-table",
    "bots": "cli-prepare-bots",
    "simulation": "cli-prepare-simulation",
    "reviews": "cli-prepare-reviews",
}


def prepare(
    games: Annotated[
        list[str] | None,
        typer.Argument(metavar="[GAME]…", help="The games; all if left out.", autocompletion=complete_game),
    ] = None,
    jobs: Annotated[int | None, typer.Option(min=1, max=64, help="Processes to use; one per core by default.")] = None,
    lang: Language = None,
) -> None:
    """Compile games for this machine. It is done once; the first match would otherwise wait for it."""
    from rollwright.cli.rules import texts_for
    from rollwright.games import REGISTRY
    from rollwright.games.registry import module_name

    chosen = [str(game_key(name)) for name in games or REGISTRY]
    for key in chosen:
        module_name("games", key)
    prepare_games(texts_for(lang), chosen, jobs)


def prepare_games(texts: Texts, games: Sequence[str], jobs: int | None = None) -> None:
    """Compile those of the games that aren't compiled yet, with a progress bar or, without a terminal, line by line."""
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

    from rollwright.preparation import STAGES, can_be_kept, compile_games, is_prepared

    wanted = [key for key in dict.fromkeys(games) if not is_prepared(key)]
    if not wanted:
        return
    if not can_be_kept():
        typer.echo(texts("cli-prepare-not-kept"), err=True)
        return
    console = Console(stderr=True, highlight=False)
    console.print(texts("cli-prepare-once"))
    columns = (
        BarColumn(),
        TextColumn("{task.percentage:>3.0f} %"),
        TimeElapsedColumn(),
        TextColumn("{task.description}"),
    )
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(_names(texts, wanted), total=len(wanted) * len(STAGES))
        for key, stage in compile_games(wanted, jobs):
            words = f"{texts.named('game', key)}: {texts(STAGE_WORDS[stage])}"
            progress.update(task, advance=1, description=words)
            if not console.is_terminal:
                console.print(words)


def _names(texts: Texts, games: Sequence[str]) -> str:
    return ", ".join(texts.named("game", key) for key in games)

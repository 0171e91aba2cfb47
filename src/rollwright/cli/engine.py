"""`rollwright engine`: our bots for other programs, by the engine protocol."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from rollwright.cli.options import GameArgument


def engine(
    game: GameArgument,
    bot: Annotated[str, typer.Option(help="random, casual, club, master or master@SECONDS.")] = "master",
) -> None:
    """Offer a bot as an engine: JSON lines over standard input and output."""
    from rollwright.bots.engine_host import serve

    def say(line: str) -> None:
        sys.stdout.write(line + "\n")
        sys.stdout.flush()

    serve(game, bot, sys.stdin, say)

"""Options that several commands share, so that they read alike everywhere."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import typer

GameArgument: TypeAlias = Annotated[
    str, typer.Argument(metavar="GAME", help="qwinto, qwantum, twenty-one or splitter.")
]
Seats: TypeAlias = Annotated[int | None, typer.Option(help="How many seats; the fewest of the rulebook by default.")]
Seed: TypeAlias = Annotated[int, typer.Option(help="The same seed gives the same matches.")]
Variant: TypeAlias = Annotated[str | None, typer.Option(help="A variant of the game, such as Splitter's board A or B.")]
Language: TypeAlias = Annotated[
    str | None, typer.Option("--lang", help="en, pl, hu or de; the language of the environment by default.")
]
AsJson: TypeAlias = Annotated[bool, typer.Option("--json", help="Print JSON.")]

"""`rollwright play`: the full-screen game."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from rollwright.cli.options import GAMES, Language, Variant, complete_game, game_key, lower
from rollwright.games.registry import REGISTRY

if TYPE_CHECKING:
    from rollwright.cli.play.table import Player, Setup
    from rollwright.locales import Texts


def play(
    game: Annotated[
        str | None,
        typer.Argument(
            metavar="[GAME]",
            help=f"One of {GAMES}; chosen on the screen if left out.",
            callback=game_key,
            autocompletion=complete_game,
        ),
    ] = None,
    variant: Variant = None,
    person: Annotated[list[str] | None, typer.Option(help="A person's name; several times for several people.")] = None,
    bot: Annotated[list[str] | None, typer.Option(help="A bot's level; several times for several bots.")] = None,
    dice: Annotated[str, typer.Option(help="sealed, seeded, typed or daily.", callback=lower)] = "sealed",
    seed: Annotated[int | None, typer.Option(min=0, help="The seed of seeded dice.")] = None,
    go_on: Annotated[bool, typer.Option("--go-on", help="Go on with the match that was played last.")] = False,
    lang: Language = None,
) -> None:
    """Play in the terminal, with people at this keyboard and with bots. Every step is saved at once."""
    import sys

    from rollwright.cli.rules import texts_for

    texts = texts_for(lang)
    if sys.stdout.isatty():
        _prepare(texts, game)
    begin = _begin(texts, game, variant, person or [], bot or [], dice if seed is None else "seeded", seed, go_on)
    if not sys.stdout.isatty():
        raise typer.BadParameter(texts("terminal-needs-terminal"))

    from rollwright.cli.play.app import PlayApp
    from rollwright.cli.play.saving import folder

    app = PlayApp(texts, folder(), game=game, variant=variant, begin=begin)
    left = app.run()
    if app.return_code:
        raise typer.Exit(app.return_code)
    if left:
        typer.echo(texts("terminal-left"))


def _prepare(texts: Texts, game: str | None) -> None:
    """Compile the game, or those of saved matches, where that hasn't been done."""
    import sys
    import termios

    from rollwright.cli.play.saving import folder, games_of_saved
    from rollwright.cli.prepare import prepare_games

    prepare_games(texts, [game] if game in REGISTRY else games_of_saved(folder()))
    if sys.stdin.isatty():
        termios.tcflush(sys.stdin, termios.TCIFLUSH)  # keys pressed meanwhile are not meant for the match


def _begin(
    texts: Texts,
    game: str | None,
    variant: str | None,
    people: list[str],
    levels: list[str],
    dice: str,
    seed: int | None,
    go_on: bool,
) -> Setup | Path | None:
    """What the options say about where to begin; None where people choose on the screen."""
    import rollwright.games
    from rollwright.cli.play.saving import folder, unfinished
    from rollwright.cli.play.table import SOURCES, Setup

    if go_on:
        saved = unfinished(folder())
        if not saved:
            raise typer.BadParameter(texts("terminal-nothing-saved"))
        return saved[0].path
    if game is None:
        return None
    rules = rollwright.games.game(game)
    if dice not in SOURCES:
        raise typer.BadParameter(texts("terminal-no-dice", dice=dice, sources=", ".join(SOURCES)))
    players = _players(texts, game, people, levels)
    chosen = rules.info.variants[0] if variant is None else variant
    rules.start(
        len(players) or rules.info.seats.start, chosen
    )  # refuses a match that can't be, before the screen opens
    return Setup(game, chosen, players, dice, seed) if players else None


def _players(texts: Texts, game: str, people: list[str], levels: list[str]) -> tuple[Player, ...]:
    from rollwright import bots
    from rollwright.cli.play.table import Player

    for level in levels:
        bots.make(game, level)
    first_bot = len(people) + 1
    seated = [Player(texts("terminal-bot", number=seat), level) for seat, level in enumerate(levels, first_bot)]
    return (*(Player(name.strip()) for name in people), *seated)

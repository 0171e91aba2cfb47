"""`rollwright games` and `rollwright rules`: what there is to play, and how."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from rollwright.cli.options import GameArgument, Language

if TYPE_CHECKING:
    from rich.table import Table

    from rollwright.games.protocol import GameInfo
    from rollwright.locales import Texts


def games(lang: Language = None) -> None:
    """Show the games that Rollwright plays."""
    from rich.console import Console
    from rich.table import Table

    from rollwright.games import REGISTRY, game

    texts = texts_for(lang)
    table = Table(box=None, pad_edge=False, header_style="bold", padding=(0, 2, 0, 0))
    for column in ("cli-games-name", "cli-games-key", "cli-games-seats", "cli-games-minutes", "cli-games-variants"):
        table.add_column(texts(column), no_wrap=True)
    for key in REGISTRY:
        info = game(key).info
        variants = ", ".join(info.variants) if len(info.variants) > 1 else "–"
        table.add_row(f"[bold]{info.name}", key, _seats(info), f"{info.minutes}", variants)
    console = Console(highlight=False)
    console.print(table)
    console.print(f"[dim]* {texts('cli-games-practice')}")


def rules(game: GameArgument, lang: Language = None) -> None:
    """Explain the rules of a game."""
    from rich.console import Console
    from rich.padding import Padding
    from rich.text import Text

    import rollwright.games
    import rollwright.locales

    key = rollwright.games.game(game).info.key
    words = rollwright.locales.rules(key, texts_for(lang).language)
    console = Console(width=min(Console().width, 100), highlight=False)
    console.print(Text(words.title, "bold"), Text(words.tagline, "italic"), sep="\n")
    for section in words.sections:
        console.print(Padding(Text(section.heading, "bold"), (1, 0, 0, 0)))
        for paragraph in section.paragraphs:
            console.print(Padding(paragraph.text, (0, 0, 0, 2)))
            for item in paragraph.items:
                console.print(_item(item))
    console.print(Padding(Text(words.disclaimer, "dim"), (1, 0, 0, 0)))


def texts_for(lang: str | None) -> Texts:
    """The words of the wanted language, or of the one that the environment asks for."""
    from rollwright.locales import Texts, language_from_environment

    return Texts(lang or language_from_environment(os.environ))


def _seats(info: GameInfo) -> str:
    """The seats that can be played, with a mark where alone is practice only."""
    return f"{info.playable.start}{'' if info.official_solo else '*'}–{info.playable.stop - 1}"


def _item(text: str) -> Table:
    """An item of a list: its lines begin below one another, after the sign."""
    from rich.table import Table

    item = Table.grid(padding=(0, 1, 0, 0))
    item.add_row("   •", text)
    return item

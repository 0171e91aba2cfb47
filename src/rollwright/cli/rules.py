"""`rollwright games` and `rollwright rules`: what there is to play, and how."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from rollwright.cli.options import GameArgument, Language

if TYPE_CHECKING:
    from rollwright.games.protocol import GameInfo
    from rollwright.locales import Paragraph, Texts


def games(lang: Language = None) -> None:
    """Show the games that Rollwright plays."""
    from rich.console import Console
    from rich.table import Table

    from rollwright.games import REGISTRY, game

    texts = texts_for(lang)
    table = Table(box=None, pad_edge=False, header_style="bold")
    for column in ("cli-games-key", "cli-games-name", "cli-games-seats", "cli-games-minutes", "cli-games-variants"):
        table.add_column(texts(column), overflow="fold")
    table.add_column(texts("cli-games-about"), ratio=1)
    for key in REGISTRY:
        info = game(key).info
        variants = ", ".join(info.variants) if len(info.variants) > 1 else "–"
        table.add_row(key, info.name, _seats(info, texts), f"{info.minutes}", variants, texts.named("tagline", key))
    Console().print(table)


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
            console.print(Padding(_paragraph(paragraph), (0, 0, 0, 2)))
    console.print(Padding(Text(words.disclaimer, "dim"), (1, 0, 0, 0)))


def texts_for(lang: str | None) -> Texts:
    """The words of the wanted language, or of the one that the environment asks for."""
    from rollwright.locales import Texts, language_from_environment

    return Texts(lang or language_from_environment(os.environ))


def _seats(info: GameInfo, texts: Texts) -> str:
    seats = f"{info.seats.start}–{info.seats.stop - 1}"
    return seats if info.official_solo else texts("cli-games-practice", seats=seats)


def _paragraph(paragraph: Paragraph) -> str:
    return "\n".join((paragraph.text, *(f"  • {item}" for item in paragraph.items)))

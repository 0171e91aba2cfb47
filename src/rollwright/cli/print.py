"""`rollwright print`: score sheets, rules and finished matches on paper."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NoReturn

import typer

from rollwright.cli.options import Language, Variant, game_key, lower

if TYPE_CHECKING:
    from rollwright.paper import Document, Style
    from rollwright.table.match import Match

LARGEST_SHEETS = 100_000


def print_(
    what: Annotated[
        str, typer.Argument(metavar="WHAT", help="A game (its score sheets), rules or match.", callback=game_key)
    ],
    output: Annotated[Path, typer.Option("--output", "-o", metavar="FILE", help="FILE.pdf or FILE.svg.")],
    of: Annotated[
        str | None, typer.Argument(metavar="OF", help="With rules a game, with match the file of a record.")
    ] = None,
    variant: Variant = None,
    copies: Annotated[int | None, typer.Option(min=1, help="How many score sheets; a full page by default.")] = None,
    large: Annotated[bool, typer.Option("--large", help="Large print: one sheet a page.")] = False,
    paper: Annotated[str, typer.Option(help="a4 or letter.", callback=lower)] = "a4",
    mono: Annotated[bool, typer.Option("--mono", help="Black and white that saves ink.")] = False,
    own: Annotated[Path | None, typer.Option(help="Your own sheets, from a TOML file.")] = None,
    lang: Language = None,
) -> None:
    """Print score sheets of a GAME, `rules GAME` on one page, or `match RECORD` with its filled sheets."""
    from rollwright.cli.rules import texts_for
    from rollwright.paper import Style
    from rollwright.paper.files import check_name, save

    check_name(output)
    texts = texts_for(lang)
    style = Style(texts.language, paper, mono, large)
    document = _document(what, of, style, {"--variant": variant, "--copies": copies, "--own": own})
    for file in save(document, output):
        typer.echo(file)


def _document(what: str, of: str | None, style: Style, options: dict[str, Any]) -> Document:
    from rollwright import paper

    if what == "rules":
        _refuse_options(options, "print rules")
        return paper.rules_page(str(game_key(_needed(of, "print rules GAME"))), style=style)
    if what == "match":
        _refuse_options(options, "print match")
        return paper.match_pages(_matches(Path(_needed(of, "print match RECORD"))), style=style)
    if of is not None:
        _refuse(f"Score sheets are printed for one game at a time: {of!r} is one word too many.")
    own = _own_sheets(what, options["--own"]) if options["--own"] else ()
    return paper.score_sheets(what, options["--variant"], copies=options["--copies"], own=own, style=style)


def _refuse_options(options: dict[str, Any], command: str) -> None:
    for name, value in options.items():
        if value is not None:
            _refuse(f"{name} is for score sheets, not for {command}.")


def _needed(of: str | None, usage: str) -> str:
    if of is None:
        _refuse(f"Something is missing: rollwright {usage}.")
    return of


def _own_sheets(game: str, file: Path) -> tuple[object, ...]:
    from rollwright.games.protocol import InvalidNotation
    from rollwright.paper.layout import paper_sheet

    sheet = paper_sheet(game)
    with file.open("rb") as opened:
        raw = opened.read(LARGEST_SHEETS + 1)
    if len(raw) > LARGEST_SHEETS:
        _refuse(f"{file} is too large to hold sheets.")
    try:
        own = sheet.own_sheets(raw.decode())
    except UnicodeDecodeError:
        _refuse(f"{file} is not text: sheets are written in TOML.")
    except InvalidNotation as mistake:
        raise InvalidNotation(f"{file}: {mistake}") from None
    if own is None:
        _refuse(f"--own: all sheets of {game} are the same.")
    return own


def _matches(file: Path) -> tuple[Match, ...]:
    from rollwright.cli.record_file import read_records

    matches, mistake = read_records(file)
    if mistake:
        raise mistake
    return matches


def _refuse(words: str) -> NoReturn:
    from rollwright.paper import CannotPrint

    raise CannotPrint(words)

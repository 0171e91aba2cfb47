"""`rollwright score`: a filled or half-filled sheet, its points, or the rule that it breaks."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from rollwright.cli.options import AsJson, Language, Variant, complete_game, game_key

if TYPE_CHECKING:
    from rollwright.games.compiled_game import CompiledGame
    from rollwright.games.protocol import Json, Score

LARGEST_SHEET = 100_000


def score(
    file: Annotated[Path, typer.Argument(help="A sheet as JSON or as a drawing; - for standard input.")],
    game: Annotated[
        str | None,
        typer.Option(
            help="The game, for a drawing or JSON that doesn't say.", callback=game_key, autocompletion=complete_game
        ),
    ] = None,
    variant: Variant = None,
    fails: Annotated[int | None, typer.Option(min=0, help="Failed throws, if the sheet doesn't say.")] = None,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """Score a sheet, part by part, or say which rule it breaks, and where."""
    rules, sheet, variant, count = _read(_text(file), game, variant, fails)
    state = rules.sheet_state(sheet, variant, count)
    result = rules.score(state, 0)
    if as_json:
        typer.echo(json.dumps(_as_json(rules, state, result)))
    else:
        _print(rules, state, result, lang)


def _text(file: Path) -> str:
    from rollwright.games.protocol import InvalidNotation

    raw = sys.stdin.buffer.read(LARGEST_SHEET + 1) if str(file) == "-" else file.read_bytes()
    if len(raw) > LARGEST_SHEET:
        raise InvalidNotation(f"{file} is too large to be a sheet.")
    try:
        return raw.decode()
    except UnicodeDecodeError:
        raise InvalidNotation(f"{file} is not text: a sheet is JSON or a drawing.") from None


def _read(
    text: str, game: str | None, variant: str | None, fails: int | None
) -> tuple[CompiledGame[Any, Any], Json, str | None, int]:
    """The game, sheet, variant and failures that a text and the options say together."""
    from rollwright.games import game as find
    from rollwright.games.protocol import InvalidNotation

    if text.lstrip().startswith("[Game "):
        raise InvalidNotation("This is the record of a match, not a sheet: see `rollwright replay`.")
    if text.lstrip().startswith(("{", "[")):
        given = _json(text)
        if isinstance(given, dict):
            game, variant = given.pop("game", game), given.pop("variant", variant)
            fails = given.pop("fails", fails)
            given = given.pop("sheet", given) if isinstance(given.get("sheet"), dict | list) else given
        return find(_named(game)), given, variant, fails or 0
    rules = find(_named(game))
    return rules, rules.notation.sheet_from_text(text), variant, fails or 0


def _json(text: str) -> Json:
    from rollwright.games.protocol import InvalidNotation

    try:
        return json.loads(text)
    except (json.JSONDecodeError, RecursionError) as mistake:
        raise InvalidNotation(f"This is not JSON: {mistake}.") from None


def _named(game: object) -> str:
    from rollwright.games.protocol import UnknownGame

    if not isinstance(game, str):
        raise UnknownGame("The sheet doesn't say which game it belongs to: add --game.")
    return game


def _as_json(rules: CompiledGame[Any, Any], state: Any, result: Score) -> Json:
    parts = [
        {"kind": part.kind, "name": part.name, "points": part.points, "count": part.count, "fields": part.fields}
        for part in result.parts
    ]
    return {"game": rules.info.key, "variant": state.variant, "total": result.total, "parts": parts}


def _print(rules: CompiledGame[Any, Any], state: Any, result: Score, lang: str | None) -> None:
    from rich.console import Console
    from rich.table import Table

    from rollwright.cli.rules import texts_for
    from rollwright.locales.parts import part_name

    texts = texts_for(lang)
    typer.echo(rules.notation.sheet_to_text(state, 0) + "\n")
    table = Table(box=None, pad_edge=False, show_header=False, show_footer=True)
    table.add_column(footer=texts("result-total"))
    table.add_column(footer=str(result.total), justify="right")
    for part in result.parts:
        table.add_row(part_name(texts, rules.info.key, part.kind, part.name, part.count), str(part.points))
    Console().print(table)

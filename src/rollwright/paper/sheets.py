"""Empty score sheets: several to a page, or one in large print."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import cycle, islice
from typing import Any

from rollwright.games import game as game_of
from rollwright.games.compiled_game import CompiledGame
from rollwright.games.protocol import Json
from rollwright.locales import Texts
from rollwright.locales.colours import letters
from rollwright.paper.layout import PaperSheet, paper_sheet
from rollwright.paper.press import Document
from rollwright.paper.style import PAPERS, CannotPrint, Style

MAX_COPIES = 500


def score_sheets(
    game: str, variant: str | None = None, *, copies: int | None = None, own: Sequence[object] = (), style: Style
) -> Document:
    """Sheets to write on. Games with different sheets take turns with them, or with one's `own`."""
    rules = game_of(game)
    grid = (1, 1) if style.large else paper_sheet(game).grid
    count = _checked_copies(copies, max(grid[0] * grid[1], len(own or rules.info.sheets)))
    chosen = cycle(own or rules.info.sheets or (None,))
    sheets = [empty_sheet(rules, variant, sheet, style.texts) for sheet in islice(chosen, count)]
    return Document({**frame(game, style, "sheets"), "grid": grid, "sheets": sheets})


def single_sheet(game: str, variant: str | None = None, *, sheet: object = None, style: Style) -> Document:
    """One sheet on a page of its own size."""
    rules = game_of(game)
    chosen = sheet if sheet is not None else next(iter(rules.info.sheets), None)
    return Document({**frame(game, style, "single"), "sheets": [empty_sheet(rules, variant, chosen, style.texts)]})


def _checked_copies(copies: int | None, usual: int) -> int:
    if copies is None:
        return usual
    if copies not in range(1, MAX_COPIES + 1):
        raise CannotPrint(f"From 1 to {MAX_COPIES} sheets can be printed at once, not {copies}.")
    return copies


def frame(game: str, style: Style, kind: str) -> dict[str, Json]:
    """What the templates need for every document."""
    texts = style.texts
    return {
        "kind": kind,
        "game": game,
        "title": texts.named("game", game),
        "lang": style.lang,
        "paper": PAPERS[style.paper],
        "mono": style.mono,
        "large": style.large,
        "letters": letters(texts, game_of(game).info.colours),
        "words": _words(game, texts),
        "footer": texts("names-disclaimer"),
    }


def _words(game: str, texts: Texts) -> dict[str, Json]:
    words: dict[str, Json] = {
        "name": texts("paper-name"),
        "date": texts("paper-date"),
        "total": texts("result-total"),
        "columns": texts("paper-columns"),
        "failed": texts("sheet-failed-throws"),
        "failed-short": texts("paper-failed"),
        "rising": texts("paper-rising"),
        "falling": texts("paper-falling"),
        "sum": texts("paper-sum"),
        "bonus": texts("paper-bonus"),
        "solo": texts("paper-solo"),
        "colours": {colour: texts.named("colour", colour) for colour in game_of(game).info.colours},
    }
    if game_of(game).info.official_solo:
        layout = game_of(game).sheet_layout(game_of(game).start(1), 0)
        words["ratings"] = {
            entry["rating"]: texts.named("rating", game, entry["rating"]) for entry in layout["ratings"]
        }
    return words


def empty_sheet(rules: CompiledGame[Any, Any], variant: str | None, sheet: object, texts: Texts) -> dict[str, Json]:
    state = rules.start(1, variant, sheets=None if sheet is None else [sheet])
    return sheet_data(rules, state, 0, texts)


def sheet_data(rules: CompiledGame[Any, Any], state: Any, seat: int, texts: Texts) -> dict[str, Json]:
    """A sheet as the templates draw it, with nothing written on it."""
    layout = rules.sheet_layout(state, seat)
    key = rules.info.key
    on_paper = paper_sheet(key)
    return {
        "layout": layout,
        "title": texts.named("game", key),
        "caption": on_paper.caption(state, layout, texts),
        "hint": texts.named("paper", "hint", key),
        "count": _field_count(layout, on_paper, texts),
        "note": on_paper.note(layout, texts),
        "name": "",
        "date": "",
        "headed": True,
        "seed": 0,
        "filled": None,
    }


def _field_count(layout: Json, on_paper: PaperSheet, texts: Texts) -> str:
    rows, fields = on_paper.field_count(layout)
    if rows == 1:
        return texts("paper-fields", count=fields)
    return texts("paper-fields-in-rows", rows=rows, count=fields)

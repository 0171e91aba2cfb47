"""Empty score sheets: several to a page, or one in large print."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import cycle, islice
from typing import Any

from rollwright.games import game as game_of
from rollwright.games.compiled_game import CompiledGame
from rollwright.games.protocol import Json
from rollwright.locales import Texts
from rollwright.paper.letters import letters_of
from rollwright.paper.press import Document
from rollwright.paper.style import PAPERS, CannotPrint, Style

#: How many sheets stand beside and above one another on a page of normal size.
GRIDS = {"qwinto": (1, 3), "qwantum": (2, 3), "twenty-one": (2, 3), "splitter": (2, 2)}
MAX_COPIES = 500

#: A reminder of the rules in one line.
HINTS = {
    "qwinto": "paper-hint-qwinto",
    "qwantum": "paper-hint-qwantum",
    "twenty-one": "paper-hint-twenty-one",
    "splitter": "paper-hint-splitter",
}


def score_sheets(
    game: str, variant: str | None = None, *, copies: int | None = None, own: Sequence[object] = (), style: Style
) -> Document:
    """Sheets to write on. Games with different sheets take turns with them, or with one's `own`."""
    rules = game_of(game)
    grid = (1, 1) if style.large else GRIDS[game]
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
        "letters": letters_of(game),
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
        "colours": {colour: texts.named("colour", colour) for colour in letters_of(game)},
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
    return {
        "layout": layout,
        "title": texts.named("game", key),
        "caption": "",
        "hint": texts(HINTS[key]),
        "count": _field_count(key, layout, texts),
        "note": texts("sheet-own-note") if layout.get("ours") else "",
        "name": "",
        "date": "",
        "headed": True,
        "seed": 0,
        "filled": None,
        **_caption(key, state, layout, texts),
    }


def _caption(key: str, state: Any, layout: Json, texts: Texts) -> dict[str, str]:
    if "name" in layout:
        lettered = layout["ours"]
        return {"caption": texts("sheet-lettered", letter=layout["name"]) if lettered else layout["name"]}
    if key == "splitter":
        return {"caption": texts("sheet-board", letter=state.variant)}
    return {}


def _field_count(key: str, layout: Json, texts: Texts) -> str:
    rows, fields = FIELD_COUNTS[key](layout)
    if rows == 1:
        return texts("paper-fields", count=fields)
    return texts("paper-fields-in-rows", rows=rows, count=fields)


#: How many rows a sheet has, and how many fields in each.
FIELD_COUNTS: dict[str, Callable[[Json], tuple[int, int]]] = {
    "qwinto": lambda layout: (len(layout["fields"]), len(layout["fields"][0])),
    "qwantum": lambda layout: (len(layout["colours"]), layout["columns"]),
    "twenty-one": lambda layout: (len(layout["rows"]), len(layout["rows"][0])),
    "splitter": lambda layout: (1, len(layout["fields"])),
}

"""The sheets of the games, drawn with characters from what `sheet_layout` and the view of a seat tell."""

from __future__ import annotations

from rollwright.cli.play.canvas import Canvas
from rollwright.cli.play.sheets import qwantum, qwinto, splitter, twenty_one
from rollwright.cli.play.sheets.page import Marks, Page, Sheet
from rollwright.games.protocol import Json

SHEETS: dict[str, Sheet] = {
    "qwinto": qwinto.QwintoSheet(),
    "qwantum": qwantum.QwantumSheet(),
    "twenty-one": twenty_one.TwentyOneSheet(),
    "splitter": splitter.SplitterSheet(),
}

__all__ = ["Canvas", "Json", "Marks", "Page", "Sheet", "sheet_of"]


def sheet_of(game: str) -> Sheet:
    """How the sheet of a game is drawn."""
    return SHEETS[game]

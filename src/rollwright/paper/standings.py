"""The list of a club evening on paper."""

from __future__ import annotations

from collections.abc import Sequence

from rollwright.paper.press import Document
from rollwright.paper.sheets import frame
from rollwright.paper.style import Style


def standings_page(
    game: str, title: str, headings: Sequence[str], rows: Sequence[Sequence[str]], *, style: Style
) -> Document:
    """A list of names with numbers: place and name stand at the left, numbers at the right."""
    shown = frame(game, style, "standings")
    return Document({**shown, "heading": title, "headings": list(headings), "rows": [list(row) for row in rows]})

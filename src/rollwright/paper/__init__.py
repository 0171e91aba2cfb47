"""Score sheets, rules and finished matches on paper: vector PDF and SVG.

Everything is drawn from the data of the games (`sheet_layout`), so that print cannot differ from the rules.
"""

from __future__ import annotations

from collections.abc import Sequence

from rollwright.paper.matches import match_pages
from rollwright.paper.press import Document
from rollwright.paper.rules_page import rules_page
from rollwright.paper.sheets import MAX_COPIES, score_sheets, single_sheet
from rollwright.paper.standings import standings_page
from rollwright.paper.style import PAPERS, CannotPrint, Style

__all__ = [
    "MAX_COPIES",
    "PAPERS",
    "CannotPrint",
    "Document",
    "Style",
    "match_pages",
    "rules_page",
    "score_sheets",
    "sheet_svg",
    "sheets_pdf",
    "single_sheet",
    "standings_page",
]


def sheets_pdf(
    game: str,
    variant: str | None = None,
    *,
    copies: int | None = None,
    own: Sequence[object] = (),
    style: Style | None = None,
) -> bytes:
    """Score sheets as PDF. Without `copies` it is a full page; `own` sheets take the place of those that come along."""
    return score_sheets(game, variant, copies=copies, own=own, style=style or Style()).pdf()


def sheet_svg(game: str, variant: str | None = None, *, sheet: object = None, style: Style | None = None) -> bytes:
    """One sheet alone as SVG, no larger than the sheet. `sheet` is for games whose seats have different ones."""
    return single_sheet(game, variant, sheet=sheet, style=style or Style()).svg()[0]

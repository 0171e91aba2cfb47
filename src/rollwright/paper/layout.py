"""What each game says about its sheet on paper: how many fit on a page, and what a filled one shows.

`rollwright.paper.<game>` has a `SHEET` of this kind, and beside it `sheet.typ`, which draws the sheet.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from importlib.resources import files
from typing import Any, ClassVar

from rollwright.games.protocol import Json, Score
from rollwright.games.registry import game_module, module_name
from rollwright.locales import Texts


class PaperSheet(ABC):
    """A game's sheet on paper."""

    #: How many sheets stand beside and above one another on a page of normal size.
    grid: ClassVar[tuple[int, int]] = (2, 2)

    @abstractmethod
    def field_count(self, layout: Json) -> tuple[int, int]:
        """How many rows a sheet has, and how many fields each of them has."""

    def caption(self, state: Any, layout: Json, texts: Texts) -> str:  # noqa: ARG002 (most sheets need no caption)
        """What tells this sheet apart from other sheets of the game."""
        return ""

    def note(self, layout: Json, texts: Texts) -> str:  # noqa: ARG002
        """A line at the foot of the sheet."""
        return ""

    def cells(self, sheet: Any) -> Json:
        """What is written in the fields, out of a sheet's JSON."""
        return sheet

    def results(self, score: Score, layout: Json) -> dict[str, Json]:  # noqa: ARG002
        """What `sheet.typ` shows of a score beyond the points of its parts and their sums."""
        return {}

    def own_sheets(self, text: str) -> tuple[object, ...] | None:  # noqa: ARG002
        """A person's own sheets, read from TOML; None where everybody has the same sheet. Raises `InvalidNotation`."""
        return None


def paper_sheet(game: str) -> PaperSheet:
    """How the sheet of a game looks on paper. Raises `UnknownGame`."""
    sheet: PaperSheet = game_module("paper", game).SHEET
    return sheet


def drawing(game: str) -> bytes:
    """The Typst source that draws the sheet of a game."""
    return files(module_name("paper", game)).joinpath("sheet.typ").read_bytes()

"""The sheet of Stairs on paper."""

from __future__ import annotations

from rollwright.games.protocol import Json
from rollwright.paper.layout import PaperSheet


class StairsPaper(PaperSheet):
    grid = (1, 3)

    def field_count(self, layout: Json) -> tuple[int, int]:
        return 1, layout["steps"]


SHEET = StairsPaper()

"""Qwantum's sheet on paper."""

from __future__ import annotations

from rollwright.games.protocol import Json
from rollwright.paper.layout import PaperSheet


class QwantumPaper(PaperSheet):
    grid = (2, 3)

    def field_count(self, layout: Json) -> tuple[int, int]:
        return len(layout["colours"]), layout["columns"]


SHEET = QwantumPaper()

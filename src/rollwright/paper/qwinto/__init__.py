"""Qwinto's sheet on paper."""

from __future__ import annotations

from rollwright.games.protocol import Json
from rollwright.paper.layout import PaperSheet


class QwintoPaper(PaperSheet):
    grid = (1, 3)

    def field_count(self, layout: Json) -> tuple[int, int]:
        return len(layout["fields"]), len(layout["fields"][0])


SHEET = QwintoPaper()

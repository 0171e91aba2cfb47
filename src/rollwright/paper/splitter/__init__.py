"""Splitter's boards on paper."""

from __future__ import annotations

from typing import Any

from rollwright.games.protocol import Json, Score
from rollwright.locales import Texts
from rollwright.paper.layout import PaperSheet

GROUPS = ("group", "starred-group")


class SplitterPaper(PaperSheet):
    def field_count(self, layout: Json) -> tuple[int, int]:
        return 1, len(layout["fields"])

    def caption(self, state: Any, layout: Json, texts: Texts) -> str:  # noqa: ARG002
        return texts("sheet-board", letter=state.variant)

    def results(self, score: Score, layout: Json) -> dict[str, Json]:
        by_name = {str(number): 0 for number in layout["numbers"]}
        for part in score.parts:
            by_name[part.name] = by_name.get(part.name, 0) + part.points
        return {
            "numbers": [by_name[str(number)] for number in layout["numbers"]],
            "groups": [part.fields for part in score.parts if part.kind in GROUPS],
        }


SHEET = SplitterPaper()

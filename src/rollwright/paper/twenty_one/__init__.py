"""Twenty One's sheets on paper, and a person's own ones."""

from __future__ import annotations

from typing import Any

from rollwright.games.protocol import Json, Score
from rollwright.games.twenty_one.own_sheets import parse
from rollwright.locales import Texts
from rollwright.paper.layout import PaperSheet


class TwentyOnePaper(PaperSheet):
    grid = (2, 3)

    def field_count(self, layout: Json) -> tuple[int, int]:
        return len(layout["rows"]), len(layout["rows"][0])

    def caption(self, state: Any, layout: Json, texts: Texts) -> str:  # noqa: ARG002
        name: str = layout["name"]
        return texts("sheet-lettered", letter=name) if layout["ours"] else name

    def note(self, layout: Json, texts: Texts) -> str:
        return texts("sheet-own-note") if layout["ours"] else ""

    def cells(self, sheet: Any) -> Json:
        return sheet["rows"]

    def results(self, score: Score, layout: Json) -> dict[str, Json]:  # noqa: ARG002
        return {"hits": [field for part in score.parts if part.kind == "hits" for field in part.fields]}

    def own_sheets(self, text: str) -> tuple[object, ...] | None:
        return parse(text)


SHEET = TwentyOnePaper()

"""The printing press: a document, which is plain data, becomes PDF or SVG by fixed templates."""

from __future__ import annotations

import functools
import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import typst

from rollwright.games.protocol import Json
from rollwright.paper.layout import drawing

TEMPLATES = Path(__file__).with_name("templates")


@dataclass(frozen=True, slots=True)
class Document:
    """What is to be printed. Texts of people stay data all the way: the templates never read them as code."""

    data: Mapping[str, Json]

    def pdf(self) -> bytes:
        """All pages as one PDF; the same document gives the same bytes."""
        compiled: bytes = typst.compile(format="pdf", **self._input())
        return compiled

    def svg(self) -> list[bytes]:
        """Each page as an SVG of its own."""
        pages: bytes | list[bytes] = typst.compile(format="svg", **self._input())
        return pages if isinstance(pages, list) else [pages]

    def png(self, dots_per_inch: float) -> list[bytes]:
        """Each page as a PNG of its own."""
        pages: bytes | list[bytes] = typst.compile(format="png", ppi=dots_per_inch, **self._input())
        return pages if isinstance(pages, list) else [pages]

    def marked(self, name: str) -> list[Json]:
        """What the templates marked with a name while they drew, such as every `field`."""
        found = typst.query(selector=f"<{name}>", field="value", **self._input())
        marks: list[Json] = json.loads(found)
        return marks

    def _input(self) -> dict[str, Any]:
        """The templates, and as `sheet.typ` the one that draws this game's sheet: they can read no other file."""
        return {
            "input": {**_templates(), "sheet.typ": drawing(self.data["game"])},
            "sys_inputs": {"document": json.dumps(self.data, ensure_ascii=False)},
        }


@functools.cache
def _templates() -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in TEMPLATES.iterdir()}

"""Reading printed things back."""

from __future__ import annotations

import io
from xml.etree import ElementTree as Xml

from pypdf import PdfReader

from rollwright.games import REGISTRY
from rollwright.locales import LANGUAGES
from rollwright.paper import Document

#: Every game in English, and every other language once.
EACH_GAME_AND_LANGUAGE = [*((key, "en") for key in REGISTRY), *(("splitter", language) for language in LANGUAGES[1:])]
SVG = "{http://www.w3.org/2000/svg}"


def pages(pdf: bytes) -> list[str]:
    """The text of each page, with single spaces."""
    return [" ".join(page.extract_text().split()) for page in PdfReader(io.BytesIO(pdf)).pages]


def page_count(pdf: bytes) -> int:
    return len(PdfReader(io.BytesIO(pdf)).pages)


def text(document: Document) -> str:
    """The text of a document of one page."""
    (page,) = pages(document.pdf())
    return page


def drawing(svg: bytes) -> Xml.Element:
    """The root of an SVG; raises if it isn't well-formed."""
    root = Xml.fromstring(svg)  # noqa: S314 (our own file)
    assert root.tag == f"{SVG}svg"
    return root


def size_in_mm(pdf: bytes) -> tuple[int, int]:
    box = PdfReader(io.BytesIO(pdf)).pages[0].mediabox
    return round(float(box.width) / 72 * 25.4), round(float(box.height) / 72 * 25.4)

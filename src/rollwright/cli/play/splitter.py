"""Splitter's board: two mirrored halves, stars and hearts, and a heavy line around every group that scores."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from rollwright.cli.play.canvas import HEAVY, Canvas
from rollwright.cli.play.page import BACKGROUND, Box, Page, Sheet, draw_field
from rollwright.cli.play.palette import FAINT, GOOD, INK, NUMBER_TINTS, PAPER, PLAIN, Hue, style
from rollwright.games.protocol import Json
from rollwright.locales import Texts

PITCHES = (8, 7, 6, 5, 4)
MARGIN = 1
STAR, HEART = "★", "♥"
STAR_COLOUR, HEART_COLOUR = "#f1c640", "#ff9aa2"
GROUPS = ("group", "starred-group")
SMALL_PITCH = 2

Place = tuple[int, int]


class SplitterSheet(Sheet):
    write_message = "action-place"

    def draw(self, page: Page, width: int, height: int) -> Canvas:
        layout = page.layout
        room = (width - 2 * MARGIN - 1) // layout["columns"]
        row_height = 4 if height >= 4 * layout["rows"] + 1 else 3 if height >= 3 * layout["rows"] + 1 else 2
        largest = {2: 5, 3: 7, 4: 8}[row_height]
        pitch = next((pitch for pitch in PITCHES if pitch <= min(room, largest)), PITCHES[-1])
        canvas = Canvas(layout["columns"] * pitch + 1 + 2 * MARGIN, layout["rows"] * row_height + 1, BACKGROUND)
        for row, column in layout["fields"]:
            _field(canvas, page, (row, column), pitch, row_height)
        canvas.dash(MARGIN + layout["centre"] * pitch, 0, canvas.height, style(INK, bold=True))
        for part in page.score.parts:
            if part.kind in GROUPS:
                _outline(canvas, {(row, column) for row, column in part.fields}, pitch, row_height)
        return canvas

    def small(self, page: Page) -> Canvas:
        layout = page.layout
        canvas = Canvas(layout["columns"] * SMALL_PITCH + 1, layout["rows"], BACKGROUND)
        scoring = {tuple(place) for part in page.score.parts if part.kind in GROUPS for place in part.fields}
        for row, column in layout["fields"]:
            number = page.sheet[row][column]
            x = column * SMALL_PITCH + (column >= layout["centre"])
            ground = NUMBER_TINTS.get(number, PAPER)
            fresh = f"{row}.{column}" in page.marks.fresh
            look = style(GOOD if (row, column) in scoring else INK, ground, bold=bool(number), underline=fresh)
            canvas.text(x, row, str(number or _sign(page, (row, column)) or "·"), look)
        for row in range(layout["rows"]):
            canvas.text(layout["centre"] * SMALL_PITCH - 1, row, "┊", style(FAINT))
        return canvas

    def fields_of(self, action: Json, page: Page) -> tuple[str, ...]:
        row, column, _ = action["place"]
        return f"{row}.{column}", f"{row}.{page.layout['columns'] - 1 - column}"

    def name_of(self, path: str, page: Page) -> str:
        row, column = (int(part) for part in path.split("."))
        words = [page.texts("sheet-row", number=row + 1), page.texts("sheet-column", number=column + 1)]
        sign = _sign(page, (row, column))
        if sign:
            words.append(page.texts("sheet-star" if sign == STAR else "sheet-heart"))
        return ", ".join(words)

    def written_words(self, action: Json, texts: Texts) -> str:
        match action:
            case {"place": [row, column, number]}:
                where = f"{texts('sheet-row', number=row + 1)}, {texts('sheet-column', number=column + 1)}"
                return f"{number} → {where}"
        return ""

    def variant_name(self, variant: str, texts: Texts) -> str:
        return texts("sheet-board", letter=variant)


SHEET = SplitterSheet()


def _sign(page: Page, place: Place) -> str:
    """The star or heart that is printed in a field."""
    return STAR if list(place) in page.layout["stars"] else HEART if list(place) in page.layout["hearts"] else ""


def _field(canvas: Canvas, page: Page, place: Place, pitch: int, height: int) -> None:
    row, column = place
    path, number = f"{row}.{column}", page.sheet[row][column]
    hue = _tinted(number)
    x, y = MARGIN + column * pitch, row * height
    draw_field(canvas, page, path, Box(x, y, pitch + 1, height + 1), str(number or ""), hue)
    sign = _sign(page, place)
    if sign and path not in page.marks.chosen:
        canvas.text(x + 1, y + 1, sign, style(STAR_COLOUR if sign == STAR else HEART_COLOUR))


def _tinted(number: int) -> Hue:
    return replace(PLAIN, tint=NUMBER_TINTS.get(number, PAPER))


def _outline(canvas: Canvas, fields: Collection[Place], pitch: int, height: int) -> None:
    look = style(GOOD, PAPER, bold=True)
    for row, column in fields:
        x, y = MARGIN + column * pitch, row * height
        if (row - 1, column) not in fields:
            canvas.line(x, y, pitch + 1, True, look, HEAVY)
        if (row + 1, column) not in fields:
            canvas.line(x, y + height, pitch + 1, True, look, HEAVY)
        if (row, column - 1) not in fields:
            canvas.line(x, y, height + 1, False, look, HEAVY)
        if (row, column + 1) not in fields:
            canvas.line(x + pitch, y, height + 1, False, look, HEAVY)

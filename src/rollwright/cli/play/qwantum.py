"""Qwantum's sheet: four rows, the thick line, the score below each column, the sum of each colour beside its row."""

from __future__ import annotations

from rollwright.cli.play.canvas import HEAVY, Canvas
from rollwright.cli.play.page import BACKGROUND, Box, Page, Sheet, column_box, draw_field, failures
from rollwright.cli.play.palette import ACCENT, FAINT, INK, band_of, hue_of, style
from rollwright.games.protocol import Json
from rollwright.locales import Texts

LETTER_WIDTH, SUM_WIDTH = 4, 6
PITCHES = (10, 9, 8, 7, 6)
SMALL_PITCH = 3


class QwantumSheet(Sheet):
    def draw(self, page: Page, width: int, height: int) -> Canvas:
        columns, colours = page.layout["columns"], page.layout["colours"]
        room = (width - LETTER_WIDTH - SUM_WIDTH - 1) // columns
        pitch = next((pitch for pitch in PITCHES if pitch <= room), PITCHES[-1])
        row_height = 5 if height >= 5 * len(colours) + 2 else 3
        canvas = Canvas(LETTER_WIDTH + columns * pitch + 1 + SUM_WIDTH, row_height * len(colours) + 2, BACKGROUND)
        for row, colour in enumerate(colours):
            _row(canvas, page, colour, row * row_height, pitch, row_height)
        below, thick = row_height * len(colours), LETTER_WIDTH + page.layout["thickLineAfter"] * pitch
        canvas.line(thick, 0, below, False, style(INK, bold=True), HEAVY)
        for column in range(columns):
            full = all(len(page.sheet[colour]) > column for colour in colours)
            column_box(canvas, page, str(column + 1), full, LETTER_WIDTH + column * pitch, below, pitch + 1)
        failures(canvas, page, 1, below + 1)
        return canvas

    def small(self, page: Page) -> Canvas:
        columns, thick = page.layout["columns"], page.layout["thickLineAfter"]
        canvas = Canvas(4 + columns * SMALL_PITCH, len(page.layout["colours"]), BACKGROUND)
        for row, colour in enumerate(page.layout["colours"]):
            hue, numbers = hue_of(colour), page.sheet[colour]
            canvas.text(0, row, page.letter(colour), style(hue.text, bold=True))
            for column in range(columns):
                x = 2 + column * SMALL_PITCH + (2 if column >= thick else 0)
                written = str(numbers[column]) if column < len(numbers) else "_"
                fresh = f"{colour}.{column}" in page.marks.fresh
                canvas.text(x, row, f"{written:>2}", style(hue.text, hue.tint, bold=written != "_", underline=fresh))
            canvas.text(2 + thick * SMALL_PITCH, row, "┃", style(INK))
        return canvas

    def fields_of(self, action: Json, page: Page) -> tuple[str, ...]:
        colour = action["write"]
        return (f"{colour}.{min(len(page.sheet[colour]), page.layout['columns'] - 1)}",)

    def name_of(self, path: str, page: Page) -> str:
        colour, column = path.split(".")
        return f"{page.texts.named('row', colour)}, {page.texts('sheet-field', number=int(column) + 1)}"

    def written_words(self, action: Json, texts: Texts) -> str:
        match action:
            case {"write": str() as colour}:
                return texts.named("row", colour)
        return ""


SHEET = QwantumSheet()


def _row(canvas: Canvas, page: Page, colour: str, y: int, pitch: int, height: int) -> None:
    hue, numbers, middle = band_of(colour), page.sheet[colour], y + height // 2
    canvas.text(1, middle, f" {page.letter(colour)} ", style(hue.on, hue.body, bold=True))
    for column in range(page.layout["columns"]):
        at = Box(LETTER_WIDTH + column * pitch, y, pitch + 1, height)
        written = str(numbers[column]) if column < len(numbers) else ""
        draw_field(canvas, page, f"{colour}.{column}", at, written, hue)
    if colour in page.sums:
        taken = colour == page.taken
        offered = any(path.startswith(f"{colour}.") for path in page.marks.offered)
        look = style(FAINT, strike=taken) if taken or not offered else style(ACCENT, bold=True)
        x = canvas.text(LETTER_WIDTH + page.layout["columns"] * pitch + 1, middle, " = ", style(FAINT))
        canvas.text(x, middle, str(page.sums[colour]), look)

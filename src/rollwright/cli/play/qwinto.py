"""Qwinto's sheet: three sheared rows, heavy frames around the bonus fields, and the bonus below each full column."""

from __future__ import annotations

from rollwright.cli.play.canvas import HEAVY, LIGHT, Canvas
from rollwright.cli.play.page import BACKGROUND, Box, Page, Sheet, column_box, draw_field, failures
from rollwright.cli.play.palette import Hue, band_of, hue_of, style
from rollwright.games.protocol import Json
from rollwright.locales import Texts

LETTER_WIDTH, POINTS_WIDTH = 4, 5
PITCHES = (8, 7, 6, 5, 4)
SMALL_PITCH = 3
#: A house has five corners, as the printed bonus fields have.
BONUS = "⌂"


class QwintoSheet(Sheet):
    is_wide = True

    def draw(self, page: Page, width: int, height: int) -> Canvas:
        columns, colours = page.layout["columns"], page.layout["colours"]
        room = (width - LETTER_WIDTH - POINTS_WIDTH - 1) // columns
        pitch = next((pitch for pitch in PITCHES if pitch <= room), PITCHES[-1])
        row_height = 5 if height >= 5 * len(colours) + 3 and pitch > 5 else 3
        canvas = Canvas(LETTER_WIDTH + columns * pitch + 1 + POINTS_WIDTH, row_height * len(colours) + 2, BACKGROUND)
        for row, colour in enumerate(colours):
            _row(canvas, page, colour, row, row * row_height, pitch, row_height)
        below = row_height * len(colours)
        for column in page.layout["bonusColumns"]:
            full = all(page.sheet[colour][column] for colour in colours)
            column_box(canvas, page, str(column + 1), full, LETTER_WIDTH + column * pitch, below, pitch + 1)
        failures(canvas, page, 1, below + 1)
        return canvas

    def small(self, page: Page) -> Canvas:
        columns, colours = page.layout["columns"], page.layout["colours"]
        canvas = Canvas(2 + columns * SMALL_PITCH, len(colours), BACKGROUND)
        bonus = {tuple(place) for place in page.layout["bonus"]}
        for row, colour in enumerate(colours):
            hue = hue_of(colour)
            canvas.text(0, row, page.letter(colour), style(hue.text, bold=True))
            for column in page.layout["fields"][row]:
                number, path = page.sheet[colour][column], f"{colour}.{column}"
                free = BONUS if (row, column) in bonus else "_"
                look = style(hue.text, hue.tint, bold=bool(number), underline=path in page.marks.fresh)
                canvas.text(2 + column * SMALL_PITCH, row, f"{number or free:>2}", look)
        return canvas

    def fields_of(self, action: Json, page: Page) -> tuple[str, ...]:  # noqa: ARG002 (sheets have one shape)
        colour, column = action["write"]
        return (f"{colour}.{column}",)

    def name_of(self, path: str, page: Page) -> str:
        colour, column = path.split(".")
        row = page.layout["colours"].index(colour)
        words = [page.texts.named("row", colour), page.texts("sheet-column", number=int(column) + 1)]
        if [row, int(column)] in page.layout["bonus"]:
            words.append(page.texts("sheet-bonus-field"))
        return ", ".join(words)

    def written_words(self, action: Json, texts: Texts) -> str:
        match action:
            case {"write": [str() as colour, int() as column]}:
                return f"{texts.named('row', colour)}, {texts('sheet-column', number=column + 1)}"
        return ""


SHEET = QwintoSheet()


def _row(canvas: Canvas, page: Page, colour: str, row: int, y: int, pitch: int, height: int) -> None:
    hue, fields, middle = band_of(colour), page.layout["fields"][row], y + height // 2
    bonus = {column for bonus_row, column in page.layout["bonus"] if bonus_row == row}
    _band(canvas, hue, fields, y, pitch, height)
    letter_x = fields[0] * pitch
    canvas.text(letter_x, middle, f" {page.letter(colour)} ", style(hue.on, hue.body, bold=True))
    # Heavy frames come last: they stand out from those they share a line with.
    for column in sorted(fields, key=bonus.__contains__):
        at = Box(LETTER_WIDTH + column * pitch, y, pitch + 1, height)
        written, is_bonus = str(page.sheet[colour][column] or ""), column in bonus
        printed, weight = (BONUS, HEAVY) if is_bonus else ("", LIGHT)
        draw_field(canvas, page, f"{colour}.{column}", at, written, hue, printed=printed, weight=weight)
    points = page.points("full-row", colour)
    shown = page.points("row", colour) if points is None else points
    end = LETTER_WIDTH + (fields[-1] + 1) * pitch + 1
    canvas.text(end, middle, f" {shown}", style(hue.text, bold=points is not None, underline=points is not None))


def _band(canvas: Canvas, hue: Hue, fields: list[int], y: int, pitch: int, height: int) -> None:
    """The missing place inside a row: printed, and never written in."""
    for column in set(range(fields[0], fields[-1])) - set(fields):
        for line in range(1, height - 1):
            x = LETTER_WIDTH + column * pitch + 1
            canvas.text(x, y + line, "░" * (pitch - 1), style(hue.edge, hue.tint, dim=True))

"""Twenty One's sheet: five rows of fields with a colour, a limit and a box for a hit; sum and bonus beside each row."""

from __future__ import annotations

import textwrap

from rollwright.cli.play.canvas import HEAVY, Canvas
from rollwright.cli.play.page import BACKGROUND, CROSS, Box, Page, Sheet, draw_field, signed
from rollwright.cli.play.palette import ACCENT, FAINT, GOOD, INK, PAPER, hue_of, style
from rollwright.games.protocol import Json
from rollwright.locales import Texts

LABEL_WIDTH, POINTS_WIDTH = 3, 7
PITCHES = (11, 10, 9, 8)
HIT = "★"
SMALL_PITCH = 3


class TwentyOneSheet(Sheet):
    def draw(self, page: Page, width: int, height: int) -> Canvas:
        rows = page.layout["rows"]
        places = len(rows[0])
        room = (width - LABEL_WIDTH - POINTS_WIDTH - 1) // places
        pitch = next((pitch for pitch in PITCHES if pitch <= room), PITCHES[-1])
        row_height = 4 if height >= 4 * len(rows) + 4 else 2
        canvas = Canvas(LABEL_WIDTH + places * pitch + 1 + POINTS_WIDTH, row_height * len(rows) + 4, BACKGROUND)
        current = current_row(page)
        # The current row comes last: its frame is the heavy one.
        for row in sorted(range(len(rows)), key=lambda row: row == current):
            _row(canvas, page, row, row == current, row * row_height, pitch, row_height)
        _bonus_table(canvas, page, row_height * len(rows) + 1)
        note = textwrap.wrap(page.texts("sheet-own-note"), canvas.width - 2) if page.layout["ours"] else []
        for line, words in enumerate(note[:2]):
            canvas.text(1, row_height * len(rows) + 2 + line, words, style(FAINT))
        return canvas

    def small(self, page: Page) -> Canvas:
        rows = page.layout["rows"]
        canvas = Canvas(len(rows[0]) * SMALL_PITCH, len(rows), BACKGROUND)
        for row, fields in enumerate(rows):
            for place, (colour, limit) in enumerate(fields):
                hue, number = hue_of(colour), page.sheet["rows"][row][place]
                fresh = f"rows.{row}.{place}" in page.marks.fresh
                look = style(hue.text, hue.tint, bold=number is not None, underline=fresh)
                shown = f"{page.letter(colour)}_" if number is None else _written(number).rjust(2)
                canvas.text(place * SMALL_PITCH, row, shown, look)
                if number == limit:
                    canvas.text(place * SMALL_PITCH, row, HIT, look)
        return canvas

    def fields_of(self, action: Json, page: Page) -> tuple[str, ...]:
        row = current_row(page)
        if row is None or action == "cross":
            return ()
        places = {colour: place for place, (colour, _) in enumerate(page.layout["rows"][row])}
        return tuple(f"rows.{row}.{places[colour]}" for colour in action["write"])

    def name_of(self, path: str, page: Page) -> str:
        _, row, place = path.split(".")
        colour, limit = page.layout["rows"][int(row)][int(place)]
        return f"{page.texts.named('colour', colour)}, {page.texts('sheet-limit', number=limit)}"

    def written_words(self, action: Json, texts: Texts) -> str:
        match action:
            case {"write": list() as colours}:
                return ", ".join(texts.named("colour", colour) for colour in colours)
        return ""


SHEET = TwentyOneSheet()


def current_row(page: Page) -> int | None:
    """The topmost row that isn't full."""
    return next((row for row, entries in enumerate(page.sheet["rows"]) if None in entries), None)


def _written(number: Json) -> str:
    return CROSS if number == "x" else str(number)


def _row(canvas: Canvas, page: Page, row: int, current: bool, y: int, pitch: int, height: int) -> None:
    fields, middle = page.layout["rows"][row], y + height // 2
    canvas.text(1, middle, "▶" if current else str(row + 1), style(ACCENT if current else FAINT, bold=current))
    for place, (colour, limit) in enumerate(fields):
        hue, path, x = hue_of(colour), f"rows.{row}.{place}", LABEL_WIDTH + place * pitch
        number = page.sheet["rows"][row][place]
        written = "" if number is None else _written(number)
        draw_field(canvas, page, path, Box(x, y, pitch + 1, height + 1), written, hue)
        canvas.text(x + 1, middle, f"{page.letter(colour)}{limit}", style(hue.on, hue.body, bold=True))
        shown = page.marks.chosen.get(path) or page.marks.offered.get(path)
        if str(limit) in (str(number), shown):
            canvas.text(x + pitch - 1, middle, HIT, style(GOOD if number else ACCENT, bold=True))
    if current:
        canvas.box(LABEL_WIDTH, y, len(fields) * pitch + 1, height + 1, style(INK, PAPER), HEAVY)
    _points(canvas, page, row, LABEL_WIDTH + len(fields) * pitch + 1, middle)


def _points(canvas: Canvas, page: Page, row: int, x: int, y: int) -> None:
    numbers, hits = page.points("numbers", str(row + 1)) or 0, page.points("hits", str(row + 1)) or 0
    would = sum(page.marks.gains.get((kind, str(row + 1)), 0) for kind in ("numbers", "hits"))
    if would:
        canvas.text(x + 1, y, signed(would), style(ACCENT, bold=True))
    elif any(number is not None for number in page.sheet["rows"][row]):
        end = canvas.text(x + 1, y, str(numbers), style(INK, bold=True))
        canvas.text(end, y, f"+{hits}{HIT}" if hits else "", style(GOOD))


def _bonus_table(canvas: Canvas, page: Page, y: int) -> None:
    """What one hit brings, what two bring, and so on."""
    x = canvas.text(1, y, f"{HIT} ", style(GOOD))
    for count, bonus in enumerate(page.layout["bonus"], 1):
        x = canvas.text(x, y, f"{count}:", style(FAINT))
        x = canvas.text(x, y, f"+{bonus}  ", style(GOOD))

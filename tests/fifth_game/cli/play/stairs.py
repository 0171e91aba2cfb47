"""The sheet of Stairs in the terminal."""

from __future__ import annotations

from rollwright.cli.play.canvas import Canvas
from rollwright.cli.play.page import BACKGROUND, Box, Page, Sheet, draw_field, failures
from rollwright.cli.play.palette import INK, PAPER, PLAIN, style
from rollwright.games.protocol import Json
from rollwright.locales import Texts

PITCHES = (10, 8, 6)
HEIGHT = 3


class StairsSheet(Sheet):
    def draw(self, page: Page, width: int, height: int) -> Canvas:
        steps = page.layout["steps"]
        pitch = next((pitch for pitch in PITCHES if pitch * steps < width), PITCHES[-1])
        canvas = Canvas(steps * pitch + 1, steps + HEIGHT + 2, BACKGROUND)
        for step in range(steps):
            number = page.sheet[step]
            at = Box(step * pitch, steps - 1 - step, pitch + 1, HEIGHT)
            draw_field(canvas, page, str(step), at, str(number or ""), PLAIN)
        failures(canvas, page, 1, steps + HEIGHT + 1)
        return canvas

    def small(self, page: Page) -> Canvas:
        canvas = Canvas(page.layout["steps"] * 3, 1, BACKGROUND)
        for step, number in enumerate(page.sheet):
            fresh = str(step) in page.marks.fresh
            canvas.text(3 * step, 0, f"{number or '·':>2}", style(INK, PAPER, bold=bool(number), underline=fresh))
        return canvas

    def fields_of(self, action: Json, page: Page) -> tuple[str, ...]:
        return (str(action["write"]),)

    def name_of(self, path: str, page: Page) -> str:
        return page.texts("stairs-step", number=int(path) + 1)

    def written_words(self, action: Json, texts: Texts) -> str:
        match action:
            case {"write": int() as step}:
                return texts("stairs-step", number=step + 1)
        return ""


SHEET = StairsSheet()

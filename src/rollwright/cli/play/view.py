"""A canvas on the screen: painted for the room it has, and clicked."""

from __future__ import annotations

import textwrap
from collections.abc import Callable

from textual import events
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from rollwright.cli.play.canvas import Canvas
from rollwright.cli.play.palette import INK, TABLE, style
from rollwright.locales import Texts

#: The smallest terminal in which everything has its place.
LEAST_WIDTH, LEAST_HEIGHT = 80, 24


class CanvasView(Widget):
    """Shows what a painter draws."""

    DEFAULT_CSS = "CanvasView { width: 100%; height: 1fr; }"

    class Clicked(Message):
        """A zone was clicked."""

        def __init__(self, zone: str) -> None:
            super().__init__()
            self.zone = zone

    def __init__(self, texts: Texts, painter: Callable[[int, int], Canvas]) -> None:
        super().__init__()
        self._texts = texts
        self._painter = painter
        self._canvas: Canvas | None = None

    @property
    def canvas(self) -> Canvas:
        if self._canvas is None or (self._canvas.width, self._canvas.height) != self.size:
            self._canvas = self._painted(max(self.size.width, 1), max(self.size.height, 1))
        return self._canvas

    def _painted(self, width: int, height: int) -> Canvas:
        if width >= LEAST_WIDTH and height >= LEAST_HEIGHT:
            return self._painter(width, height)
        canvas = Canvas(width, height, style(INK, TABLE))
        words = self._texts("terminal-too-small", width=LEAST_WIDTH, height=LEAST_HEIGHT)
        for y, line in enumerate([*textwrap.wrap(words, max(width, 10)), f"{width} × {height}"]):
            canvas.text(0, y, line, style(INK, TABLE))
        return canvas

    def repaint(self) -> None:
        """What is to be seen has changed."""
        self._canvas = None
        self.refresh()

    def render_line(self, y: int) -> Strip:
        canvas = self.canvas
        return Strip(canvas.segments(y), canvas.width) if y < canvas.height else Strip.blank(self.size.width)

    def on_click(self, event: events.Click) -> None:
        zone = self.canvas.zone_at(event.x, event.y)
        if zone is not None:
            self.post_message(self.Clicked(zone))

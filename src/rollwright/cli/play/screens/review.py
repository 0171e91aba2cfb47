"""The whole review of a match: its ledger, the chances missed, the throws that changed most, and a curve."""

from __future__ import annotations

from io import StringIO

from rich.console import Console, RenderableType
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import VerticalScroll
from textual.screen import Screen
from textual.widgets import Static

from rollwright.cli.play.review_notes import progress_text
from rollwright.cli.play.reviewing import Reviewing
from rollwright.cli.review_tables import print_review
from rollwright.locales import Texts

#: Seconds between two looks at how far the review is.
LOOK = 0.2


class ReviewScreen(Screen[None]):
    """As much as is known; it grows while it is looked at."""

    DEFAULT_CSS = """
    ReviewScreen { background: #1b1714; color: #f3eadc; }
    ReviewScreen VerticalScroll { padding: 0 2; scrollbar-color: #6a5d50; scrollbar-background: #26201b; }
    ReviewScreen #keys { dock: bottom; height: 1; background: #26201b; color: #b5a795; padding: 0 1; }
    """
    BINDINGS = [Binding("q,escape,r,enter", "leave", show=False)]

    def __init__(self, texts: Texts, reviewing: Reviewing) -> None:
        super().__init__()
        self._texts, self._reviewing = texts, reviewing
        self._drawn: tuple[int, int] | None = None

    def compose(self) -> ComposeResult:
        with VerticalScroll():
            yield Static("", id="review", markup=False)
        yield Static(self._texts("terminal-review-keys"), id="keys")

    def on_mount(self) -> None:
        self.set_interval(LOOK, self._draw)
        self.call_after_refresh(self._draw)

    def on_resize(self) -> None:
        self._draw()

    def action_leave(self) -> None:
        self.dismiss()

    def _draw(self) -> None:
        reviewing, width = self._reviewing, self.size.width - 6
        known = (reviewing.known, width)
        if known != self._drawn and width > 0:
            self._drawn = known
            self.query_one("#review", Static).update(self._words(width))

    def _words(self, width: int) -> RenderableType:
        reviewing = self._reviewing
        review = reviewing.explained
        if review is None:
            return progress_text(self._texts, reviewing)
        console = Console(width=width, highlight=False, force_terminal=True, color_system="truecolor", file=StringIO())
        with console.capture() as captured:
            print_review(console, self._texts, review)
        return Text.from_ansi(captured.get())

"""A hint: what the best actions of a decision are worth, and why the best one is."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table as Grid
from rich.text import Text
from textual import work
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Label, Static
from textual.worker import get_current_worker

from rollwright.analysis import Option, Why
from rollwright.analysis.worker import judge_state, why_in_state
from rollwright.cli.numbers import Numbers
from rollwright.cli.play.palette import ACCENT, FAINT, INK
from rollwright.cli.play.screens.ask import css_for
from rollwright.cli.play.words import doing_words
from rollwright.cli.review_words import SAME_POINTS, points_text, reason_text, signed_text
from rollwright.games.protocol import Seat
from rollwright.locales import Texts
from rollwright.table.match import Match

#: So many actions are told.
TOLD = 5


class HintScreen(ModalScreen[None]):
    """Stands below the sheet, which one looks at meanwhile. It is worked out in a thread: keys are answered."""

    DEFAULT_CSS = (
        css_for("HintScreen")
        + """
    HintScreen { align: center bottom; background: #1b1714 0%; }
    HintScreen > Vertical { width: 100%; max-width: 110; padding: 0 2; }
    HintScreen .title { margin-bottom: 0; }
    HintScreen .hint { margin-top: 0; }
    HintScreen #reason { width: 100%; }
    """
    )
    BINDINGS = [Binding("enter,escape,space,h,q", "leave", show=False)]

    def __init__(self, texts: Texts, match: Match, seat: Seat) -> None:
        super().__init__()
        self._texts, self._match, self._seat = texts, match, seat
        self._state = match.state

    def compose(self) -> ComposeResult:
        name = self._match.position.chairs[self._seat].name
        with Vertical():
            yield Label(self._texts("terminal-hint-title", name=name), classes="title", markup=False)
            yield Static(self._texts("terminal-hint-working"), id="worths", markup=False)
            yield Static("", id="reason", markup=False)
            yield Label(self._texts("terminal-hint-keys"), classes="hint", markup=False)

    def on_mount(self) -> None:
        self._work()

    @work(thread=True)
    def _work(self) -> None:
        worths = judge_state(self._state, self._seat)
        if not get_current_worker().is_cancelled:
            self.app.call_from_thread(self._show_worths, worths)
            why = why_in_state(self._state, self._seat)
            if why is not None and not get_current_worker().is_cancelled:
                self.app.call_from_thread(self._show_reason, why)

    def _show_worths(self, worths: Sequence[Option]) -> None:
        if self.is_attached:
            self.query_one("#worths", Static).update(self._worths(worths))

    def _worths(self, worths: Sequence[Option]) -> Grid:
        grid, best = Grid(box=None, pad_edge=False, show_header=False, padding=(0, 2, 0, 0)), worths[0]
        grid.add_column()
        grid.add_column()
        for one in worths[:TOLD]:
            is_best = best.points - one.points < SAME_POINTS
            words = Text(doing_words(self._texts, self._match.opened.game, one.action), INK, no_wrap=True)
            less = self._best_text(one) if one is best else signed_text(self._texts, one.points - best.points)
            grid.add_row(words, Text(less, f"bold {ACCENT}" if is_best else FAINT))
        return grid

    def _best_text(self, best: Option) -> str:
        words = {"points": points_text(self._texts, best.points)}
        if self._match.opened.seats == 1:
            return self._texts("terminal-hint-best", **words)
        return self._texts("terminal-hint-best-win", **words, share=Numbers(self._texts).percent(best.win))

    def _show_reason(self, why: Why) -> None:
        if self.is_attached:
            game = self._match.opened.game
            words = reason_text(self._texts, game, why, doing_words(self._texts, game, why.better))
            self.query_one("#reason", Static).update(words)

    def action_leave(self) -> None:
        self.dismiss()

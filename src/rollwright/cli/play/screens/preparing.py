"""The first match of a game on a computer: it is compiled, once, and everybody sees how far it is."""

from __future__ import annotations

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Label, ProgressBar
from textual.worker import get_current_worker

from rollwright.cli.play.screens.ask import css_for
from rollwright.games.protocol import RollwrightError
from rollwright.locales import Texts
from rollwright.preparation import STAGES, compile_games


class PreparingScreen(ModalScreen[bool]):
    """Left with True when the game is compiled. No key reaches what comes after it; Escape gives up."""

    DEFAULT_CSS = css_for("PreparingScreen") + "PreparingScreen ProgressBar { width: 100%; }"
    BINDINGS = [Binding("escape", "leave", show=False)]

    def __init__(self, texts: Texts, game: str) -> None:
        super().__init__()
        self._texts, self._game = texts, game

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Label(self._texts("terminal-preparing", game=self._texts.named("game", self._game)), classes="title")
            yield ProgressBar(total=len(STAGES), show_eta=False)
            yield Label(self._texts("terminal-preparing-why"), classes="why")

    def on_mount(self) -> None:
        self._compile()

    @work(thread=True)
    def _compile(self) -> None:
        try:
            for _ in compile_games([self._game]):
                if get_current_worker().is_cancelled:
                    return
                self.app.call_from_thread(self.query_one(ProgressBar).advance)
        except RollwrightError as mistake:
            self.app.call_from_thread(self.app.exit, return_code=2, message=str(mistake))
            return
        if not get_current_worker().is_cancelled:
            self.app.call_from_thread(self.dismiss, True)

    def action_leave(self) -> None:
        self.workers.cancel_all()
        self.dismiss(False)

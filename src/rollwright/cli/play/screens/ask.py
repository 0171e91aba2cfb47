"""Small questions between two moments of play: the keyboard changes hands, all agree, a file is named."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Input, Label, Static

from rollwright.locales import Texts

CSS = """
%s { align: center middle; }
%s > Vertical {
    width: 64; max-width: 95%%; height: auto; padding: 1 3; background: #2e2823; border: heavy #86cfc8; color: #f3eadc;
}
%s .title { text-style: bold; margin-bottom: 1; width: 100%%; text-align: center; }
%s .hint { color: #b5a795; margin-top: 1; width: 100%%; text-align: center; }
%s .why, %s .mistake { width: 100%%; }
%s .why { text-align: center; }
%s .mistake { color: #ffb0a3; text-style: bold; }
"""


def css_for(screen: str) -> str:
    """The looks of a question, for a screen of this name."""
    return CSS % ((screen,) * CSS.count("%s"))


class Curtain(ModalScreen[None]):
    """Hides the table until the next person has the keyboard: decisions of several people stay hidden."""

    DEFAULT_CSS = css_for("Curtain") + "Curtain { background: #1b1714; }"
    BINDINGS = [Binding("enter,space", "go_on", show=False)]

    def __init__(self, texts: Texts, name: str) -> None:
        super().__init__()
        self._texts, self._name = texts, name

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Label(self._texts("terminal-curtain", name=self._name), classes="title", markup=False)
            yield Label(self._texts("terminal-curtain-why"), classes="why")
            yield Label(self._texts("terminal-curtain-key", name=self._name), classes="hint")

    def action_go_on(self) -> None:
        self.dismiss()


class Agree(ModalScreen[bool]):
    """Something that all people at the keyboard have to want."""

    DEFAULT_CSS = css_for("Agree")
    BINDINGS = [Binding("enter,y", "answer(True)", show=False), Binding("escape,n", "answer(False)", show=False)]

    def __init__(self, question: str, hint: str) -> None:
        super().__init__()
        self._question, self._hint = question, hint

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Label(self._question, classes="title", markup=False)
            yield Label(self._hint, classes="hint", markup=False)

    def action_answer(self, yes: bool) -> None:
        self.dismiss(yes)


class AskPath(ModalScreen[str | None]):
    """Where the record of a match is to be saved."""

    DEFAULT_CSS = css_for("AskPath")
    BINDINGS = [Binding("escape", "leave", show=False)]

    def __init__(self, texts: Texts, proposed: str) -> None:
        super().__init__()
        self._texts, self._proposed = texts, proposed

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Label(self._texts("terminal-save-where"), classes="title")
            yield Input(self._proposed, select_on_focus=False)
            yield Static(self._texts("terminal-save-keys"), classes="hint")

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.dismiss(event.value.strip() or None)

    def action_leave(self) -> None:
        self.dismiss(None)

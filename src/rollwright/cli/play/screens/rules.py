"""The rules of a game, to be read beside the table."""

from __future__ import annotations

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

import rollwright.locales
from rollwright.cli.play.palette import ACCENT, FAINT, INK
from rollwright.locales import Texts


class RulesScreen(ModalScreen[None]):
    """Scrolled with the arrow keys or the wheel."""

    DEFAULT_CSS = """
    RulesScreen { align: center middle; }
    RulesScreen VerticalScroll {
        width: 90; max-width: 96%; height: 92%; padding: 1 3; background: #2e2823; color: #f3eadc;
        border: round #86cfc8;
        border-subtitle-color: #b5a795; scrollbar-color: #6a5d50; scrollbar-background: #26201b;
    }
    RulesScreen Static { width: 100%; height: auto; }
    """
    BINDINGS = [Binding("escape,question_mark,q,enter", "leave", show=False)]

    def __init__(self, texts: Texts, game: str) -> None:
        super().__init__()
        self._texts, self._game = texts, game

    def compose(self) -> ComposeResult:
        with VerticalScroll() as scroll:
            scroll.border_subtitle = self._texts("terminal-rules-keys")
            yield Static(rules_text(self._game, self._texts.language))

    def on_mount(self) -> None:
        self.query_one(VerticalScroll).focus()

    def action_leave(self) -> None:
        self.dismiss()


def rules_text(game: str, language: str) -> Text:
    """The rules with their headings and lists."""
    words = rollwright.locales.rules(game, language)
    text = Text().append(f"{words.title}\n", f"bold {ACCENT}").append(f"{words.tagline}\n", f"italic {FAINT}")
    for section in words.sections:
        text.append(f"\n{section.heading}\n", f"bold {ACCENT}")
        for paragraph in section.paragraphs:
            text.append(f"{paragraph.text}\n", INK)
            for item in paragraph.items:
                text.append(f" • {item}\n", INK)
    return text.append(f"\n{words.disclaimer}", FAINT)

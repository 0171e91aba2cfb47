"""Real dice: what fell is typed in, a line for each die. What a die can't show is refused, and said why."""

from __future__ import annotations

from collections.abc import Sequence

from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical
from textual.screen import ModalScreen
from textual.widgets import Input, Label

from rollwright.cli.play.screens.ask import css_for
from rollwright.cli.play.words import die_name, face_in_words
from rollwright.games.protocol import Face
from rollwright.locales import Texts
from rollwright.locales.colours import face_text
from rollwright.table.view import DieView


class TypedDice(ModalScreen[tuple[Face, ...] | None]):
    """A face for each wanted die; None if the person wants to look at the table first."""

    DEFAULT_CSS = (
        css_for("TypedDice")
        + """
    TypedDice Horizontal { height: 1; }
    TypedDice .die { width: 24; }
    TypedDice .faces { color: #b5a795; width: 1fr; }
    TypedDice Input { width: 8; border: none; height: 1; padding: 0 1; background: #1b1714; margin-right: 2; }
    TypedDice Input:focus { background: #1e4445; border: none; }
    TypedDice .mistake { height: auto; min-height: 2; margin-top: 1; }
    """
    )
    BINDINGS = [
        Binding("escape", "leave", show=False),
        Binding("up", "app.focus_previous", show=False),
        Binding("down", "app.focus_next", show=False),
    ]

    def __init__(self, texts: Texts, dice: Sequence[DieView], name: str) -> None:
        super().__init__()
        self._texts, self._dice, self._name = texts, dice, name

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Label(self._texts("terminal-typed", name=self._name), classes="title", markup=False)
            for place, die in enumerate(self._dice):
                with Horizontal():
                    yield Label(die_name(self._texts, die.name), classes="die")
                    yield Input(id=f"die-{place}", max_length=2)
                    yield Label(" ".join(face_text(self._texts, face) for face in die.faces), classes="faces")
            yield Label("", classes="mistake", markup=False)
            yield Label(self._texts("terminal-typed-keys"), classes="hint")

    def on_input_changed(self, event: Input.Changed) -> None:
        """A whole face goes on to the next die; a wrong one is refused at once."""
        place = int((event.input.id or "").removeprefix("die-"))
        die, longest = self._dice[place], max(len(str(face)) for face in self._dice[place].faces)
        if _face(self._texts, die, event.value) is not None:
            self._say("")
            if place + 1 < len(self._dice):
                self.query_one(f"#die-{place + 1}", Input).focus()
        elif len(event.value.strip()) >= longest:
            self._say(face_in_words(self._texts, die, event.value.strip()))

    def on_input_submitted(self) -> None:
        faces: list[Face] = []
        for place, die in enumerate(self._dice):
            field = self.query_one(f"#die-{place}", Input)
            face = _face(self._texts, die, field.value)
            if face is None:
                typed = field.value.strip()
                missing = self._texts("terminal-typed-missing", die=die_name(self._texts, die.name))
                self._say(face_in_words(self._texts, die, typed) if typed else missing)
                field.focus()
                return
            faces.append(face)
        self.dismiss(tuple(faces))

    def _say(self, words: str) -> None:
        self.query_one(".mistake", Label).update(words)

    def action_leave(self) -> None:
        self.dismiss(None)


def _face(texts: Texts, die: DieView, typed: str) -> Face | None:
    """The face that was typed, if the die has it; small letters will do."""
    return next((face for face in die.faces if face_text(texts, face) == typed.strip().upper()), None)

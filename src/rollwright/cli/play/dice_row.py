"""The dice on the tray."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from rollwright.cli.play.canvas import HEAVY, LIGHT, Canvas
from rollwright.cli.play.palette import ACCENT, FAINT, HUES, INK, LETTERS, PLAIN, TRAY, Hue, style
from rollwright.games.protocol import Face
from rollwright.table.view import DieView

DIE_WIDTH, DIE_HEIGHT = 6, 3


def draw_dice(
    canvas: Canvas, dice: Sequence[DieView], x: int, y: int, picked: Collection[str], *, pickable: bool
) -> int:
    """Draw dice side by side, and return where they end. Those picked up have a heavy frame."""
    for place, die in enumerate(dice):
        left = x + place * DIE_WIDTH
        chosen = die.name in picked
        hue = _hue(die)
        look = style(ACCENT, TRAY, bold=True) if chosen else style(hue.edge if die.face is not None else FAINT, TRAY)
        canvas.box(left, y, DIE_WIDTH - 1, DIE_HEIGHT, look, HEAVY if chosen else LIGHT)
        _face(canvas, die, hue, left + 1, y + 1)
        if pickable:
            canvas.text(left + 1, y, str(place + 1), style(ACCENT if chosen else INK, TRAY, bold=True))
            canvas.text(left + 1, y + 2, "▲▲▲" if chosen else "───", look)
        canvas.zone(f"die:{die.name}", left, y, DIE_WIDTH - 1, DIE_HEIGHT)
    return x + len(dice) * DIE_WIDTH


def face_text(die: DieView, face: Face) -> tuple[str, Hue]:
    """A face with the letter of its colour."""
    if isinstance(face, str):
        return f"{face[0]} {face[1:]}", HUES[LETTERS[face[0]]]
    if die.name in HUES:
        return f"{HUES[die.name].letter} {face}", HUES[die.name]
    return f" {face} ", PLAIN


def _face(canvas: Canvas, die: DieView, hue: Hue, x: int, y: int) -> None:
    if die.face is None:
        letter = HUES[die.name].letter if die.name in HUES else " "
        canvas.text(x, y, f"{letter}  ", style(hue.text if letter != " " else FAINT, TRAY))
        return
    words, shown = face_text(die, die.face)
    canvas.text(x, y, words, style(shown.on, shown.body, bold=True))


def _hue(die: DieView) -> Hue:
    if die.face is not None:
        return face_text(die, die.face)[1]
    return HUES.get(die.name, PLAIN)

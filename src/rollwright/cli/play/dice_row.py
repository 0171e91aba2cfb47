"""The dice on the tray."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from rollwright.cli.play.canvas import HEAVY, LIGHT, Canvas
from rollwright.cli.play.palette import ACCENT, FAINT, HUES, INK, PLAIN, TRAY, Hue, hue_of, style
from rollwright.games.protocol import Face
from rollwright.locales import Texts
from rollwright.locales.colours import colour_and_number, letter
from rollwright.table.view import DieView

DIE_WIDTH, DIE_HEIGHT = 6, 3


def draw_dice(
    canvas: Canvas, texts: Texts, dice: Sequence[DieView], x: int, y: int, picked: Collection[str], *, pickable: bool
) -> int:
    """Draw dice side by side, and return where they end. Those picked up have a heavy frame."""
    for place, die in enumerate(dice):
        left = x + place * DIE_WIDTH
        chosen = die.name in picked
        hue = _hue(die)
        look = style(ACCENT, TRAY, bold=True) if chosen else style(hue.edge if die.face is not None else FAINT, TRAY)
        canvas.box(left, y, DIE_WIDTH - 1, DIE_HEIGHT, look, HEAVY if chosen else LIGHT)
        _face(canvas, texts, die, hue, left + 1, y + 1)
        if pickable:
            canvas.text(left + 1, y, str(place + 1), style(ACCENT if chosen else INK, TRAY, bold=True))
            canvas.text(left + 1, y + 2, "▲▲▲" if chosen else "───", look)
        canvas.zone(f"die:{die.name}", left, y, DIE_WIDTH - 1, DIE_HEIGHT)
    return x + len(dice) * DIE_WIDTH


def shown_face(texts: Texts, die: DieView, face: Face) -> tuple[str, Hue]:
    """A face with the letter of its colour, and how it looks."""
    colour, number = _coloured(die, face)
    return (f"{letter(texts, colour)} {number}", HUES[colour]) if colour else (f" {number} ", PLAIN)


def _coloured(die: DieView, face: Face) -> tuple[str | None, int]:
    """The colour of a face or of its die, where one of them has a colour, and the face's number."""
    own, number = colour_and_number(face)
    return own or (die.name if die.name in HUES else None), number


def _face(canvas: Canvas, texts: Texts, die: DieView, hue: Hue, x: int, y: int) -> None:
    if die.face is None:
        coloured = die.name in HUES
        words = letter(texts, die.name) if coloured else " "
        canvas.text(x, y, f"{words}  ", style(hue.text if coloured else FAINT, TRAY))
        return
    words, shown = shown_face(texts, die, die.face)
    canvas.text(x, y, words, style(shown.on, shown.body, bold=True))


def _hue(die: DieView) -> Hue:
    if die.face is not None:
        return hue_of(_coloured(die, die.face)[0] or "")
    return HUES.get(die.name, PLAIN)

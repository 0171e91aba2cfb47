"""The colours of the table and of the games, for a dark terminal. Every colour goes with a letter: none tells alone."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache

from rich.style import Style

TABLE = "#1b1714"
PANEL = "#26201b"
PAPER = "#2e2823"
LINE = "#6a5d50"
INK = "#f3eadc"
FAINT = "#b5a795"
PENCIL = "#fffaf0"
TRAY = "#3a291d"
ACCENT = "#86cfc8"
ON_ACCENT = "#0b2a2b"
ACCENT_TINT = "#1e4445"
DANGER = "#ffb0a3"
GOOD = "#a5d7a7"


@dataclass(frozen=True, slots=True)
class Hue:
    """A game's colour: a die's body and what is printed on it, a field, the line around it, a word."""

    body: str
    on: str
    tint: str
    edge: str
    text: str
    is_band: bool = False
    """Fields of this colour stand side by side, and their frames are coloured too."""


HUES = {
    "red": Hue("#d0463e", "#ffffff", "#5a2a25", "#f08a80", "#ffb3ab"),
    "orange": Hue("#eb8038", "#2b1405", "#573520", "#f09a5c", "#f9bb8e"),
    "yellow": Hue("#f1c640", "#2b2105", "#524313", "#e3bc46", "#f3d57e"),
    "green": Hue("#2f8148", "#ffffff", "#25472f", "#7cc48d", "#a3dbb0"),
    "blue": Hue("#3a78c2", "#ffffff", "#243d5b", "#84b4ec", "#afd0f6"),
    "purple": Hue("#8657b4", "#ffffff", "#443157", "#be97e2", "#d6bbf0"),
    "white": Hue("#f6f0e6", "#2a241e", "#655d54", "#f6f0e6", "#f6f0e6"),
    "black": Hue("#0d0b0a", "#ffffff", "#0d0b0a", "#a1968a", "#d5cabc"),
}
#: Dice and fields without a colour are paper.
PLAIN = Hue("#f6f0e6", "#2a241e", PAPER, "#a09382", INK)
#: Tints of numbers: they help the eye, the number itself tells.
NUMBER_TINTS = {1: "#54402f", 2: "#4f4423", 3: "#354b36", 4: "#2a4a47", 5: "#37445f", 6: "#503954"}


def band_of(colour: str) -> Hue:
    """The hue of a row that has one colour."""
    return replace(HUES[colour], is_band=True)


def hue_of(colour: str) -> Hue:
    """The hue of a colour's key, or of paper."""
    return HUES.get(colour, PLAIN)


@cache
def style(
    colour: str = INK,
    background: str | None = None,
    *,
    bold: bool = False,
    dim: bool = False,
    reverse: bool = False,
    underline: bool = False,
    strike: bool = False,
) -> Style:
    """A style; made once."""
    return Style(
        color=colour, bgcolor=background, bold=bold, dim=dim, reverse=reverse, underline=underline, strike=strike
    )


#: What would be written if one pressed Enter. Reversed, so that it is seen without colours too.
CHOSEN = style(ACCENT, ON_ACCENT, bold=True, reverse=True)
#: The cursor on a field that can't be written.
POINTED = style(FAINT, TABLE, reverse=True)

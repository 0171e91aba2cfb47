"""Colours as letters: the ones of the notation, which never change, and those that people of a language read."""

from __future__ import annotations

from collections.abc import Iterable

from rollwright.games.protocol import Face
from rollwright.locales import Texts

#: The letters of records, commands and messages between programs.
NOTATION = {
    "R": "red",
    "O": "orange",
    "Y": "yellow",
    "G": "green",
    "B": "blue",
    "P": "purple",
    "W": "white",
    "K": "black",
}


def letter(texts: Texts, colour: str) -> str:
    """The letter of a colour in a language: no two colours of a game share one."""
    return texts.named("letter", colour)


def letters(texts: Texts, colours: Iterable[str]) -> dict[str, str]:
    """The letters of colours, by colour."""
    return {colour: letter(texts, colour) for colour in colours}


def colour_and_number(face: Face) -> tuple[str | None, int]:
    """A face's own colour, where it has one, and its number: `"R3"` is red and 3."""
    return (None, face) if isinstance(face, int) else (NOTATION[face[0]], int(face[1:]))


def face_text(texts: Texts, face: Face) -> str:
    """A face as people of a language read it: `"Y3"` is `G3` in German."""
    colour, number = colour_and_number(face)
    return f"{letter(texts, colour)}{number}" if colour else str(number)

"""The letter of each colour, as the games' notation has it: print and records speak of colours in the same way."""

from __future__ import annotations

from collections.abc import Mapping

from rollwright.games.qwantum import sheet as qwantum
from rollwright.games.qwinto import notation as qwinto
from rollwright.games.twenty_one import sheet as twenty_one

_COLOUR_OF: Mapping[str, Mapping[str, str]] = {
    "qwinto": qwinto.LETTERS,
    "qwantum": qwantum.LETTERS,
    "twenty-one": twenty_one.LETTERS,
}


def letters_of(game: str) -> dict[str, str]:
    """The letters of a game by colour; none where a game has no colours."""
    return {colour: letter for letter, colour in _COLOUR_OF.get(game, {}).items()}

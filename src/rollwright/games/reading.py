"""Reading what people and programs wrote: small checks whose errors say what was expected, and where."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from typing import NoReturn

from rollwright.games.protocol import Face, InvalidNotation, Json


def refuse(expected: str, found: object, where: str = "") -> NoReturn:
    """Say what was expected, where, and what stands there."""
    place = f" in {where}" if where else ""
    raise InvalidNotation(f"Expected {expected}{place}, found {_shown(found)}.")


def refuse_text(expected: str, text: str, position: int) -> NoReturn:
    """Say what was expected at a character of a text (counted from 1), and what stands there."""
    found = _shown(text[position:]) if text[position:] else "the end"
    raise InvalidNotation(f"Expected {expected} at character {position + 1} of {_shown(text)}, found {found}.")


def read_object(value: Json, keys: Collection[str], where: str) -> Mapping[str, Json]:
    """A JSON object with exactly these keys."""
    if not isinstance(value, dict) or set(value) != set(keys):
        refuse(f"an object with {listed(keys)}", value, where)
    return value


def read_list(value: Json, length: int | None, where: str) -> list[Json]:
    """A JSON list, of a certain length if one is given."""
    if not isinstance(value, list) or (length is not None and len(value) != length):
        refuse("a list" if length is None else f"a list of {length}", value, where)
    return value


def read_int(value: Json, allowed: range, where: str) -> int:
    """A whole number of a range; true and false are none."""
    if isinstance(value, bool) or not isinstance(value, int) or value not in allowed:
        refuse(f"a number from {allowed.start} to {allowed.stop - 1}", value, where)
    return value


def read_choice(value: Json, choices: Collection[str], where: str) -> str:
    """One of some words."""
    if not isinstance(value, str) or value not in choices:
        refuse(f"one of {listed(choices)}", value, where)
    return value


def read_subset(value: Json, choices: Collection[str], where: str) -> tuple[str, ...]:
    """A non-empty list of different words, returned in the order of the choices."""
    items = [read_choice(item, choices, where) for item in read_list(value, None, where)]
    if not items or len(set(items)) != len(items):
        refuse(f"one or more different ones of {listed(choices)}", value, where)
    return tuple(choice for choice in choices if choice in items)


def read_faces(value: Json, dice: Collection[str], faces: Collection[int], where: str = "the dice") -> dict[str, Face]:
    """A JSON object with the face of some dice, all of which have the same faces; in the order of the dice."""
    if not isinstance(value, dict) or not value:
        refuse(f"an object with one to {len(dice)} dice", value, where)
    allowed = range(min(faces), max(faces) + 1)
    return {die: read_int(value[die], allowed, f"the {die} die") for die in read_subset(list(value), dice, where)}


def lettered_faces(text: str, letters: Mapping[str, str], faces: Collection[int]) -> dict[str, Json]:
    """Dice and their faces from a text such as `R4 G2`, where a letter stands for a die."""
    found: dict[str, Json] = {}
    for word in re.finditer(r"\S+", text):
        letter, face = word[0][0], word[0][1:]
        if letter not in letters or letters[letter] in found or face not in map(str, faces):
            refuse_text(f"a die and its face, such as {next(iter(letters))}4", text, word.start())
        found[letters[letter]] = int(face)
    return found


def lettered_subset(text: str, letters: Mapping[str, str]) -> tuple[str, ...]:
    """What different letters stand for, in the order of all letters."""
    for position, letter in enumerate(text):
        if letter not in letters or letter in text[:position]:
            refuse_text(f"different ones of {', '.join(letters)}", text, position)
    return tuple(meant for letter, meant in letters.items() if letter in text)


def drawn_lines(text: str, count: int) -> list[str]:
    """The lines of a drawn sheet, one for each row."""
    lines = text.strip("\n").splitlines()
    if len(lines) != count:
        refuse(f"{count} lines, one for each row", text, "the sheet")
    return lines


def drawn_entries(line: str, count: int, where: str) -> list[str]:
    """The entries of a drawn row, with blanks between them."""
    entries = line.split()
    if len(entries) != count:
        refuse(f"{count} entries", line, where)
    return entries


def number_in(text: str) -> Json:
    """A number if the text is one; anything else is refused by the reader of the JSON form."""
    return int(text) if text.isascii() and text.isdigit() else text


def listed(words: Collection[str]) -> str:
    """Words one after another, as an error names them."""
    return ", ".join(repr(str(word)) for word in words)


def _shown(value: object) -> str:
    shown = repr(value)
    return shown if len(shown) <= 60 else f"{shown[:57]}..."

"""Reading what people and programs wrote: small checks whose errors say what was expected, and where."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import NoReturn

from rollwright.games.protocol import InvalidNotation, Json


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
        refuse(f"an object with {_listed(keys)}", value, where)
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
        refuse(f"one of {_listed(choices)}", value, where)
    return value


def read_subset(value: Json, choices: Collection[str], where: str) -> tuple[str, ...]:
    """A non-empty list of different words, returned in the order of the choices."""
    items = [read_choice(item, choices, where) for item in read_list(value, None, where)]
    if not items or len(set(items)) != len(items):
        refuse(f"one or more different ones of {_listed(choices)}", value, where)
    return tuple(choice for choice in choices if choice in items)


def headed(headers: Mapping[str, str], drawings: Iterable[str]) -> str:
    """A state as text: a line for each header, then the sheets, an empty line before each."""
    lines = [f"{name}: {value}".rstrip() for name, value in headers.items()]
    return "\n\n".join(["\n".join(lines), *drawings]) + "\n"


def unheaded(text: str, names: Collection[str]) -> tuple[dict[str, str], list[str]]:
    """The headers and the drawings of a state that `headed` wrote."""
    head, *drawings = text.strip("\n").split("\n\n")
    headers: dict[str, str] = {}
    for number, line in enumerate(head.splitlines(), 1):
        name, colon, value = line.partition(":")
        if not colon or name not in names or name in headers:
            refuse(f"a header of {_listed(names)}", line, f"line {number}")
        headers[name] = value.strip()
    missing = [name for name in names if name not in headers]
    if missing:
        refuse(f"the header {missing[0]!r}", head, "the state")
    return headers, drawings


def _listed(words: Collection[str]) -> str:
    return ", ".join(repr(str(word)) for word in words)


def _shown(value: object) -> str:
    shown = repr(value)
    return shown if len(shown) <= 60 else f"{shown[:57]}..."

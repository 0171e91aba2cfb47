"""A sheet of Twenty One drawn as text, and read again."""

from __future__ import annotations

import re
from typing import TypeAlias

from rollwright.games.reading import refuse
from rollwright.games.twenty_one.card import CARDS, Card, Field
from rollwright.games.twenty_one.sheet import LETTER_OF, LETTERS, PLACES, ROWS

#: What stands in the fields: None free, "x" crossed out, or a number.
Entries: TypeAlias = list[list[int | str | None]]

HEAD = "sheet "
FREE, CROSSED_OUT, HIT = ".", "x", "*"
_FIELD = re.compile(rf"(?:([{''.join(LETTERS)}])([1-9]):)?(?:([1-9])(\*?)|(\.)|(x))", re.ASCII)
_WIDTH = len("R6:6* ")


def draw(card: Card, entries: Entries) -> str:
    """The name, then a line for each row: every field with its colour, its limit and what stands in it."""
    lines = [HEAD + card.name]
    for fields, row in zip(card.rows, entries, strict=True):
        drawn = (_drawn(field, entry) for field, entry in zip(fields, row, strict=True))
        lines.append("".join(field.ljust(_WIDTH) for field in drawn).rstrip())
    return "\n".join(lines)


def read(text: str) -> tuple[Card, Entries]:
    """The card and what stands on it. On one of the six sheets, the colours and limits may be left out."""
    head, *lines = text.strip("\n").splitlines() or [""]
    if not head.startswith(HEAD):
        refuse("'sheet' and its name, such as 'sheet A'", head, "the first line of the sheet")
    if len(lines) != ROWS:
        refuse(f"{ROWS} lines, one for each row, after the name", text, "the sheet")
    name = head.removeprefix(HEAD).strip()
    found = [_read_row(line, row) for row, line in enumerate(lines, 1)]
    card = CARDS.get(name) or _own_card(name, found)
    return card, [
        [_entry(match, field, _where(row, place)) for place, (match, field) in enumerate(zip(*pair, strict=True), 1)]
        for row, pair in enumerate(zip(found, card.rows, strict=True), 1)
    ]


def _drawn(field: Field, entry: int | str | None) -> str:
    colour, limit = field
    hit = HIT if entry == limit else ""
    return f"{LETTER_OF[colour]}{limit}:{FREE if entry is None else entry}{hit}"


def _read_row(line: str, row: int) -> list[re.Match[str]]:
    words = line.split()
    if len(words) != PLACES:
        refuse(f"{PLACES} fields", line, f"row {row}")
    return [_read_field(word, _where(row, place)) for place, word in enumerate(words, 1)]


def _read_field(word: str, where: str) -> re.Match[str]:
    found = _FIELD.fullmatch(word)
    if not found:
        refuse("a field such as R6:5, R6:. (free) or R6:x (crossed out)", word, where)
    return found


def _own_card(name: str, rows: list[list[re.Match[str]]]) -> Card:
    for row, fields in enumerate(rows, 1):
        for place, field in enumerate(fields, 1):
            if not field[1]:
                refuse("a field with its colour and limit, such as R6:5", field[0], _where(row, place))
    return Card(name, tuple(tuple((LETTERS[field[1]], int(field[2])) for field in fields) for fields in rows))


def _entry(found: re.Match[str], field: Field, where: str) -> int | str | None:
    colour, limit = field
    letter, drawn_limit, number, hit, free, _ = found.groups()
    if letter and (LETTERS[letter], int(drawn_limit)) != field:
        refuse(f"{LETTER_OF[colour]}{limit}, as this sheet is printed", found[0], where)
    if hit and int(number) != limit:
        refuse(f"no {HIT}, because only {limit} is a hit", found[0], where)
    if number:
        return int(number)
    return None if free else CROSSED_OUT


def _where(row: int, place: int) -> str:
    return f"row {row}, field {place}"

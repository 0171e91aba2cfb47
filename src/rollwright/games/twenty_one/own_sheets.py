"""One's own sheets, as a person writes them down in TOML: what the own pad shows, or what one would like to try."""

from __future__ import annotations

import json
import re
import tomllib

from rollwright.games.protocol import InvalidNotation, Json
from rollwright.games.reading import read_list, refuse
from rollwright.games.twenty_one.card import CARDS, Card, Field, Row
from rollwright.games.twenty_one.sheet import SHEET_NAMES

EXAMPLE_FIELD = "{} {}".format(*CARDS[SHEET_NAMES[0]].rows[0][0])


def parse(text: str) -> tuple[Card, ...]:
    """The sheets of a TOML text: a table `[[sheet]]` for each, with a `name` and `rows` of fields like `"red 6"`."""
    tables = _tables(text)
    unknown = sorted(tables.keys() - {"sheet"})
    if unknown:
        raise InvalidNotation(f"Expected nothing but tables [[sheet]], found {unknown[0]!r}.")
    sheets = tables.get("sheet")
    if not isinstance(sheets, list) or not sheets:
        raise InvalidNotation("There is no sheet: expected a table [[sheet]], in two square brackets, for each.")
    cards = tuple(_card(sheet, number) for number, sheet in enumerate(sheets, 1))
    _check_names_differ(cards)
    return cards


def to_toml(card: Card) -> str:
    """A sheet as `parse` reads it."""
    rows = "".join(f"  [{', '.join(json.dumps(f'{colour} {limit}') for colour, limit in row)}],\n" for row in card.rows)
    return f"[[sheet]]\nname = {json.dumps(card.name, ensure_ascii=False)}\nrows = [\n{rows}]\n"


def _tables(text: str) -> dict[str, Json]:
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # what isn't TOML; numbers and nesting beyond what Python reads
        raise InvalidNotation(f"This is not TOML: {error}.") from error


def _card(sheet: Json, number: int) -> Card:
    if not isinstance(sheet, dict):
        refuse("a table [[sheet]] with a name and rows", sheet, f"sheet {number}")
    if "name" not in sheet:
        raise InvalidNotation(f'Sheet {number} has no name: expected a line such as name = "My pad 1".')
    if not isinstance(sheet["name"], str):
        refuse('a name such as "My pad 1"', sheet["name"], f"sheet {number}")
    where = f"sheet {sheet['name']!r}"
    if set(sheet) != {"name", "rows"}:
        refuse("a name, rows and nothing else", sorted(sheet), where)
    rows = read_list(sheet["rows"], None, f"the rows of {where}")
    return Card(sheet["name"], tuple(_row(row, f"{where}, row {place}") for place, row in enumerate(rows, 1)))


def _row(row: Json, where: str) -> Row:
    fields = read_list(row, None, where)
    return tuple(_field(field, f"{where}, field {place}") for place, field in enumerate(fields, 1))


def _field(field: Json, where: str) -> Field:
    found = re.fullmatch(r"\s*(\S+)\s+(-?[0-9]{1,9})\s*", field, re.ASCII) if isinstance(field, str) else None
    if not found:
        refuse(f"a colour and a limit such as '{EXAMPLE_FIELD}'", field, where)
    return found[1], int(found[2])


def _check_names_differ(cards: tuple[Card, ...]) -> None:
    names = [card.name for card in cards]
    for name in names:
        if names.count(name) > 1:
            raise InvalidNotation(f"Several sheets have the name {name!r}: give each its own.")

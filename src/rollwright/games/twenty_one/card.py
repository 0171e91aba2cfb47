"""A sheet as it is printed: one of the six that come along, or one's own. No card can exist that isn't one."""

from __future__ import annotations

import difflib
from dataclasses import dataclass
from typing import NoReturn, TypeAlias

from rollwright.games.protocol import InvalidNotation
from rollwright.games.twenty_one.sheet import COLOURS, FACES, LIMITS, PLACES, ROWS, SHEET_COLOURS, SHEET_NAMES

#: A name is kept inside every state, as UTF-8; so it has to be short.
NAME_BYTES = 24

#: The colour and the limit of a field.
Field: TypeAlias = tuple[str, int]
Row: TypeAlias = tuple[Field, ...]


@dataclass(frozen=True, slots=True)
class Card:
    """The name of a sheet and its five rows of (colour, limit), from left to right."""

    name: str
    rows: tuple[Row, ...]

    def __post_init__(self) -> None:
        _check_name(self.name)
        if len(self.rows) != ROWS:
            _refuse(self.name, f"a sheet has {ROWS} rows, this one has {len(self.rows)}")
        for number, row in enumerate(self.rows, 1):
            _check_row(self.name, number, row)
        if self.ours and self.rows != _printed_rows(SHEET_NAMES.index(self.name)):
            _refuse(
                self.name,
                f"the names {SHEET_NAMES[0]} to {SHEET_NAMES[-1]} belong to the sheets that come along, "
                "and this one differs: give it another name",
            )

    @property
    def ours(self) -> bool:
        """It is one of the six sheets that come along, whose rows 2 to 5 are the project's own."""
        return self.name in SHEET_NAMES

    def place_of(self, row: int, colour: str) -> int:
        """Where a colour stands in a row."""
        return next(place for place, (printed, _) in enumerate(self.rows[row]) if printed == colour)


def unknown_colour(colour: object) -> str:
    """Words for a colour that no die has, with a near miss suggested."""
    near = difflib.get_close_matches(str(colour).lower(), COLOURS, n=1)
    hint = f"did you mean {near[0]}?" if near else f"choose from {', '.join(COLOURS)}"
    return f"there is no colour {colour!r}: {hint}"


def _check_name(name: str) -> None:
    if not name or name != name.strip() or not name.isprintable():
        raise InvalidNotation(f"The name of a sheet is a word or some words in one line, not {name!r}.")
    if len(name.encode()) > NAME_BYTES:
        raise InvalidNotation(
            f"The name {name!r} is too long: it may have {NAME_BYTES} letters, accented ones count twice."
        )


def _check_row(name: str, number: int, row: Row) -> None:
    if len(row) != PLACES:
        _refuse(name, f"a row has {PLACES} fields, this one has {len(row)}", number)
    for place, (colour, limit) in enumerate(row):
        if colour not in COLOURS:
            _refuse(name, unknown_colour(colour), number, place)
        if type(limit) is not int or limit not in FACES:
            _refuse(name, f"a limit is a number from {FACES[0]} to {FACES[-1]}, not {limit!r}", number, place)
        if colour in [earlier for earlier, _ in row[:place]]:
            _refuse(name, f"{colour} stands in this row already, and each colour stands there once", number, place)
        if place and limit > row[place - 1][1]:
            _refuse(name, f"limits never rise in a row, and {limit} follows {row[place - 1][1]}", number, place)


def _refuse(name: str, wrong: str, row: int | None = None, place: int | None = None) -> NoReturn:
    where = f"Sheet {name!r}"
    if row is not None:
        where += f", row {row}"
    if place is not None:
        where += f", field {place + 1}"
    raise InvalidNotation(f"{where}: {wrong}{'' if wrong.endswith('?') else '.'}")


def _printed_rows(sheet: int) -> tuple[Row, ...]:
    return tuple(
        tuple((COLOURS[colour], limit) for colour, limit in zip(colours, limits, strict=True))
        for colours, limits in zip(SHEET_COLOURS[sheet].tolist(), LIMITS.tolist(), strict=True)
    )


#: The six sheets that come along, by their letters.
CARDS = {name: Card(name, _printed_rows(sheet)) for sheet, name in enumerate(SHEET_NAMES)}

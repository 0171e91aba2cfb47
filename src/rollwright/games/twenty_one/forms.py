"""The JSON forms of Twenty One's actions, dice, sheets and layouts."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from rollwright.games.protocol import Forms
from rollwright.games.twenty_one.sheet import FACES, PLACES, ROWS

Colour: TypeAlias = Literal["red", "yellow", "green", "blue", "white", "black"]
Face: TypeAlias = Annotated[int, Meta(ge=FACES[0], le=FACES[-1])]
#: What stands in a field: a number, null where it is free, "x" where it is crossed out.
Entry: TypeAlias = Face | Literal["x"] | None
EntryRow: TypeAlias = Annotated[list[Entry], Meta(min_length=PLACES, max_length=PLACES)]
#: A printed field: its colour and its limit.
PrintedRow: TypeAlias = Annotated[list[tuple[Colour, Face]], Meta(min_length=PLACES, max_length=PLACES)]


class TwentyOneWrite(Struct, frozen=True, forbid_unknown_fields=True):
    """Write the numbers of these dice into the fields of their colours."""

    write: Annotated[list[Colour], Meta(min_length=1)]


TwentyOneWord: TypeAlias = Literal["again", "keep", "cross"]
TwentyOneDice: TypeAlias = Annotated[dict[Colour, Face], Meta(min_length=1)]


class TwentyOneSheet(Struct, frozen=True, forbid_unknown_fields=True):
    """The name of the sheet and what stands in its rows."""

    sheet: str
    rows: Annotated[list[EntryRow], Meta(min_length=ROWS, max_length=ROWS)]


class TwentyOneLayout(Struct, frozen=True, forbid_unknown_fields=True, rename="camel"):
    """The printed sheet."""

    name: str
    ours: bool
    """Whether rows 2 to 5 are the project's own, which is to be said wherever the sheet is shown."""
    colours: list[Colour]
    rows: Annotated[list[PrintedRow], Meta(min_length=ROWS, max_length=ROWS)]
    bonus: list[int]
    """The bonus of a row for one hit, two hits and so on."""


FORMS = Forms((TwentyOneWrite, TwentyOneWord), TwentyOneDice, TwentyOneSheet, TwentyOneLayout)

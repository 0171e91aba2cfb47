"""The JSON forms of Qwantum's actions, dice, sheets and layouts."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from rollwright.games.protocol import Forms
from rollwright.games.qwantum.sheet import COLUMNS, NUMBERS

Colour: TypeAlias = Literal["purple", "blue", "red", "yellow"]
DieName: TypeAlias = Literal["1", "2", "3", "4", "5", "6", "white"]
#: A die in an action: by its number or as "white".
Die: TypeAlias = Literal[1, 2, 3, 4, 5, 6, "white"]
#: A face: colour and number of a colour die (`R4`), the number of the white die.
Face: TypeAlias = int | str


class QwantumAgain(Struct, frozen=True, forbid_unknown_fields=True):
    """Throw these dice again."""

    again: Annotated[list[Die], Meta(min_length=1)]


class QwantumWrite(Struct, frozen=True, forbid_unknown_fields=True):
    """Write the sum of a colour into the next field of its row."""

    write: Colour


QwantumWord: TypeAlias = Literal["keep", "pass"]
QwantumDice: TypeAlias = Annotated[dict[DieName, Face], Meta(min_length=1)]
Row: TypeAlias = Annotated[list[Annotated[int, Meta(ge=NUMBERS.start, lt=NUMBERS.stop)]], Meta(max_length=COLUMNS)]


class QwantumSheet(Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers written in each row, from left to right."""

    purple: Row
    blue: Row
    red: Row
    yellow: Row


class QwantumLayout(Struct, frozen=True, forbid_unknown_fields=True, rename="camel"):
    """The printed sheet."""

    colours: list[Colour]
    columns: int
    thick_line_after: int
    """How many fields of a row stand before the thick line."""
    failures: list[int]
    """What each failed throw costs."""
    dice: dict[DieName, list[Face]]


FORMS = Forms((QwantumAgain, QwantumWrite, QwantumWord), QwantumDice, QwantumSheet, QwantumLayout)

"""The JSON forms of Qwinto's actions, dice, sheets and layouts."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from rollwright.games.protocol import Forms
from rollwright.games.qwinto.sheet import COLUMNS, FACES

Colour: TypeAlias = Literal["orange", "yellow", "purple"]
Column: TypeAlias = Annotated[int, Meta(ge=0, lt=COLUMNS)]
Face: TypeAlias = Annotated[int, Meta(ge=FACES[0], le=FACES[-1])]


class QwintoPickDice(Struct, frozen=True, forbid_unknown_fields=True):
    """Throw these dice."""

    dice: Annotated[list[Colour], Meta(min_length=1)]


class QwintoWrite(Struct, frozen=True, forbid_unknown_fields=True):
    """Write the sum into a field."""

    write: tuple[Colour, Column]


QwintoWord: TypeAlias = Literal["again", "keep", "pass"]
QwintoDice: TypeAlias = Annotated[dict[Colour, Face], Meta(min_length=1)]
Row: TypeAlias = Annotated[list[Annotated[int, Meta(ge=0)] | None], Meta(min_length=COLUMNS, max_length=COLUMNS)]


class QwintoSheet(Struct, frozen=True, forbid_unknown_fields=True):
    """The rows from left to right: 0 for a free field, null where there is none."""

    orange: Row
    yellow: Row
    purple: Row


class QwintoLayout(Struct, frozen=True, forbid_unknown_fields=True, rename="camel"):
    """The printed sheet; fields are (row, column)."""

    colours: list[Colour]
    columns: int
    fields: list[list[Column]]
    """The columns of the fields of each row."""
    bonus: list[tuple[int, Column]]
    bonus_columns: list[Column]
    failures: list[int]
    """What each failed throw costs."""


FORMS = Forms((QwintoPickDice, QwintoWrite, QwintoWord), QwintoDice, QwintoSheet, QwintoLayout)

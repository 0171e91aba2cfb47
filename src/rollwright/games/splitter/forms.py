"""The JSON forms of Splitter's actions, dice, sheets and layouts."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from rollwright.games.protocol import Forms
from rollwright.games.splitter.sheet import COLUMNS, DICE, FACES, HALF, ROWS

Number: TypeAlias = Annotated[int, Meta(ge=FACES[0], le=FACES[-1])]
RowIndex: TypeAlias = Annotated[int, Meta(ge=0, lt=ROWS)]
LeftColumn: TypeAlias = Annotated[int, Meta(ge=0, lt=HALF)]
#: A field as (row, column).
Field: TypeAlias = tuple[RowIndex, Annotated[int, Meta(ge=0, lt=COLUMNS)]]


class SplitterPlace(Struct, frozen=True, forbid_unknown_fields=True):
    """Write a number into a field of the left half (row, column, number), and the other one into its mirror field."""

    place: tuple[RowIndex, LeftColumn, Number]


SplitterDice: TypeAlias = Annotated[list[Number], Meta(min_length=len(DICE), max_length=len(DICE))]
#: Row by row: 0 for a free field, null where there is none.
SplitterSheet: TypeAlias = Annotated[
    list[
        Annotated[list[Annotated[int, Meta(ge=0, le=FACES[-1])] | None], Meta(min_length=COLUMNS, max_length=COLUMNS)]
    ],
    Meta(min_length=ROWS, max_length=ROWS),
]


class SplitterRating(Struct, frozen=True, forbid_unknown_fields=True, rename={"least": "from"}):
    """A rating of a solo match, and the lowest total that earns it."""

    rating: str
    least: int


class SplitterLayout(Struct, frozen=True, forbid_unknown_fields=True, rename="camel"):
    """The printed board."""

    rows: int
    columns: int
    centre: int
    """The line about which the halves mirror each other stands before this column."""
    fields: list[Field]
    stars: list[Field]
    star_factor: int
    hearts: list[Field]
    hearts_bonus: int
    numbers: list[Number]
    ratings: list[SplitterRating]


FORMS = Forms((SplitterPlace,), SplitterDice, SplitterSheet, SplitterLayout)

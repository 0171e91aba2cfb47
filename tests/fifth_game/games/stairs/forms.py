"""The JSON forms of the actions, dice, sheets and layouts of Stairs."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct
from tests.fifth_game.games.stairs.sheet import FACES, LARGEST, STEPS

from rollwright.games.protocol import Forms


class StairsWrite(Struct, frozen=True, forbid_unknown_fields=True):
    """Write the sum on a step, counted from 0."""

    write: Annotated[int, Meta(ge=0, lt=STEPS)]


class StairsDice(Struct, frozen=True, forbid_unknown_fields=True):
    """What both dice show."""

    left: Annotated[int, Meta(ge=FACES[0], le=FACES[-1])]
    right: Annotated[int, Meta(ge=FACES[0], le=FACES[-1])]


#: The numbers from the lowest step to the highest, 0 where nothing is written.
StairsSheet: TypeAlias = Annotated[
    list[Annotated[int, Meta(ge=0, le=LARGEST)]], Meta(min_length=STEPS, max_length=STEPS)
]


class StairsLayout(Struct, frozen=True, forbid_unknown_fields=True):
    """The printed sheet."""

    steps: int
    bonus: int
    failures: list[int]


FORMS = Forms((StairsWrite, Literal["pass"]), StairsDice, StairsSheet, StairsLayout)

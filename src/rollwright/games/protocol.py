"""The values that all games share: errors, dice, scores, what a game is called and how it is written down."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

from rollwright.errors import (
    IllegalAction,
    ImpossibleThrow,
    InvalidNotation,
    InvalidSetup,
    InvalidSheet,
    RollwrightError,
    UnknownGame,
)

__all__ = [
    "Die",
    "Face",
    "Forms",
    "GameInfo",
    "IllegalAction",
    "ImpossibleThrow",
    "InvalidNotation",
    "InvalidSetup",
    "InvalidSheet",
    "Json",
    "Notation",
    "Part",
    "RollwrightError",
    "Score",
    "Seat",
    "UnknownGame",
]

Seat: TypeAlias = int
Face: TypeAlias = int | str
#: A value as `json` reads and writes it.
Json: TypeAlias = Any


@dataclass(frozen=True, slots=True)
class Die:
    """A die by its name, and the faces it carries."""

    name: str
    faces: tuple[Face, ...]


@dataclass(frozen=True, slots=True)
class GameInfo:
    """What a person is told about a game before it starts."""

    key: str
    name: str
    seats: range
    """The seats of the rulebook; the numbers that `start` takes are `playable`."""
    variants: tuple[str, ...]
    dice: tuple[Die, ...]
    colours: tuple[str, ...]
    minutes: int
    official_solo: bool = False
    sheets: tuple[str, ...] = ()
    """Names of different sheets, one of which each seat gets; empty where all sheets are the same."""
    max_failures: int = 0

    @property
    def playable(self) -> range:
        """The numbers of seats a match may have: solo is practice where the rulebook doesn't know it."""
        return range(1, self.seats.stop)


@dataclass(frozen=True, slots=True)
class Part:
    """A line of the score as a person checks it on paper: what it is for, how it is called there, and its points."""

    kind: str
    name: str
    points: int
    count: int = 0
    """How many things it counts (numbers of a row, hits, failures); 0 where there is nothing to count."""
    fields: tuple[tuple[int, int], ...] = ()
    """The fields it counts, as (row, column)."""


@dataclass(frozen=True, slots=True)
class Score:
    """The total, and the parts that add up to it."""

    total: int
    parts: tuple[Part, ...] = field(default=())


class Forms(NamedTuple):
    """The JSON forms of a game as types that msgspec converts and describes in JSON Schema.

    An action is one of several forms: a word, or an object with a single key, which tells them apart.
    """

    actions: tuple[Any, ...]
    dice: Any
    sheet: Any
    layout: Any


S = TypeVar("S")
A = TypeVar("A")


class Notation(Protocol, Generic[S, A]):
    """Actions, dice, sheets and states as JSON and as text, both ways. Readers raise `InvalidNotation`."""

    def action_to_json(self, action: A) -> Json: ...
    def action_from_json(self, value: Json) -> A: ...
    def action_to_text(self, action: A) -> str: ...
    def action_from_text(self, text: str) -> A: ...
    def dice_to_json(self, faces: Mapping[str, Face]) -> Json: ...
    def dice_from_json(self, value: Json) -> dict[str, Face]: ...
    def dice_to_text(self, faces: Mapping[str, Face]) -> str: ...
    def dice_from_text(self, text: str) -> dict[str, Face]: ...
    def sheet_to_json(self, state: S, seat: Seat) -> Json: ...
    def sheet_to_text(self, state: S, seat: Seat) -> str: ...
    def sheet_from_text(self, text: str) -> Json:
        """A drawn sheet as its JSON form. Whether it keeps the rules is for the game's `sheet_state` to say."""

    def state_to_json(self, state: S) -> Json: ...
    def state_from_json(self, value: Json) -> S: ...
    def state_to_text(self, state: S) -> str: ...
    def state_from_text(self, text: str) -> S: ...

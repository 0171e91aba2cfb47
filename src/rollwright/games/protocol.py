"""What every game offers, and the few named errors that tell a person what to do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

Seat: TypeAlias = int
Face: TypeAlias = int | str
#: A value as `json` reads and writes it.
Json: TypeAlias = Any


class RollwrightError(ValueError):
    """Something a person asked for that can't be: the message says what, and what to do instead."""

    code = "error"


class IllegalAction(RollwrightError):
    """An action that the rules do not allow now. Nothing was changed."""

    code = "illegal-action"


class ImpossibleThrow(RollwrightError):
    """Faces that the dice can't show, or a throw that nobody asked for."""

    code = "impossible-throw"


class InvalidNotation(RollwrightError):
    """Text or JSON that says no action, dice, sheet or state."""

    code = "invalid-notation"


class InvalidSheet(RollwrightError):
    """A sheet that breaks a rule of writing: the message says which, and where."""

    code = "invalid-sheet"


class InvalidSetup(RollwrightError):
    """A match that can't be started so: seats, variant, first seat or sheets are off."""

    code = "invalid-setup"


class UnknownGame(RollwrightError):
    """No game has this name."""

    code = "unknown-game"


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


class State(Protocol):
    """A moment of a match: an immutable value that hashes and compares."""

    @property
    def seats(self) -> int: ...
    @property
    def variant(self) -> str: ...
    @property
    def active(self) -> Seat: ...
    @property
    def phase(self) -> str | None:
        """What is decided now; None while dice are wanted and when the match is over."""

    @property
    def faces(self) -> Mapping[str, Face]:
        """The dice as they lie, by name; empty while none lies on the table."""

    @property
    def fails(self) -> tuple[int, ...]: ...


S = TypeVar("S", bound=State)
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
        """A drawn sheet as its JSON form; whether it keeps the rules is for `Game.sheet_state` to say."""

    def state_to_json(self, state: S) -> Json: ...
    def state_from_json(self, value: Json) -> S: ...
    def state_to_text(self, state: S) -> str: ...
    def state_from_text(self, text: str) -> S: ...


class Game(Protocol, Generic[S, A]):
    """The rules of a game. Chance is an input, decisions are joint, `legal` is the only judge, states are values."""

    @property
    def info(self) -> GameInfo: ...
    @property
    def notation(self) -> Notation[S, A]: ...
    def start(
        self, seats: int, variant: str | None = None, first: Seat = 0, sheets: Sequence[object] | None = None
    ) -> S:
        """The state before the first throw or decision. `sheets` is for games whose seats have different ones."""

    def deciders(self, state: S) -> tuple[Seat, ...]:
        """The seats that decide now, all at once; none while dice are wanted and when it's over."""

    def legal(self, state: S, seat: Seat) -> tuple[A, ...]:
        """All that this seat may decide now; nothing if it has nothing to decide."""

    def dice_wanted(self, state: S) -> tuple[Die, ...]:
        """The dice to be thrown now."""

    def throw(self, state: S, faces: Sequence[Face]) -> S:
        """The state after the wanted dice fell, a face for each, in the order of `dice_wanted`."""

    def decide(self, state: S, decisions: Mapping[Seat, A]) -> S:
        """The state after all deciders decided; their order can't matter."""

    def is_over(self, state: S) -> bool: ...
    def score(self, state: S, seat: Seat) -> Score:
        """The score as the sheet stands, at any time."""

    def preview(self, state: S, seat: Seat, action: A) -> Score:
        """The score of this seat if this legal action of the current decision were carried out now, alone."""

    def preview_sheet(self, state: S, seat: Seat, action: A) -> Json:
        """The sheet as JSON if this legal action of the current decision were carried out now, alone."""

    def why_not(self, state: S, seat: Seat, action: A) -> str:
        """Why an action is not legal, as a stable code and details (`"too-low 13"`): for words to a person."""

    def winners(self, state: S) -> tuple[Seat, ...]:
        """The seats with the highest score: several when they share it."""

    def sheet_state(self, sheet: Json, variant: str | None = None, fails: int = 0) -> S:
        """One filled or half-filled sheet as a solo state; raises `InvalidSheet`, which names the rule it breaks."""

    def sheet_layout(self, state: S, seat: Seat) -> Json:
        """The printed sheet of a seat as data (fields, colours, limits, bonuses): page, terminal and print draw it."""

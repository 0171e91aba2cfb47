"""What every oracle offers, and the bookkeeping of a match that all four games share.

The oracles are a second, independent reading of the rules. They are written from the rules alone, in plain dicts and
lists, and they repeat the printed facts of sheets and dice on purpose: a fact copied wrongly here or in the package
shows as a difference. They import nothing of the package. All values are the JSON forms of traces.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, ClassVar, Protocol, TypeAlias

Action: TypeAlias = str | dict[str, Any]
Dice: TypeAlias = dict[str, Any] | list[int]
Sheet: TypeAlias = dict[str, Any] | list[list[int | None]]
Card: TypeAlias = list[list[list[Any]]]
"""A sheet of Twenty One as it is printed: five rows of six [colour, limit]."""

DIE = range(1, 7)


class Oracle(Protocol):
    """One match: it waits for dice or for decisions, until it is over."""

    phase: str | None
    active: int
    dice: Dice | None
    taken: str | None

    def __init__(
        self,
        seats: int,
        variant: str,
        first: int,
        cards: list[Card] | None = None,
        sheets: list[str] | None = None,
    ) -> None: ...

    def dice_wanted(self) -> list[str] | list[int]: ...
    def throw(self, dice: Dice) -> None: ...
    def deciders(self) -> list[int]: ...
    def legal(self, seat: int) -> list[Action]: ...
    def decide(self, decisions: Mapping[int, Action]) -> None: ...
    def is_over(self) -> bool: ...
    def sheets(self) -> list[Sheet]: ...
    def fails(self) -> list[int]: ...
    def scores(self) -> list[int]: ...
    def winners(self) -> list[int]: ...


class Match(ABC):
    """Seats, turns and the refusal of what isn't legal; the rules of a game are in its subclass."""

    most_seats: ClassVar[int]
    variants: ClassVar[tuple[str, ...]] = ("standard",)
    phases_of_the_active_player: ClassVar[tuple[str, ...]] = ()

    def __init__(
        self,
        seats: int,
        variant: str,
        first: int,
        cards: list[Card] | None = None,
        sheets: list[str] | None = None,
    ) -> None:
        if seats not in range(1, self.most_seats + 1):
            raise ValueError(f"{seats} seats: 1 to {self.most_seats} can play")
        if variant not in self.variants:
            raise ValueError(f"unknown variant {variant!r}")
        if first not in range(seats):
            raise ValueError(f"seat {first} can't be first of {seats}")
        self.seats = seats
        self.variant = variant
        self.active = first
        self.phase: str | None = None
        self.dice: Dice | None = None
        self.taken: str | None = None
        self._over = False
        self._fails = [0] * seats
        self._legal_now: dict[int, list[Action]] = {}
        self.given_cards = cards
        self.given_letters = sheets
        self._prepare()

    @abstractmethod
    def _prepare(self) -> None:
        """Empty sheets, and the beginning of the first turn."""

    @abstractmethod
    def _list_legal(self, seat: int) -> list[Action]:
        """What the rules allow a deciding seat."""

    @abstractmethod
    def _carry_out(self, decisions: Mapping[int, Any]) -> None:
        """The legal decisions of all deciding seats."""

    @abstractmethod
    def score(self, seat: int) -> int:
        """The points of a sheet as it stands."""

    def deciders(self) -> list[int]:
        if self.phase is None:
            return []
        if self.phase in self.phases_of_the_active_player:
            return [self.active]
        return list(range(self.seats))

    def legal(self, seat: int) -> list[Action]:
        if seat not in self._legal_now:
            self._legal_now[seat] = self._list_legal(seat) if seat in self.deciders() else []
        return self._legal_now[seat]

    def decide(self, decisions: Mapping[int, Action]) -> None:
        if self.phase is None:
            raise ValueError("no decision is awaited")
        if sorted(decisions) != self.deciders():
            raise ValueError(f"seats {self.deciders()} decide, not {sorted(decisions)}")
        for seat, action in decisions.items():
            if action not in self.legal(seat):
                raise ValueError(f"seat {seat} may not {action}")
        self._legal_now = {}
        self._carry_out(decisions)

    def pass_the_dice_on(self) -> None:
        """The next player clockwise is active."""
        self.active = (self.active + 1) % self.seats
        self.dice = None

    def end(self) -> None:
        self._over = True
        self.phase = None
        self.dice = None

    def is_over(self) -> bool:
        return self._over

    def fails(self) -> list[int]:
        return list(self._fails)

    def scores(self) -> list[int]:
        return [self.score(seat) for seat in range(self.seats)]

    def winners(self) -> list[int]:
        """The highest score wins; a tie is shared."""
        scores = self.scores()
        return [seat for seat in range(self.seats) if scores[seat] == max(scores)]


def require_faces(faces: list[Any]) -> None:
    """Refuse what an ordinary die can't show."""
    for face in faces:
        if type(face) is not int or face not in DIE:
            raise ValueError(f"no die shows {face!r}")

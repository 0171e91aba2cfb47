"""The typed shell around the compiled rules that all games share: values in and out, every mistake a named error."""

from __future__ import annotations

import functools
import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

import numpy as np

from rollwright.games.protocol import (
    Die,
    Face,
    GameInfo,
    IllegalAction,
    ImpossibleThrow,
    InvalidSetup,
    Json,
    Notation,
    Part,
    Score,
    Seat,
)
from rollwright.jit import specialise
from rollwright.lazy import lazy

#: A state as the kernels read it, or several, one in each row.
Buffers: TypeAlias = np.ndarray[Any, np.dtype[np.int8]]


class Record:
    """The bytes of a state by the names that the rules give them, read-only: numbers, and arrays of numbers.

    NumPy's own records do the same, at ten times the cost for each name. A name is read once: the bytes never change.
    """

    def __init__(self, data: bytes, fields: Mapping[str, tuple[int, tuple[int, ...]]]) -> None:
        self._data = data
        self._fields = fields

    def __getattr__(self, name: str) -> Any:
        offset, shape = self._fields[name]
        if shape:
            value: Any = np.frombuffer(self._data, np.int8, math.prod(shape), offset).reshape(shape)
        else:
            value = int.from_bytes(self._data[offset : offset + 1], signed=True)
        self.__dict__[name] = value
        return value


@dataclass(frozen=True, repr=False)
class BufferState:
    """A moment of a match, kept as the bytes that the kernels work on; games add words for what stands in them."""

    data: bytes

    record_type: ClassVar[np.dtype[Any]]
    record_fields: ClassVar[Mapping[str, tuple[int, tuple[int, ...]]]]

    def __init_subclass__(cls) -> None:
        fields: Mapping[str, Any] = cls.record_type.fields or {}
        cls.record_fields = {name: (int(at[1]), tuple(at[0].shape)) for name, at in fields.items()}

    @lazy
    def record(self) -> Any:
        """The bytes by name."""
        return Record(self.data, self.record_fields)

    @lazy
    def readable(self) -> Buffers:
        """The bytes for kernels that only look at them. They are compiled once, for buffers that can be written."""
        return np.frombuffer(self.data, np.int8).copy()

    def __reduce__(self) -> Any:
        """A copy in another process needs the bytes alone."""
        return type(self), (self.data,)

    @property
    def seats(self) -> int:
        return self.data[self.record_fields["seats"][0]]

    @property
    def active(self) -> Seat:
        return self.data[self.record_fields["active"][0]]

    @property
    def variant(self) -> str:
        raise NotImplementedError

    @property
    def phase(self) -> str | None:
        raise NotImplementedError

    @property
    def faces(self) -> Mapping[str, Face]:
        raise NotImplementedError

    @property
    def fails(self) -> tuple[int, ...]:
        raise NotImplementedError

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.data.hex()})"


S = TypeVar("S", bound=BufferState)
A = TypeVar("A")


class CompiledGame(Generic[S, A]):
    """A game on top of its kernels. A game adds the words: `_variants`, `_faces`, `_parts`, sheets and reasons."""

    info: GameInfo
    notation: Notation[S, A]

    def __init__(self, rules: ModuleType, state_type: type[S], actions: Mapping[A, int]) -> None:
        """`actions` gives every action of the game the number it has in the rules."""
        self._rules = rules
        self._state_type = state_type
        self._code_of = dict(actions)
        self._action_of = {code: action for action, code in actions.items()}
        self._kernels: Any = specialise(
            Path(__file__).with_name("buffer_kernels.py"),
            rules.__name__.replace(".rules", ".buffer_kernels"),
            rules=rules,
        )

    # --- what every game does in the same way -------------------------------------------------------------------------

    def start(
        self, seats: int, variant: str | None = None, first: Seat = 0, sheets: Sequence[object] | None = None
    ) -> S:
        variant = self.checked_setup(seats, variant, first)
        if sheets is not None and not self.info.sheets:
            raise InvalidSetup(f"{self.info.name} has one sheet for all seats: give no sheets.")
        buffer = np.zeros(self._rules.STATE.itemsize, np.int8)
        self._kernels.start(buffer, seats, self.info.variants.index(variant), first)
        return self._state(buffer)

    def checked_setup(self, seats: int, variant: str | None = None, first: Seat = 0) -> str:
        """The variant, by default the first one; seats that the game doesn't have raise `InvalidSetup`."""
        playable = self.info.playable
        if seats not in playable:
            raise InvalidSetup(f"{self.info.name} has {playable.start} to {playable.stop - 1} seats, not {seats}.")
        if not 0 <= first < seats:
            raise InvalidSetup(f"The first seat must be from 0 to {seats - 1}, not {first}.")
        variant = self.info.variants[0] if variant is None else variant
        if variant not in self.info.variants:
            raise InvalidSetup(
                f"{self.info.name} has no variant {variant!r}: choose from {', '.join(self.info.variants)}."
            )
        return variant

    def deciders(self, state: S) -> tuple[Seat, ...]:
        bits = self._kernels.deciders(state.readable)
        return tuple(seat for seat in range(state.seats) if bits >> seat & 1)

    def legal(self, state: S, seat: Seat) -> tuple[A, ...]:
        return tuple(self._action_of[int(code)] for code in self._legal_codes(state, seat))

    def dice_wanted(self, state: S) -> tuple[Die, ...]:
        wanted = np.empty(self._rules.DICE, np.int8)
        count = self._kernels.dice_wanted(state.readable, wanted)
        return tuple(self.info.dice[die] for die in wanted[:count])

    def throw(self, state: S, faces: Sequence[Face]) -> S:
        dice = self.dice_wanted(state)
        if not dice:
            raise ImpossibleThrow("No dice are to be thrown now.")
        if len(faces) != len(dice):
            names = ", ".join(die.name for die in dice)
            raise ImpossibleThrow(f"Expected a face for each of {len(dice)} dice ({names}), got {len(faces)}.")
        fallen = np.array([self._face_number(die, face) for die, face in zip(dice, faces, strict=True)], np.int8)
        buffer = _copy(state)
        self._kernels.throw(buffer, fallen)
        return self._state(buffer)

    def decide(self, state: S, decisions: Mapping[Seat, A]) -> S:
        codes = np.full(self._rules.MAX_SEATS, -1, np.int16)
        self._check_deciders(state, decisions)
        for seat, action in decisions.items():
            codes[seat] = self._legal_code(state, seat, action)
        buffer = _copy(state)
        self._kernels.decide(buffer, codes)
        return self._state(buffer)

    def is_over(self, state: S) -> bool:
        return bool(self._kernels.is_over(state.readable))

    def score(self, state: S, seat: Seat) -> Score:
        self._check_seat(state, seat)
        return self.scores(state.readable[np.newaxis], seat)[0]

    def scores(self, buffers: Buffers, seat: Seat) -> list[Score]:
        """What a seat has in each of several states, which cost little more than one."""
        if len(buffers) == 0:
            return []
        points = np.zeros((len(buffers), self._rules.PARTS), np.int16)
        totals = np.empty(len(buffers), np.int16)
        self._kernels.scores(buffers, seat, points, totals)
        parts = self._parts(buffers.view(self._rules.STATE)[:, 0], seat, points.tolist())
        return [Score(total, of) for total, of in zip(totals.tolist(), parts, strict=True)]

    def preview(self, state: S, seat: Seat, action: A) -> Score:
        return self.score(self.marked(state, seat, action), seat)

    def preview_sheet(self, state: S, seat: Seat, action: A) -> Json:
        return self.notation.sheet_to_json(self.marked(state, seat, action), seat)

    def marked(self, state: S, seat: Seat, action: A) -> S:
        """The state as this seat's sheet alone would look after a legal action; any other raises `IllegalAction`."""
        code = self._legal_code(state, seat, action)
        buffer = _copy(state)
        self._kernels.mark(buffer, seat, code)
        return self._state(buffer)

    def winners(self, state: S) -> tuple[Seat, ...]:
        totals = [self.score(state, seat).total for seat in range(state.seats)]
        return tuple(seat for seat, total in enumerate(totals) if total == max(totals))

    # --- what a game says in its own words ----------------------------------------------------------------------------

    def why_not(self, state: S, seat: Seat, action: A) -> str:
        raise NotImplementedError

    def sheet_state(self, sheet: Json, variant: str | None = None, fails: int = 0) -> S:
        raise NotImplementedError

    def sheet_layout(self, state: S, seat: Seat) -> Json:
        raise NotImplementedError

    def _parts(self, records: Any, seat: Seat, points: list[list[int]]) -> Iterable[tuple[Part, ...]]:
        """The lines of a seat's score in each of several states, by the points that the rules count for each."""
        raise NotImplementedError

    # --- what only some games have to say -----------------------------------------------------------------------------

    def writings(self, state: S) -> Sequence[int]:
        """The numbers of the actions that would write in one field now, legal or not: a person may ask why not."""
        return ()

    def sums(self, state: S) -> Mapping[str, int]:
        """What the dice on the table add up to, by what it is the sum of."""
        return {}

    def taken(self, state: S) -> str | None:
        """The colour that is closed to everybody until the turn is over."""
        return None

    def rating(self, state: S) -> str | None:
        """How well a finished solo match went, as a key of the rulebook's table."""
        return None

    def sheet_from_choice(self, choice: Json) -> object:
        """The sheet that a seat plays on, as `start` takes it, from its JSON form."""
        return choice

    # --- between values and numbers -----------------------------------------------------------------------------------

    def action_code(self, action: A) -> int:
        """The number that an action has in the rules, in simulations and in masks of legal actions."""
        return self._code_of[action]

    def action_at(self, code: int) -> A:
        """The action with this number."""
        return self._action_of[code]

    def buffer(self, state: S) -> np.ndarray[Any, np.dtype[np.int8]]:
        """A copy of the state as the flat buffer that kernels and simulations work on."""
        return _copy(state)

    def from_buffer(self, buffer: np.ndarray[Any, np.dtype[np.int8]]) -> S:
        """The state that a kernel has left in a flat buffer."""
        return self._state(buffer)

    def _state(self, buffer: np.ndarray[Any, np.dtype[np.int8]]) -> S:
        return self._state_type(buffer.tobytes())

    def _face_number(self, die: Die, face: Face) -> int:
        """Kernels take what a die shows as its number; where faces are more than that, as their place on the die."""
        if face not in die.faces or isinstance(face, bool):
            shown = ", ".join(str(known) for known in die.faces)
            raise ImpossibleThrow(f"The {die.name} die can't show {face!r}: its faces are {shown}.")
        return int(face) if isinstance(face, int) else die.faces.index(face)

    def _legal_codes(self, state: S, seat: Seat) -> np.ndarray[Any, np.dtype[np.int16]]:
        self._check_seat(state, seat)
        actions = np.empty(self._rules.ACTIONS, np.int16)
        count = self._kernels.legal(state.readable, seat, actions)
        return actions[:count]

    def check_legal(self, state: S, seat: Seat, action: A) -> None:
        """Raise `IllegalAction` where the rules don't allow an action."""
        self._legal_code(state, seat, action)

    def _legal_code(self, state: S, seat: Seat, action: A) -> int:
        self._check_seat(state, seat)
        code = self._code_of.get(action, -1)
        if not self._kernels.is_legal(state.readable, seat, code):
            raise IllegalAction(
                f"Seat {seat} may not decide {self._words(action)} now: {self._reason(state, seat, action)}."
            )
        return code

    def _words(self, action: A) -> str:
        return self.notation.action_to_text(action) if action in self._code_of else repr(action)

    def _reason(self, state: S, seat: Seat, action: A) -> str:
        if seat not in self.deciders(state):
            return "it has nothing to decide"
        return self.why_not(state, seat, action) if action in self._code_of else "it is no action of this game"

    def _check_deciders(self, state: S, decisions: Mapping[Seat, A]) -> None:
        deciders = self.deciders(state)
        if not deciders:
            raise IllegalAction("Nobody decides now: dice are to be thrown, or the match is over.")
        if set(decisions) != set(deciders):
            raise IllegalAction(
                f"Expected a decision from each of the seats {_list(deciders)}, got {_list(sorted(decisions))}."
            )

    def _check_seat(self, state: S, seat: Seat) -> None:
        if not 0 <= seat < state.seats:
            raise IllegalAction(f"There is no seat {seat}: seats are numbered from 0 to {state.seats - 1}.")


def _copy(state: BufferState) -> np.ndarray[Any, np.dtype[np.int8]]:
    """A buffer to work on."""
    return np.frombuffer(state.data, np.int8).copy()


def _list(seats: Sequence[Seat]) -> str:
    return ", ".join(str(seat) for seat in seats) or "none"


@functools.cache
def failures_part(fails: int, points: int) -> Part:
    """The line of the failed throws, in games that count them."""
    return Part("failures", "", points, count=fails)

"""A state as the bytes that the kernels work on, with a name for everything that stands in them."""

from __future__ import annotations

import functools
import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

import numpy as np

from rollwright.games.protocol import Face, Seat
from rollwright.lazy import lazy

#: A state as the kernels read it, or several, one in each row.
Buffers: TypeAlias = np.ndarray[Any, np.dtype[np.int8]]


class Record:
    """The bytes of a state by the names that the rules give them, read-only: numbers, and arrays of numbers.

    NumPy's own records do the same at ten times the cost per name. A name is read once: the bytes never change.
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


P = TypeVar("P", bound=StrEnum)


@dataclass(frozen=True, repr=False)
class BufferState(Generic[P]):
    """A moment of a match: an immutable value that hashes and compares. `print` draws its sheets.

    A game says what its record means by the class variables, and adds properties for what only it has.
    """

    data: bytes

    record_type: ClassVar[np.dtype[Any]]
    #: The steps of a turn, in the order of their numbers in the rules, and those in which somebody decides.
    steps: ClassVar[tuple[Any, ...]]
    phases: ClassVar[tuple[Any, ...]]
    variants: ClassVar[tuple[str, ...]] = ("standard",)
    die_names: ClassVar[tuple[str, ...]]
    #: The fields of the record with an entry for each seat. A sheet and its score depend on these and on the variant
    #: alone. `sheet_field` is the one that holds what is written: each of its bytes is shown in one place of the sheet.
    seat_fields: ClassVar[tuple[str, ...]]
    sheet_field: ClassVar[str] = "cells"

    record_fields: ClassVar[Mapping[str, tuple[int, tuple[int, ...]]]]
    #: Draws the sheet of a seat; set by the game, whose notation knows how.
    drawn: ClassVar[Callable[[Any, Seat], str]]

    def __init_subclass__(cls) -> None:
        fields: Mapping[str, Any] = cls.record_type.fields or {}
        cls.record_fields = {name: (int(at[1]), tuple(at[0].shape)) for name, at in fields.items()}

    @lazy
    def record(self) -> Any:
        """The bytes by name."""
        return Record(self.data, self.record_fields)

    @lazy
    def readable(self) -> Buffers:
        """The bytes for kernels that only read them. Kernels are compiled once, for writable buffers."""
        return np.frombuffer(self.data, np.int8).copy()

    def seat_bytes(self, seat: Seat) -> bytes:
        """Everything that the sheet and the score of a seat depend on: equal bytes mean equal sheets and scores."""
        data = self.data
        return b"".join([data[at + seat * step : at + seat * step + size] for at, step, size in self._seat_places()])

    @classmethod
    @functools.cache
    def sheet_places(cls) -> range:
        """The bytes of a state that hold what is written on the sheets."""
        start, shape = cls.record_fields[cls.sheet_field]
        return range(start, start + math.prod(shape))

    @classmethod
    @functools.cache
    def _seat_places(cls) -> tuple[tuple[int, int, int], ...]:
        """For each field: where the first seat's bytes are, the distance to the next seat's, and how many they are."""
        own = [(at, math.prod(shape[1:])) for at, shape in (cls.record_fields[name] for name in cls.seat_fields)]
        variant = [(cls.record_fields["variant"][0], 0, 1)] if "variant" in cls.record_fields else []
        return (*((at, size, size) for at, size in own), *variant)

    def __reduce__(self) -> Any:
        """A copy in another process needs the bytes alone."""
        return type(self), (self.data,)

    @property
    def seats(self) -> int:
        """How many seats the match has."""
        return self.data[self.record_fields["seats"][0]]

    @property
    def active(self) -> Seat:
        """The seat whose turn it is."""
        return self.data[self.record_fields["active"][0]]

    @lazy
    def variant(self) -> str:
        """The variant of the game that is played."""
        return self.variants[self.record.variant] if "variant" in self.record_fields else self.variants[0]

    @lazy
    def step(self) -> P:
        """Where the turn stands."""
        step: P = self.steps[self.record.phase]
        return step

    @lazy
    def phase(self) -> str | None:
        """What is decided now; None while dice are wanted and when the match is over."""
        return self.step.value if self.step in self.phases else None

    @lazy
    def faces(self) -> Mapping[str, Face]:
        """The dice as they lie, by name; empty while none lies on the table."""
        return {die: face for die, face in zip(self.die_names, self.record.dice.tolist(), strict=True) if face}

    @lazy
    def fails(self) -> tuple[int, ...]:
        """The failed throws of each seat: zeros in a game that has none."""
        return tuple(self.record.fails[: self.seats].tolist()) if "fails" in self.record_fields else (0,) * self.seats

    def __str__(self) -> str:
        return "\n\n".join(type(self).drawn(self, seat) for seat in range(self.seats))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.data.hex()})"

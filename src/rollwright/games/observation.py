"""What a seat observes: the public state as one row of numbers, told from where that seat sits."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np

Numbers: TypeAlias = np.ndarray[Any, np.dtype[np.int8]]


@dataclass(frozen=True, slots=True)
class Field:
    """A field of a game's record that every seat may see, with its least and its greatest value."""

    name: str
    low: int
    high: int
    meaning: str
    per_seat: bool = False
    """The record has one entry for each seat; the observer's own comes first, the others follow clockwise."""
    is_seat: bool = False
    """The value is a seat; it is told as the number of places clockwise from the observer, 0 for itself."""


class Observation:
    """How the observations of one game look with a number of seats.

    An observation is a selection of the state's bytes: `places[seat, at]` is the byte of the state that stands at place
    `at` of what a seat observes. Seats that nobody sits on are left out.
    """

    def __init__(self, fields: Sequence[Field], record: np.dtype[Any], max_seats: int, seats: int) -> None:
        self.fields = tuple(fields)
        self.seats = seats
        self.shapes = {field.name: _shape(field, record, max_seats, seats) for field in fields}
        sizes = [math.prod(shape) for shape in self.shapes.values()]
        self.size = sum(sizes)
        self.low = np.repeat(np.array([field.low for field in fields], np.int8), sizes)
        self.high = np.repeat(np.array([self._highest(field) for field in fields], np.int8), sizes)
        self.places = np.array([self._places(record, seat) for seat in range(seats)], np.int16)
        self.seat_places = np.flatnonzero(np.repeat([field.is_seat for field in fields], sizes))

    def flat(self, buffer: Numbers, seat: int) -> Numbers:
        """What a seat observes, as one row of numbers."""
        observed: Numbers = buffer[self.places[seat]]
        observed[self.seat_places] = (observed[self.seat_places] - seat) % self.seats
        return observed

    def named(self, flat: Numbers) -> dict[str, Numbers]:
        """Observations, whose last axis is the row of numbers, by the names of the fields: views, not copies."""
        named, begin = {}, 0
        for name, shape in self.shapes.items():
            end = begin + math.prod(shape)
            named[name] = flat[..., begin:end].reshape(flat.shape[:-1] + shape)
            begin = end
        return named

    def _highest(self, field: Field) -> int:
        return self.seats - 1 if field.is_seat else field.high

    def _places(self, record: np.dtype[Any], seat: int) -> list[int]:
        fields: Mapping[str, Any] = record.fields or {}
        places: list[int] = []
        for field in self.fields:
            first, shape = int(fields[field.name][1]), self.shapes[field.name]
            if field.per_seat:
                entry = math.prod(shape[1:])
                for other in range(self.seats):
                    begin = first + (seat + other) % self.seats * entry
                    places.extend(range(begin, begin + entry))
            else:
                places.extend(range(first, first + math.prod(shape)))
        return places


def _shape(field: Field, record: np.dtype[Any], max_seats: int, seats: int) -> tuple[int, ...]:
    shape = tuple(record[field.name].shape)
    if not field.per_seat:
        return shape
    if shape[0] != max_seats:
        raise ValueError(f"{field.name} has {shape[0]} entries, not one for each of {max_seats} seats.")
    return (seats, *shape[1:])

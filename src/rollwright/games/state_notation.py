"""States as JSON and as text: what is the same in every game. A game adds the headers that only it has."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Any, NamedTuple

import numpy as np

from rollwright.games.buffer_state import BufferState
from rollwright.games.protocol import Json
from rollwright.games.reading import listed, number_in, read_choice, read_int, read_list, read_object, refuse

#: What every state begins with.
HEADERS = ("game", "variant", "active", "step")


class Reading(NamedTuple):
    """A state that is being read: the fields of its JSON form, and the buffer that they go into."""

    fields: Mapping[str, Json]
    sheets: list[Json]
    buffer: Any

    @property
    def record(self) -> Any:
        """The buffer by the names that the rules give its bytes."""
        return self.buffer[0]


def to_json(state: BufferState[Any], game: str, own: Mapping[str, Json], sheets: Iterable[Json]) -> Json:
    """A state as JSON; `own` is what only this game has, in its order."""
    common = {"game": game, "variant": state.variant, "active": state.active, "step": state.step.value}
    return {**common, **own, "sheets": list(sheets)}


def begin(value: Json, game: str, own: Collection[str], state_type: type[BufferState[Any]], most_fails: int) -> Reading:
    """Read what all states have, and the failed throws if the game counts them. Raises `InvalidNotation`."""
    fields = read_object(value, (*HEADERS, *own, "sheets"), "the state")
    read_choice(fields["game"], (game,), "'game'")
    variant = read_choice(fields["variant"], state_type.variants, "'variant'")
    sheets = read_list(fields["sheets"], None, "'sheets'")
    most_seats = state_type.record_fields[state_type.sheet_field][1][0]
    read_int(len(sheets), range(1, most_seats + 1), "the number of sheets")
    buffer = np.zeros(1, state_type.record_type)
    g = buffer[0]
    g.seats = len(sheets)
    g.active = read_int(fields["active"], range(len(sheets)), "'active'")
    g.phase = state_type.steps.index(read_choice(fields["step"], state_type.steps, "'step'"))
    if "variant" in state_type.record_fields:
        g.variant = state_type.variants.index(variant)
    if most_fails:
        for seat, count in enumerate(read_list(fields["fails"], len(sheets), "'fails'")):
            g.fails[seat] = read_int(count, range(most_fails + 1), "'fails'")
    return Reading(fields, sheets, buffer)


def to_text(state: BufferState[Any], game: str, own: Mapping[str, str]) -> str:
    """A state as text: a line for each header, then the sheets, an empty line before each."""
    headers = {"game": game, "variant": state.variant, "active": str(state.active), "step": state.step.value, **own}
    lines = [f"{name}: {value}".rstrip() for name, value in headers.items()]
    return "\n".join(lines) + f"\n\n{state}\n"


def headers_of(text: str, own: Collection[str]) -> tuple[dict[str, Json], list[str]]:
    """The headers and the drawings of a state as text. Raises `InvalidNotation`."""
    names = (*HEADERS, *own)
    head, *drawings = text.strip("\n").split("\n\n")
    headers: dict[str, Json] = {}
    for number, line in enumerate(head.splitlines(), 1):
        name, colon, value = line.partition(":")
        if not colon or name not in names or name in headers:
            refuse(f"a header of {listed(names)}", line, f"line {number}")
        headers[name] = value.strip()
    missing = [name for name in names if name not in headers]
    if missing:
        refuse(f"the header {missing[0]!r}", head, "the state")
    return {**headers, "active": number_in(headers["active"])}, drawings

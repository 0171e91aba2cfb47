"""Stairs as JSON and as text, both ways."""

from __future__ import annotations

import re
from collections.abc import Mapping

from tests.fifth_game.games.stairs.sheet import DICE, FACES, LARGEST, MISSES_TO_END, STEPS
from tests.fifth_game.games.stairs.state import Action, Choice, State, Step, Write

from rollwright.games import state_notation
from rollwright.games.protocol import Face, Json, Seat
from rollwright.games.reading import (
    drawn_entries,
    drawn_lines,
    number_in,
    read_choice,
    read_int,
    read_list,
    read_object,
    refuse,
    refuse_text,
)

HEADERS = ("dice", "fails")
FREE = "o"


def action_to_json(action: Action) -> Json:
    return {"write": action.step} if isinstance(action, Write) else action.value


def action_from_json(value: Json) -> Action:
    if isinstance(value, str):
        return Choice(read_choice(value, tuple(Choice), "an action"))
    return Write(read_int(read_object(value, ("write",), "an action")["write"], range(STEPS), "'write'"))


def action_to_text(action: Action) -> str:
    """A step as people count it, from 1."""
    return f"s{action.step + 1}" if isinstance(action, Write) else action.value


def action_from_text(text: str) -> Action:
    if text in tuple(Choice):
        return Choice(text)
    if not re.fullmatch(rf"s[1-{STEPS}]", text):
        refuse_text(f"pass, or a step from s1 to s{STEPS}", text, 0)
    return Write(int(text[1:]) - 1)


def dice_to_json(faces: Mapping[str, Face]) -> Json:
    return dict(faces)


def dice_from_json(value: Json) -> dict[str, Face]:
    faces = read_object(value, DICE, "the dice")
    return {die: read_int(faces[die], range(FACES[0], FACES[-1] + 1), f"the {die} die") for die in DICE}


def dice_to_text(faces: Mapping[str, Face]) -> str:
    return " ".join(str(face) for face in faces.values())


def dice_from_text(text: str) -> dict[str, Face]:
    words = text.split()
    if len(words) != len(DICE):
        refuse(f"{len(DICE)} numbers", text, "the dice")
    return dice_from_json(dict(zip(DICE, map(number_in, words), strict=True)))


def sheet_to_json(state: State, seat: Seat) -> Json:
    return state.record.cells[seat, 0].tolist()


def sheet_to_text(state: State, seat: Seat) -> str:
    return " ".join(str(number or FREE) for number in state.record.cells[seat, 0].tolist())


def sheet_from_text(text: str) -> Json:
    (line,) = drawn_lines(text, 1)
    entries = drawn_entries(line, STEPS, "the staircase")
    return [0 if entry == FREE else read_int(number_in(entry), range(1, LARGEST + 1), "a step") for entry in entries]


def cells_from_json(sheet: Json) -> list[int]:
    """The numbers of a sheet; whether they keep the rules is not asked here."""
    entries = read_list(sheet, STEPS, "the sheet")
    return [read_int(number, range(LARGEST + 1), f"step {step}") for step, number in enumerate(entries, 1)]


def state_to_json(state: State) -> Json:
    own = {"dice": dice_to_json(state.faces), "fails": list(state.fails)}
    return state_notation.to_json(state, "stairs", own, (sheet_to_json(state, seat) for seat in range(state.seats)))


def state_from_json(value: Json) -> State:
    reading = state_notation.begin(value, "stairs", HEADERS, State, MISSES_TO_END)
    g = reading.record
    for seat, sheet in enumerate(reading.sheets):
        g.cells[seat, 0] = cells_from_json(sheet)
    dice = reading.fields["dice"]
    if State.steps[g.phase] is Step.WRITE:
        g.dice[:] = list(dice_from_json(dice).values())
    elif dice != {}:
        refuse("no dice before the throw", dice, "'dice'")
    return State(reading.buffer.tobytes())


def state_to_text(state: State) -> str:
    own = {"dice": dice_to_text(state.faces), "fails": " ".join(map(str, state.fails))}
    return state_notation.to_text(state, "stairs", own)


def state_from_text(text: str) -> State:
    headers, drawings = state_notation.headers_of(text, HEADERS)
    own = {
        "dice": dice_from_text(headers["dice"]) if headers["dice"] else {},
        "fails": [number_in(count) for count in headers["fails"].split()],
        "sheets": [sheet_from_text(drawing) for drawing in drawings],
    }
    return state_from_json({**headers, **own})

"""Qwinto as JSON and as text, both ways."""

from __future__ import annotations

import re
from collections.abc import Mapping

from rollwright.games import state_notation
from rollwright.games.protocol import Face, Json, Seat
from rollwright.games.qwinto.sheet import BONUS, COLOURS, COLUMNS, FACES, FAILED_THROWS_TO_END, FIELD
from rollwright.games.qwinto.state import Action, Choice, PickDice, State, Write
from rollwright.games.reading import (
    drawn_entries,
    drawn_lines,
    lettered_faces,
    lettered_subset,
    number_in,
    read_choice,
    read_faces,
    read_int,
    read_list,
    read_object,
    read_subset,
    refuse,
    refuse_text,
)

LETTERS = {colour[0].upper(): colour for colour in COLOURS}
#: The largest number that can be written: the sum of all dice.
LARGEST = len(COLOURS) * max(FACES)
HEADERS = ("picked", "dice", "fails")


def action_to_json(action: Action) -> Json:
    match action:
        case PickDice(dice):
            return {"dice": list(dice)}
        case Write(row, column):
            return {"write": [row, column]}
        case Choice():
            return action.value


def action_from_json(value: Json) -> Action:
    if isinstance(value, str):
        return Choice(read_choice(value, tuple(Choice), "an action"))
    if not isinstance(value, dict) or set(value) not in ({"dice"}, {"write"}):
        refuse("'again', 'keep', 'pass', {'dice': [...]} or {'write': [row, column]}", value, "an action")
    if "dice" in value:
        return PickDice(read_subset(value["dice"], COLOURS, "'dice'"))
    row, column = read_list(value["write"], 2, "'write'")
    return _field(read_choice(row, COLOURS, "'write'"), read_int(column, range(COLUMNS), "'write'"))


def action_to_text(action: Action) -> str:
    match action:
        case PickDice(dice):
            return "".join(_letter(colour) for colour in dice)
        case Write(row, column):
            return f"{_letter(row)}{column}"
        case Choice():
            return action.value


def action_from_text(text: str) -> Action:
    if text in tuple(Choice):
        return Choice(text)
    if not text or text[0] not in LETTERS:
        refuse_text("again, keep, pass, dice such as OY, or a field such as Y3", text, 0)
    if re.fullmatch(r"[A-Z]+", text):
        return PickDice(lettered_subset(text, LETTERS))
    if not re.fullmatch(r"[0-9]{1,2}", text[1:]) or int(text[1:]) not in range(COLUMNS):
        refuse_text(f"a column from 0 to {COLUMNS - 1}", text, 1)
    return _field(LETTERS[text[0]], int(text[1:]))


def dice_to_json(faces: Mapping[str, Face]) -> Json:
    return dict(faces)


def dice_from_json(value: Json) -> dict[str, Face]:
    return read_faces(value, COLOURS, FACES)


def dice_to_text(faces: Mapping[str, Face]) -> str:
    return " ".join(f"{_letter(colour)}{face}" for colour, face in faces.items())


def dice_from_text(text: str) -> dict[str, Face]:
    return dice_from_json(lettered_faces(text, LETTERS, FACES))


def sheet_to_json(state: State, seat: Seat) -> Json:
    cells = state.record.cells[seat].tolist()
    return {
        colour: [number if field else None for number, field in zip(cells[row], FIELD[row], strict=True)]
        for row, colour in enumerate(COLOURS)
    }


def sheet_to_text(state: State, seat: Seat) -> str:
    """A drawing: `o` a free field, `*` a free bonus field, `.` no field."""
    cells = state.record.cells[seat].tolist()
    return "\n".join(
        _letter(colour) + "".join(f"{_drawn(cells[row][column], row, column):>3}" for column in range(COLUMNS))
        for row, colour in enumerate(COLOURS)
    )


def sheet_from_text(text: str) -> Json:
    lines = drawn_lines(text, len(COLOURS))
    return {
        colour: _drawn_row(line, row, colour) for row, (line, colour) in enumerate(zip(lines, COLOURS, strict=True))
    }


def state_to_json(state: State) -> Json:
    own = {"picked": list(state.picked), "dice": dice_to_json(state.faces), "fails": list(state.fails)}
    return state_notation.to_json(state, "qwinto", own, (sheet_to_json(state, seat) for seat in range(state.seats)))


def state_from_json(value: Json) -> State:
    reading = state_notation.begin(value, "qwinto", HEADERS, State, FAILED_THROWS_TO_END)
    fields, g = reading.fields, reading.record
    g.picked = sum(1 << COLOURS.index(colour) for colour in _read_colours(fields["picked"]))
    for colour, face in (dice_from_json(fields["dice"]) if fields["dice"] else {}).items():
        g.dice[COLOURS.index(colour)] = face
    for seat, sheet in enumerate(reading.sheets):
        g.cells[seat] = cells_from_json(sheet)
    return State(reading.buffer.tobytes())


def state_to_text(state: State) -> str:
    own = {
        "picked": "".join(_letter(colour) for colour in state.picked),
        "dice": dice_to_text(state.faces),
        "fails": " ".join(map(str, state.fails)),
    }
    return state_notation.to_text(state, "qwinto", own)


def state_from_text(text: str) -> State:
    headers, drawings = state_notation.headers_of(text, HEADERS)
    own = {
        "picked": list(lettered_subset(headers["picked"], LETTERS)),
        "dice": dice_from_text(headers["dice"]) if headers["dice"] else {},
        "fails": [number_in(count) for count in headers["fails"].split()],
        "sheets": [sheet_from_text(drawing) for drawing in drawings],
    }
    return state_from_json({**headers, **own})


def cells_from_json(sheet: Json) -> list[list[int]]:
    """The numbers of a sheet, 0 where nothing is written; whether they keep the rules is not asked here."""
    rows = read_object(sheet, COLOURS, "the sheet")
    return [_row_from_json(rows[colour], row, colour) for row, colour in enumerate(COLOURS)]


def _row_from_json(value: Json, row: int, colour: str) -> list[int]:
    entries = read_list(value, COLUMNS, f"the {colour} row")
    for column, entry in enumerate(entries):
        where = f"the {colour} row, column {column + 1}"
        if not FIELD[row, column] and entry is not None:
            refuse("null, because there is no field", entry, where)
        if FIELD[row, column]:
            read_int(entry, range(LARGEST + 1), where)
    return [entry or 0 for entry in entries]


def _drawn(number: int, row: int, column: int) -> str:
    if number:
        return str(number)
    if not FIELD[row, column]:
        return "."
    return "*" if BONUS[row, column] else "o"


def _drawn_row(line: str, row: int, colour: str) -> list[int | None]:
    entries = line.split()
    if entries[:1] == [_letter(colour)]:
        entries = entries[1:]
    entries = drawn_entries(" ".join(entries), COLUMNS, f"the {colour} row")
    return [_drawn_entry(entry, row, column, colour) for column, entry in enumerate(entries)]


def _drawn_entry(entry: str, row: int, column: int, colour: str) -> int | None:
    if entry == ".":
        return None if not FIELD[row, column] else 0
    if entry in ("o", "*"):
        return 0
    if not entry.isascii() or not entry.isdigit():
        refuse("a number, 'o', '*' or '.'", entry, f"the {colour} row, column {column + 1}")
    return int(entry)


def _field(row: str, column: int) -> Write:
    if not FIELD[COLOURS.index(row), column]:
        refuse(f"a column with a field in the {row} row", column, "a field")
    return Write(row, column)


def _read_colours(value: Json) -> tuple[str, ...]:
    return read_subset(value, COLOURS, "'picked'") if value else ()


def _letter(colour: str) -> str:
    return colour[0].upper()

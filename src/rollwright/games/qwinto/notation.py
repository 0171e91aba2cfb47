"""Qwinto as JSON and as text, both ways."""

from __future__ import annotations

import re
from collections.abc import Mapping

import numpy as np

from rollwright.games.protocol import Face, Json, Seat
from rollwright.games.qwinto import rules
from rollwright.games.qwinto.sheet import BONUS, COLOURS, COLUMNS, FACES, FAILED_THROWS_TO_END, FIELD
from rollwright.games.qwinto.state import STEPS, Action, Choice, PickDice, State, Step, Write
from rollwright.games.reading import (
    headed,
    read_choice,
    read_int,
    read_list,
    read_object,
    read_subset,
    refuse,
    refuse_text,
    unheaded,
)

LETTERS = {colour[0].upper(): colour for colour in COLOURS}
#: The largest number that can be written: the sum of all dice.
LARGEST = len(COLOURS) * max(FACES)
HEADERS = ("game", "variant", "active", "step", "picked", "dice", "fails")


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
        return _dice_from_letters(text)
    if not re.fullmatch(r"[0-9]{1,2}", text[1:]) or int(text[1:]) not in range(COLUMNS):
        refuse_text(f"a column from 0 to {COLUMNS - 1}", text, 1)
    return _field(LETTERS[text[0]], int(text[1:]))


def dice_to_json(faces: Mapping[str, Face]) -> Json:
    return dict(faces)


def dice_from_json(value: Json) -> dict[str, Face]:
    if not isinstance(value, dict) or not value:
        refuse("an object with one to three dice", value, "the dice")
    colours = read_subset(list(value), COLOURS, "the dice")
    return {colour: read_int(value[colour], range(FACES[0], FACES[-1] + 1), f"the {colour} die") for colour in colours}


def dice_to_text(faces: Mapping[str, Face]) -> str:
    return " ".join(f"{_letter(colour)}{face}" for colour, face in faces.items())


def dice_from_text(text: str) -> dict[str, Face]:
    faces: dict[str, Json] = {}
    for word in re.finditer(r"\S+", text):
        letter, face = word[0][0], word[0][1:]
        if letter not in LETTERS or LETTERS[letter] in faces or face not in map(str, FACES):
            refuse_text("a die and its face, such as O4", text, word.start())
        faces[LETTERS[letter]] = int(face)
    return dice_from_json(faces)


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
    lines = text.strip("\n").splitlines()
    if len(lines) != len(COLOURS):
        refuse(f"{len(COLOURS)} lines, one for each row", text, "the sheet")
    return {
        colour: _drawn_row(line, row, colour) for row, (line, colour) in enumerate(zip(lines, COLOURS, strict=True))
    }


def state_to_json(state: State) -> Json:
    return {
        "game": "qwinto",
        "variant": state.variant,
        "active": state.active,
        "step": state.step.value,
        "picked": list(state.picked),
        "dice": dice_to_json(state.faces),
        "fails": list(state.fails),
        "sheets": [sheet_to_json(state, seat) for seat in range(state.seats)],
    }


def state_from_json(value: Json) -> State:
    fields = read_object(value, (*HEADERS, "sheets"), "the state")
    read_choice(fields["game"], ("qwinto",), "'game'")
    read_choice(fields["variant"], ("standard",), "'variant'")
    sheets = read_list(fields["sheets"], None, "'sheets'")
    read_int(len(sheets), range(1, rules.MAX_SEATS + 1), "the number of sheets")
    buffer = np.zeros(1, rules.STATE)
    g = buffer[0]
    g.seats = len(sheets)
    g.active = read_int(fields["active"], range(len(sheets)), "'active'")
    g.phase = STEPS.index(Step(read_choice(fields["step"], STEPS, "'step'")))
    g.picked = sum(1 << COLOURS.index(colour) for colour in _read_colours(fields["picked"]))
    for colour, face in (dice_from_json(fields["dice"]) if fields["dice"] else {}).items():
        g.dice[COLOURS.index(colour)] = face
    for seat, count in enumerate(read_list(fields["fails"], len(sheets), "'fails'")):
        g.fails[seat] = read_int(count, range(FAILED_THROWS_TO_END + 1), "'fails'")
    for seat, sheet in enumerate(sheets):
        g.cells[seat] = cells_from_json(sheet)
    return State(buffer.tobytes())


def state_to_text(state: State) -> str:
    headers = {
        "game": "qwinto",
        "variant": state.variant,
        "active": str(state.active),
        "step": state.step.value,
        "picked": "".join(_letter(colour) for colour in state.picked),
        "dice": dice_to_text(state.faces),
        "fails": " ".join(map(str, state.fails)),
    }
    return headed(headers, (sheet_to_text(state, seat) for seat in range(state.seats)))


def state_from_text(text: str) -> State:
    headers, drawings = unheaded(text, HEADERS)
    picked = _dice_from_letters(headers["picked"]).dice if headers["picked"] else ()
    return state_from_json(
        {
            **headers,
            "active": _number(headers["active"]),
            "picked": list(picked),
            "dice": dice_from_text(headers["dice"]) if headers["dice"] else {},
            "fails": [_number(count) for count in headers["fails"].split()],
            "sheets": [sheet_from_text(drawing) for drawing in drawings],
        }
    )


def cells_from_json(sheet: Json) -> list[list[int]]:
    """The numbers of a sheet, 0 where nothing is written; whether they keep the rules is not asked here."""
    rows = read_object(sheet, COLOURS, "the sheet")
    return [_row_from_json(rows[colour], row, colour) for row, colour in enumerate(COLOURS)]


def _row_from_json(value: Json, row: int, colour: str) -> list[int]:
    entries = read_list(value, COLUMNS, f"the {colour} row")
    for column, entry in enumerate(entries):
        where = f"the {colour} row, column {column}"
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
    if len(entries) != COLUMNS:
        refuse(f"{COLUMNS} entries", line, f"the {colour} row")
    return [_drawn_entry(entry, row, column, colour) for column, entry in enumerate(entries)]


def _drawn_entry(entry: str, row: int, column: int, colour: str) -> int | None:
    if entry == ".":
        return None if not FIELD[row, column] else 0
    if entry in ("o", "*"):
        return 0
    if not entry.isascii() or not entry.isdigit():
        refuse("a number, 'o', '*' or '.'", entry, f"the {colour} row, column {column}")
    return int(entry)


def _dice_from_letters(text: str) -> PickDice:
    for position, letter in enumerate(text):
        if letter not in LETTERS or letter in text[:position]:
            refuse_text(f"different ones of {', '.join(LETTERS)}", text, position)
    return PickDice(tuple(colour for colour in COLOURS if _letter(colour) in text))


def _field(row: str, column: int) -> Write:
    if not FIELD[COLOURS.index(row), column]:
        refuse(f"a column with a field in the {row} row", column, "a field")
    return Write(row, column)


def _read_colours(value: Json) -> tuple[str, ...]:
    return read_subset(value, COLOURS, "'picked'") if value else ()


def _letter(colour: str) -> str:
    return colour[0].upper()


def _number(text: str) -> Json:
    """A number where there is one; what else stands there is refused by the reader of the JSON form."""
    return int(text) if text.isascii() and text.isdigit() else text

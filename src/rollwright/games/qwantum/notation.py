"""Qwantum as JSON and as text, both ways."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

import numpy as np

from rollwright.games import state_notation
from rollwright.games.protocol import Face, Json, Seat
from rollwright.games.qwantum import rules
from rollwright.games.qwantum.sheet import (
    COLOUR_FACES,
    COLOURS,
    COLUMNS,
    DIE_NAMES,
    FAILED_THROWS_TO_END,
    LETTERS,
    NUMBERS,
    RISING_FIELDS,
    WHITE_FACES,
)
from rollwright.games.qwantum.state import (
    BARE_STEPS,
    STEPS,
    Action,
    Again,
    Choice,
    State,
    Step,
    Write,
)
from rollwright.games.reading import (
    drawn_entries,
    drawn_lines,
    number_in,
    read_choice,
    read_int,
    read_list,
    read_object,
    read_subset,
    refuse,
    refuse_text,
)

HEADERS = ("again", "taken", "dice", "fails")
FACES: dict[str, tuple[Face, ...]] = dict(zip(DIE_NAMES, (*COLOUR_FACES, WHITE_FACES), strict=True))

# A die in an action: in JSON by its number or "white", in text by its number or w.
DIE_IN_JSON: dict[str, int | str] = {name: int(name) if name.isdigit() else name for name in DIE_NAMES}
DIE_IN_TEXT = {name: name if name.isdigit() else name[0] for name in DIE_NAMES}
NAME_OF_TEXT = {text: name for name, text in DIE_IN_TEXT.items()}
#: In a text of dice, a die that wasn't thrown.
NOT_THROWN = "-"
THICK_LINE = "|"
FREE = "o"


def action_to_json(action: Action) -> Json:
    match action:
        case Again(dice):
            return {"again": _dice_names_to_json(dice)}
        case Write(row):
            return {"write": row}
        case Choice():
            return action.value


def action_from_json(value: Json) -> Action:
    if isinstance(value, str):
        return Choice(read_choice(value, tuple(Choice), "an action"))
    if not isinstance(value, dict) or set(value) not in ({"again"}, {"write"}):
        refuse("'keep', 'pass', {'again': [dice]} or {'write': colour}", value, "an action")
    if "again" in value:
        return Again(_dice_names_from_json(value["again"]))
    return Write(read_choice(value["write"], COLOURS, "'write'"))


def action_to_text(action: Action) -> str:
    match action:
        case Again(dice):
            return f"again {_dice_names_to_text(dice)}"
        case Write(row):
            return _letter(row)
        case Choice():
            return action.value


def action_from_text(text: str) -> Action:
    if text in tuple(Choice):
        return Choice(text)
    if text in LETTERS:
        return Write(LETTERS[text])
    word = re.match(r"again\b", text)
    if not word:
        refuse_text(f"keep, pass, dice such as again 1 4 w, or a colour of {', '.join(LETTERS)}", text, 0)
    return Again(_dice_names_from_text(text, word.end()))


def dice_to_json(faces: Mapping[str, Face]) -> Json:
    return dict(faces)


def dice_from_json(value: Json) -> dict[str, Face]:
    if not isinstance(value, dict) or not value:
        refuse(f"an object with one to {len(DIE_NAMES)} dice", value, "the dice")
    return {die: _read_face(value[die], die) for die in read_subset(list(value), DIE_NAMES, "the dice")}


def dice_to_text(faces: Mapping[str, Face]) -> str:
    """A word for each die from 1 to 6 and white: `R4` or `w3`, and `-` for a die that wasn't thrown."""
    return " ".join(_face_to_text(die, faces[die]) if die in faces else NOT_THROWN for die in DIE_NAMES)


def dice_from_text(text: str) -> dict[str, Face]:
    words = list(re.finditer(r"\S+", text))
    faces: dict[str, Json] = {}
    for die, word in zip(DIE_NAMES, words, strict=False):
        known = {_face_to_text(die, face): face for face in FACES[die]}
        if word[0] in known:
            faces[die] = known[word[0]]
        elif word[0] != NOT_THROWN:
            refuse_text(f"a face of {_die(die)} ({', '.join(known)}) or {NOT_THROWN}", text, word.start())
    if len(words) < len(DIE_NAMES):
        refuse_text(f"{_die(DIE_NAMES[len(words)])}, one of {len(DIE_NAMES)} dice,", text, len(text))
    if len(words) > len(DIE_NAMES):
        refuse_text(f"no more than {len(DIE_NAMES)} dice", text, words[len(DIE_NAMES)].start())
    return dice_from_json(faces)


def sheet_to_json(state: State, seat: Seat) -> Json:
    return {colour: state.row(seat, colour) for colour in COLOURS}


def sheet_to_text(state: State, seat: Seat) -> str:
    """A drawing: `o` a free field, `|` the thick line."""
    return "\n".join(_drawn_row(colour, state.row(seat, colour)) for colour in COLOURS)


def sheet_from_text(text: str) -> Json:
    lines = drawn_lines(text, len(COLOURS))
    return {colour: _row_from_drawing(line, colour) for line, colour in zip(lines, COLOURS, strict=True)}


def state_to_json(state: State) -> Json:
    own = {
        "again": _dice_names_to_json(state.again),
        "taken": state.taken,
        "dice": dice_to_json(state.faces),
        "fails": list(state.fails),
    }
    return state_notation.to_json(state, "qwantum", own, (sheet_to_json(state, seat) for seat in range(state.seats)))


def state_from_json(value: Json) -> State:
    reading = state_notation.begin(value, "qwantum", HEADERS, State, FAILED_THROWS_TO_END)
    for seat, sheet in enumerate(reading.sheets):
        write_sheet(reading.record, seat, sheet)
    _read_table(reading.record, reading.fields)
    return State(reading.buffer.tobytes())


def state_to_text(state: State) -> str:
    own = {
        "again": _dice_names_to_text(state.again),
        "taken": _letter(state.taken) if state.taken else "",
        "dice": dice_to_text(state.faces) if state.faces else "",
        "fails": " ".join(map(str, state.fails)),
    }
    return state_notation.to_text(state, "qwantum", own)


def state_from_text(text: str) -> State:
    headers, drawings = state_notation.headers_of(text, HEADERS)
    again, taken = headers["again"], headers["taken"]
    own = {
        "again": _dice_names_to_json(_dice_names_from_text(again, 0)) if again else [],
        "taken": LETTERS.get(taken, taken) if taken else None,
        "dice": dice_from_text(headers["dice"]) if headers["dice"] else {},
        "fails": [number_in(count) for count in headers["fails"].split()],
        "sheets": [sheet_from_text(drawing) for drawing in drawings],
    }
    return state_from_json({**headers, **own})


def write_sheet(g: np.record, seat: Seat, sheet: Json) -> None:
    """Put the numbers of a sheet into a record; whether they keep the rules is not asked here."""
    rows = read_object(sheet, COLOURS, "the sheet")
    for row, colour in enumerate(COLOURS):
        numbers = read_list(rows[colour], None, f"the {colour} row")
        read_int(len(numbers), range(COLUMNS + 1), f"the count of the {colour} row")
        g.written[seat, row] = len(numbers)
        for column, number in enumerate(numbers):
            g.cells[seat, row, column] = read_int(number, NUMBERS, f"the {colour} row, field {column + 1}")


def _read_table(g: np.record, fields: Mapping[str, Json]) -> None:
    """The step, and what belongs to it: the dice that lie, those to be thrown again, the colour taken."""
    step = STEPS[g.phase]
    if rules.has_ended(g) != (step is Step.OVER):
        refuse("'over' when a sheet is full or the last failure marked, and only then", step.value, "'step'")
    g.taken = _read_taken(fields["taken"], step)
    g.again = _read_again(fields["again"], step)
    faces = _read_dice(fields["dice"], step)
    for die, (name, face) in enumerate(faces.items()):
        g.dice[die] = face if isinstance(face, int) else FACES[name].index(face)


def _read_taken(value: Json, step: Step) -> int:
    if value is None:
        return rules.NOTHING
    if step is not Step.SECOND:
        refuse(f"null in the step {step.value!r}", value, "'taken'")
    return COLOURS.index(read_choice(value, COLOURS, "'taken'"))


def _read_again(value: Json, step: Step) -> int:
    if step is not Step.THROW_AGAIN:
        if value != []:
            refuse(f"an empty list in the step {step.value!r}", value, "'again'")
        return 0
    return sum(1 << DIE_NAMES.index(die) for die in _dice_names_from_json(value))


def _read_dice(value: Json, step: Step) -> dict[str, Face]:
    if step in BARE_STEPS:
        if value != {}:
            refuse(f"no dice in the step {step.value!r}", value, "'dice'")
        return {}
    faces = dice_from_json(value)
    if len(faces) != len(DIE_NAMES):
        refuse(f"all {len(DIE_NAMES)} dice in the step {step.value!r}", value, "'dice'")
    return faces


def _read_face(value: Json, die: str) -> Face:
    if isinstance(value, bool) or not isinstance(value, int | str) or value not in FACES[die]:
        refuse(f"one of {', '.join(map(str, FACES[die]))}", value, _die(die))
    return value


def _dice_names_to_json(dice: Sequence[str]) -> Json:
    return [DIE_IN_JSON[die] for die in dice]


def _dice_names_from_json(value: Json) -> tuple[str, ...]:
    dice = read_list(value, None, "'again'")
    known = [type(die) in (int, str) and die in DIE_IN_JSON.values() for die in dice]
    if not dice or not all(known) or len(set(dice)) != len(dice):
        refuse(f"one or more different ones of {', '.join(map(repr, DIE_IN_JSON.values()))}", value, "'again'")
    return tuple(name for name, die in DIE_IN_JSON.items() if die in dice)


def _dice_names_to_text(dice: Sequence[str]) -> str:
    return " ".join(DIE_IN_TEXT[die] for die in dice)


def _dice_names_from_text(text: str, start: int) -> tuple[str, ...]:
    """The dice named in a text from a position on: one or more different ones."""
    names: list[str] = []
    for word in re.compile(r"\S+").finditer(text, start):
        name = NAME_OF_TEXT.get(word[0])
        if name is None or name in names:
            refuse_text(f"different ones of {', '.join(NAME_OF_TEXT)}", text, word.start())
        names.append(name)
    if not names:
        refuse_text(f"one or more of {', '.join(NAME_OF_TEXT)}", text, len(text))
    return tuple(name for name in DIE_NAMES if name in names)


def _face_to_text(die: str, face: Face) -> str:
    return f"{DIE_IN_TEXT[die]}{face}" if isinstance(face, int) else face


def _drawn_row(colour: str, numbers: Sequence[int]) -> str:
    entries = [*map(str, numbers), *(FREE for _ in range(COLUMNS - len(numbers)))]
    rising, falling = entries[:RISING_FIELDS], entries[RISING_FIELDS:]
    return f"{_letter(colour)}{_spaced(rising)} {THICK_LINE}{_spaced(falling)}"


def _spaced(entries: Sequence[str]) -> str:
    return "".join(f"{entry:>3}" for entry in entries)


def _row_from_drawing(line: str, colour: str) -> list[int]:
    """The numbers of a drawn row; its letter and the thick line may be left out."""
    entries = line.split()
    if entries[:1] == [_letter(colour)]:
        entries = entries[1:]
    if entries[RISING_FIELDS : RISING_FIELDS + 1] == [THICK_LINE]:
        del entries[RISING_FIELDS]
    entries = drawn_entries(" ".join(entries), COLUMNS, f"the {colour} row")
    numbers: list[int] = []
    for column, entry in enumerate(entries):
        where = f"the {colour} row, field {column + 1}"
        if entry == FREE:
            continue
        if not entry.isascii() or not entry.isdigit():
            refuse(f"a number or {FREE!r}", entry, where)
        if len(numbers) < column:
            refuse(f"{FREE!r}, because a row has no gaps", entry, where)
        numbers.append(int(entry))
    return numbers


def _die(name: str) -> str:
    return f"die {name}" if name.isdigit() else f"the {name} die"


def _letter(colour: str) -> str:
    return colour[0].upper()

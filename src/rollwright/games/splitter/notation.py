"""Splitter as JSON and as text, both ways."""

from __future__ import annotations

from collections.abc import Mapping

from rollwright.games import state_notation
from rollwright.games.protocol import Face, Json, Seat
from rollwright.games.reading import (
    drawn_entries,
    drawn_lines,
    number_in,
    read_int,
    read_list,
    read_object,
    refuse,
    refuse_text,
)
from rollwright.games.splitter.sheet import COLUMNS, DICE, DRAWN, FACES, FIELD, FIELDS, HALF, ROWS, VARIANTS
from rollwright.games.splitter.state import STEPS, Action, Place, State, Step

LETTERS = "abcdefgh"
NUMBERS = range(FACES[0], FACES[-1] + 1)
HEADERS = ("dice",)


def action_to_json(action: Action) -> Json:
    return {"place": [action.row, action.column, action.number]}


def action_from_json(value: Json) -> Action:
    row, column, number = read_list(read_object(value, ("place",), "an action")["place"], 3, "'place'")
    return Place(
        read_int(row, range(ROWS), "the row of 'place'"),
        read_int(column, range(HALF), "the column of 'place'"),
        read_int(number, NUMBERS, "the number of 'place'"),
    )


def action_to_text(action: Action) -> str:
    return f"{field_to_text(action.row, action.column)}={action.number}"


def action_from_text(text: str) -> Action:
    left = LETTERS[:HALF]
    expected = (
        (left, f"a column of the left half, {left[0]} to {left[-1]},"),
        ([str(row + 1) for row in range(ROWS)], f"a row from 1 to {ROWS}"),
        ("=", "'='"),
        ([str(face) for face in FACES], f"a number from {FACES[0]} to {FACES[-1]}"),
    )
    for position, (signs, words) in enumerate(expected):
        if text[position : position + 1] not in tuple(signs):
            refuse_text(words, text, position)
    if len(text) > len(expected):
        refuse_text("the end", text, len(expected))
    return Place(int(text[1]) - 1, LETTERS.index(text[0]), int(text[3]))


def dice_to_json(faces: Mapping[str, Face]) -> Json:
    return list(faces.values())


def dice_from_json(value: Json) -> dict[str, Face]:
    faces = read_list(value, len(DICE), "the dice")
    return {die: read_int(face, NUMBERS, f"the {die} die") for die, face in zip(DICE, faces, strict=True)}


def dice_to_text(faces: Mapping[str, Face]) -> str:
    return " ".join(str(face) for face in faces.values())


def dice_from_text(text: str) -> dict[str, Face]:
    return dice_from_json([number_in(word) for word in text.split()])


def sheet_to_json(state: State, seat: Seat) -> Json:
    fields = FIELD[state.record.variant].tolist()
    return [
        [number if field else None for number, field in zip(*row, strict=True)]
        for row in zip(state.record.cells[seat].tolist(), fields, strict=True)
    ]


def sheet_to_text(state: State, seat: Seat) -> str:
    """A drawing: `o` a free field, `*` a free star, `h` a free heart, `.` no field."""
    board = DRAWN[state.record.variant].tolist()
    return "\n".join(
        " ".join(str(number or sign) for number, sign in zip(*row, strict=True))
        for row in zip(state.record.cells[seat].tolist(), board, strict=True)
    )


def sheet_from_text(text: str) -> Json:
    return [_drawn_row(line, row) for row, line in enumerate(drawn_lines(text, ROWS))]


def state_to_json(state: State) -> Json:
    sheets = (sheet_to_json(state, seat) for seat in range(state.seats))
    return state_notation.to_json(state, "splitter", {"dice": dice_to_json(state.faces)}, sheets)


def state_from_json(value: Json) -> State:
    reading = state_notation.begin(value, "splitter", HEADERS, State, 0)
    fields, g = reading.fields, reading.record
    for seat, sheet in enumerate(reading.sheets):
        g.cells[seat] = cells_from_json(sheet, fields["variant"])
    step = STEPS[g.phase]
    if step is Step.PLACE:
        g.dice[:] = list(dice_from_json(fields["dice"]).values())
    else:
        read_list(fields["dice"], 0, f"the dice, as none lie in the step {step.value!r}")
    state = State(reading.buffer.tobytes())
    _check_progress(state)
    return state


def state_to_text(state: State) -> str:
    return state_notation.to_text(state, "splitter", {"dice": dice_to_text(state.faces)})


def state_from_text(text: str) -> State:
    headers, drawings = state_notation.headers_of(text, HEADERS)
    own = {
        "dice": [number_in(word) for word in headers["dice"].split()],
        "sheets": [sheet_from_text(drawing) for drawing in drawings],
    }
    return state_from_json({**headers, **own})


def field_to_text(row: int, column: int) -> str:
    """A field as people name it: columns by letters from the left, rows by numbers from the top."""
    return f"{LETTERS[column]}{row + 1}"


def cells_from_json(sheet: Json, variant: str) -> list[list[int]]:
    """The numbers of a sheet, 0 where nothing is written; whether they keep the rules is not asked here."""
    rows = read_list(sheet, ROWS, "the sheet")
    return [_row_from_json(entries, row, variant) for row, entries in enumerate(rows)]


def variant_of(sheet: Json) -> str:
    """The board that has its fields where a sheet (JSON form) has them; the first one if none has."""
    for variant, fields in zip(VARIANTS, FIELD.tolist(), strict=True):
        if isinstance(sheet, list) and [_fields_of(row) for row in sheet] == fields:
            return variant
    return VARIANTS[0]


def _fields_of(row: Json) -> list[bool]:
    return [entry is not None for entry in row] if isinstance(row, list) else []


def _row_from_json(value: Json, row: int, variant: str) -> list[int]:
    entries = read_list(value, COLUMNS, f"row {row + 1}")
    for column, entry in enumerate(entries):
        where = f"field {field_to_text(row, column)}"
        if not FIELD[VARIANTS.index(variant), row, column]:
            if entry is not None:
                refuse(f"null, because board {variant} has no field there", entry, where)
        else:
            read_int(entry, range(NUMBERS.stop), where)
    return [entry or 0 for entry in entries]


def _drawn_row(line: str, row: int) -> list[int | None]:
    entries = drawn_entries(line, COLUMNS, f"row {row + 1}")
    return [_drawn_entry(entry, row, column) for column, entry in enumerate(entries)]


def _drawn_entry(entry: str, row: int, column: int) -> int | None:
    if entry == ".":
        return None
    if entry in ("o", "*", "h"):
        return 0
    number = number_in(entry)
    return read_int(number, NUMBERS, f"field {field_to_text(row, column)}, or 'o', '*', 'h' or '.'")


def _check_progress(state: State) -> None:
    """Everybody writes a pair in every round, so all sheets of a match are equally full, and full when it's over."""
    written = state.record.cells[: state.seats] > 0
    for seat, fields in enumerate(written):
        if (fields != fields[:, ::-1]).any():
            refuse("both of two mirrored fields written, or none", sheet_to_text(state, seat), f"sheet {seat}")
    counts = written.sum(axis=(1, 2)).tolist()
    if len(set(counts)) > 1:
        refuse("equally many written fields", counts, "all sheets")
    if (counts[0] == FIELDS) != (state.step is Step.OVER):
        refuse("'over' when the sheets are full, and only then", state.step.value, "'step'")

"""Twenty One as JSON and as text, both ways."""

from __future__ import annotations

from collections.abc import Mapping

from rollwright.games import state_notation
from rollwright.games.protocol import Face, Json, Seat
from rollwright.games.reading import (
    lettered_faces,
    lettered_subset,
    read_choice,
    read_faces,
    read_list,
    read_object,
    read_subset,
    refuse,
    refuse_text,
)
from rollwright.games.twenty_one import drawing, rules
from rollwright.games.twenty_one.card import CARDS, Card, Row
from rollwright.games.twenty_one.drawing import CROSSED_OUT
from rollwright.games.twenty_one.sheet import COLOURS, FACES, LETTER_OF, LETTERS, LYING_FACE, PLACES, ROWS
from rollwright.games.twenty_one.state import STEPS, Action, Choice, State, Step, Write, put_card, put_entries

HEADERS = ("dice",)
#: The steps at which dice lie on the table.
DICE_LIE = (Step.AGAIN, Step.THROW_AGAIN, Step.WRITE)


def action_to_json(action: Action) -> Json:
    match action:
        case Write(colours):
            return {"write": list(colours)}
        case Choice():
            return action.value


def action_from_json(value: Json) -> Action:
    if isinstance(value, str):
        return Choice(read_choice(value, tuple(Choice), "an action"))
    if not isinstance(value, dict) or set(value) != {"write"}:
        refuse("'again', 'keep', 'cross' or {'write': [colours]}", value, "an action")
    return Write(read_subset(value["write"], COLOURS, "'write'"))


def action_to_text(action: Action) -> str:
    match action:
        case Write(colours):
            return "".join(LETTER_OF[colour] for colour in colours)
        case Choice():
            return action.value


def action_from_text(text: str) -> Action:
    if text in tuple(Choice):
        return Choice(text)
    if not text or text[0] not in LETTERS:
        refuse_text("again, keep, cross or colours such as RG", text, 0)
    return Write(lettered_subset(text, LETTERS))


def dice_to_json(faces: Mapping[str, Face]) -> Json:
    return dict(faces)


def dice_from_json(value: Json) -> dict[str, Face]:
    """All six dice, or those that were thrown again."""
    return read_faces(value, COLOURS, FACES)


def dice_to_text(faces: Mapping[str, Face]) -> str:
    return " ".join(f"{LETTER_OF[colour]}{face}" for colour, face in faces.items())


def dice_from_text(text: str) -> dict[str, Face]:
    return dice_from_json(lettered_faces(text, LETTERS, FACES))


def cards(state: State) -> Json:
    """What is printed on the sheet of each seat: five rows of [colour, limit]."""
    return [_card_to_json(card) for card in state.cards]


def sheet_to_json(state: State, seat: Seat) -> Json:
    return {"sheet": state.card(seat).name, "rows": _entries(state, seat)}


def sheet_to_text(state: State, seat: Seat) -> str:
    """A drawing: the name, then each field: colour, limit and entry (`.` free, `x` crossed out, `*` a hit)."""
    return drawing.draw(state.card(seat), _entries(state, seat))


def sheet_from_text(text: str) -> Json:
    """The card comes along where it is one's own."""
    card, entries = drawing.read(text)
    sheet = {"sheet": card.name, "rows": entries}
    return sheet if card.ours else {**sheet, "card": _card_to_json(card)}


def state_to_json(state: State) -> Json:
    own = {"dice": dice_to_json(state.faces), "cards": cards(state)}
    return state_notation.to_json(state, "twenty-one", own, (sheet_to_json(state, seat) for seat in range(state.seats)))


def state_from_json(value: Json) -> State:
    reading = state_notation.begin(value, "twenty-one", (*HEADERS, "cards"), State, 0)
    fields, g = reading.fields, reading.record
    printed = read_list(fields["cards"], len(reading.sheets), "'cards'")
    for seat, (sheet, rows) in enumerate(zip(reading.sheets, printed, strict=True)):
        read_object(sheet, ("sheet", "rows"), "the sheet")
        put_card(g, seat, _card_from_json(sheet["sheet"], rows))
        put_entries(g, seat, _entries_from_json(sheet["rows"]))
    step = STEPS[g.phase]
    g.dice[:] = _dice_of_step(fields["dice"], step)
    if (step is Step.OVER) != bool((g.current[: g.seats] == ROWS).any()):
        refuse("'over' as soon as a sheet is full, and not before", step.value, "'step'")
    return State(reading.buffer.tobytes())


def state_to_text(state: State) -> str:
    return state_notation.to_text(state, "twenty-one", {"dice": dice_to_text(state.faces)})


def state_from_text(text: str) -> State:
    headers, drawings = state_notation.headers_of(text, HEADERS)
    sheets = [drawing.read(drawn) for drawn in drawings]
    own = {
        "dice": dice_from_text(headers["dice"]) if headers["dice"] else {},
        "cards": [_card_to_json(card) for card, _ in sheets],
        "sheets": [{"sheet": card.name, "rows": entries} for card, entries in sheets],
    }
    return state_from_json({**headers, **own})


def sheet_from_json(sheet: Json) -> tuple[Card, list[list[int]]]:
    """The card of a sheet and what stands on it; whether that keeps the rules is not asked here.

    One of the six sheets is known by its letter; one's own brings its `card` along.
    """
    own = isinstance(sheet, dict) and "card" in sheet
    fields = read_object(sheet, ("sheet", "rows", "card") if own else ("sheet", "rows"), "the sheet")
    name = fields["sheet"] if own else read_choice(fields["sheet"], CARDS, "'sheet' (one's own needs its 'card' too)")
    card = _card_from_json(name, fields["card"]) if own else CARDS[name]
    return card, _entries_from_json(fields["rows"])


def card_to_choice(card: Card) -> Json:
    """A card as a seat's choice of a sheet: the letter of one that comes along, or all that is printed on one's own."""
    return card.name if card.ours else {"sheet": card.name, "card": _card_to_json(card)}


def card_from_choice(choice: Json) -> Card:
    """One's own card from the choice of a seat."""
    fields = read_object(choice, ("sheet", "card"), "a sheet of one's own")
    return _card_from_json(fields["sheet"], fields["card"])


def _card_to_json(card: Card) -> Json:
    return [[[colour, limit] for colour, limit in row] for row in card.rows]


def _card_from_json(name: Json, rows: Json) -> Card:
    if not isinstance(name, str):
        refuse("the name of a sheet", name, "'sheet'")
    return Card(name, tuple(_row_from_json(row) for row in read_list(rows, ROWS, "the card")))


def _row_from_json(row: Json) -> Row:
    fields = [read_list(field, 2, "a field of the card") for field in read_list(row, PLACES, "a row of the card")]
    return tuple((colour, limit) for colour, limit in fields)


def _entries(state: State, seat: Seat) -> list[list[int | str | None]]:
    meaning: dict[int, int | str | None] = {rules.FREE: None, rules.CROSSED: CROSSED_OUT}
    return [[meaning.get(entry, entry) for entry in row] for row in state.record.cells[seat].tolist()]


def _entries_from_json(value: Json) -> list[list[int]]:
    rows = enumerate(read_list(value, ROWS, "'rows'"), 1)
    return [
        [_entry_from_json(entry, row, place) for place, entry in enumerate(read_list(entries, PLACES, f"row {row}"), 1)]
        for row, entries in rows
    ]


def _entry_from_json(entry: Json, row: int, place: int) -> int:
    if entry is None:
        return rules.FREE
    if entry == CROSSED_OUT:
        return rules.CROSSED
    if type(entry) is not int or entry not in FACES:
        refuse(f"a number from {FACES[0]} to {FACES[-1]}, null or 'x'", entry, f"row {row}, field {place}")
    return entry


def _dice_of_step(value: Json, step: Step) -> list[Face]:
    """The dice as they lie at a step of a turn: all six, or none."""
    if step not in DICE_LIE:
        if value != {}:
            refuse(f"no dice at the step {step.value!r}", value, "'dice'")
        return [0] * len(COLOURS)
    faces = list(dice_from_json(read_object(value, COLOURS, "'dice'")).values())
    if step is Step.THROW_AGAIN and set(faces) == {LYING_FACE}:
        refuse("a die that can be thrown again", value, "'dice'")
    return faces

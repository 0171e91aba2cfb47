"""Twenty One: its reasons, the parts of its score, its sheets as data."""

from __future__ import annotations

import functools
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from rollwright.games.compiled_game import CompiledGame
from rollwright.games.protocol import Die, GameInfo, InvalidSetup, InvalidSheet, Json, Part, Seat
from rollwright.games.twenty_one import notation, rules
from rollwright.games.twenty_one.card import CARDS, Card
from rollwright.games.twenty_one.forms import FORMS
from rollwright.games.twenty_one.observation import OBSERVED
from rollwright.games.twenty_one.sheet import COLOURS, FACES, HIT_BONUS, MINUTES, PLACES, ROWS, SEATS, SHEET_NAMES
from rollwright.games.twenty_one.state import (
    ACTIONS,
    STEPS,
    Action,
    Choice,
    State,
    Step,
    Write,
    put_card,
    put_entries,
)

INFO = GameInfo(
    key="twenty-one",
    name="Twenty One",
    seats=SEATS,
    variants=("standard",),
    dice=tuple(Die(colour, FACES) for colour in COLOURS),
    colours=COLOURS,
    minutes=MINUTES,
    sheets=SHEET_NAMES,
)

WRITINGS = tuple(ACTIONS[Write((colour,))] for colour in COLOURS)


class TwentyOne(CompiledGame[State, Action]):
    """Six dice for all, five rows in a race, and a bonus that grows with every hit."""

    info = INFO
    notation = notation
    forms = FORMS
    kinds = {Write: "wrote", Choice.AGAIN: "again", Choice.KEEP: "kept", Choice.CROSS: "crossed"}
    observed = OBSERVED

    def __init__(self) -> None:
        super().__init__(rules, State, ACTIONS)

    def start(
        self, seats: int, variant: str | None = None, first: Seat = 0, sheets: Sequence[object] | None = None
    ) -> State:
        """`sheets`: a letter or a card for each seat; without them the seats get A, B, C and so on."""
        state = super().start(seats, variant, first, sheets)
        if sheets is None:
            return state
        cards = _chosen_cards(seats, sheets)
        buffer = self.buffer(state)
        for seat, card in enumerate(cards):
            put_card(buffer.view(rules.STATE)[0], seat, card)
        return self.from_buffer(buffer)

    def why_not(self, state: State, seat: Seat, action: Action) -> str:
        """`not-now`, `only-ones` (nothing to throw again), `taken red`, `above-limit white 2` (the highest allowed)."""
        if action is Choice.AGAIN and state.step is Step.AGAIN:
            return "only-ones"
        if not isinstance(action, Write) or state.step is not Step.WRITE:
            return "not-now"
        row = int(state.record.current[seat])
        card = state.card(seat)
        entries = state.record.cells[seat, row].tolist()
        for colour in action.colours:
            place = card.place_of(row, colour)
            limit = card.rows[row][place][1]
            if entries[place] != rules.FREE:
                return f"taken {colour}"
            if int(state.faces[colour]) > limit:
                return f"above-limit {colour} {limit}"
        return "not-now"

    def writings(self, state: State) -> Sequence[int]:
        return WRITINGS if state.step is Step.WRITE else ()

    def sheet_from_choice(self, choice: Json) -> object:
        """A letter, or `{"sheet": name, "card": rows}` for one's own."""
        return notation.card_from_choice(choice) if isinstance(choice, dict) else choice

    def sheet_state(self, sheet: Json, variant: str | None = None, fails: int = 0) -> State:
        self.checked_setup(1, variant, 0)
        if fails:
            raise InvalidSheet(f"{INFO.name} knows no failed throws, and {fails!r} were given.")
        card, entries = notation.sheet_from_json(sheet)
        buffer = np.zeros(1, rules.STATE)
        g = buffer[0]
        g.seats = 1
        put_card(g, 0, card)
        put_entries(g, 0, entries)
        g.phase = STEPS.index(Step.OVER if g.current[0] == ROWS else Step.THROW)
        state = State(buffer.tobytes())
        self._check_sheet(state)
        return state

    def sheet_layout(self, state: State, seat: Seat) -> Json:
        """`ours`: rows 2 to 5 of this sheet are the project's own, which is to be said wherever it is shown."""
        card = state.card(seat)
        return {
            "name": card.name,
            "ours": card.ours,
            "colours": list(COLOURS),
            "rows": [[[colour, limit] for colour, limit in row] for row in card.rows],
            "bonus": HIT_BONUS[1:].tolist(),
        }

    def _parts(self, records: Any, seat: Seat, points: list[list[int]]) -> Iterator[tuple[Part, ...]]:
        limits = records["limits"][0, seat].tobytes()  # all are of one match
        for sheet, scored in zip(records["cells"][:, seat], points, strict=True):
            cells = sheet.tobytes()
            parts: list[Part] = []
            for row in range(ROWS):
                of_row = slice(row * PLACES, (row + 1) * PLACES)
                parts += _row_parts(row, cells[of_row], limits[of_row], scored[row], scored[rules.HIT_PARTS + row])
            yield tuple(parts)

    def _check_sheet(self, state: State) -> None:
        broken = int(self._kernels.breach(self.buffer(state), 0))
        if broken < 0:
            return
        row, place = divmod(broken, PLACES)
        current = int(state.record.current[0])
        entries = state.record.cells[0, row].tolist()
        colour, limit = state.card(0).rows[row][place]
        where = f"row {row + 1}, field {place + 1} ({colour} {limit})"
        if row > current:
            raise InvalidSheet(
                f"Rows are filled from top to bottom: {where} is filled, though row {current + 1} is not full."
            )
        if entries[place] > limit:
            raise InvalidSheet(f"No number is higher than the limit of its field: {entries[place]} stands in {where}.")
        free = entries.index(rules.FREE)
        raise InvalidSheet(f"Only the leftmost free field is crossed out: {where} is, though field {free + 1} is free.")


@functools.lru_cache(maxsize=16_384)
def _row_parts(row: int, cells: bytes, printed: bytes, for_numbers: int, for_hits: int) -> tuple[Part, Part]:
    """The two lines of a row; kept, because most rows stay as they are from one look at a sheet to the next."""
    entries, limits = np.frombuffer(cells, np.int8).tolist(), np.frombuffer(printed, np.int8).tolist()
    numbers = tuple((row, place) for place, entry in enumerate(entries) if entry > rules.FREE)
    hits = tuple((row, place) for row, place in numbers if entries[place] == limits[place])
    return (
        Part("numbers", str(row + 1), for_numbers, len(numbers), numbers),
        Part("hits", str(row + 1), for_hits, len(hits), hits),
    )


def _chosen_cards(seats: int, sheets: Sequence[object]) -> list[Card]:
    if len(sheets) != seats:
        raise InvalidSetup(f"Each of the {seats} seats needs a sheet, and {len(sheets)} were given.")
    cards = [_chosen_card(sheet) for sheet in sheets]
    letters = [card.name for card in cards if card.ours]
    for letter in letters:
        if letters.count(letter) > 1:
            raise InvalidSetup(f"There is one sheet {letter}, and several seats want it: give each seat another.")
    return cards


def _chosen_card(sheet: object) -> Card:
    if isinstance(sheet, Card):
        return sheet
    if not isinstance(sheet, str) or sheet not in CARDS:
        raise InvalidSetup(f"There is no sheet {sheet!r}: choose from {', '.join(CARDS)}, or give a card of your own.")
    return CARDS[sheet]

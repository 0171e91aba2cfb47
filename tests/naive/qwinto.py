"""Qwinto, read from its rules a second time; the sheet is repeated here on purpose, see `oracle`."""

from collections.abc import Mapping
from itertools import combinations
from typing import Any

from .oracle import Action, Dice, Match, Sheet, require_faces

COLOURS = ["orange", "yellow", "purple"]
COLUMNS = range(12)
# o field, * bonus field, . no field
DRAWING = """
    . . o * o . o * o o o o
    . o o o o o . o * o o .
    o o * o . o o o o * . .
"""
PRINTED = dict(zip(COLOURS, map(str.split, DRAWING.strip().splitlines()), strict=True))
FIELDS = {colour: [c for c in COLUMNS if PRINTED[colour][c] != "."] for colour in COLOURS}
COLUMNS_OF_THREE = [c for c in COLUMNS if all(PRINTED[colour][c] != "." for colour in COLOURS)]
BONUS_ROW = {c: next(colour for colour in COLOURS if PRINTED[colour][c] == "*") for c in COLUMNS_OF_THREE}
COST_OF_A_FAIL = 5
FAILS_TO_END = 4
FULL_ROWS_TO_END = 2

CHOICES_OF_DICE: list[Action] = [
    {"dice": list(chosen)} for count in (1, 2, 3) for chosen in combinations(COLOURS, count)
]
# Every [row, column] as a ready action.
WRITES: dict[tuple[str, int], Action] = {
    (colour, column): {"write": [colour, column]} for colour in COLOURS for column in FIELDS[colour]
}

Rows = dict[str, list[int | None]]


def empty_rows() -> Rows:
    return {colour: [0 if c in FIELDS[colour] else None for c in COLUMNS] for colour in COLOURS}


def places_in_row(rows: Rows, colour: str, number: int) -> list[int]:
    """The free columns of a row where the number keeps both rules of writing."""
    row = rows[colour]
    # The row rises strictly: right of every number that is not higher, left of every number that is not lower.
    right_of, left_of = -1, len(row)
    for column in FIELDS[colour]:
        written = row[column]
        if written and written <= number:
            right_of = max(right_of, column)
        if written and written >= number:
            left_of = min(left_of, column)
    # No number stands twice in a column.
    return [
        column
        for column in FIELDS[colour]
        if right_of < column < left_of and row[column] == 0 and all(rows[other][column] != number for other in COLOURS)
    ]


def is_full(rows: Rows, colour: str) -> bool:
    return 0 not in rows[colour]


def row_score(rows: Rows, colour: str) -> int:
    """One point a number; a full row scores its rightmost number instead."""
    numbers = [n for n in rows[colour] if n]
    return numbers[-1] if is_full(rows, colour) else len(numbers)


def column_score(rows: Rows, column: int) -> int:
    """A full column of three fields scores the number in its bonus field."""
    if all(rows[colour][column] for colour in COLOURS):
        return rows[BONUS_ROW[column]][column] or 0
    return 0


def sheet_score(rows: Rows, fails: int) -> int:
    return (
        sum(row_score(rows, colour) for colour in COLOURS)
        + sum(column_score(rows, column) for column in COLUMNS_OF_THREE)
        - COST_OF_A_FAIL * fails
    )


class Qwinto(Match):
    most_seats = 6
    phases_of_the_active_player = ("dice", "again")

    def _prepare(self) -> None:
        self.rows = [empty_rows() for _ in range(self.seats)]
        self._begin_turn()

    def _begin_turn(self) -> None:
        self.phase = "dice"
        self._picked: list[str] = []
        self._waiting_for_dice = False
        self._may_throw_again = True

    def dice_wanted(self) -> list[str]:
        return list(self._picked) if self._waiting_for_dice else []

    def throw(self, dice: Dice) -> None:
        if not self._waiting_for_dice:
            raise ValueError("no dice are wanted")
        if not isinstance(dice, dict) or set(dice) != set(self._picked):
            raise ValueError(f"the dice {self._picked} are thrown, not {dice}")
        require_faces(list(dice.values()))
        self.dice = dict(dice)
        self._waiting_for_dice = False
        self.phase = "again" if self._may_throw_again else "write"

    def _list_legal(self, seat: int) -> list[Action]:
        if self.phase == "dice":
            return CHOICES_OF_DICE
        if self.phase == "again":
            return ["again", "keep"]
        assert isinstance(self.dice, dict)
        number = sum(self.dice.values())
        rows = self.rows[seat]
        writes = [WRITES[colour, column] for colour in self._picked for column in places_in_row(rows, colour, number)]
        return ["pass", *writes]

    def _carry_out(self, decisions: Mapping[int, Any]) -> None:
        if self.phase == "dice":
            self._picked = decisions[self.active]["dice"]
            self._wait_for_dice()
        elif self.phase == "again":
            self._may_throw_again = False
            if decisions[self.active] == "again":
                self._wait_for_dice()
            else:
                self.phase = "write"
        else:
            self._write(decisions)

    def _wait_for_dice(self) -> None:
        self._waiting_for_dice = True
        self.phase = None

    def _write(self, decisions: Mapping[int, Any]) -> None:
        assert isinstance(self.dice, dict)
        number = sum(self.dice.values())
        for seat, action in decisions.items():
            if action != "pass":
                colour, column = action["write"]
                self.rows[seat][colour][column] = number
        if decisions[self.active] == "pass":
            self._fails[self.active] += 1
        if self._is_ended():
            self.end()
        else:
            self.pass_the_dice_on()
            self._begin_turn()

    def _is_ended(self) -> bool:
        """Anyone has two full rows, or anyone has four failed throws."""
        return any(
            [is_full(rows, colour) for colour in COLOURS].count(True) >= FULL_ROWS_TO_END for rows in self.rows
        ) or any(fails >= FAILS_TO_END for fails in self._fails)

    def sheets(self) -> list[Sheet]:
        return [{colour: list(row) for colour, row in rows.items()} for rows in self.rows]

    def score(self, seat: int) -> int:
        return sheet_score(self.rows[seat], self._fails[seat])

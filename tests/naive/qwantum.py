"""Qwantum, read from its rules a second time; dice and sheet are repeated here on purpose, see `oracle`."""

from collections.abc import Mapping
from itertools import combinations
from typing import Any

from .oracle import Action, Dice, Match, Sheet, require_faces

ROWS = ["purple", "blue", "red", "yellow"]
INITIALS = {"P": "purple", "B": "blue", "R": "red", "Y": "yellow"}
PRINTED = {
    "1": "R1 R4 Y5 B1 B5 P6",
    "2": "R2 R6 Y1 Y3 B5 P4",
    "3": "R1 R3 Y2 Y4 B4 P3",
    "4": "R5 Y6 B2 B4 P1 P3",
    "5": "R3 Y4 B2 B6 P2 P5",
    "6": "R6 Y1 Y5 B3 P2 P6",
}
FACES = {die: faces.split() for die, faces in PRINTED.items()}
DICE = [*FACES, "white"]
FIELDS_IN_A_ROW = 6
RISING_FIELDS = 4
FAILS_TO_END = 5

# The dice as actions name them: colour dice by number, then white.
NAMES_IN_ACTIONS: list[int | str] = [1, 2, 3, 4, 5, 6, "white"]
KEEP_OR_THROW_AGAIN: list[Action] = ["keep"]
KEEP_OR_THROW_AGAIN += [
    {"again": list(chosen)} for count in range(1, 8) for chosen in combinations(NAMES_IN_ACTIONS, count)
]
WRITES: dict[str, Action] = {colour: {"write": colour} for colour in ROWS}

Rows = dict[str, list[int]]


def sums_of_colours(dice: Mapping[str, Any]) -> dict[str, int]:
    """All showing numbers of the colour plus the white die; the white die alone for a colour that doesn't show."""
    sums: dict[str, int] = dict.fromkeys(ROWS, dice["white"])
    for die in FACES:
        initial, number = dice[die]
        sums[INITIALS[initial]] += int(number)
    return sums


def can_be_next(row: list[int], number: int) -> bool:
    """Fields 1 to 4 rise strictly, field 5 is lower than field 4, and field 6 lower than field 5."""
    if len(row) == FIELDS_IN_A_ROW:
        return False
    if not row:
        return True
    return number > row[-1] if len(row) < RISING_FIELDS else number < row[-1]


def is_full(rows: Rows) -> bool:
    return all(len(row) == FIELDS_IN_A_ROW for row in rows.values())


def column_score(values: list[int]) -> int:
    """The lowest value that is higher than the lowest one; four equal values score that value."""
    lowest = min(values)
    higher = [value for value in values if value > lowest]
    return min(higher) if higher else lowest


def sheet_score(rows: Rows, fails: int) -> int:
    full_columns = [
        [rows[colour][column] for colour in ROWS]
        for column in range(FIELDS_IN_A_ROW)
        if all(len(rows[colour]) > column for colour in ROWS)
    ]
    # The first failed throw costs 1, the second 2, and so on.
    return sum(column_score(values) for values in full_columns) - sum(range(1, fails + 1))


class Qwantum(Match):
    most_seats = 4
    phases_of_the_active_player = ("again", "first")

    def _prepare(self) -> None:
        self.rows: list[Rows] = [{colour: [] for colour in ROWS} for _ in range(self.seats)]
        self._begin_turn()

    def _begin_turn(self) -> None:
        self.phase = None
        self.taken = None
        self._wanted = list(DICE)
        self._may_throw_again = True
        self._sums: dict[str, int] = {}

    def dice_wanted(self) -> list[str]:
        return list(self._wanted)

    def throw(self, dice: Dice) -> None:
        if not self._wanted:
            raise ValueError("no dice are wanted")
        if not isinstance(dice, dict) or set(dice) != set(DICE):
            raise ValueError(f"seven dice lie, not {dice}")
        require_faces([dice["white"]])
        for die, faces in FACES.items():
            if dice[die] not in faces:
                raise ValueError(f"die {die} never shows {dice[die]!r}")
        if isinstance(self.dice, dict):
            for die in DICE:
                if die not in self._wanted and dice[die] != self.dice[die]:
                    raise ValueError(f"die {die} was not thrown again")
        self.dice = dict(dice)
        self._sums = sums_of_colours(dice)
        self._wanted = []
        self.phase = "again" if self._may_throw_again else "first"

    def _list_legal(self, seat: int) -> list[Action]:
        if self.phase == "again":
            return KEEP_OR_THROW_AGAIN
        writes = [
            WRITES[colour]
            for colour, row in self.rows[seat].items()
            if colour != self.taken and can_be_next(row, self._sums[colour])
        ]
        return ["pass", *writes]

    def _carry_out(self, decisions: Mapping[int, Any]) -> None:
        if self.phase == "again":
            self._throw_again_or_keep(decisions[self.active])
        elif self.phase == "first":
            self._write_first(decisions[self.active])
        else:
            self._write_second(decisions)

    def _throw_again_or_keep(self, action: Any) -> None:
        self._may_throw_again = False
        if action == "keep":
            self.phase = "first"
        else:
            self._wanted = [str(die) for die in action["again"]]
            self.phase = None

    def _write_first(self, action: Any) -> None:
        self.phase = "second"
        if action != "pass":
            self.taken = action["write"]
            self._write(self.active, action["write"])
            # All four rows filled: the game ends at once.
            if is_full(self.rows[self.active]):
                self.end()

    def _write_second(self, decisions: Mapping[int, Any]) -> None:
        for seat, action in decisions.items():
            if action != "pass":
                self._write(seat, action["write"])
        if self.taken is None and decisions[self.active] == "pass":
            self._fails[self.active] += 1
        if any(is_full(rows) for rows in self.rows) or self._fails[self.active] == FAILS_TO_END:
            self.end()
        else:
            self.pass_the_dice_on()
            self._begin_turn()

    def _write(self, seat: int, colour: str) -> None:
        self.rows[seat][colour].append(self._sums[colour])

    def sheets(self) -> list[Sheet]:
        return [{colour: list(row) for colour, row in rows.items()} for rows in self.rows]

    def score(self, seat: int) -> int:
        return sheet_score(self.rows[seat], self._fails[seat])

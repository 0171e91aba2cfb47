"""Splitter, read from its rules a second time; the boards are repeated here on purpose, see `oracle`."""

from collections.abc import Mapping
from typing import Any

from .oracle import Action, Dice, Match, Sheet, require_faces

# o field, * star, h heart, . no field
BOARDS = {
    "A": [
        ". . o o o o . .",
        ". o o o o o o .",
        "o o o o o o o o",
        "* o o o o o o *",
        "o o o o o o o o",
        ". o o o o o o .",
        ". . o o o o . .",
    ],
    "B": [
        "o o o . . o h o",
        "o o o o o o o o",
        ". h o o o o o .",
        ". o o . . o o .",
        ". o o o h o o .",
        "o o o o o o o o",
        "o * o . . o * o",
    ],
}
HEARTS_BONUS = 5
LEFT_COLUMNS = range(4)

Place = tuple[int, int]
Grid = list[list[int | None]]


def places_marked(board: str, marks: str) -> list[Place]:
    return [
        (row, column)
        for row, line in enumerate(BOARDS[board])
        for column, mark in enumerate(line.split())
        if mark in marks
    ]


FIELDS = {board: places_marked(board, "o*h") for board in BOARDS}
LEFT_FIELDS = {board: [place for place in FIELDS[board] if place[1] in LEFT_COLUMNS] for board in BOARDS}
STARS = {board: set(places_marked(board, "*")) for board in BOARDS}
HEARTS = {board: places_marked(board, "h") for board in BOARDS}
# Neighbours stand side by side or one above the other.
NEIGHBOURS = {
    board: {
        (row, column): [
            place
            for place in [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
            if place in FIELDS[board]
        ]
        for row, column in FIELDS[board]
    }
    for board in BOARDS
}
PLACES: dict[tuple[int, int, int], Action] = {
    (row, column, number): {"place": [row, column, number]}
    for row in range(7)
    for column in LEFT_COLUMNS
    for number in range(1, 7)
}


def mirrored(column: int) -> int:
    return 7 - column


def empty_grid(board: str) -> Grid:
    return [[0 if (row, column) in FIELDS[board] else None for column in range(8)] for row in range(7)]


def groups(board: str, grid: Grid) -> list[tuple[int, set[Place]]]:
    """All connected written fields with the same number, as (number, fields)."""
    found = []
    left = {(row, column) for row, column in FIELDS[board] if grid[row][column]}
    while left:
        start = left.pop()
        number = grid[start[0]][start[1]] or 0
        group, to_visit = {start}, [start]
        while to_visit:
            for row, column in NEIGHBOURS[board][to_visit.pop()]:
                if (row, column) in left and grid[row][column] == number:
                    left.remove((row, column))
                    group.add((row, column))
                    to_visit.append((row, column))
        found.append((number, group))
    return found


def group_score(board: str, number: int, group: set[Place]) -> int:
    """Exactly n fields with the number n score n, and double with a star."""
    if len(group) != number:
        return 0
    return 2 * number if group & STARS[board] else number


def hearts_score(board: str, grid: Grid) -> int:
    """The same number in all hearts scores 5 more."""
    in_hearts = {grid[row][column] for row, column in HEARTS[board]}
    return HEARTS_BONUS if len(in_hearts) == 1 and 0 not in in_hearts else 0


def grid_score(board: str, grid: Grid) -> int:
    return sum(group_score(board, number, group) for number, group in groups(board, grid)) + hearts_score(board, grid)


class Splitter(Match):
    most_seats = 12
    variants = ("A", "B")

    def _prepare(self) -> None:
        self.grids = [empty_grid(self.variant) for _ in range(self.seats)]

    def dice_wanted(self) -> list[int]:
        return [] if self.phase == "place" or self.is_over() else [0, 1]

    def throw(self, dice: Dice) -> None:
        if not self.dice_wanted():
            raise ValueError("no dice are wanted")
        if not isinstance(dice, list) or len(dice) != 2:
            raise ValueError(f"two dice lie, not {dice}")
        require_faces(dice)
        self.dice = list(dice)
        self.phase = "place"

    def _list_legal(self, seat: int) -> list[Action]:
        assert isinstance(self.dice, list)
        grid = self.grids[seat]
        numbers = set(self.dice)
        return [
            PLACES[row, column, number]
            for row, column in LEFT_FIELDS[self.variant]
            if grid[row][column] == 0
            for number in numbers
        ]

    def _carry_out(self, decisions: Mapping[int, Any]) -> None:
        assert isinstance(self.dice, list)
        for seat, action in decisions.items():
            row, column, number = action["place"]
            both = list(self.dice)
            both.remove(number)
            (other,) = both
            self.grids[seat][row][column] = number
            self.grids[seat][row][mirrored(column)] = other
        self.phase = None
        if all(0 not in row for grid in self.grids for row in grid):
            self.end()
        else:
            self.pass_the_dice_on()

    def sheets(self) -> list[Sheet]:
        return [[list(row) for row in grid] for grid in self.grids]

    def score(self, seat: int) -> int:
        return grid_score(self.variant, self.grids[seat])

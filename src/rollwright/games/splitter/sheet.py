"""The printed facts of Splitter: dice, boards, scores and the solo rating."""

from __future__ import annotations

import numpy as np

#: `o` field, `*` star, `h` heart, `.` no field. The halves mirror each other about the line between columns 3 and 4.
BOARDS = {
    "A": """
        . . o o o o . .
        . o o o o o o .
        o o o o o o o o
        * o o o o o o *
        o o o o o o o o
        . o o o o o o .
        . . o o o o . .
    """,
    "B": """
        o o o . . o h o
        o o o o o o o o
        . h o o o o o .
        . o o . . o o .
        . o o o h o o .
        o o o o o o o o
        o * o . . o * o
    """,
}

FACES = (1, 2, 3, 4, 5, 6)
DICE = ("first", "second")
SEATS = range(1, 13)
MINUTES = 15

STAR_FACTOR = 2
HEARTS_BONUS = 5

#: The solo rating: the lowest total that earns it.
RATINGS = {
    "lost": 0,
    "welcome": 28,
    "fair": 31,
    "decent": 34,
    "quite-good": 37,
    "great": 39,
    "excellent": 41,
    "first-class": 43,
    "sensational": 45,
    "spectacular": 47,
    "unbelievable": 49,
    "out-of-this-world": 51,
}

VARIANTS = tuple(BOARDS)
#: The boards by variant, row and column.
DRAWN = np.array([[line.split() for line in board.strip().splitlines()] for board in BOARDS.values()])
ROWS, COLUMNS = DRAWN.shape[1:]
#: The left half: its columns are those of which one field of a pair is named.
HALF = COLUMNS // 2
FIELD = DRAWN != "."
STAR = DRAWN == "*"
HEART = DRAWN == "h"
FIELDS = int(FIELD[0].sum())

"""The printed facts of Twenty One: dice, the six sheets, bonuses."""

from __future__ import annotations

import numpy as np

#: The dice and the fields, each colour under its letter. Black has the last letter of its name.
LETTERS = {"R": "red", "Y": "yellow", "G": "green", "B": "blue", "W": "white", "K": "black"}
COLOURS = tuple(LETTERS.values())
LETTER_OF = {colour: letter for letter, colour in LETTERS.items()}

#: A line for each row: its limits, which are the same on all sheets, then its colours on each of them.
#: The limits of row 1 are those of the printed pad. What it shows in rows 2 to 5 is not known: here they are our own.
SHEETS = """
                 A             B             C             D             E             F
6 5 4 3 2 1 | R Y G B W K | Y G B W K R | G B W K R Y | B W K R Y G | W K R Y G B | K R Y G B W
6 5 4 3 1 1 | G R K W Y B | R K W Y B G | K W Y B G R | W Y B G R K | Y B G R K W | B G R K W Y
6 4 4 2 2 1 | B G Y K R W | G Y K R W B | Y K R W B G | K R W B G Y | R W B G Y K | W B G Y K R
5 4 3 3 2 1 | K W B R G Y | W B R G Y K | B R G Y K W | R G Y K W B | G Y K W B R | Y K W B R G
5 4 3 2 2 1 | Y B R G K W | B R G K W Y | R G K W Y B | G K W Y B R | K W Y B R G | W Y B R G K
"""

FACES = (1, 2, 3, 4, 5, 6)
#: A die that shows this is never thrown again.
LYING_FACE = 1
SEATS = range(2, 7)
MINUTES = 15

#: The bonus of a row for no hit, one hit, and so on to six.
HIT_BONUS = np.array([0, 1, 3, 6, 10, 15, 21])

_NAMES, *_LINES = SHEETS.strip().splitlines()
_DRAWN = [[part.split() for part in line.split("|")] for line in _LINES]
SHEET_NAMES = tuple(_NAMES.split())
#: By row and place.
LIMITS = np.array([limits for limits, *_ in _DRAWN], np.int8)
ROWS: int = LIMITS.shape[0]
PLACES: int = LIMITS.shape[1]
#: By sheet, row and place: the colours, as their places in `COLOURS`.
SHEET_COLOURS = np.array(
    [
        [[tuple(LETTERS).index(letter) for letter in colours[sheet]] for _, *colours in _DRAWN]
        for sheet in range(len(SHEET_NAMES))
    ],
    np.int8,
)

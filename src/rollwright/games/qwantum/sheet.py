"""The printed facts of Qwantum: dice, sheet, limits and costs."""

from __future__ import annotations

#: The rows from top to bottom.
COLOURS = ("purple", "blue", "red", "yellow")

#: `o` field, `|` the thick line: numbers rise before it and fall after it.
SHEET = """
o o o o | o o
o o o o | o o
o o o o | o o
o o o o | o o
"""

#: The colour dice 1 to 6, a line each: the first letter of the face's colour, and its number.
DICE = """
R1 R4 Y5 B1 B5 P6
R2 R6 Y1 Y3 B5 P4
R1 R3 Y2 Y4 B4 P3
R5 Y6 B2 B4 P1 P3
R3 Y4 B2 B6 P2 P5
R6 Y1 Y5 B3 P2 P6
"""
WHITE_FACES = (1, 2, 3, 4, 5, 6)

SEATS = range(2, 5)
MINUTES = 15

#: What the first failed throw costs, the second, and so on. With the last one the match ends.
FAILED_THROW_COSTS = (1, 2, 3, 4, 5)
FAILED_THROWS_TO_END = len(FAILED_THROW_COSTS)

_ROWS = [line.split() for line in SHEET.strip().splitlines()]
ROWS, COLUMNS = len(_ROWS), _ROWS[0].count("o")
#: How many fields of a row stand before the thick line.
RISING_FIELDS = _ROWS[0].index("|")

LETTERS = {colour[0].upper(): colour for colour in COLOURS}
COLOUR_FACES = tuple(tuple(line.split()) for line in DICE.strip().splitlines())
DIE_NAMES = (*(str(number) for number in range(1, len(COLOUR_FACES) + 1)), "white")


def face_colour(face: str) -> str:
    """The colour of a colour die's face."""
    return LETTERS[face[0]]


def face_number(face: str) -> int:
    """The number on a colour die's face."""
    return int(face[1:])


def _largest_sum(colour: str) -> int:
    """The best face of the colour on every die, and the white die's best."""
    shown = ([face_number(face) for face in faces if face_colour(face) == colour] for faces in COLOUR_FACES)
    return sum(max(numbers, default=0) for numbers in shown) + max(WHITE_FACES)


#: The sums that can be written: the white die alone is the smallest.
NUMBERS = range(min(WHITE_FACES), max(map(_largest_sum, COLOURS)) + 1)

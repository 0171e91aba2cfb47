"""The printed facts of Qwinto: dice, sheet, limits and costs."""

from __future__ import annotations

import numpy as np

COLOURS = ("orange", "yellow", "purple")

#: `o` field, `*` bonus field, `.` no field. A column is what stands above one another.
SHEET = """
. . o * o . o * o o o o
. o o o o o . o * o o .
o o * o . o o o o * . .
"""

FACES = (1, 2, 3, 4, 5, 6)
SEATS = range(2, 7)
MINUTES = 15

FAILED_THROWS_TO_END = 4
FULL_ROWS_TO_END = 2
FAILED_THROW_COST = 5

_DRAWN = np.array([line.split() for line in SHEET.strip().splitlines()])
ROWS, COLUMNS = len(_DRAWN), len(_DRAWN[0])
FIELD = _DRAWN != "."
BONUS = _DRAWN == "*"
#: The columns with a field in every row, and the row of the bonus field in each.
BONUS_COLUMNS = np.flatnonzero(FIELD.all(axis=0))
BONUS_ROW = BONUS.argmax(axis=0)
#: The columns of the fields of each row, from left to right.
ROW_FIELDS = np.array([np.flatnonzero(row) for row in FIELD])
FIELDS_IN_ROW = ROW_FIELDS.shape[1]

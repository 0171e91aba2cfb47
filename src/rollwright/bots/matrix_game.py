"""Two who choose at the same time, one's gain the other's loss: how both should mix their choices.

A matrix says what the one who picks a row gets; the other picks a column and wants it small. Solved by the simplex
method, by Bland's rule, which never goes in circles.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from rollwright.jit import kernel

#: All gains are made larger by this while solving, so that none is below 0.
LIFT = 1.0
SMALL = 1e-11


@kernel
def solve_game(matrix: Any, rows: Any, columns: Any) -> float:
    """What the game is worth; fills in how often each row and each column should be chosen. Gains are above -1."""
    height, width = matrix.shape
    # Find the columns y with the largest sum for which (matrix + LIFT) y is at most 1 in each row. Bland's rule wants
    # unknowns in an order: the columns come first, then what each row leaves below 1.
    table = np.ones((height + 1, width + 1))
    for row in range(height):
        for column in range(width):
            table[row, column] = matrix[row, column] + LIFT
    table[height] = -1.0
    table[height, width] = 0.0
    in_row, in_column = np.arange(width, width + height), np.arange(width)
    while True:
        column = entering(table, in_column)
        if column < 0:
            break
        row = leaving(table, in_row, column)
        exchange(table, row, column)
        in_row[row], in_column[column] = in_column[column], in_row[row]
    total = table[height, width]
    rows[:] = 0.0
    columns[:] = 0.0
    for row in range(height):
        if in_row[row] < width:
            columns[in_row[row]] = max(0.0, table[row, width] / total)
    for column in range(width):
        if in_column[column] >= width:
            rows[in_column[column] - width] = max(0.0, table[height, column] / total)
    return float(1.0 / total - LIFT)


@kernel
def entering(table: Any, in_column: Any) -> int:
    """The column of the first unknown that is worth raising, -1 if none is."""
    best = -1
    for column in range(len(in_column)):
        if table[-1, column] < -SMALL and (best < 0 or in_column[column] < in_column[best]):
            best = column
    return best


@kernel
def leaving(table: Any, in_row: Any, column: int) -> int:
    """The row that limits it first; of several the one with the first unknown."""
    best, least = -1, np.inf
    for row in range(len(in_row)):
        if table[row, column] > SMALL:
            ratio = table[row, -1] / table[row, column]
            if ratio < least - SMALL or (ratio < least + SMALL and in_row[row] < in_row[best]):
                best, least = row, ratio
    return best


@kernel
def exchange(table: Any, row: int, column: int) -> None:
    """Let the unknowns of a row and a column change places."""
    pivot = table[row, column]
    for other in range(table.shape[0]):
        if other != row:
            factor = table[other, column] / pivot
            for place in range(table.shape[1]):
                if place != column:
                    table[other, place] -= factor * table[row, place]
            table[other, column] = -factor
    for place in range(table.shape[1]):
        table[row, place] = (table[row, place] if place != column else 1.0) / pivot

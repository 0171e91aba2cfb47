"""What learned values of sheets differ by from what is scored in the end, as measured.

A value may be learned from weaker play than the reference's, and may price the turns that are left. A correction turns
it into the final score that is to be expected: `value + table[OWN, missing, failed] + table[OTHERS, missing, failed]`.
The first entry goes by the seat's own sheet after a turn, the second by the others' sheets before it: how many fields
the nearest one lacks to the end, and the most failed throws. The data lie in `measured`, with the command that made
them.
"""

from __future__ import annotations

import functools
import json
from typing import NamedTuple

import numpy as np

from rollwright.analysis.bands import FOLDER
from rollwright.analysis.reference import Floats

OWN, OTHERS = 0, 1
#: More fields than a seat can lack, and more failed throws than there can be.
MISSING, FAILED = 32, 6


class Progress(NamedTuple):
    """How far a seat and its opponents have come."""

    own_missing: int
    own_failed: int = 0
    others_missing: int = 0
    others_failed: int = 0


def file_name(key: str) -> str:
    return f"{key}-corrections.json"


@functools.cache
def correction(key: str, name: str) -> Floats:
    """The table of this name (a number of seats, or a variant); zeros where nothing was measured."""
    file, table = FOLDER / file_name(key), np.zeros((2, MISSING, FAILED))
    if file.exists():
        found = json.loads(file.read_text())["tables"].get(name)
        if found is not None:
            table[OWN], table[OTHERS] = found["own"], found["others"]
    return table


def by_seats(key: str, seats: int, most: int) -> Floats:
    """The table of a number of seats; more than were measured are like the most."""
    return correction(key, str(min(seats, most)))

"""The names of the parts of a score, in the order in which the rules fill them in."""

from __future__ import annotations

from rollwright.games.qwantum import sheet as qwantum
from rollwright.games.qwinto import sheet as qwinto
from rollwright.games.splitter import sheet as splitter
from rollwright.games.twenty_one import sheet as twenty_one

_NAMES = {
    "qwinto": (*qwinto.COLOURS, *(f"column-{column + 1}" for column in qwinto.BONUS_COLUMNS), "failed"),
    "qwantum": (*(f"column-{column + 1}" for column in range(qwantum.COLUMNS)), "failed"),
    "twenty-one": (
        *(f"numbers-{row + 1}" for row in range(twenty_one.ROWS)),
        *(f"hits-{row + 1}" for row in range(twenty_one.ROWS)),
    ),
    "splitter": (*(f"groups-of-{number}" for number in splitter.FACES), "hearts"),
}


def part_names(game: str) -> tuple[str, ...]:
    """A name for each part.

    >>> part_names("splitter")
    ('groups-of-1', 'groups-of-2', 'groups-of-3', 'groups-of-4', 'groups-of-5', 'groups-of-6', 'hearts')
    """
    return _NAMES[game]

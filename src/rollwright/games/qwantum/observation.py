"""What a seat of Qwantum observes: everything, as nothing on the table is hidden."""

from __future__ import annotations

from rollwright.games.observation import Field
from rollwright.games.qwantum.rules import ALL_DICE, DICE, NOTHING, OVER
from rollwright.games.qwantum.sheet import COLUMNS, FAILED_THROWS_TO_END, ROWS, WHITE_FACES

OBSERVED = (
    Field("active", 0, 0, "who is active, in places clockwise from the observer", is_seat=True),
    Field("phase", 0, OVER, "0 throw, 1 keep or throw again, 2 throw again, 3 first writing, 4 second writing, 5 over"),
    Field("again", 0, ALL_DICE, "the dice that are about to be thrown again, one bit each; 0 at every decision"),
    Field("taken", NOTHING, ROWS - 1, "the row that the active seat wrote in first, closed to all; -1 if none"),
    Field("dice", 0, max(WHITE_FACES), "the colour dice, each by the place of its face (0 to 5), then the white die"),
    Field("fails", 0, FAILED_THROWS_TO_END, "failed throws of each seat", per_seat=True),
    Field("written", 0, COLUMNS, "how many fields of each row are written", per_seat=True),
    Field("cells", 0, DICE * max(WHITE_FACES), "the numbers on each sheet; 0 where a field is free", per_seat=True),
)

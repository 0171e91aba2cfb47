"""What a seat of Twenty One observes: everything but the names of the sheets, which mean nothing in play."""

from __future__ import annotations

from rollwright.games.observation import Field
from rollwright.games.twenty_one.rules import CROSSED, DICE, OVER
from rollwright.games.twenty_one.sheet import FACES, ROWS

OBSERVED = (
    Field("active", 0, 0, "who is active, in places clockwise from the observer", is_seat=True),
    Field("phase", 0, OVER, "0 throw, 1 keep or throw again, 2 throw again, 3 write, 4 over"),
    Field("dice", 0, max(FACES), "what the die of each colour shows; 0 before the first throw of a turn"),
    Field("current", 0, ROWS, "the row each seat is in", per_seat=True),
    Field("cells", CROSSED, max(FACES), "each sheet: 0 free, -1 crossed out, or a number", per_seat=True),
    Field("colours", 0, DICE - 1, "the printed colour of each field, as the place of its die", per_seat=True),
    Field("limits", 0, max(FACES), "the printed limit of each field", per_seat=True),
)

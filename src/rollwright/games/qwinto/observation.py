"""What a seat of Qwinto observes: everything, as nothing on the table is hidden."""

from __future__ import annotations

from rollwright.games.observation import Field
from rollwright.games.qwinto.rules import DICE, OVER
from rollwright.games.qwinto.sheet import FACES, FAILED_THROWS_TO_END

OBSERVED = (
    Field("active", 0, 0, "who is active, in places clockwise from the observer", is_seat=True),
    Field("phase", 0, OVER, "0 pick dice, 1 throw, 2 keep or throw again, 3 throw again, 4 write, 5 over"),
    Field("picked", 0, (1 << DICE) - 1, "the dice of this turn: 1 orange + 2 yellow + 4 purple"),
    Field("dice", 0, max(FACES), "what each die shows, orange, yellow, purple; 0 if it was not thrown"),
    Field("fails", 0, FAILED_THROWS_TO_END, "failed throws of each seat", per_seat=True),
    Field("cells", 0, DICE * max(FACES), "the numbers on each sheet; 0 where a field is free", per_seat=True),
)

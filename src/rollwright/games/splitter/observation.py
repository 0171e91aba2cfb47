"""What a seat of Splitter observes: everything, as nothing on the table is hidden."""

from __future__ import annotations

from rollwright.games.observation import Field
from rollwright.games.splitter.rules import OVER
from rollwright.games.splitter.sheet import FACES, VARIANTS

OBSERVED = (
    Field("variant", 0, len(VARIANTS) - 1, "the board: 0 for A, 1 for B"),
    Field("active", 0, 0, "who throws, in places clockwise from the observer", is_seat=True),
    Field("phase", 0, OVER, "0 throw, 1 write both numbers, 2 over"),
    Field("dice", 0, max(FACES), "what both dice show; 0 while none lies"),
    Field("cells", 0, max(FACES), "the numbers on each sheet; 0 where a field is free", per_seat=True),
)

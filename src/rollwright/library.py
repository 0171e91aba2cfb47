"""What the front door adds for programmers: whole simulations and files of records in one call."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from rollwright.sim.matches import Results, play
from rollwright.sim.setup import setup
from rollwright.table.match import Match
from rollwright.table.record_reader import read


def simulate(
    game: str,
    matches: int,
    *,
    seats: int | None = None,
    variant: str | None = None,
    policies: str | Sequence[str] = "random",
    seed: int = 0,
) -> Results:
    """Play matches of a game at full speed; the same seed gives the same matches.

    `policies` is `"random"` or `"greedy"`, for all seats or for each. Raises `UnknownGame` and `InvalidSetup`.

    >>> simulate("splitter", 3, seats=1, seed=1).turns.tolist()
    [22, 22, 22]
    """
    return play(setup(game, seats, policies, seed, variant), matches)


def read_records(path: str | Path) -> Iterator[Match]:
    """The matches of a file of records, one after the other.

    Raises `InvalidRecord`, which says the line and what was expected there, and `OSError`.
    """
    yield from read(Path(path).read_text(encoding="utf-8"))

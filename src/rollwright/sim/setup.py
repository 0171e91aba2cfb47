"""What is simulated: a game, its seats, their policies and the seed, checked before anything runs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rollwright.games import game as find
from rollwright.games import game_module
from rollwright.games.protocol import InvalidSetup

#: In the order of their numbers in the compiled loops; a game's own policy comes after them.
COMMON_POLICIES = ("random", "greedy")


@dataclass(frozen=True, slots=True)
class Setup:
    """Matches that differ in nothing but chance. Made by `setup`, which checks it."""

    game: str
    seats: int
    variant: str
    policies: tuple[str, ...]
    seed: int


def policies_of(key: str) -> tuple[str, ...]:
    """The policies that play a game inside the compiled loops."""
    own = getattr(game_module("sim", key), "OWN_POLICY", None)
    return COMMON_POLICIES if own is None else (*COMMON_POLICIES, own)


def setup(
    game: str,
    seats: int | None = None,
    policies: str | Sequence[str] = "random",
    seed: int = 0,
    variant: str | None = None,
) -> Setup:
    """A checked setup: by default the fewest seats of the rulebook. One policy plays all seats, or give one a seat.

    >>> setup("splitter", seats=2, policies=["random", "greedy"]).variant
    'A'
    """
    shell = find(game)
    seats = shell.info.seats.start if seats is None else seats
    variant = shell.checked_setup(seats, variant)
    names = (policies,) * seats if isinstance(policies, str) else tuple(policies)
    names = names * seats if len(names) == 1 else names
    if len(names) != seats:
        raise InvalidSetup(f"Each of the {seats} seats needs a policy, and {len(names)} were given.")
    for name in names:
        if name not in policies_of(game):
            raise InvalidSetup(f"{shell.info.name} has no policy {name!r}: choose from {', '.join(policies_of(game))}.")
    return Setup(game, seats, variant, names, seed)

"""How strong the bots are, as it was measured: what people are told before they choose one."""

from __future__ import annotations

import functools

import msgspec

from rollwright.bots.weights import folder_of
from rollwright.games.registry import REGISTRY


class Mean(msgspec.Struct, frozen=True):
    """The mean score of a level that plays alone, and its standard error."""

    mean: float
    error: float
    matches: int


class Wins(msgspec.Struct, frozen=True):
    """The share of matches with two seats that a level wins against the one below; between what bounds, at 95 %."""

    share: float
    low: float
    high: float
    matches: int


class Strength(msgspec.Struct, frozen=True):
    """All that was measured of a game's bots."""

    alone: dict[str, dict[str, Mean]]
    """By variant and level."""
    wins: dict[str, Wins]
    """By level."""
    among: dict[str, dict[str, Wins]] = {}
    """By level and number of seats: the share of one such bot among bots of the level below."""


@functools.cache
def strength(game: str) -> Strength | None:
    """The strength of a game's bots; None where nothing was measured. Raises `UnknownGame`."""
    folder = folder_of(game)
    if folder is None or not (folder / "published.json").exists():
        return None
    return msgspec.json.decode((folder / "published.json").read_bytes(), type=Strength)


def strengths() -> dict[str, Strength]:
    """The strength of the bots, by game."""
    return {game: told for game in REGISTRY if (told := strength(game)) is not None}

"""How strong the bots are, as it was measured: what people are told before they choose one."""

from __future__ import annotations

import functools
from pathlib import Path

import msgspec

FILE = Path(__file__).with_suffix(".json")


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


@functools.cache
def strengths() -> dict[str, Strength]:
    """The strength of the bots, by game."""
    return msgspec.json.decode(FILE.read_bytes(), type=dict[str, Strength])

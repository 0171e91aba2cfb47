"""The parts of a score in words."""

from __future__ import annotations

from rollwright.locales import Texts


def part_name(texts: Texts, game: str, kind: str, name: str, count: int) -> str:
    """What a line of a score is for; `name` is a colour, or a place or number as people count it, or empty."""
    place = int(name) if name.isdigit() else 0
    return texts.named("part", game, kind, colour=name, column=place, row=place, number=place, count=count)

"""What reviews say in words: names, actions, and why one action is better than another."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from rollwright.analysis import Review, SeatLedger, Why, WhyPart
from rollwright.cli.numbers import Numbers
from rollwright.games import game
from rollwright.games.protocol import Json

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rollwright.locales import Texts

#: Half the width of a 95 % interval.
STANDARD_ERRORS = 1.96
#: Fewer points are as good as none.
SAME_POINTS = 0.05


def name_of(texts: Texts, seat: SeatLedger) -> str:
    return seat.name or texts("seat-numbered", number=seat.seat + 1)


def action_text(review: Review, action: Json) -> str:
    notation = game(review.game).notation
    return notation.action_to_text(notation.action_from_json(action))


def share_text(texts: Texts, share: float) -> str:
    """How many of a hundred."""
    number = float(f"{100 * share:.0f}" if share > 0.095 else f"{100 * share:.2g}")
    digits = 0 if number >= 1 and number == int(number) else max(1, 1 - math.floor(math.log10(number))) if number else 0
    return Numbers(texts).decimal(number, digits)


def points_text(texts: Texts, value: float) -> str:
    """Points with one digit after the point, with the sign that printers use."""
    return Numbers(texts).decimal(0.0 if abs(value) < SAME_POINTS else value, 1).replace("-", "−")


def signed_text(texts: Texts, value: float) -> str:
    """The same as a gain or a loss."""
    return f"+{points_text(texts, value)}" if value >= SAME_POINTS else points_text(texts, value)


def why_text(texts: Texts, review: Review, why: Why) -> str:
    """What the better action keeps open or finishes, if it gains in any part of the score; and how sure that is."""
    reason = reason_text(texts, review.game, why, action_text(review, why.better))
    return f"{reason} {played_text(texts, why)}".strip()


def reason_text(texts: Texts, key: str, why: Why, best: str) -> str:
    """A sentence: what the better action keeps open or finishes; empty where it gains in no part of the score."""
    if why.reason is None:
        return ""
    words = {"how": why.reason.how, "best": best, "gains": parts_text(texts, key, why.reason.gains)}
    if not why.reason.losses:
        return texts("review-why", **words)
    return texts("review-why-but", **words, losses=parts_text(texts, key, why.reason.losses))


def played_text(texts: Texts, why: Why) -> str:
    """A sentence: how often both actions were played on, and how far apart they ended."""
    interval = points_text(texts, STANDARD_ERRORS * why.error)
    return texts("review-why-played", count=why.playouts, points=signed_text(texts, why.played), interval=interval)


def parts_text(texts: Texts, key: str, parts: Sequence[WhyPart]) -> str:
    return ", ".join(f"{part_text(texts, key, part)} {signed_text(texts, part.points)}" for part in parts)


def part_text(texts: Texts, key: str, part: WhyPart) -> str:
    """A part of a score inside a sentence."""
    place = int(part.name) if part.name.isdigit() else 0
    return texts.named("review", "part", key, part.kind, colour=part.name, column=place, row=place, number=place)

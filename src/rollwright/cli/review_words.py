"""What reviews say in words: names, actions, and why one action is better than another."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rollwright.analysis import Review, SeatLedger, Why, WhyPart
from rollwright.games import game
from rollwright.games.protocol import Json

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rollwright.locales import Texts

#: Half the width of a 95 % interval.
STANDARD_ERRORS = 1.96


def name_of(texts: Texts, seat: SeatLedger) -> str:
    return seat.name or texts("seat-numbered", number=seat.seat + 1)


def action_text(review: Review, action: Json) -> str:
    notation = game(review.game).notation
    return notation.action_to_text(notation.action_from_json(action))


def share_text(share: float) -> str:
    """How many of a hundred."""
    return f"{100 * share:.0f}" if share > 0.095 else f"{100 * share:.2g}"


def why_text(texts: Texts, review: Review, why: Why) -> str:
    """What the better action keeps open or finishes, if it gains in any part of the score; and how sure that is."""
    return f"{reason_text(texts, review, why)} {played_text(texts, why)}".strip()


def reason_text(texts: Texts, review: Review, why: Why) -> str:
    """A sentence: what the better action keeps open or finishes; empty where it gains in no part of the score."""
    if why.reason is None:
        return ""
    words = {
        "how": why.reason.how,
        "best": action_text(review, why.better),
        "gains": parts_text(texts, review.game, why.reason.gains),
    }
    if not why.reason.losses:
        return texts("review-why", **words)
    return texts("review-why-but", **words, losses=parts_text(texts, review.game, why.reason.losses))


def played_text(texts: Texts, why: Why) -> str:
    """A sentence: how often both actions were played on, and how far apart they ended."""
    interval = f"{STANDARD_ERRORS * why.error:.1f}"
    return texts("review-why-played", count=why.playouts, points=f"{why.played:+.1f}", interval=interval)


def parts_text(texts: Texts, key: str, parts: Sequence[WhyPart]) -> str:
    return ", ".join(f"{part_text(texts, key, part)} {part.points:+.1f}" for part in parts)


def part_text(texts: Texts, key: str, part: WhyPart) -> str:
    """A part of a score inside a sentence."""
    place = int(part.name) if part.name.isdigit() else 0
    return texts.named("review", "part", key, part.kind, colour=part.name, column=place, row=place, number=place)

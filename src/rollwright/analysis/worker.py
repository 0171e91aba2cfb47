"""A review in a process of its own: a log goes in, a review comes out."""

from __future__ import annotations

from rollwright.analysis.ledger import review
from rollwright.analysis.model import Review
from rollwright.table.events import log_from_json
from rollwright.table.match import Match


def review_log(log: bytes) -> Review:
    """The review of a match, given its events as JSON."""
    return review(Match.resume(log_from_json(log)))

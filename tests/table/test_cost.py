"""What grows with a log, and how fast: counted, not timed."""

from __future__ import annotations

import pytest

from rollwright.table.events import Seeded
from rollwright.table.match import Match
from rollwright.table.record import format_match
from rollwright.table.record_reader import parse
from rollwright.table.verify import verify
from tests.counted import calls


def undone(rounds: int) -> Match:
    """A solo match whose first decision was taken back again and again."""
    match = Match.open("qwinto", 1, match="again", source=Seeded(1))
    match.accept(match.sit(0, "Ada"))
    for _ in range(rounds):
        match.accept(match.decide(0, {"dice": ["orange", "purple"]}))
        match.accept(match.throw(0))
        match.accept(match.undo(0))
    match.accept(match.decide(0, {"dice": ["orange", "purple"]}))
    match.accept(match.throw(0))
    return match


def test_an_undo_costs_the_same_however_long_the_log_is() -> None:
    short, long = undone(2), undone(300)
    assert calls(lambda: long.accept(long.undo(0))) == calls(lambda: short.accept(short.undo(0)))
    assert long.position.undone_throws == 301


@pytest.mark.parametrize(
    "work", [lambda match: Match.resume(match.events), verify, format_match, lambda match: parse(format_match(match))]
)
def test_loading_checking_writing_and_reading_grow_with_the_log_and_no_faster(work: object) -> None:
    assert callable(work)
    short, long = undone(50), undone(500)
    work(short)
    assert calls(lambda: work(long)) < 11 * calls(lambda: work(short))

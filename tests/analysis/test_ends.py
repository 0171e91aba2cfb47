"""The ends of matches alone, as reviewed and by brute force from the naive rules."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

import pytest

from rollwright.analysis import Decision, Moment, Throw, review
from rollwright.table.match import Match
from tests.analysis.matches import played
from tests.naive import ORACLES
from tests.naive.ends import Alone, Known, decided, fields_left, thrown, worth
from tests.naive.oracle import Dice

EXACT = 1e-9


def moments_met(match: Match) -> Iterator[tuple[Alone, Moment]]:
    """Every moment of a review, with the naive match that stands before it."""
    opened = match.opened
    naive = cast("Alone", ORACLES[opened.game](1, opened.variant, 0))
    for moment in review(match).moments:
        yield naive, moment
        naive = (
            thrown(naive, all_dice(naive, moment.dice)) if isinstance(moment, Throw) else decided(naive, moment.played)
        )


def all_dice(naive: Alone, fallen: Dice) -> Dice:
    """A second throw tells the dice that were thrown; the others stay."""
    return {**naive.dice, **fallen} if isinstance(naive.dice, dict) and isinstance(fallen, dict) else fallen


def check(naive: Alone, moment: Moment, known: Known) -> None:
    """Luck, loss and the value of every action."""
    if isinstance(moment, Throw):
        luck = worth(thrown(naive, all_dice(naive, moment.dice)), known) - worth(naive, known)
        assert moment.luck == [pytest.approx(luck, abs=EXACT)]
        assert moment.luck_win == [0]
        return
    told = {str(option.action): option.points for option in moment.values}
    brute = {str(action): worth(decided(naive, action), known) for action in naive.legal(0)}
    assert told == pytest.approx(brute, abs=EXACT)
    assert moment.lost == pytest.approx(max(brute.values()) - brute[str(moment.played)], abs=EXACT)


@pytest.mark.parametrize(
    ("game", "variant", "level", "seed", "fields"),
    [
        ("twenty-one", "standard", "random", 1, 2),
        ("twenty-one", "standard", "club", 3, 2),
        ("splitter", "A", "random", 1, 2),
        ("splitter", "B", "club", 3, 3),
    ],
)
def test_ends_are_valued_as_by_brute_force(game: str, variant: str, level: str, seed: int, fields: int) -> None:
    known: Known = {}
    kinds = []
    for naive, moment in moments_met(played(game, 1, seed, level, variant)):
        left = fields_left(naive)
        if left is not None and 0 < left <= fields:
            check(naive, moment, known)
            kinds.append(type(moment))
    assert {Throw, Decision} <= set(kinds)

"""The ledger adds up, luck is fair, and what is exact is exact."""

from __future__ import annotations

import msgspec
import numpy as np
import pytest

from rollwright.analysis import Account, Decision, Entry, Review, Throw, game_of, judge, review, values
from rollwright.analysis.ledger import steps
from rollwright.analysis.reference import WIN, reference
from rollwright.analysis.worker import review_piece, whole_review
from rollwright.games import REGISTRY, game
from rollwright.table.events import Seeded, Thrown, log_to_json
from rollwright.table.match import Match
from tests.analysis.matches import played

EXACT = 1e-9
SEATS = [
    ("qwinto", 1, "club"),
    ("qwinto", 3, "random"),
    ("qwantum", 1, "club"),
    ("qwantum", 2, "random"),
    ("twenty-one", 1, "random"),
    ("twenty-one", 2, "club"),
    ("splitter", 1, "random"),
    ("splitter", 3, "club"),
]


def adds_up(account: Account) -> bool:
    told = account.expected + account.luck - account.lost + account.others + account.residual
    return abs(account.final - told) < EXACT


@pytest.mark.parametrize(("key", "seats", "level"), SEATS)
def test_every_result_is_explained_to_the_last_point(key: str, seats: int, level: str) -> None:
    match = played(key, seats, 3, level)
    reviewed = review(match)
    scores = [score.total for score in match.position.scores]
    assert [seat.final for seat in reviewed.seats] == scores
    assert match.position.ended is not None
    winners = match.position.ended.winners
    assert [seat.win.final for seat in reviewed.seats] == [
        1 / len(winners) if seat in winners else 0 for seat in range(seats)
    ]
    for seat in reviewed.seats:
        assert adds_up(seat)
        assert adds_up(seat.win)


@pytest.mark.parametrize(("key", "seats", "level"), SEATS)
def test_the_sums_are_those_of_the_moments(key: str, seats: int, level: str) -> None:
    reviewed = review(played(key, seats, 4, level))
    for seat in reviewed.seats:
        assert luck_of(reviewed, seat.seat) == pytest.approx(seat.luck, abs=EXACT)
        decisions = [one for one in reviewed.moments if isinstance(one, Decision) and one.seat == seat.seat]
        assert sum(one.lost for one in decisions) == pytest.approx(seat.lost, abs=EXACT)
        assert sum(one.lost_win for one in decisions) == pytest.approx(seat.win.lost, abs=EXACT)
        assert all(one.lost >= 0 and one.lost_win >= 0 for one in decisions)
        assert seat.decisions == len(decisions)
        assert sum(point.others[seat.seat] for point in reviewed.curve) == pytest.approx(seat.others, abs=EXACT)


def luck_of(reviewed: Review, seat: int) -> float:
    return sum(one.luck[seat] for one in reviewed.moments if isinstance(one, Throw))


@pytest.mark.parametrize(("key", "seats", "level"), SEATS)
def test_luck_is_fair_at_every_throw(key: str, seats: int, level: str) -> None:
    values_of = reference(key)
    for step in list(steps(played(key, seats, 5, level)))[:12]:
        if isinstance(step.event, Thrown):
            before = values_of.values(step.before.state)
            outcomes = values_of.outcomes(step.before.state)
            assert outcomes.chances.sum() == pytest.approx(1, abs=EXACT)
            luck = (outcomes.values - before[:, :, np.newaxis]) @ outcomes.chances
            assert np.abs(luck).max() < EXACT


@pytest.mark.parametrize(("key", "seats", "level"), SEATS)
def test_chances_to_win_add_up_to_one_at_the_end_of_each_turn(key: str, seats: int, level: str) -> None:
    for step in steps(played(key, seats, 6, level)):
        if step.after.turn != step.before.turn or step.after.is_played:
            chances = reference(key).leaf(step.before.state, step.after.state)[WIN]
            assert chances.sum() == pytest.approx(1, abs=EXACT)
            assert chances.min() >= 0


def test_whoever_plays_to_win_in_splitter_expects_no_less_than_by_playing_for_points() -> None:
    for step in steps(played("splitter", 3, 6, "club")):
        if isinstance(step.event, Thrown):
            assert sum(values(step.after.state).win) >= 1 - EXACT


def test_twenty_one_alone_is_solved_so_nothing_is_left_unexplained() -> None:
    for level in ("random", "club", "master"):
        (seat,) = review(played("twenty-one", 1, 7, level)).seats
        assert abs(seat.residual) < EXACT
        assert seat.expected == pytest.approx(132.49933688, abs=1e-6)
        assert seat.lost == pytest.approx(0, abs=EXACT) if level == "master" else seat.lost > 1


def test_in_splitter_nobody_can_give_or_take_points() -> None:
    assert all(abs(seat.others) < EXACT for seat in review(played("splitter", 2, 8, "club")).seats)


def test_pieces_make_the_whole() -> None:
    match = played("splitter", 2, 8, "club")
    log = log_to_json(match.events)
    lines: list[bytes] = []
    first: int | None = 0
    while first is not None:
        piece, first = review_piece(log, first, 0.0)
        assert len(piece) == 1
        lines += piece
    whole, found = review(match), whole_review(log, lines)
    assert [msgspec.json.decode(line, type=Entry).point for line in lines] == whole.curve
    assert [msgspec.structs.replace(seat, name="") for seat in whole.seats] == found.summary.seats
    assert [sum(losses) for losses in found.losses] == pytest.approx([seat.lost for seat in whole.seats], abs=EXACT)


@pytest.mark.parametrize(("key", "low", "high"), [("qwinto", 65, 85), ("qwantum", 45, 70)])
def test_two_seats_expect_about_as_much_at_the_start_as_masters_score(key: str, low: float, high: float) -> None:
    """The values that they learned are less a price for every turn."""
    assert all(low < points < high for points in values(game(key).start(2)).points)


def test_undone_decisions_do_not_count() -> None:
    match = Match.open("splitter", 1, match="undo", source=Seeded(1))
    match.accept(match.sit(0, "Ada"))
    match.accept(match.throw(0))
    taken = [match.game.legal(match.state, 0)[place] for place in (0, 1)]
    match.accept(match.decide(0, match.game.notation.action_to_json(taken[0])))
    match.accept(match.undo(0))
    match.accept(match.decide(0, match.game.notation.action_to_json(taken[1])))
    reviewed = review(match)
    assert [type(one) for one in reviewed.moments] == [Throw, Decision]
    assert reviewed.moments[-1].number == match.number
    assert not reviewed.finished
    assert adds_up(reviewed.seats[0])


@pytest.mark.parametrize("key", REGISTRY)
def test_a_decision_is_judged_as_the_review_judges_it(key: str) -> None:
    for step in list(steps(played(key, 2, 9)))[:4]:
        if isinstance(step.event, Thrown):
            continue
        for seat in step.event.actions:
            judged = judge(step.before.state, seat)
            assert {one.action for one in judged} == set(game(key).legal(step.before.state, seat))
            assert judged[0].score == max(one.score for one in judged)
    assert game_of(game(key).start(1)) == key
    assert judge(game("splitter").start(1), 0) == ()

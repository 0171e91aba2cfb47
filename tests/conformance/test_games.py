"""One suite that every registered game passes."""

from __future__ import annotations

import json
from typing import Any

import pytest

from rollwright.games import REGISTRY, game
from rollwright.games.compiled_game import CompiledGame
from rollwright.games.protocol import IllegalAction, ImpossibleThrow, InvalidSetup
from tests.conformance.walk import Moment, random_match, setups

MATCHES_A_GAME = 12


@pytest.fixture(params=list(REGISTRY), scope="module")
def rules(request: pytest.FixtureRequest) -> CompiledGame[Any, Any]:
    key: str = request.param
    return game(key)


@pytest.fixture(scope="module")
def moments(rules: CompiledGame[Any, Any]) -> list[Moment]:
    """Every moment of random matches with every number of seats, the variants in turn."""
    every_setup = setups(rules)
    matches = max(MATCHES_A_GAME, len(rules.info.playable))
    chosen = [every_setup[match * len(every_setup) // matches] for match in range(matches)]
    return [moment for seed, setup in enumerate(chosen) for moment in random_match(rules, *setup, seed)]


@pytest.fixture(scope="module")
def decisions(moments: list[Moment]) -> list[Moment]:
    return [moment for moment in moments if moment.decisions]


def test_either_dice_are_wanted_or_somebody_decides_or_it_is_over(
    rules: CompiledGame[Any, Any], moments: list[Moment]
) -> None:
    for moment in moments:
        awaited = (
            bool(rules.dice_wanted(moment.state)),
            bool(rules.deciders(moment.state)),
            rules.is_over(moment.state),
        )
        assert sum(awaited) == 1


def test_a_phase_is_named_exactly_while_somebody_decides(rules: CompiledGame[Any, Any], moments: list[Moment]) -> None:
    for moment in moments:
        assert (moment.state.phase is not None) == bool(rules.deciders(moment.state))


def test_a_decider_always_has_a_legal_action(rules: CompiledGame[Any, Any], decisions: list[Moment]) -> None:
    for moment in decisions:
        for seat in rules.deciders(moment.state):
            legal = rules.legal(moment.state, seat)
            assert legal
            assert len(set(legal)) == len(legal)


def test_a_seat_that_does_not_decide_has_no_legal_action(rules: CompiledGame[Any, Any], moments: list[Moment]) -> None:
    for moment in moments:
        for seat in set(range(moment.state.seats)) - set(rules.deciders(moment.state)):
            assert rules.legal(moment.state, seat) == ()


def test_what_legal_does_not_list_is_refused_with_a_reason_and_changes_nothing(
    rules: CompiledGame[Any, Any], decisions: list[Moment]
) -> None:
    for moment in decisions[::7]:
        assert moment.decisions is not None
        before = moment.state.data
        for seat in rules.deciders(moment.state):
            illegal = [action for action in rules._code_of if action not in rules.legal(moment.state, seat)]
            for action in illegal[::5]:
                assert rules.why_not(moment.state, seat, action)
                with pytest.raises(IllegalAction):
                    rules.decide(moment.state, {**moment.decisions, seat: action})
                with pytest.raises(IllegalAction):
                    rules.preview(moment.state, seat, action)
        assert moment.state.data == before


def test_decisions_of_too_few_or_too_many_seats_are_refused(
    rules: CompiledGame[Any, Any], decisions: list[Moment]
) -> None:
    for moment in decisions[::11]:
        assert moment.decisions is not None
        seat, action = next(iter(moment.decisions.items()))
        missing = {other: chosen for other, chosen in moment.decisions.items() if other != seat}
        with pytest.raises(IllegalAction):
            rules.decide(moment.state, missing)
        with pytest.raises(IllegalAction):
            rules.decide(moment.state, {**moment.decisions, moment.state.seats: action})


def test_the_order_of_decisions_cannot_matter(rules: CompiledGame[Any, Any], decisions: list[Moment]) -> None:
    for moment in decisions:
        assert moment.decisions is not None
        backwards = dict(reversed(moment.decisions.items()))
        assert rules.decide(moment.state, moment.decisions) == rules.decide(moment.state, backwards)


def test_a_state_is_a_value_that_nothing_changes(rules: CompiledGame[Any, Any], moments: list[Moment]) -> None:
    for moment in moments[::3]:
        before = moment.state.data
        for seat in range(moment.state.seats):
            rules.legal(moment.state, seat)
            rules.score(moment.state, seat)
        rules.dice_wanted(moment.state)
        if moment.faces:
            rules.throw(moment.state, moment.faces)
        if moment.decisions:
            rules.decide(moment.state, moment.decisions)
        assert moment.state.data == before


def test_states_hash_and_compare_by_what_they_say(rules: CompiledGame[Any, Any]) -> None:
    for seats, variant in setups(rules):
        once = [moment.state for moment in random_match(rules, seats, variant, 5)]
        again = [moment.state for moment in random_match(rules, seats, variant, 5)]
        assert once == again
        assert [hash(state) for state in once] == [hash(state) for state in again]
        assert len(set(once)) == len(once)


def test_states_go_through_json_and_back(rules: CompiledGame[Any, Any], moments: list[Moment]) -> None:
    for moment in moments[::2]:
        value = json.loads(json.dumps(rules.notation.state_to_json(moment.state)))
        assert rules.notation.state_from_json(value) == moment.state


def test_states_go_through_text_and_back(rules: CompiledGame[Any, Any], moments: list[Moment]) -> None:
    for moment in moments[::2]:
        assert rules.notation.state_from_text(rules.notation.state_to_text(moment.state)) == moment.state


def test_every_action_goes_through_json_and_text_and_back(rules: CompiledGame[Any, Any]) -> None:
    for action, code in rules._code_of.items():
        assert rules.notation.action_from_json(json.loads(json.dumps(rules.notation.action_to_json(action)))) == action
        assert rules.notation.action_from_text(rules.notation.action_to_text(action)) == action
        assert rules.action_at(code) == action
        assert rules.action_code(action) == code


def test_thrown_dice_go_through_json_and_text_and_back(rules: CompiledGame[Any, Any], moments: list[Moment]) -> None:
    for moment in moments:
        faces = dict(moment.state.faces)
        if faces:
            assert rules.notation.dice_from_json(json.loads(json.dumps(rules.notation.dice_to_json(faces)))) == faces
            assert rules.notation.dice_from_text(rules.notation.dice_to_text(faces)) == faces


def test_every_sheet_of_a_match_keeps_the_rules_of_writing(
    rules: CompiledGame[Any, Any], moments: list[Moment]
) -> None:
    for moment in moments[::5]:
        for seat in range(moment.state.seats):
            sheet = rules.notation.sheet_to_json(moment.state, seat)
            alone = rules.sheet_state(sheet, moment.state.variant, moment.state.fails[seat])
            assert rules.notation.sheet_to_json(alone, 0) == sheet
            assert rules.score(alone, 0) == rules.score(moment.state, seat)


def test_a_drawn_sheet_is_read_as_what_it_shows(rules: CompiledGame[Any, Any], moments: list[Moment]) -> None:
    for moment in moments[::5]:
        for seat in range(moment.state.seats):
            drawing = rules.notation.sheet_to_text(moment.state, seat)
            assert rules.notation.sheet_from_text(drawing) == rules.notation.sheet_to_json(moment.state, seat)


def test_the_parts_add_up_to_the_score(rules: CompiledGame[Any, Any], moments: list[Moment]) -> None:
    for moment in moments:
        for seat in range(moment.state.seats):
            score = rules.score(moment.state, seat)
            assert score.total == sum(part.points for part in score.parts)


def test_a_preview_is_the_score_that_the_decision_brings(
    rules: CompiledGame[Any, Any], decisions: list[Moment]
) -> None:
    for moment in decisions[::2]:
        assert moment.decisions is not None
        after = rules.decide(moment.state, moment.decisions)
        for seat, action in moment.decisions.items():
            assert rules.preview(moment.state, seat, action) == rules.score(after, seat)


def test_the_winners_are_those_with_the_highest_score(rules: CompiledGame[Any, Any], moments: list[Moment]) -> None:
    for moment in moments[::9]:
        totals = [rules.score(moment.state, seat).total for seat in range(moment.state.seats)]
        winners = rules.winners(moment.state)
        assert winners
        assert all((totals[seat] == max(totals)) == (seat in winners) for seat in range(moment.state.seats))


def test_impossible_faces_are_refused(rules: CompiledGame[Any, Any], moments: list[Moment]) -> None:
    throwing = [moment for moment in moments if moment.faces]
    for moment in throwing[::13]:
        for face in (0, 7, "R9", "x", True, -1):
            with pytest.raises(ImpossibleThrow):
                rules.throw(moment.state, (face, *moment.faces[1:]))
        with pytest.raises(ImpossibleThrow):
            rules.throw(moment.state, (*moment.faces, moment.faces[0]))


def test_nobody_throws_while_somebody_decides(rules: CompiledGame[Any, Any], decisions: list[Moment]) -> None:
    for moment in decisions[::13]:
        with pytest.raises(ImpossibleThrow):
            rules.throw(moment.state, [die.faces[0] for die in rules.info.dice])


def test_nobody_decides_after_the_end(rules: CompiledGame[Any, Any], moments: list[Moment]) -> None:
    for moment in moments:
        if rules.is_over(moment.state):
            with pytest.raises(IllegalAction):
                rules.decide(moment.state, {})


def test_seats_variants_and_first_seats_that_do_not_exist_are_refused(rules: CompiledGame[Any, Any]) -> None:
    seats = rules.info.seats.start
    for wrong in (0, -1, rules.info.seats.stop):
        with pytest.raises(InvalidSetup):
            rules.start(wrong)
    for first in (-1, seats):
        with pytest.raises(InvalidSetup):
            rules.start(seats, first=first)
    with pytest.raises(InvalidSetup):
        rules.start(seats, "no such variant")


def test_any_seat_may_start(rules: CompiledGame[Any, Any]) -> None:
    for first in range(rules.info.seats.stop - 1):
        assert rules.start(rules.info.seats.stop - 1, first=first).active == first

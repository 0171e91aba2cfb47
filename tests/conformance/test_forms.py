"""What a game writes as JSON is what its forms describe, and its values are at home in Python."""

from __future__ import annotations

import pickle
import pydoc
import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from rollwright.games import REGISTRY, CompiledGame, UnknownGame, game, typed_key
from tests.conformance.walk import random_match, setups


@pytest.fixture(params=list(REGISTRY), scope="module")
def rules(request: pytest.FixtureRequest) -> CompiledGame[Any, Any]:
    key: str = request.param
    return game(key)


@pytest.fixture(scope="module")
def states(rules: CompiledGame[Any, Any]) -> list[Any]:
    found = [
        moment.state for seed, setup in enumerate(setups(rules)[:6]) for moment in random_match(rules, *setup, seed)
    ]
    return random.Random(0).sample(found, 40)


def form_of(rules: CompiledGame[Any, Any], action: object) -> Iterator[object]:
    """The forms of an action that its JSON takes."""
    for form in rules.forms.actions:
        try:
            yield msgspec.convert(rules.notation.action_to_json(action), form)
        except msgspec.ValidationError:
            continue


def test_every_action_has_exactly_one_form_and_is_written_as_it(rules: CompiledGame[Any, Any]) -> None:
    for action in rules.actions:
        (form,) = form_of(rules, action)
        assert msgspec.json.encode(form) == msgspec.json.encode(rules.notation.action_to_json(action))


def test_dice_sheets_and_layouts_have_their_forms(rules: CompiledGame[Any, Any], states: list[Any]) -> None:
    for state in states:
        shown = [(rules.forms.dice, rules.notation.dice_to_json(state.faces))] if state.faces else []
        for seat in range(state.seats):
            shown.append((rules.forms.sheet, rules.notation.sheet_to_json(state, seat)))
            shown.append((rules.forms.layout, rules.sheet_layout(state, seat)))
        for form, value in shown:
            assert msgspec.json.encode(msgspec.convert(value, form)) == msgspec.json.encode(value)


def test_forms_have_a_json_schema_under_names_of_their_own(rules: CompiledGame[Any, Any]) -> None:
    forms = [*rules.forms.actions, rules.forms.dice, rules.forms.sheet, rules.forms.layout]
    _, components = msgspec.json.schema_components(forms)
    others = [game(key).forms for key in REGISTRY if key != rules.info.key]
    for other in others:
        _, theirs = msgspec.json.schema_components([*other.actions, other.dice, other.sheet, other.layout])
        assert components.keys().isdisjoint(theirs)


def test_every_action_has_a_kind_for_the_log(rules: CompiledGame[Any, Any]) -> None:
    assert all(rules.action_kind(action).isidentifier() for action in rules.actions)


def test_games_and_states_pickle(rules: CompiledGame[Any, Any], states: list[Any]) -> None:
    assert pickle.loads(pickle.dumps(rules)) is rules
    for state in states[:3]:
        assert pickle.loads(pickle.dumps(state)) == state


def test_a_state_prints_as_the_sheets_it_holds(rules: CompiledGame[Any, Any], states: list[Any]) -> None:
    for state in states[:3]:
        for seat in range(state.seats):
            assert rules.notation.sheet_to_text(state, seat) in str(state)


def test_every_public_method_says_what_it_does(rules: CompiledGame[Any, Any]) -> None:
    for name in dir(rules):
        if not name.startswith("_") and callable(getattr(rules, name)):
            assert pydoc.getdoc(getattr(rules, name)), f"{rules.info.key}: {name} has no docstring"


@pytest.mark.parametrize("typed", ["Qwinto", "QWINTO", " qwinto "])
def test_a_person_may_type_a_key_in_any_case(typed: str) -> None:
    assert typed_key(typed) == "qwinto"


@pytest.mark.parametrize("typed", ["twenty_one", "Twenty One", "twenty-one"])
def test_a_person_may_type_a_name_for_a_key(typed: str) -> None:
    assert typed_key(typed) == "twenty-one"


def test_a_near_miss_is_suggested() -> None:
    with pytest.raises(UnknownGame, match="did you mean qwinto"):
        typed_key("Quinto")

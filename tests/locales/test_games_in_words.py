"""Whatever a game can say of itself has words: colours, dice, phases, parts of a score, ratings, reasons."""

from __future__ import annotations

import ast
import functools
import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import rollwright.games
from rollwright.games import REGISTRY, game
from rollwright.games.protocol import Part
from rollwright.games.splitter.sheet import RATINGS
from rollwright.games.twenty_one.sheet import HIT_BONUS
from rollwright.locales import LANGUAGES, Texts
from rollwright.locales.parts import part_name

#: What `named` takes for a part of each kind whose fields tell its place.
PLACES: dict[tuple[str, str], Callable[[Part], dict[str, int]]] = {
    ("qwinto", "column"): lambda part: {"column": part.fields[0][1] + 1},
    ("qwantum", "column"): lambda part: {"column": part.fields[0][1] + 1},
    ("twenty-one", "numbers"): lambda part: {"row": part.fields[0][0] + 1},
    ("twenty-one", "hits"): lambda part: {"row": part.fields[0][0] + 1, "count": len(part.fields)},
    ("splitter", "group"): lambda part: {"number": len(part.fields)},
    ("splitter", "starred-group"): lambda part: {"number": len(part.fields)},
}


@functools.cache
def seen_in_matches(key: str) -> tuple[frozenset[str], frozenset[Part]]:
    """The phases and the parts of scores that come up in a few random matches."""
    rules, chance = game(key), random.Random(21)
    phases: set[str] = set()
    parts: set[Part] = set()
    for variant in rules.info.variants * 3:
        state: Any = rules.start(2, variant)
        while not rules.is_over(state):
            if deciders := rules.deciders(state):
                phases.add(str(state.phase))
                state = rules.decide(state, {seat: chance.choice(rules.legal(state, seat)) for seat in deciders})
            else:
                state = rules.throw(state, [chance.choice(die.faces) for die in rules.dice_wanted(state)])
            parts.update(part for seat in range(2) for part in rules.score(state, seat).parts)
    return frozenset(phases), frozenset(parts)


def reasons_of(source: str) -> set[str]:
    """The codes that the `why_not` of a game returns."""
    functions = [n for n in ast.walk(ast.parse(source)) if isinstance(n, ast.FunctionDef) and n.name == "why_not"]
    returned = [n for function in functions for n in ast.walk(function) if isinstance(n, ast.Return)]
    strings = [n.value for value in returned for n in ast.walk(value) if isinstance(n, ast.Constant)]
    return {text.strip() for text in strings if isinstance(text, str) and re.fullmatch(r"[a-z-]+ ?", text)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", REGISTRY)
def test_every_phase_has_words(key: str, language: str) -> None:
    phases, _ = seen_in_matches(key)
    assert all(Texts(language).named("phase", key, phase) for phase in phases)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", REGISTRY)
def test_every_colour_of_a_game_has_words(key: str, language: str) -> None:
    texts = Texts(language)
    colours = game(key).info.colours
    assert len({texts.named("colour", colour) for colour in colours}) == len(colours)
    assert all(texts.named("die", colour) for colour in colours)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ["qwinto", "qwantum"])
def test_rows_that_are_called_by_their_colour_have_words(key: str, language: str) -> None:
    assert all(Texts(language).named("row", colour) for colour in game(key).info.colours)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", REGISTRY)
def test_a_part_of_a_score_is_called_by_the_place_of_its_fields(key: str, language: str) -> None:
    texts = Texts(language)
    _, parts = seen_in_matches(key)
    named = {part: part_name(texts, key, part.kind, part.name, part.count) for part in parts}
    placed = {part: PLACES[key, part.kind](part) for part in parts if part.fields and (key, part.kind) in PLACES}
    assert placed
    assert {part: named[part] for part in placed} == {
        part: texts.named("part", key, part.kind, **{"count": part.count, **place}) for part, place in placed.items()
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rating_of_splitter_has_its_own_words(language: str) -> None:
    assert len({Texts(language).named("rating", "splitter", key) for key in RATINGS}) == len(RATINGS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_of_splitter_give_the_ratings_their_limits(language: str) -> None:
    """The prose repeats numbers of the sheet: they must be the same."""
    texts = Texts(language)
    items = texts.items("rules-splitter-good-to-know-1")
    least = [*RATINGS.values(), None]
    for item, (key, lowest), above in zip(items, RATINGS.items(), least[1:], strict=True):
        limits = [number for number in (lowest, above and above - 1) if number]
        assert [int(number) for number in re.findall(r"\d+", item)] == limits
        assert item.endswith(texts.named("rating", "splitter", key))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_why_not_has_words(language: str) -> None:
    folder = Path(rollwright.games.__file__).parent
    reasons = {reason for path in folder.glob("*/game.py") for reason in reasons_of(path.read_text(encoding="utf-8"))}
    assert {"not-now", "too-low", "above-limit"} <= reasons
    assert all(Texts(language).named("why", reason, number=13) for reason in reasons)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_of_twenty_one_give_the_bonus_of_the_sheet(language: str) -> None:
    items = Texts(language).items("rules-twenty-one-scoring-1")
    told = [[int(number) for number in re.findall(r"\d+", item)] for item in items]
    assert told == [[hits, bonus] for hits, bonus in enumerate(HIT_BONUS.tolist()) if hits]

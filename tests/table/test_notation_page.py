"""The examples of docs/notation.md are matches."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rollwright.games import REGISTRY
from rollwright.table.record import format_match
from rollwright.table.record_reader import HEADERS, parse
from rollwright.table.verify import verify

PAGE = Path(__file__).parents[2].joinpath("docs", "notation.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^```\n(\[Game .*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


def test_there_is_an_example_of_every_game() -> None:
    assert sorted(parse(example).opened.game for example in EXAMPLES) == sorted(REGISTRY)


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_is_a_finished_match_as_the_program_writes_it(example: str) -> None:
    match = parse(example)
    assert match.is_over
    assert format_match(match) == example


@pytest.mark.parametrize("example", EXAMPLES)
def test_the_dice_of_an_example_are_honest(example: str) -> None:
    match = parse(example)
    assert verify(match).honest is (None if match.opened.dice.name == "typed" else True)


@pytest.mark.parametrize("header", HEADERS)
def test_every_header_is_explained(header: str) -> None:
    assert f"`{header}`" in PAGE

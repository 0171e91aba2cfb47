"""Every game is at home in every layer, and no layer's common code names a game."""

from __future__ import annotations

import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

from rollwright.games import REGISTRY
from rollwright.games.registry import module_name
from tests.conformance.layers import ROOT, lacks
from tests.fifth_game import FOLDER, KEY

SOURCE = ROOT / "src" / "rollwright"
OURS = ("qwinto", "qwantum", "twenty-one", "splitter")
NAME = re.compile(r"qwinto|qwantum|twenty[-_ ]?one|splitter", re.IGNORECASE)
#: The registry, and the types of what it gives.
REGISTRY_FILES = {"games/registry.py", "games/__init__.py"}
#: Sentences for people in which a game stands as an example or for its name, as in the help of a command.
SENTENCE = re.compile(r"\s")


@pytest.mark.parametrize("key", REGISTRY)
def test_a_game_lacks_nothing_in_any_layer(key: str) -> None:
    page = FOLDER / "client" / key if key == KEY else ROOT / "client" / "src" / "games" / key
    assert lacks(key, page) == []


def test_what_a_game_lacks_is_said_in_words(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(REGISTRY, "chess", "tests.no_such_folder_{layer}_chess")
    found = lacks("chess", tmp_path)
    assert "chess has no module for bots: add tests.no_such_folder_bots_chess with NOISE" in "\n".join(found)
    assert any("has no words for game-chess in pl" in line for line in found)
    assert any("has no Sheet.svelte on the page" in line for line in found)


def common_sources() -> Iterator[Path]:
    """The sources that belong to no single game."""
    own = {module_name("layer", key).rpartition(".")[2] for key in OURS}
    for source in sorted(SOURCE.rglob("*.py")):
        inside = source.relative_to(SOURCE)
        if own.isdisjoint((*inside.parts[:-1], inside.stem)) and inside.as_posix() not in REGISTRY_FILES:
            yield source


def named_games(source: Path) -> Iterator[str]:
    """Where the code of a source names a game: comments, docstrings and sentences don't count."""
    for token in tokenize.generate_tokens(io.StringIO(source.read_text(encoding="utf-8")).readline):
        is_word = token.type == tokenize.NAME or (token.type == tokenize.STRING and not SENTENCE.search(token.string))
        if is_word and NAME.search(token.string):
            yield f"{source.relative_to(SOURCE)}:{token.start[0]} {token.string}"


def test_common_code_names_no_game() -> None:
    assert [found for source in common_sources() for found in named_games(source)] == []


def test_a_game_that_common_code_names_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(globals(), "SOURCE", tmp_path)
    (tmp_path / "common.py").write_text('"""Qwinto in a docstring."""\nNOISE = {"qwinto": 1}  # splitter\n')
    assert list(named_games(tmp_path / "common.py")) == ['common.py:2 "qwinto"']

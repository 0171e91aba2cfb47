"""The examples run, and the learner learns."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

EXAMPLES = Path(__file__).parents[2] / "examples"


def example(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"examples.{name}", EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_linear_learner_beats_casual() -> None:
    assert example("linear_learner").main(rounds=4, matches=60) > 0.5


def test_mcts_of_open_spiel_plays_against_club() -> None:
    (scores,) = example("open_spiel_mcts").main("splitter", matches=1, simulations=2)
    assert len(scores) == 2

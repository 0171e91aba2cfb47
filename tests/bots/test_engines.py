"""Engines: a real program plays; whatever one does wrong costs it the match, and nothing else."""

from __future__ import annotations

import json
import re
import shlex
import sys
from pathlib import Path

import numpy as np
import pytest

from rollwright.bots.arena import arrange, play_portion
from rollwright.bots.engine import Engine, EngineFault, NoEngine
from rollwright.bots.engine_host import serve
from rollwright.games import game as find
from tests.bots.positions import decisions

DOCS = Path(__file__).parents[2] / "docs" / "engines.md"
HELLO = 'print(\'{"type": "hello", "protocol": 1, "name": "x"}\', flush=True)\n'
READ = "import sys, json, time\nsys.stdin.readline()\n"
NEXT = """
sys.stdin.readline()
asked = json.loads(sys.stdin.readline())
def say(action):
    print(json.dumps({"type": "decision", "id": asked["id"], "action": action}), flush=True)
"""
BAD = {
    "hangs": READ + HELLO + NEXT + "time.sleep(60)",
    "exits": READ + HELLO + NEXT + "sys.exit(3)",
    "floods": READ + HELLO + NEXT + "sys.stdout.write('x' * 10_000_000)",
    "broken": READ + HELLO + NEXT + "print('good morning', flush=True)\ntime.sleep(60)",
    "illegal": READ + HELLO + NEXT + "say({'place': 'z9', 'number': 9})\ntime.sleep(60)",
}


def _example(folder: Path) -> str:
    (program,) = re.findall(r"```python\n(.*?)```", DOCS.read_text(), re.DOTALL)
    assert len(program.strip().splitlines()) <= 30
    return _command(folder, program)


def _command(folder: Path, program: str) -> str:
    file = folder / "engine.py"
    file.write_text(program)
    return f"{shlex.quote(sys.executable)} {shlex.quote(str(file))}"


def test_the_example_of_the_docs_plays_whole_matches(tmp_path: Path) -> None:
    meeting = arrange("splitter", [f"cmd:{_example(tmp_path)}", "random"], None, "A", 1, 5.0)
    reports = play_portion(meeting, 0, 2)
    assert [report.fault for report in reports] == [None, None]
    assert all(len(report.scores) == 2 for report in reports)


@pytest.mark.parametrize("kind", BAD)
def test_an_engine_that_misbehaves_loses_and_the_arena_goes_on(kind: str, tmp_path: Path) -> None:
    meeting = arrange("splitter", [f"cmd:{_command(tmp_path, BAD[kind])}", "random"], None, "A", 1, 0.5)
    reports = play_portion(meeting, 0, 4)
    faults = [report.fault for report in reports if report.fault is not None]
    assert [fault[1] for fault in faults] == [kind] * 3 + ["given-up"]
    for report in reports:
        engine = report.players.index(0)
        assert report.wins[engine] == 0.0
        assert report.wins[1 - engine] == 1.0


def test_an_answer_to_another_question_is_broken(tmp_path: Path) -> None:
    program = READ + HELLO + NEXT + 'asked["id"] += 1\nsay(asked["legal"][0])\ntime.sleep(60)'
    state = next(decisions("splitter", 1, 1))
    with Engine("splitter", _command(tmp_path, program), 5.0) as engine:
        engine.start(state, 0)
        with pytest.raises(EngineFault) as fault:
            engine.decide(state, 0, np.random.default_rng(1))
    assert fault.value.kind == "broken"


def test_a_command_that_does_not_exist_is_refused_in_words() -> None:
    with pytest.raises(NoEngine, match="can't be started"):
        Engine("splitter", "/nonexistent/engine")


def test_our_bots_answer_as_engines() -> None:
    game = find("splitter")
    state = next(decisions("splitter", 2, 1))
    position = {"seat": 1, "state": game.notation.state_to_json(state)}
    questions = [
        {"type": "hello", "protocol": 1, "game": "splitter"},
        {"type": "start", **position},
        {"type": "decide", "id": 1, **position},
        {"type": "evaluate", "id": 2, **position},
        {"type": "sing"},
        {"type": "end", "scores": [1, 2]},
    ]
    said: list[str] = []
    serve("splitter", "club", [json.dumps(question) for question in questions] + ["{"], said.append)
    hello, decision, evaluation, unknown, broken = (json.loads(line) for line in said)
    assert hello["protocol"] == 1
    assert game.notation.action_from_json(decision["action"]) in game.legal(state, 1)
    assert len(evaluation["actions"]) == len(game.legal(state, 1))
    assert (unknown["type"], broken["type"]) == ("error", "error")

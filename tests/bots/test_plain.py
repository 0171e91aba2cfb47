"""Compiled and as plain Python, bots are one."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.bots.thoughts import GAMES, thoughts

ROOT = Path(__file__).parents[2]


def test_plain_bots_think_what_compiled_ones_think() -> None:
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    command = [sys.executable, "-W", "error", "-m", "tests.bots.thoughts"]
    run = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    plain = json.loads(run.stdout)
    for game in GAMES:
        compiled = list(thoughts(game))
        assert len(compiled) > 2
        for mine, theirs in zip(compiled, plain[game], strict=True):
            assert mine.keys() == theirs.keys()
            for action, opinion in mine.items():
                assert opinion == pytest.approx(theirs[action], abs=1e-3)

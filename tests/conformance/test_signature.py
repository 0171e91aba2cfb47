"""Compiled, plain and bounds-checked, the rules are one."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
GOLDEN = Path(__file__).parents[1] / "golden" / "signature.json"
MODES = {"compiled": {}, "plain": {"NUMBA_DISABLE_JIT": "1"}, "bounds-checked": {"NUMBA_BOUNDSCHECK": "1"}}


@pytest.mark.parametrize("mode", MODES)
def test_the_signature_of_the_rules_is_the_kept_one_in_every_mode(mode: str) -> None:
    environment = {**os.environ, **MODES[mode]}
    command = [sys.executable, "-W", "error", "-m", "tests.conformance.signature"]
    run = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    assert json.loads(run.stdout) == json.loads(GOLDEN.read_text())

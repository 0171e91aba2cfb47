"""The measurements of `rollwright bench speed`: how fast this machine plays, and what single calls and starts cost."""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rollwright.games.registry import REGISTRY

if TYPE_CHECKING:
    from rollwright.sim.setup import Setup

PLAIN_MATCHES = 30
BATCH = 1000
CALLS = 2000
ROUNDS = 5
STARTS = 3
#: Plays a few matches as plain Python and prints the seconds that they took.
PLAIN = """
import sys, time
from rollwright.sim.matches import play
from rollwright.sim.setup import setup
plan = setup(sys.argv[1], int(sys.argv[2]))
begun = time.process_time()
play(plan, int(sys.argv[3]), finals=True)
print(time.process_time() - begun)
"""
#: Prints the seconds from the first import to the first answer of a game.
FIRST_CALL = """
import sys, time
begun = time.perf_counter()
from rollwright.games import game
rules = game(sys.argv[1])
rules.legal(rules.start(rules.info.seats.start), 0)
print(time.perf_counter() - begun)
"""
#: Plays a match of each game and prints the seconds that this takes once everything is imported.
WARM_UP = """
import time
from rollwright.games import REGISTRY
from rollwright.sim.matches import play
from rollwright.sim.setup import setup
plans = [setup(key) for key in REGISTRY]
begun = time.perf_counter()
for plan in plans:
    play(plan, 1)
print(time.perf_counter() - begun)
"""


def machine() -> str:
    return f"{_processor()}, {os.cpu_count()} cores, Python {platform.python_version()}"


def _processor() -> str:
    """What the system calls its processor."""
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        lines = []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.machine()


def calibration() -> float:
    """Nanoseconds a random number takes in a fixed compiled loop."""
    from rollwright.sim.chance import begin_stream, key_of, new_chance, sum_of_words

    chance = new_chance()
    begin_stream(chance, key_of(0), 0)
    sum_of_words(chance, 1)
    numbers = 10_000_000
    return _best(lambda: sum_of_words(chance, numbers), time.process_time) / numbers * 1e9


def of_game(key: str, matches: int) -> dict[str, Any]:
    """All figures of one game, with the fewest seats of its rulebook."""
    from rollwright.games import game
    from rollwright.sim.loops import rules_of
    from rollwright.sim.matches import play
    from rollwright.sim.setup import setup

    seats = game(key).info.seats.start
    plan = setup(key, seats)
    play(plan, 1)
    play(plan, 1, finals=True)
    one = matches / _best(lambda: play(plan, matches), time.process_time)
    by_rules = -(-matches // 5)
    decisions, steps = _steps(plan)
    return {
        "seats": seats,
        "one": one,
        "all": _on_all_cores(plan, matches),
        "decisions": one * decisions,
        "rules": by_rules / _best(lambda: play(plan, by_rules, finals=True), time.process_time),
        "plain": _plain(key, seats),
        "steps": steps,
        "bytes": rules_of(key).STATE.itemsize,
        **_calls(key, seats),
    }


def start_seconds(cold: bool) -> dict[str, float]:
    """What a first call and a first match of each game cost, with kept kernels, and if asked for with none."""
    figures = {"first": _least_seconds(FIRST_CALL, next(iter(REGISTRY))), "warm": _least_seconds(WARM_UP)}
    if cold:
        with tempfile.TemporaryDirectory() as empty:
            figures["cold"] = _seconds(WARM_UP, {"ROLLWRIGHT_CACHE": empty})
    return figures


def _best(work: Callable[[], object], clock: Callable[[], float]) -> float:
    seconds = []
    for _ in range(ROUNDS):
        begun = clock()
        work()
        seconds.append(clock() - begun)
    return min(seconds)


def _on_all_cores(plan: Setup, matches: int) -> float:
    """Threads: the compiled loops let one another run."""
    from rollwright.sim.matches import play

    cores = os.cpu_count() or 1
    with ThreadPoolExecutor(cores) as pool:
        work = lambda: list(pool.map(lambda core: play(plan, matches, core * matches), range(cores)))  # noqa: E731
        return cores * matches / _best(work, time.perf_counter)


def _steps(plan: Setup) -> tuple[float, float]:
    """Decisions of a match on average, and decisions a second in a batch that Python steps."""
    import numpy as np

    from rollwright.sim.batch import Batch

    Batch(plan, 1).step(Batch(plan, 1).masks.argmax(axis=2))
    batch = Batch(plan, BATCH)
    random = np.random.default_rng(0)
    decisions, seconds = 0, 0.0
    while batch.running:
        decisions += int(batch.masks.any(axis=2).sum())
        actions = (random.random(batch.masks.shape) * batch.masks).argmax(axis=2)
        begun = time.process_time()
        batch.step(actions)
        seconds += time.process_time() - begun
    return decisions / BATCH, decisions / seconds


def _plain(key: str, seats: int) -> float:
    arguments = (key, str(seats), str(PLAIN_MATCHES))
    return PLAIN_MATCHES / _seconds(PLAIN, {"NUMBA_DISABLE_JIT": "1"}, arguments)


def _calls(key: str, seats: int) -> dict[str, float]:
    """Microseconds of single calls from Python, at the first decision of a match."""
    from rollwright.games import game

    rules = game(key)
    state = rules.start(seats)
    while dice := rules.dice_wanted(state):
        state = rules.throw(state, [die.faces[0] for die in dice])
    seat = rules.deciders(state)[0]
    decisions = {decider: rules.legal(state, decider)[0] for decider in rules.deciders(state)}
    calls: dict[str, Callable[[], object]] = {
        "legal": lambda: rules.legal(state, seat),
        "decide": lambda: rules.decide(state, decisions),
        "score": lambda: rules.score(state, seat),
    }
    return {name: _microseconds(call) for name, call in calls.items()}


def _microseconds(call: Callable[[], object]) -> float:
    call()

    def many() -> None:
        for _ in range(CALLS):
            call()

    return _best(many, time.process_time) / CALLS * 1e6


def _least_seconds(program: str, *arguments: str) -> float:
    """The first start may still compile: only those after it count."""
    _seconds(program, {}, arguments)
    return min(_seconds(program, {}, arguments) for _ in range(STARTS))


def _seconds(program: str, environment: dict[str, str], arguments: tuple[str, ...] = ()) -> float:
    """What a program prints that runs in a Python of its own."""
    command = [sys.executable, "-c", program, *arguments]
    run = subprocess.run(command, env={**os.environ, **environment}, capture_output=True, check=True)  # noqa: S603
    return float(json.loads(run.stdout))

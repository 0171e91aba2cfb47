"""`rollwright bench`: how fast this machine plays, beside a fixed loop that makes two machines comparable."""

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
from typing import TYPE_CHECKING, Annotated, Any

import typer

from rollwright.cli.options import AsJson

if TYPE_CHECKING:
    from rollwright.sim.setup import Setup

app = typer.Typer(help="Measure speed.", no_args_is_help=True)

#: Each game with the seats by which it is compared.
MEASURED = (("qwinto", 2), ("qwantum", 2), ("twenty-one", 2), ("splitter", 1))
PLAIN_MATCHES = 30
CALLS = 2000
ROUNDS = 5
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
#: Plays a match of each game and prints the seconds from the first import on.
START = """
import time
begun = time.perf_counter()
from rollwright.games import REGISTRY
from rollwright.sim.matches import play
from rollwright.sim.setup import setup
for key in REGISTRY:
    play(setup(key), 1)
print(time.perf_counter() - begun)
"""


@app.callback()
def bench() -> None:
    """Measure speed."""


@app.command()
def speed(
    as_json: AsJson = False,
    matches: Annotated[int, typer.Option(min=1, help="How many matches a measurement plays.")] = 100_000,
    cold: Annotated[bool, typer.Option(help="Also measure the first start with nothing compiled.")] = True,
) -> None:
    """Measure matches and decisions a second, one core and all, compiled and plain, and what single calls cost."""
    calibration = _calibration()
    figures: dict[str, Any] = {
        "machine": f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}",
        "calibration": calibration,
        "games": {key: _game(key, seats, matches) for key, seats in MEASURED},
        "start": {"warm": _start_seconds({}), **({"cold": _cold_start()} if cold else {})},
    }
    typer.echo(json.dumps(figures) if as_json else markdown(figures))


def markdown(figures: dict[str, Any]) -> str:
    """The figures as the tables of `bench/results.md`."""
    lines = [
        f"{figures['machine']}; calibration loop {figures['calibration']:.2f} ns a number",
        "",
        "| game | seats | matches/s | all cores | decisions/s | plain | factor | bytes | legal | decide | score |",
        "|---|---|---|---|---|---|---|---|---|---|---|",
    ]
    for key, game in figures["games"].items():
        lines.append(
            f"| {key} | {game['seats']} | {game['one']:,.0f} | {game['all']:,.0f} | {game['decisions']:,.0f} "
            f"| {game['plain']:,.0f} | {game['one'] / game['plain']:,.0f} | {game['bytes']} "
            f"| {game['legal']:.2f} | {game['decide']:.2f} | {game['score']:.2f} |"
        )
    start = ", ".join(f"{name} {seconds:.2f} s" for name, seconds in figures["start"].items())
    legend = (
        "Random play on one core by processor time, on all cores by the clock; plain: the same rules not compiled; "
        "factor: compiled by plain; bytes: memory of a running match; legal, decide, score: one call from Python in µs."
    )
    return "\n".join([*lines, "", legend, "", f"First import and a match of each game: {start}."])


def _game(key: str, seats: int, matches: int) -> dict[str, Any]:
    from rollwright.sim.loops import rules_of
    from rollwright.sim.matches import play
    from rollwright.sim.setup import setup

    plan = setup(key, seats)
    play(plan, 1)
    one = matches / _best(lambda: play(plan, matches), time.process_time)
    return {
        "seats": seats,
        "one": one,
        "all": _on_all_cores(plan, matches),
        "decisions": one * _decisions(plan),
        "plain": _plain(key, seats),
        "bytes": rules_of(key).STATE.itemsize,
        **_calls(key, seats),
    }


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


def _decisions(plan: Setup) -> float:
    """Decisions of a match, on average, from some of them."""
    import numpy as np

    from rollwright.sim.batch import Batch

    batch = Batch(plan, 200)
    random = np.random.default_rng(0)
    decisions = 0
    while batch.running:
        decisions += int(batch.masks.any(axis=2).sum())
        batch.step((random.random(batch.masks.shape) * batch.masks).argmax(axis=2))
    return decisions / len(batch.states)


def _plain(key: str, seats: int) -> float:
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    command = [sys.executable, "-c", PLAIN, key, str(seats), str(PLAIN_MATCHES)]
    return PLAIN_MATCHES / float(subprocess.run(command, env=environment, capture_output=True, check=True).stdout)  # noqa: S603


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


def _calibration() -> float:
    """Nanoseconds a random number takes in a fixed compiled loop."""
    from rollwright.sim.chance import begin_stream, key_of, new_chance, sum_of_words

    chance = new_chance()
    begin_stream(chance, key_of(0), 0)
    sum_of_words(chance, 1)
    numbers = 10_000_000
    return _best(lambda: sum_of_words(chance, numbers), time.process_time) / numbers * 1e9


def _start_seconds(environment: dict[str, str]) -> float:
    command = [sys.executable, "-c", START]
    run = subprocess.run(command, env={**os.environ, **environment}, capture_output=True, check=True)  # noqa: S603
    return float(run.stdout)


def _cold_start() -> float:
    with tempfile.TemporaryDirectory() as empty:
        return _start_seconds({"ROLLWRIGHT_CACHE": empty})

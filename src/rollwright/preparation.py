"""Compile a game before somebody waits for it.

Numba compiles a kernel when it is first called, which takes half a minute for all kernels of a game. `compile_games`
does that ahead of time, in separate processes: the machine code is kept on disk, and the compiler's memory is freed.
"""

from __future__ import annotations

import functools
import os
import subprocess
import sys
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, ThreadPoolExecutor, wait
from pathlib import Path
from queue import Empty, SimpleQueue
from tempfile import TemporaryFile

import llvmlite.binding
import numpy as np

from rollwright import bots
from rollwright.games.protocol import RollwrightError
from rollwright.games.registry import REGISTRY, has_module, module_name
from rollwright.jit import PLAIN
from rollwright.kernel_cache import root
from rollwright.kernel_sources import PACKAGE, hash_of
from rollwright.sim.matches import play
from rollwright.sim.setup import setup
from rollwright.table.events import Seeded
from rollwright.table.match import Match
from rollwright.table.view import view_of

#: How long to wait for the next report before looking whether a process has ended.
PATIENCE = 0.2
LEAST_PRIORITY = 19
#: The folder of the files that say which games are compiled.
MARKS = "prepared"


class NotPrepared(RollwrightError):
    """A game could not be compiled; the message says why."""

    code = "not-prepared"


def _play_at_the_table(key: str) -> None:
    """A match as the server plays it: every view, every option with what it brings."""
    match = Match.open(key, 2, match="prepare", source=Seeded(0))
    for seat in range(2):
        match.accept(match.hand_to_bot(seat, "random", f"{seat}"))
    chance, notation = np.random.default_rng(0), match.game.notation
    while not match.is_over:
        view_of(match, (0, 1))
        if match.position.thrower is not None:
            match.accept(match.throw(match.position.thrower))
            continue
        state = match.state
        for seat in match.position.deciders:
            legal = match.game.legal(state, seat)
            match.accept(match.decide(seat, notation.action_to_json(legal[int(chance.integers(len(legal)))])))


def _review(key: str) -> None:
    if has_module("analysis", key):
        from rollwright.analysis.worker import warm_up  # only the process that compiles loads it

        warm_up(key)


def _simulate(key: str) -> None:
    plan = setup(key)
    play(plan, 1)
    play(plan, 1, finals=True)


#: What is compiled, in the order in which people need it.
STAGES: dict[str, Callable[[str], object]] = {
    "table": _play_at_the_table,
    "bots": bots.warm_up,
    "simulation": _simulate,
    "reviews": _review,
}


def is_prepared(key: str) -> bool:
    """Whether all kernels of a game have been compiled on this machine, and kept."""
    return PLAIN or _mark(key).exists()


def can_be_kept() -> bool:
    """Whether compiled code can be kept on this machine."""
    folder = root() / MARKS
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with TemporaryFile(dir=folder):
            return True
    except OSError:
        return False


def compile_games(keys: Sequence[str], jobs: int | None = None) -> Generator[tuple[str, str], None, None]:
    """Compile games beside each other, and yield each game and stage that is done.

    What was compiled is kept if this is interrupted. Raises `NotPrepared`.
    """
    done: SimpleQueue[tuple[str, str]] = SimpleQueue()
    processes: list[subprocess.Popen[str]] = []
    with ThreadPoolExecutor(jobs or os.cpu_count() or 1) as pool:
        running = {pool.submit(_compile_elsewhere, key, processes, done) for key in keys}
        try:
            while running:
                finished, running = wait(running, timeout=PATIENCE, return_when=FIRST_COMPLETED)
                yield from _drain(done)
                for game in finished:
                    game.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.kill()


def _drain(done: SimpleQueue[tuple[str, str]]) -> Iterator[tuple[str, str]]:
    while True:
        try:
            yield done.get_nowait()
        except Empty:
            return


def _compile_elsewhere(key: str, processes: list[subprocess.Popen[str]], done: SimpleQueue[tuple[str, str]]) -> None:
    with subprocess.Popen(  # noqa: S603 (this Python, and a game that is registered)
        command(key), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        processes.append(process)
        for stage in process.stdout or ():
            done.put((key, stage.strip()))
        errors = process.stderr.read().strip() if process.stderr else ""
    if process.returncode:
        reason = errors.splitlines()[-1] if errors else f"exit code {process.returncode}"
        raise NotPrepared(f"{key} could not be compiled: {reason}")


def command(key: str, *, in_the_background: bool = False) -> list[str]:
    """The program that compiles a game and prints a line for each stage; in the background it yields to all others."""
    background = ["--background"] if in_the_background else []
    return [sys.executable, "-m", __name__, key, *background]


@functools.cache
def _mark(key: str) -> Path:
    """A file that says that a game is compiled from these sources, for this processor."""
    return root() / MARKS / f"{key}-{hash_of(tuple(_sources(key)))}-{llvmlite.binding.get_host_cpu_name()}"


def _sources(key: str) -> Iterator[Path]:
    """Every source from which kernels of a game are made."""
    own = module_name("games", key).rpartition(".")[2]
    others = {module_name("games", other).rpartition(".")[2] for other in REGISTRY} - {own}
    yield PACKAGE / "jit.py"
    yield PACKAGE / "table" / "outcomes.py"
    for layer in ("games", "sim", "bots", "analysis"):
        for source in sorted((PACKAGE / layer).rglob("*.py")):
            if others.isdisjoint({*source.parts, source.stem}):
                yield source


def _main(key: str, *options: str) -> None:
    if "--background" in options:
        os.nice(LEAST_PRIORITY)
    for stage, compile_stage in STAGES.items():
        compile_stage(key)
        sys.stdout.write(f"{stage}\n")
        sys.stdout.flush()
    if can_be_kept():
        _mark(key).touch()


if __name__ == "__main__":
    _main(*sys.argv[1:])

"""Random matches through the compiled rules and the independent oracles, for as long as one likes.

    python -m tests.soak all --matches 1000000 --jobs 2

The compiled rules play random matches of every number of seats and every variant; the oracles replay them, and all
legal actions at every decision, all phases, active seats, failed throws, final sheets and scores are compared. The
first difference is printed with what it takes to see it again. What was done is kept, and a further call goes on there;
`--python pypy3` replays with another Python, several times faster (3.11 or newer).
"""

from __future__ import annotations

import argparse
import hashlib
import json
import shlex
import subprocess
import sys
import time
from collections import deque
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from rollwright.games import REGISTRY, game
from rollwright.sim.chance import key_of
from rollwright.sim.loops import loop, rules_of

ROOT = Path(__file__).parents[1]
NOTES = ROOT / "build" / "soak"
MATCHES_IN_A_CHUNK = 500
SECONDS_BETWEEN_REPORTS = 10.0


@dataclass(frozen=True)
class Plan:
    """What one soak checks."""

    key: str
    seed: int
    seats: tuple[int, ...]

    @property
    def setups(self) -> list[tuple[int, int]]:
        """Seats and variant of the matches, which take them in turn; as many decisions of small tables as of large."""
        variants = range(len(game(self.key).info.variants))
        most = max(self.seats)
        return [(seats, variant) for seats in self.seats for variant in variants for _ in range(round(most / seats))]

    @property
    def command(self) -> str:
        return f"python -m tests.soak {self.key} --seed {self.seed} --seats {','.join(map(str, self.seats))}"

    @property
    def digest(self) -> str:
        """What was checked: another rule or another oracle is another soak."""
        name = self.key.replace("-", "_")
        rules = ROOT / "src" / "rollwright" / "games" / name
        oracles = ROOT / "tests" / "naive"
        digest = hashlib.sha256()
        for source in (rules / "sheet.py", rules / "rules.py", oracles / "oracle.py", oracles / f"{name}.py"):
            digest.update(source.read_bytes())
        return digest.hexdigest()[:16]


class Note:
    """The file that remembers how many matches of a soak are done."""

    def __init__(self, plan: Plan, first: int) -> None:
        name = f"{plan.key}-seed{plan.seed}-seats{'-'.join(map(str, plan.seats))}-from{first}-{plan.digest}.json"
        self.file = NOTES / name
        self.digest = plan.digest

    def read(self) -> int:
        return int(json.loads(self.file.read_text())["done"]) if self.file.exists() else 0

    def write(self, done: int) -> None:
        self.file.parent.mkdir(parents=True, exist_ok=True)
        new = self.file.with_suffix(".new")
        new.write_text(json.dumps({"done": done}))
        new.replace(self.file)


class Oracle:
    """A process that replays chunks of matches."""

    def __init__(self, plan: Plan, python: Sequence[str]) -> None:
        script = Path(__file__).with_name("soak_replay.py")
        self.process = subprocess.Popen([*python, str(script)], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self._send(json.dumps(tables(plan.key)).encode() + b"\n")

    def check(self, chunk: bytes) -> dict[str, Any]:
        self._send(f"{len(chunk)}\n".encode() + chunk)
        if self.process.stdout is None or not (answer := self.process.stdout.readline()):
            raise SystemExit("the process with the oracles ended: see what it said above")
        found: dict[str, Any] = json.loads(answer)
        return found

    def _send(self, data: bytes) -> None:
        if self.process.stdin is not None:
            self.process.stdin.write(data)
            self.process.stdin.flush()

    def close(self) -> None:
        with self.process:  # closes its pipes, and waits for its end
            self.process.terminate()


def tables(key: str) -> dict[str, Any]:
    """How the numbers of the rules translate into the JSON forms of traces."""
    shell, rules = game(key), rules_of(key)
    to_json = shell.notation.action_to_json
    actions = [[code, to_json(shell.action_at(code))] for code in sorted(_codes(key))]
    faces = [
        [[face if isinstance(face, int) else place, face] for place, face in enumerate(die.faces)]
        for die in shell.info.dice
    ]
    return {
        "game": key,
        "variants": shell.info.variants,
        "sheets": shell.info.sheets,
        "phases": [_phase_name(key, phase) for phase in range(rules.OVER + 1)],
        "dieNames": [die.name for die in shell.info.dice],
        "faces": faces,
        "diceAreAList": isinstance(shell.notation.dice_to_json({d.name: d.faces[0] for d in shell.info.dice}), list),
        "actions": actions,
        "cells": int(np.prod(rules.STATE["cells"].shape[1:])),
    }


def _codes(key: str) -> Iterator[int]:
    shell = game(key)
    for code in range(rules_of(key).ACTIONS):
        try:
            shell.action_at(code)
        except KeyError:  # not every number is an action: some fields are not on the sheet
            continue
        yield code


def _phase_name(key: str, phase: int) -> str | None:
    shell = game(key)
    buffer = shell.buffer(shell.start(1))
    buffer.view(rules_of(key).STATE)["phase"] = phase
    name: str | None = shell.from_buffer(buffer).phase
    return name


def chunks(plan: Plan, first: int, matches: int) -> Iterator[bytes]:
    """The matches as the compiled rules play them."""
    write = loop("random_matches", plan.key).write_matches
    out = np.empty(1 << 23, np.int16)
    key, setups = key_of(plan.seed), np.array(plan.setups)
    done = 0
    while done < matches:
        wanted = min(MATCHES_IN_A_CHUNK, matches - done)
        written, numbers = write(first + done, wanted, key, setups, out)
        if written != wanted:
            raise SystemExit("a chunk of matches is longer than the room for it")
        done += written
        yield out[:numbers].tobytes()


def answers(plan: Plan, first: int, matches: int, jobs: int, python: Sequence[str]) -> Iterator[dict[str, Any]]:
    """What the oracles say to each chunk, in order."""
    oracles = [Oracle(plan, python) for _ in range(jobs)]
    free = deque(oracles)

    def check(chunk: bytes) -> dict[str, Any]:
        oracle = free.popleft()
        try:
            return oracle.check(chunk)
        finally:
            free.append(oracle)

    try:
        with ThreadPoolExecutor(jobs) as pool:
            waiting: deque[Future[dict[str, Any]]] = deque()
            for chunk in chunks(plan, first, matches):
                waiting.append(pool.submit(check, chunk))
                if len(waiting) > 2 * jobs:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
    finally:
        for oracle in oracles:
            oracle.close()


def soak(plan: Plan, first: int, matches: int, jobs: int, python: Sequence[str]) -> bool:
    """Check the matches that are not checked yet; whether all agree."""
    note = Note(plan, first)
    done = begun_with = min(note.read(), matches)
    begun = reported = time.monotonic()
    for answer in answers(plan, first + done, matches - done, jobs, python):
        done += answer["done"]
        if "difference" in answer:
            print(f"DIFFERENCE in {plan.key} after {done} matches: {answer['difference']}")  # noqa: T201
            print(f"to see it again: {plan.command} --from {first + done} --matches 1")  # noqa: T201
            return False
        note.write(done)
        if time.monotonic() - reported >= SECONDS_BETWEEN_REPORTS:
            reported = time.monotonic()
            report(plan.key, done, matches, (done - begun_with) / (reported - begun))
    print(f"{plan.key}: {done} matches checked, no difference (rules and oracle {note.digest})", flush=True)  # noqa: T201
    return True


def report(key: str, done: int, matches: int, rate: float) -> None:
    left = (matches - done) / rate
    sys.stderr.write(f"{key}: {done} of {matches} matches, {rate:.0f} a second, {left / 60:.1f} minutes left\n")


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description="Check the rules against the oracles.")
    parser.add_argument("game", choices=[*REGISTRY, "all"])
    parser.add_argument("--matches", type=int, default=10_000, help="how many matches of each game")
    parser.add_argument("--jobs", type=int, default=1, help="how many processes replay")
    parser.add_argument("--seats", help="numbers of seats such as 2,3; all that can play by default")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--from", type=int, default=0, dest="first", help="the first match")
    parser.add_argument("--python", default=sys.executable, help="the Python that runs the oracles")
    given = parser.parse_args(arguments)
    keys = list(REGISTRY) if given.game == "all" else [given.game]
    plans = [Plan(key, given.seed, _seats(parser, key, given.seats)) for key in keys]
    python = shlex.split(given.python)
    agree = [soak(plan, given.first, given.matches, max(given.jobs, 1), python) for plan in plans]
    return 0 if all(agree) else 1


def _seats(parser: argparse.ArgumentParser, key: str, given: str | None) -> tuple[int, ...]:
    playable = game(key).info.playable
    if given is None:
        return tuple(playable)
    numbers = tuple(int(number) if number.isdigit() else -1 for number in given.split(","))
    if not set(numbers) <= set(playable):
        parser.error(f"{key} has {playable.start} to {playable.stop - 1} seats, not {given}")
    return numbers


if __name__ == "__main__":
    sys.exit(main())

"""Positions as data: states, legal actions, what the strongest bot thinks of them, and the luck of the throw.

A portion of positions follows from the setup, the seed and the number of the portion, so that portions can be made
anywhere and in any order, and an interrupted run goes on with those that are missing.
"""

from __future__ import annotations

import json
from collections.abc import Generator, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np

from rollwright import bots
from rollwright.analysis import values
from rollwright.errors import RollwrightError
from rollwright.games import game as find
from rollwright.sim.workers import share_out

#: Positions that are made, and kept, at a time.
PORTION = 100
#: Who plays the matches from which positions are taken.
PLAYER = "club"
COLUMNS = {
    "match": "number of the match within its portion's stream",
    "seat": "the seat that decides",
    "phase": "what is decided",
    "turn_active": "the seat that is active",
    "dice": "the dice as they lie, as text",
    "state": "the state as Rollwright's JSON",
    "observation": "what the seat sees, as `game.observation(seats)` describes it",
    "actions": "the numbers of the legal actions that were judged",
    "names": "the same as text",
    "scores": "the expected final score of the seat after each action",
    "wins": "its chance to win after each action",
    "luck": "how much the last throw changed the seat's expected final score; null before the first throw of a turn",
}


class DatasetMismatch(RollwrightError):
    """A folder of portions that were made for another dataset."""

    code = "dataset-mismatch"


@dataclass(frozen=True, slots=True)
class Plan:
    """What a dataset is made of."""

    game: str
    seats: int
    variant: str
    seed: int
    positions: int


Row = dict[str, Any]


def plan_for(game: str, seats: int | None, variant: str | None, seed: int, positions: int) -> Plan:
    """A checked plan. Raises `UnknownGame` and `InvalidSetup`."""
    rules = find(game)
    seats = max(2, rules.info.seats.start) if seats is None else seats
    return Plan(game, seats, rules.checked_setup(seats, variant), seed, positions)


def portion(plan: Plan, number: int) -> list[Row]:
    """The positions of a portion."""
    rows: list[Row] = []
    wanted = min(PORTION, plan.positions - number * PORTION)
    match = 0
    while len(rows) < wanted:
        rng = np.random.default_rng([abs(plan.seed), int(plan.seed < 0), number, match])
        rows.extend(_positions(plan, match, rng))
        match += 1
    return rows[:wanted]


def _positions(plan: Plan, match: int, rng: np.random.Generator) -> Iterator[Row]:
    """Every decision of one seat in a match, where there is a choice."""
    rules, player = find(plan.game), bots.make(plan.game, PLAYER)
    watched = int(rng.integers(plan.seats))
    state, luck = rules.start(plan.seats, plan.variant, int(rng.integers(plan.seats))), None
    while not rules.is_over(state):
        if dice := rules.dice_wanted(state):
            expected = values(state).points[watched]
            state = rules.throw(state, [die.faces[int(rng.integers(len(die.faces)))] for die in dice])
            luck = float(values(state).points[watched] - expected)
            continue
        deciders = rules.deciders(state)
        if watched in deciders and rules.mask(state, watched).sum() > 1:
            yield _row(plan, match, state, watched, luck if state.faces else None)
        state = rules.decide(state, {seat: player.decide(state, seat, rng) for seat in deciders})


def _row(plan: Plan, match: int, state: Any, seat: int, luck: float | None) -> Row:
    rules = find(plan.game)
    judged = bots.evaluator(plan.game).evaluate(state, seat)
    return {
        "match": match,
        "seat": seat,
        "phase": state.phase,
        "turn_active": state.active,
        "dice": rules.notation.dice_to_text(state.faces) if state.faces else "",
        "state": json.dumps(rules.notation.state_to_json(state)),
        "observation": rules.observation(plan.seats).flat(state.readable, seat).tolist(),
        "actions": [rules.action_code(judgement.action) for judgement in judged],
        "names": [rules.notation.action_to_text(judgement.action) for judgement in judged],
        "scores": [judgement.score for judgement in judged],
        "wins": [judgement.win for judgement in judged],
        "luck": luck,
    }


def parts_folder(file: Path) -> Path:
    """Where the portions of a file are kept until all are there."""
    return file.with_name(f"{file.name}.parts")


def missing(plan: Plan, file: Path) -> list[int]:
    """The portions that are still to be made. Raises `DatasetMismatch` if those there belong to another plan."""
    folder = parts_folder(file)
    note = folder / "plan.json"
    if note.exists() and json.loads(note.read_text()) != asdict(plan):
        raise DatasetMismatch(f"{folder} holds portions of another dataset: remove it, or choose another file.")
    folder.mkdir(exist_ok=True)
    note.write_text(json.dumps(asdict(plan)))
    return [number for number in range(_portions(plan)) if not _part(file, number).exists()]


def make(
    plan: Plan, file: Path, jobs: int = 1, backend: str = "processes", address: str | None = None
) -> Generator[int]:
    """Make the missing portions and keep each as soon as it is there; yields how many positions are done."""
    import pyarrow
    from pyarrow import parquet

    left = missing(plan, file)
    done = plan.positions - sum(_size(plan, number) for number in left)
    yield done
    for number, rows in zip(
        left, share_out(portion, [(plan, number) for number in left], jobs, backend, address), strict=True
    ):
        unfinished = _part(file, number).with_suffix(".tmp")
        parquet.write_table(pyarrow.Table.from_pylist(rows, _schema(pyarrow)), unfinished)
        unfinished.replace(_part(file, number))
        done += len(rows)
        yield done
    _join(plan, file, parquet)


def _join(plan: Plan, file: Path, parquet: Any) -> None:
    """One file of all portions, and its data card; the portions are removed."""
    unfinished = file.with_suffix(".tmp")
    first = parquet.read_schema(_part(file, 0))
    with parquet.ParquetWriter(unfinished, first) as writer:
        for number in range(_portions(plan)):
            writer.write_table(parquet.read_table(_part(file, number)))
    unfinished.replace(file)
    file.with_suffix(".md").write_text(data_card(plan), encoding="utf-8")
    for part in parts_folder(file).iterdir():
        part.unlink()
    parts_folder(file).rmdir()


def _schema(pyarrow: Any) -> Any:
    lists = {"observation": pyarrow.int8(), "actions": pyarrow.int16(), "names": pyarrow.string()}
    lists |= {"scores": pyarrow.float64(), "wins": pyarrow.float64()}
    plain = {"match": pyarrow.int32(), "seat": pyarrow.int8(), "turn_active": pyarrow.int8(), "luck": pyarrow.float64()}
    types = {name: pyarrow.list_(kind) for name, kind in lists.items()} | plain
    return pyarrow.schema([(name, types.get(name, pyarrow.string())) for name in COLUMNS])


def data_card(plan: Plan) -> str:
    """What a reader of the data should know."""
    columns = "\n".join(f"| `{name}` | {meaning} |" for name, meaning in COLUMNS.items())
    name = find(plan.game).info.name
    return f"""# Positions of {name}

{plan.positions:,} decisions of {name} ({plan.variant}, {plan.seats} seats) with at least two legal actions, made by

    rollwright dataset {plan.game} --positions {plan.positions} --seats {plan.seats} --seed {plan.seed}

Positions come from matches in which all seats play the level `{PLAYER}`. All decisions of one seat of each match are
taken, so neighbouring rows belong together: split by match, in portions of {PORTION} rows. Values are those of the
strongest bot: estimates, best first, not the truth. Where a game has very many actions, only the best are judged.

| Column | Meaning |
|---|---|
{columns}
"""


def _portions(plan: Plan) -> int:
    return -(-plan.positions // PORTION)


def _size(plan: Plan, number: int) -> int:
    return min(PORTION, plan.positions - number * PORTION)


def _part(file: Path, number: int) -> Path:
    return parts_folder(file) / f"{number:06}.parquet"

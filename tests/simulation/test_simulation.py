"""Some matches of the simulation; `python -m tests.simulation.world --matches N` plays any number."""

from __future__ import annotations

import dataclasses
import logging
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from rollwright.server import changes
from rollwright.server.changes import Changes
from rollwright.server.live_table import LiveTable
from rollwright.server.presence import Presence
from rollwright.server.standing import after
from rollwright.store.statements import SqlStore
from rollwright.table.match import Change, Match
from tests.simulation import faulty_store, world
from tests.simulation.world import simulate

Mutation = Callable[[pytest.MonkeyPatch], None]


@pytest.fixture(autouse=True)
def _quiet() -> Iterator[None]:
    logging.disable(logging.CRITICAL)
    yield
    logging.disable(logging.NOTSET)


@pytest.mark.parametrize("seed", range(8))
def test_no_invariant_is_broken(seed: int) -> None:
    assert simulate(seed) > 10


def _never_look_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """After a lost answer to a commit."""

    async def nothing(_changes: Changes, _table: LiveTable) -> None: ...

    monkeypatch.setattr(Changes, "_look_again", nothing)


def _accept_before_the_commit(monkeypatch: pytest.MonkeyPatch) -> None:
    commit = Changes._try

    async def eager(self: Changes, table: LiveTable, planner: Any, answered: Any) -> bool:
        plan = planner(table)
        if plan is not None and plan.change is not None:
            table.match.accept(plan.change)
        return await commit(self, table, planner, answered)

    monkeypatch.setattr(Changes, "_try", eager)


def _take_what_is_unexpected_for_a_refusal(monkeypatch: pytest.MonkeyPatch) -> None:
    async def plain(asking: Any) -> Any:
        return await asking

    monkeypatch.setattr(changes, "_answer", plain)


def _forget_who_was_named(monkeypatch: pytest.MonkeyPatch) -> None:
    async def nobody(_store: SqlStore, _person: str) -> dict[str, set[int]]:
        return {}

    monkeypatch.setattr(SqlStore, "named", nobody)


def _never_finish_an_erasure(monkeypatch: pytest.MonkeyPatch) -> None:
    async def nobody(_store: SqlStore) -> list[str]:
        return []

    monkeypatch.setattr(world, "FAULTS", 0.3)
    monkeypatch.setattr(SqlStore, "erasing", nobody)


def _never_settle(monkeypatch: pytest.MonkeyPatch) -> None:
    """After a change that was given up and may have been kept."""
    monkeypatch.setattr(faulty_store, "GONE_AFTER_COMMIT", 0.2)
    monkeypatch.setattr(Changes, "_settle_later", lambda _changes, _table: None)


def _tell_before_the_commit(monkeypatch: pytest.MonkeyPatch) -> None:
    commit = Changes._try

    async def eager(self: Changes, table: LiveTable, planner: Any, answered: Any) -> bool:
        plan = planner(table)
        if plan is not None and plan.change is not None:
            told = LiveTable(after(table.standing, plan, 0.0), _accepted(table.match, plan.change))
            told.followers = table.followers
            told._announce(table.standing)
        return await commit(self, table, planner, answered)

    monkeypatch.setattr(Changes, "_try", eager)


def _accepted(match: Match, change: Change) -> Match:
    then = Match.resume(match.events, match.hidden)
    then.accept(dataclasses.replace(change, revision=then._revision))
    return then


def _fail_in_the_background(monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(_presence: Presence, _table: LiveTable) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(Presence, "refresh", broken)


MUTATIONS = (
    _never_settle,
    _tell_before_the_commit,
    _fail_in_the_background,
    _never_look_again,
    _accept_before_the_commit,
    _take_what_is_unexpected_for_a_refusal,
    _forget_who_was_named,
    _never_finish_an_erasure,
)


def _play(matches: int) -> None:
    for seed in range(matches):
        simulate(seed)


@pytest.mark.parametrize("mutation", MUTATIONS)
def test_the_simulation_notices(mutation: Mutation, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each mutation of the server breaks an invariant within a few matches."""
    mutation(monkeypatch)
    with pytest.raises(AssertionError):
        _play(12)

"""Some matches of the simulation; `python -m tests.simulation.world --matches N` plays any number."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from rollwright.server import changes
from rollwright.server.changes import Changes
from rollwright.server.live_table import LiveTable
from rollwright.store.statements import SqlStore
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

    monkeypatch.setattr(SqlStore, "erasing", nobody)


MUTATIONS = (
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

"""Collecting garbage in a rhythm of our own."""

from __future__ import annotations

import asyncio
import gc
import weakref
from typing import Any

import pytest

from rollwright.server import gc_schedule


class Ring:
    """Something that holds itself: only the collector can free it."""

    def __init__(self) -> None:
        self.self = self


async def _until_gone(ring: weakref.ref[Ring]) -> bool:
    for _ in range(200):
        if ring() is None:
            return True
        await asyncio.sleep(0.01)
    return False


@pytest.mark.parametrize("old", [False, True])
async def test_rings_are_freed_and_the_collector_is_left_as_it_was(old: bool, monkeypatch: Any) -> None:
    monkeypatch.setattr(gc_schedule, "SECONDS_BETWEEN_NEW", 0.01)
    monkeypatch.setattr(gc_schedule, "NEW_BETWEEN_ALL", 5 if old else 10_000)
    collecting = asyncio.create_task(gc_schedule.collect_garbage())
    await asyncio.sleep(0)
    assert not gc.isenabled()
    ring = Ring()
    gone = weakref.ref(ring)
    if old:
        await asyncio.sleep(0.05)  # by then it counts as something that stays
    del ring
    assert await _until_gone(gone)
    collecting.cancel()
    await asyncio.gather(collecting, return_exceptions=True)
    assert gc.isenabled()
    assert gc.get_freeze_count() == 0

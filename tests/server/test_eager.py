"""Running a coroutine at once, as far as it comes."""

from __future__ import annotations

import asyncio

import pytest

from rollwright.server.eager import run_until_it_waits


async def test_what_need_not_wait_is_done_at_once() -> None:
    done = []

    async def work() -> None:
        done.append(1)

    assert run_until_it_waits(work()) is None
    assert done == [1]


async def test_what_has_to_wait_goes_on_where_it_is_awaited() -> None:
    gates, passed = [asyncio.Event() for _ in range(3)], []

    async def work() -> None:
        for number, gate in enumerate(gates):
            await gate.wait()
            passed.append(number)

    gates[0].set()
    rest = run_until_it_waits(work())
    assert rest is not None
    assert passed == [0]
    waiting = asyncio.ensure_future(rest)
    for gate in gates[1:]:
        await asyncio.sleep(0)
        gate.set()
    await waiting
    assert passed == [0, 1, 2]


async def test_errors_come_to_where_it_runs() -> None:
    async def fail(gate: asyncio.Event) -> None:
        await gate.wait()
        raise ZeroDivisionError

    gate = asyncio.Event()
    rest = run_until_it_waits(fail(gate))
    gate.set()
    assert rest is not None
    with pytest.raises(ZeroDivisionError):
        await rest
    with pytest.raises(ZeroDivisionError):
        run_until_it_waits(fail(gate))


async def test_cancelling_reaches_what_is_left() -> None:
    ended = []

    async def work() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            ended.append(1)

    rest = run_until_it_waits(work())
    assert rest is not None
    waiting = asyncio.ensure_future(rest)
    await asyncio.sleep(0)
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    assert ended == [1]

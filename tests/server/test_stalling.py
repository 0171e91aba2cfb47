"""Nobody can make others wait."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from rollwright.server import plans
from rollwright.server.errors import Refusal
from rollwright.server.live_table import LiveTable, resumed
from rollwright.server.messages import Decide, Leave, Undo
from rollwright.server.standing import Options, Standing, encode, stored_events
from rollwright.store.interface import Loaded, TableRow
from rollwright.table.record import format_match
from tests.server.conftest import running
from tests.server.running import Refused, ServerProcess, Someone
from tests.table.test_cost import undone

pytestmark = pytest.mark.xdist_group("server")


@pytest.fixture(scope="module")
def guarded_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    yield from running(
        tmp_path_factory.mktemp("server"),
        REQUEST_SECONDS="0.5",
        VERIFY_SECONDS="0.1",
        CONNECTIONS_PER_ADDRESS="20",
        TRUSTED_PROXIES="192.0.2.1",
    )


async def _until_closed(reader: asyncio.StreamReader) -> None:
    with contextlib.suppress(ConnectionError):
        while await asyncio.wait_for(reader.read(1000), 10):
            pass


@pytest.mark.parametrize(
    "begun",
    [
        b"GET /health HTTP/1.1\r\nHost: x\r\n",
        b"POST /api/join HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n{",
        b"GET /health HTTP/1.1\r\nHost: x\r\n\r\nGET /health HTTP/1.1\r\nHo",
    ],
)
async def test_a_request_that_never_arrives_whole_is_given_up(guarded_server: ServerProcess, begun: bytes) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", guarded_server.port)
    writer.write(begun)
    await _until_closed(reader)
    writer.close()


async def test_an_address_has_so_many_connections(guarded_server: ServerProcess) -> None:
    opened = [await asyncio.open_connection("127.0.0.1", guarded_server.port) for _ in range(30)]
    try:
        await asyncio.wait_for(_until_closed(opened[-1][0]), 0.4)
    finally:
        for _, writer in opened:
            writer.close()


async def test_a_flood_of_pings_ends_the_socket(guarded_server: ServerProcess) -> None:
    async with Someone(guarded_server.url) as ada, ada.socket() as a:
        with contextlib.suppress(ConnectionClosed):
            for _ in range(5000):
                await a.connection.ping()
        with contextlib.suppress(TimeoutError):
            await a.until(lambda _: False, 5)
        assert a.closed


async def test_a_record_that_takes_too_long_is_refused_and_others_are_answered(guarded_server: ServerProcess) -> None:
    record = format_match(undone(8000))
    async with Someone(guarded_server.url) as ada:
        checking = asyncio.create_task(ada.post("/api/verify", {"record": record}))
        await asyncio.sleep(0.2)
        assert len(await ada.get("/api/games")) >= 4
        with pytest.raises(Refused) as refused:
            await checking
        assert refused.value.code == "too-costly"


async def test_a_long_log_is_loaded_in_slices() -> None:
    match = undone(100)
    row = TableRow("x" * 22, None, None, "qwinto", b"{}", listed=False, created_at=0.0, number=match.number)
    loading = asyncio.create_task(resumed(Loaded(row, stored_events(1, match.events), {}, None)))
    turns = 0
    while not loading.done():
        turns += 1
        await asyncio.sleep(0)
    assert loading.result() == match
    assert turns >= match.number // 25


def test_undos_and_changes_of_seats_end_with_the_log_and_play_goes_on() -> None:
    match = undone(plans.LONGEST_LOG // 3 + 1)
    options = encode(Options("qwinto", "standard", 1, "seeded"))
    row = TableRow("x" * 22, None, "ada", "qwinto", options, listed=False, created_at=0.0, state="playing")
    table = LiveTable(Standing.of(row, {0: "ada"}, match), match)
    with pytest.raises(Refusal, match="only the match itself"):
        plans.undo(Undo("a", 0), table, "ada")
    with pytest.raises(Refusal, match="only the match itself"):
        plans.leave(Leave("a", 0), table, "ada")
    assert plans.decide(Decide("a", 0, "keep", match.number), table, "ada").change is not None


async def test_the_server_ends_in_time_whatever_runs(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, SHUTDOWN_SECONDS="1", VERIFY_SECONDS="60")
    server.start()
    record = format_match(undone(8000))
    async with Someone(server.url) as ada:
        checking = asyncio.create_task(ada.post("/api/verify", {"record": record}))
        await asyncio.sleep(0.3)
        began = time.monotonic()
        os.kill(server.pid, signal.SIGTERM)
        await asyncio.to_thread(server._process.join, 30)  # type: ignore[union-attr]
        assert time.monotonic() - began < 1 + 2 + 5 + 2
        checking.cancel()
        await asyncio.gather(checking, return_exceptions=True)

"""Nobody can make others wait."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from rollwright.server import plans
from rollwright.server.costly import OutOfTime, _limit
from rollwright.server.errors import Refusal
from rollwright.server.live_table import LiveTable, resumed
from rollwright.server.messages import Decide, Leave, Undo
from rollwright.server.node import Node
from rollwright.server.settings import Settings
from rollwright.server.standing import Options, Standing, encode, stored_events
from rollwright.store.interface import Holding, Loaded, Opening, Person, TableRow
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


class Swallowing:
    """Takes too long where Python drops errors: in a finaliser."""

    def __del__(self) -> None:
        time.sleep(0.3)


@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
def test_a_time_limit_holds_where_its_first_error_was_dropped() -> None:
    held = [Swallowing()]
    with pytest.raises(OutOfTime), _limit(0.05):
        time.sleep(5 if held.pop() is not None else 0)


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


class Work:
    """Counts what is called between two turns of the event loop: a measure of how long others wait, on any machine."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.most = self._calls = 0
        run = asyncio.Handle._run

        def counted(handle: asyncio.Handle) -> None:
            self._calls = 0
            run(handle)
            self.most = max(self.most, self._calls)

        monkeypatch.setattr(asyncio.Handle, "_run", counted)

    @contextlib.contextmanager
    def counting(self) -> Iterator[None]:
        sys.setprofile(self._count)
        try:
            yield
        finally:
            sys.setprofile(None)

    def _count(self, _frame: object, event: str, _arg: object) -> None:
        self._calls += event in {"call", "c_call"}


#: Python calls some millions of functions a second on a machine of today: this is less than 50 ms. Loading this table
#: at once takes half a million.
MOST_CALLS = 60_000


async def test_nothing_that_a_player_does_at_a_long_table_holds_the_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Loading, looking, deciding and undoing, after as many events as a table may have."""
    node = Node(Settings(data=tmp_path, warm_bots=False))
    await node.start()
    match = undone(plans.LONGEST_LOG // 3 - 5)
    await node.store.add_person(Person("ada", "Ada"), b"ada", 1.0)
    options = encode(Options("qwinto", "standard", 1, "seeded"))
    row = TableRow("x" * 22, None, "ada", "qwinto", options, listed=False, created_at=1.0, state="playing")
    row = msgspec.structs.replace(row, number=match.number, changed_at=1.0)
    opening = Opening(table=row, events=stored_events(1, match.events), secret=None, holdings=[Holding(0, "ada")])
    await node.store.open_table(opening)
    work = Work(monkeypatch)
    with work.counting():
        table = await node.tables.get(row.id)
        table.snapshot("ada")
        for number in range(2):
            await node.changes.change(
                table, lambda now: plans.decide(Decide("a", 0, "keep", now.match.number), now, "ada")
            )
            await node.changes.change(table, lambda now, at=number: plans.undo(Undo(f"u{at}", 0), now, "ada"))  # type: ignore[misc]
            table.snapshot("ada")
    await node.stop()
    assert table.match.number == match.number + 4
    assert 0 < work.most < MOST_CALLS


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

"""Real servers on both databases: one of each for all tests that leave it as it was."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.postgres import Postgres
from tests.server.running import ServerProcess, Someone


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    database = None
    if request.param == "postgresql":
        postgres: Postgres = request.getfixturevalue("postgres")
        database = asyncio.run(postgres.fresh_database())
    yield from running(tmp_path_factory.mktemp("server"), database)


@pytest.fixture(scope="session")
def sqlite_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """For what has nothing to do with the database."""
    yield from running(tmp_path_factory.mktemp("server"))


@pytest.fixture(scope="session")
def impatient_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """People who are away are nudged and stood in for within a second; bots take their time."""
    yield from running(
        tmp_path_factory.mktemp("server"),
        NUDGE_AFTER="0.3",
        STAND_IN_AFTER="0.8",
        PATIENCE="600",
        PRESENCE_TIMEOUT="5",
    )


@pytest.fixture(scope="session")
def strict_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """With limits that a test reaches; bots take a breath, so that a reader of eight messages can keep up with them."""
    yield from running(
        tmp_path_factory.mktemp("server"),
        BOT_PAUSE="0.02",
        MESSAGES_PER_SECOND="5",
        MESSAGE_BURST="10",
        OPENINGS_PER_MINUTE="3",
        GUESSES_PER_MINUTE="3",
        NEWCOMERS_PER_MINUTE="12",
        SOCKETS_PER_PERSON="2",
        TABLES_PER_PERSON="2",
        WATCHERS_PER_TABLE="2",
        QUEUE_LENGTH="8",
        MESSAGE_BYTES="4096",
        BODY_BYTES="4096",
    )


def running(data: Path, database: str | None = None, **settings: str) -> Iterator[ServerProcess]:
    process = ServerProcess(data, database, **settings)
    process.start()
    try:
        yield process
    finally:
        assert process.stop() in {0, -signal.SIGTERM}
        assert "Traceback" not in process.log(), process.log()


@pytest.fixture
async def ada(server: ServerProcess) -> AsyncIterator[Someone]:
    async with Someone(server.url) as someone:
        yield someone


@pytest.fixture
async def ben(server: ServerProcess) -> AsyncIterator[Someone]:
    async with Someone(server.url) as someone:
        yield someone

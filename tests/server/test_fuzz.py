"""Nonsense over the socket and over HTTP, in short."""

from __future__ import annotations

import pytest

from tests.server.fuzz import ask_everything, fuzz
from tests.server.running import ServerProcess

pytestmark = pytest.mark.xdist_group("server")


async def test_nonsense_over_the_socket_changes_nothing_and_breaks_nothing(sqlite_server: ServerProcess) -> None:
    outcomes = await fuzz(sqlite_server, 1500, seed=1)
    assert outcomes["unreadable"] > 100
    assert outcomes["not-yours"] > 5


def test_every_route_answers_whatever_it_is_asked(sqlite_server: ServerProcess) -> None:
    """No request makes the server fail, and every error has the one shape."""
    answered = ask_everything(sqlite_server.url, examples=8)
    assert len(answered) > 20
    assert {200, 400, 404} <= set.union(*answered.values())

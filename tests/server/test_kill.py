"""Pulling the plug, in short; `python -m tests.server.kill` does it at length."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.postgres import Postgres, running_postgres
from tests.server.kill import kill_under_load

pytestmark = pytest.mark.xdist_group("server")


async def test_nothing_acknowledged_is_lost_or_doubled_when_the_server_is_killed(tmp_path: Path) -> None:
    report = await kill_under_load(tmp_path, 4, tables=4)
    assert report.acknowledged > 20


async def test_one_of_two_nodes_is_killed(tmp_path: Path, postgres: Postgres) -> None:
    report = await kill_under_load(tmp_path, 2, postgres=postgres, nodes=2, tables=4)
    assert report.acknowledged > 20


async def test_the_database_is_restarted(tmp_path: Path) -> None:
    with running_postgres() as own:
        report = await kill_under_load(tmp_path, 2, postgres=own, victim="database", tables=4)
    assert report.acknowledged > 20

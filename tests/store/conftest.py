"""A fresh store of each kind."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from rollwright.store import Store, open_store


@pytest.fixture(params=["sqlite", "postgresql"])
async def database(request: pytest.FixtureRequest) -> str | None:
    """The address of an empty database; None is SQLite."""
    if request.param == "sqlite":
        return None
    address: str = await request.getfixturevalue("postgres").fresh_database()
    return address


@pytest.fixture
async def store(database: str | None, tmp_path: Path) -> AsyncIterator[Store]:
    kept = open_store(database, tmp_path)
    await kept.open()
    yield kept
    await kept.close()

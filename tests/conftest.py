"""What several folders of tests share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.postgres import Postgres, running_postgres


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with running_postgres() as server:
        yield server

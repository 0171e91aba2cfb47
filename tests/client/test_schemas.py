"""The page's types are made from the server's schemas: what is checked in must be what the server says."""

from __future__ import annotations

import json
from pathlib import Path

from rollwright.server.schema import files

SOURCES = Path(__file__).parents[2] / "client" / "src"


def test_the_schemas_and_cards_of_the_page_are_those_of_the_server() -> None:
    stale = [
        name
        for name, value in files().items()
        if json.loads((SOURCES / name).read_text(encoding="utf-8")) != json.loads(json.dumps(value))
    ]
    assert not stale, f"Run `make types`: {', '.join(stale)}"

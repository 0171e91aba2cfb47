"""The page's types are made from the schema of the messages: what is checked in must be what the server says."""

from __future__ import annotations

import json
from pathlib import Path

from rollwright.server.schema import schema

SCHEMA = Path(__file__).parents[2] / "client" / "src" / "lib" / "messages.schema.json"


def test_the_schema_of_the_page_is_the_schema_of_the_server() -> None:
    assert json.loads(SCHEMA.read_text(encoding="utf-8")) == json.loads(json.dumps(schema()))

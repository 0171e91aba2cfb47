"""The JSON Schema of all messages, from which the page's types are made: `python -m rollwright.server.schema`."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from rollwright.server import messages


def schema() -> dict[str, Any]:
    """What a client says (`Command`) and what it is told (`Told`), with everything inside them."""
    kinds = {"Command": messages.Command, "Told": messages.Told}
    schemas, components = msgspec.json.schema_components(kinds.values(), ref_template="#/$defs/{name}")
    named = dict(zip(kinds, schemas, strict=True))
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Messages",
        "$defs": {**components, **named},
        "anyOf": [{"$ref": f"#/$defs/{name}"} for name in named],
    }


def main() -> None:
    text = json.dumps(schema(), indent=2, ensure_ascii=False) + "\n"
    if len(sys.argv) > 1:
        Path(sys.argv[1]).write_text(text, encoding="utf-8")
    else:
        sys.stdout.write(text)


if __name__ == "__main__":
    main()

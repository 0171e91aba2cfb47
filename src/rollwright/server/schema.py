"""The JSON Schemas from which the page's types are made, and what it shows of a game before the server has answered.

`python -m rollwright.server.schema client/src` writes them all; without an argument it prints that of the messages.
"""

from __future__ import annotations

import json
import sys
import warnings
from pathlib import Path
from typing import Any

import msgspec
from litestar.exceptions import LitestarDeprecationWarning

from rollwright.games import REGISTRY
from rollwright.games import game as game_of
from rollwright.server import messages
from rollwright.server.http_games import describe

DRAFT = "https://json-schema.org/draft/2020-12/schema"


def schema() -> dict[str, Any]:
    """What a client says (`Command`) and what it is told (`Told`), with everything inside them."""
    return _named("Messages", {"Command": messages.Command, "Told": messages.Told})


def forms_schema(key: str) -> dict[str, Any]:
    """The JSON forms of a game: its actions, dice, sheets and layouts."""
    forms = game_of(key).forms
    kinds = {f"Action{place}": form for place, form in enumerate(forms.actions)}
    found = _named("Forms", {**kinds, "Dice": forms.dice, "Sheet": forms.sheet, "Layout": forms.layout})
    definitions = found["$defs"]
    definitions["Action"] = {"anyOf": [definitions.pop(name) for name in kinds]}
    found["anyOf"] = [{"$ref": f"#/$defs/{name}"} for name in ("Action", "Dice", "Sheet", "Layout")]
    return found


def http_schema() -> dict[str, Any]:
    """Everything that requests and answers over HTTP hold."""
    from rollwright.server.app import create_app
    from rollwright.server.settings import Settings

    with warnings.catch_warnings():
        warnings.simplefilter("ignore", LitestarDeprecationWarning)
        described = create_app(Settings()).openapi_schema.to_schema()
    components = json.loads(json.dumps(described["components"]["schemas"]).replace("#/components/schemas/", "#/$defs/"))
    return {"$schema": DRAFT, "title": "Http", "$defs": components}


def review_schema() -> dict[str, Any]:
    """A review of a match, and why one action is better than another."""
    from rollwright.analysis.model import Review, Why

    return _named("Reviews", {"Review": Review, "Why": Why})


def card(key: str) -> dict[str, Any]:
    """A game as the home page shows it at once; bots and sheets with names of their own are left to the server."""
    described: dict[str, Any] = json.loads(msgspec.json.encode(describe(key)))
    del described["bots"]
    described["layouts"] = {variant: described["layouts"][variant] for variant in described["variants"]}
    return {"place": list(REGISTRY).index(key), **described}


def _named(title: str, kinds: dict[str, Any]) -> dict[str, Any]:
    schemas, components = msgspec.json.schema_components(kinds.values(), ref_template="#/$defs/{name}")
    named = dict(zip(kinds, schemas, strict=True))
    return {
        "$schema": DRAFT,
        "title": title,
        "$defs": {**components, **{name: kind for name, kind in named.items() if name not in components}},
        "anyOf": [{"$ref": f"#/$defs/{name}"} for name in named],
    }


def files() -> dict[str, dict[str, Any]]:
    """All files of the page that are made here, by their path in its sources."""
    found = {
        "lib/messages.schema.json": schema(),
        "lib/http.schema.json": http_schema(),
        "lib/review.schema.json": review_schema(),
    }
    for key in REGISTRY:
        found[f"games/{key}/forms.schema.json"] = forms_schema(key)
        found[f"games/{key}/card.json"] = card(key)
    return found


def _text(value: dict[str, Any]) -> str:
    return json.dumps(value, indent=2, ensure_ascii=False) + "\n"


def main() -> None:
    if len(sys.argv) == 1:
        sys.stdout.write(_text(schema()))
        return
    for name, value in files().items():
        path = Path(sys.argv[1], name)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(_text(value), encoding="utf-8")


if __name__ == "__main__":
    main()

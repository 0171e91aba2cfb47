"""The rules of the games, and nothing else: no input or output, no clock, no network, no random numbers."""

from __future__ import annotations

import difflib
import functools
import importlib
from typing import Any

from rollwright.games.protocol import UnknownGame
from rollwright.games.shell import Shell

#: Every game by its key: where its shell is found. A game's rules are loaded when it is first asked for.
REGISTRY = {
    "qwinto": "rollwright.games.qwinto:Qwinto",
    "qwantum": "rollwright.games.qwantum:Qwantum",
    "twenty-one": "rollwright.games.twenty_one:TwentyOne",
    "splitter": "rollwright.games.splitter:Splitter",
}


def game(key: str) -> Shell[Any, Any]:
    """The game with this key; a near miss is suggested."""
    if key not in REGISTRY:
        raise UnknownGame(_unknown(key))
    return _load(key)


@functools.cache
def _load(key: str) -> Shell[Any, Any]:
    module, _, name = REGISTRY[key].partition(":")
    shell: Shell[Any, Any] = getattr(importlib.import_module(module), name)()
    return shell


def _unknown(key: str) -> str:
    near = difflib.get_close_matches(key.lower().replace("_", "-"), REGISTRY, n=1)
    hint = f"did you mean {near[0]}?" if near else f"choose from {', '.join(REGISTRY)}."
    return f"There is no game {key!r}: {hint}"

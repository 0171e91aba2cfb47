"""Which games there are, and in which module each layer keeps what it knows of one of them.

`game_module("paper", "qwinto")` is `rollwright.paper.qwinto`. Common code reaches a game through this module alone, so
it never needs to name one. A game from outside the package is registered by the environment (`outside_games`).
"""

from __future__ import annotations

import difflib
import importlib
import importlib.util
from types import ModuleType

from rollwright.games.protocol import UnknownGame
from rollwright.outside_games import outside_games

#: Every game by its key, and the name of its module in a layer. Modules are imported when they are first used.
REGISTRY = {
    "qwinto": "rollwright.{layer}.qwinto",
    "qwantum": "rollwright.{layer}.qwantum",
    "twenty-one": "rollwright.{layer}.twenty_one",
    "splitter": "rollwright.{layer}.splitter",
    **outside_games(),
}


def game_module(layer: str, key: str) -> ModuleType:
    """The module in which a layer ("games", "sim", "bots", "paper", "cli.play") keeps what it knows of a game.

    Raises `UnknownGame` for a key that is not registered, and suggests a near miss.
    """
    return importlib.import_module(module_name(layer, key))


def has_module(layer: str, key: str) -> bool:
    """Whether a layer knows anything of a game, without importing it. Raises `UnknownGame`."""
    try:
        return importlib.util.find_spec(module_name(layer, key)) is not None
    except ModuleNotFoundError:  # the layer itself is missing where the game comes from
        return False


def module_name(layer: str, key: str) -> str:
    """The full name of that module, without importing it. Raises `UnknownGame`."""
    if key not in REGISTRY:
        raise UnknownGame(_unknown(key))
    return REGISTRY[key].format(layer=layer)


def typed_key(text: str) -> str:
    """The key of a game that a person has typed: `Qwinto`, `twenty_one` and `Twenty One` are understood.

    Raises `UnknownGame`, which suggests a near miss.
    """
    key = _spelled(text)
    if key not in REGISTRY:
        raise UnknownGame(_unknown(text))
    return key


def _unknown(key: str) -> str:
    near = difflib.get_close_matches(_spelled(key), REGISTRY, n=1)
    hint = f"did you mean {near[0]}?" if near else f"choose from {', '.join(REGISTRY)}."
    return f"There is no game {key!r}: {hint}"


def _spelled(text: str) -> str:
    return "-".join(text.lower().replace("_", " ").replace("-", " ").split())

"""The rules of the games, and nothing else: no input or output, no clock, no network, no random numbers."""

from __future__ import annotations

import functools
from typing import Any

from rollwright.games.registry import REGISTRY, game_module
from rollwright.games.shell import Shell

__all__ = ["REGISTRY", "game", "game_module"]


@functools.cache
def game(key: str) -> Shell[Any, Any]:
    """The game with this key. Raises `UnknownGame`, which suggests a near miss."""
    found: Shell[Any, Any] = game_module("games", key).GAME
    return found

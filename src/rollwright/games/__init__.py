"""The rules of the games, and nothing else: no input or output, no clock, no network, no random numbers."""

from __future__ import annotations

import functools
from typing import Any

from rollwright.games.compiled_game import CompiledGame
from rollwright.games.registry import REGISTRY, game_module

__all__ = ["REGISTRY", "game", "game_module"]


@functools.cache
def game(key: str) -> CompiledGame[Any, Any]:
    """The game with this key. Raises `UnknownGame`, which suggests a near miss."""
    found: CompiledGame[Any, Any] = game_module("games", key).GAME
    return found

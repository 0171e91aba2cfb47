"""The rules of the games, and nothing else: no input or output, no clock, no network, no random numbers."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, Any, Literal, overload

from rollwright.games.compiled_game import CompiledGame
from rollwright.games.protocol import UnknownGame
from rollwright.games.registry import REGISTRY, game_module, has_module, typed_key

if TYPE_CHECKING:
    from rollwright.games.qwantum import Qwantum
    from rollwright.games.qwinto import Qwinto
    from rollwright.games.splitter import Splitter
    from rollwright.games.twenty_one import TwentyOne

__all__ = ["REGISTRY", "CompiledGame", "UnknownGame", "game", "game_module", "has_module", "typed_key"]


@overload
def game(key: Literal["qwinto"]) -> Qwinto: ...
@overload
def game(key: Literal["qwantum"]) -> Qwantum: ...
@overload
def game(key: Literal["twenty-one"]) -> TwentyOne: ...
@overload
def game(key: Literal["splitter"]) -> Splitter: ...
@overload
def game(key: str) -> CompiledGame[Any, Any]: ...
def game(key: str) -> CompiledGame[Any, Any]:
    """The game with this key. Raises `UnknownGame`, which suggests a near miss."""
    return _game(key)


@functools.cache
def _game(key: str) -> CompiledGame[Any, Any]:
    found: CompiledGame[Any, Any] = game_module("games", key).GAME
    return found

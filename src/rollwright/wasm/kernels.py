"""Which kernels of a game a page gets, and with which types."""

from __future__ import annotations

import importlib
import importlib.util
from typing import Any

from numba.core import types

from rollwright.bots.minds import choose
from rollwright.games import game
from rollwright.games.registry import game_module, module_name
from rollwright.table import offers
from rollwright.wasm.interface import SMALL, Export

#: A state as its flat buffer, or several, one in each row.
STATE, STATES = types.int8[::1], types.int8[:, ::1]
#: Numbers of actions, and points.
SHORTS, SHORT_ROWS = types.int16[::1], types.int16[:, ::1]
FLAGS = types.boolean[::1]

#: The kernels for flat buffers, which all games have.
BUFFER_KERNELS: dict[str, tuple[tuple[Any, ...], Any]] = {
    "start": ((STATE, SMALL, SMALL, SMALL), None),
    "deciders": ((STATE,), SMALL),
    "legal": ((STATE, SMALL, SHORTS), SMALL),
    "is_legal": ((STATE, SMALL, SMALL), None),
    "dice_wanted": ((STATE, STATE), SMALL),
    "throw": ((STATE, STATE), None),
    "decide": ((STATE, SHORTS), None),
    "is_over": ((STATE,), None),
    "scores": ((STATES, SMALL, SHORT_ROWS, SHORTS), None),
    "breach": ((STATE, SMALL), SMALL),
}
#: What each legal action would do, in one pass.
OUTCOMES = (STATE, SMALL, SHORTS, STATES, SHORT_ROWS, FLAGS)


def rules_of(key: str) -> list[Export]:
    """The rules of a game: its buffer kernels, the preview of all options, and what the game declares beside them."""
    kernels = game(key)._kernels
    exports = [Export(name, getattr(kernels, name), *declared) for name, declared in BUFFER_KERNELS.items()]
    more: list[Export] = game_module("wasm", key).KERNELS
    outcomes = offers._kernels(key).outcomes
    return [*exports, Export("outcomes", outcomes, OUTCOMES, SMALL), *more]


#: Real numbers, the weights of a net, and whole numbers.
REALS, WEIGHTS, WHOLES = types.float64[::1], types.float32[::1], types.int64[::1]
#: The kernels of a mind (see `bots/minds.py`).
PREPARE = (STATE, REALS, WHOLES, REALS)
JUDGE = (STATE, SMALL, REALS, WEIGHTS, REALS, REALS, WHOLES, REALS, WHOLES, SHORTS, REALS, REALS, REALS)
CHOOSE = (REALS, types.float64, WHOLES)


def mind_name(key: str) -> str | None:
    """The module of a game's mind; None where its bots don't play on devices."""
    name = f"{module_name('bots', key)}.mind"
    return name if importlib.util.find_spec(module_name("bots", key)) and importlib.util.find_spec(name) else None


def bots_of(key: str) -> list[Export]:
    """The bots of a game: their mind, and how they choose by what it thinks."""
    mind = importlib.import_module(mind_name(key) or "")
    return [
        Export("prepare", mind.prepare, PREPARE),
        Export("judge", mind.judge, JUDGE, SMALL),
        Export("choose", choose, CHOOSE, SMALL),
    ]

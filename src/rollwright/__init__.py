"""Rollwright plays, teaches and studies roll-and-write dice games.

>>> import rollwright
>>> qwinto = rollwright.game("qwinto")
>>> state = qwinto.start(seats=2)
>>> qwinto.legal(state, 0)[0]
PickDice(dice=('orange',))

Everything here is loaded when it is first used, so that importing the package takes no time.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rollwright.analysis import review
    from rollwright.bots import evaluator
    from rollwright.bots import make as make_bot
    from rollwright.bots.simulation import simulate
    from rollwright.errors import (
        IllegalAction,
        ImpossibleThrow,
        InvalidNotation,
        InvalidSetup,
        InvalidSheet,
        RollwrightError,
        UnknownGame,
    )
    from rollwright.games import REGISTRY, game
    from rollwright.library import read_records
    from rollwright.sim.batch import Batch
    from rollwright.table.match import Match

    __version__: str

__all__ = [
    "REGISTRY",
    "Batch",
    "IllegalAction",
    "ImpossibleThrow",
    "InvalidNotation",
    "InvalidSetup",
    "InvalidSheet",
    "Match",
    "RollwrightError",
    "UnknownGame",
    "__version__",
    "evaluator",
    "game",
    "make_bot",
    "read_records",
    "review",
    "simulate",
]

#: Where each name comes from, and its name there if it is another one.
_ORIGINS = {
    "REGISTRY": ("rollwright.games", "REGISTRY"),
    "Batch": ("rollwright.sim.batch", "Batch"),
    "Match": ("rollwright.table.match", "Match"),
    "evaluator": ("rollwright.bots", "evaluator"),
    "game": ("rollwright.games", "game"),
    "make_bot": ("rollwright.bots", "make"),
    "review": ("rollwright.analysis", "review"),
    "read_records": ("rollwright.library", "read_records"),
    "simulate": ("rollwright.bots.simulation", "simulate"),
}


def __getattr__(name: str) -> Any:
    if name == "__version__":
        value: Any = importlib.import_module("importlib.metadata").version("rollwright")
    elif name in __all__:
        module, attribute = _ORIGINS.get(name, ("rollwright.errors", name))
        value = getattr(importlib.import_module(module), attribute)
    else:
        raise AttributeError(f"module 'rollwright' has no attribute {name!r}")
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})

"""The learned weights that come along: one file for each net, and beside it how it was made."""

from __future__ import annotations

import functools
import json
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

FOLDER = Path(__file__).with_name("learned")


class Net(NamedTuple):
    """The weights of a value, and the spread of final scores around it by the phase of the match."""

    weights: np.ndarray[Any, np.dtype[np.float32]]
    spread: np.ndarray[Any, np.dtype[np.float64]]


@functools.cache
def load(name: str) -> Net:
    """The net of this name; read once a process."""
    with np.load(FOLDER / f"{name}.npz") as stored:
        return Net(stored["weights"].astype(np.float32), stored["spread"].astype(np.float64))


def save(name: str, weights: np.ndarray[Any, Any], spread: np.ndarray[Any, Any], made: dict[str, Any]) -> None:
    """Ship a net, and write down how it was made."""
    FOLDER.mkdir(exist_ok=True)
    np.savez_compressed(
        FOLDER / f"{name}.npz", weights=np.asarray(weights, np.float16), spread=np.asarray(spread, np.float32)
    )
    (FOLDER / f"{name}.json").write_text(json.dumps(made, indent=1) + "\n")
    load.cache_clear()

"""The learned weights that come along: one file for each net, and beside it how it was made."""

from __future__ import annotations

import contextlib
import functools
import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from rollwright.games.protocol import RollwrightError

FOLDER = Path(__file__).with_name("learned")


class ForeignWeights(RollwrightError):
    """Weights that this version can't play with."""

    code = "foreign-weights"


class Net(NamedTuple):
    """The weights of a value; by the phase of the match, how final scores spread and what careful play adds."""

    weights: np.ndarray[Any, np.dtype[np.float32]]
    spread: np.ndarray[Any, np.dtype[np.float64]]
    gain: np.ndarray[Any, np.dtype[np.float64]]
    """A value is learned from play that looks ahead less than the strongest level does: that scores so much more."""


#: Nets that are being tried out, by their names.
_tried: dict[str, Net] = {}


@functools.cache
def load(name: str) -> Net:
    """The net of this name; read once a process."""
    if name in _tried:
        return _tried[name]
    with np.load(FOLDER / f"{name}.npz") as stored:
        spread, gain = stored["spread"].astype(np.float64), stored["gain"].astype(np.float64)
        return Net(stored["weights"].astype(np.float32), spread, gain)


def load_for(name: str, count: int) -> Net:
    """The net of this name for kernels that look at so many weights: beyond these lies whatever lies there."""
    net = load(name)
    if len(net.weights) != count:
        raise ForeignWeights(
            f"{FOLDER / name}.npz holds {len(net.weights)} weights where {count} are needed: it was trained by another"
            f" version. `rollwright train {name.rsplit('-', 1)[0]} --only {name}` makes it anew."
        )
    return net


@contextlib.contextmanager
def trying(name: str, net: Net) -> Iterator[None]:
    """For a while, bots play with this net in place of the one that came along."""
    _tried[name] = net
    load.cache_clear()
    try:
        yield
    finally:
        del _tried[name]
        load.cache_clear()


def fingerprint(game: str) -> str:
    """What tells apart the weights that come along for a game from those of other versions."""
    digest = hashlib.sha256()
    for path in sorted(FOLDER.glob(f"{game}-*.npz")):
        digest.update(path.name.encode() + path.read_bytes())
    return digest.hexdigest()[:16]


def in_short(weights: np.ndarray[Any, np.dtype[Any]]) -> np.ndarray[Any, np.dtype[np.float16]]:
    """Weights as they are shipped, in half the room."""
    return weights.astype(np.float16)


def save(name: str, net: Net, made: dict[str, Any]) -> None:
    """Ship a net, and write down how it was made."""
    FOLDER.mkdir(exist_ok=True)
    np.savez_compressed(
        FOLDER / f"{name}.npz",
        weights=in_short(net.weights),
        spread=net.spread.astype(np.float32),
        gain=net.gain.astype(np.float32),
    )
    (FOLDER / f"{name}.json").write_text(json.dumps(made, indent=1) + "\n")
    load.cache_clear()

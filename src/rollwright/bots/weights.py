"""The nets of the learned games: weights, and how scores turn out around their values.

Installed nets lie in `bots/<game>/learned`. The folder named by the environment variable ROLLWRIGHT_NETS comes first:
bots play with the nets that somebody has trained and kept there.
"""

from __future__ import annotations

import contextlib
import functools
import hashlib
import importlib.util
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from rollwright.games.protocol import RollwrightError
from rollwright.games.registry import module_name

#: The environment variable that names a folder of nets which replace the installed ones.
OWN_NETS = "ROLLWRIGHT_NETS"


class ForeignWeights(RollwrightError):
    """Weights that this version can't play with."""

    code = "foreign-weights"


class Net(NamedTuple):
    """The weights of a value; by the phase of the match, how final scores spread and what careful play adds."""

    weights: np.ndarray[Any, np.dtype[np.float32]]
    spread: np.ndarray[Any, np.dtype[np.float64]]
    gain: np.ndarray[Any, np.dtype[np.float64]]
    """A value is learned from play that looks ahead less than the strongest level does, and may price turns: what is
    scored differs from it by so much."""


#: Nets that are being tried out, by game and name.
_tried: dict[tuple[str, str], Net] = {}


def folder_of(game: str) -> Path | None:
    """Where a game's bots keep their nets and figures; None where it has no bots of its own. Raises `UnknownGame`."""
    spec = importlib.util.find_spec(module_name("bots", game))
    return Path(spec.origin).parent if spec is not None and spec.origin is not None else None


def installed(game: str) -> Path:
    """The folder of the nets that come along with a game."""
    return (folder_of(game) or Path()) / "learned"


def file_of(game: str, name: str) -> Path:
    """The file of a net: somebody's own, or the one that came along."""
    own = Path(os.environ.get(OWN_NETS, "")) / f"{name}.npz"
    if os.environ.get(OWN_NETS) and own.exists():
        return own
    return installed(game) / f"{name}.npz"


@functools.cache
def load(game: str, name: str) -> Net:
    """The net of this name; read once a process."""
    if (game, name) in _tried:
        return _tried[game, name]
    with np.load(file_of(game, name)) as stored:
        spread, gain = stored["spread"].astype(np.float64), stored["gain"].astype(np.float64)
        return Net(stored["weights"].astype(np.float32), spread, gain)


def load_for(game: str, name: str, count: int) -> Net:
    """The net of this name for kernels that look at so many weights. Raises `ForeignWeights` if it has others."""
    net = load(game, name)
    if len(net.weights) != count:
        raise ForeignWeights(
            f"{file_of(game, name)} holds {len(net.weights)} weights where {count} are needed: it was trained by"
            f" another version. `rollwright train {game} --only {name}` makes it anew."
        )
    return net


@contextlib.contextmanager
def trying(game: str, name: str, net: Net) -> Iterator[None]:
    """For a while, bots play with this net in place of the one that came along."""
    _tried[game, name] = net
    load.cache_clear()
    try:
        yield
    finally:
        del _tried[game, name]
        load.cache_clear()


def fingerprint(game: str) -> str:
    """What tells apart the nets with which a game's bots play from those of other versions."""
    digest = hashlib.sha256()
    for path in sorted(installed(game).glob("*.npz")):
        digest.update(path.name.encode() + file_of(game, path.stem).read_bytes())
    return digest.hexdigest()[:16]


def in_short(weights: np.ndarray[Any, np.dtype[Any]]) -> np.ndarray[Any, np.dtype[np.float16]]:
    """Weights as they are kept in a file, in half the room."""
    return weights.astype(np.float16)


def save(folder: Path, name: str, net: Net, made: dict[str, Any]) -> None:
    """Write a net to a folder, and beside it how it was made."""
    np.savez_compressed(
        folder / f"{name}.npz",
        weights=in_short(net.weights),
        spread=net.spread.astype(np.float32),
        gain=net.gain.astype(np.float32),
    )
    (folder / f"{name}.json").write_text(json.dumps(made, indent=1) + "\n")
    load.cache_clear()

"""What a page knows of a game's bots as data: the levels, and the nets that they play with."""

from __future__ import annotations

import gzip
import importlib
from pathlib import Path
from typing import Any

import numpy as np

from rollwright import bots
from rollwright.bots.game_bots import game_bots
from rollwright.bots.minds import KernelJudge
from rollwright.bots.weights import in_short
from rollwright.games import game as game_of
from rollwright.wasm import BuildError
from rollwright.wasm.kernels import mind_name


def bot_facts(key: str, folder: Path) -> dict[str, Any]:
    """All of it, ready for JSON; the weights of the nets are written to the folder."""
    info, mind = game_of(key).info, importlib.import_module(mind_name(key) or "")
    judges = {level: _judge(key, level) for level in bots.LEVELS[1:]}
    levels = {level: _level(key, level, judge) for level, judge in judges.items()}
    nets: dict[str, Any] = {}
    for judge in judges.values():
        for variant in info.variants:
            for seats in info.playable:
                name = judge.net_name(variant, seats)
                if name is not None and name not in nets:
                    nets[name] = _net(judge, variant, seats, folder / f"{key}.{name}.weights")
    rooms = {seats: list(mind.room(seats)) for seats in info.playable}
    return {"actions": game_of(key).rules.ACTIONS, "rooms": rooms, "levels": levels, "nets": nets}


def _judge(key: str, level: str) -> KernelJudge:
    """The judge of a level, as `bots.make` has it."""
    own = game_bots(key)
    has_noise = own is not None and level in own.NOISE
    judge = bots.judge_for(key, thorough=not has_noise, by_points=has_noise)
    if not isinstance(judge, KernelJudge):
        raise BuildError(f"{key} has a mind of kernels, and its level {level} doesn't play with it.")
    return judge


def _level(key: str, level: str, judge: KernelJudge) -> dict[str, Any]:
    info, own = game_of(key).info, game_bots(key)
    nets = {variant: {seats: judge.net_name(variant, seats) for seats in info.playable} for variant in info.variants}
    return {"noise": own.NOISE.get(level, 0.0) if own else 0.0, "style": judge.style.tolist(), "nets": nets}


def _net(judge: KernelJudge, variant: str, seats: int, file: Path) -> dict[str, Any]:
    """Write the weights as half floats, packed; return the rest."""
    net = judge.net(variant, seats)
    halves = in_short(net.weights)
    if (halves.astype(np.float32) != net.weights).any():
        raise BuildError(f"The weights of {file.stem} don't fit into half floats: save the net with `weights.save`.")
    file.write_bytes(gzip.compress(halves.astype("<f2").tobytes(), 9, mtime=0))
    sizes = {"weights": len(net.weights), "bytes": file.stat().st_size}
    return {**sizes, "gain": net.gain.tolist(), "spread": net.spread.tolist()}

"""The compiled loops of each game: one source for all games, loaded once for each with its rules."""

from __future__ import annotations

import functools
from typing import Any

import numpy as np

from rollwright.games import game as find
from rollwright.games import game_module
from rollwright.games.protocol import Die, Face
from rollwright.jit import kernels_for
from rollwright.sim import defaults


@functools.cache
def rules_of(key: str) -> Any:
    """The kernels and numbers of a game's rules."""
    return game_module("games", key).rules


@functools.cache
def loop(source: str, key: str) -> Any:
    """The module of this source for the game with this key."""
    return kernels_for(rules_of(key), f"rollwright.sim.{source}", **_given(key))


@functools.cache
def _given(key: str) -> dict[str, object]:
    game = find(key)
    rules, own = rules_of(key), game_module("sim", key)
    faces = faces_of(key)
    throws = faces.shape[1] ** np.arange(len(faces) + 1)
    dice = kernels_for(rules, "rollwright.sim.dice", FACES=faces, THROWS=throws)
    choices = kernels_for(
        rules,
        "rollwright.sim.choices",
        greedy_about_dice=getattr(own, "greedy_about_dice", defaults.no_dice_decisions),
        choose_own=getattr(own, "choose_own", defaults.no_own_policy),
    )
    return {
        "STATE_BYTES": rules.STATE.itemsize,
        "throw_random": dice.throw_random,
        "choose": choices.choose,
        "choose_greedily": choices.choose_greedily,
        "choose_own": choices.choose_own,
        "RANDOM": choices.RANDOM,
        "GREEDY": choices.GREEDY,
        "copy": choices.copy,
        "failures": defaults.counted_failures if game.info.max_failures else defaults.no_failures,
        "deal": rules.deal if game.info.sheets else defaults.same_sheet,
        "SHEETS": len(game.info.sheets),
    }


@functools.cache
def faces_of(key: str) -> np.ndarray[Any, np.dtype[np.int8]]:
    """The faces of each die as kernels know them."""
    return np.array([[_number(die, face) for face in die.faces] for die in find(key).info.dice], np.int8)


def _number(die: Die, face: Face) -> int:
    """How kernels call a face: by its number; where faces are more than that, by their place on the die."""
    return face if isinstance(face, int) else die.faces.index(face)

"""Why one action is better than another: the difference of their final scores, part by part.

Both actions are played on to the end many times with the same dice, and the parts of the final scores are compared.
What they differ by in all must be the difference that the review shows. So the means are corrected for the luck of the
dice that were drawn: each part by as much as it usually goes along with the whole (a control variate, whose mean is
known). Only as much is corrected as chance may explain; what is left beyond that is told as `rest`.
"""

from __future__ import annotations

import functools
import math
from typing import Any, Literal, NamedTuple

import numpy as np

from rollwright.analysis.model import Reason, Why, WhyPart
from rollwright.analysis.reference import POINTS, Floats, Player, game_of, reference
from rollwright.games import game, game_module
from rollwright.games.protocol import IllegalAction, Seat
from rollwright.jit import kernels_for
from rollwright.sim.chance import key_of
from rollwright.sim.loops import faces_of, rules_of

MOST_PLAYOUTS = 100_000
#: Chance may explain a difference of so many standard errors between what was played out and what is shown.
ERRORS_BY_CHANCE = 2.0
#: A part that changes less isn't told.
SMALL_PART = 0.005
#: A part is due to what is written at once if that makes up so much of it.
MOSTLY = 0.5
#: A second gain and a loss are named beside the largest gain if they are at least so large a share of it.
ALSO_A_GAIN = 0.5
ALSO_A_LOSS = 0.25
FAILURES = "failures"


def why(state: Any, seat: Seat, better: Any, other: Any, playouts: int | None = None, seed: int = 0) -> Why:
    """What sets two actions of a seat apart, part by part of the final score. Raises `IllegalAction`.

    Both are played on `playouts` times with the same dice, which follow from the seed.
    """
    key = game_of(state)
    playouts = _player(key).PLAYOUTS if playouts is None else playouts
    if not 0 < playouts <= MOST_PLAYOUTS:
        raise ValueError(f"Play on between 1 and {MOST_PLAYOUTS} times, not {playouts}.")
    rules: Any = game(key)
    if seat not in rules.deciders(state):
        raise IllegalAction(f"Seat {seat} has nothing to decide.")
    codes = [rules.action_code(action) for action in (better, other)]
    shown = _shown(key, state, seat, codes)
    split = _split(_differences(key, state, seat, codes, playouts, seed), shown)
    parts = [
        WhyPart(kind, name, float(split.points[place]), float(split.errors[place]))
        for place, (kind, name) in enumerate(_player(key).PARTS)
        if abs(split.points[place]) >= SMALL_PART or split.errors[place] > 0.0
    ]
    parts.sort(key=lambda part: -abs(part.points))
    at_once = _at_once(key, state, seat, codes)
    return Why(
        seat=seat,
        better=rules.notation.action_to_json(better),
        other=rules.notation.action_to_json(other),
        points=shown,
        parts=parts,
        rest=shown - math.fsum(part.points for part in parts),
        playouts=playouts,
        played=split.mean,
        error=split.error,
        reason=_reason(parts, at_once),
    )


class Split(NamedTuple):
    """The difference by parts with their standard errors, and what playing on alone says of the whole."""

    points: Floats
    errors: Floats
    mean: float
    error: float


def _split(differences: Floats, shown: float) -> Split:
    """Means that add up to what is shown, as far as chance may explain that they don't."""
    count = len(differences)
    whole = differences.sum(axis=1)
    means, mean = differences.mean(axis=0), float(whole.mean())
    centred = differences - means
    variance = float(whole.var())
    together = centred.T @ (whole - mean) / count
    spread = (centred**2).mean(axis=0)
    error = math.sqrt(variance / max(1, count - 1))
    if variance > 0.0:
        by_chance = min(max(mean - shown, -ERRORS_BY_CHANCE * error), ERRORS_BY_CHANCE * error)
        means = means - together / variance * by_chance
        spread = np.maximum(spread - together**2 / variance, 0.0)
    return Split(means, np.sqrt(spread / max(1, count - 1)), mean, error)


def _shown(key: str, state: Any, seat: Seat, codes: list[int]) -> float:
    """By how much the review values the better action higher."""
    options = reference(key).options(state, seat)
    places = [np.flatnonzero(options.codes == code) for code in codes]
    if any(len(place) == 0 for place in places):
        raise IllegalAction("Only legal actions can be compared.")
    return float(options.values[POINTS, places[0][0]] - options.values[POINTS, places[1][0]])


def _differences(key: str, state: Any, seat: Seat, codes: list[int], playouts: int, seed: int) -> Floats:
    """By how much the parts of the final score differ, match by match."""
    mind, buffer, at = _player(key).prepare(state, seat)
    parts = np.empty((len(codes), playouts, rules_of(key).PARTS), np.int16)
    for place, code in enumerate(codes):
        _kernels(key).play_on(mind, buffer, at, code, key_of(seed), parts[place])
    found: Floats = parts[0].astype(np.float64) - parts[1]
    return found


def _at_once(key: str, state: Any, seat: Seat, codes: list[int]) -> dict[tuple[str, str], float]:
    """By how much more the better action scores now, by part."""
    parts = np.empty((len(codes), rules_of(key).PARTS), np.int16)
    for place, code in enumerate(codes):
        _kernels(key).parts_after(state.readable, seat, code, parts[place])
    return dict(zip(_player(key).PARTS, (parts[0].astype(float) - parts[1]).tolist(), strict=True))


def _reason(parts: list[WhyPart], at_once: dict[tuple[str, str], float]) -> Reason | None:
    """The parts that say most, and what the better action does for the first of them; None if it gains nowhere."""
    gains = [part for part in parts if part.points > SMALL_PART]
    if not gains:
        return None
    first, losses = gains[0], [part for part in parts if -part.points > ALSO_A_LOSS * gains[0].points]
    return Reason(
        how=_how(first, at_once[first.kind, first.name]),
        gains=[part for part in gains[:2] if part.points >= ALSO_A_GAIN * first.points],
        losses=losses[:1],
    )


def _how(gain: WhyPart, at_once: float) -> Literal["now", "open", "safe"]:
    if gain.kind == FAILURES:
        return "safe"
    return "now" if at_once >= MOSTLY * gain.points else "open"


def _player(key: str) -> Player:
    found: Player = game_module("analysis", key).player
    return found


@functools.cache
def _kernels(key: str) -> Any:
    return kernels_for(rules_of(key), "rollwright.analysis.playing_on", player=_player(key), FACES=faces_of(key))

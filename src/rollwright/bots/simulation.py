"""Whole matches between any players: policies, bots, functions and kernels of one's own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np

from rollwright.bots.policies import Policy, for_each, is_compiled, players_of, setup_names
from rollwright.games import game as find
from rollwright.sim.batch import Batch
from rollwright.sim.matches import Results, play
from rollwright.sim.setup import Setup, setup

#: Matches that go on together where not all policies are compiled.
PORTION = 1024


def simulate(
    game: str,
    matches: int = 1000,
    *,
    seats: int | None = None,
    variant: str | None = None,
    policies: Policy | Sequence[Policy] = "random",
    seed: int = 0,
) -> Results:
    """Play matches and return their results as arrays.

    A policy is the name of a compiled policy or of a bot's level, a bot, a function `policy(observations, masks, rng)`
    that returns an action for each row, or a function compiled by Numba, `policy(observation, legal, random)`. Give one
    for all seats, or one for each. The results follow from the seed.

    >>> def first_legal(observations, masks, rng):
    ...     return masks.argmax(axis=1)
    >>> simulate("qwinto", 10, policies=[first_legal, "random"]).scores.shape
    (10, 2)

    Raises `UnknownGame`, `InvalidSetup`, `UnknownBot`, and `IllegalAction` if a policy chooses what its mask forbids.
    """
    listed = isinstance(policies, (list, tuple)) and len(policies) > 1
    if seats is None:
        seats = len(policies) if listed else find(game).info.seats.start  # type: ignore[arg-type]
    chosen = for_each(policies, seats, "seats")
    plan = setup(game, seats, setup_names(game, chosen), seed, variant)
    if all(is_compiled(game, policy) for policy in chosen):
        return play(plan, matches)
    return _joined(list(_portions(plan, chosen, matches)))


def _portions(plan: Setup, policies: Sequence[Policy], matches: int) -> Iterator[Results]:
    for first in range(0, matches, PORTION):
        players = players_of(plan.game, policies, (plan.seed << 32) + first)
        batch = Batch(plan, min(PORTION, matches - first), first, outside=players)
        decisions = np.zeros((len(batch.states), plan.seats), np.int16)
        everywhere = np.ones(len(batch.states), np.bool_)
        while batch.running:
            for seat, player in players.items():
                lanes = np.flatnonzero(batch.masks[:, seat].any(axis=1))
                if len(lanes):
                    decisions[lanes, seat] = player.choose(batch, lanes, seat)
            batch.go_on(decisions, everywhere)
        yield batch.results(first)


def _joined(portions: Sequence[Results]) -> Results:
    names = ("scores", "parts", "failures", "turns", "finals")
    return Results(0, *(np.concatenate([getattr(portion, name) for portion in portions]) for name in names))

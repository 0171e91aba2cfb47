"""Many matches at once: results as arrays, here or spread over processes or a Ray cluster.

The matches of a setup are numbered. A match is the same whoever plays it, in whatever portion: so the results of one
seed are the same for any number of jobs and either backend.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass

import numpy as np

from rollwright.games import game as find
from rollwright.games import game_module
from rollwright.sim.chance import key_of
from rollwright.sim.lanes import Array
from rollwright.sim.loops import loop, rules_of
from rollwright.sim.setup import Setup, policies_of
from rollwright.sim.workers import Backend, share_out

#: Enough to make the way to another process cheap, few enough to see progress.
MATCHES_IN_A_PORTION = 20_000


@dataclass(frozen=True, slots=True)
class Results:
    """What came of matches, a row for each."""

    first_match: int
    scores: Array
    """By match and seat."""
    parts: Array
    """The parts of the scores, by match, seat and part (see `PART_NAMES` of the game's module)."""
    failures: Array
    """Failed throws by match and seat."""
    turns: Array
    """Turns by match; in Splitter these are rounds."""
    finals: Array
    """The final states as flat buffers, a row a match; no rows unless they were asked for."""


def play(setup: Setup, matches: int, first_match: int = 0, finals: bool = False) -> Results:
    """Play these matches in this thread, in one compiled call that lets other threads run.

    Random matches come from the game's twin of the rules, if it has one, which plays the same matches several times
    faster. The rules play where the final states are asked for.

    >>> from rollwright.sim.setup import setup
    >>> play(setup("splitter", seats=1, seed=1), matches=3).turns.tolist()
    [22, 22, 22]
    """
    rules = rules_of(setup.game)
    results = Results(
        first_match,
        np.empty((matches, setup.seats), np.int16),
        np.empty((matches, setup.seats, rules.PARTS), np.int16),
        np.empty((matches, setup.seats), np.int8),
        np.empty(matches, np.int16),
        np.empty((matches if finals else 0, rules.STATE.itemsize), np.int8),
    )
    variant = find(setup.game).info.variants.index(setup.variant)
    filled = (results.scores, results.parts, results.failures, results.turns)
    twin = getattr(game_module("sim", setup.game), "play_random", None)
    if twin is not None and set(setup.policies) == {"random"} and not finals:
        twin(first_match, key_of(setup.seed), setup.seats, variant, *filled)
    else:
        policies = np.array([policies_of(setup.game).index(name) for name in setup.policies], np.int8)
        play_all = loop("playouts", setup.game).play
        play_all(first_match, key_of(setup.seed), setup.seats, variant, policies, *filled, results.finals)
    return results


def play_in_portions(
    setup: Setup,
    matches: int,
    jobs: int = 1,
    backend: str = Backend.PROCESSES,
    address: str | None = None,
    first_match: int = 0,
) -> Generator[Results]:
    """Play matches in portions, spread over `jobs` workers; the portions come in order, each as soon as it is there."""
    portions = (
        (setup, min(MATCHES_IN_A_PORTION, matches - done), first_match + done)
        for done in range(0, matches, MATCHES_IN_A_PORTION)
    )
    return share_out(play, portions, jobs, backend, address)

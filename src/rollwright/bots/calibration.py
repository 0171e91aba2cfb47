"""How far final scores lie from what was expected, phase by phase: what a chance to win is reckoned from."""

from __future__ import annotations

from typing import Any

import numpy as np

from rollwright.bots import NOISE, judge_for
from rollwright.games import game as find

#: More phases than any game tells apart.
PHASES = 32
#: Scores are smoothed over neighbouring phases, so that rare ones borrow from them.
SMOOTHING = 1


def measured_spread(
    game: str, seats: int, variant: str | None, matches: int, seed: int = 1
) -> np.ndarray[Any, np.dtype[np.float64]]:
    """The spread of one seat's final score, such that the difference of two seats spreads as it really does."""
    squares, counts = np.zeros(PHASES), np.zeros(PHASES)
    for match in range(matches):
        for phase, error in _errors(game, seats, variant, np.random.default_rng((seed, match))):
            squares[phase] += error * error
            counts[phase] += 1
    for shift in range(1, SMOOTHING + 1):
        for array in (squares, counts):
            array[shift:] += array[:-shift].copy() / 4
    known = counts > 0
    spread = np.sqrt(squares / np.maximum(counts, 1) / 2)
    return np.interp(np.arange(PHASES), np.flatnonzero(known), spread[known])


def _errors(game: str, seats: int, variant: str | None, rng: np.random.Generator) -> list[tuple[int, float]]:
    """One match: at each decision of all seats, by how much the foreseen lead of seat 0 over seat 1 was wrong.

    They play with the noise of the level club: in Splitter careful players would all write the same.
    """
    rules, judge = find(game), judge_for(game, thorough=False)
    state = rules.start(seats, variant, int(rng.integers(seats)))
    foreseen: list[tuple[int, float]] = []
    while not rules.is_over(state):
        if dice := rules.dice_wanted(state):
            state = rules.throw(state, [die.faces[int(rng.integers(len(die.faces)))] for die in dice])
            continue
        deciders = rules.deciders(state)
        judged = [judge.judge(state, seat, rng) for seat in deciders]
        noisy = [opinion.scores + rng.normal(0.0, NOISE[game]["club"], len(opinion.scores)) for opinion in judged]
        best = [int(np.argmax(scores)) for scores in noisy]
        if len(deciders) == seats:
            lead = judged[0].scores[best[0]] - judged[1].scores[best[1]]
            foreseen.append((judge.phase(state), float(lead)))
        actions = {
            seat: rules.action_at(int(opinion.codes[place]))
            for seat, opinion, place in zip(deciders, judged, best, strict=True)
        }
        state = rules.decide(state, actions)
    lead = rules.score(state, 0).total - rules.score(state, 1).total
    return [(phase, lead - expected) for phase, expected in foreseen]

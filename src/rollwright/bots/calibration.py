"""How final scores turn out beside what was expected, phase by phase: what opinions are calibrated by."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from rollwright.bots import judge_for
from rollwright.bots.game_bots import game_bots
from rollwright.bots.judging import Judged
from rollwright.bots.winning import SMALLEST_SPREAD, below
from rollwright.games import game as find
from rollwright.games.protocol import Seat

Floats = np.ndarray[Any, np.dtype[np.float64]]

#: More phases than any game tells apart.
PHASES = 64
#: Spreads that are tried, and what counts as sure when they are compared.
SPREADS = np.geomspace(SMALLEST_SPREAD, 16.0, 60)
#: A phase is measured together with those around it, so far.
REACH = 3
SURE = 0.002


def measured_spread(game: str, seats: int, variant: str | None, matches: int, seed: int = 1) -> Floats:
    """The spread of final scores by which foreseen leads tell best who wins, phase by phase.

    How far scores really spread would make chances too timid: a few matches that go quite otherwise count too much.
    """
    leads = [lead for match in range(matches) for lead in _leads(game, seats, variant, (seed, match))]
    phases, ahead, won = (np.array(column) for column in zip(*leads, strict=True))
    known = np.unique(phases)
    best = [_likeliest_spread(ahead[near], won[near]) for near in (np.abs(phases - phase) <= REACH for phase in known)]
    # Nowhere narrower than nearer to the end: early leads are so small that they tell little of the spread.
    return np.interp(np.arange(PHASES), known, np.maximum.accumulate(best))


def _likeliest_spread(ahead: Floats, won: Floats) -> float:
    """The spread by which these leads would most likely have come out as they did."""
    chances = below(ahead / (SPREADS[:, None] * 2**0.5)).clip(SURE, 1 - SURE)
    likelihoods = (won * np.log(chances) + (1 - won) * np.log(1 - chances)).sum(axis=1)
    return float(SPREADS[np.argmax(likelihoods)])


def opening_by_chance(game: str) -> int:
    """How many first decisions of each seat are left to chance where careful players would all write the same."""
    own = game_bots(game)
    return own.OPENING_BY_CHANCE if own is not None else 0


def measured_gain(game: str, seats: int, variant: str | None, matches: int, seed: int = 2) -> Floats:
    """By how much the strongest level scores more than the value says."""
    sums, counts = np.zeros(PHASES), np.zeros(PHASES)
    for match in range(matches):
        for phase, error in _score_errors(game, seats, variant, (seed, match)):
            sums[phase] += error
            counts[phase] += 1
    for array in (sums, counts):  # rare phases borrow from their neighbours
        array[1:] += array[:-1].copy() / 4
    known = np.flatnonzero(counts)
    return np.interp(np.arange(PHASES), known, sums[known] / counts[known])


def _leads(game: str, seats: int, variant: str | None, seed: tuple[int, int]) -> Iterator[tuple[int, float, float]]:
    """One match: at each decision of all seats, by how much seat 0 seemed ahead of seat 1, and its share of the win."""
    rng = np.random.default_rng(seed)
    foreseen: list[tuple[int, float]] = []
    by_chance = opening_by_chance(game)
    judge = judge_for(game, thorough=not by_chance)  # with the same dice for all, a lead depends on the value alone

    def choose(judged: Judged) -> int:
        if len(foreseen) < by_chance:
            return int(rng.integers(len(judged.scores)))
        return int(np.argmax(judged.scores))

    def notice(state: Any, expected: dict[Seat, float]) -> None:
        if len(expected) == seats:
            foreseen.append((judge.phase(state), expected[0] - expected[1]))

    scores = _play(game, seats, variant, judge, rng, choose, notice)
    won = 0.5 + 0.5 * float(np.sign(scores[0] - scores[1]))
    return ((phase, ahead, won) for phase, ahead in foreseen[by_chance:])


def _score_errors(game: str, seats: int, variant: str | None, seed: tuple[int, int]) -> Iterator[tuple[int, float]]:
    """One match of the strongest level: at each decision, by how much the score foreseen by the value was wrong."""
    foreseen: list[tuple[int, Seat, float]] = []
    judge = judge_for(game, thorough=True)
    rng = np.random.default_rng(seed)

    def choose(judged: Judged) -> int:
        return int(np.argmax(judged.ranks))

    def notice(state: Any, expected: dict[Seat, float]) -> None:
        foreseen.extend((judge.phase(state), seat, score) for seat, score in expected.items())

    scores = _play(game, seats, variant, judge, rng, choose, notice)
    return ((phase, scores[seat] - expected) for phase, seat, expected in foreseen)


def _play(
    game: str,
    seats: int,
    variant: str | None,
    judge: Any,
    rng: np.random.Generator,
    choose: Callable[[Judged], int],
    notice: Callable[[Any, dict[Seat, float]], None],
) -> list[int]:
    """One match in which all seats choose alike; what each expects of its choice is noticed. The final scores."""
    rules = find(game)
    state = rules.start(seats, variant, int(rng.integers(seats)))
    while not rules.is_over(state):
        if dice := rules.dice_wanted(state):
            state = rules.throw(state, [die.faces[int(rng.integers(len(die.faces)))] for die in dice])
            continue
        judged = {seat: judge.judge(state, seat, rng) for seat in rules.deciders(state)}
        chosen = {seat: choose(opinion) for seat, opinion in judged.items()}
        notice(state, {seat: float(opinion.scores[chosen[seat]]) for seat, opinion in judged.items()})
        actions = {seat: rules.action_at(int(opinion.codes[chosen[seat]])) for seat, opinion in judged.items()}
        state = rules.decide(state, actions)
    return [rules.score(state, seat).total for seat in range(seats)]

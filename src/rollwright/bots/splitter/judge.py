"""What a Splitter player thinks of its ways to write a throw."""

from __future__ import annotations

from typing import Any

import numpy as np

from rollwright.bots import weights
from rollwright.bots.judging import Floats, Judged, by_wins
from rollwright.bots.splitter.play_on import FREE_PAIRS, play_contenders
from rollwright.bots.splitter.search import outlook, search_placings
from rollwright.bots.splitter.shapes import NUMBERS, PAIRS, PLACES, STRIDE, Shapes, shapes_of
from rollwright.bots.splitter.value import NOT_FREE, PLACINGS, settle, value_placings
from rollwright.bots.weights import Net
from rollwright.bots.winning import SMALLEST_SPREAD, below, chance_to_win
from rollwright.games.protocol import Seat
from rollwright.games.splitter import rules
from rollwright.games.splitter.sheet import COLUMNS, HALF
from rollwright.sim.chance import WORDS


def net_name(variant: str) -> str:
    """The net of a board."""
    return f"splitter-{variant}"


class SplitterJudge:
    """Values every placing by the learned weights.

    It looks one throw ahead from the best `width`, two from the best `deep`, and plays `matches` on from the very best.
    """

    def __init__(self, width: int = 0, deep: int = 0, matches: int = 0) -> None:
        self._width = width
        self._deep = deep
        self._matches = matches

    def phase(self, state: Any) -> int:
        """How many pairs are free."""
        return PAIRS - int((state.record.cells[0][:, :HALF] > 0).sum())

    def judge(self, state: Any, seat: Seat, rng: np.random.Generator) -> Judged:
        shapes, net, phase = shapes_of(state.variant), weights.load(net_name(state.variant)), self.phase(state)
        record = state.record
        throw = int(record.dice[0]), int(record.dice[1])
        mine = _Sheet(shapes, net, record.cells[seat], throw)
        values = mine.values(self._width, self._deep)
        if self._matches and phase in FREE_PAIRS:
            mine.play_on(values, self._matches, rng)
        placings = np.flatnonzero(values > NOT_FREE)
        scores = values[placings] + net.gain[phase]
        wins = np.ones(len(scores))
        if state.seats > 1:
            others = [_Sheet(shapes, net, record.cells[other], throw) for other in range(state.seats) if other != seat]
            wins = self._wins(mine, placings, scores, others, net, phase)
        lefts = shapes.pair_left[placings >> 1]
        numbers = np.where(placings & 1, throw[1], throw[0])
        codes = (lefts // STRIDE * HALF + lefts % STRIDE) * rules.NUMBERS + numbers - 1
        return by_wins(codes, scores, wins, state.seats)

    def _wins(self, mine: _Sheet, placings: Any, scores: Floats, others: list[_Sheet], net: Net, phase: int) -> Floats:
        """The chance to win with each placing, if the others write what is best for them."""
        theirs = [other.values(self._width, 0) for other in others]
        if self._width == 0 or phase == 1:
            expected = np.array([[values.max() for values in theirs]]) + net.gain[phase]
            return chance_to_win(scores, expected, float(net.spread[phase]) if phase > 1 else 0.0)
        spread = float(net.spread[phase - 1]) if phase > 2 else 0.0  # with two free pairs the next throw is the last
        rivals = [other.outlook(int(np.argmax(values))) for other, values in zip(others, theirs, strict=True)]
        looked_at = np.argsort(-scores, kind="stable")[: self._width]
        best = looked_at[0]
        level = mine.outlook(int(placings[best])).mean()
        wins = np.zeros(len(scores))
        for place in looked_at:
            outlook = mine.outlook(int(placings[place]))
            # The others' sheets were looked at less far: only what sets the own placings apart is taken from there.
            outlook += level + scores[place] - scores[best] - outlook.mean()
            wins[place] = chance_over_throws(outlook, rivals, spread)
        wins[np.setdiff1d(np.arange(len(scores)), looked_at)] = wins[looked_at].min()
        return wins


def chance_over_throws(mine: Floats, rivals: list[Floats], spread: float) -> float:
    """The chance to win before the next throw, which falls for all alike; near the end it is all that matters."""
    lead_spread = max(spread, SMALLEST_SPREAD) * 2**0.5
    chances = np.ones_like(mine)
    for theirs in rivals:
        chances *= below((mine - theirs) / lead_spread)
    return float(chances.mean())


class _Sheet:
    """One seat's sheet with a throw to write, as the kernels read it."""

    def __init__(self, shapes: Shapes, net: Net, cells: Any, throw: tuple[int, int]) -> None:
        self._throw = throw
        sheet, sets = np.zeros(PLACES, np.int8), np.zeros(NUMBERS + 1, np.int64)
        sheet.reshape(-1, STRIDE)[:, :COLUMNS] = cells
        own, shared = np.empty(len(shapes.window_start), np.int64), np.empty(len(shapes.window_start), np.int64)
        settle(shapes, sheet, sets, own, shared)
        self._board = (shapes, net.weights, sheet, sets, own, shared)

    def values(self, width: int, deep: int) -> Floats:
        """The value of every placing, NOT_FREE where there is none."""
        values = np.empty(PLACINGS)
        if width:
            search_placings(*self._board, *self._throw, width, deep, values)
        else:
            value_placings(*self._board, *self._throw, values)
        return values

    def play_on(self, values: Floats, matches: int, rng: np.random.Generator) -> None:
        """Put the values of the best placings right by playing them on."""
        play_contenders(self._board, *self._throw, matches, rng.integers(1, 1 << 32, WORDS), values)

    def outlook(self, placing: int) -> Floats:
        """The value after a placing and each next throw, written in its best way."""
        best = np.empty((NUMBERS, NUMBERS))
        outlook(*self._board, *self._throw, placing, best)
        return best

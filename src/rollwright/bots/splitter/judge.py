"""What a Splitter player thinks of its ways to write a throw."""

from __future__ import annotations

from typing import Any

import numpy as np

from rollwright.bots import weights
from rollwright.bots.judging import POINT_IN_WINS, Floats, Judged, by_points, by_wins
from rollwright.bots.splitter import rivalry, rollouts
from rollwright.bots.splitter.rivalry import Rival, Rivalry
from rollwright.bots.splitter.shapes import PAIRS, STRIDE, playing_shapes
from rollwright.bots.splitter.thrown_sheet import ThrownSheet
from rollwright.bots.splitter.value import NOT_FREE
from rollwright.bots.weights import Net
from rollwright.bots.winning import SMALLEST_SPREAD, below, chance_to_win
from rollwright.games.protocol import Seat
from rollwright.games.splitter import rules
from rollwright.games.splitter.sheet import HALF

GAME = "splitter"


def net_name(variant: str) -> str:
    """The net of a board."""
    return f"splitter-{variant}"


class SplitterJudge:
    """Values every placing by the learned weights.

    It looks one throw ahead from the best `width`, two from the best `deep`, and plays `matches` on from the very best.
    """

    def __init__(self, width: int = 0, deep: int = 0, matches: int = 0, by_points: bool = False) -> None:
        self._width = width
        self._deep = deep
        self._matches = matches
        self._by_points = by_points

    def phase(self, state: Any) -> int:
        """How many pairs are free."""
        return PAIRS - int((state.record.cells[0][:, :HALF] > 0).sum())

    def judge(self, state: Any, seat: Seat, rng: np.random.Generator) -> Judged:
        shapes, phase = playing_shapes(state.variant), self.phase(state)
        net = weights.load_for(GAME, net_name(state.variant), shapes.weights)
        record = state.record
        throw = int(record.dice[0]), int(record.dice[1])
        mine = ThrownSheet(shapes, net, record.cells[seat], throw)
        values = mine.values(self._width, self._deep)
        if self._matches and phase in rollouts.FREE_PAIRS:
            mine.roll_out(values, self._matches, rng)
        placings = np.flatnonzero(values > NOT_FREE)
        scores = values[placings] + net.gain[phase]
        lefts = shapes.pair_left[placings >> 1]
        numbers = np.where(placings & 1, throw[1], throw[0])
        codes = (lefts // STRIDE * HALF + lefts % STRIDE) * rules.NUMBERS + numbers - 1
        if state.seats == 1 or self._by_points:
            return by_points(codes, scores, state.seats)
        others = [ThrownSheet(shapes, net, record.cells[other], throw) for other in range(state.seats) if other != seat]
        rivals = [Rival(other, other.values(self._width, 0)) for other in others]
        if self._matches and phase in rivalry.FREE_PAIRS:
            wins, ranks = Rivalry(rivals, phase, rng).chances(mine, placings, scores)
            return Judged(codes, scores, wins, ranks + POINT_IN_WINS * scores)
        return by_wins(codes, scores, self._wins(mine, placings, scores, rivals, net, phase))

    def _wins(
        self, mine: ThrownSheet, placings: Any, scores: Floats, rivals: list[Rival], net: Net, phase: int
    ) -> Floats:
        """The chance to win with each placing, if the others write what is best for them."""
        if self._width == 0 or phase == 1:
            expected = np.array([[rival.values.max() for rival in rivals]]) + net.gain[phase]
            return chance_to_win(scores, expected, float(net.spread[phase]) if phase > 1 else 0.0)
        theirs = [rival.sheet.outlook(rival.placing) for rival in rivals]
        looked_at = np.argsort(-scores, kind="stable")[: self._width]
        best = looked_at[0]
        level = mine.outlook(int(placings[best])).mean()
        wins = np.zeros(len(scores))
        for place in looked_at:
            outlook = mine.outlook(int(placings[place]))
            # The others' sheets were looked at less far: only what sets the own placings apart is taken from there.
            outlook += level + scores[place] - scores[best] - outlook.mean()
            wins[place] = chance_over_throws(outlook, theirs, float(net.spread[phase - 1]))
        wins[np.setdiff1d(np.arange(len(scores)), looked_at)] = wins[looked_at].min()
        return wins


def chance_over_throws(mine: Floats, rivals: list[Floats], spread: float) -> float:
    """The chance to win before the next throw, which falls for all alike; near the end it is all that matters."""
    lead_spread = max(spread, SMALLEST_SPREAD) * 2**0.5
    chances = np.ones_like(mine)
    for theirs in rivals:
        chances *= below((mine - theirs) / lead_spread)
    return float(chances.mean())

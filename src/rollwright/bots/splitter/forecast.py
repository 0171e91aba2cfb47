"""What every seat of a match of Splitter expects, before a throw and after it."""

from __future__ import annotations

from typing import Any

import numpy as np

from rollwright.bots import weights
from rollwright.bots.judging import Floats, Outlook, outlooks
from rollwright.bots.splitter.judge import GAME, SplitterJudge, net_name
from rollwright.bots.splitter.shapes import playing_shapes
from rollwright.bots.splitter.thrown_sheet import ThrownSheet
from rollwright.bots.winning import chance_to_win

#: Placings from which one more throw is looked at.
WIDTH = 12


def forecast(state: Any) -> tuple[Outlook, ...]:
    """What every seat expects, compared throw by throw: a throw falls for all alike."""
    shapes, phase = playing_shapes(state.variant), SplitterJudge().phase(state)
    net, record = weights.load_for(GAME, net_name(state.variant), shapes.weights), state.record
    throw = int(record.dice[0]), int(record.dice[1])
    sheets = [ThrownSheet(shapes, net, record.cells[seat], throw) for seat in range(state.seats)]
    is_thrown = all(throw)
    free = phase - is_thrown  # pairs that are free once this throw is written
    spread, gain = (float(net.spread[free]), float(net.gain[free])) if free else (0.0, 0.0)
    after = np.stack([_after(sheet, is_thrown, phase) + gain for sheet in sheets])
    wins = [
        chance_to_win(after[seat], np.delete(after, seat, axis=0).T, spread).mean() if state.seats > 1 else 1.0
        for seat in range(state.seats)
    ]
    return outlooks(after.mean(axis=1), np.array(wins) / sum(wins))


def _after(sheet: ThrownSheet, is_thrown: bool, phase: int) -> Floats:
    """The value of a sheet after each throw that may be next, written in its best way."""
    if not is_thrown:
        return sheet.before_throw().ravel()
    if phase == 1:
        return np.array([sheet.values(0, 0).max()])
    return sheet.outlook(int(np.argmax(sheet.values(WIDTH, 0)))).ravel()

"""Players of Qwinto: the nets and styles behind them, and what every seat expects at any point of a match."""

from __future__ import annotations

from typing import Any

import numpy as np

from rollwright.bots.judging import POINT_IN_WINS, Outlook, outlooks
from rollwright.bots.minds import KernelJudge
from rollwright.bots.qwinto import mind
from rollwright.bots.qwinto.judge import AHEAD, AWARE, BY_POINTS, GRUDGE, OWN_POINT, STYLE, look_at_match, phase_of
from rollwright.bots.qwinto.value import WEIGHTS
from rollwright.games.qwinto import rules

GAME = "qwinto"
#: How much the active player minds what dice bring to the others: what wins most against the league.
MASTERS_GRUDGE = 1.0
#: How much of a win an own point counts with more than two seats, where foreseen leads are often wrong.
MASTERS_OWN_POINT = 0.03
#: What the master of October 2026 had, for whom a mean score was the aim.
GRUDGE_OF_2026_10 = 0.2


def net_name(seats: int) -> str:
    """The net for a number of seats; more than two play with the net for four."""
    return f"{GAME}-{seats if seats <= 2 else 4}"


def past_net_name(seats: int) -> str:
    """The net with which the master of October 2026 played; more than two seats like two."""
    return f"master-2026-10-{min(seats, 2)}"


class QwintoJudge(KernelJudge):
    """Expects the whole turn exactly, on top of the learned value of sheets; `ahead`, the next turn as well."""

    game = GAME
    kernel = mind.judge

    def __init__(
        self, ahead: bool = False, by_points: bool = False, grudge: float = MASTERS_GRUDGE, past: bool = False
    ) -> None:
        """`past`: with the nets of October 2026, and without expecting the others to play for the win."""
        self._past = past
        self.style = np.zeros(STYLE)
        self.style[GRUDGE] = grudge
        self.style[AHEAD] = ahead
        self.style[AWARE] = not past
        self.style[BY_POINTS] = by_points
        self.style[OWN_POINT] = POINT_IN_WINS if past else MASTERS_OWN_POINT

    def net_name(self, variant: str, seats: int) -> str:  # noqa: ARG002
        """The net for a number of seats."""
        return past_net_name(seats) if self._past else net_name(seats)

    def weights_needed(self, variant: str) -> int:  # noqa: ARG002
        """As many for all sheets."""
        return int(WEIGHTS)

    def phase(self, state: Any) -> int:
        """How near the end is, by fields and by failed throws."""
        return int(phase_of(_record(state)))

    def mind(self, seats: int) -> tuple[Any, ...]:
        """What the kernels of the forecast judge by."""
        net = self.net("", seats)
        return net.weights, net.gain, net.spread, self.style


def master_of_2026_10() -> QwintoJudge:
    """The strongest player of October 2026, who lost to faster ones."""
    return QwintoJudge(ahead=True, grudge=GRUDGE_OF_2026_10, past=True)


def builder() -> QwintoJudge:
    """In no hurry, for points alone, and without a look at the next turn."""
    return QwintoJudge(by_points=True, past=True)


def generous() -> QwintoJudge:
    """The master, but it picks dice and throws again for itself alone, whatever the others get."""
    return QwintoJudge(ahead=True, grudge=0.0)


def forecast(state: Any) -> tuple[Outlook, ...]:
    """What every seat expects, if all play like the master; exact over the turn that is being played."""
    scores, wins = np.empty(state.seats), np.empty(state.seats)
    look_at_match(QwintoJudge().mind(state.seats), _record(state), scores, wins)
    return outlooks(scores, wins)


def _record(state: Any) -> Any:
    """The state as kernels read it; they put back what they try out."""
    return np.frombuffer(state.data, np.int8).copy().view(rules.STATE)[0]

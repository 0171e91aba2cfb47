"""Players of Twenty One, and the tables behind them."""

from __future__ import annotations

import functools
from typing import Any

import numpy as np

from rollwright.bots.minds import KernelJudge, Known
from rollwright.bots.twenty_one import mind
from rollwright.bots.twenty_one.mind import BY_POINTS, COST, MATCHES, RACE_COST, STYLE, tables_in
from rollwright.bots.twenty_one.solve import solve

#: The tables of so many tables of players are kept: a megabyte for each seat.
KEPT = 16


class TwentyOneJudge(KernelJudge):
    """Plays the tables; with `matches` it plays its best actions out to the end, so many times for each row reached."""

    game = "twenty-one"
    kernel = mind.judge

    def __init__(self, matches: int = 0, race_cost: float = RACE_COST, by_points: bool = False) -> None:
        self.style = np.zeros(STYLE)
        self.style[MATCHES] = matches
        self.style[COST] = race_cost
        self.style[BY_POINTS] = by_points

    def net_name(self, variant: str, seats: int) -> str | None:  # noqa: ARG002
        """None: the tables are worked out."""
        return None

    def weights_needed(self, variant: str) -> int:  # noqa: ARG002
        """None."""
        return 0

    def phase(self, state: Any) -> int:
        """The row of the seat that is furthest."""
        return furthest_row(state)

    def known(self, state: Any) -> Known:
        """The solver's tables for the sheets of all seats."""
        return _known(_limits(state), float(self.style[COST]) if state.seats > 1 else 0.0)


def furthest_row(state: Any) -> int:
    """The row of the seat that is furthest."""
    return int(state.record.current[: state.seats].max())


def tables_of(state: Any, cost: float) -> tuple[Any, Any, Any]:
    """The solver's tables for the sheets of all seats: what is still to come, a second throw, and turns to come."""
    worth, again, turns = tables_in(_known(_limits(state), cost)[1], state.seats)
    return worth, again, turns


def _limits(state: Any) -> tuple[bytes, ...]:
    return tuple(state.record.limits[seat].tobytes() for seat in range(state.seats))


@functools.lru_cache(maxsize=KEPT)
def _known(limits: tuple[bytes, ...], cost: float) -> Known:
    """What `mind.prepare` works out, from sheets that may have been solved before."""
    solutions = [solve(sheet, len(limits), cost) for sheet in limits]
    parts = [[solution.worth, solution.again, solution.turns] for solution in solutions]
    flat = [part.ravel() for kind in zip(*parts, strict=True) for part in kind]
    return np.frombuffer(b"".join(limits), np.int8).astype(np.int64), np.concatenate([[cost], *flat])

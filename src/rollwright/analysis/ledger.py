"""The ledger of a match: every change of what the seats expect, accounted for as luck, loss, others or residual.

For every seat and every event the expectation changes from `before` to `after`. A throw is luck. At a decision
`best - played` is lost, and what is left is due to the others. What the values themselves can't explain is the
residual: where a turn ends, the mean over the next turn differs a little from the value it was judged by.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from rollwright.analysis.bands import band, luckier_than
from rollwright.analysis.model import Account, Decision, Moment, Option, Point, Review, SeatLedger, Throw
from rollwright.analysis.reference import POINTS, WIN, Floats, Options, Reference, reference
from rollwright.games.protocol import Json, Seat
from rollwright.table.events import Decided, Thrown
from rollwright.table.match import Match
from rollwright.table.position import Position, fold

#: Actions that lose no more than so many points are as good as the best.
EQUAL_POINTS = 0.1
#: Values that differ by less are the same number.
SAME = 1e-9
#: So many actions are told of a decision that has more (and the one that was taken).
TOLD_OPTIONS = 20
MANY_OPTIONS = 64


def review(match: Match) -> Review:
    """Account for a whole match."""
    ledger = Ledger(match)
    for _ in ledger.moments():
        pass
    return ledger.review()


@dataclass(frozen=True)
class Step:
    """An event that counts, the state it met, and the state it led to."""

    number: int
    event: Thrown | Decided
    before: Position
    after: Position


class Ledger:
    """Goes through a match moment by moment, and keeps the account."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._game: Any = match.game
        self._reference: Reference = reference(match.opened.game)
        self._steps = list(steps(match))
        self._sums = Sums(match.opened.seats)
        self._moments: list[Moment] = []
        self._curve: list[Point] = []
        first = self._steps[0].before if self._steps else match.position
        self._start = self._now = self._reference.values(first.state)

    def moments(self) -> Iterator[Moment]:
        """Account for one event after the other."""
        self._curve.append(self._point(0, 1, Change(self._match.opened.seats)))
        for step in self._steps:
            change = Change(self._match.opened.seats)
            if isinstance(step.event, Thrown):
                found: list[Moment] = [self._thrown(step, step.event, change)]
            else:
                found = self._decided(step, step.event, change)
            self._sums.add(change)
            self._moments += found
            self._curve.append(self._point(step.number, step.before.turn, change))
            yield from found

    def review(self) -> Review:
        """The account, once all moments were gone through."""
        opened = self._match.opened
        return Review(
            match=opened.match,
            game=opened.game,
            variant=opened.variant,
            finished=self._match.position.is_played,
            seats=[self._seat(seat) for seat in range(opened.seats)],
            moments=self._moments,
            curve=self._curve,
        )

    # --- one event ----------------------------------------------------------------------------------------------------

    def _thrown(self, step: Step, event: Thrown, change: Change) -> Throw:
        before, after = self._now, self._reference.values(step.after.state)
        change.luck = after - before
        self._now = after
        return Throw(
            number=step.number,
            turn=step.before.turn,
            seat=event.seat,
            dice=event.faces,
            luck=change.luck[POINTS].tolist(),
            luck_win=change.luck[WIN].tolist(),
            rarity=self._rarity(step, after),
        )

    def _rarity(self, step: Step, after: Floats) -> list[float]:
        """How likely a throw is that is at least as lucky as the one that fell, or as unlucky."""
        outcomes, before = self._reference.outcomes(step.before.state), self._now
        shares = []
        for seat in range(self._match.opened.seats):
            could_be, fell = outcomes.values[POINTS, seat], after[POINTS, seat]
            beyond = could_be >= fell - SAME if fell >= before[POINTS, seat] else could_be <= fell + SAME
            shares.append(float(outcomes.chances[beyond].sum()))
        return shares

    def _decided(self, step: Step, event: Decided, change: Change) -> list[Moment]:
        before = self._now
        own = before.copy()
        moments: list[Moment] = []
        for seat, played in sorted(event.actions.items()):
            options = self._reference.options(step.before.state, seat)
            code = self._game.action_code(self._game.notation.action_from_json(played))
            worth = options.values[:, np.flatnonzero(options.codes == code)[0]]
            best = options.values.max(axis=1)
            change.lost[:, seat] = best - worth
            change.residual[:, seat] += best - before[:, seat]
            own[:, seat] = worth
            moments.append(self._decision(step, seat, event.phase, played, code, options))
        settled, self._now = self._settled(step)
        change.others = settled - own
        change.residual += self._now - settled
        return moments

    def _settled(self, step: Step) -> tuple[Floats, Floats]:
        """What a decision is judged by, and what is expected from here on: they differ where a turn ends."""
        state = step.after.state
        values = self._reference.values(state)
        turn_ends = step.after.turn != step.before.turn or step.after.is_played
        return (self._reference.leaf(step.before.state, state) if turn_ends else values), values

    def _decision(self, step: Step, seat: Seat, phase: str, played: Json, code: int, options: Options) -> Decision:
        points, wins = options.values
        order = np.lexsort((-wins, -points))
        best = points.max()
        equal = [place for place in order[1:] if points[place] >= best - EQUAL_POINTS]
        told = order if len(order) <= MANY_OPTIONS else order[:TOLD_OPTIONS]
        if code not in options.codes[told]:
            told = np.append(told, np.flatnonzero(options.codes == code))
        place = int(np.flatnonzero(options.codes == code)[0])
        return Decision(
            number=step.number,
            turn=step.before.turn,
            seat=seat,
            phase=phase,
            lost=float(best - points[place]),
            lost_win=float(wins.max() - wins[place]),
            played=played,
            best=self._action(options, order[0]),
            best_win=self._action(options, np.lexsort((-points, -wins))[0]),
            equal=[self._action(options, at) for at in equal],
            forced=is_forced(options),
            values=[Option(self._action(options, at), float(points[at]), float(wins[at])) for at in told],
        )

    def _action(self, options: Options, place: Any) -> Json:
        return self._game.notation.action_to_json(self._game.action_at(int(options.codes[place])))

    # --- the whole ----------------------------------------------------------------------------------------------------

    def _point(self, number: int, turn: int, change: Change) -> Point:
        now = self._now
        return Point(
            number=number,
            turn=turn,
            points=now[POINTS].tolist(),
            win=now[WIN].tolist(),
            others=change.others[POINTS].tolist(),
            others_win=change.others[WIN].tolist(),
            residual=change.residual[POINTS].tolist(),
            residual_win=change.residual[WIN].tolist(),
        )

    def _seat(self, seat: Seat) -> SeatLedger:
        opened, chair = self._match.opened, self._match.position.chairs[seat]
        decisions = [moment for moment in self._moments if isinstance(moment, Decision) and moment.seat == seat]
        losses = [moment.lost for moment in decisions if not moment.forced]
        points = self._account(POINTS, seat)
        is_played = self._match.position.is_played
        return SeatLedger(
            **points,
            seat=seat,
            name=chair.name,
            bot=chair.bot,
            decisions=len(decisions),
            unforced=len(losses),
            adjusted=points["final"] - points["luck"],
            win=Account(**self._account(WIN, seat)),
            band=band(opened.game, opened.seats, losses),
            luckier_than=luckier_than(opened.game, opened.seats, points["luck"]) if is_played else None,
        )

    def _account(self, kind: int, seat: Seat) -> dict[str, float]:
        return {
            "final": float(self._now[kind, seat]),
            "expected": float(self._start[kind, seat]),
            **{name: float(total[kind, seat]) for name, total in vars(self._sums).items()},
        }


class Change:
    """What one event changed, by POINTS or WIN and seat."""

    def __init__(self, seats: int) -> None:
        self.luck: Floats = np.zeros((2, seats))
        self.lost: Floats = np.zeros((2, seats))
        self.others: Floats = np.zeros((2, seats))
        self.residual: Floats = np.zeros((2, seats))


class Sums(Change):
    """The changes of a whole match."""

    def add(self, change: Change) -> None:
        for name, total in vars(self).items():
            total += getattr(change, name)


def is_forced(options: Options) -> bool:
    """There is nothing to decide: one action, or all worth the same."""
    points, wins = options.values
    return bool(np.ptp(points) < SAME and np.ptp(wins) < SAME)


def steps(match: Match) -> Iterator[Step]:
    """The throws and decisions that count, in order; undone ones are left out."""
    line = set(match.position.line)
    before: Position | None = None
    for event, position in fold(match.events):
        if position.number in line and before is not None and isinstance(event, Thrown | Decided):
            yield Step(position.number, event, before, position)
        before = position

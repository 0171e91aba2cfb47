"""The ledger of a match: every change of what the seats expect, accounted for as luck, loss, others or residual.

For every seat and every event the expectation changes from `before` to `after`. A throw is luck. At a decision
`best - played` is lost, and what is left is due to the others. What the values themselves can't explain is the
residual: where a turn ends, the mean over the next turn differs a little from the value it was judged by.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from msgspec.structs import asdict

from rollwright.analysis.bands import Losses, band, luckier_than
from rollwright.analysis.model import (
    Account,
    Decision,
    Entry,
    Moment,
    Option,
    Point,
    Review,
    SeatLedger,
    Summary,
    Throw,
)
from rollwright.analysis.reference import POINTS, WIN, Floats, Options, Reference, reference
from rollwright.games.protocol import Json, Seat
from rollwright.table.events import Decided, Thrown
from rollwright.table.match import Match
from rollwright.table.position import Position
from rollwright.table.steps import fold

#: Actions that lose no more than so many points are as good as the best.
EQUAL_POINTS = 0.1
#: Values that differ by less are the same number.
SAME = 1e-9
#: So many actions are told of a decision that has more (and the one that was taken).
TOLD_OPTIONS = 20
MANY_OPTIONS = 64


def review(match: Match) -> Review:
    """Account for a whole match."""
    found = list(entries(match))
    return Review.of(summary(match, found), found)


@dataclass(frozen=True)
class Step:
    """An event that counts, the state it met, and the state it led to."""

    number: int
    event: Thrown | Decided
    before: Position
    after: Position


def entries(match: Match, first: int = 0, known: Sequence[Step] | None = None) -> Iterator[Entry]:
    """The account event by event, from the one in this place on; `known` are the steps of the match.

    Each follows from the match alone. So a review can be worked out in pieces, wherever there is time for one.
    """
    found = list(steps(match)) if known is None else known
    if first == 0:
        start = found[0].before if found else match.position
        yield Entry([], _point(0, 1, reference(match.opened.game).values(start.state), Change(match.opened.seats)))
    left = found[max(0, first - 1) :]
    if left:
        yield from Ledger(match, left[0].before).entries(left)


class Ledger:
    """Goes through a match event by event."""

    def __init__(self, match: Match, start: Position) -> None:
        self._match = match
        self._game: Any = match.game
        self._reference: Reference = reference(match.opened.game)
        self._now = self._reference.values(start.state)

    def entries(self, steps: Iterable[Step]) -> Iterator[Entry]:
        """Account for one event after the other."""
        for step in steps:
            change = Change(self._match.opened.seats)
            if isinstance(step.event, Thrown):
                found: list[Moment] = [self._thrown(step, step.event, change)]
            else:
                found = self._decided(step, step.event, change)
            yield Entry(found, _point(step.number, step.before.turn, self._now, change))

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


def summary(match: Match, found: Sequence[Entry]) -> Summary:
    """The account of a match as a whole, given all its entries."""
    opened = match.opened
    return Summary(
        match=opened.match,
        game=opened.game,
        variant=opened.variant,
        finished=match.position.is_played,
        seats=[_seat(match, found, seat) for seat in range(opened.seats)],
    )


def _seat(match: Match, found: Sequence[Entry], seat: Seat) -> SeatLedger:
    opened, chair = match.opened, match.position.chairs[seat]
    moments = [moment for entry in found for moment in entry.moments]
    throws = [moment for moment in moments if isinstance(moment, Throw)]
    decisions = [moment for moment in moments if isinstance(moment, Decision) and moment.seat == seat]
    losses = unforced_losses(found, seat)
    first, points = found[0].point, [entry.point for entry in found]
    account = Account(
        final=points[-1].points[seat],
        expected=first.points[seat],
        luck=math.fsum(throw.luck[seat] for throw in throws),
        lost=math.fsum(decision.lost for decision in decisions),
        others=math.fsum(point.others[seat] for point in points),
        residual=math.fsum(point.residual[seat] for point in points),
    )
    win = Account(
        final=points[-1].win[seat],
        expected=first.win[seat],
        luck=math.fsum(throw.luck_win[seat] for throw in throws),
        lost=math.fsum(decision.lost_win for decision in decisions),
        others=math.fsum(point.others_win[seat] for point in points),
        residual=math.fsum(point.residual_win[seat] for point in points),
    )
    return SeatLedger(
        **asdict(account),
        seat=seat,
        name=chair.name,
        bot=chair.bot,
        decisions=len(decisions),
        unforced=len(losses),
        adjusted=account.final - account.luck,
        win=win,
        band=band(opened.game, opened.seats, Losses.of(losses)),
        luckier_than=luckier_than(opened.game, opened.seats, account.luck) if match.position.is_played else None,
    )


def unforced_losses(found: Sequence[Entry], seat: Seat) -> list[float]:
    """The points lost in each decision of a seat that wasn't forced."""
    decisions = [one for entry in found for one in entry.moments if isinstance(one, Decision) and one.seat == seat]
    return [one.lost for one in decisions if not one.forced]


def _point(number: int, turn: int, now: Floats, change: Change) -> Point:
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


class Change:
    """What one event changed, by POINTS or WIN and seat."""

    def __init__(self, seats: int) -> None:
        self.luck: Floats = np.zeros((2, seats))
        self.lost: Floats = np.zeros((2, seats))
        self.others: Floats = np.zeros((2, seats))
        self.residual: Floats = np.zeros((2, seats))


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

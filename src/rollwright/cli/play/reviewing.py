"""The review of a match that is looked at: worked out event by event in a thread, while keys go on being answered.

What it rests on is compiled and lets other threads run, so a thread is enough. The one that works only adds, and the
one that draws only reads.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from contextlib import closing
from math import fsum

from msgspec.structs import replace

from rollwright.analysis import Account, Decision, Entry, Moment, Review, Throw, Why, entries, summary
from rollwright.analysis.explained import losses_in, why_at
from rollwright.analysis.ledger import steps
from rollwright.games.protocol import Seat
from rollwright.games.registry import has_module
from rollwright.preparation import can_be_kept, compile_games, is_prepared
from rollwright.table.match import Match


class Reviewing:
    """As much of a review as is known by now."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.review: Review | None = None
        """The whole, once every event is accounted for."""
        self.whys: dict[tuple[int, Seat], Why] = {}
        self.is_compiling = False
        """What reviews need is compiled first, once on a computer."""
        self._steps = list(steps(match))
        self._entries: list[Entry] = []
        self._wanted: tuple[int, Seat] | None = None
        self._at_work = threading.Lock()

    @property
    def is_possible(self) -> bool:
        return has_module("analysis", self.match.opened.game)

    @property
    def share(self) -> float:
        """How much of the match is accounted for."""
        return len(self._entries) / (len(self._steps) + 1)

    @property
    def known(self) -> int:
        """Grows with everything that is worked out."""
        return len(self._entries) + len(self.whys) + (self.review is not None) + self.is_compiling

    def work(self, is_cancelled: Callable[[], bool]) -> None:
        """Work the review out, then the reasons of all losses. What was interrupted goes on with the next call.

        Whoever calls it while another thread works on it comes back at once.
        """
        if not self.is_possible or not self._at_work.acquire(blocking=False):
            return
        try:
            if self._is_compiled(is_cancelled) and self._account_for_all(is_cancelled):
                self._explain(is_cancelled)
        finally:
            self._at_work.release()

    def _is_compiled(self, is_cancelled: Callable[[], bool]) -> bool:
        """Compile in processes that can be ended at once, where that hasn't been done on this computer."""
        game = self.match.opened.game
        if not is_prepared(game) and can_be_kept():
            self.is_compiling = True
            with closing(compile_games([game])) as stages:
                for _ in stages:
                    if is_cancelled():
                        return False
            self.is_compiling = False
        return True

    def _account_for_all(self, is_cancelled: Callable[[], bool]) -> bool:
        if self.review is None:
            for entry in entries(self.match, len(self._entries), self._steps):
                self._entries.append(entry)
                if is_cancelled():
                    return False
            self.review = Review.of(summary(self.match, self._entries), self._entries)
        return True

    def _explain(self, is_cancelled: Callable[[], bool]) -> None:
        """The reason that is looked at comes first, then those of the biggest losses."""
        losses = [(one.number, one.seat) for one in self.missed()]
        while not is_cancelled() and (left := [place for place in losses if place not in self.whys]):
            chosen = self._wanted if self._wanted in left else left[0]
            self.whys[chosen] = why_at(self.match, *chosen)

    # --- what is known ------------------------------------------------------------------------------------------------

    def want(self, number: int, seat: Seat) -> None:
        """Somebody looks at this decision."""
        self._wanted = (number, seat)

    def moments_at(self, number: int) -> list[Moment]:
        """What an event was: a throw, decisions, or nothing that counts."""
        return next((entry.moments for entry in self._entries[1:] if entry.point.number == number), [])

    def account(self, seat: Seat, number: int) -> Account | None:
        """The ledger of a seat up to an event: `final` is what it may expect then. None while that isn't known."""
        so_far = [entry for entry in self._entries if entry.point.number <= number]
        if len(so_far) <= sum(step.number <= number for step in self._steps):
            return None
        moments = [moment for entry in so_far for moment in entry.moments]
        return Account(
            final=so_far[-1].point.points[seat],
            expected=so_far[0].point.points[seat],
            luck=fsum(moment.luck[seat] for moment in moments if isinstance(moment, Throw)),
            lost=fsum(moment.lost for moment in moments if isinstance(moment, Decision) and moment.seat == seat),
            others=fsum(entry.point.others[seat] for entry in so_far),
            residual=fsum(entry.point.residual[seat] for entry in so_far),
        )

    def explained_at(self, number: int) -> list[Moment]:
        """The moments of an event with the reasons that are known."""
        return [self._with_reason(moment) for moment in self.moments_at(number)]

    @property
    def explained(self) -> Review | None:
        """The whole review with the reasons that are known; None before all is accounted for."""
        if self.review is None:
            return None
        return replace(self.review, moments=[self._with_reason(moment) for moment in self.review.moments])

    def _with_reason(self, moment: Moment) -> Moment:
        if isinstance(moment, Throw):
            return moment
        return replace(moment, why=self.whys.get((moment.number, moment.seat)))

    def missed(self) -> list[Decision]:
        """The decisions that lost most, as far as they are known; the biggest first."""
        return losses_in([moment for entry in self._entries for moment in entry.moments])

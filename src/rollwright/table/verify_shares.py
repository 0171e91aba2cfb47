"""Whether the shares of a match are links of the chains that people committed to, and whose are missing."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from rollwright.games.protocol import Seat
from rollwright.table.events import Thrown
from rollwright.table.position import Position


class Given(NamedTuple):
    """A share that somebody gave to a throw."""

    name: str
    number: int
    throw: int


class ShareCheck:
    """Looks at one throw after another."""

    def __init__(self) -> None:
        self.broken: list[Given] = []
        """The first share of each chain that doesn't lead to its tip."""
        self.missing: Counter[str] = Counter()
        """By name: how many throws don't hold the share of this person."""
        self.unshared = 0
        """How many throws hold nobody's share."""
        self.has_commitments = False
        self._distrusted: set[tuple[Seat, str]] = set()

    def look_at(self, before: Position, event: Thrown) -> None:
        shares = event.shares or {}
        self.has_commitments |= not before.is_first_commitment
        for giver, link in shares.items():
            self._check(before, giver, link)
        given = {seat for giver in shares for seat in before.givers[giver]}
        self.missing.update(before.chairs[seat].name for seat in before.people if seat not in given)
        self.unshared += not shares

    def _check(self, before: Position, giver: Seat, link: str) -> None:
        """Each link is checked against the last one, which was checked: a chain that broke once isn't asked again."""
        tip = before.tips[giver]
        if (giver, tip.tip) in self._distrusted or tip.is_link(link, before.moves):
            return
        self._distrusted.add((giver, tip.tip))
        self.broken.append(Given(before.chairs[giver].name, before.number + 1, before.throws + 1))

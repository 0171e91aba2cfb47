"""One table as a node holds it: what the store has of it, who follows it, and what each of them is told."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Mapping
from typing import Any, Protocol

import msgspec

from rollwright.games.protocol import Seat
from rollwright.server import messages as say
from rollwright.server.given_shares import GivenShares
from rollwright.server.standing import Options, Standing, encode, hidden_of, play_of
from rollwright.store.interface import Loaded, TableRow
from rollwright.table.events import from_json
from rollwright.table.match import Change, Match
from rollwright.table.view import Picture

#: Events that are folded at once while a table is loaded; then others have their turn.
SLICE = 25
#: The last reactions, by which one that comes back from another node is known.
REACTIONS_KNOWN = 64


class Follower(Protocol):
    """Somebody who is told what happens at a table."""

    @property
    def person(self) -> str | None: ...
    @property
    def looking(self) -> bool:
        """Whether the table is in sight, and not in a hidden window."""

    def tell(self, text: bytes) -> None: ...


class LiveTable:
    """Read it freely: it always stands as some revision of the store does. It changes under its lock alone."""

    def __init__(self, standing: Standing, match: Match) -> None:
        self.lock = asyncio.Lock()
        self.followers: set[Follower] = set()
        self.present: frozenset[Seat] = frozenset()
        self.bots_at_work = False
        self.shares = GivenShares()
        self._reactions: deque[int] = deque(maxlen=REACTIONS_KNOWN)
        self.standing = standing
        self.match = match

    @classmethod
    async def load(cls, loaded: Loaded) -> LiveTable:
        match = await resumed(loaded)
        return cls(Standing.of(loaded.table, loaded.holdings, match), match)

    @property
    def id(self) -> str:
        return self.standing.row.id

    @property
    def row(self) -> TableRow:
        return self.standing.row

    @property
    def options(self) -> Options:
        return self.standing.options

    @property
    def holdings(self) -> Mapping[Seat, str]:
        return self.standing.holdings

    # --- changing: what was committed becomes true here, and is told in the same step ---------------------------------

    def accept(self, change: Change | None, standing: Standing) -> None:
        """The store has committed this change, which was planned on the table as it stands here."""
        if change is not None:
            self.match.accept(change)
        before, self.standing = self.standing, standing
        self._announce(before)

    def follow(self, loaded: Loaded) -> None:
        """The store has gone on from where the table stands here."""
        events = [from_json(event.data) for event in loaded.events]
        change = self.match.follow(events, hidden_of(loaded.table))
        self.match.accept(change)
        before, self.standing = self.standing, Standing.of(loaded.table, loaded.holdings, self.match)
        self._announce(before)

    def replace(self, loaded: Loaded, match: Match) -> None:
        """Earlier events have changed in the store, too: everybody is told anew."""
        self.match = match
        self.standing = Standing.of(loaded.table, loaded.holdings, match)
        self._tell_views(with_info=True, since=0)

    def _announce(self, before: Standing) -> None:
        now = self.standing
        with_info = (
            now.row.state != before.row.state
            or now.row.rematch != before.row.rematch
            or now.holdings != before.holdings
        )
        if with_info or now.row.number != before.row.number or _asked(now) != _asked(before):
            self._tell_views(with_info, before.row.number)
        else:
            self.tell_presence()

    # --- who ----------------------------------------------------------------------------------------------------------

    def connected_here(self) -> frozenset[Seat]:
        """The seats whose people follow this table through this node."""
        return frozenset().union(*(self.standing.seats_of(follower.person) for follower in self.followers))

    def looking_here(self) -> frozenset[str]:
        """The people who have this table before them through this node."""
        return frozenset(follower.person for follower in self.followers if follower.person and follower.looking)

    async def gather_shares(self, seconds: float) -> None:
        """Before dice are thrown: wait a moment for the shares of those who are connected."""
        position = self.standing.position
        connected = [giver for giver, seats in position.givers.items() if self.present.intersection(seats)]
        await self.shares.gather(position.moves, connected, seconds)

    def given_shares(self) -> Mapping[Seat, str]:
        """The shares for the throw that is due now."""
        return self.shares.at(self.match.position.moves)

    # --- what each is told --------------------------------------------------------------------------------------------

    def picture(self, since: int = 0) -> Picture:
        """The match as it stands, for all who follow it; `since` is the last event that they know of."""
        return Picture(self.match, connected=self.present, begun=self.standing.started, since=since)

    def snapshot(self, person: str | None, since: int = 0) -> bytes:
        view = self.picture(since).written(self.standing.seats_of(person), layouts=True)
        return encode(say.Snapshot(self.standing.info(person), view))

    def update(self, person: str | None, since: int = 0) -> bytes:
        view = self.picture(since).written(self.standing.seats_of(person))
        return encode(say.Update(view, self.standing.info(person)))

    def tell_presence(self) -> None:
        """Who is there and who has decided to all, to each their own decisions that are still hidden."""
        standing = self.standing
        pending = standing.hidden.pending
        people = set(standing.position.people)
        common = say.Presence(sorted(self.present & people), sorted(pending), sorted(standing.nudged))
        texts: dict[frozenset[Seat], bytes] = {}
        for follower in self.followers:
            own = standing.seats_of(follower.person).intersection(pending)
            if own not in texts:
                chosen = [say.Chosen(seat, pending[seat]) for seat in sorted(own)]
                texts[own] = encode(msgspec.structs.replace(common, chosen=chosen))
            follower.tell(texts[own])

    def tell_reaction(self, mark: int, text: bytes) -> None:
        """Once to everybody here, also when the node's own news comes back to it."""
        if mark in self._reactions:
            return
        self._reactions.append(mark)
        for follower in self.followers:
            follower.tell(text)

    def _tell_views(self, with_info: bool, since: int) -> None:
        """The new view to each, who knows all up to event `since`; those who may know the same get the same bytes."""
        standing, picture = self.standing, self.picture(since)
        texts: dict[Any, bytes] = {}
        for follower in self.followers:
            person = follower.person
            key = (standing.seats_of(person), with_info and standing.is_host(person))
            if key not in texts:
                info = standing.info(person) if with_info else None
                texts[key] = encode(say.Update(picture.written(key[0]), info))
            follower.tell(texts[key])


def _asked(standing: Standing) -> object:
    """What people are to agree on."""
    return standing.hidden.asked, standing.hidden.correction


async def resumed(loaded: Loaded) -> Match:
    """The match that the store has, folded in slices so that nobody waits for a long log."""
    play = []
    for at, step in enumerate(play_of(loaded), 1):
        play.append(step)
        if at % SLICE == 0:
            await asyncio.sleep(0)
    return Match(play, hidden_of(loaded.table), loaded.secret)

"""One table as a node holds it: its row in the store, its match, who follows it, and what each of them is told."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping
from collections.abc import Set as AbstractSet
from typing import Any, NamedTuple, Protocol

import msgspec

from rollwright.games.protocol import Json, Seat
from rollwright.server import messages as say
from rollwright.store import interface as kept
from rollwright.table.events import Typed, from_json
from rollwright.table.match import Match
from rollwright.table.position import NotNow
from rollwright.table.view import Picture

NO_SEATS: frozenset[Seat] = frozenset()

encode = msgspec.json.Encoder().encode


class Options(msgspec.Struct, frozen=True, rename="camel", omit_defaults=True):
    """How a table was set up."""

    game: str
    variant: str
    seats: int
    dice_source: str
    pace: say.Pace = "live"
    hints: bool = False
    listed: bool = False
    first: Seat = 0
    sheets: list[Json] | None = None


class Hidden(msgspec.Struct, frozen=True, omit_defaults=True):
    """What belongs to a moment of the match and is no event: it is kept beside the log."""

    decisions: dict[Seat, Json] = {}
    asked: list[Seat] = []
    nudged: list[Seat] = []
    since: float = 0.0
    """When the last event happened: since then those who are to act are waited for."""


_HIDDEN = msgspec.json.Decoder(Hidden)
_OPTIONS = msgspec.json.Decoder(Options)


class Follower(Protocol):
    """Somebody who is told what happens at a table."""

    @property
    def person(self) -> str | None: ...
    def tell(self, text: bytes) -> None: ...


class Seen(NamedTuple):
    """A table as it was: what has changed since is announced."""

    row: kept.Table
    holdings: Mapping[Seat, str]
    asked: frozenset[Seat]


class Table:
    """Read it freely; it changes under its lock alone, by what the store has kept."""

    def __init__(self, loaded: kept.Loaded) -> None:
        self.lock = asyncio.Lock()
        self.followers: set[Follower] = set()
        self.present: frozenset[Seat] = frozenset()
        self.bots_at_work = False
        self.in_step = True
        """False when a change may have been kept that is not known here: then it has to be loaded again."""
        self.take(loaded)
        self.told = self.seen()
        """What those who follow it have been told: it may stand behind what the store has kept."""

    def take(self, loaded: kept.Loaded) -> None:
        """Stand as the store says."""
        self.row = loaded.table
        self.options = _OPTIONS.decode(loaded.table.options)
        self.hidden = _HIDDEN.decode(loaded.table.pending)
        self.holdings = dict(loaded.holdings)
        self.match = resume(loaded)
        self.in_step = True

    def take_more(self, loaded: kept.Loaded) -> None:
        """Stand as the store says, where it has gone on from here."""
        for event in loaded.events:
            self.match.accept(self.match.follow(from_json(event.data)))
        self.row = loaded.table
        self.hidden = _HIDDEN.decode(loaded.table.pending)
        self.holdings = dict(loaded.holdings)
        _align(self.match, self.hidden)

    def seen(self) -> Seen:
        return Seen(self.row, self.holdings, self.match.asked)

    # --- who ----------------------------------------------------------------------------------------------------------

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def started(self) -> bool:
        return self.row.state != "open"

    @property
    def holdings(self) -> Mapping[Seat, str]:
        """Who holds which seat; the whole is replaced where it changes."""
        return self._holdings

    @holdings.setter
    def holdings(self, holdings: Mapping[Seat, str]) -> None:
        self._holdings = holdings
        self._seats_of = {
            person: frozenset(seat for seat, holder in holdings.items() if holder == person)
            for person in holdings.values()
        }

    def seats_of(self, person: str | None) -> frozenset[Seat]:
        return self._seats_of.get(person, NO_SEATS) if person is not None else NO_SEATS

    @property
    def people(self) -> AbstractSet[str]:
        """Who holds a seat or several."""
        return self._seats_of.keys()

    def is_host(self, person: str | None) -> bool:
        return person is not None and self.row.host == person

    def connected_here(self) -> frozenset[Seat]:
        """The seats whose people follow this table through this node."""
        return frozenset().union(*(self.seats_of(follower.person) for follower in self.followers))

    def awaited(self) -> frozenset[Seat]:
        """The seats that have to decide or to throw now."""
        position = self.match.position
        if self.row.state != "playing" or position.ended is not None:
            return frozenset()
        if position.thrower is not None:
            return frozenset({position.thrower})
        return frozenset(position.deciders) - self.match.pending.keys()

    def awaited_bots(self) -> dict[Seat, str]:
        """The bots among them, with their levels. A bot can't pick up real dice: people type in what fell for it."""
        position = self.match.position
        if not position.bots or (position.thrower is not None and isinstance(position.opened.dice, Typed)):
            return {}
        return {seat: position.bots[seat] for seat in self.awaited() & position.bots.keys()}

    def awaited_people(self) -> frozenset[Seat]:
        """The people among them, without those for whom a bot stands in."""
        position = self.match.position
        if not position.bots:
            return self.awaited()
        bots = self.awaited_bots()
        if position.thrower in position.bots and not bots:
            return frozenset(seat for seat in position.people if seat not in position.bots)
        return self.awaited() - bots.keys()

    # --- what each is told --------------------------------------------------------------------------------------------

    def info(self, person: str | None) -> say.TableInfo:
        """The set-up, as somebody may know it."""
        belongs = self.is_host(person) or bool(self.seats_of(person))
        return info_of(self.row, self.options, self.is_host(person), belongs)

    def picture(self, since: int = 0) -> Picture:
        """The match as it stands, for all who follow it; `since` is the last event that they know of."""
        return Picture(self.match, connected=self.present, begun=self.started, since=since)

    def snapshot(self, person: str | None) -> bytes:
        view = self.picture().written(self.seats_of(person), layouts=True)
        return encode(say.Snapshot(self.info(person), view))

    def update(self, person: str | None) -> bytes:
        return encode(say.Update(self.picture().written(self.seats_of(person)), self.info(person)))

    def tell_presence(self) -> None:
        """Who is there and who has decided to all, to each the own decisions that are still hidden."""
        pending = self.match.pending
        people = set(self.match.position.people)
        common = say.Presence(sorted(self.present & people), sorted(pending), self.hidden.nudged)
        texts: dict[frozenset[Seat], bytes] = {}
        for follower in self.followers:
            own = self.seats_of(follower.person).intersection(pending)
            if own not in texts:
                chosen = [say.Chosen(seat, pending[seat]) for seat in sorted(own)]
                texts[own] = encode(msgspec.structs.replace(common, chosen=chosen))
            follower.tell(texts[own])

    def tell_views(self, with_info: bool, since: int) -> None:
        """The new view to each, who knows all up to event `since`; those who may know the same get the same bytes."""
        picture = self.picture(since)
        texts: dict[Any, bytes] = {}
        for follower in self.followers:
            person = follower.person
            key = (self.seats_of(person), with_info and self.is_host(person))
            if key not in texts:
                info = self.info(person) if with_info else None
                texts[key] = encode(say.Update(picture.written(key[0]), info))
            follower.tell(texts[key])


def resume(loaded: kept.Loaded) -> Match:
    """The match that a store has kept."""
    hidden = _HIDDEN.decode(loaded.table.pending)
    match = Match.resume([from_json(event.data) for event in loaded.events], {}, loaded.secret)
    _align(match, hidden)
    return match


def _align(match: Match, hidden: Hidden) -> None:
    """Let a match know of what is hidden and asked for, and of nothing else."""
    for seat in match.pending.keys() - hidden.decisions.keys():
        match.accept(match.take_back(seat))
    for seat, action in hidden.decisions.items():
        if match.pending.get(seat) != action:
            match.accept(match.decide(seat, action))
    if match.asked - set(hidden.asked):
        match.accept(match.undo(min(match.asked), agree=False))
    for seat in set(hidden.asked) - match.asked:
        match.accept(match.undo(seat))


def info_of(row: kept.Table, options: Options, host: bool, belongs: bool) -> say.TableInfo:
    return say.TableInfo(
        table=row.id,
        game=options.game,
        variant=options.variant,
        seats=options.seats,
        dice_source=options.dice_source,
        pace=options.pace,
        hints=options.hints,
        listed=options.listed,
        started=row.state != "open",
        host=host,
        code=row.code or "" if belongs else "",
        rematch=row.rematch,
    )


def options_of(row: kept.Table) -> Options:
    return _OPTIONS.decode(row.options)


def events_to_keep(match: Match, events: Iterable[Any]) -> list[kept.Event]:
    """Events that follow the match as it stands, with their numbers."""
    return [kept.Event(number, encode(event)) for number, event in enumerate(events, match.number + 1)]


def checked_seat(seat: Seat, seats: int) -> Seat:
    if not 0 <= seat < seats:
        raise NotNow(f"There is no seat {seat}: seats are numbered from 0 to {seats - 1}.")
    return seat

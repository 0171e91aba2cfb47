"""A table as one revision of the store has it: an immutable value. What a plan would make of it is one more."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from typing import NamedTuple

import msgspec

from rollwright.games import has_module
from rollwright.games.protocol import Json, Seat
from rollwright.lazy import lazy
from rollwright.server import messages as say
from rollwright.store.interface import Holding, Loaded, Named, Opening, StoredEvent, TableRow, TableState
from rollwright.table.events import Event, Seated, Typed, from_json, to_json
from rollwright.table.match import Change, Correction, Hidden, Match
from rollwright.table.position import Position
from rollwright.table.steps import fold

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
    evening: str | None = None
    """The club evening that this table belongs to."""


class Beside(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the store keeps beside the log."""

    decisions: Mapping[Seat, Json] = {}
    asked: list[Seat] = []
    nudged: list[Seat] = []
    correction: Correction | None = None
    tips: Mapping[Seat, str] = {}
    since: float = 0.0
    """When the last event happened: since then those who are to act are waited for."""


_BESIDE = msgspec.json.Decoder(Beside)
_OPTIONS = msgspec.json.Decoder(Options)


def options_of(row: TableRow) -> Options:
    return _OPTIONS.decode(row.options)


def hidden_of(row: TableRow) -> Hidden:
    """The hidden decisions, who has asked for an undo, and what is to be corrected."""
    beside = _BESIDE.decode(row.pending)
    return Hidden(beside.decisions, frozenset(beside.asked), beside.correction)


def play_of(loaded: Loaded) -> Iterator[tuple[Event, Position]]:
    """The log of a stored table, folded as it is read."""
    return fold(from_json(event.data) for event in loaded.events)


def resume(loaded: Loaded) -> Match:
    """The match of a stored table."""
    return Match(play_of(loaded), hidden_of(loaded.table), loaded.secret)


class Holdings(dict[Seat, str]):
    """Who holds which seat. Never changed once it is made."""

    @lazy
    def by_person(self) -> Mapping[str, frozenset[Seat]]:
        return {
            person: frozenset(seat for seat, holder in self.items() if holder == person) for person in self.values()
        }

    def after(self, changed: Sequence[Holding]) -> Holdings:
        if not changed:
            return self
        held = {**self, **dict(changed)}
        return Holdings({seat: person for seat, person in held.items() if person is not None})


class Standing(msgspec.Struct, frozen=True, dict=True):
    """Everything about a table that a plan looks at."""

    row: TableRow
    options: Options
    holdings: Holdings
    position: Position
    hidden: Hidden
    nudged: frozenset[Seat]
    since: float
    tips: Mapping[Seat, str] = {}
    """Before the match: what people have committed to."""

    @classmethod
    def of(cls, row: TableRow, holdings: Mapping[Seat, str], match: Match) -> Standing:
        beside = _BESIDE.decode(row.pending)
        nudged = frozenset(beside.nudged)
        options, held = options_of(row), Holdings(holdings)
        return cls(row, options, held, match.position, match.hidden, nudged, beside.since, beside.tips)

    @property
    def started(self) -> bool:
        return self.row.state != "open"

    def seats_of(self, person: str | None) -> frozenset[Seat]:
        return NO_SEATS if person is None else self.holdings.by_person.get(person, NO_SEATS)

    @property
    def people(self) -> AbstractSet[str]:
        """Who holds at least one seat."""
        return self.holdings.by_person.keys()

    def is_host(self, person: str | None) -> bool:
        return person is not None and self.row.host == person

    @lazy
    def awaited(self) -> frozenset[Seat]:
        """The seats that have to decide or to throw now."""
        position = self.position
        if self.row.state != "playing" or position.ended is not None:
            return NO_SEATS
        if position.thrower is not None:
            return frozenset({position.thrower})
        return frozenset(position.deciders) - self.hidden.pending.keys()

    @lazy
    def awaited_bots(self) -> Mapping[Seat, str]:
        """The bots among them, with their levels. A bot can't pick up real dice: people type in what fell for it."""
        position = self.position
        if not position.bots or (position.thrower is not None and isinstance(position.opened.dice, Typed)):
            return {}
        return {seat: position.bots[seat] for seat in self.awaited & position.bots.keys()}

    @lazy
    def awaited_people(self) -> frozenset[Seat]:
        """The people among them, without those for whom a bot stands in."""
        position = self.position
        if not position.bots:
            return self.awaited
        if position.thrower in position.bots and not self.awaited_bots:
            return frozenset(seat for seat in position.people if seat not in position.bots)
        return self.awaited - self.awaited_bots.keys()

    @lazy
    def waits_for(self) -> frozenset[str]:
        """The people whose move it is while somebody else plays here. Alone or with bots there is no hurry."""
        people = self.people_at(self.awaited_people)
        return people if people and len(self.people) > 1 else frozenset()

    def people_at(self, seats: AbstractSet[Seat]) -> frozenset[str]:
        """The people who hold these seats."""
        return frozenset(self.holdings[seat] for seat in seats if seat in self.holdings)

    def info(self, person: str | None) -> say.TableInfo:
        """The set-up, as somebody may know it."""
        belongs = self.is_host(person) or bool(self.seats_of(person))
        return info_of(self.row, self.options, self.is_host(person), belongs)


class Plan(NamedTuple):
    """What a command would do to a table."""

    change: Change | None = None
    state: TableState | None = None
    holdings: Sequence[Holding] = ()
    nudged: Collection[Seat] | None = None
    tips: Mapping[Seat, str] | None = None
    rematch: Opening | None = None
    """The table of the next match, opened together with this change."""
    rewritten: Sequence[StoredEvent] = ()


def after(standing: Standing, plan: Plan, now: float) -> Standing:
    """The table once the plan is carried out; its timer is still the one of before."""
    change = plan.change
    position = change.positions[-1] if change is not None and change.positions else standing.position
    # A hint gives nobody more time, and doesn't take back that somebody was reminded.
    happened = position.settled != standing.position.settled
    hidden = standing.hidden if change is None else change.hidden
    nudged = frozenset(plan.nudged) if plan.nudged is not None else NO_SEATS if happened else standing.nudged
    since = now if happened or plan.state == "playing" else standing.since
    row, tips = standing.row, _tips_after(standing, plan)
    state = "over" if position.ended is not None else plan.state or row.state
    next_row = msgspec.structs.replace(
        row,
        state=state,
        number=position.number,
        open_seats=position.open_seats,
        revision=row.revision + 1,
        pending=encode(Beside(hidden.pending, sorted(hidden.asked), sorted(nudged), hidden.correction, tips, since)),
        rematch=row.rematch if plan.rematch is None else plan.rematch.table.id,
        code=None if state == "over" else row.code,
        changed_at=now,
    )
    holdings = standing.holdings.after(plan.holdings)
    return Standing(next_row, standing.options, holdings, position, hidden, nudged, since, tips)


def _tips_after(standing: Standing, plan: Plan) -> Mapping[Seat, str]:
    """What was committed to before the match goes with the seat, and into the log when the match begins."""
    if plan.state == "playing" or not (standing.tips or plan.tips):
        return {}
    changed = {seat for seat, _ in plan.holdings}
    tips = standing.tips if plan.tips is None else plan.tips
    return {seat: tip for seat, tip in tips.items() if seat not in changed}


def stored_events(number: int, events: Iterable[Event]) -> list[StoredEvent]:
    """Events as the store keeps them, the first with this number."""
    return [StoredEvent(at, to_json(event)) for at, event in enumerate(events, number)]


def named_in(number: int, events: Iterable[Event], holdings: Iterable[Holding]) -> list[Named]:
    """Which of these events, the first with this number, hold the name of somebody who takes a seat by them."""
    people = dict(holdings)
    return [
        Named(at, person)
        for at, event in enumerate(events, number)
        if isinstance(event, Seated) and event.holder == "person" and (person := people.get(event.seat)) is not None
    ]


def info_of(row: TableRow, options: Options, host: bool, belongs: bool) -> say.TableInfo:
    return say.TableInfo(
        table=row.id,
        game=options.game,
        variant=options.variant,
        seats=options.seats,
        dice_source=options.dice_source,
        pace=options.pace,
        hints=options.hints and has_module("analysis", options.game),
        listed=options.listed,
        started=row.state != "open",
        host=host,
        code=row.code or "" if belongs else "",
        rematch=row.rematch,
        daily=row.daily,
        evening=options.evening if belongs else None,
    )

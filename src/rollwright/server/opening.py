"""Opening tables: from what a person asked for, as a rematch, for the daily challenge and for club evenings."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Literal, NamedTuple

import msgspec

from rollwright.bots import levels
from rollwright.games import game as game_of
from rollwright.games.protocol import Json, Seat
from rollwright.server import errors
from rollwright.server import messages as say
from rollwright.server.access import date_at
from rollwright.server.bots import bot_name, stand_in_level
from rollwright.server.people import CLEAR_CHARACTERS, checked_name, token
from rollwright.server.plans import checked_level
from rollwright.server.settings import Settings
from rollwright.server.standing import Beside, Options, Standing, encode, named_in, stored_events
from rollwright.server.timers import next_timer
from rollwright.store import Store
from rollwright.store.interface import AlreadyTried, CodeTaken, Holding, Opening, PersonGone, TableRow
from rollwright.table import dice
from rollwright.table.errors import NotNow
from rollwright.table.events import Daily, DiceSource, Equal, Sealed, Seeded, Typed
from rollwright.table.match import Match
from rollwright.table.names import told_apart
from rollwright.table.what_if import Beginning

CODE_LENGTH = 6
CODE_TRIES = 20


class NewTable(msgspec.Struct, frozen=True, rename="camel", forbid_unknown_fields=True):
    """What a person asks for when opening a table."""

    game: str
    seats: int
    variant: str | None = None
    mine: list[Seat] = []
    """The seats that this person holds, several on a phone that is passed around."""
    names: list[str] = []
    """A name for each of them."""
    bots: dict[Seat, str] = {}
    """The level of the bot on a seat."""
    dice_source: Literal["sealed", "seeded", "typed"] = "sealed"
    pace: say.Pace = "live"
    hints: bool = False
    listed: bool = False
    first: Seat = 0
    sheets: list[str] | None = None
    start: bool = False
    """Begin at once; bots take the open seats."""


class Seating(msgspec.Struct, frozen=True):
    """Who is at a new table from the beginning."""

    people: dict[Seat, tuple[str, str]]
    """The person and the name."""
    bots: dict[Seat, str]
    start: bool


class WhatIfPerson(NamedTuple):
    """Who goes another way, on which seat, under which name."""

    id: str
    seat: Seat
    name: str


class Opener:
    """Makes new tables; ids, codes and secrets come from `rng`."""

    def __init__(self, store: Store, settings: Settings, clock: Callable[[], float], rng: random.Random) -> None:
        self._store = store
        self._settings = settings
        self._clock = clock
        self._rng = rng

    async def open(self, wish: NewTable, person: str, *, invited: Sequence[str] = ()) -> TableRow:
        """A new table as somebody wishes it, to which others are asked. Raises `Refusal` or the game's error."""
        options = Options(
            game=wish.game,
            variant=wish.variant or game_of(wish.game).info.variants[0],
            seats=wish.seats,
            dice_source=wish.dice_source,
            pace=wish.pace,
            hints=wish.hints,
            listed=wish.listed,
            first=wish.first,
            sheets=list(wish.sheets) if wish.sheets is not None else None,
        )
        seating = _seating(wish, person)
        await self.check_room(person)
        inviter = checked_name(wish.names[0]) if invited and wish.names else None

        def opening() -> Opening:
            made = self._opening(options, seating, person)
            tell_at = self._clock() + self._settings.push_after
            return msgspec.structs.replace(made, invited=invited, tell_at=tell_at, inviter=inviter)

        return await self._keep(opening)

    async def check_room(self, person: str) -> None:
        """Raise `Refusal` where somebody has too many unfinished tables."""
        if await self._store.count_unfinished(person) >= self._settings.tables_per_person:
            raise errors.too_many("You have too many unfinished tables. Finish one, or leave one.")

    def again(self, standing: Standing, person: str) -> Opening:
        """The same table once more: the same people and bots, the next seat first; at once if nobody else plays."""
        options, chairs = standing.options, standing.position.chairs
        people = {seat: (holder, chairs[seat].name) for seat, holder in standing.holdings.items()}
        bots = {seat: chair.bot for seat, chair in enumerate(chairs) if chair.bot is not None}
        source = "sealed" if options.dice_source == "retold" else options.dice_source
        options = msgspec.structs.replace(options, first=(options.first + 1) % options.seats, dice_source=source)
        alone = {holder for holder, _ in people.values()} <= {person}
        opening = self._opening(options, Seating(people, bots, start=alone), person)
        others = sorted({holder for holder, _ in people.values()} - {person})
        return msgspec.structs.replace(opening, invited=others, tell_at=self._clock() + self._settings.push_after)

    async def daily(self, game: str, date: str, person: str, name: str) -> str:
        """Somebody's one try at the challenge of a day: alone, with the same dice for all. The id of its table."""
        options = Options(game=game, variant=game_of(game).info.variants[0], seats=1, dice_source="daily", pace="slow")
        key = dice.daily_key(date, game, await self.daily_salt())
        source = Daily(date, dice.seal(key))
        seating = Seating({0: (person, name)}, {}, start=True)
        try:
            row = await self._keep(lambda: self._opening(options, seating, person, (source, key), date))
        except AlreadyTried:
            table = await self._store.daily_try(person, game, date)
            if table is None:
                raise errors.unavailable() from None
            return table
        return row.id

    def for_round(self, options: Options, seating: Seating, source: Equal, key: bytes) -> Opening:
        """A table of a round of a club evening: it belongs to nobody, and begins at once."""
        return self._opening(options, seating, None, (source, key))

    async def what_if(
        self, standing: Standing, beginning: Beginning, person: WhatIfPerson, action: Json = None
    ) -> TableRow:
        """A practice table that begins as another one stood, or with its dice: one person, and bots on all other seats.

        An action is decided at once. Raises `Refusal` or the game's error.
        """
        await self.check_room(person.id)
        chairs, game = standing.position.chairs, standing.options.game
        options = msgspec.structs.replace(
            standing.options, dice_source="retold", pace="live", hints=True, listed=False, evening=None
        )
        bots = {
            seat: chair.bot if chair.bot in levels(game) else stand_in_level(game)
            for seat, chair in enumerate(chairs)
            if seat != person.seat
        }
        seating = Seating({person.seat: (person.id, person.name)}, bots, start=True)
        decision = None if action is None else (person.seat, action)
        return await self._keep(lambda: self._opening(options, seating, person.id, goes_on=(beginning, decision)))

    async def daily_salt(self) -> bytes:
        """What makes the dice of a day unknown before it begins; shared by all nodes."""
        return await self._store.key("daily", self._rng.randbytes(dice.SECRET_BYTES))

    async def _keep(self, opening: Callable[[], Opening]) -> TableRow:
        for _ in range(CODE_TRIES):
            made = opening()
            try:
                await self._store.open_table(made)
            except CodeTaken:
                continue
            except PersonGone:
                raise errors.is_leaving() from None
            return made.table
        raise errors.unavailable()

    def _opening(
        self,
        options: Options,
        seating: Seating,
        host: str | None,
        source: tuple[DiceSource, bytes | None] | None = None,
        daily: str | None = None,
        goes_on: tuple[Beginning, tuple[Seat, Json] | None] | None = None,
    ) -> Opening:
        now = self._clock()
        beginning, decision = goes_on or (None, None)
        dice_source, secret = source or ((beginning.dice, None) if beginning else self._dice(options))
        match = Match.open(
            options.game,
            options.seats,
            match=token(self._rng, 16),
            source=dice_source,
            variant=options.variant,
            first=options.first,
            sheets=options.sheets,
            date=date_at(now),
            secret=secret,
            origin=beginning.origin if beginning else None,
        )
        _seat(match, seating)
        if beginning is not None:
            match.accept(match.follow(beginning.played))
        if decision is not None:
            match.accept(match.decide(*decision))
            if match.is_over:
                raise NotNow("This ends the match: there is nothing left to play.")
        row = TableRow(
            id=match.id,
            code=None if daily or options.evening else new_code(self._rng),
            host=host,
            game=options.game,
            options=encode(options),
            listed=options.listed,
            created_at=now,
            daily=daily,
            state="playing" if seating.start else "open",
            number=match.number,
            open_seats=match.position.open_seats,
            pending=encode(Beside(decisions=match.pending, since=now)),
            changed_at=now,
        )
        held = {seat: person for seat, (person, _) in seating.people.items()}
        timer = next_timer(Standing.of(row, held, match), self._settings, now)
        holdings = [Holding(seat, person) for seat, person in held.items()]
        return Opening(
            table=msgspec.structs.replace(row, due=timer.due, due_at=timer.at),
            events=stored_events(1, match.events),
            secret=secret,
            holdings=holdings,
            named=named_in(1, match.events, holdings),
        )

    def _dice(self, options: Options) -> tuple[DiceSource, bytes | None]:
        if options.dice_source == "sealed":
            secret = self._rng.randbytes(dice.SECRET_BYTES)
            return Sealed(dice.seal(secret)), secret
        return (Typed() if options.dice_source == "typed" else Seeded(self._rng.randrange(2**32))), None


def new_code(rng: random.Random) -> str:
    """A short code to be spoken."""
    return "".join(rng.choices(CLEAR_CHARACTERS, k=CODE_LENGTH))


def read_code(text: str) -> str:
    """A code as somebody typed it: case and spaces don't matter."""
    return "".join(character for character in text.upper() if character.isalnum())


def _seating(wish: NewTable, person: str) -> Seating:
    if len(wish.names) != len(wish.mine):
        raise errors.Refusal("invalid-setup", "Give a name for each seat that you take.")
    taken = [*wish.mine, *wish.bots]
    if len(set(taken)) != len(taken) or any(not 0 <= seat < wish.seats for seat in taken):
        raise errors.Refusal("invalid-setup", f"Seats are numbered from 0 to {wish.seats - 1}, each has one player.")
    people: dict[Seat, tuple[str, str]] = {}
    for seat, name in zip(wish.mine, wish.names, strict=True):
        people[seat] = (person, told_apart(checked_name(name), (known for _, known in people.values())))
    levels = {seat: checked_level(wish.game, level) for seat, level in wish.bots.items()}
    if wish.start:
        rest: Sequence[Seat] = [seat for seat in range(wish.seats) if seat not in taken]
        levels |= {seat: stand_in_level(wish.game) for seat in rest}
    return Seating(people, levels, wish.start)


def _seat(match: Match, seating: Seating) -> None:
    for seat, (_, name) in sorted(seating.people.items()):
        match.accept(match.sit(seat, name))
    for seat, level in sorted(seating.bots.items()):
        match.accept(match.hand_to_bot(seat, level, bot_name(level, seat)))

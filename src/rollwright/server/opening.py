"""Opening tables: from what a person asked for, as a rematch, and for the daily challenge."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Literal

import msgspec

from rollwright.games import game as game_of
from rollwright.games.protocol import Seat
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
from rollwright.table.events import Daily, DiceSource, Sealed, Seeded, Typed
from rollwright.table.match import Match

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


class Opener:
    """Makes new tables; ids, codes and secrets come from `rng`."""

    def __init__(self, store: Store, settings: Settings, clock: Callable[[], float], rng: random.Random) -> None:
        self._store = store
        self._settings = settings
        self._clock = clock
        self._rng = rng

    async def open(self, wish: NewTable, person: str) -> TableRow:
        """A new table as somebody wishes it. Raises `Refusal` or the game's error."""
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
        return await self._keep(lambda: self._opening(options, seating, person))

    async def check_room(self, person: str) -> None:
        """Raise `Refusal` where somebody has too many unfinished tables."""
        if await self._store.count_unfinished(person) >= self._settings.tables_per_person:
            raise errors.too_many("You have too many unfinished tables. Finish one, or leave one.")

    def again(self, standing: Standing, person: str) -> Opening:
        """The same table once more: the same people and bots, the next seat first; at once if nobody else plays."""
        options, chairs = standing.options, standing.position.chairs
        people = {seat: (holder, chairs[seat].name) for seat, holder in standing.holdings.items()}
        bots = {seat: chair.bot for seat, chair in enumerate(chairs) if chair.bot is not None}
        options = msgspec.structs.replace(options, first=(options.first + 1) % options.seats)
        alone = {holder for holder, _ in people.values()} <= {person}
        return self._opening(options, Seating(people, bots, start=alone), person)

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
        host: str,
        source: tuple[DiceSource, bytes | None] | None = None,
        daily: str | None = None,
    ) -> Opening:
        now = self._clock()
        dice_source, secret = source or self._dice(options)
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
        )
        _seat(match, seating)
        row = TableRow(
            id=match.id,
            code=None if daily else new_code(self._rng),
            host=host,
            game=options.game,
            options=encode(options),
            listed=options.listed,
            created_at=now,
            daily=daily,
            state="playing" if seating.start else "open",
            number=match.number,
            open_seats=match.position.open_seats,
            pending=encode(Beside(since=now)),
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
    people = {seat: (person, checked_name(name)) for seat, name in zip(wish.mine, wish.names, strict=True)}
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

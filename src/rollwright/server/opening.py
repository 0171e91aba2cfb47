"""Opening tables: from what a person asked for, as a rematch, and for the daily challenge."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Literal

import msgspec

from rollwright.games import game as game_of
from rollwright.games.protocol import Seat
from rollwright.server import errors
from rollwright.server import messages as say
from rollwright.server.access import today
from rollwright.server.bots import bot_name, stand_in_level
from rollwright.server.commands import checked_level
from rollwright.server.people import CLEAR_SIGNS, checked_name
from rollwright.server.settings import Settings
from rollwright.server.table import Hidden, Options, Table, encode
from rollwright.server.waiting import next_timer
from rollwright.store import Store
from rollwright.store import interface as kept
from rollwright.table import dice
from rollwright.table.events import Daily, DiceSource, Opened, Sealed, Seeded, Typed
from rollwright.table.match import Match

CODE_SIGNS = 6
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
    def __init__(self, store: Store, settings: Settings) -> None:
        self._store = store
        self._settings = settings

    async def open(self, wish: NewTable, person: str) -> Table:
        """A new table as somebody wishes it; raises what speaks against it."""
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
        return await self._open(options, _seating(wish, person), person)

    async def again(self, table: Table, person: str) -> Table:
        """The same table once more: the same people and bots, the next seat first; at once if nobody else plays."""
        options = table.options
        chairs = table.match.position.chairs
        people = {seat: (holder, chairs[seat].name) for seat, holder in table.holdings.items()}
        bots = {seat: chair.bot for seat, chair in enumerate(chairs) if chair.bot is not None}
        options = msgspec.structs.replace(options, first=(options.first + 1) % options.seats)
        alone = {holder for holder, _ in people.values()} <= {person}
        return await self._open(options, Seating(people, bots, start=alone), person)

    async def daily(self, game: str, date: str, person: str, name: str) -> Table:
        """Somebody's try at the challenge of a day: alone, with the same dice for all."""
        options = Options(game=game, variant=game_of(game).info.variants[0], seats=1, dice_source="daily", pace="slow")
        return await self._open(options, Seating({0: (person, name)}, {}, start=True), person, date)

    async def _open(self, options: Options, seating: Seating, host: str, daily: str | None = None) -> Table:
        if await self._store.count_unfinished(host) >= self._settings.tables_per_person:
            raise errors.too_many("You have too many tables that are not finished. Finish one, or let one go.")
        id_ = secrets.token_urlsafe(16)
        source, secret = await self._dice(options, daily)
        match = Match.open(
            options.game,
            options.seats,
            match=id_,
            source=source,
            variant=options.variant,
            first=options.first,
            sheets=options.sheets,
            date=datetime.now(UTC).date().isoformat(),
            secret=secret,
        )
        _seat(match, seating)
        return await self._keep(match, options, seating, host, secret, daily)

    async def opened_day_key(self, opened: Opened) -> bytes | None:
        """The key of a day's dice, once the day is over; None of all other dice."""
        source = opened.dice
        if not isinstance(source, Daily) or source.date >= today():
            return None
        return await self._day_key(source.date, opened.game)

    async def _day_key(self, date: str, game: str) -> bytes:
        return dice.daily_key(date, game, await self._store.key("daily", secrets.token_bytes(32)))

    async def _dice(self, options: Options, daily: str | None) -> tuple[DiceSource, bytes | None]:
        if daily is not None:
            key = await self._day_key(daily, options.game)
            return Daily(daily, dice.seal(key)), key
        if options.dice_source == "sealed":
            secret = dice.draw_secret()
            return Sealed(dice.seal(secret)), secret
        return (Typed() if options.dice_source == "typed" else Seeded(dice.draw_seed())), None

    async def _keep(
        self,
        match: Match,
        options: Options,
        seating: Seating,
        host: str,
        secret: bytes | None,
        daily: str | None,
    ) -> Table:
        now = time.time()
        row = kept.Table(
            id=match.id,
            code=None,
            host=host,
            game=options.game,
            options=encode(options),
            listed=options.listed,
            created_at=now,
            daily=daily,
            state="playing" if seating.start else "open",
            number=match.number,
            open_seats=match.position.open_seats,
            pending=encode(Hidden(since=now)),
            changed_at=now,
        )
        events = [kept.Event(number, encode(event)) for number, event in enumerate(match.events, 1)]
        holdings = [kept.Holding(seat, person) for seat, (person, _) in seating.people.items()]
        table = Table(kept.Loaded(row, events, {seat: person for seat, (person, _) in seating.people.items()}, secret))
        timer = next_timer(table, self._settings, now)
        row = msgspec.structs.replace(row, due=timer.due, due_at=timer.at)
        for _ in range(CODE_TRIES):
            row = msgspec.structs.replace(row, code=None if daily else new_code())
            try:
                await self._store.open_table(kept.Opening(table=row, events=events, secret=secret, holdings=holdings))
            except kept.CodeTaken:
                continue
            table.row = row
            return table
        raise errors.unavailable()


def new_code() -> str:
    """A short code to be spoken."""
    return "".join(secrets.choice(CLEAR_SIGNS) for _ in range(CODE_SIGNS))


def read_code(text: str) -> str:
    """A code as somebody typed it: small letters and spaces don't matter."""
    return "".join(sign for sign in text.upper() if sign.isalnum())


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

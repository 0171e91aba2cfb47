"""What people do with an evening: open it, come, leave, begin a round, let bots finish it, end it."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator

import msgspec

from rollwright.games import game as game_of
from rollwright.server import errors, plans
from rollwright.server.bot_players import BotPlayers
from rollwright.server.changes import Changes
from rollwright.server.evening.seating import Company, seat
from rollwright.server.opening import CODE_TRIES, Opener, Seating
from rollwright.server.people import checked_name, token
from rollwright.server.standing import Options, encode
from rollwright.server.table_cache import TableCache
from rollwright.store import Store
from rollwright.store.evenings import EveningRow, EveningTable, LoadedEvening, Member, Round
from rollwright.store.interface import CodeTaken, Opening, PersonGone, RoundBegun
from rollwright.table import dice
from rollwright.table.events import Equal

MOST_PEOPLE = 60
MOST_ROUNDS = 12
#: Evenings of one host that have not ended.
MOST_OPEN = 5
FEWEST_SEATS = 2
ID = re.compile(r"[A-Za-z0-9_-]{22}", re.ASCII)


class NewEvening(msgspec.Struct, frozen=True, rename="camel", forbid_unknown_fields=True):
    """What a host asks for."""

    title: str
    game: str
    seats: int
    """At each table; bots take those that are left."""
    rounds: int
    bot: str
    variant: str | None = None


class EveningOptions(msgspec.Struct, frozen=True, rename="camel"):
    title: str
    game: str
    variant: str
    seats: int
    rounds: int
    bot: str


_OPTIONS = msgspec.json.Decoder(EveningOptions)


def options_of(evening: LoadedEvening) -> EveningOptions:
    return _OPTIONS.decode(evening.row.options)


def running(evening: LoadedEvening) -> list[EveningTable]:
    """The tables of the round that is being played."""
    last = len(evening.rounds)
    return [table for table in evening.tables if table.round == last and table.state != "over"]


class Evenings:
    def __init__(
        self,
        store: Store,
        opener: Opener,
        tables: TableCache,
        changes: Changes,
        bots: BotPlayers,
        clock: Callable[[], float],
        rng: random.Random,
    ) -> None:
        self._store = store
        self._opener = opener
        self._tables = tables
        self._changes = changes
        self._bots = bots
        self._clock = clock
        self._rng = rng

    async def open(self, wish: NewEvening, host: str) -> str:
        """A new evening; its id is the link. Raises `Refusal` or the game's error."""
        options = _checked(wish)
        if await self._store.count_evenings(host) >= MOST_OPEN:
            raise errors.too_many("You have too many evenings. End one of them first.")
        row = EveningRow(token(self._rng, 16), host, encode(options), self._clock())
        await self._store.open_evening(row)
        return row.id

    async def get(self, id_: str) -> LoadedEvening:
        found = await self._store.load_evening(id_) if ID.fullmatch(id_) else None
        if found is None:
            raise errors.Refusal("not-found", "There is no such evening.", 404)
        return found

    async def come(self, id_: str, person: str, name: str) -> None:
        """Somebody takes part from the next round on."""
        evening = await self._not_ended(id_)
        name = checked_name(name)
        is_new = all(member.person != person for member in evening.members)
        if is_new and len(evening.members) >= MOST_PEOPLE:
            raise errors.Refusal("table-full", f"An evening has room for {MOST_PEOPLE} people.", 409)
        try:
            await self._store.add_member(id_, person, name)
        except PersonGone:
            raise errors.is_leaving() from None

    async def leave(self, id_: str, person: str) -> None:
        """The next rounds are played without them; a bot plays on at their table."""
        evening = await self.get(id_)
        await self._store.remove_member(id_, person)
        for table in running(evening):
            if person in evening.holders.get(table.table, {}).values():
                await self._bots_go_on(table.table, person)

    async def send_away(self, id_: str, host: str, number: int) -> None:
        """The host removes somebody, who may come again by the link."""
        evening = await self._hosted(id_, host)
        member = next((member for member in evening.members if member.number == number), None)
        if member is not None:
            await self.leave(id_, member.person)

    async def begin_round(self, id_: str, host: str, number: int) -> None:
        """Seat everybody who is here. Asked twice, the round begins once."""
        for _ in range(CODE_TRIES):
            evening = await self._hosted(id_, host)
            if number <= len(evening.rounds):
                return
            self._check_next(evening, number)
            begun, openings = self._round(evening)
            try:
                await self._store.begin_round(id_, begun, openings)
            except (CodeTaken, PersonGone, RoundBegun):
                continue
            for opening in openings:
                table = await self._tables.get(opening.table.id)
                self._bots.prepare(table)
                self._bots.wake(table)
            return
        raise errors.unavailable()

    async def let_bots_finish(self, id_: str, host: str) -> None:
        """Nobody waits any longer for those who still play."""
        for table in running(await self._hosted(id_, host)):
            await self._bots_go_on(table.table)

    async def end(self, id_: str, host: str) -> None:
        await self._hosted(id_, host)
        await self._store.end_evening(id_, self._clock())

    # --- rounds -------------------------------------------------------------------------------------------------------

    def _check_next(self, evening: LoadedEvening, number: int) -> None:
        if evening.row.ended_at is not None:
            raise _has_ended()
        if running(evening):
            raise errors.Refusal("not-over", "The round is still being played.", 409)
        if number != len(evening.rounds) + 1 or number > options_of(evening).rounds:
            raise errors.Refusal("not-now", "There is no such round.", 409)
        if not any(member.here for member in evening.members):
            raise errors.Refusal("nobody-here", "Nobody has come yet.", 409)

    def _round(self, evening: LoadedEvening) -> tuple[Round, list[Opening]]:
        options, number = options_of(evening), len(evening.rounds) + 1
        key = self._rng.randbytes(dice.SECRET_BYTES)
        source = Equal(f"{evening.row.id}-{number}", dice.seal(key))
        here = {member.person: member for member in evening.members if member.here}
        companies = seat(list(here), options.seats, list(_companies(evening)), self._rng)
        table = Options(options.game, options.variant, options.seats, "equal", evening=evening.row.id)
        openings = [
            self._opener.for_round(table, _seating(company, here, options), source, key) for company in companies
        ]
        return Round(number, key, source.sha256), openings

    async def _bots_go_on(self, table: str, person: str | None = None) -> None:
        """At a table, for one person or for everybody."""
        live = await self._tables.get(table)
        await self._changes.change(
            live,
            lambda now: plans.bots_go_on(
                now, [seat for seat, holder in now.standing.holdings.items() if person in (None, holder)]
            ),
        )

    # --- rights -------------------------------------------------------------------------------------------------------

    async def _hosted(self, id_: str, host: str) -> LoadedEvening:
        evening = await self.get(id_)
        if evening.row.host != host:
            raise errors.only_host()
        return evening

    async def _not_ended(self, id_: str) -> LoadedEvening:
        evening = await self.get(id_)
        if evening.row.ended_at is not None:
            raise _has_ended()
        return evening


def _companies(evening: LoadedEvening) -> Iterator[Company]:
    for table in evening.tables:
        holders = evening.holders.get(table.table, {})
        yield tuple(holders[seat] for seat in sorted(holders))


def _seating(company: Company, here: dict[str, Member], options: EveningOptions) -> Seating:
    people = {seat: (person, here[person].name) for seat, person in enumerate(company)}
    return Seating(people, dict.fromkeys(range(len(company), options.seats), options.bot), start=True)


def _checked(wish: NewEvening) -> EveningOptions:
    info = game_of(wish.game).info
    variant = wish.variant or info.variants[0]
    if variant not in info.variants:
        raise errors.Refusal("invalid-setup", f"{info.name} has no variant {variant!r}: {', '.join(info.variants)}.")
    if wish.seats not in info.seats or wish.seats < FEWEST_SEATS:
        raise errors.Refusal("invalid-setup", f"Tables have {FEWEST_SEATS} to {max(info.seats)} seats.")
    if not 1 <= wish.rounds <= MOST_ROUNDS:
        raise errors.Refusal("invalid-setup", f"An evening has 1 to {MOST_ROUNDS} rounds.")
    return EveningOptions(
        checked_name(wish.title), wish.game, variant, wish.seats, wish.rounds, plans.checked_level(wish.game, wish.bot)
    )


def _has_ended() -> errors.Refusal:
    return errors.Refusal("evening-over", "This evening has ended.", 409)

"""What a store keeps, whatever database it stands on.

A table changes by `StoredChange`s alone. A change is one transaction: its events, the hidden decisions, the answer to
the command, the timer and the results are kept together or not at all. It names the revision it was made on; when
somebody else was faster it is refused as stale, and whoever made it looks again.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Mapping, Sequence
from typing import Literal, NamedTuple, Protocol, TypeAlias

import msgspec

from rollwright.errors import RollwrightError

TableState = Literal["open", "playing", "over"]
Due = Literal["bots", "nudge", "stand-in"]
#: Why somebody who is away is told something: it is their move, or somebody invites them to a table.
PushKind = Literal["move", "invited"]
#: Seconds since the epoch.
Moment: TypeAlias = float


class StoreError(RollwrightError):
    """The store can't do what was asked."""

    code = "unavailable"


class StaleNumber(StoreError):
    """The table has moved on since it was read: nothing was kept."""


class AlreadyAnswered(StoreError):
    """This command was carried out before: nothing was kept a second time."""


class CodeTaken(StoreError):
    """Another table has this code."""


class TokenTaken(StoreError):
    """Somebody has this token already."""


class PersonGone(StoreError):
    """The change seats somebody whose data is being erased: nothing was kept."""


class AlreadyTried(StoreError):
    """This person has had their try at this day's challenge."""


class RoundBegun(StoreError):
    """This round of an evening has begun already."""


class Unavailable(StoreError):
    """The database can't be reached now; whether the last change was kept is not known."""


class StoredEvent(NamedTuple):
    number: int
    data: bytes


class Person(msgspec.Struct, frozen=True):
    id: str
    name: str = ""
    recovery: bool = False
    """There is a recovery code."""


class TableRow(msgspec.Struct, frozen=True):
    """A table as its row says; the match itself is in the log."""

    id: str
    code: str | None
    """The short code to be spoken; given up when the match is over."""
    host: str | None
    game: str
    options: bytes
    listed: bool
    created_at: Moment
    daily: str | None = None
    """The date, if this is somebody's try at a daily challenge."""
    state: TableState = "open"
    number: int = 0
    """The number of the last event."""
    open_seats: int = 1
    """How many seats nobody holds."""
    revision: int = 0
    pending: bytes = b"{}"
    """What was decided and is still hidden."""
    due: Due | None = None
    due_at: Moment | None = None
    changed_at: Moment = 0.0
    rematch: str | None = None


class Holding(NamedTuple):
    """Who holds a seat; nobody if a bot does, or if it is open."""

    seat: int
    person: str | None


class Named(NamedTuple):
    """An event that holds the name of a person."""

    number: int
    person: str


class Answered(NamedTuple):
    """A command that this change carries out."""

    person: str
    command: str


class Subscription(NamedTuple):
    """Where a device of a person hears: an address at the push service of its browser, and the keys of the device."""

    id: str
    endpoint: str
    public_key: bytes
    auth: bytes
    language: str


class DuePush(NamedTuple):
    """Something that a device is to be told now."""

    table: str
    subscription: str
    person: str
    kind: PushKind
    tries: int


class Present(NamedTuple):
    """Who is connected to a table on any node."""

    seats: set[int]
    looking: set[str]
    """The people who have it before them: their page is in sight."""


class Result(msgspec.Struct, frozen=True):
    """How a finished match went for one seat."""

    table: str
    seat: int
    person: str | None
    name: str
    game: str
    variant: str
    seats: int
    score: int
    won: bool
    finished_at: Moment
    daily: str | None = None
    unrated: str | None = None
    """Why it doesn't count: `bot` (it decided for the person), `hint` or `undone` (throws were taken back)."""
    quality: Quality | None = None
    """How well the seat played; None until that was worked out."""


class Quality(NamedTuple):
    """What the review of a match says of a seat in short."""

    lost: float
    """Points lost by unforced decisions."""
    lost_squares: float
    """The sum of the squares of what each of them lost."""
    decisions: int
    """How many of them there were."""
    luck: float


class StoredReview(NamedTuple):
    """The review of a finished match, without names."""

    table: str
    number: int
    """The last event of the match that was reviewed."""
    edition: str
    """Which values it rests on."""
    summary: bytes
    entries: bytes


class Opening(msgspec.Struct, frozen=True, kw_only=True):
    """A new table with the first events of its log. The secret of its dice goes to a place of its own.

    A table with a `daily` date is its host's one try at that day's challenge.
    """

    table: TableRow
    events: Sequence[StoredEvent]
    secret: bytes | None = None
    holdings: Sequence[Holding] = ()
    named: Sequence[Named] = ()
    invited: Sequence[str] = ()
    """People who are asked to come: their devices are told at `tell_at`."""
    tell_at: Moment = 0.0
    inviter: str | None = None
    """The name of the person who asks them, where they have yet to sit down."""


class StoredChange(msgspec.Struct, frozen=True, kw_only=True):
    """One step of a table, made on `revision`: everything it alters, kept at once."""

    table: str
    revision: int
    number: int
    """The number of the last event once this change is made."""
    open_seats: int
    events: Sequence[StoredEvent] = ()
    pending: bytes = b"{}"
    state: TableState
    due: Due | None = None
    due_at: Moment | None = None
    at: Moment
    holdings: Sequence[Holding] = ()
    """Seats that change hands."""
    named: Sequence[Named] = ()
    """Which of the events hold somebody's name."""
    answered: Answered | None = None
    results: Sequence[Result] = ()
    rematch: Opening | None = None
    """The table of the next match, opened in the same transaction."""
    rewritten: Sequence[StoredEvent] = ()
    """Earlier events without the name of a person who is erased: the one exception to a log that only grows."""
    waits_for: Sequence[str] = ()
    """People whose move it has become and who don't look: their devices are told at `tell_at`."""
    tell_at: Moment = 0.0
    done_waiting: Sequence[str] = ()
    """People whose move it is no more."""


class Loaded(NamedTuple):
    """A table as it stands: its row, its log and who holds its seats."""

    table: TableRow
    events: list[StoredEvent]
    holdings: dict[int, str]
    secret: bytes | None


class News(NamedTuple):
    """Something that another node did."""

    kind: Literal["table", "rewritten", "presence", "person", "share", "reaction", "all"]
    """`rewritten`: earlier events of a table changed, too. `all`: news may have been lost, so look at everything."""
    id: str
    revision: int = 0
    """`share`: the moves before the throw that it is for. `reaction`: a number that tells it from others."""
    data: str = ""
    """`share`: what somebody gives to a throw. `reaction`: the message to those who follow the table."""


Listener: TypeAlias = Callable[[News], Awaitable[None]]


class Store(Protocol):
    """People, tables and results; club evenings have an interface of their own."""

    async def open(self) -> None:
        """Connect, and bring the tables up to date."""

    async def close(self) -> None: ...
    async def check(self) -> None:
        """Raise `Unavailable` unless the database answers and, with several nodes, their notifications arrive."""

    async def pass_on(self, news: News) -> None:
        """Tell all nodes something that isn't kept."""

    async def key(self, name: str, fresh: bytes) -> bytes:
        """A key that all nodes share: the one that is kept, or else this fresh one from now on."""

    # --- people -------------------------------------------------------------------------------------------------------

    async def add_person(self, person: Person, token: bytes, at: Moment) -> None:
        """Remember a person from now on; `TokenTaken` if the token is somebody's already."""

    async def person_of_token(self, token: bytes) -> Person | None: ...
    async def person_of_recovery(self, recovery: bytes) -> Person | None: ...
    async def add_token(self, person: str, token: bytes, at: Moment) -> None: ...
    async def sign_out(self, person: str, token: bytes, recovery: bytes, at: Moment) -> None:
        """From now on this token and this recovery code are the only ones of a person."""

    async def rename(self, person: str, name: str) -> None: ...
    async def set_recovery(self, person: str, recovery: bytes) -> None: ...
    async def begin_erasing(self, person: str, at: Moment) -> None:
        """From now on nobody acts as this person, and no change can seat them."""

    async def erasing(self) -> list[str]:
        """The people whose erasure was begun."""

    async def named(self, person: str) -> dict[str, set[int]]:
        """The events of each table that hold a person's name."""

    async def erase(self, person: str, name: str) -> None:
        """Remove what is left of a person; in results that others share, the name becomes this one."""

    async def review(self, table: str) -> StoredReview | None: ...
    async def keep_review(self, review: StoredReview, qualities: Mapping[int, Quality], at: Moment) -> None:
        """Keep a review, in place of an earlier one, and how well each seat played; `StaleNumber` if the match isn't
        finished with that event."""

    async def claim_review(self, now: Moment, until: Moment) -> str | None:
        """A finished table whose review is due, the newest first. Nobody else gets it before `until`."""

    async def drop_review_due(self, table: str) -> None:
        """Don't ask for the review of a table again."""

    async def history(self, person: str, limit: int) -> list[list[Result]]:
        """A person's last matches, the newest first, each with the results of all its seats."""

    async def results(self, person: str) -> list[Result]:
        """A person's own results of all matches."""

    # --- tables -------------------------------------------------------------------------------------------------------

    async def open_table(self, opening: Opening) -> None:
        """Keep a new table, or refuse it: `CodeTaken`, `PersonGone`, `AlreadyTried`, `Unavailable`."""

    async def load(self, table: str, after: int = 0) -> Loaded | None:
        """A table with its log, or with the events after a number."""

    async def revision(self, table: str) -> int | None: ...
    async def commit(self, change: StoredChange) -> None:
        """Keep a change, for good, or refuse it: `StaleNumber`, `AlreadyAnswered`, `Unavailable`."""

    async def is_answered(self, answered: Answered) -> bool: ...
    async def table_of_code(self, code: str) -> str | None: ...
    async def listed(self, limit: int) -> list[TableRow]:
        """Tables that anybody may join and that have a seat left, the newest first."""

    async def tables_of(self, person: str, limit: int) -> list[TableRow]:
        """The tables where a person sits or that they opened, the last changed first."""

    async def count_unfinished(self, host: str) -> int: ...
    def finished(self, batch: int = 100) -> AsyncIterator[Loaded]:
        """All finished matches, for export."""

    # --- timers -------------------------------------------------------------------------------------------------------

    async def claim_due(self, now: Moment, until: Moment, limit: int) -> list[str]:
        """Tables whose timer is due. Nobody else gets them before `until`; a change ends the claim."""

    async def next_due(self) -> Moment | None: ...
    async def tidy(
        self, answers_before: Moment, tables_before: Moment, people_before: Moment, reviews_before: Moment
    ) -> int:
        """Forget old answers, unfinished tables that nobody touched, people who came once, long ago, and own nothing
        (no seat, table, result, try, recovery code or name in a log), and reviews, which can be worked out again. How
        many tables went."""

    # --- daily challenge ----------------------------------------------------------------------------------------------

    async def daily_try(self, person: str, game: str, date: str) -> str | None: ...
    async def daily_results(self, game: str, date: str, limit: int) -> list[Result]:
        """The best tries of a day, those that don't count last."""

    # --- telling people who are away ----------------------------------------------------------------------------------

    async def subscribe(self, person: str, subscription: Subscription, at: Moment) -> None:
        """A device of a person hears from now on; whoever it belonged to before is not told there any more."""

    async def unsubscribe(self, id_: str, person: str | None = None) -> None:
        """A device hears no more; of this person, if one is named."""

    async def subscription(self, id_: str) -> Subscription | None: ...
    async def claim_pushes(self, now: Moment, until: Moment, limit: int) -> list[DuePush]:
        """What devices are to be told now. Nobody else gets it before `until`, which names the claim."""

    async def pushed(self, push: DuePush, claim: Moment) -> None:
        """The device was told, and is not told again in this wait."""

    async def push_later(self, push: DuePush, claim: Moment, at: Moment, tries: int) -> None: ...
    async def moves_told(self, subscription: str) -> int:
        """At how many tables a move waits that this device was told of, or is to be told of."""

    async def looks_at(self, person: str, since: Moment) -> set[str]:
        """The tables that a person has before them, on any node that gave a sign of life since then."""

    # --- several nodes ------------------------------------------------------------------------------------------------

    async def set_present(
        self, table: str, node: str, seats: Collection[int], at: Moment, looking: Collection[str] = ()
    ) -> None:
        """Say which seats of a table have somebody connected to this node, and who looks at it: they are not told by
        other means what waits for them there."""

    async def present(self, table: str, since: Moment) -> Present:
        """Who is connected to any node that gave a sign of life since then."""

    async def alive(self, node: str, at: Moment) -> None: ...
    async def last_seen(self) -> Moment | None:
        """When a node last gave a sign of life."""

    async def listen(self, listener: Listener) -> None:
        """Be told what other nodes do."""

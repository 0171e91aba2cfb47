"""What happens in a match, as values: a match is the list of its events, and its state is the fold over them.

Events hold what everybody at the table may know, in the JSON forms of the game's notation. The secret of sealed dice is
in none of them before `Ended`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

import msgspec

from rollwright.games.protocol import Json, RollwrightError, Seat

Holder: TypeAlias = Literal["open", "person", "bot"]


class InvalidEvent(RollwrightError):
    """JSON that is no event."""

    code = "invalid-event"


# --- where the dice come from, and what is public of it ---------------------------------------------------------------


class Source(msgspec.Struct, frozen=True, rename="camel", omit_defaults=True, tag_field="source"):
    @property
    def name(self) -> str:
        return str(self.__struct_config__.tag)


class Seeded(Source, frozen=True, tag="seeded"):
    """Repeatable dice: who knows the seed knows them."""

    seed: int


class Sealed(Source, frozen=True, tag="sealed"):
    """Dice from a secret that is opened at the end; its SHA-256 is published before the first throw."""

    sha256: str


class Typed(Source, frozen=True, tag="typed"):
    """Real dice: people type in what fell."""


class Daily(Source, frozen=True, tag="daily"):
    """The same dice for everyone on a date."""

    date: str
    sha256: str | None = None
    """The SHA-256 of the day's key, where a server keeps that secret so that nobody can look ahead."""


class Equal(Source, frozen=True, tag="equal"):
    """The same dice at all tables of a round; the key is opened when the round has ended."""

    round: str
    """The evening and the number of its round."""
    sha256: str


class Retold(Source, frozen=True, tag="retold"):
    """Dice that have fallen in another match, and those of a seed where none are told."""

    seed: int
    throws: dict[str, Json]
    """What fell, by turn and throw of that turn: `12.1`. Each die counts for itself, whichever are thrown now."""


DiceSource: TypeAlias = Seeded | Sealed | Typed | Daily | Equal | Retold
#: Sources that give others the same dice: nobody goes back behind what they have seen of them.
SHARED = (Daily, Equal)


# --- what happens -----------------------------------------------------------------------------------------------------


class Happening(msgspec.Struct, frozen=True, rename="camel", omit_defaults=True, tag_field="event"):
    pass


class Origin(msgspec.Struct, frozen=True, omit_defaults=True):
    """The match that another one goes on from, or plays again with the same dice."""

    match: str
    number: int = 0
    """The event after which it goes another way; 0 where it begins anew."""
    turn: int = 0


class Opened(Happening, frozen=True, tag="opened"):
    """The first event of every match."""

    match: str
    game: str
    variant: str
    seats: int
    dice: DiceSource
    first: Seat = 0
    sheets: list[Json] | None = None
    """The sheet of each seat, in games whose seats have different ones."""
    date: str = ""
    """When it was opened, in the form of ISO 8601."""
    origin: Origin | None = None


class Seated(Happening, frozen=True, tag="seated"):
    """A seat has a new holder; `open` frees it."""

    seat: Seat
    holder: Holder
    name: str = ""
    bot: str | None = None
    """The level of a bot."""


class StoodIn(Happening, frozen=True, tag="stood-in"):
    """A bot plays for the person of a seat, who may come back at any time."""

    seat: Seat
    bot: str


class Returned(Happening, frozen=True, tag="returned"):
    """The person of a seat is back."""

    seat: Seat


class Thrown(Happening, frozen=True, tag="thrown"):
    """The wanted dice fell."""

    seat: Seat
    faces: Json
    nonce: str | None = None
    """The thrower's own word, where nobody's chain has a link for this throw of sealed dice."""
    proof: str | None = None
    """Binds throw, shares and faces to the secret of sealed dice, which it doesn't tell."""
    shares: dict[Seat, str] | None = None
    """The link of each chain: a chain is named by the first seat that it stands for."""


class Committed(Happening, frozen=True, tag="committed"):
    """The devices of some people publish the tips of their chains: the shares that they add to sealed dice."""

    tips: dict[Seat, str]


class Decided(Happening, frozen=True, tag="decided"):
    """The decisions of all deciders, revealed at once."""

    phase: str
    """What was decided: so no decision can be taken for one of the next step."""
    actions: dict[Seat, Json]


class Hinted(Happening, frozen=True, tag="hinted"):
    """The person of a seat was told what the actions to choose from are worth."""

    seat: Seat


class Undone(Happening, frozen=True, tag="undone"):
    """The game stands again as it did after event `to`; seats are held as they are now."""

    to: int
    by: list[Seat]


class Corrected(Happening, frozen=True, tag="corrected"):
    """Real dice fell otherwise than was typed in: the game stands as before that throw.

    What really fell follows as a throw of its own, and after it what was played later and can stay.
    """

    throw: int
    """The number of the event that told the throw."""
    by: list[Seat]


class Ended(Happening, frozen=True, tag="ended"):
    """The last event of a finished match."""

    scores: list[int]
    winners: list[Seat]
    secret: str | None = None
    """The opened secret of sealed dice, in hexadecimal digits."""


Event: TypeAlias = (
    Opened | Seated | StoodIn | Returned | Committed | Thrown | Decided | Hinted | Undone | Corrected | Ended
)

_ENCODER = msgspec.json.Encoder()
_DECODER: msgspec.json.Decoder[Event] = msgspec.json.Decoder(Event)
_LOG_DECODER: msgspec.json.Decoder[list[Event]] = msgspec.json.Decoder(list[Event])


def to_json(event: Event) -> bytes:
    """An event as JSON."""
    return _ENCODER.encode(event)


def from_json(data: bytes | str) -> Event:
    """The event that JSON tells; raises `InvalidEvent`."""
    try:
        return _DECODER.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise InvalidEvent(f"Expected an event: {error}.") from error


def log_to_json(events: Sequence[Event]) -> bytes:
    """All events of a match as one JSON list."""
    return _ENCODER.encode(list(events))


def log_from_json(data: bytes | str) -> list[Event]:
    """The events of a match from a JSON list; raises `InvalidEvent`."""
    try:
        return _LOG_DECODER.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise InvalidEvent(f"Expected a list of events: {error}.") from error

"""The messages of the socket: what the page says, and what it is told. Their JSON Schema is the client's types.

A command carries an id of the sender's and is answered once: by `Done` or `Refused`, also when it was sent twice.
Commands that speak for a seat name it, because one person may hold several seats of a table (a phone that is passed
around).
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from rollwright.games.protocol import Json, Seat
from rollwright.table.view import View

Pace = Literal["live", "slow"]


class Message(msgspec.Struct, frozen=True, rename="camel", omit_defaults=True, tag_field="type"):
    pass


# --- what a client says ---------------------------------------------------------------------------------------------


class Watch(Message, frozen=True, tag="watch"):
    """Follow a table from now on. `last` is the number of the last event known, to get only what was missed."""

    id: str
    table: str
    last: int | None = None


class Sit(Message, frozen=True, tag="sit"):
    """Take an open seat (any, if none is named) under a name."""

    id: str
    name: str
    seat: Seat | None = None


class SetSeat(Message, frozen=True, tag="set-seat"):
    """The host puts a bot on an open seat or frees it again, before the match begins."""

    id: str
    seat: Seat
    bot: str | None = None


class Start(Message, frozen=True, tag="start"):
    """The host begins the match; open seats are taken by bots."""

    id: str


class Decide(Message, frozen=True, tag="decide"):
    """Decide for a seat, with an action that was offered; sent again, it changes the decision."""

    id: str
    seat: Seat
    action: Json
    number: int
    """The number of the view that the decision was made on."""


class TakeBack(Message, frozen=True, tag="take-back"):
    """Take back a decision that is still hidden."""

    id: str
    seat: Seat


class Throw(Message, frozen=True, tag="throw"):
    """Throw the wanted dice; the nonce is the thrower's share of sealed dice."""

    id: str
    seat: Seat
    nonce: str
    number: int


class Enter(Message, frozen=True, tag="enter"):
    """Type in what real dice show: a face for each wanted die, in the order of the view."""

    id: str
    seat: Seat
    faces: list[Json]
    number: int


class Undo(Message, frozen=True, tag="undo"):
    """Ask to undo the last decision, or agree to it when somebody asked."""

    id: str
    seat: Seat
    agree: bool = True


class Leave(Message, frozen=True, tag="leave"):
    """Give a seat to a bot; the person may take it back."""

    id: str
    seat: Seat


class Return(Message, frozen=True, tag="return"):
    """Take back a seat that a bot stands in for."""

    id: str
    seat: Seat


class Nudge(Message, frozen=True, tag="nudge"):
    """Remind those who still think."""

    id: str


class Rematch(Message, frozen=True, tag="rematch"):
    """Open the same table again; those who follow this one are told where."""

    id: str


class Ping(Message, frozen=True, tag="ping"):
    id: str


Command: TypeAlias = (
    Watch | Sit | SetSeat | Start | Decide | TakeBack | Throw | Enter | Undo | Leave | Return | Nudge | Rematch | Ping
)


# --- what a client is told ------------------------------------------------------------------------------------------


class TableInfo(msgspec.Struct, frozen=True, rename="camel", omit_defaults=True):
    """How a table is set up, and how others get to it."""

    table: str
    game: str
    variant: str
    seats: int
    dice_source: str
    pace: Pace
    hints: bool
    listed: bool
    started: bool
    host: bool
    """The reader opened this table."""
    code: str = ""
    """The short code to be spoken; empty for those who only watch."""
    rematch: str | None = None


class Snapshot(Message, frozen=True, tag="snapshot"):
    """Everything at once: the first answer to `watch`, and whenever too much was missed."""

    table: TableInfo
    view: View


class Update(Message, frozen=True, tag="update"):
    """Something happened: the new view. Its log begins after what you were told before, or tells all anew."""

    view: View
    table: TableInfo | None = None


class Chosen(msgspec.Struct, frozen=True):
    """A decision that is still hidden from the others."""

    seat: Seat
    action: Json


class Presence(Message, frozen=True, tag="presence"):
    """Who is there and who still thinks; no event of the match."""

    connected: list[Seat]
    decided: list[Seat]
    nudged: list[Seat] = []
    chosen: list[Chosen] = []
    """The own decisions that are still hidden: in the place of those in the last view."""


class Done(Message, frozen=True, tag="done"):
    id: str


class Refused(Message, frozen=True, tag="refused"):
    """A command that could not be carried out: a stable code, and words for those who have no better ones."""

    id: str
    code: str
    text: str


class Bye(Message, frozen=True, tag="bye"):
    """The server closes: come back after this many milliseconds."""

    reason: Literal["restart", "too-slow", "limit"]
    again_in: int


Told: TypeAlias = Snapshot | Update | Presence | Done | Refused | Bye

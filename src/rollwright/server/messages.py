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
#: What people at a table may call to each other. There is no free text: strangers may sit there.
Reaction = Literal["nice", "wow", "laugh", "oh-no", "thanks"]


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
    careful: bool = False
    """At a practice table: refuse it as `worth-thinking` where it loses points that are worth a second thought."""


class TakeBack(Message, frozen=True, tag="take-back"):
    """Take back a decision that is still hidden."""

    id: str
    seat: Seat


class Throw(Message, frozen=True, tag="throw"):
    """Throw the wanted dice. Where nobody has given a share, sealed dice take the nonce."""

    id: str
    seat: Seat
    nonce: str
    number: int


class Commit(Message, frozen=True, tag="commit"):
    """Publish the tip of this device's chain: it adds shares to sealed dice, for all seats of the sender."""

    id: str
    tip: str


class Share(Message, frozen=True, tag="share"):
    """Give the link of this device's chain that belongs to the throw that is due now."""

    id: str
    at: int
    """The moves before that throw: `shares.at` of the view."""
    link: str


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


class AskHint(Message, frozen=True, tag="hint"):
    """Ask what the actions of an own seat are worth, at a table that allows it. Everybody at the table is told so."""

    id: str
    seat: Seat
    number: int


class Correct(Message, frozen=True, tag="correct"):
    """Say what real dice showed in an earlier throw, or agree to what somebody said; without faces refuse it.

    It speaks for all seats of the sender. Faces stand in the order of the dice that were thrown then.
    """

    id: str
    throw: int
    """The number of the throw in the log."""
    faces: list[Json] | None = None


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


class React(Message, frozen=True, tag="react"):
    """Call something to the table. It is told to those who follow it now, and is no event of the match."""

    id: str
    seat: Seat
    reaction: Reaction


class Rematch(Message, frozen=True, tag="rematch"):
    """Open the same table again; those who follow this one are told where."""

    id: str


class Look(Message, frozen=True, tag="look"):
    """Whether the table is in sight. Whoever looks is not told by other means that it is their move."""

    id: str
    looking: bool


class Ping(Message, frozen=True, tag="ping"):
    id: str


Command: TypeAlias = (
    Watch
    | Sit
    | SetSeat
    | Start
    | Decide
    | TakeBack
    | Throw
    | Commit
    | Share
    | Enter
    | Undo
    | AskHint
    | Correct
    | Leave
    | Return
    | Nudge
    | React
    | Rematch
    | Look
    | Ping
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
    daily: str | None = None
    """The date, if this is a try at a daily challenge."""
    evening: str | None = None
    """The club evening that this table belongs to, for those who sit at it."""


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


class Reacted(Message, frozen=True, tag="reacted"):
    """Somebody at the table called something to the others; no event of the match."""

    seat: Seat
    reaction: Reaction


class Worth(msgspec.Struct, frozen=True):
    """A legal action, and what a seat that takes it may expect at the end."""

    action: Json
    points: float
    win: float
    """The chance to win; a tie counts as its share."""


class Hint(Message, frozen=True, tag="hint"):
    """What the actions of an own seat are worth, the best first; of very many only the best."""

    seat: Seat
    number: int
    """The view that it is about: it holds until something else than a hint happens."""
    values: list[Worth]


class Done(Message, frozen=True, tag="done"):
    id: str


class Refused(Message, frozen=True, tag="refused"):
    """A command that could not be carried out: a stable code, and words for those who have no better ones."""

    id: str
    code: str
    text: str
    details: dict[str, Json] = {}


class Bye(Message, frozen=True, tag="bye"):
    """The server closes: come back after this many milliseconds."""

    reason: Literal["restart", "too-slow", "limit"]
    again_in: int


Told: TypeAlias = Snapshot | Update | Presence | Reacted | Hint | Done | Refused | Bye

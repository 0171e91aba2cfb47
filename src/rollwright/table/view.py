"""What one person may know of a match: the messages' core, drawn by the page and the terminal alike.

A view holds no hidden decision of others and no secret of the dice. Everything a page needs to draw and to offer stands
in it, so that no rule lives outside the games.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cache, lru_cache
from typing import Any, Literal, NamedTuple, TypeAlias

import msgspec

from rollwright.games import game as game_of
from rollwright.games.protocol import Face, Json, Seat
from rollwright.lazy import lazy
from rollwright.table.chairs import Chair
from rollwright.table.events import Daily, Equal, Holder, Origin, Sealed
from rollwright.table.journal import LogEntry
from rollwright.table.match import Match
from rollwright.table.offers import Option, PartView, Refusal, offer_of, part_view, written_offer
from rollwright.table.position import Position
from rollwright.table.sheet_cache import Sheet

__all__ = [
    "CorrectionView",
    "DieView",
    "Option",
    "PartView",
    "Picture",
    "Refusal",
    "ScoreView",
    "SeatView",
    "UndoView",
    "View",
    "view_of",
]

Awaited = Literal["seats", "throw", "decide", "over"]
Status = Literal["throws", "thinking", "decided", "waits", "over"]
#: A part of a view that stands in its JSON form already: it takes the place of the value.
Written: TypeAlias = Any

_encode = msgspec.json.Encoder().encode


class ScoreView(msgspec.Struct, frozen=True, rename="camel"):
    total: int
    parts: list[PartView]


class DieView(msgspec.Struct, frozen=True, rename="camel"):
    name: str
    faces: list[Face]
    face: Face | None
    """What it shows; None while it doesn't lie on the table."""
    wanted: bool
    """It is to be thrown now."""


class SeatView(msgspec.Struct, frozen=True, rename="camel", omit_defaults=True):
    seat: Seat
    holder: Holder
    name: str
    status: Status
    sheet: Json
    fails: int
    score: ScoreView
    bot: str | None = None
    stand_in: bool = False
    """A bot plays for a person who may come back at any time."""
    connected: bool = True
    hinted: bool = False
    """It has had a hint in this match, which therefore doesn't count."""
    mine: bool = False
    # Only for one's own seats:
    options: list[Option] | None = None
    refusals: list[Refusal] | None = None
    chosen: Json = None
    """One's own decision that is still hidden; it may be changed or taken back."""


class UndoView(msgspec.Struct, frozen=True, rename="camel", omit_defaults=True):
    possible: bool
    asked_by: list[Seat] = []
    needs: list[Seat] = []
    """The seats whose people have yet to agree."""


class CorrectionView(msgspec.Struct, frozen=True, rename="camel", omit_defaults=True):
    """What somebody says that real dice showed in an earlier throw."""

    throw: int
    """The number of the event that told the throw."""
    turn: int
    dice: Json
    faces: list[Face]
    """The same dice as `correct` takes them, to agree to it."""
    asked_by: list[Seat] = []
    needs: list[Seat] = []
    """The seats whose people have yet to agree."""


class SealView(msgspec.Struct, frozen=True, rename="camel", omit_defaults=True):
    sha256: str
    secret: str | None = None
    """Opened when the match has ended."""


class TipView(msgspec.Struct, frozen=True, rename="camel"):
    """The chain of a person's device, from which it gives links to sealed dice."""

    tip: str
    since: int
    """The link for a throw stands `at - since` steps before the tip; with less than one, the chain has none yet."""


class SharesView(msgspec.Struct, frozen=True, rename="camel", omit_defaults=True):
    """What people add to sealed dice."""

    at: int
    """All throws, decisions and undos so far."""
    tips: dict[Seat, TipView] = {}


class ResultView(msgspec.Struct, frozen=True, rename="camel", omit_defaults=True):
    winners: list[Seat]
    scores: list[int]
    rating: str | None = None
    """The key of Splitter's solo rating."""


class View(msgspec.Struct, frozen=True, rename="camel", omit_defaults=True):
    """A match as one person sees it after event `number`."""

    match: str
    number: int
    game: str
    variant: str
    turn: int
    active: Seat
    awaited: Awaited
    dice: list[DieView]
    seats: list[SeatView]
    log: list[LogEntry]
    undo: UndoView
    dice_source: str
    phase: str | None = None
    sums: dict[str, int] = {}
    """What the thrown dice add up to: Qwinto under "sum", Qwantum by colour."""
    taken: str | None = None
    """Qwantum: the colour that was written in the first step of writing."""
    deciders: list[Seat] = []
    thrower: Seat | None = None
    """Who is to throw, or to type in what fell."""
    hints: int = 0
    """So many of the last events are hints and commitments: what was chosen before them still holds."""
    origin: Origin | None = None
    """The finished match that this one goes on from, or plays again."""
    seal: SealView | None = None
    shares: SharesView | None = None
    result: ResultView | None = None
    throws: list[int] = []
    """The throws of real dice that may be corrected, by their numbers in the log."""
    correction: CorrectionView | None = None
    layouts: list[Json] | None = None
    """The printed sheet of each seat; only in the first view that a person gets."""


def view_of(
    match: Match, mine: Collection[Seat] = (), *, connected: Collection[Seat] | None = None, layouts: bool = False
) -> View:
    """The match as somebody sees it who holds these seats; with none, as a watcher does.

    `connected` are the seats whose people are there, all of them where nobody says; `layouts` adds the printed sheets.
    """
    return Picture(match, connected=connected).view(mine, layouts=layouts)


class Picture:
    """A match at one moment, for all who look at it: what several of them see is found once, and written once.

    `begun` is False where the host has yet to begin the match: then nobody plays, also when all seats are taken. The
    log that is written begins after event `since`, up to which everybody has been told.
    """

    def __init__(
        self, match: Match, *, connected: Collection[Seat] | None = None, begun: bool = True, since: int = 0
    ) -> None:
        self._match = match
        self._position = match.position
        self._key = match.opened.game
        self._connected = connected
        self._begun = begun
        self._since = since

    def view(self, mine: Collection[Seat] = (), *, layouts: bool = False) -> View:
        """As somebody sees it who holds these seats."""
        seats = [self._seat(seat, seat in mine) for seat in range(self._match.opened.seats)]
        return self._with_seats(seats, list(self._match.journal), self._layouts() if layouts else None)

    def written(self, mine: Collection[Seat] = (), *, layouts: bool = False) -> Written:
        """The same view as JSON, put together from pieces that are written once for all who see them."""
        before, after = self._written_around_seats
        seats = [self._written_seat(seat, seat in mine) for seat in range(self._match.opened.seats)]
        text = b'%s"seats":[%s]%s' % (before, b",".join(seats), after)
        return msgspec.Raw(_with_more(text, {"layouts": _encode(self._layouts())}) if layouts else text)

    def _with_seats(self, seats: list[SeatView], log: list[LogEntry] | Written, layouts: list[Json] | None) -> View:
        """These seats, and what is the same for everybody."""
        match, position, state = self._match, self._position, self._match.state
        return View(
            match=match.id,
            number=match.number,
            game=self._key,
            variant=match.opened.variant,
            turn=position.turn,
            active=state.active,
            awaited=self._awaited,
            dice=self._dice(),
            seats=seats,
            log=log,
            undo=self._undo(),
            dice_source=match.opened.dice.name,
            phase=state.phase,
            sums=dict(match.game.sums(state)),
            taken=match.game.taken(state),
            deciders=list(self._deciders),
            thrower=position.thrower if self._begun else None,
            hints=position.quiet,
            origin=match.opened.origin,
            seal=_seal(position),
            shares=_shares(position),
            result=None if position.ended is None else _result(position),
            throws=sorted(position.correctable) if self._begun else [],
            correction=self._correction(),
            layouts=layouts,
        )

    @lazy
    def _written_around_seats(self) -> tuple[bytes, bytes]:
        text = _encode(self._with_seats([], self._match.journal.written(self._since), None))
        before, _, after = text.partition(b'"seats":[]')
        return before, after

    @lazy
    def _awaited(self) -> Awaited:
        position = self._position
        if position.is_played:
            return "over"
        if not position.is_full or not self._begun:
            return "seats"
        return "decide" if position.deciders else "throw"

    @property
    def _deciders(self) -> tuple[Seat, ...]:
        return self._position.deciders if self._begun else ()

    def _dice(self) -> list[DieView]:
        position = self._position
        wanted = [die.name for die in position.dice_wanted] if self._awaited == "throw" else []
        names, faces = _names_of_dice(self._key), position.state.faces
        return [_die(self._key, place, faces.get(name), name in wanted) for place, name in enumerate(names)]

    def _layouts(self) -> list[Json]:
        state = self._match.state
        return [self._match.game.sheet_layout(state, seat) for seat in range(self._match.opened.seats)]

    def _undo(self) -> UndoView:
        match = self._match
        if match.undo_target is None or not self._begun:
            return UndoView(possible=False)
        needs = [seat for seat in self._position.people if seat not in match.asked]
        return UndoView(possible=True, asked_by=sorted(match.asked), needs=needs)

    def _correction(self) -> CorrectionView | None:
        wish = self._match.correction
        if wish is None:
            return None
        play = self._position.correctable[wish.throw]
        named = self._match.game.notation.dice_from_json(wish.faces)
        faces = [named[die.name] for die in self._match.game.dice_wanted(play.state)]
        needs = [seat for seat in self._position.people if seat not in wish.asked]
        return CorrectionView(wish.throw, play.turn, wish.faces, faces, sorted(wish.asked), needs)

    # --- seats --------------------------------------------------------------------------------------------------------

    def _seat(self, seat: Seat, mine: bool) -> SeatView:
        sheet = self._position.sheets[seat]
        view = _seat_view(seat, self._fails[seat], self._looks[seat], sheet.json, _score_view(sheet), mine)
        if not self._is_offered(seat, mine):
            return view
        offer = offer_of(self._key, self._match.state, seat)
        chosen = self._match.pending.get(seat)
        return msgspec.structs.replace(view, options=offer.options, refusals=offer.refusals, chosen=chosen)

    def _written_seat(self, seat: Seat, mine: bool) -> bytes:
        if not mine:
            return self._written_looks[seat]
        more = {"mine": b"true"}
        if self._is_offered(seat, mine):
            more["options"], more["refusals"] = written_offer(self._key, self._match.state, seat)
            if (chosen := self._match.pending.get(seat)) is not None:
                more["chosen"] = _encode(chosen)
        return _with_more(self._written_looks[seat], more)

    @lazy
    def _written_looks(self) -> list[bytes]:
        """The seats as those see them who don't hold them."""
        return [
            _written_look(seat, self._fails[seat], look, sheet)
            for seat, (look, sheet) in enumerate(zip(self._looks, self._position.sheets, strict=True))
        ]

    @lazy
    def _looks(self) -> list[SeatLook]:
        chairs = enumerate(self._position.chairs)
        return [
            SeatLook(chair, self._statuses[seat], self._is_connected(seat), seat in self._position.hinted)
            for seat, chair in chairs
        ]

    @lazy
    def _fails(self) -> tuple[int, ...]:
        fails: tuple[int, ...] = self._match.state.fails
        return fails

    def _is_offered(self, seat: Seat, mine: bool) -> bool:
        return mine and seat in self._deciders

    def _is_connected(self, seat: Seat) -> bool:
        connected = self._connected
        return connected is None or seat in connected or self._position.chairs[seat].holder != "person"

    @lazy
    def _statuses(self) -> list[Status]:
        everybody = range(self._match.opened.seats)
        if self._awaited == "over":
            return ["over" for _ in everybody]
        return [self._status(seat) if self._begun else "waits" for seat in everybody]

    def _status(self, seat: Seat) -> Status:
        """What a seat does while the match runs."""
        if seat in self._match.pending:
            return "decided"
        if seat in self._deciders:
            return "thinking"
        return "throws" if seat == self._position.thrower else "waits"


def _seal(position: Position) -> SealView | None:
    source = position.opened.dice
    if not isinstance(source, Sealed | Daily | Equal) or source.sha256 is None:
        return None
    return SealView(source.sha256, None if position.ended is None else position.ended.secret)


def _shares(position: Position) -> SharesView | None:
    if not isinstance(position.opened.dice, Sealed) or position.ended is not None:
        return None
    tips = {seat: TipView(tip.tip, tip.since) for seat, tip in position.tips.items()}
    return SharesView(position.moves, tips)


def _result(position: Position) -> ResultView:
    scores = [score.total for score in position.scores]
    winners = list(position.game.winners(position.state))
    return ResultView(winners, scores, position.game.rating(position.state))


@cache
def _names_of_dice(key: str) -> tuple[str, ...]:
    return tuple(die.name for die in game_of(key).info.dice)


@cache
def _die(key: str, place: int, face: Face | None, wanted: bool) -> DieView:
    die = game_of(key).info.dice[place]
    return DieView(die.name, list(die.faces), face, wanted)


@lru_cache(maxsize=1024)
def _score_view(sheet: Sheet) -> ScoreView:
    return ScoreView(sheet.score.total, [part_view(part, part.points) for part in sheet.score.parts])


class SeatLook(NamedTuple):
    """How a seat looks, beside its sheet."""

    chair: Chair
    status: Status
    connected: bool
    hinted: bool = False


def _seat_view(seat: Seat, fails: int, shown: SeatLook, sheet: Json, score: ScoreView, mine: bool = False) -> SeatView:
    chair = shown.chair
    return SeatView(
        seat=seat,
        holder=chair.holder,
        name=chair.name,
        status=shown.status,
        sheet=sheet,
        fails=fails,
        score=score,
        bot=chair.player_bot,
        stand_in=chair.stand_in is not None,
        connected=shown.connected,
        hinted=shown.hinted,
        mine=mine,
    )


@lru_cache(maxsize=4096)
def _written_look(seat: Seat, fails: int, shown: SeatLook, sheet: Sheet) -> bytes:
    """A seat of somebody else."""
    return _encode(_seat_view(seat, fails, shown, *_written_sheet(sheet)))


@lru_cache(maxsize=1024)
def _written_sheet(sheet: Sheet) -> tuple[Written, Written]:
    return msgspec.Raw(_encode(sheet.json)), msgspec.Raw(_encode(_score_view(sheet)))


def _with_more(text: bytes, values: Mapping[str, bytes]) -> bytes:
    """A JSON object with the fields that follow its last one, which are left out where they have nothing to tell."""
    more = [b',"%s":%s' % (name.encode(), value) for name, value in values.items()]
    return b"%s%s}" % (text[:-1], b"".join(more))

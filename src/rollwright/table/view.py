"""What one person may know of a match: the messages' core, drawn by the page and the terminal alike.

A view holds no hidden decision of others and no secret of the dice. Everything a page needs to draw and to offer stands
in it, so that no rule lives outside the games.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from typing import Literal

import msgspec

from rollwright.games import game as game_of
from rollwright.games.protocol import Face, Json, Part, Score, Seat
from rollwright.table.events import Daily, Holder, Sealed
from rollwright.table.journal import LogEntry
from rollwright.table.match import Match
from rollwright.table.position import AnyState, Position, score_of
from rollwright.table.writes import writes

Awaited = Literal["seats", "throw", "decide", "over"]
Status = Literal["throws", "thinking", "decided", "waits", "over"]


class PartView(msgspec.Struct, frozen=True, rename="camel", omit_defaults=True):
    """A line of the score; `name` is the row's colour, the column or row (from 1), or the group's number."""

    kind: str
    name: str
    points: int
    count: int = 0
    fields: list[tuple[int, int]] = []


class ScoreView(msgspec.Struct, frozen=True, rename="camel"):
    total: int
    parts: list[PartView]


class Option(msgspec.Struct, frozen=True, rename="camel", omit_defaults=True):
    """A legal action and what it would bring at once: the gain, and the parts of the score that would change."""

    action: Json
    text: str
    gain: int = 0
    changes: list[PartView] = []
    """The changed parts as they would be, with the difference as points."""
    writes: list[tuple[str, Json]] = []
    """Where the sheet's JSON would change, as a path with dots (`purple.3`), and what would stand there."""


class Refusal(msgspec.Struct, frozen=True, rename="camel"):
    """A printed field that can't be written now, and why: a code, and its details."""

    action: Json
    why: str
    details: list[str] = []


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


class SealView(msgspec.Struct, frozen=True, rename="camel", omit_defaults=True):
    sha256: str
    secret: str | None = None
    """Opened when the match has ended."""


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
    seal: SealView | None = None
    result: ResultView | None = None
    layouts: list[Json] | None = None
    """The printed sheet of each seat; only in the first view that a person gets."""


def view_of(
    match: Match, mine: Collection[Seat] = (), *, connected: Collection[Seat] | None = None, layouts: bool = False
) -> View:
    """The match as somebody sees it who holds these seats; with none, as a watcher does.

    `connected` are the seats whose people are there, all of them where nobody says; `layouts` adds the printed sheets.
    """
    position, state = match.position, match.state
    over = position.ended is not None
    awaited = _awaited(position)
    seats = range(match.opened.seats)
    return View(
        match=match.id,
        number=match.number,
        game=match.opened.game,
        variant=match.opened.variant,
        turn=position.turn,
        active=state.active,
        awaited=awaited,
        dice=_dice(match.opened.game, state, awaited == "throw"),
        seats=[_seat_view(match, seat, seat in mine, connected is None or seat in connected) for seat in seats],
        log=list(match.journal),
        undo=_undo(match),
        dice_source=match.opened.dice.name,
        phase=state.phase,
        sums=dict(match.game.sums(state)),
        taken=match.game.taken(state),
        deciders=list(position.deciders),
        thrower=position.thrower,
        seal=_seal(position),
        result=_result(position) if over else None,
        layouts=[match.game.sheet_layout(state, seat) for seat in seats] if layouts else None,
    )


def _awaited(position: Position) -> Awaited:
    if position.game.is_over(position.state):
        return "over"
    if not position.is_full:
        return "seats"
    return "decide" if position.deciders else "throw"


def _seat_view(match: Match, seat: Seat, mine: bool, connected: bool) -> SeatView:
    position, state, key = match.position, match.state, match.opened.game
    chair = position.chairs[seat]
    sheet, score = _sheet_and_score(key, state, seat)
    offered = mine and seat in position.deciders
    return SeatView(
        seat=seat,
        holder=chair.holder,
        name=chair.name,
        status=_status(match, seat),
        sheet=sheet,
        fails=state.fails[seat],
        score=score,
        bot=chair.player_bot,
        stand_in=chair.stand_in is not None,
        connected=connected or chair.holder != "person",
        mine=mine,
        options=_options(key, state, seat) if offered else None,
        refusals=_refusals(key, state, seat) if offered else None,
        chosen=match.pending.get(seat) if mine else None,
    )


def _status(match: Match, seat: Seat) -> Status:
    position = match.position
    if match.game.is_over(match.state):
        return "over"
    if seat in match.pending:
        return "decided"
    if seat in position.deciders:
        return "thinking"
    return "throws" if seat == position.thrower else "waits"


def _undo(match: Match) -> UndoView:
    if match.undo_target is None:
        return UndoView(possible=False)
    needs = [seat for seat in match.position.people if seat not in match.asked]
    return UndoView(possible=True, asked_by=sorted(match.asked), needs=needs)


def _seal(position: Position) -> SealView | None:
    source = position.opened.dice
    if not isinstance(source, Sealed | Daily) or source.sha256 is None:
        return None
    return SealView(source.sha256, None if position.ended is None else position.ended.secret)


def _result(position: Position) -> ResultView:
    scores = [score.total for score in position.scores]
    winners = list(position.game.winners(position.state))
    return ResultView(winners, scores, position.game.rating(position.state))


# --- what is the same for everybody who looks: found once for each state ----------------------------------------------


@lru_cache(maxsize=1024)
def _dice(key: str, state: AnyState, wanted: bool) -> list[DieView]:
    game = game_of(key)
    thrown = {die.name for die in game.dice_wanted(state)} if wanted else set()
    faces = state.faces
    return [DieView(die.name, list(die.faces), faces.get(die.name), die.name in thrown) for die in game.info.dice]


@lru_cache(maxsize=4096)
def _sheet_and_score(key: str, state: AnyState, seat: Seat) -> tuple[Json, ScoreView]:
    score = score_of(key, state, seat)
    parts = [_part_view(part, part.points) for part in score.parts]
    return game_of(key).notation.sheet_to_json(state, seat), ScoreView(score.total, parts)


@lru_cache(maxsize=2048)
def _options(key: str, state: AnyState, seat: Seat) -> list[Option]:
    game = game_of(key)
    now, sheet = score_of(key, state, seat), game.notation.sheet_to_json(state, seat)
    options = []
    for action in game.legal(state, seat):
        after = game.marked(state, seat, action)
        text, action_json = game.notation.action_to_text(action), game.notation.action_to_json(action)
        if after == state:
            options.append(Option(action_json, text))
            continue
        score = game.score(after, seat)
        changes = _changed_parts(now, score)
        places = writes(sheet, game.notation.sheet_to_json(after, seat))
        options.append(Option(action_json, text, score.total - now.total, changes, places))
    return options


@lru_cache(maxsize=2048)
def _refusals(key: str, state: AnyState, seat: Seat) -> list[Refusal]:
    game = game_of(key)
    legal = set(game.legal(state, seat))
    refusals = []
    for action in game.writings(state, seat):
        if action not in legal:
            why, *details = game.why_not(state, seat, action).split()
            refusals.append(Refusal(game.notation.action_to_json(action), why, details))
    return refusals


def _changed_parts(before: Score, after: Score) -> list[PartView]:
    """The parts that differ, with the difference as points; what is gone stands last, with what it took along."""
    old = list(before.parts)
    changed = []
    for part in after.parts:
        was = next((other for other in old if _is_same_line(other, part)), None)
        if was is not None:
            old.remove(was)
        difference = part.points - (was.points if was else 0)
        if difference:
            changed.append(_part_view(part, difference))
    return changed + [_part_view(part, -part.points) for part in old if part.points]


def _is_same_line(before: Part, after: Part) -> bool:
    """Whether a part is what another has become: it counts the same fields and more or less of them."""
    if before.name != after.name:
        return False
    if before.kind != after.kind:  # a row that has become a full row
        return before.fields == after.fields != ()
    return set(before.fields) <= set(after.fields) or set(before.fields) >= set(after.fields)


def _part_view(part: Part, points: int) -> PartView:
    return PartView(part.kind, part.name, points, part.count, list(part.fields))

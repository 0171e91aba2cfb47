"""Where a match stands after an event: an immutable value, and the one function that leads from each to the next."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Any, TypeAlias

from rollwright.games import game as game_of
from rollwright.games.compiled_game import CompiledGame
from rollwright.games.protocol import Die, Face, Json, RollwrightError, Score, Seat
from rollwright.lazy import lazy
from rollwright.table.dice import check_nonce, check_source
from rollwright.table.events import (
    Committed,
    Corrected,
    Decided,
    Ended,
    Event,
    Hinted,
    Holder,
    Opened,
    Origin,
    Retold,
    Returned,
    Sealed,
    Seated,
    StoodIn,
    Thrown,
    Typed,
    Undone,
)
from rollwright.table.later import Later, left_after
from rollwright.table.names import LONGEST_NAME, is_printable
from rollwright.table.shares import LINK, Tip, committed, givers
from rollwright.table.sheet_cache import Sheet, sheet_of

#: A state of any game, and a game of any kind.
AnyState: TypeAlias = Any
AnyGame: TypeAlias = CompiledGame[Any, Any]

NO_SEATS: frozenset[Seat] = frozenset()
MATCH_ID = re.compile(r"[A-Za-z0-9_-]{1,64}", re.ASCII)
LEVEL = re.compile(r"[a-z0-9-]{1,40}", re.ASCII)
PROOF = re.compile(r"[0-9a-f]{16}", re.ASCII)
DATE = re.compile(r"[0-9T:.Z+-]{1,40}", re.ASCII)
SECRET = re.compile(r"([0-9a-f]{2}){1,64}", re.ASCII)


class NotNow(RollwrightError):
    """Something that the table can't take as it stands. Nothing was changed."""

    code = "not-now"


class InvalidLog(RollwrightError):
    """A list of events that is no match: the number of the first event that can't be, and why."""

    code = "invalid-log"

    def __init__(self, number: int, reason: str) -> None:
        super().__init__(f"Event {number} can't be: {reason}")
        self.number = number
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Chair:
    """Who holds a seat, and who plays for a person that is away."""

    holder: Holder = "open"
    name: str = ""
    bot: str | None = None
    stand_in: str | None = None

    @property
    def player_bot(self) -> str | None:
        """The level of the bot that decides here now; None if a person does, or nobody."""
        return self.bot or self.stand_in


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Play:
    """A throw or a joint decision, and how the game stood before it: an undo goes back there in one step."""

    number: int
    event: Thrown | Decided
    state: AnyState
    turn: int
    throws_of_turn: int
    earlier: Play | None

    @property
    def deciders(self) -> AbstractSet[Seat]:
        """Who decided; nobody in a throw."""
        return self.event.actions.keys() if isinstance(self.event, Decided) else frozenset()


@dataclass(frozen=True)
class Position:
    """A match after an event."""

    game: AnyGame
    opened: Opened
    state: AnyState
    chairs: tuple[Chair, ...]
    number: int = 1
    """The number of the last event; the first is 1."""
    turn: int = 1
    throws_of_turn: int = 0
    throws: int = 0
    """All throws of the match, undone ones too."""
    undone_throws: int = 0
    """Throws that an undo took back: whoever asked for it had seen them."""
    stood_in: frozenset[Seat] = NO_SEATS
    """The people's seats for which a bot has decided at least once."""
    hinted: frozenset[Seat] = NO_SEATS
    """The seats that have had a hint in this match."""
    hinted_now: frozenset[Seat] = NO_SEATS
    """The seats that have had one for what they decide now."""
    quiet: int = 0
    """So many of the last events are hints and commitments, after which everything is to be decided as before."""
    moves: int = 0
    """All throws, decisions and undos so far: every one of them brings the next link of all chains."""
    tips: Mapping[Seat, Tip] = field(default_factory=dict)
    """The seats whose devices add a share to sealed dice, and what is known of their chains."""
    is_first_commitment: bool = True
    """Nobody has committed to a chain yet."""
    played: Play | None = field(default=None, repr=False, compare=False)
    """The last throw or decision that counts; it leads to those before it. Undone ones are not among them."""
    later: tuple[Later, ...] = ()
    """What was played after a throw that was corrected and has yet to be played again, or to be replaced."""
    ended: Ended | None = None

    @property
    def settled(self) -> int:
        """The number of the last event that is not quiet: who knows it knows what there is to decide."""
        return self.number - self.quiet

    @property
    def line(self) -> tuple[int, ...]:
        """The numbers of the throws and decisions that count, in order."""
        return tuple(reversed([play.number for play in self.plays]))

    @property
    def plays(self) -> Iterator[Play]:
        """The throws and decisions that count, the last one first."""
        play = self.played
        while play is not None:
            yield play
            play = play.earlier

    @lazy
    def correctable(self) -> Mapping[int, Play]:
        """The throws whose dice may be corrected, by their numbers: those of real dice, until the match has ended."""
        if self.ended is not None or not isinstance(self.opened.dice, Typed):
            return {}
        return {play.number: play for play in self.plays if isinstance(play.event, Thrown)}

    @lazy
    def sheets(self) -> tuple[Sheet, ...]:
        """The sheet of each seat."""
        return tuple([sheet_of(self.opened.game, self.state, seat) for seat in range(self.opened.seats)])

    @lazy
    def scores(self) -> tuple[Score, ...]:
        """The score of each seat as its sheet stands."""
        return tuple([sheet.score for sheet in self.sheets])

    @lazy
    def deciders(self) -> tuple[Seat, ...]:
        """The seats that decide now; none while a seat is open."""
        return self.game.deciders(self.state) if self.is_full else ()

    @lazy
    def is_played(self) -> bool:
        """The rules say that it's over; `ended` tells that it was said."""
        return self.game.is_over(self.state)

    @lazy
    def is_full(self) -> bool:
        """Every seat is held."""
        return self.open_seats == 0

    @lazy
    def open_seats(self) -> int:
        """How many seats nobody holds."""
        return sum(chair.holder == "open" for chair in self.chairs)

    @lazy
    def dice_wanted(self) -> tuple[Die, ...]:
        """The dice to be thrown now."""
        return self.game.dice_wanted(self.state)

    @lazy
    def thrower(self) -> Seat | None:
        """Who is to throw now."""
        return int(self.state.active) if self.is_full and self.dice_wanted else None

    @lazy
    def givers(self) -> Mapping[Seat, tuple[Seat, ...]]:
        """The chains that have a link for the next throw: the first seat of each, and all seats it stands for."""
        return givers(self.tips, self.moves)

    @lazy
    def people(self) -> tuple[Seat, ...]:
        """The seats that belong to people, also while a bot stands in."""
        return tuple(seat for seat, chair in enumerate(self.chairs) if chair.holder == "person")

    @lazy
    def bots(self) -> Mapping[Seat, str]:
        """The seats that bots play now, also for people, and the level of each."""
        return {seat: level for seat, chair in enumerate(self.chairs) if (level := chair.player_bot) is not None}

    def faces_in_order(self, faces: Json) -> tuple[Face, ...]:
        """A throw's JSON form as a face for each wanted die."""
        named = self.game.notation.dice_from_json(faces)
        wanted = [die.name for die in self.dice_wanted]
        if set(named) != set(wanted):
            raise NotNow(f"Expected a throw of {_listed(wanted)}, found {_listed(named)}.")
        return tuple(named[name] for name in wanted)

    def faces_to_json(self, faces: Iterable[Face]) -> Json:
        """Faces in the order of the wanted dice as a throw's JSON form."""
        named = {die.name: face for die, face in zip(self.dice_wanted, faces, strict=True)}
        return self.game.notation.dice_to_json(named)


def opening(opened: Opened) -> Position:
    """The position after the first event of a match."""
    if not MATCH_ID.fullmatch(opened.match):
        raise NotNow("a match has an id of 1 to 64 letters, digits, '-' or '_'.")
    if opened.date:
        _check_date(opened.date)
    check_source(opened.dice)
    game = game_of(opened.game)
    if isinstance(opened.dice, Retold):
        _check_retold(game, opened.dice)
    if opened.origin is not None and not (MATCH_ID.fullmatch(opened.origin.match) and _is_moment(opened.origin)):
        raise NotNow("a match comes from another one, by its id, an event and its turn.")
    sheets = None if opened.sheets is None else [game.sheet_from_choice(sheet) for sheet in opened.sheets]
    state = game.start(opened.seats, opened.variant, opened.first, sheets)
    return Position(game, opened, state, (Chair(),) * opened.seats)


def _check_retold(game: AnyGame, source: Retold) -> None:
    for faces in source.throws.values():
        if game.notation.dice_to_json(game.notation.dice_from_json(faces)) != faces:
            raise NotNow("the dice that are told again aren't written as the notation of the game writes them.")


def _is_moment(origin: Origin) -> bool:
    """Whether it names an event and its turn, or neither."""
    return (origin.number > 0) == (origin.turn > 0) and origin.number >= 0 and origin.turn >= 0


def step(position: Position, event: Event) -> Position:
    """The position after one more event. Raises `NotNow`, or the game's error, for an event that can't be."""
    if position.ended is not None:
        raise NotNow("the match has ended before.")
    match event:
        case Opened():
            raise NotNow("a match is opened once, by its first event.")
        case Seated() | StoodIn() | Returned():
            return _reseated(position, event)
        case Thrown():
            return _thrown(position, event)
        case Decided():
            return _decided(position, event)
        case Hinted() | Committed():
            return _quiet(position, event)
        case Undone():
            return _undone(position, event)
        case Corrected():
            return _corrected(position, event)
        case Ended():
            return _ended(position, event)


def fold(log: Iterable[Event]) -> Iterator[tuple[Event, Position]]:
    """Each event and the position after it; raises `InvalidLog` at the first event that can't be."""
    position: Position | None = None
    for number, event in enumerate(log, 1):
        try:
            position = _first(event) if position is None else step(position, event)
        except RollwrightError as error:
            raise InvalidLog(number, str(error)) from error
        yield event, position
    if position is None:
        raise InvalidLog(1, _NO_OPENING)


_NO_OPENING = "a match begins with the event that opens it."


def _first(event: Event) -> Position:
    if not isinstance(event, Opened):
        raise NotNow(_NO_OPENING)
    return opening(event)


def state_at(log: Sequence[Event], number: int) -> Position:
    """The position after event `number` of a match."""
    if not 1 <= number <= len(log):
        raise NotNow(f"This match has the events 1 to {len(log)}, not {number}.")
    return deque(fold(log[:number]), maxlen=1)[0][1]


def undo_target(position: Position) -> int | None:
    """The event to which an undo goes back; None if nothing may be undone now."""
    undone = _to_undo(position)
    return None if undone is None else undone.number - 1


def _to_undo(position: Position) -> Play | None:
    """The first play that an undo takes back: the last decision that a person took part in.

    Decisions of bots alone are skipped, because a bot would only take them again.
    """
    if position.ended is not None:
        return None
    people = set(position.people)
    keeps_throws = len(people) > 1 and isinstance(position.opened.dice, Sealed)
    for play in position.plays:
        if keeps_throws and isinstance(play.event, Thrown):
            return None
        if people & play.deciders:
            return play
    return None


# --- seats ------------------------------------------------------------------------------------------------------------


def _reseated(position: Position, event: Seated | StoodIn | Returned) -> Position:
    if not 0 <= event.seat < position.opened.seats:
        raise NotNow(f"there is no seat {event.seat}: seats are numbered from 0 to {position.opened.seats - 1}.")
    chairs = list(position.chairs)
    chairs[event.seat] = _chair(chairs[event.seat], event)
    tips = position.tips
    if isinstance(event, Seated):
        tips = {seat: tip for seat, tip in tips.items() if seat != event.seat}
    return replace(position, number=position.number + 1, chairs=tuple(chairs), hinted_now=NO_SEATS, quiet=0, tips=tips)


def _chair(chair: Chair, event: Seated | StoodIn | Returned) -> Chair:
    match event:
        case Seated(_, holder, name, bot):
            _check_holder(holder, name, bot)
            if chair == Chair(holder, name, bot):
                raise NotNow("the seat is held so already.")
            return Chair(holder, name, bot)
        case StoodIn(_, bot):
            if chair.holder != "person" or chair.stand_in is not None:
                raise NotNow("a bot stands in for a person who plays, and for nobody else.")
            _check_level(bot)
            return replace(chair, stand_in=bot)
        case Returned():
            if chair.stand_in is None:
                raise NotNow("only a person for whom a bot stands in can return.")
            return replace(chair, stand_in=None)


def _check_holder(holder: Holder, name: str, bot: str | None) -> None:
    if (holder == "bot") != (bot is not None):
        raise NotNow("a bot has a level, and nobody else has one.")
    if bot is not None:
        _check_level(bot)
    if holder == "open":
        if name:
            raise NotNow("an open seat has no name.")
    elif not 1 <= len(name) <= LONGEST_NAME or not is_printable(name) or name != name.strip():
        raise NotNow(f"a name has 1 to {LONGEST_NAME} signs that can be printed, and no space at its ends.")


def _check_level(level: str) -> None:
    if not LEVEL.fullmatch(level):
        raise NotNow("the level of a bot is a word of small letters, digits and '-'.")


# --- play -------------------------------------------------------------------------------------------------------------


def _thrown(position: Position, event: Thrown) -> Position:
    _check_full(position)
    if position.thrower is None:
        raise NotNow("no dice are to be thrown now.")
    if event.seat != position.thrower:
        raise NotNow(f"seat {position.thrower} throws now, not seat {event.seat}.")
    if isinstance(position.opened.dice, Sealed):
        _check_shares(position, event)
        if event.proof is not None and not PROOF.fullmatch(event.proof):
            raise NotNow("the proof of a throw is 16 hexadecimal digits.")
    elif event.nonce is not None or event.proof is not None or event.shares is not None:
        raise NotNow("only sealed dice take people's shares.")
    faces = position.faces_in_order(event.faces)
    if position.faces_to_json(faces) != event.faces:
        raise NotNow("the dice aren't written as the notation of the game writes them.")
    return replace(
        position,
        number=position.number + 1,
        state=position.game.throw(position.state, faces),
        throws=position.throws + 1,
        throws_of_turn=position.throws_of_turn + 1,
        moves=position.moves + 1,
        tips=_tips_after(position, event.shares) if event.shares else position.tips,
        hinted_now=NO_SEATS,
        quiet=0,
        played=_play(position, event),
        later=left_after(position.later, event, position.turn, position.turn),
    )


def _check_shares(position: Position, event: Thrown) -> None:
    """Either the thrower's nonce, or links of chains that are known. Whether they fit is for `verify` to say."""
    if event.shares is None:
        check_nonce(event.nonce)
    elif event.nonce is not None:
        raise NotNow("a throw with shares has no nonce, which somebody could choose.")
    elif not event.shares or not event.shares.keys() <= position.givers.keys():
        raise NotNow(f"the shares of this throw come from the seats {_listed(map(str, position.givers))}.")
    elif not all(map(LINK.fullmatch, event.shares.values())):
        raise NotNow("a share is 32 hexadecimal digits.")


def _tips_after(position: Position, shares: Mapping[Seat, str]) -> Mapping[Seat, Tip]:
    """What is known of the chains once these links were given."""
    tips = dict(position.tips)
    for giver, link in shares.items():
        for seat in position.givers[giver]:
            tips[seat] = tips[seat].after(link, position.moves)
    return tips


def _committed(position: Position, event: Committed) -> Position:
    """The first commitment of a match counts at once, each later one when something was played after it.

    So whoever gives a link has seen all commitments that it is mixed with.
    """
    if not isinstance(position.opened.dice, Sealed):
        raise NotNow("only sealed dice take people's shares.")
    if not event.tips or not set(event.tips) <= set(position.people):
        raise NotNow("people at the table commit to shares, and nobody else.")
    if not all(map(LINK.fullmatch, event.tips.values())):
        raise NotNow("the tip of a chain is 32 hexadecimal digits.")
    since = position.moves - position.is_first_commitment
    for seat in event.tips:
        if seat in position.tips and position.tips[seat].since == position.moves:
            raise NotNow(f"seat {seat} commits anew when something was played.")
    return replace(
        position,
        number=position.number + 1,
        quiet=position.quiet + 1,
        tips={**position.tips, **{seat: committed(tip, since) for seat, tip in event.tips.items()}},
        is_first_commitment=False,
    )


def _play(position: Position, event: Thrown | Decided) -> Play:
    """What happens next in this position."""
    return Play(position.number + 1, event, position.state, position.turn, position.throws_of_turn, position.played)


def _decided(position: Position, event: Decided) -> Position:
    _check_full(position)
    if event.phase != position.state.phase:
        raise NotNow(f"this is no time to decide on {event.phase!r}.")
    notation = position.game.notation
    actions = {seat: notation.action_from_json(action) for seat, action in event.actions.items()}
    if any(notation.action_to_json(action) != event.actions[seat] for seat, action in actions.items()):
        raise NotNow("a decision isn't written as the notation of the game writes it.")
    return decided(position, event, actions)


def decided(position: Position, event: Decided, actions: Mapping[Seat, Any]) -> Position:
    """The position after the deciders' actions, which the event tells. Raises `IllegalAction`."""
    state = position.game.decide(position.state, actions)
    # A turn is over when the dice that lay on the table are taken up.
    turn_ends = bool(position.state.faces) and not state.faces and not position.game.is_over(state)
    turn = position.turn + turn_ends
    return replace(
        position,
        number=position.number + 1,
        state=state,
        turn=turn,
        throws_of_turn=0 if turn_ends else position.throws_of_turn,
        moves=position.moves + 1,
        stood_in=position.stood_in | {seat for seat in actions if position.chairs[seat].stand_in is not None},
        hinted_now=NO_SEATS,
        quiet=0,
        played=_play(position, event),
        later=left_after(position.later, event, position.turn, turn),
    )


def _quiet(position: Position, event: Hinted | Committed) -> Position:
    return _hinted(position, event) if isinstance(event, Hinted) else _committed(position, event)


def _hinted(position: Position, event: Hinted) -> Position:
    """A person may ask for what the own seat decides now, once: the answer is the same as long as nothing happens."""
    _check_full(position)
    seat = event.seat
    if seat not in position.deciders or position.chairs[seat].holder != "person" or seat in position.bots:
        raise NotNow("a hint is for a person who decides now.")
    if seat in position.hinted_now:
        raise NotNow(f"seat {seat} has had the hint for this decision.")
    return replace(
        position,
        number=position.number + 1,
        hinted=position.hinted | {seat},
        hinted_now=position.hinted_now | {seat},
        quiet=position.quiet + 1,
    )


def _undone(position: Position, event: Undone) -> Position:
    undone = _to_undo(position)
    if undone is None:
        raise NotNow("there is nothing that may be undone.")
    if event.to != undone.number - 1:
        raise NotNow(f"an undo goes back to event {undone.number - 1} now, not to {event.to}.")
    _check_agreed(position, event.by, "an undo")
    return replace(
        position,
        number=position.number + 1,
        state=undone.state,
        turn=undone.turn,
        throws_of_turn=undone.throws_of_turn,
        moves=position.moves + 1,
        undone_throws=position.undone_throws + sum(isinstance(play.event, Thrown) for play in _since(position, undone)),
        hinted_now=NO_SEATS,
        quiet=0,
        played=undone.earlier,
    )


def _since(position: Position, first: Play) -> Iterator[Play]:
    """A play and all that count after it, the last one first."""
    for play in position.plays:
        yield play
        if play is first:
            return


# --- corrections ------------------------------------------------------------------------------------------------------


def _corrected(position: Position, event: Corrected) -> Position:
    throw = position.correctable.get(event.throw)
    if throw is None:
        raise NotNow(f"event {event.throw} is no throw of real dice that counts.")
    _check_agreed(position, event.by, "a correction")
    taken_back = [Later(play.turn, play.event) for play in _since(position, throw)]
    return replace(
        position,
        number=position.number + 1,
        state=throw.state,
        turn=throw.turn,
        throws_of_turn=throw.throws_of_turn,
        hinted_now=NO_SEATS,
        quiet=0,
        played=throw.earlier,
        later=(*reversed(taken_back), *position.later),
    )


def _check_agreed(position: Position, by: Sequence[Seat], what: str) -> None:
    if by != list(position.people):
        raise NotNow(f"{what} is for {_listed(map(str, position.people))} to agree on.")


def _ended(position: Position, event: Ended) -> Position:
    if not position.game.is_over(position.state):
        raise NotNow("the match isn't over.")
    scores = [score.total for score in position.scores]
    winners = list(position.game.winners(position.state))
    if event.scores != scores or event.winners != winners:
        raise NotNow(f"it ends with the scores {scores} and the winning seats {winners}.")
    if event.secret is not None and not (isinstance(position.opened.dice, Sealed) and SECRET.fullmatch(event.secret)):
        raise NotNow("only sealed dice have a secret, written in hexadecimal digits.")
    return replace(position, number=position.number + 1, ended=event)


def _check_full(position: Position) -> None:
    if not position.is_full:
        raise NotNow("a seat is still open.")


def _check_date(date: str) -> None:
    try:
        valid = DATE.fullmatch(date) and datetime.fromisoformat(date)
    except ValueError:
        valid = None
    if not valid:
        raise NotNow(f"a match is opened on a date such as 2026-11-15 or 2026-11-15T20:30:00Z, not {date!r}.")


def _listed(words: Iterable[str]) -> str:
    return ", ".join(words) or "none"

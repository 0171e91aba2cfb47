"""Where a match stands after an event: an immutable value, and the one function that leads from each to the next."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Any, TypeAlias

from rollwright.games import game as game_of
from rollwright.games.compiled_game import CompiledGame
from rollwright.games.protocol import Die, Face, Json, RollwrightError, Score, Seat
from rollwright.lazy import lazy
from rollwright.table.dice import check_nonce, check_source
from rollwright.table.events import (
    Decided,
    Ended,
    Event,
    Holder,
    Opened,
    Returned,
    Sealed,
    Seated,
    StoodIn,
    Thrown,
    Undone,
)
from rollwright.table.sheet_cache import Sheet, sheet_of

#: A state of any game, and a game of any kind.
AnyState: TypeAlias = Any
AnyGame: TypeAlias = CompiledGame[Any, Any]

LONGEST_NAME = 40
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
    decided: frozenset[Seat] | None
    """Who decided; None for a throw."""
    state: AnyState
    turn: int
    throws_of_turn: int
    earlier: Play | None


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
    stood_in: frozenset[Seat] = frozenset()
    """The people's seats for which a bot has decided at least once."""
    played: Play | None = field(default=None, repr=False, compare=False)
    """The last throw or decision that counts; it leads to those before it. Undone ones are not among them."""
    ended: Ended | None = None

    @property
    def line(self) -> tuple[int, ...]:
        """The numbers of the throws and decisions that count, in order."""
        numbers, play = list[int](), self.played
        while play is not None:
            numbers.append(play.number)
            play = play.earlier
        return tuple(reversed(numbers))

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
    sheets = None if opened.sheets is None else [game.sheet_from_choice(sheet) for sheet in opened.sheets]
    state = game.start(opened.seats, opened.variant, opened.first, sheets)
    return Position(game, opened, state, (Chair(),) * opened.seats)


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
        case Undone():
            return _undone(position, event)
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
    play = position.played
    while play is not None:
        if play.decided is None and keeps_throws:
            return None
        if play.decided is not None and people & play.decided:
            return play
        play = play.earlier
    return None


# --- seats ------------------------------------------------------------------------------------------------------------


def _reseated(position: Position, event: Seated | StoodIn | Returned) -> Position:
    if not 0 <= event.seat < position.opened.seats:
        raise NotNow(f"there is no seat {event.seat}: seats are numbered from 0 to {position.opened.seats - 1}.")
    chairs = list(position.chairs)
    chairs[event.seat] = _chair(chairs[event.seat], event)
    return replace(position, number=position.number + 1, chairs=tuple(chairs))


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
    elif not 1 <= len(name) <= LONGEST_NAME or not name.isprintable() or name != name.strip():
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
        check_nonce(event.nonce)
        if event.proof is not None and not PROOF.fullmatch(event.proof):
            raise NotNow("the proof of a throw is 16 hexadecimal digits.")
    elif event.nonce is not None or event.proof is not None:
        raise NotNow("only sealed dice take the thrower's share.")
    faces = position.faces_in_order(event.faces)
    if position.faces_to_json(faces) != event.faces:
        raise NotNow("the dice aren't written as the notation of the game writes them.")
    return replace(
        position,
        number=position.number + 1,
        state=position.game.throw(position.state, faces),
        throws=position.throws + 1,
        throws_of_turn=position.throws_of_turn + 1,
        played=_play(position, None),
    )


def _play(position: Position, decided: Iterable[Seat] | None) -> Play:
    """What happens next in this position."""
    deciders = None if decided is None else frozenset(decided)
    return Play(position.number + 1, deciders, position.state, position.turn, position.throws_of_turn, position.played)


def _decided(position: Position, event: Decided) -> Position:
    _check_full(position)
    if event.phase != position.state.phase:
        raise NotNow(f"this is no time to decide on {event.phase!r}.")
    notation = position.game.notation
    actions = {seat: notation.action_from_json(action) for seat, action in event.actions.items()}
    if any(notation.action_to_json(action) != event.actions[seat] for seat, action in actions.items()):
        raise NotNow("a decision isn't written as the notation of the game writes it.")
    return decided(position, actions)


def decided(position: Position, actions: Mapping[Seat, Any]) -> Position:
    """The position after the deciders' actions. Raises `IllegalAction`."""
    state = position.game.decide(position.state, actions)
    # A turn is over when the dice that lay on the table are taken up.
    turn_ends = bool(position.state.faces) and not state.faces and not position.game.is_over(state)
    return replace(
        position,
        number=position.number + 1,
        state=state,
        turn=position.turn + turn_ends,
        throws_of_turn=0 if turn_ends else position.throws_of_turn,
        stood_in=position.stood_in | {seat for seat in actions if position.chairs[seat].stand_in is not None},
        played=_play(position, actions),
    )


def _undone(position: Position, event: Undone) -> Position:
    undone = _to_undo(position)
    if undone is None:
        raise NotNow("there is nothing that may be undone.")
    if event.to != undone.number - 1:
        raise NotNow(f"an undo goes back to event {undone.number - 1} now, not to {event.to}.")
    if event.by != list(position.people):
        raise NotNow(f"an undo is for {_listed(map(str, position.people))} to agree on.")
    return replace(
        position,
        number=position.number + 1,
        state=undone.state,
        turn=undone.turn,
        throws_of_turn=undone.throws_of_turn,
        undone_throws=position.undone_throws + _throws_since(position.played, undone),
        played=undone.earlier,
    )


def _throws_since(play: Play | None, first: Play) -> int:
    throws = 0
    while play is not None and play is not first:
        throws += play.decided is None
        play = play.earlier
    return throws


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

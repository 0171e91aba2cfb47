"""The one function that leads from a position and an event to the next position, and the fold over a log."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from rollwright.games.protocol import RollwrightError, Seat
from rollwright.table.chairs import chair_after
from rollwright.table.errors import InvalidLog, NotNow
from rollwright.table.events import (
    Committed,
    Corrected,
    Decided,
    Ended,
    Event,
    Hinted,
    Opened,
    Returned,
    Sealed,
    Seated,
    StoodIn,
    Thrown,
    Undone,
)
from rollwright.table.later import Later, left_after
from rollwright.table.openings import opening
from rollwright.table.position import NO_SEATS, Play, Position, listed
from rollwright.table.share_steps import check_shares, committed_to, tips_after

PROOF = re.compile(r"[0-9a-f]{16}", re.ASCII)
SECRET = re.compile(r"([0-9a-f]{2}){1,64}", re.ASCII)


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


# --- seats -----------------------------------------------------------------------------------------------------------


def _reseated(position: Position, event: Seated | StoodIn | Returned) -> Position:
    if not 0 <= event.seat < position.opened.seats:
        raise NotNow(f"there is no seat {event.seat}: seats are numbered from 0 to {position.opened.seats - 1}.")
    chairs = list(position.chairs)
    chairs[event.seat] = chair_after(chairs[event.seat], event)
    tips = position.tips
    if isinstance(event, Seated):
        tips = {seat: tip for seat, tip in tips.items() if seat != event.seat}
    return replace(position, number=position.number + 1, chairs=tuple(chairs), hinted_now=NO_SEATS, quiet=0, tips=tips)


# --- play -------------------------------------------------------------------------------------------------------------


def _thrown(position: Position, event: Thrown) -> Position:
    _check_full(position)
    if position.thrower is None:
        raise NotNow("no dice are to be thrown now.")
    if event.seat != position.thrower:
        raise NotNow(f"seat {position.thrower} throws now, not seat {event.seat}.")
    if isinstance(position.opened.dice, Sealed):
        check_shares(position, event)
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
        tips=tips_after(position, event.shares) if event.shares else position.tips,
        hinted_now=NO_SEATS,
        quiet=0,
        played=_play(position, event),
        later=left_after(position.later, event, position.turn, position.turn),
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
    return _hinted(position, event) if isinstance(event, Hinted) else committed_to(position, event)


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
        raise NotNow(f"{what} is for {listed(map(str, position.people))} to agree on.")


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

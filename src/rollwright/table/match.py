"""One match: its log of events, the decisions that are still hidden, and what people may ask of the table.

A request changes nothing. It returns a `Change`, or raises and leaves everything as it was; `accept` makes the change
true. Between both, a store can write it down: what was not stored never happened.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Any

import msgspec

from rollwright.games import game as game_of
from rollwright.games.protocol import Face, ImpossibleThrow, Json, Seat
from rollwright.table import dice
from rollwright.table.corrections import kept_decisions, kept_play, legal_decisions
from rollwright.table.errors import InvalidLog, NotNow
from rollwright.table.events import (
    SHARED,
    Committed,
    Corrected,
    Decided,
    DiceSource,
    Ended,
    Event,
    Hinted,
    Opened,
    Origin,
    Returned,
    Sealed,
    Seated,
    StoodIn,
    Thrown,
    Typed,
    Undone,
)
from rollwright.table.journal import Journal, entries
from rollwright.table.openings import opening
from rollwright.table.position import AnyGame, Play, Position
from rollwright.table.shares import mixed
from rollwright.table.steps import decided, fold, state_at, step, undo_target

#: How many lines of the log a view carries.
JOURNAL_LENGTH = 60


class Correction(msgspec.Struct, frozen=True):
    """What somebody says that real dice showed, until all people agree."""

    throw: int
    """The number of the event that told the throw."""
    faces: Json
    asked: frozenset[Seat]
    """The seats that have asked for it or agreed to it."""


class Hidden(msgspec.Struct, frozen=True, omit_defaults=True):
    """What belongs to the present moment of a match and is in no event."""

    pending: Mapping[Seat, Json] = msgspec.field(default_factory=dict)
    """The decisions that are still hidden, by seat."""
    asked: frozenset[Seat] = frozenset()
    """The seats that have asked for an undo or agreed to it."""
    correction: Correction | None = None


NOTHING_HIDDEN = Hidden()
NO_SHARES: Mapping[Seat, str] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Change:
    """What a request would do: the new events, and what is hidden after them."""

    events: tuple[Event, ...]
    hidden: Hidden
    positions: tuple[Position, ...] = field(repr=False)
    revision: int = field(repr=False)


class Match:
    """A match as the table keeps it. Read it freely; it changes by `accept` alone."""

    def __init__(
        self,
        play: Iterable[tuple[Event, Position]],
        hidden: Hidden = NOTHING_HIDDEN,
        secret: bytes | None = None,
    ) -> None:
        """`play` is what `fold` makes of a log. `open` and `resume` are the ways to a match."""
        self._log: list[Event] = []
        self._turns: list[int] = []
        self._journal = Journal(JOURNAL_LENGTH)
        #: The last events that the journal doesn't tell yet: records and simulated matches never ask for it.
        self._untold: deque[tuple[Position | None, Event, Position]] = deque(maxlen=JOURNAL_LENGTH)
        self._position: Position
        self._secret = secret
        self._revision = 0
        for event, position in play:
            self._append(event, position)
        self._hidden = self._checked_hidden(hidden, self._position)

    # --- a new match, and one that was stored -------------------------------------------------------------------------

    @classmethod
    def open(
        cls,
        game: str,
        seats: int,
        *,
        match: str,
        source: DiceSource,
        variant: str | None = None,
        first: Seat = 0,
        sheets: Sequence[Json] | None = None,
        date: str = "",
        secret: bytes | None = None,
        origin: Origin | None = None,
    ) -> Match:
        """A new match with its first event. Sealed dice need their secret, which is in no event until the end."""
        if isinstance(source, Sealed) and (secret is None or dice.seal(secret) != source.sha256):
            raise ImpossibleThrow("Sealed dice need the secret that was sealed.")
        variant = game_of(game).info.variants[0] if variant is None else variant
        dealt = None if sheets is None else list(sheets)
        opened = Opened(match, game, variant, seats, source, first, dealt, date, origin)
        return cls([(opened, opening(opened))], secret=secret)

    @classmethod
    def resume(cls, events: Iterable[Event], hidden: Hidden = NOTHING_HIDDEN, secret: bytes | None = None) -> Match:
        """A match from its stored log; raises `InvalidLog` with the number of the first event that can't be."""
        return cls(fold(events), hidden, secret)

    # --- what is known ------------------------------------------------------------------------------------------------

    @property
    def id(self) -> str:
        return self.opened.match

    @property
    def opened(self) -> Opened:
        return self.position.opened

    @property
    def game(self) -> AnyGame:
        return self.position.game

    @property
    def state(self) -> Any:
        return self.position.state

    @property
    def number(self) -> int:
        """The number of the last event."""
        return self.position.number

    @property
    def events(self) -> Sequence[Event]:
        return tuple(self._log)

    @property
    def turns(self) -> Sequence[int]:
        """The number of the turn after each event."""
        return tuple(self._turns)

    @property
    def position(self) -> Position:
        return self._position

    @property
    def hidden(self) -> Hidden:
        """What is in no event: the hidden decisions, and who has asked for an undo."""
        return self._hidden

    @property
    def pending(self) -> Mapping[Seat, Json]:
        """The decisions that are still hidden, by seat."""
        return self._hidden.pending

    @property
    def asked(self) -> frozenset[Seat]:
        """The seats that asked for an undo, or agreed to it."""
        return self._hidden.asked

    @property
    def correction(self) -> Correction | None:
        """What somebody wants to correct in the typed dice."""
        return self._hidden.correction

    @property
    def journal(self) -> Journal:
        """The last things that happened, ready to be said in words."""
        for before, event, after in self._untold:
            self._journal.extend(entries(before, event, after))
        self._untold.clear()
        return self._journal

    @property
    def is_over(self) -> bool:
        return self.position.ended is not None

    @property
    def undo_target(self) -> int | None:
        """The event to which an undo would go back; None where nothing may be undone.

        Others get the dice of a day or of a round too, so nobody goes back behind what they have seen of them.
        """
        return None if isinstance(self.opened.dice, SHARED) else undo_target(self.position)

    def state_at(self, number: int) -> Position:
        """The match as it stood after event `number`."""
        return state_at(self._log, number)

    def __eq__(self, other: object) -> bool:
        """Two matches are equal when the same happened in them."""
        return isinstance(other, Match) and self._log == other._log

    __hash__ = None  # type: ignore[assignment]

    # --- seats --------------------------------------------------------------------------------------------------------

    def sit(self, seat: Seat, name: str) -> Change:
        """A person takes a seat, whoever held it before. A hidden decision stays with the seat."""
        return self._changed(Seated(seat, "person", name))

    def hand_to_bot(self, seat: Seat, level: str, name: str) -> Change:
        """A bot takes a seat for good."""
        return self._changed(Seated(seat, "bot", name, level))

    def free(self, seat: Seat) -> Change:
        """Nobody holds the seat; the match waits until somebody does."""
        return self._changed(Seated(seat, "open"))

    def stand_in(self, seat: Seat, level: str) -> Change:
        """A bot plays for a person who may come back."""
        return self._changed(StoodIn(seat, level))

    def come_back(self, seat: Seat) -> Change:
        """A person takes the own seat back from the bot that stood in."""
        return self._changed(Returned(seat))

    def reseat(self, *events: Seated | StoodIn | Returned | Committed) -> Change:
        """Several seats change hands at once, and people commit to their shares."""
        return self._changed(*events)

    # --- dice ---------------------------------------------------------------------------------------------------------

    def commit(self, tips: Mapping[Seat, str]) -> Change:
        """The devices of these seats publish the tips of their chains."""
        return self._changed(Committed(dict(sorted(tips.items()))))

    def throw(self, seat: Seat, nonce: str | None = None, shares: Mapping[Seat, str] = NO_SHARES) -> Change:
        """Throw the wanted dice. Sealed dice take the shares of the chains, and without any the thrower's nonce.

        A share that is no link of its chain is left out.
        """
        position, source = self.position, self.opened.dice
        if isinstance(source, Typed):
            raise ImpossibleThrow("Real dice are thrown at this table: type in what fell.")
        key = dice.key_of(source, self.opened.game, self._secret)
        if key is None:
            raise ImpossibleThrow("The secret of these dice isn't here, so nobody can throw them.")
        if position.thrower != seat:
            raise NotNow(f"Seat {seat} isn't to throw now.")
        wanted = position.dice_wanted
        if not isinstance(source, Sealed):
            at = position.turn, position.throws_of_turn + 1
            faces = dice.faces_again(source, key, position.game.notation, *at, wanted)
            return self._played(Thrown(seat, position.faces_to_json(faces)))
        links = self._links_among(shares)
        share = mixed(links) if links else dice.check_nonce(nonce)
        throw = position.throws + 1
        faces = dice.sealed_faces(key, self.id, throw, share, wanted)
        proof = dice.proof(key, self.id, throw, share, faces)
        shown = position.faces_to_json(faces)
        return self._played(Thrown(seat, shown, None if links else share, proof, links or None))

    def _links_among(self, shares: Mapping[Seat, str]) -> dict[Seat, str]:
        position = self.position
        return {
            seat: link
            for seat, link in sorted(shares.items())
            if seat in position.givers and position.tips[seat].is_link(link, position.moves)
        }

    def enter(self, faces: Sequence[Face]) -> Change:
        """Type in what real dice show: a face for each wanted die, in their order."""
        position = self.position
        if not isinstance(self.opened.dice, Typed):
            raise ImpossibleThrow("The dice of this table are thrown, not typed in.")
        if position.thrower is None:
            raise ImpossibleThrow("No dice are to be thrown now.")
        self.game.throw(self.state, faces)
        return self._played(Thrown(position.thrower, position.faces_to_json(faces)))

    # --- decisions ----------------------------------------------------------------------------------------------------

    def decide(self, seat: Seat, action: Json) -> Change:
        """Decide for a seat, or decide anew. The last decision that is waited for reveals all of them as one event.

        Raises `InvalidNotation` or `IllegalAction`.
        """
        position = self.position
        if seat not in position.deciders:
            raise NotNow(f"Seat {seat} has nothing to decide now.")
        notation = position.game.notation
        chosen = notation.action_from_json(action)
        pending = {**self.pending, seat: notation.action_to_json(chosen)}
        if len(pending) < len(position.deciders):
            position.game.check_legal(position.state, seat, chosen)
            return self._hiding(pending=pending)
        others = {other: notation.action_from_json(pending[other]) for other in pending if other != seat}
        event = Decided(str(position.state.phase), {seat: pending[seat] for seat in sorted(pending)})
        after = decided(position, event, {**others, seat: chosen})
        return self._going_on([event], [after])

    def take_back(self, seat: Seat) -> Change:
        """Take back a decision that is still hidden."""
        if seat not in self.pending:
            raise NotNow(f"Seat {seat} has no hidden decision to take back.")
        return self._hiding(pending={other: action for other, action in self.pending.items() if other != seat})

    def hint(self, seat: Seat) -> Change:
        """Note that the person of a seat is told what the actions to choose from are worth; nothing if it is noted.

        What is hidden stays hidden, and an undo that somebody has asked for stays asked for.
        """
        return self._changed() if seat in self.position.hinted_now else self._changed(Hinted(seat))

    def undo(self, seat: Seat, agree: bool = True) -> Change:
        """Ask for an undo, agree to one, or refuse it. It is done as soon as all people at the table agree."""
        target, people = self.undo_target, self.position.people
        if target is None:
            raise NotNow("There is nothing that may be undone now.")
        if seat not in people:
            raise NotNow("Only people at the table ask for an undo.")
        if not agree:
            return self._hiding(asked=frozenset())
        asked = self.asked & set(people) | {seat}
        if asked != set(people):
            return self._hiding(asked=asked)
        return self._played(Undone(target, list(people)))

    def correct(self, seats: Collection[Seat], throw: int, faces: Sequence[Face] | None) -> Change:
        """Say what real dice showed in an earlier throw, in the name of some people; or agree to it, or refuse it.

        Without faces it is refused. It is done as soon as all people at the table agree.
        """
        people = self.position.people
        if not seats or not set(seats) <= set(people):
            raise NotNow("Only people at the table correct what was thrown.")
        play = self.position.correctable.get(throw)
        if play is None:
            raise NotNow(f"Event {throw} is no throw of real dice that could be corrected.")
        if faces is None:
            return self._hiding(correction=None)
        fell = self._dice_of(play, faces)
        if fell == play.event:
            raise NotNow("This is what was typed in.")
        known = self.correction
        agreed = known.asked if known is not None and (known.throw, known.faces) == (throw, fell.faces) else frozenset()
        asked = agreed & set(people) | set(seats)
        if asked != set(people):
            return self._hiding(correction=Correction(throw, fell.faces, asked))
        return self._with_pending(self._played(Corrected(throw, list(people)), fell))

    def _with_pending(self, change: Change) -> Change:
        """What is still hidden stays so where everything before it stayed, and the rules allow it."""
        last = change.positions[-1]
        if last.later or (last.turn, last.state.phase) != (self.position.turn, self.state.phase):
            return change
        pending = legal_decisions(last, self.pending)
        return replace(change, hidden=msgspec.structs.replace(change.hidden, pending=pending))

    def _dice_of(self, play: Play, faces: Sequence[Face]) -> Thrown:
        """A throw as the dice that were wanted then could have shown it."""
        self.game.throw(play.state, faces)
        named = {die.name: face for die, face in zip(self.game.dice_wanted(play.state), faces, strict=True)}
        return Thrown(play.state.active, self.game.notation.dice_to_json(named))

    def finish(self) -> Change:
        """End a match whose last decision was stored and whose end wasn't."""
        if self.is_over or not self.game.is_over(self.state):
            raise NotNow("The match isn't to be ended now.")
        return self._played()

    def follow(self, events: Iterable[Event], hidden: Hidden = NOTHING_HIDDEN) -> Change:
        """What happened where this match is kept as well: taken over as it is."""
        change = self._changed(*events)
        return replace(
            change, hidden=self._checked_hidden(hidden, change.positions[-1] if change.positions else self.position)
        )

    # --- making it true -----------------------------------------------------------------------------------------------

    def accept(self, change: Change) -> tuple[Event, ...]:
        """Make a change true. It must have been asked of the match as it stands."""
        if change.revision != self._revision:
            raise NotNow("Something else happened first: ask again.")
        for event, position in zip(change.events, change.positions, strict=True):
            self._append(event, position)
        self._hidden = change.hidden
        self._revision += 1
        return change.events

    def _append(self, event: Event, position: Position) -> None:
        before = self._position if self._log else None
        self._untold.append((before, event, position))
        self._log.append(event)
        self._turns.append(position.turn)
        self._position = position

    def _checked_hidden(self, hidden: Hidden, position: Position) -> Hidden:
        """What may be hidden in a position: if all deciders had decided, their decisions would have been revealed."""
        pending, wish = hidden.pending, hidden.correction
        if wish is not None and wish.throw not in position.correctable:
            raise InvalidLog(position.number, f"event {wish.throw} can't be corrected after it.")
        if not pending:
            return hidden
        game, state = position.game, position.state
        if not set(pending) < set(game.deciders(state)):
            raise InvalidLog(position.number, f"the decisions of the seats {sorted(pending)} can't be hidden after it.")
        for seat, action in pending.items():
            game.check_legal(state, seat, game.notation.action_from_json(action))
        return hidden

    def _hiding(self, **changes: Any) -> Change:
        """No event, but something else is hidden than before."""
        return Change((), msgspec.structs.replace(self._hidden, **changes), (), self._revision)

    def _changed(self, *events: Event) -> Change:
        return Change(events, self._hidden, tuple(self._positions(events)), self._revision)

    def _positions(self, events: Iterable[Event]) -> list[Position]:
        positions: list[Position] = []
        for event in events:
            positions.append(step(positions[-1] if positions else self.position, event))
        return positions

    def _played(self, *events: Event) -> Change:
        """Play goes on."""
        return self._going_on(list(events), self._positions(events))

    def _going_on(self, events: list[Event], positions: list[Position]) -> Change:
        """What was played after a corrected throw is played again as far as it can be. Nothing else stays hidden.

        A match that is over is ended at once.
        """
        last = positions[-1] if positions else self.position
        while (kept := kept_play(last)) is not None:
            event, last = kept
            events.append(event)
            positions.append(last)
        if last.is_played:
            events.append(self._ending(last))
            last = step(last, events[-1])
            positions.append(last)
        return Change(tuple(events), self._hidden_in(last), tuple(positions), self._revision)

    def _hidden_in(self, position: Position) -> Hidden:
        """What is hidden once play has gone on: decisions that stay, and a correction that can still be made."""
        wish = self.correction
        if wish is not None and wish.throw not in position.correctable:
            wish = None
        return Hidden(kept_decisions(position), correction=wish)

    def _ending(self, position: Position) -> Ended:
        opens = isinstance(self.opened.dice, Sealed) and self._secret is not None
        return Ended(
            [score.total for score in position.scores],
            list(self.game.winners(position.state)),
            self._secret.hex() if opens and self._secret else None,
        )

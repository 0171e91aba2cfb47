"""Where a match stands after an event: an immutable value."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from rollwright.games.compiled_game import CompiledGame
from rollwright.games.protocol import Die, Face, Json, Score, Seat
from rollwright.lazy import lazy
from rollwright.table.chairs import Chair
from rollwright.table.errors import NotNow
from rollwright.table.events import (
    Decided,
    Ended,
    Opened,
    Thrown,
    Typed,
)
from rollwright.table.later import Later
from rollwright.table.shares import Tip, givers
from rollwright.table.sheet_cache import Sheet, sheet_of

#: A state of any game, and a game of any kind.
AnyState: TypeAlias = Any
AnyGame: TypeAlias = CompiledGame[Any, Any]

NO_SEATS: frozenset[Seat] = frozenset()


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
            raise NotNow(f"Expected a throw of {listed(wanted)}, found {listed(named)}.")
        return tuple(named[name] for name in wanted)

    def faces_to_json(self, faces: Iterable[Face]) -> Json:
        """Faces in the order of the wanted dice as a throw's JSON form."""
        named = {die.name: face for die, face in zip(self.dice_wanted, faces, strict=True)}
        return self.game.notation.dice_to_json(named)


def listed(words: Iterable[str]) -> str:
    return ", ".join(words) or "none"

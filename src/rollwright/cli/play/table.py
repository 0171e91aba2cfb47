"""The match at this keyboard: who is to do what, with bots in their seats and every change saved before it counts."""

from __future__ import annotations

import secrets
import threading
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

import numpy as np

from rollwright import bots
from rollwright.cli.play.saving import SaveFile, go_on
from rollwright.games import game as game_of
from rollwright.games.protocol import Face, InvalidSetup, Json, Seat
from rollwright.games.registry import has_module
from rollwright.table import dice
from rollwright.table.events import Daily, DiceSource, Sealed, Seeded, Typed
from rollwright.table.match import Change, Match
from rollwright.table.sheet_diff import sheet_diff

SOURCES = ("sealed", "seeded", "typed", "daily")


@dataclass(frozen=True, slots=True)
class Player:
    """Who takes a seat: a person, or a bot of a level."""

    name: str
    level: str | None = None


@dataclass(frozen=True, slots=True)
class Setup:
    """What is chosen before a match."""

    game: str
    variant: str
    players: tuple[Player, ...]
    source: str = SOURCES[0]
    seed: int | None = None


class Table:
    """One match, its file and its bots."""

    def __init__(self, match: Match, file: SaveFile) -> None:
        self.match = match
        self._file = file
        self._bots: dict[str, bots.Bot] = {}
        self._rng = np.random.default_rng()
        #: Bots think one after another: they share a generator, and some keep notes.
        self._thinking = threading.Lock()
        #: What the last revealed decisions wrote, by seat, as paths into the sheets.
        self.fresh: dict[Seat, frozenset[str]] = {}

    @classmethod
    def begin(cls, setup: Setup, where: Path) -> Table:
        """A new match, saved from its first event."""
        secret = dice.draw_secret() if setup.source == "sealed" else None
        seats, lot = len(setup.players), secrets.SystemRandom()
        sheets = game_of(setup.game).info.sheets
        match = Match.open(
            setup.game,
            seats,
            match=secrets.token_hex(6),
            source=_source(setup, secret),
            variant=setup.variant,
            first=0 if setup.source in {"seeded", "daily"} else lot.randrange(seats),
            sheets=lot.sample(sheets, seats) if sheets and setup.source == "sealed" else None,
            date=datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
            secret=secret,
        )
        for seat, player in enumerate(setup.players):
            taken = (
                match.sit(seat, player.name)
                if player.level is None
                else match.hand_to_bot(seat, player.level, player.name)
            )
            match.accept(taken)
        return cls(match, SaveFile.begin(match, secret, where))

    @classmethod
    def go_on(cls, path: Path) -> Table:
        """A saved match as it was left."""
        table = cls(*go_on(path))
        if not table.match.is_over and table.match.game.is_over(table.match.state):
            table.change(table.match.finish())
        return table

    def close(self) -> None:
        self._file.close()

    # --- who is to do what --------------------------------------------------------------------------------------------

    @property
    def people(self) -> tuple[Seat, ...]:
        return self.match.position.people

    @property
    def is_typed(self) -> bool:
        return isinstance(self.match.opened.dice, Typed)

    @property
    def undecided(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in self.match.position.deciders if seat not in self.match.pending)

    @property
    def thinking_bots(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in self.undecided if self.is_bot(seat))

    @property
    def next_person(self) -> Seat | None:
        """The person who is to decide now; several of them decide one after the other."""
        return next((seat for seat in self.undecided if not self.is_bot(seat)), None)

    @property
    def is_hidden(self) -> bool:
        """Several people decide now, and none may see what another one chose."""
        return sum(not self.is_bot(seat) for seat in self.match.position.deciders) > 1

    def is_bot(self, seat: Seat) -> bool:
        return self.match.position.chairs[seat].player_bot is not None

    # --- what is done -------------------------------------------------------------------------------------------------

    def change(self, change: Change) -> None:
        """Save a change, then make it true."""
        notation, seats = self.match.game.notation, range(self.match.opened.seats)
        before, state = [notation.sheet_to_json(self.match.state, seat) for seat in seats], self.match.state
        self._file.append(change)
        self.match.accept(change)
        if self.match.state != state:
            after = [notation.sheet_to_json(self.match.state, seat) for seat in seats]
            changed = {seat: frozenset(path for path, _ in sheet_diff(before[seat], after[seat])) for seat in seats}
            self.fresh = changed if any(changed.values()) else self.fresh

    def throw(self) -> None:
        seat = self.match.position.thrower
        if seat is not None:
            self.change(self.match.throw(seat, dice.draw_nonce()))

    def enter(self, faces: Sequence[Face]) -> None:
        self.change(self.match.enter(faces))

    def decide(self, seat: Seat, action: Json) -> None:
        self.change(self.match.decide(seat, action))

    def bot_choice(self, seat: Seat) -> Json:
        """What the bot of a seat decides. It may take its time: call it off the thread that draws."""
        state, level = self.match.state, self.match.position.chairs[seat].player_bot or ""
        with self._thinking:
            if level not in self._bots:
                self._bots[level] = bots.make(self.match.opened.game, level)
            action = self._bots[level].decide(state, seat, self._rng)
        return self.match.game.notation.action_to_json(action)

    @property
    def allows_hints(self) -> bool:
        """A person alone or with bots practises. The dice of the day are a challenge, where all play by themselves."""
        opened = self.match.opened
        return len(self.people) == 1 and not isinstance(opened.dice, Daily) and has_module("analysis", opened.game)

    def hint(self, seat: Seat) -> None:
        """Note that a person is told what the actions to choose from are worth: such a match doesn't count."""
        self.change(self.match.hint(seat))

    def may_take_back(self, seat: Seat) -> bool:
        return seat in self.match.pending

    def take_back(self, seat: Seat) -> None:
        self.change(self.match.take_back(seat))

    @property
    def may_undo(self) -> bool:
        return self.match.undo_target is not None and bool(self.people)

    def undo(self) -> None:
        """All people at this keyboard agree to go back."""
        for seat in self.people:
            self.change(self.match.undo(seat))
        self.fresh = {}


def _source(setup: Setup, secret: bytes | None) -> DiceSource:
    match setup.source:
        case "sealed":
            return Sealed(dice.seal(secret or b""))
        case "seeded":
            return Seeded(dice.draw_seed() if setup.seed is None else setup.seed)
        case "typed":
            return Typed()
        case "daily":
            return Daily(datetime.now(UTC).strftime("%Y-%m-%d"))
    raise InvalidSetup(f"There are no dice {setup.source!r}: choose from {', '.join(SOURCES)}.")

"""The arena: players meet over many matches, with the same dice for all pairings and seats that rotate."""

from __future__ import annotations

import itertools
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from multiprocessing.util import Finalize
from typing import Any

import numpy as np

from rollwright.bots import Bot, make, warm_up
from rollwright.bots.engine import DECISION_SECONDS, PREFIX, Engine, EngineFault
from rollwright.games import game as find
from rollwright.games.protocol import Face, InvalidSetup, Seat
from rollwright.sim.workers import Backend, share_out

#: An engine that failed in so many matches in a row isn't started again.
FAULTS_TO_GIVE_UP = 3


@dataclass(frozen=True, slots=True)
class Meeting:
    """What is played: a game, the players by name, and how their matches are drawn."""

    game: str
    players: tuple[str, ...]
    seats: int
    variant: str
    seed: int
    seconds: float = DECISION_SECONDS

    def pairings(self) -> list[tuple[int, ...]]:
        """Which players meet: every set of as many as there are seats; fewer players fill the seats in turn."""
        count = len(self.players)
        if count < self.seats:
            return [tuple(seat % count for seat in range(self.seats))]
        return list(itertools.combinations(range(count), self.seats))


@dataclass(slots=True)
class Report:
    """One match: who sat where, how it ended, how long decisions took, and all that fell and was decided."""

    number: int
    players: tuple[int, ...]
    scores: list[int]
    wins: list[float]
    fault: tuple[Seat, str] | None = None
    """Who forfeited the match, and by what: hangs, exits, floods, broken, illegal or given-up."""
    why: str = ""
    """The forfeit in words."""
    names: dict[int, str] = field(default_factory=dict)
    """What engines call themselves, by player."""
    first: Seat = 0
    seconds: list[list[float]] = field(default_factory=list)
    moves: list[Any] = field(default_factory=list)
    """Faces as a list; decisions as a dict of actions by seat."""


def arrange(
    game: str, players: Sequence[str], seats: int | None, variant: str | None, seed: int, seconds: float
) -> Meeting:
    """Check what a person asks for; a bot that doesn't exist is refused here."""
    rules = find(game)
    seats = min(len(players), rules.info.playable.stop - 1) if seats is None else seats
    state = rules.start(seats, variant)
    if seats > 1 and len(players) < 2:
        raise InvalidSetup("Two players or more meet in an arena: name another one, or let one play alone with 1 seat.")
    for player in players:
        if not player.startswith(PREFIX):
            make(game, player)
    return Meeting(game, tuple(players), seats, state.variant, seed, seconds)


def faces_of(meeting: Meeting, match: int, turn: int, throw: int, dice: Sequence[Any]) -> list[Face]:
    """What the dice show: by match, turn and throw alone, whatever was decided before."""
    rng = np.random.default_rng((meeting.seed, match, turn, throw))
    shown = {die.name: die.faces[int(rng.integers(len(die.faces)))] for die in find(meeting.game).info.dice}
    return [shown[die.name] for die in dice]


class Arena:
    """Plays matches of a meeting; keeps bots and engines from one match to the next."""

    def __init__(self, meeting: Meeting, errors: str | None = None) -> None:
        """What engines write to standard error goes to the file `errors`."""
        self._meeting = meeting
        self._errors = errors
        self._game = find(meeting.game)
        self._bots: dict[tuple[int, Seat], Bot] = {}
        self._faults: dict[int, int] = {}
        if any(name != "random" and not name.startswith(PREFIX) for name in meeting.players):
            warm_up(meeting.game)  # so that compiling isn't taken for thinking

    def close(self) -> None:
        """End all engines."""
        for bot in self._bots.values():
            if isinstance(bot, Engine):
                bot.close()
        self._bots.clear()

    def play(self, number: int) -> Iterator[Report]:
        """The matches with this number: one for each pairing, with the same dice."""
        for pairing in self._meeting.pairings():
            turned = number % len(pairing)
            yield self._match(number, pairing[turned:] + pairing[:turned])

    def _match(self, number: int, players: tuple[int, ...]) -> Report:
        meeting = self._meeting
        first = number // len(players) % len(players)
        report = Report(number, players, [], [], first=first, seconds=[[] for _ in players])
        state = self._game.start(meeting.seats, meeting.variant, first)
        seat = 0
        try:
            for seat in range(len(players)):
                self._seated(players, seat, state)
            state = self._played(report, state)
        except _Forfeit as forfeit:
            report.fault, report.why = (forfeit.seat, forfeit.kind), str(forfeit)
        except EngineFault as fault:  # when it was started
            report.fault, report.why = (seat, fault.kind), str(fault)
        report.names = {player: bot.name for (player, _), bot in self._bots.items() if isinstance(bot, Engine)}
        self._conclude(report, state)
        return report

    def _seated(self, players: tuple[int, ...], seat: Seat, state: Any) -> None:
        player = players[seat]
        name = self._meeting.players[player]
        key = (player, seat)
        if name.startswith(PREFIX):
            if self._faults.get(player, 0) >= FAULTS_TO_GIVE_UP:
                words = f"The engine failed in {FAULTS_TO_GIVE_UP} matches in a row and isn't started again."
                raise _Forfeit(seat, "given-up", words)
            if key not in self._bots:
                command = name.removeprefix(PREFIX)
                self._bots[key] = Engine(self._meeting.game, command, self._meeting.seconds, self._errors)
            engine = self._bots[key]
            if isinstance(engine, Engine):
                engine.start(state, seat)
        elif key not in self._bots:
            self._bots[key] = make(self._meeting.game, name)

    def _played(self, report: Report, state: Any) -> Any:
        turn, throw, rngs = 0, 0, self._rngs(report)
        while not self._game.is_over(state):
            if dice := self._game.dice_wanted(state):
                faces = faces_of(self._meeting, report.number, turn, throw, dice)
                throw += 1
                report.moves.append(faces)
                state = self._game.throw(state, faces)
                continue
            actions = {seat: self._decision(report, state, seat, rngs[seat]) for seat in self._game.deciders(state)}
            report.moves.append(actions)
            state = self._game.decide(state, actions)
            if not state.faces:  # picking dice counts as a turn of its own: it is the same for all
                turn, throw = turn + 1, 0
        return state

    def _rngs(self, report: Report) -> list[np.random.Generator]:
        seed, number = self._meeting.seed, report.number
        return [np.random.default_rng((seed, number, player, 1 << 20)) for player in report.players]

    def _decision(self, report: Report, state: Any, seat: Seat, rng: np.random.Generator) -> Any:
        began = time.perf_counter()
        try:
            return self._bots[report.players[seat], seat].decide(state, seat, rng)
        except EngineFault as fault:
            raise _Forfeit(seat, fault.kind, str(fault)) from fault
        finally:
            report.seconds[seat].append(time.perf_counter() - began)

    def _conclude(self, report: Report, state: Any) -> None:
        """Whoever broke the protocol has lost, and the others share the win; otherwise the highest score wins."""
        seats = range(len(report.players))
        report.scores = [self._game.score(state, seat).total for seat in seats]
        if report.fault is not None:
            loser = report.fault[0]
            report.wins = [0.0 if seat == loser else 1 / max(1, len(seats) - 1) for seat in seats]
            self._drop(report.players[loser], loser)
            return
        winners = self._game.winners(state)
        report.wins = [1 / len(winners) if seat in winners else 0.0 for seat in seats]
        for seat in seats:
            engine = self._bots[report.players[seat], seat]
            if isinstance(engine, Engine):
                self._faults[report.players[seat]] = 0
                try:
                    engine.end(report.scores)
                except EngineFault:
                    self._drop(report.players[seat], seat)

    def _drop(self, player: int, seat: Seat) -> None:
        self._faults[player] = self._faults.get(player, 0) + 1
        engine = self._bots.pop((player, seat), None)
        if isinstance(engine, Engine):
            engine.close()


class _Forfeit(Exception):
    """A seat has lost by breaking the protocol."""

    def __init__(self, seat: Seat, kind: str, words: str) -> None:
        super().__init__(words)
        self.seat = seat
        self.kind = kind


def play_portion(meeting: Meeting, first: int, matches: int) -> list[Report]:
    """Some matches of a meeting, with bots and engines of their own."""
    arena = Arena(meeting)
    try:
        return [report for number in range(first, first + matches) for report in arena.play(number)]
    finally:
        arena.close()


#: The arena of this process, which keeps its bots and engines from one match to the next.
_kept: dict[tuple[Meeting, str | None], Arena] = {}


def play_number(meeting: Meeting, number: int, errors: str | None = None) -> list[Report]:
    """The matches with one number, in the arena that this process keeps."""
    if (meeting, errors) not in _kept:
        close_kept()
        _kept[meeting, errors] = Arena(meeting, errors)
        Finalize(None, close_kept, exitpriority=1)  # workers end without running what `atexit` knows
    return list(_kept[meeting, errors].play(number))


def close_kept() -> None:
    """End the engines of the arena that this process keeps."""
    for arena in _kept.values():
        arena.close()
    _kept.clear()


def play_in_portions(
    meeting: Meeting,
    matches: int,
    jobs: int,
    backend: str = Backend.PROCESSES,
    address: str | None = None,
    first: int = 0,
    errors: str | None = None,
) -> Iterator[list[Report]]:
    """All matches of a meeting from the first on, in order and one by one, shared out among workers.

    What engines write to standard error goes to the file `errors`.
    """
    portions = ((meeting, number, errors) for number in range(first, matches))
    try:
        yield from share_out(play_number, portions, jobs, backend, address)
    finally:
        close_kept()

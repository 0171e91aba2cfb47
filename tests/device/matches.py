"""Random matches as a transcript, for the page's table to play after: `python -m tests.device.matches GAME COUNT SEED`.

One line of JSON for each match: the event that opens it, each request with what came of it, and the record.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Iterator
from typing import Any

import msgspec

from rollwright.games import game as game_of
from rollwright.games.protocol import RollwrightError
from rollwright.table.events import Seeded, Typed
from rollwright.table.match import Match
from rollwright.table.record import format_match
from rollwright.table.view import view_of

#: One of so many moments is compared as a whole view; all are compared by state, scores and what one seat may do.
VIEW_EVERY = 60
LEVELS = ("random", "club", "master")
NAMES = ("Ada", "Ben Öz", 'Cleo "C"', "Dan\\", "Éva", "F")

_builtins = msgspec.to_builtins


class Player:
    """Plays one match at random, and notes it down."""

    def __init__(self, key: str, chance: random.Random) -> None:
        self.chance = chance
        self.match = _opened(key, chance)
        self.steps: list[dict[str, Any]] = []

    def play(self) -> dict[str, Any]:
        opened = _builtins(self.match.opened)
        for seat in self.chance.sample(range(self.match.opened.seats), self.match.opened.seats):
            self._take_seat(seat)
        while not self.match.is_over:
            self._ask(*self._wish())
        record, events = format_match(self.match), _builtins(list(self.match.events))
        return {"opened": opened, "steps": self.steps, "record": record, "events": events}

    def _take_seat(self, seat: int) -> None:
        name = self.chance.choice(NAMES)
        if self.chance.random() < 0.7 or self.match.position.open_seats == 1:
            self._ask("sit", seat, name)
        else:
            self._ask("hand_to_bot", seat, self.chance.choice(LEVELS), name)

    def _wish(self) -> tuple[Any, ...]:
        """Mostly what goes on with the match; now and then something else, which may be refused."""
        seat = self.chance.randrange(self.match.opened.seats)
        match self.chance.random():
            case number if number < 0.02:
                return "undo", seat, self.chance.random() < 0.9
            case number if number < 0.03:
                return "take_back", seat
            case number if number < 0.035:
                return "stand_in", seat, self.chance.choice(LEVELS)
            case number if number < 0.045:
                return "come_back", seat
            case number if number < 0.055:
                return "decide", seat, self._any_action()
            case number if number < 0.085 and self.match.position.correctable:
                return self._correction()
        return self._way_on()

    def _correction(self) -> tuple[Any, ...]:
        """All people, some of them, or some who may not; what can have fallen, the same again, or nothing."""
        match, chance = self.match, self.chance
        known, seats = match.correction, range(match.opened.seats)
        throw = chance.choice(sorted(match.position.correctable)) if known is None else known.throw
        dice = match.game.dice_wanted(match.position.correctable[throw].state)
        faces: Any = [chance.choice(die.faces) for die in dice]
        if known is not None and chance.random() < 0.7:
            named = match.game.notation.dice_from_json(known.faces)
            faces = [named[die.name] for die in dice]
        people = (
            list(match.position.people) if chance.random() < 0.6 else [seat for seat in seats if chance.random() < 0.5]
        )
        return "correct", people, throw + (chance.random() < 0.05), None if chance.random() < 0.05 else faces

    def _way_on(self) -> tuple[Any, ...]:
        position = self.match.position
        if position.thrower is None:
            seat = self.chance.choice([seat for seat in position.deciders if seat not in self.match.pending])
            action = self.chance.choice(self.match.game.legal(self.match.state, seat))
            return "decide", seat, self.match.game.notation.action_to_json(action)
        if isinstance(self.match.opened.dice, Typed):
            return "enter", [self.chance.choice(die.faces) for die in position.dice_wanted]
        return "throw", position.thrower

    def _any_action(self) -> Any:
        game = self.match.game
        return game.notation.action_to_json(self.chance.choice(list(game.actions)))

    def _ask(self, name: str, *arguments: Any) -> None:
        step: dict[str, Any] = {"ask": name, "with": arguments}
        try:
            self.match.accept(getattr(self.match, name)(*arguments))
        except RollwrightError as error:
            step["refused"] = error.code
        self.steps.append(step | self._seen())

    def _seen(self) -> dict[str, Any]:
        match = self.match
        seats = range(match.opened.seats)
        seat = self.chance.choice(seats)
        legal = [match.game.action_code(action) for action in match.game.legal(match.state, seat)]
        seen: dict[str, Any] = {"state": match.state.data.hex(), "totals": [s.total for s in match.position.scores]}
        seen["seat"], seen["legal"] = seat, legal
        if self.chance.randrange(VIEW_EVERY) == 0 or match.is_over:
            mine = [seat for seat in seats if self.chance.random() < 0.5]
            layouts = self.chance.random() < 0.1
            seen["mine"], seen["layouts"] = mine, layouts
            seen["view"] = _builtins(view_of(match, mine, layouts=layouts))
        return seen


def _opened(key: str, chance: random.Random) -> Match:
    info = game_of(key).info
    seats = chance.choice(list(info.playable))
    sheets = chance.sample(info.sheets, seats) if info.sheets and chance.random() < 0.5 else None
    return Match.open(
        key,
        seats,
        match=f"device-{chance.randrange(10**6)}",
        source=Typed() if chance.random() < 0.3 else Seeded(chance.randrange(2**32)),
        variant=chance.choice(info.variants),
        first=chance.randrange(seats),
        sheets=sheets,
        date=chance.choice(["", "2026-11-18"]),
    )


def transcripts(key: str, count: int, seed: int) -> Iterator[str]:
    """Random matches, each as a line."""
    for number in range(count):
        yield json.dumps(Player(key, random.Random(f"{key} {seed} {number}")).play())


if __name__ == "__main__":
    for line in transcripts(sys.argv[1], int(sys.argv[2]), int(sys.argv[3])):
        sys.stdout.write(f"{line}\n")

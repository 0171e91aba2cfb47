"""A review in a process of its own: a log goes in, a review comes out; and how such a process gets ready."""

from __future__ import annotations

import functools
import time
import zlib
from typing import Any, NamedTuple

import msgspec
import numpy as np
from msgspec.structs import replace

from rollwright.analysis import game_of, judge, why
from rollwright.analysis.explained import explained, why_at
from rollwright.analysis.ledger import EQUAL_POINTS, Step, entries, review, steps, summary, unforced_losses
from rollwright.analysis.model import Entry, Option, Review, Summary, Why
from rollwright.bots import make
from rollwright.games import game
from rollwright.games.protocol import Json, Seat
from rollwright.table.events import Seeded, log_from_json
from rollwright.table.match import Match


class Piece(NamedTuple):
    """Some entries of a review as JSON, and the place of the next one; None if there are no more."""

    lines: list[bytes]
    next: int | None


def review_piece(log: bytes, first: int, seconds: float) -> Piece:
    """The entries of a review from a place on: one, and as many more as take no longer than that all together."""
    match, known = _opened(log)
    deadline, lines = time.perf_counter() + seconds, []
    for entry in entries(match, first, known):
        lines.append(msgspec.json.encode(entry))
        if time.perf_counter() >= deadline:
            break
    done = first + len(lines)
    return Piece(lines, done if done <= len(known) else None)


@functools.lru_cache(maxsize=2)
def _opened(log: bytes) -> tuple[Match, list[Step]]:
    """A match and its steps: the next piece of its review mostly follows in the same process."""
    match = Match.resume(log_from_json(log))
    return match, list(steps(match))


class Whole(NamedTuple):
    """A review in the form in which it is kept, without names, and the losses of each seat's unforced decisions."""

    summary: Summary
    entries: bytes
    losses: list[list[float]]


def whole_review(log: bytes, lines: list[bytes]) -> Whole:
    """The end of a review, given all its entries."""
    match, _ = _opened(log)
    found = [msgspec.json.decode(line, type=Entry) for line in lines]
    nameless = summary(match, found)
    nameless = replace(nameless, seats=[replace(seat, name="") for seat in nameless.seats])
    losses = [unforced_losses(found, seat) for seat in range(match.opened.seats)]
    return Whole(nameless, zlib.compress(b"\n".join(lines)), losses)


def reviewed_log(log: bytes, reasons: int) -> Review:
    """The review of a match, with the reasons of so many of its biggest losses."""
    match = Match.resume(log_from_json(log))
    return explained(review(match), match, reasons)


def why_in_log(log: bytes, number: int, seat: Seat, better: Json, other: Json) -> Why:
    """What sets two actions apart in a decision of a match; see `explained.why_at`."""
    return why_at(Match.resume(log_from_json(log)), number, seat, better, other)


def judge_state(state: Any, seat: Seat) -> list[Option]:
    """What every legal action of a seat is worth, the best first, in its JSON form."""
    notation = game(game_of(state)).notation
    return [Option(notation.action_to_json(each.action), each.score, each.win) for each in judge(state, seat)]


def why_in_state(state: Any, seat: Seat) -> Why | None:
    """What sets the best action of a seat apart from the next best that isn't as good; None if all are."""
    best, *others = judge(state, seat)
    other = next((one for one in others if best.score - one.score > EQUAL_POINTS), None)
    return None if other is None else why(state, seat, best.action, other.action)


@functools.cache
def warm_up(key: str) -> None:
    """Compile what reviews of a game need, and load what they rest on: the first one would wait for it."""
    for seats in (1, 2):
        match = _played(key, seats)
        explained(review(match), match, 1)


def _played(key: str, seats: int) -> Match:
    """A match by chance."""
    bot, rng = make(key, "random"), np.random.default_rng(0)
    match = Match.open(key, seats, match="warm", source=Seeded(0))
    for seat in range(seats):
        match.accept(match.hand_to_bot(seat, "random", "Robo"))
    while not match.is_over:
        position = match.position
        if position.thrower is not None:
            match.accept(match.throw(position.thrower))
        for seat in position.deciders:
            action = bot.decide(position.state, seat, rng)
            match.accept(match.decide(seat, match.game.notation.action_to_json(action)))
    return match

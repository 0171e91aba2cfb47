"""What a seat is offered: every legal action with what it would bring, and why other fields can't be written."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any, NamedTuple

import msgspec
import numpy as np

from rollwright.games import game as game_of
from rollwright.games.protocol import Json, Part, Score, Seat
from rollwright.jit import kernels_for
from rollwright.table.sheet_cache import Sheet, sheet_of
from rollwright.table.sheet_diff import sheet_diff

_encode = msgspec.json.Encoder().encode


class PartView(msgspec.Struct, frozen=True, rename="camel", omit_defaults=True, gc=False):
    """A line of the score; `name` is the row's colour, the column or row (from 1), or the group's number."""

    kind: str
    name: str
    points: int
    count: int = 0
    fields: tuple[tuple[int, int], ...] = ()


class Option(msgspec.Struct, frozen=True, rename="camel", omit_defaults=True, gc=False):
    """A legal action and what it would bring at once: the gain, and the parts of the score that would change."""

    action: Json
    text: str
    gain: int = 0
    changes: list[PartView] = []
    """The changed parts as they would be, with the difference as points."""
    writes: list[tuple[str, Json]] = []
    """Where the sheet's JSON would change, as a path with dots (`purple.3`), and what would stand there."""


class Refusal(msgspec.Struct, frozen=True, rename="camel", gc=False):
    """A printed field that can't be written now, and why: a code, and its details."""

    action: Json
    why: str
    details: list[str] = []


class Offer(NamedTuple):
    options: list[Option]
    refusals: list[Refusal]


@lru_cache(maxsize=256)
def offer_of(key: str, state: Any, seat: Seat) -> Offer:
    """What a seat that decides now may do, and what not."""
    outcomes, now = _outcomes(key, state, seat), sheet_of(key, state, seat)
    options = [_option(now, seat, outcome) for outcome in outcomes]
    refused = _refused(key, state, seat, {outcome.code for outcome in outcomes})
    return Offer(options, [_refusal(key, code, reason) for code, reason in refused])


@lru_cache(maxsize=2048)
def written_offer(key: str, state: Any, seat: Seat) -> tuple[bytes, bytes]:
    """The same as JSON: the options, and the refusals."""
    outcomes = _outcomes(key, state, seat)
    legal = tuple([outcome.code for outcome in outcomes])
    if any(outcome.changed for outcome in outcomes):
        now = sheet_of(key, state, seat)
        options = b",".join([_written_option(now, seat, outcome) for outcome in outcomes])
    else:
        options = _written_plain_options(key, legal)
    refused = _refused(key, state, seat, set(legal))
    refusals = b",".join([_written_refusal(key, code, reason) for code, reason in refused])
    return b"[%s]" % options, b"[%s]" % refusals


def part_view(part: Part, points: int) -> PartView:
    return PartView(part.kind, part.name, points, part.count, part.fields)


# --- what may be done -------------------------------------------------------------------------------------------------


class Outcome(NamedTuple):
    """What a legal action would do to the seat's sheet."""

    code: int
    """The action's number in the rules."""
    after: Any = None
    """The buffer of the state; it is written over by the next look at this game. None if nothing changes."""
    changed: bytes = b""
    """Which bytes of it change, and what to: two numbers of 16 bits each."""
    score: Score | None = None
    """What the sheet scores then; None if no part of its score changes."""


def _outcomes(key: str, state: Any, seat: Seat) -> list[Outcome]:
    """What every legal action would do, in one pass over the rules."""
    actions, after, changed, scores = _room.of(key)
    count = _kernels(key).outcomes(state.readable, seat, actions, after, changed, scores)
    codes, lengths = actions[:count].tolist(), changed[:count, 0].tolist()
    if not any(lengths):
        return list(map(_without_change, codes))
    scoring = scores[:count]
    new_scores = iter(game_of(key).scores(after[:count][scoring], seat))
    return [
        Outcome(code, after[at], changed[at, 1 : 1 + 2 * length].tobytes(), next(new_scores) if scores_ else None)
        if length
        else _without_change(code)
        for at, (code, length, scores_) in enumerate(zip(codes, lengths, scoring.tolist(), strict=True))
    ]


@cache
def _without_change(code: int) -> Outcome:
    return Outcome(code)


class _Room(threading.local):
    """Where a thread notes outcomes: fetching so much memory anew each time would take longer than to fill it."""

    def __init__(self) -> None:
        self._arrays: dict[str, tuple[Any, Any, Any, Any]] = {}

    def of(self, key: str) -> tuple[Any, Any, Any, Any]:
        if key not in self._arrays:
            rules = game_of(key).rules
            self._arrays[key] = (
                np.empty(rules.ACTIONS, np.int16),
                np.empty((rules.ACTIONS, rules.STATE.itemsize), np.int8),
                np.empty((rules.ACTIONS, 1 + 2 * rules.STATE.itemsize), np.int16),
                np.empty(rules.ACTIONS, np.bool_),
            )
        return self._arrays[key]


_room = _Room()


@cache
def _kernels(key: str) -> Any:
    """The compiled pass for a game. It calls nothing but the game's rules, and its machine code is kept with theirs."""
    return kernels_for(game_of(key).rules, "rollwright.table.outcomes")


def _option(now: Sheet, seat: Seat, outcome: Outcome) -> Option:
    plain = _plain_option(now.key, outcome.code)
    if not outcome.changed:
        return plain
    written = _writes(now, seat, outcome)
    if outcome.score is None:
        return Option(plain.action, plain.text, writes=written)
    gain = outcome.score.total - now.score.total
    return Option(plain.action, plain.text, gain, _changed_parts(now.score, outcome.score), written)


@cache
def _plain_option(key: str, code: int) -> Option:
    """An action that changes nothing yet."""
    game = game_of(key)
    action = game.action_at(code)
    return Option(game.notation.action_to_json(action), game.notation.action_to_text(action))


@lru_cache(maxsize=4096)
def _written_plain_options(key: str, codes: tuple[int, ...]) -> bytes:
    return b",".join([_encode(_plain_option(key, code)) for code in codes])


#: Options that change no score, as JSON: they hang on nothing but the action and the bytes that it changes.
_known_options: dict[tuple[str, int, bytes], bytes] = {}
#: More of them are forgotten all at once.
MOST_KNOWN = 50_000


def _written_option(now: Sheet, seat: Seat, outcome: Outcome) -> bytes:
    if outcome.score is not None:
        return _encode(_option(now, seat, outcome))
    own = now.key, outcome.code, outcome.changed
    known = _known_options.get(own)
    if known is None:
        if len(_known_options) >= MOST_KNOWN:
            _known_options.clear()
        known = _known_options[own] = _encode(_option(now, seat, outcome))
    return known


#: What stands in a sheet's JSON for a byte of the state: a field is shown in its place whatever else is written.
_known_fields: dict[tuple[str, int, int], tuple[str, Json]] = {}


def _writes(now: Sheet, seat: Seat, outcome: Outcome) -> list[tuple[str, Json]]:
    """Where the sheet would change."""
    changes = memoryview(outcome.changed).cast("h").tolist()
    places = now.state.sheet_places()
    changed = zip(changes[::2], changes[1::2], strict=True)
    written = [(now.key, place, number) for place, number in changed if place in places]
    try:
        return [_known_fields[field] for field in written]
    except KeyError:
        game = game_of(now.key)
        found = sheet_diff(now.json, game.notation.sheet_to_json(game.from_buffer(outcome.after), seat))
        _known_fields.update(zip(written, found, strict=True))
        return found


def _changed_parts(before: Score, after: Score) -> list[PartView]:
    """The parts that differ, with the difference as points; what is gone stands last, with what it took along."""
    old, new = _without_common(before.parts, after.parts), _without_common(after.parts, before.parts)
    changed = []
    for part in new:
        at = next((at for at, other in enumerate(old) if _is_same_line(other, part)), None)
        difference = part.points - (0 if at is None else old.pop(at).points)
        if difference:
            changed.append(part_view(part, difference))
    return changed + [part_view(part, -part.points) for part in old if part.points]


def _without_common(parts: Sequence[Part], others: Sequence[Part]) -> list[Part]:
    """The parts that don't stand among the others. Games keep their parts, so equal ones are mostly the same object."""
    known = set(map(id, others))
    return [part for part in parts if id(part) not in known]


def _is_same_line(before: Part, after: Part) -> bool:
    """Whether a part is what another has become: it counts the same fields and more or less of them."""
    if before.name != after.name:
        return False
    if before.fields == after.fields:
        return before.kind == after.kind or before.fields != ()  # a row that has become a full row
    if before.kind != after.kind:
        return False
    return set(before.fields) <= set(after.fields) or set(before.fields) >= set(after.fields)


# --- what may not be done ---------------------------------------------------------------------------------------------


def _refused(key: str, state: Any, seat: Seat, legal: set[int]) -> list[tuple[int, str]]:
    """The actions that write somewhere and aren't legal, each with what speaks against it."""
    game = game_of(key)
    return [
        (code, game.why_not(state, seat, game.action_at(code))) for code in game.writings(state) if code not in legal
    ]


@cache
def _refusal(key: str, code: int, reason: str) -> Refusal:
    why, *details = reason.split()
    return Refusal(_plain_option(key, code).action, why, details)


@cache
def _written_refusal(key: str, code: int, reason: str) -> bytes:
    return _encode(_refusal(key, code, reason))

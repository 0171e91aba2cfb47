"""A match as text that a person can read, after the idea of chess' PGN: headers, then one line a turn.

`docs/notation.md` explains it by examples. What is written here is read back by `record_reader`, event for event.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain

import msgspec

from rollwright.games.protocol import Json, Seat
from rollwright.table.events import (
    Committed,
    Corrected,
    Daily,
    Decided,
    DiceSource,
    Ended,
    Equal,
    Event,
    Hinted,
    Opened,
    Origin,
    Retold,
    Returned,
    Sealed,
    Seated,
    Seeded,
    StoodIn,
    Thrown,
    Undone,
)
from rollwright.table.match import Match
from rollwright.table.position import AnyGame
from rollwright.table.shares import mixed

UNFINISHED = "*"
MARK = "*"
BETWEEN_STEPS = "; "
BETWEEN_SEATS = " / "


def format_match(match: Match) -> str:
    """A match as text; `record_reader.parse` reads the same match from it."""
    events = match.events
    named = _first_seated(events[1:])
    headers = chain(_opened_headers(match.opened), _seat_headers(named), _dice_headers(match))
    head = [f"[{name} {quoted(value)}]" for name, value in headers]
    return "\n".join([*head, "", *_lines(match, len(named) + 1)]).rstrip("\n") + "\n"


def format_matches(matches: Iterable[Match]) -> str:
    """Many matches as one text, an empty line between them."""
    return "\n".join(format_match(match) for match in matches)


def quoted(text: str) -> str:
    """A text between quotation marks, those inside marked by a backslash."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def _opened_headers(opened: Opened) -> Iterator[tuple[str, str]]:
    yield "Game", opened.game
    yield "Variant", opened.variant
    yield "Match", opened.match
    if opened.date:
        yield "Date", opened.date
    yield "Seats", str(opened.seats)
    yield "First", str(opened.first)
    if opened.sheets is not None:
        yield "Sheets", _sheets(opened.sheets)
    if opened.origin is not None:
        yield "From", _origin(opened.origin)


def _dice_headers(match: Match) -> Iterator[tuple[str, str]]:
    source, ended = match.opened.dice, match.position.ended
    yield "Dice", source.name
    yield from _source_headers(source, match.game)
    if ended is None:
        yield "Result", UNFINISHED
    else:
        yield "Result", " ".join(map(str, ended.scores))
        if ended.secret is not None:
            yield "Secret", ended.secret


def _source_headers(source: DiceSource, game: AnyGame) -> Iterator[tuple[str, str]]:
    match source:
        case Seeded(seed):
            yield "Seed", str(seed)
        case Sealed(sha256):
            yield "Seal", sha256
        case Retold(seed, throws):
            yield "Seed", str(seed)
            yield "Throws", BETWEEN_STEPS.join(f"{at} {_dice(game, faces)}" for at, faces in throws.items())
        case Daily(date, sha256):
            yield "Day", date
            if sha256 is not None:
                yield "Seal", sha256
        case Equal(name, sha256):
            yield "Round", name
            yield "Seal", sha256


def _origin(origin: Origin) -> str:
    return f"{origin.match} event {origin.number} turn {origin.turn}" if origin.number else origin.match


def _dice(game: AnyGame, faces: Json) -> str:
    return game.notation.dice_to_text(game.notation.dice_from_json(faces))


def _sheets(sheets: list[Json]) -> str:
    if all(isinstance(sheet, str) for sheet in sheets):
        return " ".join(sheets)
    return msgspec.json.encode(sheets).decode()


def _first_seated(events: Iterable[Event]) -> list[Seated]:
    """Those who took the seats when the match was opened: they are named in headers."""
    named: list[Seated] = []
    for event in events:
        if not isinstance(event, Seated) or event.holder == "open" or event.seat in {other.seat for other in named}:
            break
        named.append(event)
    return named


def _seat_headers(named: Iterable[Seated]) -> Iterator[tuple[str, str]]:
    for event in named:
        yield f"Seat{event.seat}", event.name
        if event.bot is not None:
            yield f"Bot{event.seat}", event.bot


def _lines(match: Match, skipped: int) -> Iterator[str]:
    """A line for each turn; what isn't play stands in marked lines of its own, and the turn goes on after them."""
    shown, steps = 0, list[str]()
    turns = match.turns
    for number, event in enumerate(match.events[skipped:], skipped + 1):
        turn = turns[number - 2]
        if isinstance(event, Thrown | Decided):
            steps.append(_step(match.game, event))
            if turn == turns[number - 1] and number < len(turns):
                continue
        if steps:
            yield _turn(turn, shown == turn, steps)
            shown, steps = turn, []
        if not isinstance(event, Thrown | Decided | Ended):
            yield f"{MARK} {_marked(event)}"


def _turn(turn: int, goes_on: bool, steps: list[str]) -> str:
    return f"{turn}{'...' if goes_on else '.'} {BETWEEN_STEPS.join(steps)}"


def _step(game: AnyGame, event: Thrown | Decided) -> str:
    notation = game.notation
    if isinstance(event, Decided):
        actions = (notation.action_from_json(action) for _, action in sorted(event.actions.items()))
        return BETWEEN_SEATS.join(notation.action_to_text(action) for action in actions)
    shown = _dice(game, event.faces)
    given = mixed(event.shares) if event.shares else event.nonce
    share = " ".join(word for word in (given, event.proof) if word is not None)
    return f"({shown} | {share})" if share else f"({shown})"


def _marked(event: Event) -> str:
    match event:
        case Seated(seat, "open"):
            return f"seat {seat} open"
        case Seated(seat, "bot", name, bot):
            return f"seat {seat} bot {bot} {quoted(name)}"
        case Seated(seat, _, name):
            return f"seat {seat} person {quoted(name)}"
        case StoodIn(seat, bot):
            return f"seat {seat} stand-in {bot}"
        case Returned(seat):
            return f"seat {seat} returns"
        case Hinted(seat):
            return f"seat {seat} hint"
        case Committed(tips):
            return f"shares {mixed(tips)}"
        case Undone(to, by):
            return f"undo to {to} by {_seats(by)}"
        case Corrected(throw, by):
            return f"correct {throw} by {_seats(by)}"
    raise AssertionError(event)


def _seats(seats: Iterable[Seat]) -> str:
    return " ".join(map(str, seats))

"""Reading records: every mistake is told with its line, its column and what was expected there."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass

import msgspec

from rollwright.games import game as game_of
from rollwright.games.protocol import Json, RollwrightError, Seat
from rollwright.table.dice import THROW
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
    Typed,
    Undone,
)
from rollwright.table.match import Match
from rollwright.table.openings import opening
from rollwright.table.position import Position
from rollwright.table.record import MARK, UNFINISHED
from rollwright.table.shares import read_mixed
from rollwright.table.steps import step

HEADERS = (
    "Game",
    "Variant",
    "Match",
    "Date",
    "Seats",
    "First",
    "Sheets",
    "From",
    "Dice",
    "Seed",
    "Throws",
    "Seal",
    "Day",
    "Round",
    "Result",
    "Secret",
)
#: What a record says that doesn't say it.
DEFAULTS = {"Match": "record", "Date": "", "First": "0", "Dice": "typed", "Result": UNFINISHED}
#: The headers that belong to each source of dice.
SOURCE_HEADERS = {
    "seeded": ("Seed",),
    "sealed": ("Seal",),
    "daily": ("Day",),
    "equal": ("Round", "Seal"),
    "typed": (),
    "retold": ("Seed", "Throws"),
}

STRING = r'"((?:[^"\\]|\\.)*)"'
HEADER = re.compile(rf"\[([A-Za-z]+)([0-9]{{0,3}}) {STRING}\]")
TURN = re.compile(r"([0-9]{1,6})\.(?:\.\.)? ")
NUMBER = re.compile(r"[0-9]{1,19}")
ORIGIN = re.compile(r"([A-Za-z0-9_-]{1,64})(?: event ([0-9]{1,9}) turn ([0-9]{1,9}))?", re.ASCII)
SCORES = re.compile(r"-?[0-9]{1,6}( -?[0-9]{1,6})*")
MARKED: dict[re.Pattern[str], Callable[..., Event]] = {
    re.compile(rf"seat ([0-9]{{1,3}}) person {STRING}"): lambda seat, name: Seated(int(seat), "person", plain(name)),
    re.compile(rf"seat ([0-9]{{1,3}}) bot ([a-z0-9-]+) {STRING}"): lambda seat, bot, name: Seated(
        int(seat), "bot", plain(name), bot
    ),
    re.compile(r"seat ([0-9]{1,3}) open"): lambda seat: Seated(int(seat), "open"),
    re.compile(r"seat ([0-9]{1,3}) stand-in ([a-z0-9-]+)"): lambda seat, bot: StoodIn(int(seat), bot),
    re.compile(r"seat ([0-9]{1,3}) returns"): lambda seat: Returned(int(seat)),
    re.compile(r"seat ([0-9]{1,3}) hint"): lambda seat: Hinted(int(seat)),
    re.compile(r"undo to ([0-9]{1,9}) by ([0-9]{1,3}(?: [0-9]{1,3})*)"): lambda to, by: Undone(int(to), _seats(by)),
    re.compile(r"correct ([0-9]{1,9}) by ([0-9]{1,3}(?: [0-9]{1,3})*)"): lambda throw, by: Corrected(
        int(throw), _seats(by)
    ),
}
MARKED_LINES = (
    'seat 0 and person "Ada", bot random "Robo", open, stand-in random, returns or hint; undo to 5 by 0; '
    "correct 5 by 0; shares and for each seat a colon and 32 hexadecimal digits"
)


def _seats(words: str) -> list[Seat]:
    return [int(seat) for seat in words.split()]


class InvalidRecord(RollwrightError):
    """A text that is no record: line and column (from 1), what was expected there, the matches that stood before."""

    code = "invalid-record"

    def __init__(self, line: int, column: int, reason: str) -> None:
        super().__init__(f"Line {line}, column {column}: {reason}")
        self.line = line
        self.column = column
        self.reason = reason
        self.matches: tuple[Match, ...] = ()


@dataclass(frozen=True, slots=True)
class Header:
    """The value of a header, and where it stands."""

    value: str
    line: int
    column: int


def plain(text: str) -> str:
    """What was quoted, without the backslashes."""
    return re.sub(r"\\(.)", r"\1", text)


def parse(text: str) -> Match:
    """The one match of a record."""
    matches = parse_all(text)
    if len(matches) != 1:
        raise InvalidRecord(1, 1, f"Expected one match, found {len(matches)}.")
    return matches[0]


def parse_all(text: str) -> tuple[Match, ...]:
    """All matches of a text. Where it is broken, the error holds those that stood before."""
    matches: list[Match] = []
    try:
        for match in read(text):
            matches.append(match)  # noqa: PERF402 (the error keeps what was read so far)
    except InvalidRecord as error:
        error.matches = tuple(matches)
        raise
    return tuple(matches)


def read(text: str) -> Iterator[Match]:
    """The matches of a text one after another, up to the first mistake."""
    record: _Record | None = None
    number = 0
    for number, whole_line in enumerate(text.split("\n"), 1):
        line = whole_line.removesuffix("\r")
        if not line or line.startswith("#"):
            continue
        if line.startswith("["):
            if record is None or record.is_whole(line):
                if record is not None:
                    yield record.finished(number)
                record = _Record()
            record.read_header(line, number)
        elif record is None:
            raise _expected('a header such as [Game "qwinto"]', line, number, 0)
        else:
            record.read_play(line, number)
    if record is not None:
        yield record.finished(number)


class _Record:
    """A match while it is read."""

    def __init__(self) -> None:
        self.headers: dict[str, Header] = {}
        self.chairs: list[tuple[int, Seated, Header]] = []
        self.play: list[tuple[Event, Position]] = []
        self.position: Position | None = None

    def is_whole(self, header: str) -> bool:
        """Whether this header belongs to the next match: play has begun, or the game is named already."""
        return self.position is not None or ("Game" in self.headers and header.startswith("[Game "))

    # --- headers ------------------------------------------------------------------------------------------------------

    def read_header(self, line: str, number: int) -> None:
        found = HEADER.fullmatch(line)
        if found is None:
            raise _expected('a header such as [Game "qwinto"]', line, number, 0)
        name, digits, value = found[1], found[2], plain(found[3])
        header = Header(value, number, found.start(3) + 1)
        if name in ("Seat", "Bot") and digits:
            self._read_chair(name, int(digits), header)
        elif name not in HEADERS or digits:
            raise _expected(f"one of the headers {', '.join(HEADERS)}, Seat0, Bot0 and so on", line, number, 1)
        elif name in self.headers:
            raise _refused(f"the header {name} stands here for the second time.", number, 2)
        else:
            self.headers[name] = header

    def _read_chair(self, name: str, seat: int, header: Header) -> None:
        if name == "Seat":
            self.chairs.append((seat, Seated(seat, "person", header.value), header))
        elif self.chairs and self.chairs[-1][0] == seat and self.chairs[-1][1].bot is None:
            seated = self.chairs[-1][1]
            self.chairs[-1] = (seat, Seated(seat, "bot", seated.name, header.value), header)
        else:
            raise _refused(f"Expected the header Seat{seat} right before Bot{seat}.", header.line, 2)

    def _value(self, name: str) -> str:
        return self._header(name).value

    def _header(self, name: str) -> Header:
        """A header, or where it should have stood."""
        if name in self.headers:
            return self.headers[name]
        last = max((header.line for header in self.headers.values()), default=1)
        if name not in DEFAULTS:
            raise _refused(f"Expected the header {name}, found none in this match.", last, 1)
        return Header(DEFAULTS[name], last, 1)

    def _number(self, name: str) -> int:
        header = self._header(name)
        if not NUMBER.fullmatch(header.value):
            raise _refused(f"Expected a number, found {_shown(header.value)}.", header.line, header.column)
        return int(header.value)

    # --- the match ----------------------------------------------------------------------------------------------------

    def _begin(self) -> Position:
        """The headers are complete: open the match and seat those who are named."""
        place = self._header("Game")
        try:
            variant = self.headers["Variant"].value if "Variant" in self.headers else None
            opened = Opened(
                self._value("Match"),
                place.value,
                game_of(place.value).info.variants[0] if variant is None else variant,
                self._number("Seats"),
                self._source(),
                self._number("First"),
                self._sheets(),
                self._value("Date"),
                self._origin(),
            )
            position = opening(opened)
        except InvalidRecord:
            raise
        except RollwrightError as error:
            raise InvalidRecord(place.line, place.column, _sentence(error)) from error
        self.play.append((opened, position))
        self.position = position
        for _, seated, header in self.chairs:
            self._add(seated, header.line, header.column)
        return self.position

    def _source(self) -> DiceSource:
        header = self._header("Dice")
        needed = SOURCE_HEADERS.get(header.value)
        if needed is None:
            choices = ", ".join(SOURCE_HEADERS)
            raise _refused(f"Expected one of {choices}, found {_shown(header.value)}.", header.line, header.column)
        allowed = {*needed, "Seal"} if header.value == "daily" else set(needed)
        for name in ("Seed", "Seal", "Day", "Round", "Throws"):
            if name in self.headers and name not in allowed:
                place = self.headers[name]
                raise _refused(f"{header.value} dice have no header {name}.", place.line, 2)
        match header.value:
            case "seeded":
                return Seeded(self._number("Seed"))
            case "retold":
                return Retold(self._number("Seed"), self._throws())
            case "sealed":
                return Sealed(self._value("Seal"))
            case "daily":
                return Daily(self._value("Day"), self.headers["Seal"].value if "Seal" in self.headers else None)
            case "equal":
                return Equal(self._value("Round"), self._value("Seal"))
        return Typed()

    def _throws(self) -> dict[str, Json]:
        """The dice that are told again, by turn and throw."""
        header, notation = self._header("Throws"), game_of(self._value("Game")).notation
        throws: dict[str, Json] = {}
        for told in header.value.split(";") if header.value else ():
            at, _, dice = told.strip(" ").partition(" ")
            if at in throws or not THROW.fullmatch(at):
                raise _refused(f"Expected turn and throw as 12.1, found {_shown(at)}.", header.line, header.column)
            throws[at] = notation.dice_to_json(notation.dice_from_text(dice))
        return throws

    def _origin(self) -> Origin | None:
        if "From" not in self.headers:
            return None
        header = self.headers["From"]
        found = ORIGIN.fullmatch(header.value)
        if found is None:
            raise _refused("Expected a match, or its moment as: MATCH event 33 turn 12.", header.line, header.column)
        return Origin(found[1], int(found[2] or 0), int(found[3] or 0))

    def _sheets(self) -> list[Json] | None:
        if "Sheets" not in self.headers:
            return None
        header = self.headers["Sheets"]
        if not header.value.startswith("["):
            return list(header.value.split())
        try:
            return msgspec.json.decode(header.value, type=list[Json])
        except (msgspec.DecodeError, RecursionError) as error:
            raise InvalidRecord(header.line, header.column, f"Expected sheets as JSON: {error}.") from error

    def finished(self, number: int) -> Match:
        """The match, when its last line was read."""
        position = self.position or self._begin()
        result, secret = self._header("Result"), self.headers.get("Secret")
        if result.value == UNFINISHED:
            if secret is not None:
                raise _refused("The secret is opened when the match has ended, and it hasn't.", secret.line, 2)
            return Match(self.play)
        if not SCORES.fullmatch(result.value):
            raise _refused(f"Expected the scores, or *, found {_shown(result.value)}.", result.line, result.column)
        if not position.game.is_over(position.state):
            raise _refused("Expected more turns: the match has a result, and it isn't over.", number, 1)
        scores = [int(score) for score in result.value.split()]
        winners = list(position.game.winners(position.state))
        self._add(Ended(scores, winners, secret.value if secret else None), result.line, result.column)
        return Match(self.play)

    def _add(self, event: Event, line: int, column: int) -> None:
        position = self.position or self._begin()
        try:
            self.position = step(position, event)
        except RollwrightError as error:
            raise InvalidRecord(line, column, _sentence(error)) from error
        self.play.append((event, self.position))

    # --- play ---------------------------------------------------------------------------------------------------------

    def read_play(self, line: str, number: int) -> None:
        position = self.position or self._begin()
        if line.startswith(MARK):
            self._add(_marked(line, number), number, 1)
            return
        turn = TURN.match(line)
        if turn is None:
            raise _expected("a turn such as '1. ', a line marked by '*', or a header", line, number, 0)
        if int(turn[1]) != position.turn:
            raise _expected(f"turn {position.turn}", line, number, 0)
        for found in re.finditer(r"[^;]+|(?<=;)$", line[turn.end() :]):
            text = found[0].strip(" ")
            column = turn.end() + found.start() + len(found[0]) - len(found[0].lstrip(" "))
            self._read_step(text, number, column)

    def _read_step(self, text: str, number: int, column: int) -> None:
        position = self.position or self._begin()
        read_event = _thrown if text.startswith("(") else _decided
        try:
            event = read_event(position, text, number, column)
        except InvalidRecord:
            raise
        except RollwrightError as error:
            raise InvalidRecord(number, column + 1, _sentence(error)) from error
        self._add(event, number, column + 1)


def _thrown(position: Position, text: str, number: int, column: int) -> Thrown:
    if not text.endswith(")"):
        raise _expected("')' at the end of a throw", "", number, column + len(text))
    if position.thrower is None:
        raise _refused("Expected no throw: no dice are to be thrown now.", number, column + 1)
    dice, bar, share = text[1:-1].partition("|")
    words = share.split()
    shared = [word for word in words if ":" in word]
    if bar and len(words) - len(shared) not in ((0, 1) if shared else (1, 2)):
        raise _expected("the shares and their proof", share, number, column + len(dice) + 2)
    notation = position.game.notation
    faces = notation.dice_to_json(notation.dice_from_text(dice.strip(" ")))
    if not shared:
        nonce, proof = (*words, None, None)[:2]
        return Thrown(position.thrower, faces, nonce, proof)
    proof = words[-1] if len(words) > len(shared) else None
    return Thrown(position.thrower, faces, None, proof, _shares(words[: len(shared)], number, column))


def _shares(words: list[str], number: int, column: int) -> dict[Seat, str]:
    try:
        return read_mixed(words)
    except ValueError as error:
        raise _expected("for each seat a colon and 32 hexadecimal digits", str(error), number, column) from None


def _decided(position: Position, text: str, number: int, column: int) -> Decided:
    deciders = sorted(position.deciders)
    words = text.split("/")
    if not deciders:
        raise _expected(
            "dice in brackets" if position.thrower is not None else "the end of the match", text, number, column
        )
    if len(words) != len(deciders):
        raise _refused(f"Expected {_decisions(len(deciders))}, found {len(words)}.", number, column + 1)
    actions: dict[Seat, Json] = {}
    for seat, word in zip(deciders, words, strict=True):
        start = column + len(word) - len(word.lstrip(" "))
        actions[seat] = _action(position, seat, word.strip(" "), number, start)
        column += len(word) + 1
    return Decided(str(position.state.phase), actions)


def _action(position: Position, seat: Seat, text: str, number: int, column: int) -> Json:
    """A legal action in its JSON form."""
    notation = position.game.notation
    try:
        action = notation.action_from_text(text)
        position.game.check_legal(position.state, seat, action)
    except RollwrightError as error:
        raise InvalidRecord(number, column + 1, _sentence(error)) from error
    return notation.action_to_json(action)


def _marked(line: str, number: int) -> Event:
    text = line.removeprefix(MARK).strip(" ")
    if text.startswith("shares "):
        return Committed(_shares(text.split()[1:], number, len(line) - len(text) + len("shares ")))
    for form, event in MARKED.items():
        if found := form.fullmatch(text):
            return event(*found.groups())
    raise _expected(MARKED_LINES, text, number, len(line) - len(line.removeprefix(MARK).lstrip(" ")))


def _decisions(count: int) -> str:
    return "one decision" if count == 1 else f"{count} decisions with '/' between them"


def _expected(expected: str, found: str, line: int, column: int) -> InvalidRecord:
    """What to say of something at a column (from 0) that is not what was expected."""
    return _refused(
        f"Expected {expected}, found {_shown(found) if found else 'the end of the line'}.", line, column + 1
    )


def _refused(reason: str, line: int, column: int) -> InvalidRecord:
    return InvalidRecord(line, column, reason[0].upper() + reason[1:])


def _sentence(error: RollwrightError) -> str:
    text = str(error)
    return text[:1].upper() + text[1:]


def _shown(text: str) -> str:
    return repr(text if len(text) <= 40 else f"{text[:37]}...")

"""Replays traces through the oracles and compares everything, line by line.

    rollwright trace qwinto --seats 3 --matches 1000 --seed 1 | python -m tests.naive.check

Files may be named instead of standard input (`-` is standard input too). The first difference is told with its match
and line, and the exit code is 1.
"""

import sys
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec

if not __package__:  # run as a file: `python tests/naive/check.py`
    sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.naive import ORACLES
from tests.naive.oracle import Action, Oracle, Sheet
from tests.naive.twenty_one import CARDS

SECONDS_BETWEEN_REPORTS = 5.0

START_FIELDS = {"match", "event", "game", "variant", "seats", "first"}
THROW_FIELDS = {"match", "event", "active", "dice"}
DECIDE_FIELDS = {"match", "event", "seat", "active", "phase", "dice", "sheets", "fails", "legal", "chosen"}
END_FIELDS = {"match", "event", "sheets", "fails", "scores"}

# Long lists come back word for word in some phases: what proved the same needs no second proof.
PROVED_THE_SAME: dict[str | None, tuple[list[Action], list[Action]]] = {}


class Replay:
    """One match: its oracle, and the decisions that are in while others are still awaited."""

    def __init__(self, start: dict[str, Any]) -> None:
        require_same("event", start["event"], "start")
        self.game: str = start["game"]
        self.match: int = start["match"]
        if self.game not in ORACLES:
            raise AssertionError(f"unknown game {self.game!r}")
        self._check_start(start)
        self.oracle: Oracle = ORACLES[self.game](
            start["seats"], start["variant"], start["first"], start.get("cards"), start.get("sheets")
        )
        self.ended = False
        self.sheets: list[Sheet] = self.oracle.sheets()
        self._await_decisions()

    def _check_start(self, start: dict[str, Any]) -> None:
        """Twenty One names its sheets, and shows what is printed on them."""
        if self.game == "twenty-one":
            require_fields(start, START_FIELDS | {"sheets", "cards"})
            require_same("cards", start["cards"], [CARDS.get(letter) for letter in start["sheets"]])
        else:
            require_fields(start, START_FIELDS)

    def _await_decisions(self) -> None:
        """What all who decide together see: the same until all of them have decided."""
        oracle = self.oracle
        self.awaited: set[int] = set(oracle.deciders())
        self.decisions: dict[int, Action] = {}
        self.seen: dict[str, object] = {
            "active": oracle.active,
            "phase": oracle.phase,
            "dice": oracle.dice,
            "sheets": self.sheets,
            "fails": oracle.fails(),
        }
        self.fields = DECIDE_FIELDS
        if self.game == "qwantum" and oracle.phase == "second":
            self.seen["taken"] = oracle.taken
            self.fields = DECIDE_FIELDS | {"taken"}

    def follow(self, line: dict[str, Any]) -> None:
        event = line["event"]
        if event == "decide":
            self._follow_decide(line)
        elif self.decisions:
            raise AssertionError(f"{event!r} while seats {sorted(self.awaited)} still decide")
        elif event == "throw":
            self._follow_throw(line)
        elif event == "end":
            self._follow_end(line)
        else:
            raise AssertionError(f"unexpected event {event!r}")

    def _follow_throw(self, line: dict[str, Any]) -> None:
        require_fields(line, THROW_FIELDS)
        require_same("active", line["active"], self.oracle.active)
        self.oracle.throw(line["dice"])
        self._await_decisions()

    def _follow_decide(self, line: dict[str, Any]) -> None:
        require_fields(line, self.fields)
        seat, legal, chosen = line["seat"], line["legal"], line["chosen"]
        if seat not in self.awaited:
            raise AssertionError(f"seat {seat} decides, awaited are {sorted(self.awaited)}")
        for what, expected in self.seen.items():
            require_same(what, line[what], expected)
        self._compare_legal(legal, self.oracle.legal(seat))
        if chosen not in legal:
            raise AssertionError(f"chosen {chosen} is not legal")
        self.awaited.remove(seat)
        self.decisions[seat] = chosen
        if not self.awaited:
            self.oracle.decide(self.decisions)
            self.sheets = self.oracle.sheets()
            self._await_decisions()

    def _compare_legal(self, given: list[Action], expected: list[Action]) -> None:
        if given != expected and PROVED_THE_SAME.get(self.oracle.phase) != (given, expected):
            require_same_actions(given, expected)
            PROVED_THE_SAME[self.oracle.phase] = (given, list(expected))

    def _follow_end(self, line: dict[str, Any]) -> None:
        require_fields(line, END_FIELDS)
        if not self.oracle.is_over():
            raise AssertionError("the match ends too early")
        require_same("sheets", line["sheets"], self.sheets)
        require_same("fails", line["fails"], self.oracle.fails())
        require_same("scores", line["scores"], self.oracle.scores())
        self.ended = True


def require_same(what: str, given: object, expected: object) -> None:
    if given != expected:
        raise AssertionError(f"{what}: given {given}, expected {expected}")


def require_fields(line: dict[str, Any], expected: set[str]) -> None:
    if line.keys() != expected:
        raise AssertionError(f"fields: given {sorted(line)}, expected {sorted(expected)}")


def require_same_actions(given: list[Action], expected: list[Action]) -> None:
    """The same actions in any order, none of them twice."""
    given_set, expected_set = set(map(hashable, given)), set(map(hashable, expected))
    if given_set != expected_set:
        raise AssertionError(
            f"legal: missing {sorted(map(str, expected_set - given_set))}, "
            f"too many {sorted(map(str, given_set - expected_set))}"
        )
    if len(given) != len(given_set):
        raise AssertionError(f"legal: an action stands twice in {given}")


def hashable(action: Action) -> object:
    if isinstance(action, str):
        return action
    ((kind, value),) = action.items()
    return kind, tuple(value) if isinstance(value, list) else value


DECODER = msgspec.json.Decoder(dict[str, Any])


def parse(text: str) -> dict[str, Any]:
    # Python takes true and 1.0 for 1: no form of a trace holds a truth value, a fraction or a text with a point.
    if "true" in text or "false" in text or "." in text:
        raise AssertionError("a truth value or a fraction stands in the line")
    return DECODER.decode(text)


def follow(replay: Replay | None, line: dict[str, Any]) -> Replay:
    """The match that the line begins or goes on with."""
    if replay is None or replay.ended:
        return Replay(line)
    require_same("match", line["match"], replay.match)
    replay.follow(line)
    return replay


def checked_matches(lines: Iterable[str]) -> Iterator[int]:
    """The number of each match that was checked, as soon as it has ended."""
    replay: Replay | None = None
    match: object = None
    number = 0
    for number, text in enumerate(lines, start=1):
        try:
            line = parse(text)
            match = line["match"]
            replay = follow(replay, line)
        except (AssertionError, ValueError, KeyError, TypeError, AttributeError, msgspec.DecodeError) as difference:
            raise AssertionError(f"match {match}, line {number}: {difference}") from difference
        if replay.ended:
            yield replay.match
    if replay is not None and not replay.ended:
        raise AssertionError(f"match {match}, line {number}: the trace stops before the match ends")


def check_trace(lines: Iterable[str]) -> int:
    """The number of matches checked; AssertionError names the match and the line of the first difference."""
    return sum(1 for _match in checked_matches(lines))


def lines_of(names: list[str]) -> Iterator[str]:
    for name in names:
        if name == "-":
            yield from sys.stdin
        else:
            with Path(name).open(encoding="utf-8") as file:
                yield from file


def main(names: list[str]) -> int:
    begun = reported = time.monotonic()
    count = 0
    try:
        for _match in checked_matches(lines_of(names or ["-"])):
            count += 1
            now = time.monotonic()
            if now - reported >= SECONDS_BETWEEN_REPORTS:
                reported = now
                sys.stderr.write(f"{count} matches checked, {count / (now - begun):.0f} a second\n")
    except AssertionError as difference:
        sys.stdout.write(f"DIFFERENCE after {count} matches: {difference}\n")
        return 1
    except OSError as error:
        sys.stderr.write(f"{error}\n")
        return 2
    sys.stdout.write(f"{count} matches checked, no difference\n")
    return 0 if count else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""The half of the soak that knows only the oracles: replays matches and compares everything. See `soak`.

It stands alone on the standard library, so that any Python can run it (PyPy does so several times faster). On standard
input come a line of JSON, the tables that translate numbers into the JSON forms of traces, then chunks of matches: a
line with the number of bytes, then 16-bit numbers as `rollwright.sim.random_matches` describes them. Each chunk is
answered by a line of JSON with the number of matches that agree, and the first difference if there is one.
"""

import json
import sys
from array import array
from collections.abc import Iterator
from pathlib import Path
from typing import Any

if not __package__:  # run as a file
    sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.naive import ORACLES

START, THROW, DECIDE, END = range(4)
MATCH_DIGIT = 1 << 15


class Difference(Exception):
    """The rules and the oracle don't say the same."""


class Replayer:
    """Replays matches of one game."""

    def __init__(self, tables: dict[str, Any]) -> None:
        self.game: str = tables["game"]
        self.variants: list[str] = tables["variants"]
        self.sheet_names: list[str] = tables["sheets"]
        self.phases: list[str | None] = tables["phases"]
        self.die_names: list[str] = tables["dieNames"]
        self.faces: list[dict[int, Any]] = [{int(n): face for n, face in die} for die in tables["faces"]]
        self.dice_are_a_list: bool = tables["diceAreAList"]
        self.codes: dict[object, int] = {hashable(action): code for code, action in tables["actions"]}
        self.cells: int = tables["cells"]
        # Oracles hand out the same objects again and again: they are known by identity, by the code of their action.
        self.objects: list[Any] = [None] * (max(self.codes.values()) + 1)
        self.identities: list[int] = [0] * len(self.objects)
        self.identity_of = self.identities.__getitem__

    def replay(self, numbers: list[int]) -> Iterator[int]:
        """Check all matches of a chunk; the number of each as soon as it is done."""
        at = 0
        while at < len(numbers):
            require("event", numbers[at], START)
            match = numbers[at + 1] * MATCH_DIGIT + numbers[at + 2]
            begun = at
            try:
                at = self.replay_match(numbers, at + 3)
            except (Difference, ValueError, KeyError, IndexError, AssertionError) as difference:
                raise Difference(f"match {match}, {type(difference).__name__}: {difference}") from difference
            require("progress", at > begun, True)
            yield match

    def replay_match(self, numbers: list[int], at: int) -> int:
        seats, variant, first = numbers[at : at + 3]
        at += 3
        sheets = None
        if self.sheet_names:
            sheets = [self.sheet_names[number] for number in numbers[at : at + seats]]
            at += seats
        oracle = ORACLES[self.game](seats, self.variants[variant], first, None, sheets)
        while True:
            event = numbers[at]
            if event == THROW:
                at = self.follow_throw(oracle, numbers, at + 1)
            elif event == DECIDE:
                at = self.follow_decide(oracle, numbers, at + 1)
            else:
                require("event", event, END)
                return self.follow_end(oracle, seats, numbers, at + 1)

    def follow_throw(self, oracle: Any, numbers: list[int], at: int) -> int:
        require("active", numbers[at], oracle.active)
        at += 1
        shown = [faces.get(number) for faces, number in zip(self.faces, numbers[at : at + len(self.faces)])]  # noqa: B905
        if self.dice_are_a_list:
            oracle.throw(shown)
        else:
            oracle.throw({name: face for name, face in zip(self.die_names, shown) if face is not None})  # noqa: B905
        return at + len(self.faces)

    def follow_decide(self, oracle: Any, numbers: list[int], at: int) -> int:
        """Who decides and what is legal is compared here, so that the oracle needn't check it once more."""
        phase, active, bits = numbers[at : at + 3]
        at += 3
        require("phase", self.phases[phase], oracle.phase)
        require("active", active, oracle.active)
        deciders = [seat for seat in range(oracle.seats) if bits >> seat & 1]
        require("deciders", deciders, oracle.deciders())
        decisions = {}
        for seat in deciders:
            count = numbers[at]
            given = numbers[at + 1 : at + 1 + count]
            chosen = numbers[at + 1 + count]
            legal = oracle._list_legal(seat)
            seen = set(map(id, legal))
            if not len(seen) == len(legal) == count or seen != set(map(self.identity_of, given)):
                self.compare_by_value(oracle, seat, given, legal)
            decisions[seat] = self.objects[chosen]
            at += count + 2
        oracle._carry_out(decisions)
        return at

    def follow_end(self, oracle: Any, seats: int, numbers: list[int], at: int) -> int:
        require("over", oracle.is_over(), True)
        scores, fails, sheets = oracle.scores(), oracle.fails(), oracle.sheets()
        for seat in range(seats):
            require(f"score of seat {seat}", numbers[at], scores[seat])
            require(f"fails of seat {seat}", numbers[at + 1], fails[seat])
            at += 2
            require(f"sheet of seat {seat}", numbers[at : at + self.cells], list(flat(self.game, sheets[seat])))
            at += self.cells
        return at

    def compare_by_value(self, oracle: Any, seat: int, given: list[int], legal: list[Any]) -> None:
        """The same actions in any order, none of them twice; then their objects are known."""
        codes = [self.codes[hashable(action)] for action in legal]
        if sorted(given) != sorted(codes):
            raise Difference(self.unlike(oracle, seat, given, codes))
        for code, action in zip(codes, legal):  # noqa: B905
            self.objects[code] = action
            self.identities[code] = id(action)

    def unlike(self, oracle: Any, seat: int, given: list[int], expected: list[int]) -> str:
        names = {code: action for action, code in self.codes.items()}
        missing = [names[code] for code in expected if code not in given]
        too_many = [names.get(code, code) for code in given if code not in expected]
        return (
            f"legal actions of seat {seat} of {oracle.seats} in phase {oracle.phase}: missing {missing}, "
            f"too many {too_many}, {len(given)} given; dice {oracle.dice}, sheet {oracle.sheets()[seat]}"
        )


def require(what: str, given: object, expected: object) -> None:
    if given != expected:
        raise Difference(f"{what}: given {given}, expected {expected}")


def hashable(action: Any) -> object:
    if isinstance(action, str):
        return action
    ((kind, value),) = action.items()
    return kind, tuple(value) if isinstance(value, list) else value


def flat(game: str, sheet: Any) -> Iterator[int]:
    """A sheet's entries as the rules count them: 0 where nothing is written, -1 where something is crossed out."""
    if game == "qwantum":
        for row in sheet.values():
            yield from row
            yield from [0] * (6 - len(row))
        return
    rows = sheet["rows"] if game == "twenty-one" else list(sheet.values()) if isinstance(sheet, dict) else sheet
    for row in rows:
        for entry in row:
            yield -1 if entry == "x" else entry or 0


def main() -> None:
    source, answers = sys.stdin.buffer, sys.stdout
    replayer = Replayer(json.loads(source.readline()))
    while line := source.readline():
        numbers = array("h")
        numbers.frombytes(source.read(int(line)))
        done = 0
        answer: dict[str, Any] = {}
        try:
            for _match in replayer.replay(numbers.tolist()):
                done += 1
        except Difference as difference:
            answer["difference"] = str(difference)
        answers.write(json.dumps({"done": done, **answer}) + "\n")
        answers.flush()


if __name__ == "__main__":
    main()

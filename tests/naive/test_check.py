"""The check of traces: it passes what is right, and finds every kind of difference."""

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from . import ORACLES
from .check import check_trace, main
from .self_play import random_match

SEATS = {"qwinto": 6, "qwantum": 4, "twenty-one": 6, "splitter": 12}
VARIANTS = {"qwinto": ["standard"], "qwantum": ["standard"], "twenty-one": ["standard"], "splitter": ["A", "B"]}
TABLES = [
    (game, variant, seats) for game in ORACLES for variant in VARIANTS[game] for seats in range(1, SEATS[game] + 1)
]

Line = dict[str, Any]


def trace(game: str, seats: int, variant: str, matches: int = 1) -> list[Line]:
    """Random matches with their legal actions in a random order; every line its own copy."""
    chance = random.Random(f"{game} {seats} {variant}")
    lines = []
    for match in range(matches):
        for line in random_match(game, match, seats, variant, chance):
            chance.shuffle(line.get("legal", []))
            lines.append(json.loads(json.dumps(line)))
    return lines


def texts(lines: list[Line]) -> list[str]:
    return [json.dumps(line) for line in lines]


def nth(lines: list[Line], event: str, phase: str | None = None, n: int = 0) -> int:
    """Where the nth line with this event and phase stands."""
    return [i for i, line in enumerate(lines) if line["event"] == event and line.get("phase") == phase][n]


@pytest.mark.parametrize(("game", "variant", "seats"), TABLES)
def test_random_matches_of_the_oracle_pass(game: str, variant: str, seats: int) -> None:
    assert check_trace(texts(trace(game, seats, variant, matches=2))) == 2


def test_lines_of_deciders_come_in_any_order() -> None:
    lines = trace("qwinto", 2, "standard")
    here = nth(lines, "decide", "write")
    lines[here], lines[here + 1] = lines[here + 1], lines[here]
    assert check_trace(texts(lines)) == 1


def change(event: str, phase: str | None, field: str, value: Callable[[Any], Any]) -> Callable[[list[Line]], None]:
    def tamper(lines: list[Line]) -> None:
        line = lines[nth(lines, event, phase)]
        line[field] = value(line[field])

    return tamper


def drop(event: str, phase: str | None = None) -> Callable[[list[Line]], None]:
    def tamper(lines: list[Line]) -> None:
        del lines[nth(lines, event, phase)]

    return tamper


def repeat(event: str, phase: str | None = None) -> Callable[[list[Line]], None]:
    def tamper(lines: list[Line]) -> None:
        here = nth(lines, event, phase)
        lines.insert(here, lines[here])

    return tamper


def plus_one(number: int) -> int:
    return number + 1


def first_plus_one(numbers: list[int]) -> list[int]:
    return [numbers[0] + 1, *numbers[1:]]


TAMPERINGS: dict[str, tuple[str, Callable[[list[Line]], None]]] = {
    "another first seat": ("qwinto", change("start", None, "first", lambda seat: 1 - seat)),
    "no such seat": ("qwinto", change("start", None, "first", lambda _: 2)),
    "too many seats": ("qwantum", change("start", None, "seats", lambda _: 5)),
    "unknown variant": ("qwinto", change("start", None, "variant", lambda _: "A")),
    "unknown game": ("qwinto", change("start", None, "game", lambda _: "quinto")),
    "another board": ("splitter", change("start", None, "variant", lambda _: "B")),
    "exchanged cards": ("twenty-one", change("start", None, "cards", lambda cards: cards[::-1])),
    "one sheet for two": ("twenty-one", change("start", None, "sheets", lambda letters: letters[:1] * 2)),
    "start missing": ("qwinto", drop("start")),
    "impossible face": ("splitter", change("throw", None, "dice", lambda dice: [0, dice[1]])),
    "foreign face": ("qwantum", change("throw", None, "dice", lambda dice: {**dice, "1": "P1"})),
    "die missing": ("twenty-one", change("throw", None, "dice", lambda dice: {"red": dice["red"]})),
    "another thrower": ("qwinto", change("throw", None, "active", lambda seat: 1 - seat)),
    "throw missing": ("qwinto", drop("throw")),
    "throw repeated": ("qwinto", repeat("throw")),
    "another active": ("qwinto", change("decide", "write", "active", lambda seat: 1 - seat)),
    "another phase": ("qwinto", change("decide", "again", "phase", lambda _: "write")),
    "dice before they are thrown": ("qwinto", change("decide", "dice", "dice", lambda _: {"orange": 1})),
    "no dice": ("splitter", change("decide", "place", "dice", lambda _: None)),
    "another taken colour": ("qwantum", change("decide", "second", "taken", lambda c: "red" if c != "red" else None)),
    "another fail": ("qwinto", change("decide", "write", "fails", first_plus_one)),
    "another sheet": ("splitter", change("decide", "place", "sheets", lambda sheets: sheets[:1])),
    "a legal action missing": ("qwantum", change("decide", "again", "legal", lambda legal: legal[1:])),
    "a legal action twice": ("qwantum", change("decide", "again", "legal", lambda legal: [*legal, legal[5]])),
    "one for another": ("splitter", change("decide", "place", "legal", lambda legal: [legal[0], *legal[:-1]])),
    "an illegal action more": ("qwinto", change("decide", "write", "legal", lambda legal: [*legal, "cross"])),
    "an illegal choice": ("twenty-one", change("decide", "write", "chosen", lambda _: "pass")),
    "a float": ("splitter", change("throw", None, "dice", lambda dice: [float(dice[0]), dice[1]])),
    "a truth value": ("qwinto", change("throw", None, "active", bool)),
    "a decision missing": ("splitter", drop("decide", "place")),
    "a decision repeated": ("splitter", repeat("decide", "place")),
    "another match": ("qwinto", change("throw", None, "match", plus_one)),
    "end too early": ("qwinto", lambda lines: lines.insert(nth(lines, "throw"), lines[-1])),
    "end missing": ("qwinto", drop("end")),
    "another score": ("twenty-one", change("end", None, "scores", first_plus_one)),
    "another last fail": ("qwinto", change("end", None, "fails", first_plus_one)),
    "another last sheet": ("splitter", change("end", None, "sheets", lambda sheets: sheets[::-1])),
    "a field more": ("qwinto", lambda lines: lines[2].update({"taken": None})),
    "a field less": ("qwinto", lambda lines: lines[-1].__delitem__("fails")),
    "an unknown event": ("qwinto", change("throw", None, "event", lambda _: "roll")),
}


@pytest.mark.parametrize("name", TAMPERINGS)
def test_a_difference_is_found_and_named_with_match_and_line(name: str) -> None:
    game, tamper = TAMPERINGS[name]
    lines = trace(game, 2, VARIANTS[game][0])
    tamper(lines)
    with pytest.raises(AssertionError, match=r"^match \d+, line \d+: "):
        check_trace(texts(lines))


def test_text_that_is_no_json_is_a_difference() -> None:
    with pytest.raises(AssertionError, match=r"^match None, line 1: "):
        check_trace(["{"])


def test_the_command_tells_the_result(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "trace.jsonl"
    lines = trace("qwinto", 2, "standard", matches=2)
    file.write_text("\n".join(texts(lines)), encoding="utf-8")
    assert main([str(file)]) == 0
    assert capsys.readouterr().out == "2 matches checked, no difference\n"
    lines[-1]["scores"][0] += 1
    file.write_text("\n".join(texts(lines)), encoding="utf-8")
    assert main([str(file)]) == 1
    assert capsys.readouterr().out.startswith(f"DIFFERENCE after 1 matches: match 1, line {len(lines)}: scores")
    file.write_text("", encoding="utf-8")
    assert main([str(file)]) == 1

"""Last turns of Qwinto and Qwantum alone, which end the match whatever falls, by brute force from the naive rules."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from rollwright.analysis import judge, values
from rollwright.games import game
from rollwright.games.qwantum import rules as qwantum_rules
from rollwright.games.qwantum.state import State as QwantumState
from rollwright.games.qwinto import rules as qwinto_rules
from rollwright.games.qwinto.state import State as QwintoState
from tests.naive.ends import Known, decided, thrown, worth
from tests.naive.qwantum import Qwantum
from tests.naive.qwinto import COLOURS, FIELDS, Qwinto

EXACT = 1e-9


def qwinto_end(rows: dict[str, list[int]]) -> tuple[Any, Qwinto]:
    """Three failed throws, and these rows: a 0 is a free field."""
    naive = Qwinto(1, "standard", 0)
    naive._fails = [3]
    record = np.frombuffer(game("qwinto").start(1).data, np.int8).copy().view(qwinto_rules.STATE)
    record[0]["fails"][0] = 3
    for row, colour in enumerate(COLOURS):
        for column, number in zip(FIELDS[colour], rows[colour], strict=True):
            naive.rows[0][colour][column] = number
            record[0]["cells"][0, row, column] = number
    return QwintoState(record.tobytes()), naive


@pytest.mark.parametrize(
    "rows",
    [
        # The last field of the yellow row wants a 9 to 11; no number fits between 6 and 7 in the purple row.
        {
            "orange": [1, 2, 5, 6, 8, 10, 12, 14, 15],
            "yellow": [2, 3, 4, 5, 7, 8, 0, 12, 13],
            "purple": [1, 3, 6, 0, 7, 9, 10, 11, 13],
        },
        # Either free field ends the match: the left one takes small numbers, the right one large ones.
        {
            "orange": [2, 4, 6, 7, 9, 11, 13, 14, 16],
            "yellow": [0, 5, 7, 9, 10, 12, 14, 15, 17],
            "purple": [1, 3, 5, 8, 11, 13, 15, 16, 0],
        },
    ],
)
def test_a_last_turn_of_qwinto_is_valued_as_by_brute_force(rows: dict[str, list[int]]) -> None:
    state, naive = qwinto_end(rows)
    rules: Any = game("qwinto")
    known: Known = {}
    assert values(state).points[0] == pytest.approx(worth(naive, known), abs=EXACT)
    _check_actions(rules, state, naive, known)
    for picked, faces in ((["yellow"], [5]), (["orange", "yellow", "purple"], [6, 2, 2]), (COLOURS, [6, 6, 6])):
        action = rules.notation.action_from_json({"dice": list(picked)})
        now, beside = rules.decide(state, {0: action}), decided(naive, {"dice": list(picked)})
        for decision in ("again", "keep"):
            now, beside = rules.throw(now, faces), thrown(beside, dict(zip(picked, faces, strict=True)))
            if decision == "again":
                assert values(now).points[0] == pytest.approx(worth(beside, known), abs=EXACT)
                _check_actions(rules, now, beside, known)
                now = rules.decide(now, {0: rules.notation.action_from_json("again")})
                beside = decided(beside, "again")
                assert values(now).points[0] == pytest.approx(worth(beside, known), abs=EXACT)
        assert values(now).points[0] == pytest.approx(worth(beside, known), abs=EXACT)
        _check_actions(rules, now, beside, known)


def _check_actions(rules: Any, state: Any, naive: Any, known: Known) -> None:
    told = {str(rules.notation.action_to_json(one.action)): one.score for one in judge(state, 0)}
    brute = {str(action): worth(decided(naive, action), known) for action in naive.legal(0)}
    assert told == pytest.approx(brute, abs=EXACT)


def test_a_last_turn_of_qwantum_is_valued_as_by_brute_force() -> None:
    """Four failed throws, and one free field for a number below 12."""
    rows = {"purple": [3, 6, 9, 14, 12], "blue": [2, 4, 8, 13, 9, 7], "red": [4, 5, 7, 15, 11, 3]}
    rows["yellow"] = [1, 5, 10, 12, 8, 2]
    naive = Qwantum(1, "standard", 0)
    naive._fails = [4]
    naive.rows[0] = {colour: list(row) for colour, row in rows.items()}
    rules: Any = game("qwantum")
    record = np.frombuffer(rules.start(1).data, np.int8).copy().view(qwantum_rules.STATE)
    record[0]["fails"][0] = 4
    for row, colour in enumerate(("purple", "blue", "red", "yellow")):
        record[0]["written"][0, row] = len(rows[colour])
        record[0]["cells"][0, row, : len(rows[colour])] = rows[colour]
    faces = ["P6", "P4", "P3", "P3", "P5", "B3", 5]
    state = rules.throw(QwantumState(record.tobytes()), faces)
    beside = thrown(naive, dict(zip(["1", "2", "3", "4", "5", "6", "white"], faces, strict=True)))
    known: Known = {}
    told = {str(rules.notation.action_to_json(one.action)): one.score for one in judge(state, 0)}
    for action in ("keep", {"again": [1]}, {"again": [2, "white"]}, {"again": [1, 4, 5]}, {"again": [1, 2, 3, 4]}):
        assert told[str(action)] == pytest.approx(worth(decided(beside, action), known), abs=EXACT)
    kept = rules.decide(state, {0: rules.notation.action_from_json("keep")})
    _check_actions(rules, kept, decided(beside, "keep"), known)
